"""Messages: what goes over HTTP and WebSockets, as JSON."""
