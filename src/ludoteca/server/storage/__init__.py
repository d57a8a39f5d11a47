"""Storage: the database, its schema and migrations, and everything that is written to it.

Database      database, schema           SQLite or PostgreSQL; its tables
              migrations                 from the schema of older releases to this one
              database_errors, probe     what is raised while it cannot be reached; whether it can be written
Reading       store, table_store         what the server reads and writes; what tables need of it
              rows, ids                  rows as typed objects; short names
Logs          log_entries, entry_bodies  what has happened at a table, and what each kind of entry stores
              log_writer, statements     appending entries of many tables in one commit
              postgres_log               the same for PostgreSQL, in one round trip
Later         tasks                      what servers still have to do
Deleting      deletion, retention        tables with all that belongs to them; what nobody has used for long
"""
