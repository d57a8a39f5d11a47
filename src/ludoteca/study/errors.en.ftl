# What is wrong with a study or an arena.

no-games = At least one game must be played, not { $games }.
too-few-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} cannot fill { $seats } seats. Name at least as many bots as seats.
too-many-bots = { $bots ->
    [one] There is { $bots } bot
   *[other] There are { $bots } bots
} for { $seats } seats. With “ludoteca arena” all groups of bots meet.
other-bots = { $file } holds the games of other bots. Choose another file.
other-rules = { $file } holds games under other rules or with other figures. Choose another file.
other-study = { $folder } holds games with { $key } { $found }, not { $wanted }. Choose another folder.
worker-died = A worker process died. Run the same command with --folder to continue with the games that are missing.
no-cluster = No Ray cluster answers at “{ $address }”.
