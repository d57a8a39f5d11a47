game-title = LUCCIOLE
game-line = Riempi di luce un barattolo.
card-faint = Luce 1.
card-bright = Luce 2.
card-dazzling = Luce 3.
label-night = Notte
label-jar = barattolo
label-cards = Lucciole
label-name = Nome
label-copies = Copie
label-light = Luce
label-origin = Origine
move-catch = Cattura una lucciola
move-release = Libera { $card }
ask-turn = Cattura o libera una lucciola.
event-turn = { $seat } comincia il turno
event-catches = { $seat } cattura { $cards }
event-catches-hidden = { $seat } cattura { $count ->
    [one] { $count } lucciola
   *[other] { $count } lucciole
}
event-releases = { $seat } libera { $card }
event-fly-away = Due volano via: { $card }
event-over = La partita è finita
score-total = Totale
part-light = Luce
tie-fireflies = Lucciole, in caso di parità
reason-dawn = La notte è vuota.
