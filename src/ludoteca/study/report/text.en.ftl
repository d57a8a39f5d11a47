# What a study of many games says.

## Numbers

percent = { $number }%
points-of-hundred = { $number } points of 100
moves = { $number } moves
score-points = { $number } points
deviations = { $number } standard deviations
from-to = { $low } to { $high }

## What figures are about

label-seat = { $about } wins
label-seat-score = { $about }, mean score
label-bot = { $about } wins
label-bot-score = { $about }, mean score
label-length = Length of a game
label-score-top = Best score of a game
label-score-lead = Lead over the second
label-part = Mean score: { $about }
label-part-winner = Mean score of winners: { $about }
label-reason = End: { $about }
label-decided = Decided by: { $about }
label-held = { $about }: seats that have it
label-thing = { $about }: wins with it, less wins without
label-winner = Winners: { $about }
label-luck = Variance that goes with { $about }
points-of = points: { $about }
luck-seat = the seat
luck-deal = the deal
luck-bot = the bot
luck-after = what comes after
decided-score = the score
decided-shared = nothing, the victory is shared

## The report

report-game = { $game }: a study of { $games } games
report-setting = { $seats } seats · { $bots } · edition “{ $edition }” · seed { $seed }
report-intro = Every deal was played once for each rotation of the bots over the seats. Intervals hold with 95 in 100; deals are what was drawn at random, so games of one deal and seats of one game never count as independent.
report-reconstructed = Figures of the edition that are marked as reconstructed are ours, not the printed ones. What is said here is about the edition named above.
report-clock = Bots that think by the clock play otherwise on every machine: these games cannot be played again exactly.
head-seats = Wins by seat
note-seats = The dashed line is an equal share. A shared victory counts in shares.
head-bots = Wins by bot
note-bots = Every bot has had every seat on every deal.
head-things = What seats have, and how often they win
note-things = How much more often seats with it win than seats without, only in games where some have it and some have not. In grey: how many seats have it. It goes with winning and need not cause it: who is ahead can afford more.
head-parts = Parts of the score
head-length = Length
note-length = { $mean } moves on average
head-scores = Scores
note-scores = of all seats
head-luck = Luck and skill
note-luck = Of the variance of a seat’s margin over the table’s mean, { $before } goes with what was there before the first move (seat and deal), { $bot } with which bot plays, and { $after } with what comes after: luck during the game, and decisions that went otherwise.
note-same-bots = All seats are played by the same bot, so nothing can go with the bot here.
head-rules = How often rules mattered
note-rules = { $games ->
    [one] Counted in { $games } of these games, told move by move.
   *[other] Counted in { $games } of these very games, told move by move.
}
column-event = What happens
column-among = In so many games
column-times = Times a game
head-ends = How games end
head-winners = What separates winners
note-winners = How much more of it winners have than the others, in standard deviations. From 0.2 on a difference is usually called small, from 0.5 medium, from 0.8 large.
head-comparison = What changes from “{ $before }” to “{ $after }”
note-comparison = Both editions were played on the same deals with the same luck. { $count } figures are compared; their intervals are widened after Bonferroni, so that with 95 in 100 all of them hold at once.
verdict-none = No difference is shown in any of { $count } figures.
verdict-some = { $differing } of { $count } figures differ.
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
    [one] { $count } figure without a shown difference
   *[other] { $count } figures without a shown difference
}
all-seats = all seats
winners = winners
axis-share = share of wins
axis-difference = difference of the share of wins
axis-points = points
axis-moves = moves
axis-games = games
axis-deviations = standard deviations
head-again = Once more
note-again = The same command gives the same games, on any number of cores or machines:

## The command line

simulating = playing
simulation-title = { $game }, { $games } games
simulation-kept = Games: { $folder }
simulation-report = Report: { $file }
things-strongest = { $group }: most and least often with winners
