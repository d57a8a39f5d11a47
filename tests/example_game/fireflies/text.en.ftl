game-title = FIREFLIES
game-line = Fill a jar with light.
card-faint = Light 1.
card-bright = Light 2.
card-dazzling = Light 3.
label-night = Night
label-jar = jar
label-cards = Fireflies
label-name = Name
label-copies = Copies
label-light = Light
label-origin = Origin
move-catch = Catch a firefly
move-release = Release { $card }
ask-turn = Catch or release a firefly.
event-turn = { $seat } begins a turn
event-catches = { $seat } catches { $cards }
event-catches-hidden = { $seat } catches { $count ->
    [one] { $count } firefly
   *[other] { $count } fireflies
}
event-releases = { $seat } releases { $card }
event-fly-away = Two fly away: { $card }
event-over = The game is over
score-total = Total
part-light = Light
tie-fireflies = Fireflies, for ties
reason-dawn = The night is empty.
