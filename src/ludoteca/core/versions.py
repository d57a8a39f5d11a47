"""Versions: what this release is, and what it can read and talk to.  docs/versions.md has the promises.

The rules of each game have a version of their own: ``Definition.version`` in its folder.
"""

PACKAGE = "1.1.0.dev0"  # after a release: the next one, with .dev0
API = 1  # of the server, over HTTP and WebSockets
RECORD = 1  # of the format of records
DATABASE = 10  # the number of the last migration
