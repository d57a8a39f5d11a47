# What is wrong with an environment.

wrong-mask = “mask” is one of { $masks }, not { $value }.
opponent-count = The “opponents” are one bot, or { $count } for { $seats } seats, not { $value }.
wrong-seat = The “seat” is a number from 0 to { $last }, or None for any, not { $value }.
policy-not-compiled = Vector environments have no opponent “{ $policy }”.
wrong-render-mode = The “render_mode” is None or one of { $modes }, not { $value }.
wrong-environment-count = “num_envs” is a whole number from 1, not { $value }.
wrong-threads = “threads” is a whole number from 1, or None for one per core, not { $value }.
reset-first = Call reset first: no match has begun.
reset-again = The match is over. Call reset to begin another one.
not-an-action = An action is a whole number from 0 to { $last }, not { $value }.
not-actions = Actions are one whole number for each of { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, not { $given }.
no-such-agent = There is no agent “{ $agent }”. The agents are { $agents }.
