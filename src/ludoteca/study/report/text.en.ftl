# What a study of many games says.

## Numbers

from-to = { $low } to { $high }
seat = Seat { $number }

## What figures are about

label-seat = { $about }: wins
label-seat-score = { $about }: mean score
label-bot = { $about }: wins
label-bot-score = { $about }: mean score
label-length = Length of a game, in moves
label-score-top = Best score of a game
label-score-lead = Lead over second place
label-part = Mean score: { $about }
label-part-winner = Mean score of the winners: { $about }
label-reason = End of the game: { $about }
label-decided = Decided by: { $about }
label-held = { $about }: players who have it
label-item = { $about }: wins with it minus wins without
label-winner = Winners: { $about }
label-luck = Share of the variance: { $about }
points-of = points: { $about }
luck-seat = the seat
luck-deal = the deal
luck-bot = the bot
luck-after = the rest of the game
decided-score = the score
decided-shared = nothing, a shared victory

## The report

report-game = { $games ->
    [one] { $game }: a study of { $games } game
   *[other] { $game }: a study of { $games } games
}
report-setting = { $seats ->
    [one] { $seats } seat · { $bots } · edition “{ $edition }” · seed { $seed }
   *[other] { $seats } seats · { $bots } · edition “{ $edition }” · seed { $seed }
}
report-intro = Every deal was played once for each rotation of the bots over the seats. Confidence intervals are at 95%. Deals are what was drawn at random, so games of one deal and seats of one game never count as independent.
report-reconstructed = Figures of the edition that are marked reconstructed are our reconstruction, not the printed ones. Everything here is about the edition named above.
report-clock = Bots that think by the clock play differently on every machine: these games cannot be repeated exactly.
head-seats = Wins by seat
note-seats = The dashed line is an equal share. A shared victory is divided.
head-bots = Wins by bot
note-bots = Every bot has played every deal from every seat.
head-items = What players have, and how often they win
note-items = How much more often players with it win than players without, only in games where some have it and some do not. In grey: how many players have it. It goes with winning but need not cause it: whoever is ahead can afford more.
head-parts = Parts of the score
head-length = Length of a game, in moves
note-length = On average: { $mean }
head-scores = Scores
note-scores = of all players
head-luck = Luck and skill
note-luck = A player's margin over the average of the table varies. { $before } of this variance comes from what is settled before the first move (seat and deal), { $bot } from which bot plays, and { $after } from the rest: luck during the game, and different decisions.
note-same-bots = The same bot plays in all seats, so nothing can come from the bot here.
head-rules = How often rules mattered
note-rules = { $games ->
    [one] Counted in { $games } of these games, replayed move by move.
   *[other] Counted in { $games } of these games, replayed move by move.
}
column-event = What happens
column-among = Share of games
column-times = Times a game
head-ends = How games end
head-winners = What separates winners
note-winners = How much more of it winners have than the others, in standard deviations. A difference of 0.2 is usually called small, 0.5 medium, 0.8 large.
head-comparison = What changes from “{ $before }” to “{ $after }”
note-comparison = { $count ->
    [one] Both editions were played on the same deals with the same luck. { $count } figure is compared; its interval is widened by Bonferroni's method.
   *[other] Both editions were played on the same deals with the same luck. { $count } figures are compared; their intervals are widened by Bonferroni's method, so that all of them hold at once with 95% confidence.
}
verdict-none = { $count ->
    [one] The only figure shows no difference.
   *[other] None of the { $count } figures shows a difference.
}
verdict-some = Figures that differ: { $differing } of { $count }.
verdict-more = more
verdict-less = less
verdict-same = no difference shown
column-figure = Figure
column-before = { $edition }
column-change = Change
column-interval = Interval
column-verdict = Verdict
column-value = Value
all-figures = All figures
other-figures = { $count ->
    [one] { $count } figure without a difference
   *[other] { $count } figures without a difference
}
all-seats = all players
winners = winners
axis-share = share of wins
axis-difference = difference in the share of wins
axis-points = points
axis-moves = moves
axis-games = games
axis-deviations = standard deviations
head-again = How to repeat it
note-again = The same command plays the same games, on any number of cores or machines:

## The command line

simulating = playing
simulation-title = { $games ->
    [one] { $game }, { $games } game
   *[other] { $game }, { $games } games
}
simulation-kept = Games: { $folder }
simulation-report = Report: { $file }
items-strongest = { $group }: most and least often with winners
