# What is wrong with a batch.

no-gpu = This machine has no NVIDIA GPU. Leave the device out to use the cores.
empty-batch = A batch has at least one match, not { $size }.
batch-seat = A seat is a number from 0 to { $last }.
actions-each = Actions are one whole number for each of { $size ->
    [one] { $size } match
   *[other] { $size } matches
}, not { $given }.
seats-each = Seats are one whole number for each of { $size ->
    [one] { $size } match
   *[other] { $size } matches
}, not { $given }.
