"""Messages: what goes over HTTP and WebSockets, as JSON.

Parts       fields                            types of fields, with their limits
            answers                           accepted, refused, healthy
HTTP        games, people, tables             requests and answers of players
            moderation, push, desk            of agreements and reports, of reminders, of operators
Sockets     log, sockets                      entries of a log and the news of them; all other messages

Client types for TypeScript are generated from them (``scripts/types``).
"""
