"""Studies: bots play many matches, and a report shows the results.

Arena         arena                      bots against each other, with fair seats
              arena_file                 how their matches ended, and the file that keeps it
Both          seeds                      what the luck of their matches follows from
              manifest                   what the files of a folder were made from
Simulation    plan, simulation           which matches are played; playing and saving them
              matches, loops, workspace  playing them, compiled if no bot looks ahead
              network_loops              the same where networks have seats
              workers, cluster           on this machine, or on many
              shards                     the matches as Parquet files
Results       tally, statistics          sums of all matches, and what follows from them
              groups                     what statistics are about
              intervals, comparison      how sure it is; what changes from one edition to another
              report                     tables and charts
              faults                     what studies refuse
"""
