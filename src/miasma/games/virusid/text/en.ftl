# Viroid

title = Viroid
blurb = Pathogens spread over the world, together against mankind: infect every city, adapt, and kill in time before the cure is found.
tagline = You are the plague. Together.
seat = Player { $number }
any-type = any type

option-pathogen = Pathogen
option-pathogen-help = All players play the same one. Start with the bacterium.
option-pathogen-bacterium = Bacterium
option-pathogen-nanites = Nanites
option-pathogen-fungus = Fungus
option-pathogen-vibrio = Vibrio
option-pathogen-virus = Virus
option-difficulty = Difficulty
option-difficulty-help = How many Massive Research cards are in the deck.
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-challenging = Challenging
option-start = Start
option-start-help = Start cards give everybody a ready pathogen; experts build theirs from 55 DNA.
option-start-cards = Start cards
option-start-expert = Expert

reason-win = The continents are empty and every city is infected or wiped out.
reason-cure = The cure was found.
reason-deck = No event card was left.
reason-eliminated = Too many players had no infected left.

## Actions

action-first = Put your first stone on { $city }, { $kind }.
action-infect = Infect { $city }, { $kind }.
action-infect-bird = Infect { $city }, { $kind }, by bird.
action-infect-ship = Infect { $city }, { $kind }, by ship.
action-infect-plane = Infect { $city }, { $kind }, by plane.
action-once = Put a stone on { $city }, { $kind }, without points.
action-pass = Do without.
action-end = End the development.
action-level-spread = Develop { $what }.
action-level-resist = Raise the resistance: { $what }.
action-strain = Take the strain { $strain }.
action-symptom = Develop the next symptom of { $strain }.
action-ability = Develop the next ability.
action-lethal =
    Use the lethal marker: { $stat ->
        [mortality] mortality
       *[severity] severity
    } +1.
action-discard = Give up { $strain }, with everything its symptoms gave.
action-donate = Give { $who } { $amount } DNA.
action-heal = { $who } loses an infected in { $city }, { $kind }.
action-kill = Let an infected die in { $city }, { $kind }.
action-return = Take back an infected from { $city }, { $kind }.
action-corpse = Healthy people die in { $city }, { $kind }.
action-corpse-infected = { $who } loses an infected who dies in { $city }, { $kind }.
action-bury = Remove the corpse in { $city }, { $kind }.
action-mark = Put the marker { $marker } on { $city }.
action-unmark = Remove the marker { $marker } from { $city }.
action-unblock-sea = Open the sea route { $route }.
action-unblock-airport = Open the airport of { $city }.
action-starter = { $who } begins.
action-card = Start card { $card }.
action-deal = Strain { $strain }.
action-gene = Individual mutation: { $gene }.
action-draw = { $card }: { $text }
action-die = The die shows { $face }.

## Events

event-starter = { $who } begins.
event-card = { $who } gets the start card { $card }.
event-gene = { $who } gets the mutation { $gene }: { $text }
event-built = { $who } is ready, with { $dna } DNA left.
event-first = { $who } appears in { $city } ({ $kind }).
event-turn = { $who }'s turn.
event-resistance = { $who }: { $kind } resistance { $amount }.
event-stat =
    { $who }: { $stat ->
        [infection] infection
        [severity] severity
       *[mortality] mortality
    } { $amount }.
event-dna =
    { $who } gains { $amount } DNA { $source ->
        [infection] for the infection
        [death] for the death
        [event] from the event
        [inland] for reaching a new city inland
        [gift] from a team-mate
        [card] from the start card
       *[effect] by the effect
    } ({ $total }).
event-research-down =
    Research moves down { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }: { $apart } to the cure.
event-research-up =
    Research moves up { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }: { $apart } to the cure.
event-cure-down =
    The cure moves down { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }: { $apart } apart.
event-discount = Symptoms cost { $amount } DNA less this turn.
event-bonus =
    This turn: { $stat ->
        [infection] infection
        [severity] severity
       *[mortality] mortality
    } { $amount }.
event-mutation-roll =
    { $who } rolls { $face }: { $hit ->
        [yes] a free mutation.
       *[no] nothing happens.
    }
event-donated = { $who } gives { $other } { $amount } DNA.
event-drawn = { $card } ({ $letter }): { $text }
event-healed = { $city } is healed: { $who } loses an infected ({ $kind }).
event-success = Research success: nobody is infected in { $city } any more ({ $card }).
event-marked = { $marker }: { $city }.
event-unmarked = { $marker } is gone from { $city }.
event-sea-closed = The sea route { $route } is closed.
event-sea-opened = The sea route { $route } is open again.
event-airport-closed = The airport of { $city } is closed.
event-airport-opened = The airport of { $city } is open again.
event-corpse = Healthy people die in { $city } ({ $kind }).
event-corpse-infected = { $who } loses an infected who dies in { $city } ({ $kind }).
event-buried = A corpse is removed from { $city } ({ $kind }).
event-returned = { $who } takes back an infected from { $city } ({ $kind }).
event-once = { $who } infects { $city } ({ $kind }) at once.
event-passed = { $who } does without.
event-infected =
    { $who } infects { $city } ({ $kind }){ $way ->
        [bird] {" "}by bird
        [ship] {" "}by ship
        [plane] {" "}by plane
       *[land] {""}
    }.
event-left-over =
    { $why ->
        [stock] { $who } has no stone left
       *[reach] { $who } can infect nobody else
    }: { $lapsed ->
        [one] 1 infection point stays unused.
       *[other] { $lapsed } infection points stay unused.
    }
event-level-spread = { $who } develops { $what }, level { $level }.
event-level-resist = { $who } raises the resistance { $what }, level { $level }.
event-strain = { $who } takes the strain { $strain }.
event-symptom = { $who } develops { $symptom }: { $text }
event-ability = { $who } develops ability { $level }: { $text }
event-lethal = { $who } uses the lethal marker.
event-discarded = { $who } gives up { $strain }.
event-necrosis = { $who } has Necrosis: quarantine stops nobody.
event-thrown = { $who } rolls { $faces }.
event-died = { $who }: an infected dies in { $city } ({ $kind }).
event-wiped-out = { $city } is wiped out.
event-eliminated = { $who } has no infected left and is out.
event-won = The continents are empty and no city is left untouched: mankind is lost. You have won.
event-lost-cure =
    The cure is found, with { $left ->
        [one] 1 corpse
       *[other] { $left } corpses
    } to go. All have lost.
event-lost-deck =
    No event card is left, with { $left ->
        [one] 1 corpse
       *[other] { $left } corpses
    } to go. All have lost.
event-lost-eliminated =
    Too many pathogens have died out, with { $left ->
        [one] 1 corpse
       *[other] { $left } corpses
    } to go. All have lost.

## Questions

prompt-over-win =
    Won after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: all { $left ->
        [0] corpses
       *[other] corpses
    } are gone from the continents and no city is untouched.
prompt-over-cure =
    Lost: the cure was found in turn { $turns }. { $left ->
        [one] 1 corpse was
       *[other] { $left } corpses were
    } still on the continents.
prompt-over-deck =
    Lost: the event deck is empty after turn { $turns }. { $left ->
        [one] 1 corpse was
       *[other] { $left } corpses were
    } still on the continents.
prompt-over-eliminated =
    Lost: too many players had no infected left in turn { $turns }. { $left ->
        [one] 1 corpse was
       *[other] { $left } corpses were
    } still on the continents.
prompt-wait = { $who } is asked: { $said }
prompt-starter = Chance names who begins.{ $who }
prompt-start-card = { $who } gets a start card.
prompt-start-strain = { $who } gets a strain.
prompt-gene = { $who } gets an individual mutation.
prompt-event = { $who } draws an event card.
prompt-mutation-die = { $who } rolls for a free mutation.
prompt-die = { $who } rolls for deaths.
prompt-build = Develop your pathogen: at least one spread, one resistance and a strain with a symptom.
prompt-first-stone = Where do you start? Put down your first stone.
prompt-one-time =
    { $told ->
        [yes] { $source }: you may infect
       *[no] You may infect
    } a field at once ({ $kind }){ $way ->
        [bird] , also by bird
        [ship] , also by ship
        [plane] , also by plane
       *[land] {""}
    }.
prompt-spores = Spores: you may infect a field at once ({ $kind }), up to three land links away.
prompt-donation = Do you want to give DNA to a team-mate?
prompt-free-growth =
    { $what ->
        [either] Take a strain or develop a symptom, free of charge.
        [strain] Take a strain, free of charge.
       *[symptom] Develop a symptom, free of charge.
    }
prompt-gathering = { $card }: you may infect a free field in one of the listed cities.
prompt-take-back = { $card }: take one of your infected off the board.
prompt-marking = { $card }: put the marker { $marker } on an infected city.
prompt-clearing =
    { $card }: you may remove { $count ->
        [one] one more counter-measure marker
       *[other] up to { $count } counter-measure markers
    }.
prompt-dying = { $card }: somebody dies in { $city }. Choose who.
prompt-burying = { $card }: a corpse is removed from { $city }. Choose which.
prompt-healing = { $card }: { $city } is healed. Choose the infected who goes.
prompt-infecting =
    Infect: { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
prompt-levels = Spread left this turn: { $levels }.
prompt-mutating =
    Develop your pathogen, or end the phase. { $turns ->
        [one] 1 turn is
       *[other] { $turns } turns are
    } left in the deck.
prompt-killing =
    You rolled { $dice }. { $deaths ->
        [one] One infected dies
       *[other] { $deaths } infected die
    }: choose who.
prompt-sixth-death = A six: one more of your infected dies in a port city.

## Why not

why-over = The game is over.
why-chance = Only chance does this.
why-wait-for-chance = First chance has its say.
why-not-asked = It is { $who } who decides now.
why-not-in-a-build = That needs a mutation phase; a build is none.
why-infect-on = As many infection points as possible must be used: the phase ends by itself.
why-must-die = Deaths can't be declined.
why-must-grow = The free mutation must be taken.
why-must-choose = This can't be declined.
why-moment = Not at this moment: something else is asked.
why-wiped-out = { $city } is wiped out: nobody is left to infect ({ $kind }).
why-no-free-field = { $city } has no healthy field of this type ({ $kind }).
why-not-listed = { $city } ({ $kind }) is not among the cities of this event.
why-start-city = Your start card names another city: { $start }.
why-other-type = This spread goes onto fields of another type: { $wanted }.
why-needs = { $city } needs { $what } { $need }, you have { $have }.
why-no-level = You have no level of { $kind }.
why-levels-used = Your levels of { $kind } are used up this turn.
why-port-closed = All sea routes of { $city } are closed, and you are not near it by land.
why-no-reach = None of your infected is in { $city } or one land link away.
why-needless = { $city } can be reached without that; no bird, ship or plane is needed.
why-no-birds = A fungus can't develop birds.
why-no-way = You have no level of { $way }.
why-way-used = Your levels of { $way } are used up this turn.
why-bird-cull = Only over cities with a bird cull could birds get to { $city }; that takes bird level 2.
why-too-far = { $city } is more than three land links away from all your infected.
why-sea-closed = The sea route { $route } is closed.
why-no-ship-route = No sea route leads from one of your cities to { $city }.
why-no-airport = { $city } has no airport.
why-airport-closed = The airport of { $city } is closed.
why-no-origin-airport = None of your infected is in a city with an open airport.
why-quarantine = { $city } is under quarantine: corpses, and nobody infected.
why-cull = A marker on { $city } demands level 2 of { $kind }.
why-points = Infecting { $city } costs { $price } points; you have { $have }.
why-no-stone = You have no stones left.
why-build-unfinished = Still missing: a spread level, a resistance level, a strain with a symptom, or a field for your first stone.
why-strain-not-owned = You don't have { $strain }.
why-ladder-done = { $what } is fully developed.
why-price = It costs { $price } DNA; you have { $have }.
why-build-stuck = Of { $have } DNA it would take { $price }; then you could not finish your build, which still needs { $need }.
why-both-levels = You have both levels of { $what }.
why-only-symptom = Only a 1 brings a strain; this result brings a symptom.
why-strain-taken = { $strain } is no longer in the supply.
why-no-slot = All three strain slots are taken.
why-same-name = You have another strain of that family already; { $strain } can't join it.
why-no-lethal-marker = You don't have the lethal marker.
why-lethal-used = Your lethal marker is used up.
why-no-team-mate = That is no team-mate of yours.
why-gone = { $who } is eliminated.
why-donate-less = Your ability lets you give at most { $most } DNA.
why-untouched = { $city } is wiped out: events do nothing there any more.
why-other-city = It is { $asked } that is asked about, not { $city }.
why-nobody-there = There is nobody of that kind in { $city }.
why-no-corpse = There is no such corpse in { $city }.
why-healthy-first = Healthy people of { $city } die first.
why-none-of-yours = You have no such infected in { $city }.
why-no-port = { $city } has no port.
why-no-corpse-left = No corpse is left for { $city }: its continent field and the supply are empty.
why-other-city-first = Somebody died in { $city } this phase; other cities go first.
why-no-marker-there = No such marker lies there.
why-other-marker = The event brings another marker: { $marker }.
why-other-removed = The event removes markers of another kind: { $marker }.
why-marked-already = { $city } has such a marker already.
why-other-continent = { $city } is not on the continent that the event names.
why-not-infected = { $city } can't get the marker: it must be infected.
why-does-not-play = { $who } isn't playing.
why-card-dealt = This start card has been dealt already.
why-gene-dealt = This marker has been dealt already.
why-other-family = { $strain } is not the strain that the start card names.
why-card-drawn = This card has been drawn already.
why-no-massive-research = No Massive Research lies in this part of the deck.
why-only-massive-research = Of this part of the deck only Massive Research is left.
why-other-pile = On top of the deck lie { $letter } cards.

## The picture

scene-you = { $who } (you)
scene-gone = Eliminated
scene-panel-tip = { $who } plays { $pathogen }.
scene-field = { $city } · { $kind }
scene-field-healthy = Healthy: nobody is infected here.
scene-field-infected = Infected by { $who }.
scene-field-dead = Dead.
scene-field-price =
    Infecting it costs { $price ->
        [one] 1 point
       *[other] { $price } points
    } and gives 1 DNA.
scene-city-needs = Needs: { $needs }.
scene-city-no-needs = Needs no resistance.
scene-city-wiped = Wiped out: nothing happens here any more; only birds pass over it.
scene-city-people = Healthy { $healthy }, infected { $infected }, dead { $dead }.
scene-city-quarantine = Under quarantine: only one-time spreads get in, or everybody once there is Necrosis.
scene-city-named =
    { $cards ->
        [one] 1 card that may still come heals here.
       *[other] { $cards } cards that may still come heal here.
    }
scene-city-lone = Its only infected may be healed: that would be a research success.
scene-sea = Sea route { $route }
scene-sea-open = Ships carry infections to the next port.
scene-sea-closed = Closed by a block.
scene-airport = Airport of { $city }
scene-airport-open = Planes go from here to every open airport.
scene-airport-closed = Closed by a block.
scene-continent-tip =
    { $left ->
        [0] Empty: enough people have died here ({ $total }).
        [one] 1 of { $total } corpses is still to be taken.
       *[other] { $left } of { $total } corpses are still to be taken.
    }
scene-corpses-left = General supply: { $corpses }.
scene-research = Research
scene-cure = Cure
scene-track = Research track
scene-track-tip = Research is on field { $research }, the cure on { $cure }: { $apart } apart. When they meet, all have lost.
scene-stock = Stones of { $who }
scene-stock-tip = { $left } in the supply, { $board } on the board.
scene-chip-dna = { $dna } DNA
scene-deck =
    Event deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
scene-deck-tip = From top to bottom: { $segments }. M marks parts with a Massive Research. Turns left: { $turns }.
scene-card-none = No event yet
scene-card-none-tip = The first turn draws the first card.
scene-card-heals = Heals: { $cities }
scene-card-no-heal = Heals nobody
scene-card-pays = Pays { $dna } DNA.
scene-card-dna = +{ $dna } DNA
scene-legend = Symbols
scene-legend-tip = What fields, needs and ways look like.
scene-legend-airport = airport
scene-legend-port = port
scene-goal = To win
scene-goal-tip = All corpses taken from the continents, and every city infected or wiped out.
scene-goal-dead = Corpses taken from the continents
scene-goal-dead-short = Corpses
scene-goal-dead-tip = They are taken when people die; the fields must be empty.
scene-goal-cities = Cities infected or wiped out
scene-goal-cities-short = Cities
scene-goal-cities-tip = Every city must be infected by somebody or wiped out.
scene-turns-left =
    { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }
scene-hint-bare = Still untouched: { $cities }
scene-hint-lone = One infected only, and cards to come heal there: { $cities }
scene-hint-continents = Still to be taken: { $continents }.
scene-hint-needs = Nobody has the resistances for: { $cities }
scene-more = { $count } more
scene-dice = Dice
scene-dice-tip = Each die of { $deadly } or less kills.
scene-dice-roll-tip = The Virus rolls for a free mutation.
scene-supply = Strains in the supply
scene-supply-tip = Everybody may choose among them; nobody may have two of one name.
scene-dna = DNA
scene-dna-tip = { $dna } of at most { $most }.
scene-stat-infection = Infection
scene-stat-infection-tip =
    { $value ->
        [one] 1 infection point a turn.
       *[other] { $value } infection points a turn.
    }
scene-stat-severity = Severity
scene-stat-severity-tip =
    { $value ->
        [one] 1 die is thrown in phase 4.
       *[other] { $value } dice are thrown in phase 4.
    }
scene-stat-mortality = Mortality
scene-stat-mortality-tip = Dice of { $value } or less kill.
scene-ladder-bought = Levels bought: { $level }.
scene-ladder-next = The next costs { $price } DNA.
scene-uses-left = Left this turn: { $left }.
scene-strains = Strains
scene-strains-tip = Up to three, of different names; symptoms are developed from top to bottom.
scene-slot-free = Free slot
scene-slot-free-tip = A strain from the supply goes here.
scene-slot-free-price = It costs { $price } DNA in this slot; choose it in the supply below.
scene-strain-done = Fully developed.
scene-ability = Ability
scene-ability-level = Ability { $level }
scene-gene-none = No mutation yet
scene-gene-none-tip = Everybody gets one individual mutation.
scene-gene-used = It is used up.
scene-sheet = Your pathogen
scene-sheet-tip = Everything you can develop, with its price; what glows you can pay.
scene-sheet-note = Pay what glows, or end the phase. Point at a thing, or keep a finger on it, to see what it would change.
scene-scales = Scales
scene-resistances = Resistances
scene-resistances-note = each level +{ $points }
scene-spread = Spread
scene-travel = Travel
scene-travel-note = used together with a spread
scene-level = level { $level }
scene-level-0 = none yet
scene-per-turn = { $level } a turn
scene-gene = Individual mutation
scene-change = { $what } { $before } → { $after }
scene-wasted = { $what }: { $lost } would be lost at the end of the scale
scene-stones = { $left } of { $all } stones in the supply
scene-stones-short =
    { $left ->
        [one] 1 stone
       *[other] { $left } stones
    }
scene-supply-note =
    { $count ->
        [one] { $count } strain to choose from
       *[other] { $count } strains to choose from
    }
scene-supply-costs = Taking it costs { $price } DNA, for the slot; its symptoms are paid for one by one afterwards.
scene-supply-price = { $price } DNA each, for the slot
scene-discard = Give up { $strain }
scene-discard-tip = It leaves the game for good, and the scales lose what its symptoms gave. No DNA comes back.
scene-end = End
scene-end-tip = No more developments; DNA is kept.
scene-pass = Do without
scene-pass-tip = Decline this; it can't be kept for later.

## The text board

board-turn = Turn { $turn }
board-setup = Setting up
board-over = The game is over
board-phase =
    { $phase ->
        [0] phase 0: pathogen
        [1] phase 1: event
        [2] phase 2: infection
        [3] phase 3: mutation
       *[4] phase 4: mortality
    }
board-turns-left =
    { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }
board-track = Research { $research } → cure { $cure }: { $apart } apart
board-corpses = Corpses to take
board-covered = Cities infected or wiped out: { $count } of { $total }
board-event = Event
board-stones =
    { $stones ->
        [one] 1 stone left
       *[other] { $stones } stones left
    }
board-you = you
board-gone = eliminated
board-numbers = infection { $infection } · severity { $severity } · mortality { $mortality }
board-resist = resistances: cold { $cold }, medicine { $medicine }, heat { $heat }
board-spreads = spreads: { $list }
board-none = none
board-strains = strains: { $list }
board-mutation = mutation: { $name }
board-ability = ability { $level } of 3
board-markers = markers: { $list }
board-sea-closed = Sea routes closed: { $list }
board-quarantine = quarantine
board-wiped = wiped out
board-supply = Strains in the supply
board-dice = Dice: { $faces }
board-legend = Signs
board-legend-healthy = healthy field of type s, l, i, b (small animal, livestock, insect, blood)
board-legend-dead = dead
board-legend-needs = c m h: needs of cold, medicine, heat
board-legend-airport = airport
board-legend-port = port
board-legend-closed = closed airport
board-legend-can = can be chosen now
