"""Closing codes of WebSockets, with their usual names."""

POLICY_VIOLATION = 1008  # the client has broken a limit or has no right to be here
INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013
