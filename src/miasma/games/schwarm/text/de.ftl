# Der Schwarm

title = Der Schwarm
blurb = Gründe Stationen an vier Küsten, hebe mit deinen Schiffen leuchtende Plättchen und lass dein Netz bis zur Schwarmkönigin wachsen; unterwegs rauben Gefahren Punkte.
tagline = Verbinde die Küsten. Fürchte das Meer.

option-variant1_setup = Variante 1: freie Startaufstellung
option-variant1_setup-help = Jeder wählt in ausgeloster Reihenfolge selbst, wo die erste Station steht, statt auf den markierten Feldern zu beginnen.
option-variant1_tsunami = Variante 1: gefährlicherer Tsunami
option-variant1_tsunami-help = Ein Tsunami, der Land trifft, beschädigt auch fremde Stationen auf den Nachbarfeldern, um 1 weniger.
option-variant2_hidden_hand = Variante 2: Karten auf der Hand
option-variant2_hidden_hand-help = Aktionskarten sind auf der Hand: Die anderen sehen nur, wie viele du noch hast.

reason-final-scoring = Die meisten Forschungspunkte nach der Schlusswertung.

way =
    { $way ->
        [N] nach Norden
        [NE] nach Nordosten
        [E] nach Osten
        [SE] nach Südosten
        [S] nach Süden
        [SW] nach Südwesten
        [W] nach Westen
       *[NW] nach Nordwesten
    }

## Actions

action-pick =
    Karte auf Platz { $what } nehmen ({ $what ->
        [0] kostenlos
       *[other] { $what } FP
    })
action-pick-order = Eine Reihenfolgekarte nehmen
action-order = Reihenfolgekarte { $what }
action-ability = Fähigkeit: { $what }
action-play = { $what } ausspielen
action-as = Joker als { $what }
action-first = Zuerst { $what }
action-build = Station auf { $what } errichten
action-staff = Forscher auf { $what } einsetzen
action-launch = Schiff auf { $what } einsetzen
action-move = Schiff { $what } fährt { $way }
action-place = { $what } auf { $field } legen, offen nach { $ways }
action-buoy = Boje von { $what } nehmen
action-hazard =
    { $what ->
       *[new] Eine neue Figur, auf das Feld der Königin
    }
action-hazard-figure = Figur { $what } auf dem Plan
action-dir = Ziehen: { $what }
action-crab = Krebs auf { $what } einsetzen
action-dist =
    { $what ->
        [one] 1 Feld
       *[other] { $what } Felder
    }
action-done = Fertig
action-lot = Reihenfolgekarte { $what } wird ausgeteilt
action-deal = { $what } kommt in die Auslage
action-draw = Blaue Karte: { $what }
action-reveal = Das Plättchen ist: { $what }

## Options where they are offered

offer-card = { $card } nehmen ({ $price ->
        [0] kostenlos
       *[other] { $price } FP
    })
offer-order = Eine Reihenfolgekarte nehmen ({ $price ->
        [0] kostenlos
       *[other] { $price } FP
    })
offer-new = { $hazard } aus dem Vorrat, auf das Feld der Königin
offer-figure = { $hazard } { $figure } auf { $field }

## Events

event-lot = { $who } erhält die Reihenfolgekarte { $number }.
event-round = Durchgang { $round } von { $rounds } beginnt.
event-row-card = { $card } liegt beim Preis { $price }.
event-sits-out = { $who } kann noch keine Reihenfolgekarte bezahlen und setzt aus.
event-has-all = { $who } hat alle Karten und wird übergangen.
event-picked =
    { $price ->
        [0] { $who } nimmt { $card } kostenlos.
       *[other] { $who } zahlt { $price } FP für { $card }.
    }
event-bought-order =
    { $price ->
        [0] { $who } nimmt kostenlos eine Reihenfolgekarte.
       *[other] { $who } zahlt { $price } FP für eine Reihenfolgekarte.
    }
event-order = { $who } wählt die Reihenfolgekarte { $number }.
event-ability = { $who } wählt die Fähigkeit { $ability }.
event-phase-two = Alle Karten sind genommen. { $who } spielt zuerst.
event-played = { $who } spielt { $card }.
event-joker-as = { $who } setzt den Joker ein: { $action }.
event-nothing = { $who }: Die Karte hat keine Wirkung.
event-no-research = { $who } hat nichts zu erforschen.
event-built = { $who } errichtet eine Station auf { $field } (Wert { $value }).
event-staffed = { $who } setzt einen Forscher auf { $field } ein.
event-launched = { $who } setzt ein Schiff auf { $field } ein.
event-moved = { $who } fährt von { $from } nach { $field }.
event-revealed = { $who } hebt ein Plättchen: { $tile }.
event-placed = { $who } legt { $tile } ({ $shape }) auf { $field }: +{ $points } FP.
event-placed-free = { $who } legt { $tile } ({ $shape }) auf { $field }.
event-buoy-moved = { $who } nimmt eine Boje von { $field }.
event-link-made = { $who } ist mit der Königin verbunden.
event-link-lost = { $who } verliert die Verbindung zur Königin.
event-hazard-chosen = { $hazard } { $figure } steht auf { $field }.
event-hazard-moved = { $hazard } { $figure } zieht auf { $field }.
event-tsunami-gone = Tsunami { $figure } kehrt in den Vorrat zurück.
event-crab-put = Der Krebs geht auf { $field } an Land.
event-crab-moved = Der Krebs läuft auf { $field }.
event-hit = Treffer auf { $field }: { $points } FP von { $victim } an { $who }.
event-scoring = Wertung des { $round }. Durchgangs.
event-final-scoring = Schlusswertung.
event-scored =
    { $who } erhält { $points } FP für den größten Verbund ({ $stations ->
        [one] 1 Station
       *[other] { $stations } Stationen
    }, { $researchers } Forscher, { $buoys ->
        [one] 1 Boje
       *[other] { $buoys } Bojen
    }, { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }) und steht bei { $score }.
event-final = Schlusswertung für { $who }: { $values } FP durch die Königin, { $shores } FP für Küsten; insgesamt { $score }.
event-won = { $who } gewinnt mit { $points } FP.
event-shared = { $who } teilt sich den Sieg mit { $points } FP.

## Why not?

why-over = Das Spiel ist zu Ende.
why-chance-acts = Das entscheidet der Zufall.
why-not-your-decision = Das entscheidet jemand anderes.
why-not-now = Jetzt ist etwas anderes gefragt.
why-not-in-the-bag = Davon ist nichts mehr übrig.
why-no-passing = Du musst eine Karte nehmen, solange du eine bezahlen kannst.
why-must-choose = Erst musst du eines davon wählen.
why-must-play = Jede Karte muss ausgespielt werden, auch der Joker.
why-tile-needs-buoy = Jedes gelegte Plättchen braucht eine deiner Bojen.
why-must-act = Diese Aktion muss ausgeführt werden.
why-no-station-left = Du hast keine Station mehr: Setze einen Forscher ein.
why-station-first = Du hast noch eine Station im Vorrat: Errichte sie.
why-has-order = Du hast deine Reihenfolgekarte schon.
why-order-too-dear = Eine Reihenfolgekarte kostet { $price } FP, du hast { $points }.
why-sitting-out = Dir fehlt nur eine Reihenfolgekarte; sie kostet { $price } FP, du hast { $points } und setzt aus.
why-no-card-there = Auf diesem Platz liegt keine Karte.
why-quota-full = Du hast deine { $quota } Aktionskarten; es fehlt nur noch die Reihenfolgekarte.
why-too-dear = Diese Karte kostet { $price } FP, du hast { $points }.
why-order-not-used = Reihenfolgekarte { $number } ist nur bei mehr Spielern im Spiel.
why-order-gone = Reihenfolgekarte { $number } ist schon vergeben.
why-ability-taken = { $who } hat diese Fähigkeit in diesem Durchgang.
why-joker-used = Dein Joker ist in diesem Durchgang verbraucht.
why-card-not-held = Du hast keine Karte { $card } auszuspielen.
why-land-taken = Auf { $field } steht schon eine Station.
why-too-near =
    { $field } liegt zu nah an einer anderen ersten Station: Dazwischen { $free ->
        [one] muss 1 freies Landfeld
       *[other] müssen { $free } freie Landfelder
    } liegen.
why-no-start-field = { $field } ist keines der vier Startfelder.
why-exploring-already = Du hast schon ein Plättchen gelegt und kannst keinen Forscher mehr einsetzen.
why-no-researcher-left = Du hast keinen Forscher mehr im Vorrat.
why-not-your-station = Auf { $field } steht keine Station von dir.
why-station-full = Auf der Station { $field } stehen schon { $most } Forscher.
why-no-ship-left = Alle deine Schiffe sind auf See.
why-launch-first = Ein Schiff darf eingesetzt werden, bevor ein Schiff fährt.
why-not-beside-station = { $field } grenzt nicht an eine deiner Stationen.
why-ship-not-launched = Dein Schiff { $ship } ist nicht auf See.
why-ship-stays-on-water = Schiffe fahren nur auf dem Wasser.
why-tile-not-held = Du hast kein solches Plättchen: { $tile }.
why-tile-limit = Du darfst nur { $limit } Plättchen legen: so viele, wie du Forscher auf dem Plan hast.
why-face-down-tile = Auf { $field } liegt ein verdecktes Plättchen; erst muss es ein Schiff heben.
why-tile-without-buoy = Das Plättchen auf { $field } trägt keine Boje und kann nicht überdeckt werden.
why-not-more-openings = Ein Plättchen auf { $field } braucht mehr Anschlüsse als das darunter.
why-opening-lost = Das Plättchen auf { $field } hat einen Anschluss, den deines verschließen würde.
why-not-connected = Auf { $field } hätte dieses Plättchen keine Verbindung zu einer Station oder einem Schiff von dir.
why-no-spare-buoy = Deine Bojen sind verbraucht, und keine kann nach { $field } wechseln, ohne dass die Verbindung reißt.
why-no-own-buoy = Auf { $field } liegt keine Boje von dir.
why-same-tile = Die Boje muss von einem anderen Feld als { $field } kommen.
why-connection-needs-buoy = Ohne die Boje auf { $field } wäre das neue Plättchen abgeschnitten.
why-link-needs-buoy = Ohne die Boje auf { $field } risse die Verbindung zur Königin.
why-none-in-supply = Alle Figuren sind auf dem Plan.
why-figure-in-supply = Figur { $figure } ist nicht auf dem Plan.
why-no-way-out =
    Dieser Tsunami kann innerhalb von { $number ->
        [one] 1 Feld
       *[other] { $number } Feldern
    } weder Land erreichen noch den Plan verlassen.
why-must-run-out =
    Dieser Tsunami muss innerhalb von { $number ->
        [one] 1 Feld
       *[other] { $number } Feldern
    } an Land oder vom Plan laufen.
why-whale-straight = Wale schwimmen nicht schräg.
why-whale-on-water = Wale bleiben im Wasser.
why-visited = Der Wal war in diesem Zug schon auf { $field }.
why-crab-needs-free-land = Auf { $field } steht eine Station: Der Krebs beginnt auf freiem Land.
why-crab-on-board = Der Krebs ist schon auf dem Plan und läuft von dort weiter.
why-buoys-in-supply =
    Eine neue Boje kommt aus dem Vorrat, solange er reicht: { $n ->
        [one] 1 ist
       *[other] { $n } sind
    } übrig.
why-crab-too-far =
    Der Krebs läuft höchstens { $most ->
        [one] 1 Feld
       *[other] { $most } Felder
    } weit.
why-tsunami-too-far =
    In dieser Richtung läuft der Tsunami höchstens { $most ->
        [one] 1 Feld
       *[other] { $most } Felder
    } weit.
why-hazard-must-move = Eine Gefahr muss mindestens ein Feld weit ziehen.

## Prompts

prompt-wait = { $who } { $doing }.
doing-first-station = setzt eine erste Station
doing-pick-card = nimmt eine Karte
doing-choose-order = wählt eine Reihenfolgekarte
doing-choose-ability = wählt eine Fähigkeit
doing-play-card = spielt eine Karte aus
doing-choose-as = wählt, was der Joker tut
doing-choose-first = wählt, welche Aktion zuerst kommt
doing-build-station = errichtet eine Station
doing-staff-station = setzt einen Forscher ein
doing-sail = zieht Schiffe
doing-research = erforscht den Schwarm
doing-move-buoy = versetzt eine Boje
doing-queen-buoy = darf eine Boje zur Königin versetzen
doing-choose-whale = wählt einen Wal
doing-whale-step = zieht einen Wal
doing-choose-tsunami = wählt einen Tsunami
doing-tsunami-way = richtet einen Tsunami aus
doing-tsunami-distance = bestimmt, wie weit der Tsunami läuft
doing-put-crab = setzt den Krebs an Land
doing-crab-distance = bestimmt, wie weit der Krebs läuft

prompt-lots = Die Reihenfolgekarten werden ausgeteilt.
prompt-deal-light = Die Karten werden ausgelegt.
prompt-draw-blue = Die blauen Karten werden gezogen.
prompt-reveal-tile = Das gehobene Plättchen wird umgedreht.
prompt-first-station =
    { $start ->
        [marked] Setze deine erste Station auf eines der markierten Felder.
       *[free] Setze deine erste Station auf ein Landfeld, das weit genug von den anderen entfernt ist.
    }
prompt-pick-card =
    Du hast { $points } FP. { $cards ->
        [0] { $price ->
            [0] Nimm kostenlos eine Reihenfolgekarte.
           *[other] Nimm für { $price } FP eine Reihenfolgekarte.
        }
       *[other] Nimm eine Karte: Sie kostet so viele FP, wie Karten vor ihr liegen.
    }
prompt-choose-order = Wähle eine Reihenfolgekarte: deinen Platz in Phase 2 und in der nächsten Phase 1.
prompt-choose-ability = Wähle eine Fähigkeit für diesen Durchgang.
prompt-play-card =
    { $first ->
        [yes] Spiele deine erste Karte in diesem Durchgang aus.
       *[no] Spiele eine Karte aus.
    }
prompt-choose-as = Was soll der Joker tun?
prompt-choose-first = Welche Aktion kommt zuerst?
prompt-build-station = Errichte eine Station auf einem beliebigen freien Landfeld.
prompt-staff-station = Du hast keine Station mehr: Setze einen Forscher auf eine deiner Stationen.
prompt-sail =
    { $offer ->
        [launch] Setze ein Schiff neben einer deiner Stationen ein; dann darf es bis zu { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        } weit fahren.
        [both] Setze ein Schiff ein, wenn du magst, und ziehe deine Schiffe: noch { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        }. Verdeckte Plättchen, die sie verlassen, gehören dir.
       *[move] Ziehe deine Schiffe: noch { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        }. Verdeckte Plättchen, die sie verlassen, gehören dir.
    }
prompt-research =
    { $offer ->
        [staff] Setze einen Forscher auf eine deiner Stationen.
        [place] Lege { $tiles ->
            [one] 1 Plättchen
           *[other] bis zu { $tiles } Plättchen
        }: Wähle Plättchen, Feld und Drehung.
        [both] Setze einen Forscher ein oder lege { $tiles ->
            [one] 1 Plättchen
           *[other] bis zu { $tiles } Plättchen
        }: Wähle Plättchen, Feld und Drehung.
       *[more] Lege noch { $tiles ->
            [one] 1 Plättchen
           *[other] bis zu { $tiles } Plättchen
        } oder höre auf.
    }
prompt-move-buoy = Deine Bojen sind verbraucht: Wähle eine, die nach { $field } wechselt.
prompt-queen-buoy = Du bist mit der Königin verbunden, aber deine Bojen sind verbraucht: Versetze eine zu ihr oder lass es.
prompt-choose-whale =
    Welcher Wal soll schwimmen, bis zu { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    } weit?
prompt-whale-step =
    Wohin schwimmt der Wal? Noch { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }.
prompt-choose-tsunami =
    Welcher Tsunami soll laufen, bis zu { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    } weit?
prompt-tsunami-way = In welche Richtung läuft der Tsunami?
prompt-tsunami-distance = Wie weit läuft der Tsunami?
prompt-put-crab =
    Setze den Krebs auf ein freies Landfeld; dann läuft er bis zu { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    } weit.
prompt-crab-distance =
    Wie weit läuft der Krebs? Bis zu { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }.
prompt-over = { $winner } gewinnt mit { $points } FP.
prompt-over-shared = { $winners } teilen sich den Sieg mit { $points } FP.

## The picture: names and tips of everything on the table

scene-title = { title }
scene-you = { $who } (du)
scene-shore-tip = Stationen an verbundenen Küsten zählen am Ende: 10, 30 oder 50 Punkte für 2, 3 oder 4 Küsten.
scene-land-tip = Land vom Wert { $value }: so viele Punkte am Ende für eine Station mit Verbindung zur Königin.
scene-start-field = Ein markiertes Startfeld.
scene-station-here =
    { $who } hat hier eine Station mit { $n ->
        [0] keinem Forscher
        [one] 1 Forscher
       *[other] { $n } Forschern
    }.
scene-crab-here = Hier ruht der Krebs.
scene-lit = Du kannst es jetzt wählen.
scene-queen = Schwarmkönigin
scene-queen-tip = Wer eine Station mit ihr verbindet, legt hier eine Boje ab; dann verbindet sie alles, was sie berührt.
scene-sea-field = Meer { $field }
scene-face-down = Ein verdecktes Plättchen; es gehört dem Schiff, das es verlässt.
scene-bare = Freies Wasser: Hier kann ein Plättchen liegen.
scene-ships-here = Schiffe hier: { $who }.
scene-mix = Ungesehen: { $a } gerade Zweier, { $b } Eckzweier, { $c } Dreier, { $d } Vierer.
scene-open-to = Offen nach { $ways }.
scene-tiles-below =
    { $n ->
        [one] 1 Plättchen liegt darunter.
       *[other] { $n } Plättchen liegen darunter.
    }
scene-buoys-here = Bojen: { $who }.
scene-no-buoy = Ohne Boje: Es gehört niemandem und kann nicht überdeckt werden.
scene-buoy = Boje von { $who }
scene-buoy-tip = Auf { $field }. Sie zählt 1 Punkt in ihrem Verbund.
scene-queen-buoy-tip = Mit der Königin verbunden. Sie zählt 1 Punkt im Verbund.
scene-ship = Schiff { $n } von { $who }
scene-ship-tip = Auf { $field }. Es verbindet wie ein Vierer und zählt 1 Punkt in seinem Verbund.
scene-station = Station von { $who }
scene-station-tip =
    Auf { $field }, Wert { $value }, mit { $n ->
        [0] keinem Forscher
        [one] 1 Forscher
       *[other] { $n } Forschern
    }.
scene-resting = Solange sie ruht, tut sie nichts.
scene-exit = Vom Plan, { $way }
scene-exit-tip = Hier verlässt der Tsunami den Plan und kehrt in den Vorrat zurück.
scene-last = Zuletzt
scene-last-tip = Was zuletzt geschah, auf { $field }.
scene-network = Verbund von { $who }
scene-network-size =
    { $stations ->
        [one] 1 Station
       *[other] { $stations } Stationen
    }, { $pegs } Forscher, { $buoys ->
        [one] 1 Boje
       *[other] { $buoys } Bojen
    }, { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }.
scene-network-tip =
    Der beste Verbund bringt am Ende des Durchgangs { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }. Die Schlusswertung brächte { $values } durch die Königin und { $shores } für Küsten.
scene-score = { $who }: { $n } FP
scene-damage-tip = Jeder Treffer kostet jetzt { $n } FP.
scene-threat = { $who } verliert { $n }
scene-threat-tip = Ein Treffer auf { $field }, wenn die Gefahr dorthin zieht.
scene-winner = Gewonnen
scene-player-tip = { $n } Forschungspunkte (FP). Jeder Treffer einer Gefahr kostet jetzt { $damage } davon.
scene-hit-costs = Treffer −{ $n }
scene-order-next = Reihenfolgekarte { $n }
scene-place = Platz { $n }
scene-taken = Karten { $n }/{ $quota }
scene-worth = Die Schlusswertung brächte { $end }.
scene-side-on = Verbunden.
scene-side-off = Nicht verbunden.
scene-queen-link = Verbindung zur Königin
scene-link-on = Mit der Königin verbunden.
scene-link-off = Nicht mit der Königin verbunden.
scene-in-supply = { $n } im Vorrat.
scene-hidden-cards = Karten auf der Hand
scene-hidden-cards-tip =
    { $n ->
        [one] 1 Karte, verdeckt.
       *[other] { $n } Karten, verdeckt.
    }
scene-joker-used = In diesem Durchgang verbraucht.
scene-done = Fertig
scene-done-tip = Diese Aktion beenden.
scene-option = Wahl
scene-losses = Verluste
scene-gain = Du
scene-forecast = Was es bewirken würde
scene-forecast-tip = Der Schaden jeder Wahl, bevor du wählst.
scene-table = Tisch
scene-table-tip = Was alle gemeinsam haben.
scene-round = Durchgang { $n } von { $rounds }
scene-setup = Vorbereitung
scene-phase =
    { $phase ->
        [setup] Erste Stationen
        [row] Phase 1: Karten erwerben
        [play] Phase 2: Karten ausspielen
       *[end] Ende
    }
scene-row-card = { $card }, Preis { $n }
scene-row-order = Reihenfolgekarte, Preis { $n }
scene-row-order-tip = Dein künftiger Platz und eine Fähigkeit für diesen Durchgang. Übrig: { $left }.
scene-row = Kartenauslage
scene-row-tip = Eine Karte kostet so viele Forschungspunkte (FP), wie Karten vor ihr liegen.
scene-order-tip = Jetzt auf diesem Platz: { $who }.
scene-place-tip = Platz { $n } in der Reihenfolge.
scene-order-card = Reihenfolgekarte { $n }
scene-order-card-tip = Mit ihr bist du Nummer { $n } in Phase 2 und in der nächsten Phase 1.
scene-order-card-taken = { $who } hat sie genommen.
scene-order = Reihenfolge
scene-order-track-tip = Die Spielreihenfolge.
scene-unseen = Verdeckte Plättchen
scene-head-network = Verbund
scene-head-queen = Königin
scene-head-shores = Küsten
scene-head-total = Summe
scene-final = Schlusswertung
scene-final-tip = Verbund des letzten Durchgangs, Stationen mit Verbindung zur Königin, verbundene Küsten, Summe.

## The board as text

board-points = { $n } FP
board-order = Reihenfolge: { $names }
board-network = Verbund { $n } (Ende +{ $end })
board-shores = Küsten { $sides }
board-queen = Königin
board-left = Vorrat: { $stations } Stationen, { $ships } Schiffe, { $researchers } Forscher, { $buoys } Bojen
board-tiles = Plättchen: { $tiles }
board-cards = Karten: { $cards }
board-unseen-cards = { $n } verdeckt
board-joker = Joker
board-row = Auslage, Preis: Karte: { $cards }
board-order-cards = Reihenfolgekarten { $left }
board-supply = Im Vorrat: { $hazards }.
board-legend = { $letters }: Großbuchstaben sind Schiffe, kleine Bojen. { $station } Station, { $peg } Forscher, { $whale } Wal, { $tsunami } Tsunami, { $crab } Krebs, ♛ Königin, ~ verdecktes Plättchen, · freies Wasser, * Startfeld, [ ] wählbar, < zuletzt.
