# Viral

title = Viral
blurb = Virusstämme kämpfen mit verdeckten Kartenpaaren um die Organe eines Patienten; für zwei bis fünf.
tagline = Fünf Stämme, ein Patient.
option-draft = Mutations-Draft
option-draft-help = Vor dem Start sucht sich jeder verdeckt vier Mutationskarten aus und stapelt sie: In dieser Reihenfolge bekommst du sie.
option-draws_first = Offener Aufbau
option-draws_first-help = Ereignis, Zonenmarker und offene Karten liegen schon da, bevor ihr die ersten Viren setzt.
option-freed_survive_flush = Befreite Viren überstehen die Spülung
option-freed_survive_flush-help = Spült ein Ereignis ein Organ, kommen dort absorbierte Viren frei und bleiben; sonst werden auch sie weggespült.
option-bot_can_win = Der Bot kann gewinnen
option-bot_can_win-help = Zu zweit spielt ein Bot ein drittes Virus; hiermit zählt er am Ende mit, und ist er der Beste, gewinnt niemand.

## Das Bild: Namen und Hinweise für alles auf dem Tisch

scene-title = Viral
scene-bot-name = { $name } (Bot)
scene-you = Du · { $name }
scene-lit = Du kannst es jetzt wählen.

# Der Körper
scene-organ-area = Zone { $number }.
scene-organ-count =
    { $count ->
        [one] 1 sichtbares Virus; bei { $threshold } kommt es zum Kollaps.
       *[other] { $count } sichtbare Viren; bei { $threshold } kommt es zum Kollaps.
    }
scene-organ-crisis = Hier liegt Kollaps { $number }.
scene-organ-exits = Ein Schritt führt nach: { $exits }.
scene-organ-entrances = Ein Schritt führt hierher von: { $entrances }.
scene-virus = Virus { $number } von { $colour }
scene-virus-at = Organ: { $organ }.
scene-protected = Geschützt: Der Schild bewahrt es einmal vor dem Entfernen.
scene-carries =
    { $count ->
        [one] Es trägt 1 Virus: { $load }.
       *[other] Es trägt { $count } Viren: { $load }.
    }
scene-loaded-shield = { $colour } (geschützt)
scene-token = Zone { $number }: { $area }
scene-token-none = Hier liegt noch kein Marker.
scene-token-worth =
    Bringt { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    }; Forschung { $steps }.
scene-token-bonus = { $bonus } VP davon gehört zur Zone selbst.
scene-token-held = Jetzt würde { $who } werten.
scene-token-free = Jetzt würde niemand werten: Niemand ist in jedem Organ der Zone.
scene-crisis = Kollaps { $number }
scene-crisis-free = Frei.
scene-crisis-on = Liegt auf: { $organ }.
scene-crisis-now = Wird in der nächsten Phase 4 abgehandelt.
scene-crisis-due = Wird noch in dieser Phase 4 abgehandelt.
scene-crisis-late = Wartet auf Phase 4 der nächsten Runde.
scene-crisis-never = Ohne Wirkung: Die letzte Phase 4 ist vorbei.
scene-crisis-row =
    { $count ->
        [one] 1 Kollapsmarker ist frei.
       *[other] { $count } Kollapsmarker sind frei.
    }

# Leisten
scene-head-vp = Viruspunkte
scene-head-research = Forschung
scene-head-cure = { $top } = Heilmittel
scene-head-advantage = Vorrang
scene-head-crisis = Kollaps frei
scene-head-vp-tip = Die Punkte aller Viren. Nach der letzten Runde kommen Zonen und Karten dazu; dann gewinnen die meisten Punkte.
scene-head-research-tip = Was die Ärzte über jedes Virus wissen: Kontrollierte Zonen schieben seinen Anzeiger nach oben. Ganz oben kommt das Heilmittel.
scene-head-advantage-tip = Gleichstände gewinnt im Spiel, wer höher steht. Nach jeder Runde steht oben, wer die wenigsten Punkte hat.
scene-head-crisis-tip = Kollapsmarker, die auf keinem Organ liegen. Einer kommt dorthin, wo genug Viren zusammentreffen.
scene-vp-icon = Mutation bei { $vp } VP
scene-vp-icon-tip = Wer dieses Feld erreicht oder überschreitet, bekommt eine Mutationskarte.
scene-vp-flip = Blaue Seite bei { $vp } VP
scene-vp-flip-tip = Sobald jemand dieses Feld erreicht oder überschreitet, werden alle Zonenmarker endgültig auf Blau gedreht.
scene-cure = Heilmittel: Forschung { $top }
scene-cure-tip = Wer in Phase 5 hier steht, verliert alle Viren auf dem Plan (ein Schild rettet sein Virus) und beginnt wieder unten.
scene-vp = { $who }: { $vp } VP
scene-vp-next = Die nächste Mutationskarte gibt es bei { $icon } VP.
scene-vp-no-more = Mehr Mutationskarten gibt es nicht.
scene-vp-bot = Der Bot nimmt keine Mutationskarten.
scene-research = { $who }: Forschung { $space }
scene-research-tip =
    { $left ->
        [0] Ganz oben: In Phase 5 kommt das Heilmittel.
        [one] Noch 1 Schritt bis zum Heilmittel.
       *[other] Noch { $left } Schritte bis zum Heilmittel.
    }
scene-advantage-tip = Wer höher steht, gewinnt Gleichstände im Spiel; am Ende gewinnt sie, wer tiefer steht.
scene-advantage-order = Von oben: { $order }.
scene-event-space = Ereignis
scene-event-none = Hier liegt kein Ereignis.
scene-event-head = Ereignis · Phase 3
scene-event-left =
    { $count ->
        [0] die letzte Karte
        [one] noch 1 Karte darunter
       *[other] noch { $count } Karten darunter
    }
scene-round = Runde { $round }
scene-round-of = von { $rounds }

# Tableaus und Karten
scene-supply =
    { $count ->
        [one] 1 Virus auf dem Tableau
       *[other] { $count } Viren auf dem Tableau
    }
scene-first-player = Startspieler
scene-ready = bereit
scene-to-act = am Zug
scene-mat-tip = { $vp } VP auf der Leiste.
scene-area-cards = Zonenkarten: { $who }
scene-area-cards-tip = Helle sind auf der Hand, markierte liegen aus, matte warten eine Runde.
scene-played = In dieser Runde ausgespielt.
scene-waits =
    { $until ->
        [this] Sie wartet und kommt am Ende dieser Infektionsphase zurück.
        [next] Sie wartet und kommt am Ende der nächsten Infektionsphase zurück.
       *[never] Sie kommt nicht zurück: Die letzte Infektionsphase ist vorbei.
    }
scene-unknown = Unbekannte Karte
scene-unknown-tip = Verdeckt gezogen: Nur { $who } kennt sie.
scene-pile = Stapel, oberste Karte zuerst
scene-pile-tip = Sie kommt auf die Hand, wenn sie an der Reihe ist.
scene-standings = Runde { $round } von { $rounds }
scene-standings-tip = Wo alle auf den drei Leisten stehen, und das nächste Ereignis.
scene-standings-place = Vorrang
scene-standings-vp = VP
scene-standings-next = Ereignis: { $name }
scene-standings-event = Ereignis: { $name } – { $text }
scene-table = Auslage
scene-table-tip = Was alle gemeinsam haben.
scene-mutations = offene Mutationskarten
scene-slot = Platz { $number }
scene-slot-empty = Leer.
scene-deck = Stapel
scene-deck-tip =
    { $count ->
        [one] 1 Karte im Stapel.
       *[other] { $count } Karten im Stapel.
    }
scene-deck-known = Unter den ungesehenen Karten, in dieser Reihenfolge: { $cards }.
scene-bot-deck = Bot-Karten: Zone · übrig
scene-bot-deck-tip = Jede Zone ist dreimal dabei; markierte wurden in dieser Runde gezeigt.
scene-final = Schlusswertung
scene-final-tip = Punkte auf der Leiste, 1 für jede Zone mit eigenem Virus, dazu die Karten.
scene-final-who = Spieler
scene-final-track = Leiste
scene-final-areas = Zonen
scene-final-cards = Karten
scene-final-sum = Summe
scene-stop = Aufhören
scene-stop-tip = Auf die übrigen Symbole verzichten.
scene-open-area = Zone { $number }: { $area }
scene-framed = in Zone { $number }
scene-packet = Deine Karten: Behalte eine
scene-kept = Behalten
scene-stack = Stapeln, oberste zuerst
scene-draft = Draft
scene-draft-tip = Eine Karte behalten, die übrigen nach links geben.

## Der Tisch als Text

board-setup = Aufbau
board-round = Runde { $round } von { $rounds }
board-phase = Phase { $number }: { $name }
board-pair = Paar { $pair }
board-first = Startspieler: { $who }
board-event = Ereignis { $name }:
board-events-left =
    { $count ->
        [0] das letzte
        [one] noch 1
       *[other] noch { $count }
    }
board-display = Mutationskarten zu gewinnen
board-deck =
    { $bag ->
        [one] Stapel: 1 ungesehene Karte.
       *[other] Stapel: { $bag } ungesehene Karten.
    }
board-deck-known = Darunter in dieser Reihenfolge: { $cards }.
board-none = keine
board-free-crises = Freie Kollapsmarker: { $tokens }
board-side =
    { $side ->
        [blue] die Zonenmarker zeigen Blau
       *[white] die Zonenmarker zeigen Weiß (ab 21 VP Blau)
    }
board-bot-cards = Bot-Karten dieser Runde: { $now }. Bisher gezeigt (Zone×mal): { $seen }
board-tracks = { $vp } VP · Forschung { $research }/{ $top } · Vorrang { $place } · Tableau { $supply }
board-you = (du)
board-ready = · bereit
board-final = { $track } + Zonen { $areas } + Karten { $cards } = { $total }
board-hand = Hand:
board-waiting = wartet:
board-pair-1 = Paar 1:
board-pair-2 = Paar 2:
board-pile = Stapel: { $cards }
board-unknown =
    { $count ->
        [one] 1 unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
board-open-card = Offene Karte: { $card }, mit Zone { $number } ({ $area })
board-framed = (Zone { $number })
board-packet = Deine Karten zur Wahl
board-kept = Deine Karten
board-legend = <Gn1> geschützt · Gn1+2 trägt zwei · !3 Kollapsmarker 3 (> nächste Runde) · 2/4 sichtbare Viren von der Kollapszahl
board-token = { $vp } VP, Forschung { $steps }
board-holder = hält { $who }
board-deferred = >
board-code-green = Gn
board-code-yellow = Ge
board-code-orange = Or
board-code-purple = Vi
board-code-grey = Ga

## Was gefragt ist

prompt-over-most-vp =
    { $winner } gewinnt mit { $score ->
        [one] 1 Punkt.
       *[other] { $score } Punkten.
    }
prompt-over-advantage =
    { $winner } gewinnt mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }: Bei Gleichstand gewinnt, wer auf der Vorrangleiste tiefer steht.
prompt-over-bot =
    Der Bot gewinnt mit { $score ->
        [one] 1 Punkt.
       *[other] { $score } Punkten.
    }
prompt-over-bot-advantage =
    Der Bot gewinnt mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }: Bei Gleichstand gewinnt, wer auf der Vorrangleiste tiefer steht.
prompt-chance =
    { $draw ->
        [first] Der Startspieler wird ausgelost.
        [event] Das nächste Ereignis wird aufgedeckt.
        [token] Die Zonenmarker werden ausgelegt.
        [deal] Die Karten für den Draft werden ausgeteilt.
        [bot] Die Bot-Karten werden aufgedeckt.
       *[card] Eine Mutationskarte wird aufgedeckt.
    }
prompt-wait =
    { $doing ->
        [place] { $who } setzt ein Virus.
        [bot] { $who } setzt für den Bot.
        [card] { $who } führt eine Karte aus.
        [mutation] { $who } nimmt eine Mutationskarte.
        [crisis] { $who } entscheidet, welches Organ den nächsten Kollapsmarker bekommt.
        [event] { $who } ist beim Ereignis an der Reihe.
        [draft] Warten auf { $who }: Draft.
       *[pair] Warten auf { $who }: geheime Wahl.
    }
prompt-choose-area = Paar { $pair }: Wähle eine Zonenkarte.
prompt-choose-card = Paar { $pair }, Zone { $number } ({ $area }): Wähle eine Mutationskarte.
prompt-draft-pick =
    { $round ->
        [1] Behalte eine der vier Karten.
        [2] Behalte eine der drei Karten.
       *[3] Behalte eine der beiden Karten; die andere geht weiter.
    }
prompt-draft-order =
    { $place ->
        [1] Staple deine Karten: Welche liegt oben?
        [2] Welche kommt als zweite?
       *[3] Welche kommt als dritte?
    }
prompt-setup = Setze ein Virus in ein leeres Organ.
prompt-setup-bot = Setze ein Virus des Bots in ein leeres Organ.
prompt-icon = { $card } in Zone { $number } ({ $area }): Nutze ein Symbol oder höre auf.
prompt-mutation =
    { $deck ->
        [no] Nimm eine der offenen Mutationskarten; der Stapel ist leer.
       *[yes] Nimm eine Mutationskarte: eine offene oder die oberste vom Stapel.
    }
prompt-crisis-order = Mehrere Organe kollabieren: Welches bekommt Marker { $token }?
prompt-bot-source = Bot-Karte für Zone { $number } ({ $area }): Sein Tableau ist leer. Welches seiner Viren wechselt den Platz?
prompt-bot-organ = Bot-Karte für Zone { $number } ({ $area }): Wähle das Organ.
prompt-virus-protect =
    Schützen: Wähle eines deiner ungeschützten Viren{ $framed ->
        [yes] {" "}in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-virus-move =
    Bewegen: Wähle eines deiner Viren{ $framed ->
        [yes] {" "}in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-virus-infect =
    Infizieren: Dein Tableau ist leer. Wähle das Virus, das sein Organ wechselt{ $framed ->
        [yes] ; es kommt in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-virus-attack =
    Angreifen: Wähle ein fremdes Virus{ $framed ->
        [yes] {" "}in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-virus-magnet =
    Magnet: Wähle das Virus, das gezogen oder gestoßen wird{ $framed ->
        [yes] , mit einem eigenen in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-virus-absorb =
    Absorbieren: Wähle das Virus, das die anderen seines Organs verschluckt{ $framed ->
        [yes] , in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-organ-move = Bewegen, { $from }: Wähle das Ziel.
prompt-organ-magnet = Magnet, { $from }: Wähle das Ziel.
prompt-organ-infect =
    Infizieren: Wähle das Organ{ $framed ->
        [yes] {" "}in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-organ-crisis =
    Kollaps: Wähle das Organ für Marker { $token }{ $framed ->
        [yes] , in Zone { $number } ({ $area }).
       *[no] .
    }
prompt-reproduce = Vermehrung: Lege ein Virus von deinem Tableau in ein beliebiges Organ.
prompt-relocate = Fast Food: Wähle eines deiner Viren, das nach Zone { $number } getragen wird.
prompt-relocate-organ =
    { $source ->
        [mat] Fast Food: Lege ein Virus von deinem Tableau in ein Organ der Zone { $number }.
       *[board] Fast Food: Wähle das Organ der Zone { $number }.
    }

## Was man tun kann

action-place = Setzen: { $organ }
action-to = Ziel: { $organ }
action-crisis = Kollapsmarker auf: { $organ }
action-virus = Virus { $number } von { $colour }
action-use = Symbol { $slot }{ $option } nutzen
action-stop = Aufhören
action-area = Zone { $number }: { $area }
action-card = { $card }: { $text }
action-take = Offene Karte { $slot } nehmen
action-take-deck = Die oberste Karte vom Stapel nehmen
action-keep = { $card } behalten
action-stack = { $card } stapeln
action-first = Startspieler: { $colour }
action-event = Ereignis: { $event }
action-token = Zonenmarker { $vp } VP, Forschung { $steps }
action-reveal = Aufgedeckt: { $card }
action-draw = Gezogen: { $card }
action-deal = Ausgeteilt: { $card }
action-bot = Bot-Karte: Zone { $number } ({ $area })

# Options, told by the position
offer-icon = { $icon }
offer-framed = { $icon } (Zone { $number })
offer-virus = { $virus } ({ $organ })
offer-take = { $card }: { $text }

## Was geschehen ist

event-first = Startspieler ist { $who }.
event-placed = { $who } setzt ein Virus: { $organ }.
event-event-shown = Nächstes Ereignis: { $event } – { $text }
event-token-laid = Zone { $number } ({ $area }): { $vp } VP, Forschung { $steps }.
event-card-shown = { $card } wird aufgedeckt.
event-dealt = { $who } erhält eine Karte für den Draft.
event-dealt-private = Du erhältst { $card }.
event-kept = { $who } behält eine Karte.
event-kept-private = Du behältst { $card }.
event-stacked = { $who } hat die Karten gestapelt.
event-pile = { $who } bekommt in dieser Reihenfolge: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
event-round = Runde { $round } beginnt; { $who } fängt an.
event-bot-card = Bot-Karte: Zone { $number } ({ $area }).
event-bot-idle = Die Bot-Karte für Zone { $number } ({ $area }) bewirkt nichts.
event-ready = { $who } hat gewählt.
event-pair = { $who }: Zone { $number } ({ $area }) mit { $card }.
event-stopped = { $who } hört auf.
event-protected = { $who } schützt ein Virus: { $organ }.
event-moved = { $who } bewegt: { $from } → { $organ }.
event-dragged = { $who } verschiebt ein Virus von { $owner }: { $from } → { $organ }.
event-infected = { $who } infiziert: { $organ }.
event-reinfected = { $who } infiziert mit einem Virus vom Plan: { $from } → { $organ }.
event-attacked = { $who } entfernt ein Virus von { $owner }: { $organ }.
event-attacked-shield = { $who } bricht den Schild von { $owner }: { $organ }.
event-absorbed =
    { $who } absorbiert { $count ->
        [one] 1 Virus
       *[other] { $count } Viren
    }: { $organ }.
event-released =
    { $count ->
        [one] 1 Virus kommt frei
       *[other] { $count } Viren kommen frei
    }: { $organ }.
event-phase = Phase { $number }: { $name }.
event-phase-over = Phase { $number } ({ $name }) endet.
event-cleaned-up = Wartende Karten kommen zurück, die gespielten warten.
event-crisis = Kollaps { $number } bricht aus: { $organ }.
event-crisis-called = Kollaps { $number } wird gelegt: { $organ }.
event-points = { $who }: +{ $points } VP, jetzt { $score }.
event-flipped = Die Zonenmarker werden auf Blau gedreht.
event-took = { $who } nimmt { $card }.
event-took-pile = { $who } erhält { $card }.
event-drew = { $who } zieht eine verdeckte Karte.
event-drew-private = Du ziehst { $card }.
event-laid-under = Die offenen Karten kommen unter den Stapel.
event-controls =
    { $who } kontrolliert Zone { $number } ({ $area }) mit { $count ->
        [one] 1 Virus
       *[other] { $count } Viren
    }{ $tied ->
        [yes] : Gleichstand, höher auf der Vorrangleiste.
       *[no] .
    }
event-most =
    { $organ }: { $who } hat die meisten Viren ({ $count }){ $tied ->
        [yes] : Gleichstand, höher auf der Vorrangleiste.
       *[no] .
    }
event-uncontrolled = Niemand kontrolliert Zone { $number } ({ $area }).
event-research = { $who }: Forschung bei { $space }.
event-event = Ereignis { $event }: { $text }
event-all-protected = Alle Viren in Zone { $number } ({ $area }) erhalten einen Schild.
event-flushed =
    { $count ->
        [0] Niemand wird weggespült.
        [one] 1 Virus wird weggespült.
       *[other] { $count } Viren werden weggespült.
    }
event-relocated = { $who } trägt ein Virus: { $from } → { $organ }.
event-crisis-resolved =
    Kollaps { $number } wird gewertet: { $organ }. Die meisten: { $who } mit { $count ->
        [one] 1 Virus
       *[other] { $count } Viren
    }{ $tied ->
        [yes] {" "}(Gleichstand, höher auf der Vorrangleiste)
       *[no] {""}
    }, { $most } VP. Andere dort: { $present } VP.
event-crisis-empty = Kein Virus dort: Kollaps { $number } geht zurück, niemand punktet ({ $organ }).
event-cleared =
    { $count ->
        [0] Niemand geht: { $organ }.
        [one] 1 Virus geht: { $organ }.
       *[other] { $count } Viren gehen: { $organ }.
    }{ $shields ->
        [0] {""}
        [one] {" "}1 Schild geht verloren.
       *[other] {" "}{ $shields } Schilde gehen verloren.
    }
event-cured = Gegen { $who } ist ein Heilmittel gefunden.
event-cure-done =
    { $who }: { $count ->
        [0] Kein Virus verlässt
        [one] 1 Virus verlässt
       *[other] { $count } Viren verlassen
    } den Plan; { $shields ->
        [0] kein Schild geht verloren.
        [one] 1 Schild geht verloren.
       *[other] { $shields } Schilde gehen verloren.
    }
event-advantage = Neue Reihenfolge auf der Vorrangleiste; oben steht { $who }.
event-won-most-vp = { $who } gewinnt mit { $score } Punkten.
event-won-advantage = { $who } gewinnt mit { $score } Punkten durch die Vorrangleiste.
event-won-bot = Der Bot ({ $who }) gewinnt mit { $score } Punkten.
event-won-bot-advantage = Der Bot ({ $who }) gewinnt mit { $score } Punkten durch die Vorrangleiste.

reason-most-vp = Die meisten Punkte.
reason-advantage = Punktgleich: tiefer auf der Vorrangleiste.
reason-bot = Der Bot liegt vorn.

## Warum nicht?

why-over = Das Spiel ist zu Ende.
why-chance = Darüber entscheidet der Zufall.
why-chance-acts = Gerade wird gezogen.
why-not-drawn = Das kann der Zufall jetzt nicht bringen.
why-chosen-already = Du hast schon gewählt; warte auf die anderen.
why-first-player-orders = Die Reihenfolge der Kollapse bestimmt der Startspieler.
why-first-player-places = Für den Bot setzt der Startspieler.
why-not-your-turn = Darüber entscheidet { $who }.
why-not-asked =
    { $asked ->
        [pair] Wähle zuerst deine Karten.
        [use] Nutze ein Symbol oder höre auf.
        [virus] Wähle zuerst ein Virus.
        [organ] Wähle zuerst ein Organ.
        [take] Nimm zuerst eine Mutationskarte.
        [keep] Behalte zuerst eine deiner Karten.
       *[stack] Staple zuerst deine Karten.
    }
why-no-picks-in-draft = Im Draft erhältst du die oberste Karte deines eigenen Stapels.
why-no-such-icon = { $card } hat kein solches Symbol.
why-icon-used = Dieses Symbol hast du genutzt.
why-group-used = Von einer Gruppe darf nur ein Symbol genutzt werden.
why-same-icon = Es gleicht einem Symbol davor: Nutze jenes.
why-no-free-token = Kein Kollapsmarker ist frei.
why-all-in-crisis =
    { $framed ->
        [yes] Jedes Organ der Zone { $number } ({ $area }) hat einen Kollapsmarker.
       *[no] Jedes Organ hat einen Kollapsmarker.
    }
why-nothing-to-infect =
    { $framed ->
        [yes] Dein Tableau ist leer, und keines deiner Viren kann nach Zone { $number } ({ $area }) wechseln.
       *[no] Dein Tableau ist leer, und du hast kein sichtbares Virus.
    }
why-no-virus = Du hast kein sichtbares Virus.
why-nothing-to-protect =
    { $framed ->
        [yes] Du hast kein ungeschütztes Virus in Zone { $number } ({ $area }).
       *[no] Du hast kein ungeschütztes Virus.
    }
why-nothing-to-move =
    { $framed ->
        [yes] Du hast kein Virus in Zone { $number } ({ $area }).
       *[no] Du hast kein Virus zum Bewegen.
    }
why-nothing-to-attack =
    { $framed ->
        [yes] In Zone { $number } ({ $area }) ist kein fremdes Virus bei einem von dir.
       *[no] Nirgends ist ein fremdes Virus bei einem von dir.
    }
why-nothing-to-drag =
    { $framed ->
        [yes] Kein Virus ist in Reichweite eines deiner Viren in Zone { $number } ({ $area }).
       *[no] Kein Virus ist in Reichweite eines deiner Viren.
    }
why-nothing-to-absorb =
    { $framed ->
        [yes] In Zone { $number } ({ $area }) hat keines deiner Viren Gesellschaft.
       *[no] Keines deiner Viren hat Gesellschaft.
    }
why-area-chosen = Die Zone dieses Paars hast du gewählt.
why-area-waits = Zone { $number } ({ $area }) wartet; sie kommt am Ende dieser Infektionsphase zurück.
why-area-played = Zone { $number } ({ $area }) liegt schon aus.
why-area-first = Wähle zuerst die Zonenkarte.
why-card-waits = { $card } wartet und kommt am Ende dieser Infektionsphase zurück.
why-card-played = { $card } liegt schon aus.
why-card-not-held = Du hast { $card } nicht.
why-deck-empty = Der Stapel ist leer.
why-slot-empty = Dort liegt keine Karte.
why-not-in-packet = { $card } ist nicht unter deinen Karten.
why-stacked-already = { $card } ist schon in deinem Stapel.
why-not-kept = { $card } ist keine deiner vier Karten.
why-virus-not-in-game = Dieses Virus ist nicht im Spiel.
why-virus-on-mat = Dieses Virus liegt auf seinem Tableau.
why-virus-absorbed = Dieses Virus ist absorbiert: Es gilt als nicht vorhanden.
why-own-virus = Eigene Viren kannst du nicht angreifen.
why-not-your-virus = Dieses Virus gehört dir nicht.
why-not-bots-virus = Wähle ein Virus des Bots.
why-protected-already = Es ist schon geschützt.
why-no-other-organ = Es liegt schon dort ({ $organ }), und ein anderes Organ gibt es nicht.
why-outside-area = { $organ } liegt nicht in Zone { $number } ({ $area }).
why-no-virus-there = Du hast dort kein sichtbares Virus: { $organ }.
why-no-company = Es ist dort allein: { $organ }.
why-only-anchor = Es ist dort dein einziges Virus ({ $organ }); nichts hält oder zieht es.
why-out-of-pull = Von dort ({ $organ }) führt kein Weg zu einem deiner Viren, und du hast dort keines.
why-same-virus = Es gleicht Nummer { $number }: Wähle jenes.
why-organ-taken = Dort liegt schon ein Virus: { $organ }.
why-area-taken = Diese Farbe hat schon ein Virus in Zone { $number } ({ $area }), und andere Zonen sind frei.
why-same-organ = Es liegt schon dort ({ $organ }): Wähle ein anderes Organ.
why-must-change-organ = Es ist schon dort ({ $organ }): Es muss sein Organ wechseln.
why-no-anchor = { $from } → { $organ }: An keinem Ende hast du ein Virus, das ziehen oder stoßen könnte.
why-against-arrow = { $from } → { $organ } ginge gegen den Pfeil.
why-mixed-vessels = { $from } → { $organ } würde zwischen Blutgefäß und Gang wechseln.
why-no-link = Kein einzelner Schritt führt so weit: { $from } → { $organ }.
why-not-qualified =
    { $threshold ->
        [one] { $organ } wartet nicht auf einen Kollapsmarker: Dazu braucht es 1 Virus und keinen Marker.
       *[other] { $organ } wartet nicht auf einen Kollapsmarker: Dazu braucht es { $threshold } Viren und keinen Marker.
    }
why-has-token = Dort liegt schon ein Kollapsmarker: { $organ }.
