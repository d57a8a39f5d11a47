# What is wrong with a study or an arena.

wrong-matches = “matches” is a whole number from 1, not { $value }.
wrong-workers = “workers” is a whole number from 1, not { $value }. Leave it out to use all cores.
no-bots = Name at least one bot.
one-bot = Name at least two bots.
bot-not-sent = Other processes cannot find { $bot }. Define it at the top of a module, with a name.
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
other-seed = { $file } holds games with the seed { $found }, not { $wanted }. Choose another file.
not-a-result = { $file }, line { $line }: This is not a result of an arena. Choose another file.
other-study = { $folder } holds games with { $key } { $found }, not { $wanted }. Choose another folder.
nothing-played = This study has no games yet. Call “run” first.
one-edition = This study has one edition. “compare_with” names another one.
rules-differ = Game { $match } of { $game } ended differently when it was played again without compiled code. This is a mistake of Ludoteca: please report it with this command.
keep-games = With { $option } finished games are kept, and the same command plays those that are missing.
no-cluster = No Ray cluster answers at “{ $address }”.
