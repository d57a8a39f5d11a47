# Why a move is better than another one. $part is a line of the score pad.

explanation-gain = About { $more ->
    [one] { $more } point
   *[other] { $more } points
} more in the end.
explanation-gain-part = About { $more ->
    [one] { $more } point
   *[other] { $more } points
} more in the end, mostly under “{ $part }”.
explanation-later = It scores less now, but about { $more ->
    [one] { $more } point
   *[other] { $more } points
} more in the end.
explanation-later-part = It scores less now, but about { $more ->
    [one] { $more } point
   *[other] { $more } points
} more in the end, mostly under “{ $part }”.
explanation-loss = { $seat } is expected to score about { $less ->
    [one] { $less } point
   *[other] { $less } points
} less.
explanation-cost = It costs points, but { $seat } is expected to lose more: about { $less ->
    [one] { $less } point
   *[other] { $less } points
}.
