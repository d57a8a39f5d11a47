# What is wrong with a training.

other-checkpoint = { $folder } holds a training of another game than { $game }, or for other figures. Choose another folder.
no-teacher = { $bot } cannot teach: it does not search.
games-kept = The finished games are in { $folder }: run the same command to go on.
