"""Limits: rates, quotas and fair queues, so that no client slows others down.

Who         addresses                        addresses as limits count them
What        rates                            how often, and how many at once
            request_limits, socket_limits    all limits on requests; what several sockets share
            guesses, backpressure            wrong passwords; moves that are being written
Turns       fair_queue                       work in threads, shared evenly
"""
