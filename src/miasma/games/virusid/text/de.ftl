# Viroid

title = Viroid
blurb = Krankheitserreger breiten sich über die Welt aus, gemeinsam gegen die Menschheit: jede Stadt infizieren, sich anpassen und rechtzeitig töten, bevor das Heilmittel gefunden ist.
tagline = Ihr seid die Seuche. Gemeinsam.
seat = Spieler { $number }
any-type = jede Art

option-pathogen = Erreger
option-pathogen-help = Alle spielen denselben. Beginnt am besten mit der Bakterie.
option-pathogen-bacterium = Bakterie
option-pathogen-nanites = Naniten
option-pathogen-fungus = Pilz
option-pathogen-vibrio = Vibrion
option-pathogen-virus = Virus
option-difficulty = Schwierigkeit
option-difficulty-help = Wie viele Karten „Massive Forschung“ im Stapel sind.
option-difficulty-easy = Einfach
option-difficulty-normal = Normal
option-difficulty-challenging = Fordernd
option-start = Spielstart
option-start-help = Startkarten geben allen einen fertigen Erreger; Experten bauen ihn aus 55 DNA-Punkten.
option-start-cards = Startkarten
option-start-expert = Experten

reason-win = Die Kontinente sind leer und jede Stadt ist infiziert oder ausgelöscht.
reason-cure = Das Heilmittel wurde gefunden.
reason-deck = Keine Ereigniskarte war mehr da.
reason-eliminated = Zu viele Spieler hatten keine Infizierten mehr.

## Aktionen

action-first = Ersten Stein setzen: { $city }, { $kind }.
action-infect = { $city } infizieren, { $kind }.
action-infect-bird = { $city } infizieren, { $kind }, mit Vögeln.
action-infect-ship = { $city } infizieren, { $kind }, mit dem Schiff.
action-infect-plane = { $city } infizieren, { $kind }, mit dem Flugzeug.
action-once = Stein ohne Punkte setzen: { $city }, { $kind }.
action-pass = Verzichten.
action-end = Entwicklung beenden.
action-level-spread = { $what } entwickeln.
action-level-resist = Resistenz erhöhen: { $what }.
action-strain = Stamm { $strain } nehmen.
action-symptom = Nächstes Symptom von { $strain } entwickeln.
action-ability = Nächste Fähigkeit entwickeln.
action-lethal =
    Tödlichen Marker nutzen: { $stat ->
        [mortality] Sterblichkeit
       *[severity] Schwere
    } +1.
action-discard = { $strain } abwerfen, mit allem, was die Symptome gaben.
action-donate =
    { $who } { $amount ->
        [one] 1 DNA-Punkt
       *[other] { $amount } DNA-Punkte
    } geben.
action-heal = { $who } verliert einen Infizierten in { $city }, { $kind }.
action-kill = Einen Infizierten sterben lassen: { $city }, { $kind }.
action-return = Einen Infizierten zurücknehmen: { $city }, { $kind }.
action-corpse = Gesunde sterben in { $city }, { $kind }.
action-corpse-infected = { $who } verliert einen Infizierten, der in { $city } stirbt, { $kind }.
action-bury = Leiche entfernen: { $city }, { $kind }.
action-mark = Marker „{ $marker }“ auf { $city } legen.
action-unmark = Marker „{ $marker }“ von { $city } entfernen.
action-unblock-sea = Seeverbindung { $route } öffnen.
action-unblock-airport = Flughafen von { $city } öffnen.
action-starter = { $who } beginnt.
action-card = Startkarte { $card }.
action-deal = Stamm { $strain }.
action-gene = Individuelle Mutation: { $gene }.
action-draw = { $card }: { $text }
action-die = Der Würfel zeigt { $face }.

## Ereignisse

event-starter = { $who } beginnt.
event-card = { $who } erhält die Startkarte { $card }.
event-gene = { $who } erhält die Mutation „{ $gene }“: { $text }
event-built =
    { $who } ist fertig und hat noch { $dna ->
        [one] 1 DNA-Punkt
       *[other] { $dna } DNA-Punkte
    }.
event-first = { $who } taucht in { $city } auf ({ $kind }).
event-turn = { $who } ist am Zug.
event-resistance = { $who }: Resistenz { $kind } { $amount }.
event-stat =
    { $who }: { $stat ->
        [infection] Infektion
        [severity] Schwere
       *[mortality] Sterblichkeit
    } { $amount }.
event-dna =
    { $who } erhält { $amount } DNA { $source ->
        [infection] für die Infizierung
        [death] für den Todesfall
        [event] durch das Ereignis
        [inland] für eine neue Stadt im Binnenland
        [gift] von einem Mitspieler
        [card] von der Startkarte
       *[effect] durch die Wirkung
    } ({ $total }).
event-research-down =
    Die Forschung rückt { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    } nach unten: noch { $apart } bis zum Heilmittel.
event-research-up =
    Die Forschung rückt { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    } nach oben: noch { $apart } bis zum Heilmittel.
event-cure-down =
    Das Heilmittel rückt { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    } nach unten: Abstand { $apart }.
event-discount = Symptome kosten in diesem Zug { $amount } DNA-Punkte weniger.
event-bonus =
    In diesem Zug: { $stat ->
        [infection] Infektion
        [severity] Schwere
       *[mortality] Sterblichkeit
    } { $amount }.
event-mutation-roll =
    { $who } würfelt { $face }: { $hit ->
        [yes] eine kostenlose Mutation.
       *[no] nichts geschieht.
    }
event-donated = { $who } gibt { $other } { $amount } DNA.
event-drawn = { $card } ({ $letter }): { $text }
event-healed = { $city } wird geheilt: { $who } verliert einen Infizierten ({ $kind }).
event-success = Forschungserfolg: In { $city } ist niemand mehr infiziert ({ $card }).
event-marked = { $marker }: { $city }.
event-unmarked = { $marker } in { $city } ist aufgehoben.
event-sea-closed = Die Seeverbindung { $route } ist gesperrt.
event-sea-opened = Die Seeverbindung { $route } ist wieder offen.
event-airport-closed = Der Flughafen von { $city } ist gesperrt.
event-airport-opened = Der Flughafen von { $city } ist wieder offen.
event-corpse = Gesunde sterben in { $city } ({ $kind }).
event-corpse-infected = { $who } verliert einen Infizierten, der in { $city } stirbt ({ $kind }).
event-buried = Eine Leiche wird aus { $city } entfernt ({ $kind }).
event-returned = { $who } nimmt einen Infizierten aus { $city } zurück ({ $kind }).
event-once = { $who } infiziert sofort { $city } ({ $kind }).
event-passed = { $who } verzichtet.
event-infected =
    { $who } infiziert { $city } ({ $kind }){ $way ->
        [bird] {" "}mit Vögeln
        [ship] {" "}mit dem Schiff
        [plane] {" "}mit dem Flugzeug
       *[land] {""}
    }.
event-left-over =
    { $why ->
        [stock] { $who } hat keinen Stein mehr
       *[reach] { $who } kann niemanden mehr infizieren
    }: { $lapsed ->
        [one] 1 Infektionspunkt verfällt.
       *[other] { $lapsed } Infektionspunkte verfallen.
    }
event-level-spread = { $who } entwickelt { $what }, Stufe { $level }.
event-level-resist = { $who } erhöht die Resistenz { $what }, Stufe { $level }.
event-strain = { $who } nimmt den Stamm { $strain }.
event-symptom = { $who } entwickelt { $symptom }: { $text }
event-ability = { $who } entwickelt Fähigkeit { $level }: { $text }
event-lethal = { $who } nutzt den tödlichen Marker.
event-discarded = { $who } wirft { $strain } ab.
event-necrosis = { $who } hat Nekrose: Quarantäne hält niemanden auf.
event-thrown = { $who } würfelt { $faces }.
event-died = { $who }: Ein Infizierter stirbt in { $city } ({ $kind }).
event-wiped-out = { $city } ist ausgelöscht.
event-eliminated = { $who } hat keine Infizierten mehr und scheidet aus.
event-won = Die Kontinente sind leer und keine Stadt ist verschont: Die Menschheit ist verloren. Ihr habt gewonnen.
event-lost-cure =
    Das Heilmittel ist gefunden, es fehlten noch { $left ->
        [one] 1 Leiche
       *[other] { $left } Leichen
    }. Ihr habt verloren.
event-lost-deck =
    Keine Ereigniskarte ist mehr da, es fehlten noch { $left ->
        [one] 1 Leiche
       *[other] { $left } Leichen
    }. Ihr habt verloren.
event-lost-eliminated =
    Zu viele Erreger sind ausgestorben, es fehlten noch { $left ->
        [one] 1 Leiche
       *[other] { $left } Leichen
    }. Ihr habt verloren.

## Fragen

prompt-over-win =
    Gewonnen nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }: Alle { $left ->
        [0] Leichen
       *[other] Leichen
    } sind von den Kontinenten genommen und keine Stadt ist verschont.
prompt-over-cure =
    Verloren: In Zug { $turns } wurde das Heilmittel gefunden. Auf den Kontinenten { $left ->
        [one] lag noch 1 Leiche
       *[other] lagen noch { $left } Leichen
    }.
prompt-over-deck =
    Verloren: Nach Zug { $turns } ist der Ereignisstapel leer. Auf den Kontinenten { $left ->
        [one] lag noch 1 Leiche
       *[other] lagen noch { $left } Leichen
    }.
prompt-over-eliminated =
    Verloren: In Zug { $turns } hatten zu viele Spieler keine Infizierten mehr. Auf den Kontinenten { $left ->
        [one] lag noch 1 Leiche
       *[other] lagen noch { $left } Leichen
    }.
prompt-wait = { $who } ist gefragt: { $said }
prompt-starter = Der Zufall bestimmt, wer beginnt.{ $who }
prompt-start-card = { $who } erhält eine Startkarte.
prompt-start-strain = { $who } erhält einen Stamm.
prompt-gene = { $who } erhält eine individuelle Mutation.
prompt-event = { $who } zieht eine Ereigniskarte.
prompt-mutation-die = { $who } würfelt um eine kostenlose Mutation.
prompt-die = { $who } würfelt um Todesfälle.
prompt-build = Entwickle deinen Erreger: mindestens eine Ausbreitung, eine Resistenz und einen Stamm mit einem Symptom.
prompt-first-stone = Wo beginnst du? Setze deinen ersten Stein.
prompt-one-time =
    { $told ->
        [yes] { $source }: Du darfst
       *[no] Du darfst
    } sofort ein Feld infizieren ({ $kind }){ $way ->
        [bird] , auch mit Vögeln
        [ship] , auch mit dem Schiff
        [plane] , auch mit dem Flugzeug
       *[land] {""}
    }.
prompt-spores = Sporen: Du darfst sofort ein Feld infizieren ({ $kind }), bis zu drei Landverbindungen entfernt.
prompt-donation = Möchtest du einem Mitspieler DNA-Punkte geben?
prompt-free-growth =
    { $what ->
        [either] Nimm einen Stamm oder entwickle ein Symptom, kostenlos.
        [strain] Nimm einen Stamm, kostenlos.
       *[symptom] Entwickle ein Symptom, kostenlos.
    }
prompt-gathering = { $card }: Du darfst ein freies Feld in einer der genannten Städte infizieren.
prompt-take-back = { $card }: Nimm einen deiner Infizierten vom Spielplan.
prompt-marking = { $card }: Lege den Marker „{ $marker }“ auf eine infizierte Stadt.
prompt-clearing =
    { $card }: Du darfst { $count ->
        [one] noch einen Gegenwehrmarker
       *[other] bis zu { $count } Gegenwehrmarker
    } entfernen.
prompt-dying = { $card }: In { $city } stirbt jemand. Wähle, wer.
prompt-burying = { $card }: Aus { $city } wird eine Leiche entfernt. Wähle, welche.
prompt-healing = { $card }: { $city } wird geheilt. Wähle den Infizierten, der geht.
prompt-infecting =
    Infiziere: noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
prompt-levels = Ausbreitung noch in diesem Zug: { $levels }.
prompt-mutating =
    Entwickle deinen Erreger oder beende die Phase. Im Stapel { $turns ->
        [one] ist noch 1 Zug
       *[other] sind noch { $turns } Züge
    }.
prompt-killing =
    Gewürfelt: { $dice }. { $deaths ->
        [one] Ein Infizierter stirbt
       *[other] { $deaths } Infizierte sterben
    }: Wähle, wer.
prompt-sixth-death = Eine Sechs: Ein weiterer deiner Infizierten stirbt in einer Hafenstadt.

## Warum nicht

why-over = Das Spiel ist zu Ende.
why-chance = Das tut nur der Zufall.
why-wait-for-chance = Erst ist der Zufall an der Reihe.
why-not-asked = Jetzt entscheidet { $who }.
why-not-in-a-build = Das geht nur in einer Mutationsphase; der Aufbau ist keine.
why-infect-on = So viele Infektionspunkte wie möglich müssen genutzt werden: Die Phase endet von selbst.
why-must-die = Auf Todesfälle darf man nicht verzichten.
why-must-grow = Die kostenlose Mutation muss genommen werden.
why-must-choose = Darauf darf man nicht verzichten.
why-moment = Nicht in diesem Moment: Gefragt ist etwas anderes.
why-wiped-out = { $city } ist ausgelöscht: Dort ist niemand mehr zu infizieren ({ $kind }).
why-no-free-field = { $city } hat kein gesundes Feld dieser Art ({ $kind }).
why-not-listed = { $city } ({ $kind }) gehört nicht zu den Städten dieses Ereignisses.
why-start-city = Deine Startkarte nennt eine andere Stadt: { $start }.
why-other-type = Diese Ausbreitung gilt für Felder einer anderen Art: { $wanted }.
why-needs = { $city } verlangt { $what } { $need }, du hast { $have }.
why-no-level = Du hast keine Stufe von { $kind }.
why-levels-used = Deine Stufen von { $kind } sind in diesem Zug verbraucht.
why-port-closed = Alle Seeverbindungen von { $city } sind gesperrt, und über Land bist du nicht in der Nähe.
why-no-reach = Keiner deiner Infizierten ist in { $city } oder eine Landverbindung entfernt.
why-needless = { $city } ist auch so erreichbar; Vogel, Schiff oder Flugzeug sind nicht nötig.
why-no-birds = Ein Pilz kann „Vogel“ nicht entwickeln.
why-no-way = Du hast keine Stufe von { $way }.
why-way-used = Deine Stufen von { $way } sind in diesem Zug verbraucht.
why-bird-cull = Vögel kämen nur über Städte mit Vogelvernichtung nach { $city }; das verlangt Vogel Stufe 2.
why-too-far = { $city } ist von allen deinen Infizierten mehr als drei Landverbindungen entfernt.
why-sea-closed = Die Seeverbindung { $route } ist gesperrt.
why-no-ship-route = Keine Seeverbindung führt von einer deiner Städte nach { $city }.
why-no-airport = { $city } hat keinen Flughafen.
why-airport-closed = Der Flughafen von { $city } ist gesperrt.
why-no-origin-airport = Keiner deiner Infizierten ist in einer Stadt mit offenem Flughafen.
why-quarantine = { $city } steht unter Quarantäne: Leichen, aber keine Infizierten.
why-cull = Ein Marker auf { $city } verlangt { $kind } Stufe 2.
why-points = Eine Infizierung von { $city } kostet { $price } Punkte; du hast { $have }.
why-no-stone = Du hast keine Steine mehr.
why-build-unfinished = Noch fehlt etwas: eine Ausbreitungsstufe, eine Resistenzstufe, ein Stamm mit Symptom oder ein Feld für den ersten Stein.
why-strain-not-owned = Du hast { $strain } nicht.
why-ladder-done = { $what } ist voll entwickelt.
why-price =
    Es kostet { $price ->
        [one] 1 DNA-Punkt
       *[other] { $price } DNA-Punkte
    }; du hast { $have }.
why-build-stuck = Von { $have } DNA-Punkten gingen { $price } weg; dann ließe sich der Aufbau nicht beenden, der noch { $need } braucht.
why-both-levels = Du hast schon beide Stufen: { $what }.
why-only-symptom = Nur eine 1 bringt einen Stamm; dieses Ergebnis bringt ein Symptom.
why-strain-taken = { $strain } ist nicht mehr im Vorrat.
why-no-slot = Alle drei Plätze für Stämme sind belegt.
why-same-name = Du hast schon einen anderen Stamm dieser Familie; { $strain } geht nicht dazu.
why-no-lethal-marker = Du hast den tödlichen Marker nicht.
why-lethal-used = Dein tödlicher Marker ist verbraucht.
why-no-team-mate = Das ist kein Mitspieler von dir.
why-gone = { $who } ist ausgeschieden.
why-donate-less =
    Deine Fähigkeit erlaubt höchstens { $most ->
        [one] 1 DNA-Punkt
       *[other] { $most } DNA-Punkte
    }.
why-untouched = { $city } ist ausgelöscht: Ereignisse bewirken dort nichts mehr.
why-other-city = Gefragt ist nach { $asked }, nicht nach { $city }.
why-nobody-there = So jemanden gibt es in { $city } nicht.
why-no-corpse = So eine Leiche gibt es in { $city } nicht.
why-healthy-first = In { $city } sterben zuerst die Gesunden.
why-none-of-yours = So einen Infizierten hast du in { $city } nicht.
why-no-port = { $city } hat keinen Hafen.
why-no-corpse-left = Für { $city } ist keine Leiche mehr da: Kontinentfeld und Vorrat sind leer.
why-other-city-first = In { $city } ist in dieser Phase schon jemand gestorben; andere Städte kommen zuerst.
why-no-marker-there = So ein Marker liegt dort nicht.
why-other-marker = Das Ereignis bringt einen anderen Marker: { $marker }.
why-other-removed = Das Ereignis entfernt andere Marker: { $marker }.
why-marked-already = { $city } hat schon so einen Marker.
why-other-continent = { $city } liegt nicht auf dem Kontinent, den das Ereignis nennt.
why-not-infected = { $city } kann den Marker nicht bekommen: Die Stadt muss infiziert sein.
why-does-not-play = { $who } spielt nicht mit.
why-card-dealt = Diese Startkarte ist schon verteilt.
why-gene-dealt = Dieser Marker ist schon verteilt.
why-other-family = { $strain } ist nicht der Stamm, den die Startkarte nennt.
why-card-drawn = Diese Karte wurde schon aufgedeckt.
why-no-massive-research = In diesem Teil des Stapels liegt keine „Massive Forschung“.
why-only-massive-research = Von diesem Teil des Stapels ist nur noch „Massive Forschung“ übrig.
why-other-pile = Oben auf dem Stapel liegen { $letter }-Karten.

## Das Bild

scene-you = { $who } (du)
scene-gone = Ausgeschieden
scene-panel-tip = { $who } spielt { $pathogen }.
scene-field = { $city } · { $kind }
scene-field-healthy = Gesund: Hier ist niemand infiziert.
scene-field-infected = Infiziert durch { $who }.
scene-field-dead = Verstorben.
scene-field-price =
    Das Infizieren kostet { $price ->
        [one] 1 Punkt
       *[other] { $price } Punkte
    } und bringt 1 DNA-Punkt.
scene-city-needs = Verlangt: { $needs }.
scene-city-no-needs = Verlangt keine Resistenz.
scene-city-wiped = Ausgelöscht: Hier geschieht nichts mehr; nur Vögel fliegen darüber hinweg.
scene-city-people = Gesund { $healthy }, infiziert { $infected }, tot { $dead }.
scene-city-quarantine = Unter Quarantäne: Nur Einmalausbreitungen kommen hinein, oder alle, sobald es Nekrose gibt.
scene-city-named =
    { $cards ->
        [one] 1 Karte, die noch kommen kann, heilt hier.
       *[other] { $cards } Karten, die noch kommen können, heilen hier.
    }
scene-city-lone = Ihr einziger Infizierter kann geheilt werden: Das wäre ein Forschungserfolg.
scene-sea = Seeverbindung { $route }
scene-sea-open = Schiffe tragen Infizierungen in den nächsten Hafen.
scene-sea-closed = Durch einen Sperrmarker geschlossen.
scene-airport = Flughafen von { $city }
scene-airport-open = Flugzeuge gehen von hier zu jedem offenen Flughafen.
scene-airport-closed = Durch einen Sperrmarker geschlossen.
scene-continent-tip =
    { $left ->
        [0] Leer: Hier sind genug Menschen gestorben ({ $total }).
        [one] 1 von { $total } Leichen ist noch zu nehmen.
       *[other] { $left } von { $total } Leichen sind noch zu nehmen.
    }
scene-corpses-left = Allgemeiner Vorrat: { $corpses }.
scene-research = Forschung
scene-cure = Heilmittel
scene-track = Forschungsleiste
scene-track-tip = Die Forschung steht auf Feld { $research }, das Heilmittel auf { $cure }: Abstand { $apart }. Treffen sie sich, habt ihr verloren.
scene-stock = Steine von { $who }
scene-stock-tip = { $left } im Vorrat, { $board } auf dem Plan.
scene-chip-dna = { $dna } DNA
scene-deck =
    Ereignisstapel: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
scene-deck-tip = Von oben nach unten: { $segments }. M: in diesem Teil steckt eine Massive Forschung. Noch Züge: { $turns }.
scene-card-none = Noch kein Ereignis
scene-card-none-tip = Der erste Zug deckt die erste Karte auf.
scene-card-heals = Heilt: { $cities }
scene-card-no-heal = Heilt niemanden
scene-card-pays = Bringt { $dna } DNA-Punkte.
scene-card-dna = +{ $dna } DNA
scene-legend = Zeichen
scene-legend-tip = So sehen Felder, Resistenzen und Wege aus.
scene-legend-airport = Flughafen
scene-legend-port = Hafen
scene-goal = Zum Sieg
scene-goal-tip = Alle Leichen von den Kontinenten genommen und jede Stadt infiziert oder ausgelöscht.
scene-goal-dead = Von den Kontinenten genommene Leichen
scene-goal-dead-short = Leichen
scene-goal-dead-tip = Sie werden genommen, wenn Menschen sterben; die Felder müssen leer sein.
scene-goal-cities = Städte infiziert oder ausgelöscht
scene-goal-cities-short = Städte
scene-goal-cities-tip = Jede Stadt muss von irgendwem infiziert oder ausgelöscht sein.
scene-turns-left =
    { $turns ->
        [one] noch 1 Zug
       *[other] noch { $turns } Züge
    }
scene-hint-bare = Noch unberührt: { $cities }
scene-hint-lone = Nur ein Infizierter, und kommende Karten heilen dort: { $cities }
scene-hint-continents = Noch zu nehmen: { $continents }.
scene-hint-needs = Dafür fehlen allen die Resistenzen: { $cities }
scene-more = { $count } weitere
scene-dice = Würfel
scene-dice-tip = Jeder Würfel mit { $deadly } oder weniger tötet.
scene-dice-roll-tip = Das Virus würfelt um eine kostenlose Mutation.
scene-supply = Stämme im Vorrat
scene-supply-tip = Alle dürfen daraus wählen; niemand darf zwei gleichen Namens haben.
scene-dna = DNA-Punkte
scene-dna-tip = { $dna } von höchstens { $most }.
scene-stat-infection = Infektion
scene-stat-infection-tip =
    { $value ->
        [one] 1 Infektionspunkt pro Zug.
       *[other] { $value } Infektionspunkte pro Zug.
    }
scene-stat-severity = Schwere
scene-stat-severity-tip =
    In Phase 4 { $value ->
        [one] wird 1 Würfel
       *[other] werden { $value } Würfel
    } geworfen.
scene-stat-mortality = Sterblichkeit
scene-stat-mortality-tip = Würfel mit { $value } oder weniger töten.
scene-ladder-bought = Gekaufte Stufen: { $level }.
scene-ladder-next = Die nächste kostet { $price } DNA-Punkte.
scene-uses-left = In diesem Zug noch übrig: { $left }.
scene-strains = Symptomstämme
scene-strains-tip = Bis zu drei, verschiedenen Namens; Symptome werden von oben nach unten entwickelt.
scene-slot-free = Freier Platz
scene-slot-free-tip = Hierhin kommt ein Stamm aus dem Vorrat.
scene-slot-free-price = An diesem Platz kostet er { $price } DNA-Punkte; wähle ihn unten im Vorrat.
scene-strain-done = Voll entwickelt.
scene-ability = Fähigkeit
scene-ability-level = Fähigkeit { $level }
scene-gene-none = Noch keine Mutation
scene-gene-none-tip = Alle erhalten eine individuelle Mutation.
scene-gene-used = Sie ist verbraucht.
scene-sheet = Dein Erreger
scene-sheet-tip = Alles, was du entwickeln kannst, mit seinem Preis; was leuchtet, kannst du bezahlen.
scene-sheet-note = Bezahle, was leuchtet, oder beende die Phase. Zeige auf etwas oder lass den Finger darauf, um zu sehen, was es ändern würde.
scene-scales = Skalen
scene-resistances = Resistenzen
scene-resistances-note = jede Stufe +{ $points }
scene-spread = Ausbreitung
scene-travel = Erweitert
scene-travel-note = nur mit einer einfachen zusammen
scene-level = Stufe { $level }
scene-level-0 = noch keine
scene-per-turn = { $level } je Zug
scene-gene = Individuelle Mutation
scene-change = { $what } { $before } → { $after }
scene-wasted =
    { $what }: { $lost ->
        [one] 1 ginge
       *[other] { $lost } gingen
    } am Ende der Skala verloren
scene-stones = { $left } von { $all } Steinen im Vorrat
scene-stones-short =
    { $left ->
        [one] 1 Stein
       *[other] { $left } Steine
    }
scene-supply-note =
    { $count ->
        [one] { $count } Stamm zur Wahl
       *[other] { $count } Stämme zur Wahl
    }
scene-supply-costs = Ihn zu nehmen kostet { $price } DNA-Punkte, für den Platz; seine Symptome werden danach einzeln bezahlt.
scene-supply-price = je { $price } DNA-Punkte, für den Platz
scene-discard = { $strain } abwerfen
scene-discard-tip = Der Stamm verlässt das Spiel für immer, und die Skalen verlieren, was seine Symptome gebracht haben. DNA gibt es nicht zurück.
scene-end = Beenden
scene-end-tip = Keine weiteren Entwicklungen; DNA-Punkte bleiben.
scene-pass = Verzichten
scene-pass-tip = Ablehnen; aufheben lässt es sich nicht.

## Der Textplan

board-turn = Zug { $turn }
board-setup = Vorbereitung
board-over = Das Spiel ist zu Ende
board-phase =
    { $phase ->
        [0] Phase 0: Erreger
        [1] Phase 1: Ereignis
        [2] Phase 2: Infizierung
        [3] Phase 3: Mutation
       *[4] Phase 4: Mortalität
    }
board-turns-left =
    { $turns ->
        [one] noch 1 Zug
       *[other] noch { $turns } Züge
    }
board-track = Forschung { $research } → Heilmittel { $cure }: Abstand { $apart }
board-corpses = Leichen noch zu nehmen
board-covered = Städte infiziert oder ausgelöscht: { $count } von { $total }
board-event = Ereignis
board-stones =
    { $stones ->
        [one] noch 1 Stein
       *[other] noch { $stones } Steine
    }
board-you = du
board-gone = ausgeschieden
board-numbers = Infektion { $infection } · Schwere { $severity } · Sterblichkeit { $mortality }
board-resist = Resistenzen: Kälte { $cold }, Medikamente { $medicine }, Hitze { $heat }
board-spreads = Ausbreitung: { $list }
board-none = keine
board-strains = Stämme: { $list }
board-mutation = Mutation: { $name }
board-ability = Fähigkeit { $level } von 3
board-markers = Marker: { $list }
board-sea-closed = Gesperrte Seeverbindungen: { $list }
board-quarantine = Quarantäne
board-wiped = ausgelöscht
board-supply = Stämme im Vorrat
board-dice = Würfel: { $faces }
board-legend = Zeichen
board-legend-healthy = gesundes Feld der Art s, l, i, b (Kleintier, Nutztier, Insekt, Blut)
board-legend-dead = tot
board-legend-needs = c m h: verlangte Kälte-, Medikamenten-, Hitzeresistenz
board-legend-airport = Flughafen
board-legend-port = Hafen
board-legend-closed = gesperrter Flughafen
board-legend-can = jetzt wählbar
