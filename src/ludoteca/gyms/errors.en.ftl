# What is wrong with an environment.

wrong-mask = The “mask” is in one of { $masks }, not in { $value }.
opponent-count = The “opponents” are one name, or { $count } for { $seats } seats, not { $value }.
wrong-seat = The “seat” is a number from 0 to { $last }, or None for any, not { $value }.
policy-not-compiled = The opponent “{ $policy }” is not compiled.
