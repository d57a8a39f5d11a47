"""People: accounts, names, tokens, reports and bans.  ``storage.store`` has the rows of people.

Accounts    people, names               registering and signing in; which names are possible
            person_views, results       a person as others see them; what they have played
            person_data                 deleting everything that is known of a person, or their name
Rights      rights, tokens              what a token lets its holder do; signing and reading tokens
Operators   reports, operator_log       what people report; what operators did
            bans, last_addresses        networks that are kept out; where people came from last
"""
