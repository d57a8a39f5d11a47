"""Limits: rates, quotas and fair queues, so that no client slows others down."""
