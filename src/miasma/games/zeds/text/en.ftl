# Dawn of the Zeds

## The game

blurb = Hold Farmingdale against the walking dead, alone or together, at six levels.
tagline = Hold the town to the last card.
title = Dawn of the Zeds
seat = Player { $number }
option-level = Level
option-level-help = Start with the base game; each level adds to the one before.
option-length = Length
option-length-help = How many event cards the siege lasts; not every level has every length.
option-length-default = Usual for the level
option-length-short = Short
option-length-normal = Normal
option-length-medium = Medium
option-length-long = Long
option-length-epic = Epic
option-surge = Surge
option-surge-help = In some acts the dead also advance on a road that the event card does not name; without this the game is easier.
option-choose_heroes = Choose the heroes
option-choose_heroes-help = You pick your heroes in turn instead of getting random ones; the base game always has the same ones.
reason-survived = Farmingdale has held out.
reason-zeds-in-town = The Zeds are in Town Center.
reason-chaos = Chaos has swallowed the county.

## Actions

action-move = { $unit } → { $space }
action-go = To { $space }
action-stay = Stay
action-shoot = { $unit }: shoot at { $foe }
action-craft = Piazza: shoot at { $foe } for 2 actions and no ammo
action-search = { $unit }: search
action-heal = Heal { $unit }
action-aid = { $unit }: heal { $other } in the field
action-barricade = { $unit }: barricade in { $space }
action-outpost = Kingman: build the outpost
action-mines = Kingman: lay the minefield
action-bridge = { $unit }: repair the bridge
action-research = Research
action-research-supply = Research for 1 supply instead of an action
action-grenade = { $unit }: gas grenade at { $space }
action-arm = Arm { $unit } as { $other }
action-train = Hauser: train { $unit }
action-recruit = Hauser: recruit for { $unit }
action-hose = Hoses at { $foe }
action-peek = Wright: look at the top event card
action-use = { $unit }: { $name }
action-discharge = Discharge { $unit } to Town Center
action-bury = Give up { $unit } (graveyard)
action-play = Play { $name }
action-pick = { $what }
action-option = Choice { $number }
action-yes = Yes
action-no = No
action-ok = Go on
action-pass = End actions
action-pass-left = End actions (still left: { $left })
left-event =
    { $n ->
        [one] 1 event action
       *[other] { $n } event actions
    }
left-own = 1 of your own
left-free = free actions of { $names }
action-floor = Give the floor to player { $number }
action-die = The die shows { $number }
action-event = Event: { $name }
action-story = Story card: { $name }
action-lab = Research card: { $name }
action-zed = { $name } is drawn
action-super = { $name } is drawn
action-join = { $unit } joins
action-surge = Surge: { $name }
action-drop = { $name } is lost
offer-gets = { $what }: { $gets }
twin =
    { $name } ({ $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    })

## Character actions

key-citadel = Citadel
key-speech = Speech
key-initiative = Initiative
key-leadership = Leadership
key-medic = Medic
key-first-aid = First aid
key-overtime = Overtime
key-own-agenda = Own agenda
key-human-trials = Human trials
key-civil-authority = Civil authority
key-bombs = Bombs
key-broadcast = Broadcast
key-per-turn = once per turn
key-per-game = once per game
key-tip = { $name } ({ $often }): { $does }
key-citadel-does = another unit in Town Center shoots without an action, with +1 shift; the ammo is paid.
key-speech-does = every other unit of yours in Town Center and the city spaces gets a free action.
key-initiative-does = a free action for himself.
key-leadership-does = one civilian or refugee unit in his or an adjacent space gets a free action.
key-medic-does = from an office, he heals 1 hit on a unit in the hospital for free.
key-first-aid-does = for 1 supply, he heals 1 hit on a unit in his or an adjacent space.
key-overtime-does = infection rises by 3, and you get 1 more event action.
key-own-agenda-does = a free action for himself.
key-human-trials-does = from an office, instead of his own agenda: a unit in the hospital goes to the graveyard, and the next research card is revealed.
key-civil-authority-does = in their or an adjacent village, defiant civilians are freed or villagers become refugees.
key-bombs-does = 2 supplies become 1 ammo.
key-broadcast-does = one regular civilian or refugee unit above ground gets a free action.
gets-free-action =
    { $n ->
        [one] a free action
       *[other] { $n } free actions
    }
gets-free-move =
    { $n ->
        [one] a free Move
       *[other] { $n } free Moves
    }
gets-shift-melee = { $n } shift in melee this turn
gets-shift-attack = { $n } shift in melee attacks this turn
gets-shift-defence = { $n } shift when defending this turn
gets-shift-gunfire = { $n } shift in gunfire this turn
gets-marker = “{ $name }”
gets-heal = is healed
gets-hit = takes the hit
gets-kill = goes to the graveyard
gets-release = is freed
gets-retreat = falls back
gets-to-bed = goes to a bed
gets-ambush = is ambushed
gets-turned = falls ill, a Zed takes its place
gets-roll-hit = rolls for hits
gets-defender = defends

## Resources

resource-supplies = Supplies
resource-ammo = Ammo
resource-infection = Infection
resource-hits = A hit on one of your units
loss-supplies = supplies
loss-ammo = ammo
loss-infection = infection
loss-hits = hits on your units

## Events

event-activated = { $track } activates.
event-ammo = Ammo +{ $n }: { $now }.
event-ammo-lost = Ammo −{ $n }: { $now }.
event-armed = { $other } take up arms: { $unit } stand in { $space }.
event-barricade =
    { $unit } { $many ->
        [yes] build
       *[no] builds
    } a barricade in { $space }.
event-bed =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } taken to { $space }.
event-bridge =
    { $unit } { $many ->
        [yes] work
       *[no] works
    } on the bridge ({ $space }).
event-bridge-down = The bridge has collapsed: { $space }.
event-camp = { $unit } reach the refugee camp.
event-cave-in = The tunnel caves in: { $space }.
event-chaos = Chaos in { $space }.
event-column =
    It starts at “{ $start }”{ $shifts }{ $n ->
        [0] .
       *[other] {""}: “{ $column }”.
    }
event-climbed =
    { $unit } { $many ->
        [yes] climb
       *[no] climbs
    } up to { $space }.
event-component = The superweapon gains { $component }.
event-component-lost = { $component } is lost.
event-cure-found = The cure is found!
event-final-component = The Final Component is in the lab.
event-died =
    { $unit } { $many ->
        [yes] die
       *[no] dies
    } in { $space }.
event-discharged =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } discharged.
event-eaten = { $unit } are caught in { $space }.
event-eliminated =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } eliminated in { $space }.
event-event = Event card “{ $card }”: { $text }
event-fled = { $unit } flee from { $space }.
event-fight = Melee: { $space }.
event-floor = { $who } gives the floor to { $other }.
event-foreseen = The next story card will be { $card }.
event-free-action =
    { $n ->
        [one] A free action for { $unit }{ $by }.
       *[other] { $n } free actions for { $unit }{ $by }.
    }
event-free-move =
    { $n ->
        [one] A free Move for { $unit }{ $by }.
       *[other] { $n } free Moves for { $unit }{ $by }.
    }
event-grenade =
    { $unit } { $many ->
        [yes] throw
       *[no] throws
    } a gas grenade at { $space }.
event-healed =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } healed.
event-held-off = The perimeter holds them off before { $space }.
event-hit =
    { $unit } { $many ->
        [yes] take
       *[no] takes
    } { $n ->
        [one] a hit.
       *[other] { $n } hits.
    }
event-infection-falls = Infection −{ $n }: { $now }.
event-infection-rises = Infection +{ $n }: { $now }.
event-joined =
    { $unit } { $many ->
        [yes] come
       *[no] comes
    } to { $space }.
event-key =
    { $unit } { $many ->
        [yes] use
       *[no] uses
    } { $key }.
event-left = { $unit } go their own way.
event-losses =
    { $n ->
        [one] 1 loss, of your choice: { $mix }.
       *[other] { $n } losses, each of your choice: { $mix }.
    }
event-lost =
    { $unit } { $many ->
        [yes] are lost in the catacombs and come out
       *[no] is lost in the catacombs and comes out
    } near { $space }.
event-marker = { $unit }: { $marker }.
event-melee =
    { $zedhits ->
        [one] 1 hit on the foes
       *[other] { $zedhits } hits on the foes
    }, { $humanhits } on { $unit }. { $loser ->
        [zeds] The foes fall back.
       *[humans] The humans fall back.
    }
event-minefield = { $unit } lays the minefield in { $space }.
event-mines = The minefield in { $space } deals { $n } hits.
event-moved =
    { $unit } { $many ->
        [yes] move
       *[no] moves
    } to { $space }.
event-no-outbreak = Infection roll { $n }: no outbreak.
event-order = Order returns to { $space }.
event-outbreak = Outbreak!
event-unchecked-outbreak = Unchecked outbreak!
event-outpost = { $unit } builds the outpost in { $space }.
event-passed =
    { $seats ->
        [1] No more actions this turn.
       *[other] { $who } takes no more actions this turn.
    }
event-pays-event =
    { $n ->
        [one] { $who } takes an event action; { $left } left.
       *[other] { $who } takes { $n } event actions; { $left } left.
    }
event-pays-own = { $who } takes the action of their own.
event-peeked = The next event card is { $card }.
event-phase-prfn = Looters, Rangers, refugees, National Guard.
event-phase-infection = Infection phase.
event-phase-eat = Consumption phase.
event-phase-zeds = Zeds phase.
event-phase-action = Action phase.
event-phase-housekeeping = Housekeeping.
event-placed =
    { $unit } { $many ->
        [yes] appear
       *[no] appears
    } in { $space }.
event-played = “{ $card }” is played: { $text }
event-ready = Farmingdale is ready.
event-recruited =
    { $unit } { $many ->
        [yes] get
       *[no] gets
    } fresh recruits.
event-research = Research “{ $card }”: { $text }
event-research-failed = { $unit }: research fails.
event-resisted =
    { $unit } { $many ->
        [yes] shrug
       *[no] shrugs
    } off a hit.
event-retreated =
    { $unit } { $many ->
        [yes] fall
       *[no] falls
    } back to { $space }.
event-returned =
    { $unit } { $many ->
        [yes] find no room and go
       *[no] finds no room and goes
    } back.
event-revived =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } alive after all.
event-rolled =
    { $why }{ $dice ->
        [one] The die shows { $faces }.
       *[other] The dice show { $faces }.
    }
event-saved =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } saved: { $space }.
event-scene = Scene: { $track }.
event-searched =
    { $unit } { $many ->
        [yes] search
       *[no] searches
    } { $space }: { $n }.
event-sent-back =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } driven back to { $space }.
event-shortage =
    { $n ->
        [one] 1 supply is missing: 1 hit on your units.
       *[other] { $n } supplies are missing: { $n } hits on your units.
    }
event-shoots =
    { $unit } { $many ->
        [yes] shoot
       *[no] shoots
    } at { $other } in { $space }. Strength { $power }{ $shifts }: two dice must show { $need } or more.
event-shot =
    { $n ->
        [0] The shot misses { $unit }.
        [one] One hit on { $unit }.
       *[other] { $n } hits on { $unit }.
    }
event-sides =
    { $attack ->
        [1] { $unit } { $many ->
            [yes] attack
           *[no] attacks
        } { $foes }: { $humans } against { $zeds }.
       *[other] { $foes } { $foesmany ->
            [yes] attack
           *[no] attacks
        } { $unit }: { $zeds } against { $humans }.
    }
event-sneaked = Nobody notices Pickles in { $space }.
event-story = Story card “{ $card }”: { $text }
event-supplies = Supplies +{ $n }: { $now }.
event-supplies-lost = Supplies −{ $n }: { $now }.
event-surge = A surge on another track: { $track }.
event-trained =
    { $unit } { $many ->
        [yes] are
       *[no] is
    } trained.
event-trapped = The traps in { $space } snap shut.
event-turn = Turn { $number }.
event-turn-shift = { $unit }: { $what }.
event-zeds-moved =
    { $unit } { $many ->
        [yes] move
       *[no] moves
    } to { $space }.
event-zeds-retreated =
    { $unit } { $many ->
        [yes] fall
       *[no] falls
    } back to { $space }.

## Why not

why-over = The game is over.
why-chance = That is up to chance.
why-not-your-decision = Another player decides now.
why-answer-first = Answer the question first.
why-nothing-asked = Nothing of that kind is asked now.
why-not-possible = That is not possible now.
why-not-in-play = { $unit }: not in play.
why-in-camp = { $unit }: in the refugee camp.
why-comatose = { $unit }: comatose.
why-not-your-unit = { $unit } belongs to another player.
why-villagers = { $unit } stay in their village.
why-stuck = { $unit } is stuck in chaos until order is restored.
why-no-actions = No action is left for that.
why-on-start = On a Start space a unit can only leave.
why-indoors = Not from a bed, an office or the lab.
why-defiant = { $unit }: defiant; stays until the space is attacked.
why-rain = Nobody moves on the Mountain track this turn.
why-no-such-space = { $space } is not in play at this level.
why-there-already = { $unit } is in { $space } already.
why-refugees-townward = Refugees only move 1 space toward town.
why-refugees-zeds = Refugees never walk among Zeds: { $space }.
why-no-entry = Nobody may enter { $space } this turn.
why-bridge-down = The bridge has collapsed: { $space }.
why-scientists-only = Only scientists may enter: { $space }.
why-surface-only = { $unit } never enters the tunnel.
why-bed-closed = { $space }: only open with Doc Seaver in an office.
why-full = No room in { $space }.
why-too-far = { $unit } moves { $points } spaces at most; { $space } is too far.
why-way-blocked = { $unit } can’t get to { $space }: the way is blocked.
why-no-gunfire = { $unit } can’t shoot.
why-target-gone = { $foe } is not on the board.
why-target-on-start = { $foe } is still on a Start space.
why-out-of-range = { $foe } is out of range of { $unit }.
why-no-ammo = { $unit }: not enough ammo or supplies.
why-no-supplies = { $need } supplies are needed.
why-search-indoors = Nothing can be searched in { $space }.
why-search-unnamed = Only places with a name can be searched, not { $space }.
why-search-controlled = { $space } is controlled by Zeds.
why-level = Only from level { $level } on.
why-not-in-bed = { $unit }: not in a hospital bed.
why-healed-already = { $unit }: healed this turn already.
why-not-wounded = { $unit }: not wounded, or not within reach.
why-too-far-to-heal = { $unit }: too far away to be healed.
why-used-already = Used already.
why-no-build = { $unit } can’t build.
why-build-elsewhere = { $unit } can’t build in { $space }.
why-build-controlled = Nobody builds where Zeds or chaos are: { $space }.
why-one-per-track = The track of { $space } has its barricade or the outpost.
why-built-already = Built already; only once per game.
why-build-on-track = Only on a track space.
why-bridge-whole = The bridge is whole.
why-bridge-ferry = The ferry runs; only Bauer’s crew can do more.
why-bridge-far = Only from a space next to { $space }.
why-no-scientist = No scientist is in the lab.
why-researched-already = One success per turn.
why-no-research-left = The research deck is empty.
why-no-research-supply = The active research card doesn’t allow it.
why-no-grenade = The gas grenade is not built.
why-no-superweapon = { $unit } can’t use the superweapon.
why-not-adjacent = { $unit } is not next to that space.
why-no-zeds-there = No Zeds are in { $space }.
why-armed-already = Refugees were armed in this phase already.
why-not-in-camp = { $unit }: not in the refugee camp.
why-not-fallen = { $unit }: not in the graveyard.
why-trained-already = { $unit }: trained already, or no marker is left.
why-train-range = { $unit }: not in Hauser’s or an adjacent space.
why-recruit-in-town = Hauser recruits in Town Center only.
why-hose-range = { $foe } is not next to the fire brigade.
why-peeked-already = The next event card is known already.
why-needs-office = { $unit } must be in an office.
why-no-effect = It would have no effect.
why-not-held = { $card } is not in the hand.
why-played-already = { $card } was played this turn already.
why-not-now = { $card } can be played at another time only.
why-card-no-effect = { $card } would have no effect now.
why-alone = You play alone.
why-own-floor = You have the floor.
why-has-passed = That player has passed.
why-no-such-player = No such player is at the table.

## Questions

ask-action =
    { $left ->
        [none] No action is left: use what still glows, or end your actions.
        [free] Use the free actions, or end your actions.
       *[some] Choose a unit and what it does, or end your actions.
    }
left-own-action = 1 action of your own
ask-action-left = Left: { $left }.
ask-action-free = Free actions: { $names }.
ask-of = { $name }: { $asked }
ask-again = Once more?
ask-bats = Whom do the bats attack?
ask-bloat = Which Zed bursts?
ask-bull = Bull charge?
ask-cannon = Cannon: which target?
ask-cardio = Run from { $space } instead of fighting?
ask-cards = Play a card, or go on.
ask-chaos = Remove chaos from which space?
ask-citadel = Citadel: who shoots at whom?
ask-companion = Who else steps back?
ask-component = Which component?
ask-decline = { $unit }: the graveyard instead of a bed?
ask-defender = Who defends { $space }?
ask-discard = Which card is discarded?
ask-discharge = All beds are full. Free one for { $unit }?
ask-distraction = Distract them with civilians?
ask-drive = Where does { $unit } go?
ask-driver = Which hero?
ask-fall-back = { $unit }: fall back instead of fighting?
ask-first = Who comes first?
ask-gain = { $unit } found something: what do you take?
ask-go-on = { $unit }: go on?
ask-heal-zed = Which Zed recovers?
ask-hit = Who takes the hit? Still to give: { $n }.
ask-keep-zed = Which Zed comes?
ask-looter = Which looters march first?
ask-march = { $unit } may move 1 space.
ask-mix = What do you lose? Still to lose: { $n }.
ask-new-unit = Who joins?
ask-next-track = Which track activates next?
ask-refugee = Which refugees move?
ask-replace = Which Zed is replaced?
ask-reroll = { $unit }: roll again?
ask-retreat-order = Who falls back first?
ask-revive = Who is alive after all?
ask-series = Whom to fight next?
ask-shortage = Shortage of supplies: which unit takes a hit? Still due: { $n }.
ask-shortage-mix = Which unit takes a hit? Still to lose, this one included: { $n }.
ask-space = Which space?
ask-space-of = { $name }: which space? { $text }
ask-spit = Whom does the pestilent Zed spit at?
ask-start = Which Start space?
ask-step-back = { $unit }: step back?
ask-strike = Which space is struck?
ask-super = Replace which super Zed?
ask-surprise = Who is surprised?
ask-target = Choose a unit.
ask-target-gets = { $name }: which unit? It { $gets }.
ask-target-for = { $name }: who gets { $gets }?
ask-target-of = { $name }: which unit? { $text }
ask-text = Choose one.
ask-text-of = { $name }: choose one. { $text }
ask-track = Which track?
ask-traps = { $unit }: spring the traps?
ask-weakest = Hit the weakest Zed?
ask-where = Where does { $unit } go?
ask-which-die = { $unit }: which die counts?
ask-window = Discharge patients, play cards, or go on. { $track }

## Rolls and draws

roll-assassin = { $unit } meets Zeds.
roll-bark = { $unit } barks.
roll-bull = Bull charge.
roll-catacomb = { $unit } looks for the way out of the catacombs.
roll-eat = Consumption roll.
roll-gunfire = Gunfire at { $unit }.
roll-hoses = Hoses against { $unit }.
roll-infection = Infection roll.
roll-infector = { $unit } is hit.
roll-keep = Does the card come back?
roll-lost = { $unit } is lost.
roll-melee = Melee in { $space }.
roll-mines = The minefield goes off.
roll-perimeter = { $unit } guards the perimeter.
roll-research = { $unit } researches.
roll-resist = Does { $unit } shrug it off?
roll-save = Saving roll: { $unit }.
roll-search = { $unit } searches.
roll-setup = Supplies and ammo.
roll-spit = Spit at { $unit }.
roll-stealth = { $unit } sneaks.
roll-strike = The strike falls.
roll-surprise = Surprise attack on { $unit }.
roll-text = The card asks for a die.
roll-traps = The traps.
roll-unchecked = Unchecked outbreak.
draw-event = The next event card.
draw-story = A story card.
draw-lab = A research card.
draw-zed = A Zed from the bag.
draw-super = A super Zed.
draw-join = Somebody joins.
draw-surge = A random track.
draw-drop = A component is lost.
prompt-won = Farmingdale has held out.
prompt-lost = Farmingdale has fallen.
prompt-yours = { $what }
prompt-theirs = { $who } decides – { $what }

## Shifts

shift-terrain = Terrain
shift-ability = Ability
shift-well-armed = Well-Armed
shift-leader = Civilian Leader
shift-turn = This turn
shift-component = Superweapon
shift-assassin = Assassin
shift-card = Card
shift-smart = Smart Zed
shift-alpha = Alpha
shift-flames = Flames
shift-frenzy = Frenzy
shift-range = Range
shift-citadel = Citadel
shift-mercenaries = Mercenaries

## Terminal board

board-heading = { $level } · { $length } · turn { $turn } of { $turns } · { $phase }
phase-setup = Setup
phase-reveal = Event card
phase-prfn = PRFN
phase-infection = Infection
phase-eat = Consumption
phase-zeds = Zeds
phase-action = Actions
phase-housekeeping = Housekeeping
phase-over = Credits
board-event = Event
board-tabs = Refugees { $prfn } · infection { $infection } · consumption { $eat } · tracks { $tracks } · actions { $actions }
board-all = all
board-fewest = fewest Zeds
board-die = die
yes-word = yes
no-word = no
board-chaos-left = chaos left
board-actions = actions
board-town = Town
board-hospital = Hospital
board-lab = Laboratory
board-camp = Camp
board-graveyard = Graveyard
board-held = Held cards
board-research = Research
board-fight = Fight
board-column = column { $column }, dice { $total }
board-legend = Numbers: strength. Z Zed, z reduced, · hit, ! chaos, # barricade, O outpost, * mines, X no entry, d defiant, + comatose
board-credits = Credits { $score }: { $epilogue }
board-next = Next

## Picture

county = FARMINGDALE COUNTY
county-note = Sheriff’s Department · road map
tag-wilson = Wilson
tag-furies = Furies
tag-salvation = Salvation
tag-veterans12 = Veterans
tag-firehouse129 = Fire House
tag-bauer = Bauer
tag-riot-squad = Riot Squad
tag-clarion = Courier
tag-wzed = WZED
hospital-name = Hospital
mob = mob { $n }
space-tip = Terrain +{ $terrain }. Room for { $units } units and { $zeds } Zeds. { $marks }
any-number = any number of
room-tip = A place in town.
graveyard-tip = Fallen units: { $n }.
mark-chaos = Chaos: { $n }.
mark-barricade = Barricade.
mark-outpost = Outpost.
mark-mines = Minefield.
mark-no-entry = No entry.
mark-collapsed = Collapsed bridge.
mark-ferry = Ferry.
unit-tip = Strength { $strength }, hits { $hits } of { $total }. { $marks } { $text }
zed-tip = Fresh strength { $full }; after { $hits } hits it is reduced to { $reduced }, after { $more } more it is eliminated.
mark-owner =
    { $own ->
        [yes] Your unit
       *[no] Player { $number }’s unit
    }
mark-everybody = Every player may use it
player-tip = Player { $number } controls the units with this sign.
player-leads = leads
player-passed = has passed
player-action = own action left
mark-free =
    { $n ->
        [one] A free action
       *[other] { $n } free actions
    }
mark-free-move =
    { $n ->
        [one] A free Move
       *[other] { $n } free Moves
    }
refugees = Refugees
villagers = Villagers
track-tip = Zeds here: { $n }.
track-when-tip = Zeds here: { $n }. In this turn: { $when }.
panel-event = Event card
panel-event-tip = One event card per turn; its tabs are the phases.
no-event = No card yet
act = Act { $n }
until-dawn = Events until dawn: { $n }
tab-prfn = Refugees { $n }
tab-infection = Infection roll: { $what }
tab-eat = Consumption: { $what }
order-done = done
order-current = now
order-idle = to come
tab-action = Event actions: { $n }
panel-stock = Stock
panel-stock-tip = Infection, supplies, ammo, chaos.
infection-tip = { $n } of 13. An infection roll causes an outbreak with { $chance } %.
stock-tip = { $n } of 20.
chaos-left = Chaos left
chaos-left-tip = When a marker must be placed and none is left, the game is lost.
bag = Bag
bag-tip = Regular Zeds in the bag: { $n }; super Zeds in the pool: { $supers }.
dice = Dice
dice-tip = The dice rolled last.
panel-cards = Story cards
panel-cards-tip = Held cards belong to all.
deck-story = Story deck
deck-story-tip = Cards: { $n }. Last: { $card }. Next: { $next }.
unknown = unknown
panel-research = Research
panel-research-tip = The active card says what a scientist in the lab needs.
deck-research-tip = { $roll }+ and { $supplies } supplies for the next card; { $n } left. { $text }
research-needs =
    Next card: a scientist in the lab rolls { $roll } or more and pays { $supplies ->
        [0] nothing
        [one] 1 supply
       *[other] { $supplies } supplies
    }.
components = Superweapon
component-built = built
component-missing = not yet
cure-0 = No cure yet
cure-1 = Final Component in the lab
cure-2 = The cure is found
panel-fight = Melee
panel-fight-tip = The column by strength, then every shift.
fight-was = Last melee: { $space }
fight-foes-back = The foes fall back.
fight-humans-back = The humans fall back.
fight-result = Hits: Zeds { $zeds }, humans { $humans }
fight-at = Melee at { $space }
fight-you-attack = You attack
fight-they-attack = The foes attack
fight-starts = starts in “{ $column }”
fight-odds = { $chance } % that the foes fall back
table-melee = Melee table
table-melee-tip = Hits on Zeds / hits on the human; ◂ the Zeds fall back, ▸ the humans do.
column-0 = Z ×3
column-1 = Z ×2
column-2 = Z >
column-3 = =
column-4 = H >
column-5 = H ×2
column-6 = H ×3
panel-offer = To choose from
panel-offer-tip = These are not on the board.
panel-graveyard = Graveyard
panel-graveyard-tip = Fallen units.
panel-own = Decision
panel-own-tip = What can be decided now.
pass-tip = You take no more actions this turn, and what you have left is lost.
floor-tip = The other player acts now; you keep your action, and the floor can come back to you.
choose-what-glows = Choose what glows, on the map or beside it.
actions-left = Event actions { $event }, own { $own }
panel-credits = Credits
panel-credits-tip = The score of the game.
level-new = New at this level
event-deck = Event deck
event-deck-tip = Cards left: { $n }. Next: { $next }.
level-new-tip = What this level adds to the ones before it.
new-0-1 = Keep every Zed out of Town Center.
new-0-2 = The tracks on the event card activate: every group moves 1 space toward town.
new-0-3 = Move into Zeds to attack; in a city space you defend best.
new-0-4 = Shoot for 1 ammo, search for more.
new-zed = “Zed 4/3”: strength 4 while it is fresh, 3 once it is reduced.
new-1-1 = Infection rises with every melee; a roll not above it means an outbreak.
new-1-2 = At 13 a super Zed comes.
new-1-3 = The fallen may be saved into a hospital bed; heal them there.
new-1-4 = Supplies are eaten; a shortage hurts your units.
new-2-1 = Zeds bring chaos to undefended named spaces; you lose when a marker is due and none is left.
new-2-2 = A unit in chaos is stuck, and restores order at housekeeping.
new-2-3 = Villagers flee as refugees; bring them to the camp.
new-2-4 = Build barricades for 2 supplies.
new-3-1 = A scientist in the lab researches, one success a turn.
new-3-2 = Superweapon cards give components for all your units.
new-3-3 = The cure needs its card twice.
new-4-1 = A fifth track leads through the tunnel.
new-4-2 = Whoever leaves catacombs rolls: go, stay, or be lost.
new-4-3 = No long range below ground.
new-5-1 = No new rules: all cards are in.
