# Quarantäne

title = Quarantäne
blurb = Ein bis drei Ärzte halten gemeinsam einen Ausbruch in einer kleinen Stadt auf.
tagline = Eine kleine Stadt, ein Ausbruch.
seat = Ärztin { $number }
you = Du
option-rounds = Runden
option-rounds-help = Wie lange der Ausbruch aufzuhalten ist.

action-play = { $card } ausspielen
action-deal = { $card } wird gezogen
action-die = Der Würfel zeigt { $face }

event-drew = Ärztin { $who } zieht eine Karte.
event-drew-private = Ärztin { $who } zieht { $card }.
event-chose = Ärztin { $who } hat gewählt.
event-showed = Ärztin { $who } zeigt { $card }.
event-rolled = Der Würfel zeigt { $face }.
event-counted =
    { $ill ->
        [one] Ein Mensch ist krank; { $limit } wären zu viele.
       *[other] { $ill } Menschen sind krank; { $limit } wären zu viele.
    }

why-over = Das Spiel ist zu Ende.
why-chance = Das entscheidet der Zufall.
why-chosen = Du hast schon gewählt.
why-not-held = Du hast { $card } nicht auf der Hand.

prompt-choose = Wähle eine Karte.
prompt-wait = Bitte warten.

town = Stadt
town-tip = { $ill } krank, { $limit } wären zu viele.
deck = Stapel
dice = Würfel
dice-tip = Einer je Spieler; so viele Menschen erkranken.
ready = hat gewählt
card-tip =
    { $cures ->
        [one] Heilt einen Menschen.
       *[other] Heilt { $cures } Menschen.
    }
cards =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
round = Runde { $round } von { $rounds }

reason-contained = Der Ausbruch ist eingedämmt.
reason-overrun = Zu viele Menschen sind krank.
