# Der Schwarm

title = Der Schwarm
blurb = Found stations on four shores, lift luminous tiles with your ships and grow a network to the queen of the swarm; hazards steal points on the way.
tagline = Link the shores. Fear the sea.

option-variant1_setup = Variant 1: free start
option-variant1_setup-help = Everybody chooses where the first station stands, in an order that is dealt, instead of starting on the marked fields.
option-variant1_tsunami = Variant 1: fierce tsunami
option-variant1_tsunami-help = A tsunami that hits land also damages others’ stations on the fields next to it, by 1 less.
option-variant2_hidden_hand = Variant 2: cards in hand
option-variant2_hidden_hand-help = Action cards are held in hand: the others only see how many you have left.

reason-final-scoring = Most research points after the final scoring.

way =
    { $way ->
        [N] north
        [NE] northeast
        [E] east
        [SE] southeast
        [S] south
        [SW] southwest
        [W] west
       *[NW] northwest
    }

## Actions

action-pick =
    Take the card at place { $what } ({ $what ->
        [0] free
       *[other] { $what } FP
    })
action-pick-order = Take an order card
action-order = Order card { $what }
action-ability = Ability: { $what }
action-play = Play { $what }
action-as = Joker as { $what }
action-first = First { $what }
action-build = Build a station on { $what }
action-staff = Add a researcher on { $what }
action-launch = Launch a ship on { $what }
action-move = Ship { $what } sails { $way }
action-place = Lay { $what } on { $field }, open to { $ways }
action-buoy = Take the buoy from { $what }
action-hazard =
    { $what ->
       *[new] A new figure, on the queen’s field
    }
action-hazard-figure = Figure { $what } on the board
action-dir = Go { $what }
action-crab = Put the crab on { $what }
action-dist =
    { $what ->
        [one] 1 field
       *[other] { $what } fields
    }
action-done = Done
action-lot = Order card { $what } is dealt
action-deal = { $what } comes into the row
action-draw = Blue card: { $what }
action-reveal = The tile is: { $what }

## Options where they are offered

offer-card = Take { $card } ({ $price ->
        [0] free
       *[other] { $price } FP
    })
offer-order = Take an order card ({ $price ->
        [0] free
       *[other] { $price } FP
    })
offer-new = { $hazard } from the supply, on the queen’s field
offer-figure = { $hazard } { $figure } on { $field }

## Events

event-lot = { $who } is dealt order card { $number }.
event-round = Round { $round } of { $rounds } begins.
event-row-card = { $card } lies at price { $price }.
event-sits-out = { $who } can’t pay for an order card yet and sits out.
event-has-all = { $who } has all cards and is passed over.
event-picked =
    { $price ->
        [0] { $who } takes { $card } for free.
       *[other] { $who } pays { $price } FP for { $card }.
    }
event-bought-order =
    { $price ->
        [0] { $who } takes an order card for free.
       *[other] { $who } pays { $price } FP for an order card.
    }
event-order = { $who } chooses order card { $number }.
event-ability = { $who } chooses the ability { $ability }.
event-phase-two = All cards are taken. { $who } plays first.
event-played = { $who } plays { $card }.
event-joker-as = { $who } uses the joker as { $action }.
event-nothing = { $who }: the card has no effect.
event-no-research = { $who } has nothing to explore.
event-built = { $who } builds a station on { $field } (value { $value }).
event-staffed = { $who } adds a researcher on { $field }.
event-launched = { $who } launches a ship on { $field }.
event-moved = { $who } sails from { $from } to { $field }.
event-revealed = { $who } lifts a tile: { $tile }.
event-placed = { $who } lays { $tile } ({ $shape }) on { $field }: +{ $points } FP.
event-placed-free = { $who } lays { $tile } ({ $shape }) on { $field }.
event-buoy-moved = { $who } takes a buoy from { $field }.
event-link-made = { $who } is linked to the queen.
event-link-lost = { $who } loses the link to the queen.
event-hazard-chosen = { $hazard } { $figure } is on { $field }.
event-hazard-moved = { $hazard } { $figure } goes to { $field }.
event-tsunami-gone = Tsunami { $figure } goes back to the supply.
event-crab-put = The crab comes ashore on { $field }.
event-crab-moved = The crab walks to { $field }.
event-hit = Hit on { $field }: { $points } FP from { $victim } to { $who }.
event-scoring = Round { $round } is scored.
event-final-scoring = Final scoring.
event-scored =
    { $who } scores { $points } FP for the largest network ({ $stations ->
        [one] 1 station
       *[other] { $stations } stations
    }, { $researchers ->
        [one] 1 researcher
       *[other] { $researchers } researchers
    }, { $buoys ->
        [one] 1 buoy
       *[other] { $buoys } buoys
    }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }) and stands at { $score }.
event-final = Final scoring for { $who }: { $values } FP by the queen, { $shores } FP for shores; total { $score }.
event-won = { $who } wins with { $points } FP.
event-shared = { $who } shares the victory with { $points } FP.

## Why not?

why-over = The game is over.
why-chance-acts = Chance decides this.
why-not-your-decision = It is another player’s decision.
why-not-now = Something else is asked now.
why-not-in-the-bag = There is none of this left to come.
why-no-passing = You must take a card while you can pay for one.
why-must-choose = You must choose one of these first.
why-must-play = Every card must be played, the joker too.
why-tile-needs-buoy = Every tile you lay needs one of your buoys.
why-must-act = This action must be carried out.
why-no-station-left = You have no station left: add a researcher.
why-station-first = You have a station in your supply: build it.
why-has-order = You have your order card already.
why-order-too-dear = An order card costs { $price } FP, you have { $points }.
why-sitting-out = You lack only an order card, which costs { $price } FP; you have { $points } and sit out.
why-no-card-there = There is no card at this place.
why-quota-full = You have your { $quota } action cards; only an order card is missing.
why-too-dear = This card costs { $price } FP, you have { $points }.
why-order-not-used = Order card { $number } is for more players.
why-order-gone = Order card { $number } is taken.
why-ability-taken = { $who } has this ability in this round.
why-joker-used = Your joker is used up for this round.
why-card-not-held = You have no card { $card } to play.
why-land-taken = A station stands on { $field } already.
why-too-near =
    { $field } is too near to another first station: { $free ->
        [one] 1 free land field must
       *[other] { $free } free land fields must
    } lie between.
why-no-start-field = { $field } is not one of the four start fields.
why-exploring-already = You have begun to lay tiles: no researcher can be added now.
why-no-researcher-left = You have no researcher in your supply.
why-not-your-station = No station of yours stands on { $field }.
why-station-full =
    The station on { $field } has { $most ->
        [one] 1 researcher
       *[other] { $most } researchers
    } already.
why-no-ship-left = All your ships are at sea.
why-launch-first = One ship can be launched, before any ship moves.
why-not-beside-station = { $field } is not next to one of your stations.
why-ship-not-launched = Your ship { $ship } is not at sea.
why-ship-stays-on-water = Ships sail on water only.
why-tile-not-held = You have no tile of this kind: { $tile }.
why-tile-limit =
    You can lay only { $limit ->
        [one] 1 tile
       *[other] { $limit } tiles
    }: as many as you have researchers on the board.
why-face-down-tile = A face-down tile lies on { $field }; a ship must lift it first.
why-tile-without-buoy = The tile on { $field } bears no buoy and can’t be covered.
why-not-more-openings = A tile on { $field } needs more openings than the one below it.
why-opening-lost = The tile on { $field } has an opening that yours would close.
why-not-connected = On { $field } this tile would not be connected to a station or ship of yours.
why-no-spare-buoy = Your buoys are used up, and none can be moved to { $field } without cutting it off.
why-no-own-buoy = No buoy of yours lies on { $field }.
why-same-tile = The buoy must come from another field than { $field }.
why-connection-needs-buoy = Without the buoy on { $field } the new tile would be cut off.
why-link-needs-buoy = Without the buoy on { $field } the link to the queen would break.
why-none-in-supply = All figures are on the board.
why-figure-in-supply = Figure { $figure } is not on the board.
why-no-way-out =
    This tsunami can neither reach land nor leave the board within { $number ->
        [one] 1 field
       *[other] { $number } fields
    }.
why-must-run-out =
    This tsunami must reach land or leave the board within { $number ->
        [one] 1 field
       *[other] { $number } fields
    }.
why-whale-straight = Whales don’t swim diagonally.
why-whale-on-water = Whales stay in the water.
why-visited = The whale has been on { $field } in this move.
why-crab-needs-free-land = A station stands on { $field }: the crab starts on free land.
why-crab-on-board = The crab is on the board already and walks on from there.
why-buoys-in-supply =
    A new buoy comes from your supply while it lasts: { $n ->
        [one] 1 is
       *[other] { $n } are
    } left.
why-crab-too-far =
    The crab walks at most { $most ->
        [one] 1 field
       *[other] { $most } fields
    }.
why-tsunami-too-far =
    In this direction the tsunami runs at most { $most ->
        [one] 1 field
       *[other] { $most } fields
    }.
why-hazard-must-move = A hazard must move at least one field.

## Prompts

prompt-wait = { $who } { $doing }.
doing-first-station = sets a first station
doing-pick-card = takes a card
doing-choose-order = chooses an order card
doing-choose-ability = chooses an ability
doing-play-card = plays a card
doing-choose-as = chooses what the joker does
doing-choose-first = chooses which action comes first
doing-build-station = builds a station
doing-staff-station = adds a researcher
doing-sail = moves ships
doing-research = explores the swarm
doing-move-buoy = moves a buoy
doing-queen-buoy = may move a buoy to the queen
doing-choose-whale = chooses a whale
doing-whale-step = moves a whale
doing-choose-tsunami = chooses a tsunami
doing-tsunami-way = turns a tsunami
doing-tsunami-distance = decides how far the tsunami runs
doing-put-crab = puts the crab on land
doing-crab-distance = decides how far the crab walks

prompt-lots = The order cards are dealt.
prompt-deal-light = The row is laid out.
prompt-draw-blue = The blue cards are drawn.
prompt-reveal-tile = The lifted tile is turned over.
prompt-first-station =
    { $start ->
        [marked] Set your first station on one of the marked fields.
       *[free] Set your first station on any land field that is far enough from the others.
    }
prompt-pick-card =
    You have { $points } FP. { $cards ->
        [0] { $price ->
            [0] Take an order card for free.
           *[other] Take an order card for { $price } FP.
        }
       *[other] Take a card: it costs as many FP as there are cards in front of it.
    }
prompt-choose-order = Choose an order card: your place in phase 2 and in the next phase 1.
prompt-choose-ability = Choose an ability for this round.
prompt-play-card =
    { $first ->
        [yes] Play your first card of the round.
       *[no] Play a card.
    }
prompt-choose-as = What shall the joker do?
prompt-choose-first = Which action comes first?
prompt-build-station = Build a station on any free land field.
prompt-staff-station = You have no station left: add a researcher to one of yours.
prompt-sail =
    { $offer ->
        [launch] Launch a ship next to one of your stations; then it may sail up to { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        }.
        [both] Launch a ship if you like, then move your ships: { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } left. They lift the face-down tiles they leave.
       *[move] Move your ships: { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } left. They lift the face-down tiles they leave.
    }
prompt-research =
    { $offer ->
        [staff] Add a researcher to one of your stations.
        [place] Lay { $tiles ->
            [one] 1 tile
           *[other] up to { $tiles } tiles
        }: choose tile, field and turn.
        [both] Add a researcher, or lay { $tiles ->
            [one] 1 tile
           *[other] up to { $tiles } tiles
        }: choose tile, field and turn.
       *[more] Lay { $tiles ->
            [one] 1 more tile
           *[other] up to { $tiles } more tiles
        }, or stop.
    }
prompt-move-buoy = Your buoys are used up: choose one to move to { $field }.
prompt-queen-buoy = You are connected to the queen, but your buoys are used up: move one to her, or leave it.
prompt-choose-whale =
    Which whale shall swim, up to { $number ->
        [one] 1 field
       *[other] { $number } fields
    }?
prompt-whale-step =
    Where does the whale swim? { $steps ->
        [one] 1 field
       *[other] { $steps } fields
    } left.
prompt-choose-tsunami =
    Which tsunami shall run, up to { $number ->
        [one] 1 field
       *[other] { $number } fields
    }?
prompt-tsunami-way = In which direction does the tsunami run?
prompt-tsunami-distance = How far does the tsunami run?
prompt-put-crab =
    Put the crab on a free land field; then it walks up to { $number ->
        [one] 1 field
       *[other] { $number } fields
    }.
prompt-crab-distance =
    How far does the crab walk? Up to { $number ->
        [one] 1 field
       *[other] { $number } fields
    }.
prompt-over = { $winner } wins with { $points } FP.
prompt-over-shared = { $winners } share the victory with { $points } FP.

## The picture: names and tips of everything on the table

scene-title = { title }
scene-you = { $who } (you)
scene-shore-tip = Stations on linked shores score at the end: 10, 30 or 50 points for 2, 3 or 4 shores.
scene-land-tip = Land of value { $value }: so many points at the end for a station linked to the queen.
scene-start-field = A marked start field.
scene-station-here =
    { $who } has a station here with { $n ->
        [0] no researcher
        [one] 1 researcher
       *[other] { $n } researchers
    }.
scene-crab-here = The crab rests here.
scene-lit = You can choose it now.
scene-queen = Queen of the swarm
scene-queen-tip = Whoever links a station to her puts a buoy here; then she joins everything that touches her.
scene-sea-field = Sea { $field }
scene-face-down = A face-down tile; the ship that leaves it takes it.
scene-bare = Bare water: a tile can be laid here.
scene-ships-here = Ships here: { $who }.
scene-mix = Unseen: { $a } straight twos, { $b } corner twos, { $c } threes, { $d } fours.
scene-open-to = Open to { $ways }.
scene-tiles-below =
    { $n ->
        [one] 1 tile lies below it.
       *[other] { $n } tiles lie below it.
    }
scene-buoys-here = Buoys: { $who }.
scene-no-buoy = Without a buoy: it belongs to nobody and can’t be covered.
scene-buoy = Buoy of { $who }
scene-buoy-tip = On { $field }. It counts 1 point in its network.
scene-queen-buoy-tip = Linked to the queen. It counts 1 point in the network.
scene-ship = Ship { $n } of { $who }
scene-ship-tip = On { $field }. It links like a tile with four openings and counts 1 point in its network.
scene-station = Station of { $who }
scene-station-tip =
    On { $field }, value { $value }, with { $n ->
        [0] no researcher
        [one] 1 researcher
       *[other] { $n } researchers
    }.
scene-resting = At rest it does nothing.
scene-exit = Off the board, { $way }
scene-exit-tip = The tsunami leaves the board here and goes back to the supply.
scene-last = Last
scene-last-tip = What was done last, on { $field }.
scene-network = Network of { $who }
scene-network-size =
    { $stations ->
        [one] 1 station
       *[other] { $stations } stations
    }, { $pegs ->
        [one] 1 researcher
       *[other] { $pegs } researchers
    }, { $buoys ->
        [one] 1 buoy
       *[other] { $buoys } buoys
    }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }.
scene-network-tip =
    Its best network scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } at the end of the round. The final scoring would bring { $values } by the queen and { $shores } for shores.
scene-score = { $who }: { $n } FP
scene-damage-tip = Every hit costs { $n } FP now.
scene-threat = { $who } loses { $n }
scene-threat-tip = A hit on { $field }, if the hazard goes there.
scene-winner = Winner
scene-player-tip = { $n } research points (FP). Every hit by a hazard costs { $damage } of them now.
scene-hit-costs = hit −{ $n }
scene-order-next = order card { $n }
scene-place = place { $n }
scene-taken = cards { $n }/{ $quota }
scene-worth = The final scoring would bring { $end }.
scene-side-on = Linked.
scene-side-off = Not linked.
scene-queen-link = Link to the queen
scene-link-on = Linked to the queen.
scene-link-off = Not linked to the queen.
scene-in-supply = { $n } in the supply.
scene-hidden-cards = Cards in hand
scene-hidden-cards-tip =
    { $n ->
        [one] 1 card, unseen.
       *[other] { $n } cards, unseen.
    }
scene-joker-used = Used up for this round.
scene-done = Done
scene-done-tip = End this action.
scene-option = Option
scene-losses = Losses
scene-gain = You
scene-forecast = What it would do
scene-forecast-tip = The damage of each option, before you choose.
scene-table = Table
scene-table-tip = What all players share.
scene-round = Round { $n } of { $rounds }
scene-setup = Set-up
scene-phase =
    { $phase ->
        [setup] First stations
        [row] Phase 1: taking cards
        [play] Phase 2: playing cards
       *[end] The end
    }
scene-row-card = { $card }, price { $n }
scene-row-order = Order card, price { $n }
scene-row-order-tip = Your future place, and an ability for this round. Left: { $left }.
scene-row = Card row
scene-row-tip = A card costs as many research points (FP) as there are cards in front of it.
scene-order-tip = At this place now: { $who }.
scene-place-tip = Place { $n } in the order of play.
scene-order-card = Order card { $n }
scene-order-card-tip = With it you are number { $n } in phase 2 and in the next phase 1.
scene-order-card-taken = { $who } has taken it.
scene-order = Order
scene-order-track-tip = The order of play.
scene-unseen = Face-down tiles
scene-head-network = Network
scene-head-queen = Queen
scene-head-shores = Shores
scene-head-total = Total
scene-final = Final scoring
scene-final-tip = Last round’s network, stations linked to the queen, linked shores, and the total.

## The board as text

board-points = { $n } FP
board-order = order: { $names }
board-network = network { $n } (end +{ $end })
board-shores = shores { $sides }
board-queen = queen
board-left = left: { $stations } stations, { $ships } ships, { $researchers } researchers, { $buoys } buoys
board-tiles = tiles: { $tiles }
board-cards = cards: { $cards }
board-unseen-cards = { $n } unseen
board-joker = joker
board-row = Row, price: card: { $cards }
board-order-cards = order cards { $left }
board-supply = In the supply: { $hazards }.
board-legend = { $letters }: capitals are ships, small letters buoys. { $station } station, { $peg } researcher, { $whale } whale, { $tsunami } tsunami, { $crab } crab, ♛ queen, ~ face-down tile, · bare water, * start field, [ ] can be chosen, < last.
