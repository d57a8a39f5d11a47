"""The cluster: server processes that share a database, the time they share and their notices.

Processes   membership           heartbeats, shared secrets, and who is alive
            game_time            what players' clocks count
Notices     notices              what processes tell each other
            fanout, channels     sending and receiving it; over PostgreSQL or Redis
"""
