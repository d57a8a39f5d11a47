"""Tables: people and bots around a match, and everything that happens there.

In memory     tables, live_table         finding tables; one of them with its rows and its listeners
              replayed_log               its log and what follows from it, such as the match
              listeners, broadcasts      who hears what happens there, and how they are told
              table_setup                the rows of a new table
Playing       moves, turns, clocks       moves and undo; whose turn it is; how much time is left
              bot_turns                  the tables where a bot must play
              leases, shared_leases      which process plays the bots of a table
              ratings, eligibility       how well people play; which matches count
Seats         seating, departures        joining, leaving and coming back; who has left
              agreements, rematches      what everybody must want
              presence, table_presence   who is there
              closing, moderation        ending a table; kicking, muting, reporting
              chat, reminders            what people say, and what those who are away are told
              revocation                 tokens that no longer count
              person_deletion            deleting a person with their data
Looking       table_views, past_views    what clients may see, now and earlier
              history, records           a table after any entry; finished matches as text, and back
Old rules     rules_upgrade              what happens when the rules of a game have changed
"""
