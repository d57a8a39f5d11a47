"""The API: everything that comes from clients, over HTTP and WebSockets.

Requests    handlers, requests                 decorators of handlers; who sends a request
            games, people, tables, records     what players ask for
            moderation, push                   agreements and reports; browsers in which to remind people
            desk, health                       what operators and their programs ask for
            pages                              the built browser pages
            guards, proxies                    checks before every request; which addresses and hosts are real
            error_responses, schemas           what is answered if not; the messages in the OpenAPI document
Sockets     sockets, table_clients             a connection to a table; what its client does there
            client_messages, client_sender     texts from a client decoded; messages to it sent or kept
            text_socket, closing_codes         a WebSocket without the framework; why it is closed
Below       connections, metering              how many are open; how fast sockets are read

Nothing else imports it, but ``app``, ``process`` and ``ludoteca.offline``.
"""
