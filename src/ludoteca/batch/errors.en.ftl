# What is wrong with a batch.

no-gpu = This machine has no NVIDIA GPU. Leave the device out to use the cores.
wrong-batch-size = The size of a batch is a whole number from 1, not { $value }.
no-seats-listed = The list of “seats” is empty. Give one number of seats, or several that matches take in turn.
wrong-batch-threads = The number of threads is a whole number from 1, or None for one per core, not { $value }.
wrong-device = A device is Cores(game) or Gpu(game), not { $value }.
other-device = This device is for { $other }, or for other figures of { $game }.
batch-seat = Match { $match } has seats 0 to { $last }, not { $value }.
actions-each = Actions are one whole number for each of { $size ->
    [one] { $size } match
   *[other] { $size } matches
}.
seats-each = Seats are one whole number for each of { $size ->
    [one] { $size } match
   *[other] { $size } matches
}.
array-shape = This is an array of shape { $shape }.
array-type = This is an array of the type { $type }.
not-an-array = This is not an array.
