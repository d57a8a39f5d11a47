"""The API: HTTP and WebSockets, with the checks that every request passes."""
