# Viral

title = Viral
blurb = Virus strains fight for the organs of one patient, with secret card pairs; for two to five.
tagline = Five strains, one patient.
option-draft = Mutation draft
option-draft-help = Before the start everybody drafts four mutation cards in secret and stacks them: you gain them in that order.
option-draws_first = Open set-up
option-draws_first-help = The event, the area tokens and the open cards are laid out before you place your first viruses, not after.
option-freed_survive_flush = Freed viruses survive a flush
option-freed_survive_flush-help = When an event flushes an organ, viruses that were absorbed there are set free and stay; without this they are flushed out too.
option-bot_can_win = The bot can win
option-bot_can_win-help = In a game for two a bot plays a third virus; with this it counts at the end, and if it is best, nobody wins.

## The picture: names and tips of everything on the table

scene-title = Viral
scene-bot-name = { $name } (bot)
scene-you = You · { $name }
scene-lit = You can choose it now.

# The body
scene-organ-area = Area { $number }.
scene-organ-count =
    { $count ->
        [one] 1 visible virus; { $threshold } bring a crisis.
       *[other] { $count } visible viruses; { $threshold } bring a crisis.
    }
scene-organ-crisis = Crisis { $number } lies here.
scene-organ-exits = One move leads to: { $exits }.
scene-organ-entrances = One move leads here from: { $entrances }.
scene-virus = { $colour } virus { $number }
scene-virus-at = In: { $organ }.
scene-protected = Protected: the shield saves it from one removal.
scene-carries =
    { $count ->
        [one] It carries 1 virus: { $load }.
       *[other] It carries { $count } viruses: { $load }.
    }
scene-loaded-shield = { $colour } (protected)
scene-token = Area { $number }: { $area }
scene-token-none = No token lies here yet.
scene-token-worth =
    Pays { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    }; research moves by { $steps }.
scene-token-bonus =
    { $bonus ->
        [one] 1 VP of it belongs
       *[other] { $bonus } VP of it belong
    } to the area itself.
scene-token-held = { $who } would score it now.
scene-token-free = Nobody would score it now: nobody is in every organ of it.
scene-crisis = Crisis { $number }
scene-crisis-free = Free.
scene-crisis-on = On: { $organ }.
scene-crisis-now = It is resolved in the next phase 4.
scene-crisis-due = It is resolved in this phase 4.
scene-crisis-late = It waits for phase 4 of the next round.
scene-crisis-never = It has no effect any more: the last phase 4 is over.
scene-crisis-row =
    { $count ->
        [one] 1 crisis token is free.
       *[other] { $count } crisis tokens are free.
    }

# Tracks
scene-head-vp = Victory points
scene-head-research = Research
scene-head-cure = { $top } = cure
scene-head-advantage = Advantage
scene-head-crisis = Free crises
scene-head-vp-tip = Every virus’s points. After the last round, areas and cards add to them; then the most points win.
scene-head-research-tip = What the doctors know about each virus: controlled areas move its marker up. At the top, the cure comes.
scene-head-advantage-tip = Ties during the game go to whoever stands higher. After each round, the one with the fewest points is on top.
scene-head-crisis-tip = Crisis tokens that lie on no organ. One breaks out where enough viruses meet.
scene-vp-icon = Mutation at { $vp } VP
scene-vp-icon-tip = Whoever reaches or passes this space gains a mutation card.
scene-vp-flip = Blue side at { $vp } VP
scene-vp-flip-tip = As soon as anybody reaches or passes this space, all area tokens are turned to their blue side for good.
scene-cure = Cure: research { $top }
scene-cure-tip = Whoever stands here in phase 5 loses all viruses on the board (a shield saves its virus) and starts at the bottom again.
scene-vp = { $who }: { $vp } VP
scene-vp-next = The next mutation card comes at { $icon } VP.
scene-vp-no-more = No more mutation cards to gain.
scene-vp-bot = The bot takes no mutation cards.
scene-research = { $who }: research { $space }
scene-research-tip =
    { $left ->
        [0] At the top: the cure comes in phase 5.
        [one] 1 step to the cure.
       *[other] { $left } steps to the cure.
    }
scene-advantage-tip = Whoever is higher wins ties during the game; at the end the lower one wins them.
scene-advantage-order = From the top: { $order }.
scene-event-space = Event
scene-event-none = No event lies here.
scene-event-head = Event · phase 3
scene-event-left =
    { $count ->
        [0] the last card
        [one] 1 more card below
       *[other] { $count } more cards below
    }
scene-round = Round { $round }
scene-round-of = of { $rounds }

# Mats and cards
scene-supply =
    { $count ->
        [one] 1 virus on the mat
       *[other] { $count } viruses on the mat
    }
scene-first-player = first player
scene-ready = ready
scene-to-act = to act
scene-mat-tip = { $vp } VP on the track.
scene-area-cards = Area cards: { $who }
scene-area-cards-tip = Bright ones are in the hand, marked ones lie on the table, dull ones wait a round.
scene-played = Played this round.
scene-waits =
    { $until ->
        [this] It waits and comes back at the end of this infection phase.
        [next] It waits and comes back at the end of the next infection phase.
       *[never] It does not come back: the last infection phase is over.
    }
scene-unknown = Unknown card
scene-unknown-tip = Drawn unseen: only { $who } knows it.
scene-pile = Pile, top card first
scene-pile-tip = It is gained when its turn comes.
scene-standings = Round { $round } of { $rounds }
scene-standings-tip = Where everybody stands on the three tracks, and the next event.
scene-standings-place = Advantage
scene-standings-vp = VP
scene-standings-next = Event: { $name }
scene-standings-event = Event: { $name } – { $text }
scene-table = Table
scene-table-tip = What all players share.
scene-mutations = open mutation cards
scene-slot = Slot { $number }
scene-slot-empty = Empty.
scene-deck = Deck
scene-deck-tip =
    { $count ->
        [one] 1 card in the deck.
       *[other] { $count } cards in the deck.
    }
scene-deck-known = Under the unseen cards, in this order: { $cards }.
scene-bot-deck = Bot cards: area · left
scene-bot-deck-tip = Each area is there three times; marked ones were shown this round.
scene-final = Final scoring
scene-final-tip = Points on the track, 1 for each area with an own virus, and the cards.
scene-final-who = Player
scene-final-track = Track
scene-final-areas = Areas
scene-final-cards = Cards
scene-final-sum = Sum
scene-stop = Stop
scene-stop-tip = Give up the icons that are left.
scene-open-area = Area { $number }: { $area }
scene-framed = in area { $number }
scene-packet = Your packet: keep one
scene-kept = Kept
scene-stack = Stack them, top card first
scene-draft = Draft
scene-draft-tip = Keep a card, pass the rest to the left.

## The table as text

board-setup = Set-up
board-round = Round { $round } of { $rounds }
board-phase = phase { $number }: { $name }
board-pair = pair { $pair }
board-first = first player: { $who }
board-event = Event { $name }:
board-events-left =
    { $count ->
        [0] the last one
        [one] 1 more
       *[other] { $count } more
    }
board-display = Mutation cards to gain
board-deck =
    { $bag ->
        [one] Deck: 1 unseen card.
       *[other] Deck: { $bag } unseen cards.
    }
board-deck-known = Below them in this order: { $cards }.
board-none = none
board-free-crises = Free crisis tokens: { $tokens }
board-side =
    { $side ->
        [blue] area tokens show blue
       *[white] area tokens show white (blue from 21 VP on)
    }
board-bot-cards = Bot cards of this round: { $now }. Shown so far (area×times): { $seen }
board-tracks = { $vp } VP · research { $research }/{ $top } · advantage { $place } · mat { $supply }
board-you = (you)
board-ready = · ready
board-final = { $track } + areas { $areas } + cards { $cards } = { $total }
board-hand = hand:
board-waiting = waiting:
board-pair-1 = pair 1:
board-pair-2 = pair 2:
board-pile = pile: { $cards }
board-unknown =
    { $count ->
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }
board-open-card = Open card: { $card }, with area { $number } ({ $area })
board-framed = (area { $number })
board-packet = Your packet
board-kept = Your cards
board-legend = <Gr1> protected · Gr1+2 carries two · !3 crisis token 3 (> next round) · 2/4 visible viruses of the crisis number
board-token = { $vp } VP, research { $steps }
board-holder = held by { $who }
board-deferred = >
board-code-green = Gr
board-code-yellow = Ye
board-code-orange = Or
board-code-purple = Pu
board-code-grey = Gy

## What is asked

prompt-over-most-vp =
    { $winner } wins with { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
prompt-over-advantage =
    { $winner } wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    }: the tie goes to whoever is lower on the advantage track.
prompt-over-bot =
    The bot wins with { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
prompt-over-bot-advantage =
    The bot wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    }: the tie goes to whoever is lower on the advantage track.
prompt-chance =
    { $draw ->
        [first] The first player is being chosen.
        [event] The next event is being turned up.
        [token] The area tokens are being laid out.
        [deal] The cards of the draft are being dealt.
        [bot] The bot’s cards are being shown.
       *[card] A mutation card is being turned up.
    }
prompt-wait =
    { $doing ->
        [place] { $who } places a virus.
        [bot] { $who } places for the bot.
        [card] { $who } carries out a card.
        [mutation] { $who } takes a mutation card.
        [crisis] { $who } decides which organ gets the next crisis token.
        [event] { $who } takes part in the event.
        [draft] Waiting for { $who }: the draft.
       *[pair] Waiting for { $who }: choosing in secret.
    }
prompt-choose-area = Pair { $pair }: choose an area card.
prompt-choose-card = Pair { $pair }, area { $number } ({ $area }): choose a mutation card.
prompt-draft-pick =
    { $round ->
        [1] Keep one of the four cards.
        [2] Keep one of the three cards.
       *[3] Keep one of the two cards; the other one goes on.
    }
prompt-draft-order =
    { $place ->
        [1] Stack your cards: which one lies on top?
        [2] Which one comes second?
       *[3] Which one comes third?
    }
prompt-setup = Place a virus in an empty organ.
prompt-setup-bot = Place a virus of the bot in an empty organ.
prompt-icon = { $card } in area { $number } ({ $area }): use an icon, or stop.
prompt-mutation =
    { $deck ->
        [no] Take one of the open mutation cards; the deck is empty.
       *[yes] Take a mutation card: one of the open ones, or the top card of the deck.
    }
prompt-crisis-order = Several organs are in crisis: which one takes token { $token }?
prompt-bot-source = Bot card for area { $number } ({ $area }): its mat is empty. Which of its viruses changes place?
prompt-bot-organ = Bot card for area { $number } ({ $area }): choose the organ.
prompt-virus-protect =
    Protect: choose one of your unprotected viruses{ $framed ->
        [yes] {" "}in area { $number } ({ $area }).
       *[no] .
    }
prompt-virus-move =
    Move: choose one of your viruses{ $framed ->
        [yes] {" "}in area { $number } ({ $area }).
       *[no] .
    }
prompt-virus-infect =
    Infect: your mat is empty. Choose the virus that changes its organ{ $framed ->
        [yes] ; it goes to area { $number } ({ $area }).
       *[no] .
    }
prompt-virus-attack =
    Attack: choose a rival virus{ $framed ->
        [yes] {" "}in area { $number } ({ $area }).
       *[no] .
    }
prompt-virus-magnet =
    Magnet: choose the virus to pull or push{ $framed ->
        [yes] , with your own one in area { $number } ({ $area }).
       *[no] .
    }
prompt-virus-absorb =
    Absorb: choose the virus that swallows the others of its organ{ $framed ->
        [yes] , in area { $number } ({ $area }).
       *[no] .
    }
prompt-organ-move = Move from { $from }: choose the organ.
prompt-organ-magnet = Magnet from { $from }: choose the organ.
prompt-organ-infect =
    Infect: choose the organ{ $framed ->
        [yes] {" "}in area { $number } ({ $area }).
       *[no] .
    }
prompt-organ-crisis =
    Crisis: choose the organ for token { $token }{ $framed ->
        [yes] , in area { $number } ({ $area }).
       *[no] .
    }
prompt-reproduce = Reproduction: place a virus from your mat in any organ.
prompt-relocate = Fast food: choose one of your viruses to carry to area { $number }.
prompt-relocate-organ =
    { $source ->
        [mat] Fast food: place a virus from your mat in an organ of area { $number }.
       *[board] Fast food: choose the organ of area { $number }.
    }

## What can be done

action-place = Place in: { $organ }
action-to = Go to: { $organ }
action-crisis = Crisis token on: { $organ }
action-virus = { $colour } virus { $number }
action-use = Use icon { $slot }{ $option }
action-stop = Stop
action-area = Area { $number }: { $area }
action-card = { $card }: { $text }
action-take = Take open card { $slot }
action-take-deck = Take the top card of the deck
action-keep = Keep { $card }
action-stack = Stack { $card }
action-first = First player: { $colour }
action-event = Event: { $event }
action-token = Area token { $vp } VP, research { $steps }
action-reveal = Turned up: { $card }
action-draw = Drawn: { $card }
action-deal = Dealt: { $card }
action-bot = Bot card: area { $number } ({ $area })

# Options, told by the position
offer-icon = { $icon }
offer-framed = { $icon } (area { $number })
offer-virus = { $virus } ({ $organ })
offer-take = { $card }: { $text }

## What happened

event-first = { $who } is the first player.
event-placed = { $who } places a virus in: { $organ }.
event-event-shown = Next event: { $event } – { $text }
event-token-laid = Area { $number } ({ $area }): { $vp } VP, research { $steps }.
event-card-shown = { $card } is turned up.
event-dealt = { $who } gets a card of the draft.
event-dealt-private = You get { $card }.
event-kept = { $who } keeps a card.
event-kept-private = You keep { $card }.
event-stacked = { $who } has stacked the cards.
event-pile = { $who } will gain, in this order: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
event-round = Round { $round } begins; { $who } is first.
event-bot-card = Bot card: area { $number } ({ $area }).
event-bot-idle = The bot card for area { $number } ({ $area }) has no effect.
event-ready = { $who } has chosen.
event-pair = { $who }: area { $number } ({ $area }) with { $card }.
event-stopped = { $who } stops.
event-protected = { $who } protects a virus in: { $organ }.
event-moved = { $who } moves: { $from } → { $organ }.
event-dragged = { $who } drags a virus of { $owner }: { $from } → { $organ }.
event-infected = { $who } infects: { $organ }.
event-reinfected = { $who } infects with a virus from the board: { $from } → { $organ }.
event-attacked = { $who } removes a virus of { $owner } in: { $organ }.
event-attacked-shield = { $who } breaks the shield of { $owner } in: { $organ }.
event-absorbed =
    { $who } absorbs { $count ->
        [one] 1 virus
       *[other] { $count } viruses
    } in: { $organ }.
event-released =
    { $count ->
        [one] 1 virus is set free
       *[other] { $count } viruses are set free
    } in: { $organ }.
event-phase = Phase { $number }: { $name }.
event-phase-over = Phase { $number } ({ $name }) ends.
event-cleaned-up = Cards that waited come back; the cards played wait.
event-crisis = Crisis { $number } breaks out in: { $organ }.
event-crisis-called = Crisis { $number } is put on: { $organ }.
event-points = { $who }: +{ $points } VP, now { $score }.
event-flipped = The area tokens are turned to their blue side.
event-took = { $who } takes { $card }.
event-took-pile = { $who } gains { $card }.
event-drew = { $who } draws an unseen card.
event-drew-private = You draw { $card }.
event-laid-under = The open cards go under the deck.
event-controls =
    { $who } controls area { $number } ({ $area }) with { $count ->
        [one] 1 virus
       *[other] { $count } viruses
    }{ $tied ->
        [yes] : a tie, higher on the advantage track.
       *[no] .
    }
event-most =
    { $who } has the most in { $organ }, { $count ->
        [one] 1 virus
       *[other] { $count } viruses
    }{ $tied ->
        [yes] : a tie, higher on the advantage track.
       *[no] .
    }
event-uncontrolled = Nobody controls area { $number } ({ $area }).
event-research = { $who }: research at { $space }.
event-event = Event { $event }: { $text }
event-all-protected = All viruses in area { $number } ({ $area }) get a shield.
event-flushed =
    { $count ->
        [0] Nobody is flushed out.
        [one] 1 virus is flushed out.
       *[other] { $count } viruses are flushed out.
    }
event-relocated = { $who } carries a virus: { $from } → { $organ }.
event-crisis-resolved =
    Crisis { $number } in { $organ } is scored. The most: { $who } with { $count ->
        [one] 1 virus
       *[other] { $count } viruses
    }{ $tied ->
        [yes] {" "}(a tie, higher on the advantage track)
       *[no] {""}
    }, { $most } VP. Others there: { $present } VP.
event-crisis-empty = No virus in { $organ }: crisis { $number } goes back, nobody scores.
event-cleared =
    { $count ->
        [0] Nobody leaves: { $organ }.
        [one] 1 virus leaves: { $organ }.
       *[other] { $count } viruses leave: { $organ }.
    }{ $shields ->
        [0] {""}
        [one] {" "}1 shield is lost.
       *[other] {" "}{ $shields } shields are lost.
    }
event-cured = A cure is found against { $who }.
event-cure-done =
    { $who }: { $count ->
        [0] no virus leaves
        [one] 1 virus leaves
       *[other] { $count } viruses leave
    } the board; { $shields ->
        [0] no shield is lost.
        [one] 1 shield is lost.
       *[other] { $shields } shields are lost.
    }
event-advantage = New order on the advantage track; { $who } is on top.
event-won-most-vp = { $who } wins with { $score } points.
event-won-advantage = { $who } wins with { $score } points, by the advantage track.
event-won-bot = The bot ({ $who }) wins with { $score } points.
event-won-bot-advantage = The bot ({ $who }) wins with { $score } points, by the advantage track.

reason-most-vp = Most points.
reason-advantage = Equal points: lower on the advantage track.
reason-bot = The bot comes out best.

## Why not?

why-over = The game is over.
why-chance = That is up to chance.
why-chance-acts = Something is being drawn.
why-not-drawn = Chance can’t bring that now.
why-chosen-already = You have chosen already; wait for the others.
why-first-player-orders = The first player decides the order of the crises.
why-first-player-places = The first player places for the bot.
why-not-your-turn = It is for { $who } to decide.
why-not-asked =
    { $asked ->
        [pair] Choose your cards first.
        [use] Use an icon, or stop.
        [virus] Choose a virus first.
        [organ] Choose an organ first.
        [take] Take a mutation card first.
        [keep] Keep a card of your packet first.
       *[stack] Stack your cards first.
    }
why-no-picks-in-draft = In the draft you gain the top card of your own pile.
why-no-such-icon = { $card } has no such icon.
why-icon-used = You have used this icon.
why-group-used = Only one icon of a group may be used.
why-same-icon = It is the same as an icon before it: use that one.
why-no-free-token = No crisis token is free.
why-all-in-crisis =
    { $framed ->
        [yes] Every organ of area { $number } ({ $area }) has a crisis token.
       *[no] Every organ has a crisis token.
    }
why-nothing-to-infect =
    { $framed ->
        [yes] Your mat is empty, and no virus of yours can change to area { $number } ({ $area }).
       *[no] Your mat is empty, and you have no visible virus.
    }
why-no-virus = You have no visible virus.
why-nothing-to-protect =
    { $framed ->
        [yes] You have no unprotected virus in area { $number } ({ $area }).
       *[no] You have no unprotected virus.
    }
why-nothing-to-move =
    { $framed ->
        [yes] You have no virus in area { $number } ({ $area }).
       *[no] You have no virus to move.
    }
why-nothing-to-attack =
    { $framed ->
        [yes] In area { $number } ({ $area }) no rival virus is together with yours.
       *[no] Nowhere is a rival virus together with yours.
    }
why-nothing-to-drag =
    { $framed ->
        [yes] No virus is in reach of one of yours in area { $number } ({ $area }).
       *[no] No virus is in reach of one of yours.
    }
why-nothing-to-absorb =
    { $framed ->
        [yes] In area { $number } ({ $area }) none of your viruses has company.
       *[no] None of your viruses has company.
    }
why-area-chosen = You have chosen the area of this pair.
why-area-waits = Area { $number } ({ $area }) waits; it comes back at the end of this infection phase.
why-area-played = Area { $number } ({ $area }) lies on the table already.
why-area-first = Choose the area card first.
why-card-waits = { $card } waits; it comes back at the end of this infection phase.
why-card-played = { $card } lies on the table already.
why-card-not-held = You don’t have { $card }.
why-deck-empty = The deck is empty.
why-slot-empty = No card lies there.
why-not-in-packet = { $card } is not in your packet.
why-stacked-already = { $card } is in your pile already.
why-not-kept = { $card } is not one of your four cards.
why-virus-not-in-game = This virus is not in the game.
why-virus-on-mat = This virus lies on its mat.
why-virus-absorbed = This virus is absorbed: it counts as not being there.
why-own-virus = You can’t attack your own viruses.
why-not-your-virus = This virus is not yours.
why-not-bots-virus = Choose a virus of the bot.
why-protected-already = It is protected already.
why-no-other-organ = It is in { $organ }, and there is no other organ to go to.
why-outside-area = { $organ } is not in area { $number } ({ $area }).
why-no-virus-there = You have no visible virus in: { $organ }.
why-no-company = It is alone in: { $organ }.
why-only-anchor = It is your only virus in { $organ }, so nothing holds it there or pulls it.
why-out-of-pull = From { $organ } no link leads to a virus of yours, and you have none there.
why-same-virus = It is the same as number { $number }: choose that one.
why-organ-taken = { $organ } holds a virus already.
why-area-taken = This colour has a virus in area { $number } ({ $area }), and other areas are open.
why-same-organ = It lies in { $organ } already: choose another organ.
why-must-change-organ = It is in { $organ } already: it has to change its organ.
why-no-anchor = { $from } → { $organ }: you have no virus at either end that could pull or push.
why-against-arrow = { $from } → { $organ } would go against the arrow.
why-mixed-vessels = { $from } → { $organ } would change between a blood vessel and the duct.
why-no-link = No single move leads from { $from } to { $organ }.
why-not-qualified =
    { $threshold ->
        [one] { $organ } does not wait for a crisis token: that takes 1 virus and no token.
       *[other] { $organ } does not wait for a crisis token: that takes { $threshold } viruses and no token.
    }
why-has-token = { $organ } has a crisis token.
