# Perché una mossa è migliore di un’altra. $part è una voce del punteggio.

explanation-gain = Circa { $more ->
    [one] { $more } punto
   *[other] { $more } punti
} in più alla fine.
explanation-gain-part = Circa { $more ->
    [one] { $more } punto
   *[other] { $more } punti
} in più alla fine, soprattutto alla voce «{ $part }».
explanation-later = Meno punti adesso, ma circa { $more ->
    [one] { $more } punto
   *[other] { $more } punti
} in più alla fine.
explanation-later-part = Meno punti adesso, ma circa { $more ->
    [one] { $more } punto
   *[other] { $more } punti
} in più alla fine, soprattutto alla voce «{ $part }».
explanation-loss = { $seat }: circa { $less ->
    [one] { $less } punto
   *[other] { $less } punti
} in meno alla fine.
explanation-cost = Costa dei punti, ma { $seat } ne perde di più: circa { $less ->
    [one] { $less } punto
   *[other] { $less } punti
}.
