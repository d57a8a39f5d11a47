"""Limits: rates, quotas and fair queues, so that no client costs others anything."""
