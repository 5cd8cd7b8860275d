# Quarantine

title = Quarantine
blurb = One to three doctors hold an outbreak in a small town together.
tagline = A small town, one outbreak.
seat = Doctor { $number }
you = You
option-rounds = Rounds
option-rounds-help = How long the outbreak has to be held.

action-play = Play { $card }
action-deal = { $card } is drawn
action-die = The die shows { $face }

event-drew = Doctor { $who } draws a card.
event-drew-private = Doctor { $who } draws { $card }.
event-chose = Doctor { $who } has chosen.
event-showed = Doctor { $who } shows { $card }.
event-rolled = The die shows { $face }.
event-counted =
    { $ill ->
        [one] One person is ill; { $limit } would be too many.
       *[other] { $ill } people are ill; { $limit } would be too many.
    }

why-over = The game is over.
why-chance = That is up to chance.
why-chosen = You have chosen already.
why-not-held = You don’t hold { $card }.

prompt-choose = Choose a card.
prompt-wait = Please wait.

town = Town
town-tip = { $ill } ill, { $limit } would be too many.
deck = Deck
dice = Dice
dice-tip = One for every player; as many people fall ill.
ready = has chosen
card-tip =
    { $cures ->
        [one] Cures one person.
       *[other] Cures { $cures } people.
    }
cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
round = Round { $round } of { $rounds }

reason-contained = The outbreak is contained.
reason-overrun = Too many people are ill.
