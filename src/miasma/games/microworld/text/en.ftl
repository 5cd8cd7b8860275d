# Microworld

## The picture: names and tips of everything on the table

title = Microworld
scene-title = { title }
scene-you = You
scene-left =
    { $n ->
        [one] 1 marker left
       *[other] { $n } markers left
    }

# Quarters, cells, tissues
scene-quarter = Quarter { $where }
scene-quarter-tile = Tile { $side }.
scene-quarter-empty = No tile lies here yet.
scene-free = Free.
scene-free-gene = Free, with an unseen gene.
scene-free-gene-open = Free, with the gene { $gene }.
scene-marker =
    { $seat ->
        [virus] A virus is here.
       *[antibody] An antibody is here.
    }
scene-turned = It is flipped: it comes off before the final scoring.
scene-dormant = A gene lies under it.
scene-last = Placed last.
scene-barred =
    { $seat ->
        [virus] Barrier of the virus: the antibody can’t place here in its next turn.
       *[antibody] Barrier of the antibody: the virus can’t place here in its next turn.
    }
scene-tissue =
    { $kind } tissue, { $size ->
        [one] 1 cell
       *[other] { $size } cells
    }: virus { $virus }, antibody { $antibody }.
scene-tissue-label = { $kind } tissue
scene-tissue-points =
    { $seat ->
        [you] You get
        [virus] The virus gets
       *[antibody] The antibody gets
    } { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
scene-tissue-nothing = It gives nobody points.
scene-sealed = Dead: it gives no points at the end.
scene-factor =
    { $factor ->
        [0] By extra rule it gives no points at the end.
        [2] By extra rule it counts double at the end.
       *[other] By extra rule it counts { $factor } times at the end.
    }
scene-gain = Placing here pays +{ $n }.
scene-gain-kind = +{ $n } of it comes at once for the kind of cell.
scene-gain-fill = +{ $n } of it is for the last free cell of the tissue.
scene-lit = You can choose it now.

# Tokens and markers on the board
scene-token = Unseen gene
scene-token-tip =
    { $under ->
        [under] Under the marker in { $cell }. Whoever later places a marker there takes it.
       *[free] In cell { $cell }. Whoever places here takes it.
    }
scene-piece =
    { $seat ->
        [virus] Virus { $n }
       *[antibody] Antibody { $n }
    }
scene-piece-at = In cell { $cell }.
scene-piece-sealed = It carries a seal: the tissue gives no points at the end.
scene-anchor = Placed last
scene-anchor-tip = The next marker goes into a free cell beside this one.
scene-seal-tip = It lies on the marker in { $cell }: the tissue there gives nobody points at the end.
scene-score =
    { $seat ->
        [virus] Virus
       *[antibody] Antibody
    }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
scene-score-space = Space { $n } of the score track.
scene-score-turned = The marker is turned over: it has reached { $n }.

# Genes
scene-genes = Genes
scene-genes-note = arrow: last used
scene-genes-tip = All nine genes and what they do.
scene-timing =
    { $timing ->
        [before] before
        [after] after
       *[copied] copies
    }
scene-timing-tip =
    { $timing ->
        [before] Used before placing.
        [after] Used after placing.
       *[copied] Used when the gene it copies could be used.
    }
scene-used-by =
    { $seat ->
        [you] You have used it.
        [virus] The virus has used it.
       *[antibody] The antibody has used it.
    }
scene-held-by =
    { $seat ->
        [you] You hold it.
        [virus] The virus holds it.
       *[antibody] The antibody holds it.
    }
scene-unseen = { $n } unseen
scene-held-tip =
    { $seat ->
        [virus] Held by the virus. Nobody else knows which gene it is.
       *[antibody] Held by the antibody. Nobody else knows which gene it is.
    }
scene-arrow = Gene arrow
scene-arrow-tip = { $gene } was used last. Transcription would copy it.
scene-reserve = Reserve
scene-reserve-note =
    { $n ->
        [0] empty
       *[other] { $n } unseen
    }
scene-reserve-tip =
    { $n ->
        [0] No gene lies beside the board.
        [one] 1 gene lies beside the board, seen by nobody.
       *[other] { $n } genes lie beside the board, seen by nobody.
    }
scene-reserve-open = Beside the board:
scene-inhibited =
    { $when ->
        [now] Inhibited this turn: no genes, no points for placing.
       *[next] Inhibited next turn: no genes, no points for placing.
    }
scene-due = +{ $n } at the end of the turn
scene-winner = Winner
scene-in-effect = In effect this turn: { $genes }
scene-fresh = It can be used from your next turn on.
scene-uses = Genes used this turn: { $n } of { $m }

# Goal, extra rules, mutations
scene-goal = Goal
scene-goal-hidden = The goal has not been drawn yet.
scene-goal-open = +{ $n } for the first
scene-goal-met =
    { $seat ->
        [you] met by you
        [virus] met by the virus
       *[antibody] met by the antibody
    }
scene-race-taken =
    { $seat ->
        [you] You were the first.
        [virus] The virus was the first.
       *[antibody] The antibody was the first.
    }
scene-mutation-left =
    { $n ->
        [one] 1 mutation marker
       *[other] { $n } mutation markers
    }
scene-mutation-always = always in effect
scene-offers = Mutations
scene-offers-note = keep one
scene-offers-tip = Both players choose in secret; then both tiles are shown.
scene-offers-other =
    { $seat ->
        [virus] The virus
       *[antibody] The antibody
    } { $state ->
        [dealing] is dealt two tiles.
        [chosen] has chosen.
       *[choosing] is still choosing.
    }

# Buttons
scene-end = End turn
scene-counter = Counter
scene-counter-tip = Your mutation marker goes; the gene has no effect and is yours.
scene-pass = Let it happen
scene-pass-tip = The gene takes effect; you keep your mutation marker.

## Words outside the picture: the game, its options, actions, reasons, log, prompts, the text board

blurb = Virus against antibody on a round slice of tissue: always place next to the other's last marker, gather genes, win the tissues.
tagline = Virus against antibody.
seat = Player { $number }

# Said inside other messages
n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
n-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
n-size =
    { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }

# Options of a game
option-board = Board
option-board-help = The four tile sides, counter-clockwise from the upper right, each tile once; or a named board; or leave it to chance.
option-board-random = Random
option-scenario = Scenario
option-scenario-help = Which extra rules are in play. Start with the basic game.
option-scenario-custom = Own set of rules
option-rules = Extra rules
option-rules-help = Which of the eight are in play.
option-rules-none = none
option-open_genes = Open genes
option-open_genes-help = All genes lie face up: on the board, in the reserve and in hand.

# Actions
action-place = Place a marker at { $cell }.
action-use = { $gene }: { $text }
action-use-on = { $gene }, target { $cell }: { $text }
action-copy = Transcription as { $gene }: { $text }
action-copy-on = Transcription as { $gene }, target { $cell }: { $text }
action-barrier = Barrier: block { $cell } for your opponent's next turn.
action-exchange = Exchange: swap the marker you just placed with the one at { $cell }.
action-drift = Drift: move the marker you just placed to { $cell }.
action-end = End your turn.
action-counter = Gene Theft: the gene has no effect, and the token is yours.
action-pass = Let the gene take effect.
action-keep = Keep { $name }: { $text }
action-tile = Chance lays tile side { $cell }.
action-gene = Chance draws the gene { $name }.
action-goal = Chance draws the goal { $name }.
action-mutation = Chance deals the mutation tile { $name }.

# Why not? Any action
why-over = The game is over: all 28 markers have been placed.
why-not-your-decision = It is not your decision now: your opponent is to act.
why-chance-acts = Draws are up to chance: no player makes them, and play waits until they are made.
why-choose-first = First choose which of your two mutation tiles you keep.
why-react-first = First answer the gene your opponent has just declared: counter it or let it take effect.
why-not-now = This cannot happen at this moment.
why-place-first = Place a marker first: no turn ends without one.
why-placed-already = You have placed your marker for this turn. Now you may use an after-gene or your mutation, or end the turn.

# Why not? Placing
why-not-on-board = This board has no cell { $cell }.
why-opening-needs-gene = The first marker of the game must go on a gene, and there is none in { $cell }.
why-barred = A barrier blocks { $cell } for this turn.
why-occupied = { $cell } is occupied. Only Invasion lets you place in an occupied cell.
why-invade-anchor = { $cell } holds the marker your opponent placed last. Invasion takes the cells next to it, never that marker itself.
why-invade-far = { $cell } is occupied and not next to { $anchor }, the marker your opponent placed last. Invasion reaches no further.
why-not-adjacent = { $cell } is not next to { $anchor }, the marker your opponent placed last. Only Bloodstream lets you place further away.

# Why not? Genes
why-gene-used = You have already used { $gene }.
why-gene-not-held = You do not hold { $gene }.
why-inhibited = You are inhibited: you can use no gene this turn.
why-gene-limit =
    You may use only { $limit ->
        [one] { $limit } gene
       *[other] { $limit } genes
    } per turn, and you have done so.
why-gene-fresh = { $gene } came to you by rule D this turn. You can use it from your next turn on.
why-arrow-unset = Transcription copies the gene used last, and no gene has been used yet.
why-arrow-elsewhere = The gene arrow points to { $gene }: Transcription can copy only that now.
why-gene-after = { $gene } works only after placing: place your marker first.
why-gene-before = { $gene } works only before placing, and you have placed. It can be used in your next turn at the earliest.
why-gene-just-taken = You have only just taken { $gene }, and it works only before placing. It can be used in your next turn at the earliest.
why-copy-just-taken = You have only just taken Transcription, and { $gene }, which it would copy, works only before placing. It can be used in your next turn at the earliest.
why-gene-opening = { $gene } works only before placing, and that is not allowed in the opening turn.
why-nothing-to-invade = Invasion needs an occupied cell you could take next to the marker your opponent placed last, and there is none.
why-flip-target = { $cell } holds no opposing marker, not yet flipped, next to the one you just placed. Apoptosis needs one.
why-displace-target = { $cell } is not a free cell next to { $anchor }, where the marker lies that Displacement moves.
why-displace-no-room = If the marker moved to { $cell }, you would have no cell left to place in.

# Why not? Mutations
why-mutation-not-owned = { $mutation } is not your mutation.
why-no-mutation-marker = You have no mutation marker left for { $mutation }.
why-mutated-already = You have already used { $mutation } this turn, and it works once per turn.
why-mutation-after = { $mutation } works only after placing: place your marker first.
why-barrier-no-room = A barrier on { $cell } would leave your opponent no free cell to place in.
why-exchange-target = { $cell } holds no opposing marker next to the one you just placed. Exchange needs one.
why-drift-target = { $cell } is not a free cell next to the marker you just placed. Drift needs one.
why-nothing-to-react = There is no gene to answer. That takes Gene Theft with its mutation marker, just when your opponent uses a gene.
why-not-offered = { $mutation } is not one of your two mutation tiles.
why-chosen-already = The choice of the mutation has been made and stands.
why-no-choice-now = Mutation tiles are chosen only with extra rule C, once they have been dealt.

# What happened
event-tile = Tile side { $side } lies at the { $where }.
event-goal = The goal is { $goal }: { $text }
event-dealt-mutation = { $who } is dealt a mutation tile.
event-dealt-mutation-private = { $who } is dealt the mutation tile { $mutation }.
event-kept = { $who } has chosen a mutation.
event-revealed = { $who } has the mutation { $mutation }.
event-placed = { $who } places at { $cell }.
event-invaded = { $who } invades { $cell }: the marker that lay there leaves the game.
event-laid-aside = The gene from { $cell } goes to the reserve.
event-took-gene = { $who } takes the gene from { $cell }.
event-took-gene-private = { $who } takes the gene from { $cell }: { $gene }.
event-reserve-gene = { $who } gets a gene from the reserve.
event-reserve-gene-private = { $who } gets a gene from the reserve: { $gene }.
event-uses = { $who } uses { $gene }.
event-uses-on = { $who } uses { $gene }, target { $cell }.
event-copies = { $who } uses { $gene } as { $ability }.
event-copies-on = { $who } uses { $gene } as { $ability }, target { $cell }.
event-countered = { $who } counters with Gene Theft: { $gene } has no effect and changes hands.
event-mutation-barrier = { $who } puts a barrier on { $cell }.
event-mutation-exchange = { $who } swaps the markers at { $from } and { $cell }.
event-mutation-drift = { $who } lets the new marker drift from { $from } to { $cell }.
event-points-placing = { $who } gets { n-points } for placing and has { $score }.
event-points-nerve = { $who } gets { n-points } for the nerve cell and has { $score }.
event-points-fill = { $who } gets { n-points } for the last free cell of a tissue and has { $score }.
event-points-growth = { $who } gets { n-points } by Rapid Growth and has { $score }.
event-points-race = { $who } gets { n-points } for winning the Race to Ten and has { $score }.
event-points-goal = { $who } gets { n-points } for the goal and has { $score }.
event-goal-met = { $who } meets the goal { $goal }.
event-tissue = { $kind } tissue at { $first } ({ n-size }): { $who } gets { n-points }.
event-won-points = { $who } wins. Virus { $virus }, antibody { $antibody }.
event-won-unused-genes = { $who } wins with more unused genes after a tie. Virus { $virus }, antibody { $antibody }.
event-draw = A draw: virus { $virus }, antibody { $antibody }, and as many unused genes each.

# What is asked now
prompt-choose-mutation = Keep one of your two mutation tiles: { $first } or { $second }.
prompt-before = Place a marker next to { $anchor }, the marker { $other } placed last: { n-cells } to choose from.
prompt-before-anywhere = No free cell is left next to { $anchor }. Place wherever you like: { n-cells } to choose from.
prompt-before-bloodstream = Bloodstream: place in any free cell. There are { n-cells } to choose from.
prompt-before-invasion = Invasion: { $reach ->
        [all] place in any free cell, or in an occupied one next to { $anchor }.
       *[near] place next to { $anchor }, in occupied cells too.
    } There are { n-cells } to choose from.
prompt-before-opening = Open the game: place your first marker on one of the genes, { n-cells } to choose from. You will not get that gene.
prompt-before-gene = Or use a gene first.
prompt-before-inhibited = You are inhibited: no genes, no points for placing this turn.
prompt-after = Your marker lies at { $cell }, +{ $points } at the end of the turn. End your turn.
prompt-after-more = Your marker lies at { $cell }, +{ $points } at the end of the turn. End your turn, or first use { $what ->
        [gene] a gene.
        [mutation] { $mutation }.
       *[both] a gene or { $mutation }.
    }
prompt-reaction = { $other } declares { $use }. Take the gene with Gene Theft, or let it take effect?
prompt-chance = Chance decides: { $draw ->
        [tile] the next tile of the board.
        [goal] the goal.
        [mutation] a mutation tile.
       *[gene] which gene it is.
    }
prompt-wait = { $other } is to act: { $doing ->
        [mutation] choosing a mutation.
        [opening] placing the first marker on a gene.
        [before] placing a marker.
        [after] ending the turn or using a gene or mutation first.
       *[reaction] answering the gene or letting it take effect.
    }
prompt-wait-both = Both players choose a mutation in secret.
prompt-over = The game is over: { $winner } wins { $high } to { $low }.
prompt-over-unused-genes = The game is over, { $high } to { $low }: { $winner } wins with more unused genes.
prompt-over-draw = The game is over: a draw, { $high } to { $low }.

# The board as text
board-turn = Turn { $turn } of { $turns }
board-over = Game over
board-setup = Setup
board-name = board { $sides }
board-laying =
    { $count ->
        [0] The board is being laid. No tile lies yet.
       *[other] The board is being laid. So far: { $sides }
    }
board-you = you
board-left =
    { $markers ->
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }
board-pending = +{ $points } at the end of the turn
board-inhibited = inhibited: no genes, no points for placing
board-hand = genes
board-hand-none = none
board-hand-hidden = { $count } face down
board-used = used
board-mutation = mutation
board-mutation-markers =
    { $markers ->
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }
board-mutation-choosing = still choosing
board-mutation-chosen = chosen in secret
board-mutation-offers = one of { $first } and { $second }
board-declared = Declared, not yet in effect: { $use }
board-use = { $gene }
board-use-on = { $gene }, target { $cell }
board-use-copy = { $gene } as { $ability }
board-use-copy-on = { $gene } as { $ability }, target { $cell }
board-genes-before = Before placing
board-genes-after = After placing
board-genes-copied = Copies the arrow
board-reserve = Reserve
board-reserve-count =
    { $count ->
        [0] empty
        [one] { $count } gene, face down
       *[other] { $count } genes, face down
    }
board-goal = Goal
board-goal-open = +{ $points } for the first
board-goal-met = met by { $who }
board-rules = Extra rules
board-race-met = taken by { $who }
board-tissues = Tissues (size, a cell in it, virus : antibody as they would count now)
board-scoring = Final scoring (size, a cell in it, virus : antibody, points)
board-result = { $winner } wins { $high } to { $low }.
board-result-unused-genes = { $winner } wins with more unused genes, { $high } to { $low }.
board-result-draw = A draw, { $high } to { $low }.
board-legend = Legend
board-legend-last = placed last
board-legend-flipped = flipped
board-legend-gene = gene
board-legend-dormant = gene underneath
board-legend-seal = seal
board-legend-barrier = barrier
board-legend-place = place here, worth 2 points
board-legend-target = possible target
board-legend-used = used by { $who }
board-legend-arrow = gene arrow, used last
board-legend-lines = thick line: edge of a tissue

## What decided the game

reason-points = By points.
reason-unused-genes = By unused genes, after a tie in points.
reason-draw = Equal points and equally many unused genes.
