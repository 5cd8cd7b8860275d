# Dawn of the Zeds

## The game

blurb = Haltet Farmingdale gegen die lebenden Toten, allein oder gemeinsam, auf sechs Stufen.
tagline = Haltet die Stadt bis zur letzten Karte.
title = Dawn of the Zeds
seat = Spieler { $number }
option-level = Stufe
option-level-help = Beginne mit dem Grundspiel; jede Stufe fügt der vorigen etwas hinzu.
option-length = Länge
option-length-help = Wie viele Ereigniskarten die Belagerung dauert; nicht jede Stufe hat jede Länge.
option-length-default = Wie auf der Stufe üblich
option-length-short = Kurz
option-length-normal = Normal
option-length-medium = Mittel
option-length-long = Lang
option-length-epic = Episch
option-surge = Ansturm
option-surge-help = In manchen Akten rücken die Toten auch auf einem Weg vor, den die Ereigniskarte nicht nennt; ohne das ist es leichter.
option-choose_heroes = Helden auswählen
option-choose_heroes-help = Ihr sucht euch die Helden reihum aus, statt zufällige zu bekommen; das Grundspiel hat immer dieselben.
reason-survived = Farmingdale hat durchgehalten.
reason-zeds-in-town = Die Zeds sind im Stadtzentrum.
reason-chaos = Das Chaos hat den Landkreis verschlungen.

## Actions

action-move = { $unit } → { $space }
action-go = Nach { $space }
action-stay = Bleiben
action-shoot = { $unit }: auf { $foe } schießen
action-craft = Piazza: für 2 Aktionen ohne Munition auf { $foe } schießen
action-search = { $unit }: suchen
action-heal = { $unit } heilen
action-aid = { $unit }: { $other } vor Ort heilen
action-barricade = { $unit }: Barrikade in { $space }
action-outpost = Kingman: Stützpunkt bauen
action-mines = Kingman: Minenfeld legen
action-bridge = { $unit }: Brücke reparieren
action-research = Forschen
action-research-supply = Forschen für 1 Nachschub statt einer Aktion
action-grenade = { $unit }: Gasgranate auf { $space }
action-arm = Bewaffnen: { $unit } als { $other }
action-train = Hauser: { $unit } ausbilden
action-recruit = Hauser: für { $unit } rekrutieren
action-hose = Schläuche auf { $foe }
action-peek = Wright: oberste Ereigniskarte ansehen
action-use = { $unit }: { $name }
action-discharge = { $unit } ins Stadtzentrum entlassen
action-bury = { $unit } aufgeben (Friedhof)
action-play = { $name } spielen
action-pick = { $what }
action-option = Möglichkeit { $number }
action-yes = Ja
action-no = Nein
action-ok = Weiter
action-pass = Aktionen beenden
action-pass-left = Aktionen beenden (noch übrig: { $left })
left-event =
    { $n ->
        [one] 1 Ereignisaktion
       *[other] { $n } Ereignisaktionen
    }
left-own = 1 eigene
left-free = Gratisaktionen von { $names }
action-floor = Spieler { $number } das Wort geben
action-die = Der Würfel zeigt { $number }
action-event = Ereignis: { $name }
action-story = Storykarte: { $name }
action-lab = Forschungskarte: { $name }
action-zed = { $name } wird gezogen
action-super = { $name } wird gezogen
action-join = { $unit } kommt dazu
action-surge = Ansturm: { $name }
action-drop = { $name } geht verloren
offer-gets = { $what }: { $gets }
twin =
    { $name } ({ $number ->
        [1] der erste
        [2] der zweite
        [3] der dritte
        [4] der vierte
        [5] der fünfte
       *[other] der sechste
    })

## Character actions

key-citadel = Zitadelle
key-speech = Rede
key-initiative = Initiative
key-leadership = Führung
key-medic = Sanitäter
key-first-aid = Erste Hilfe
key-overtime = Überstunden
key-own-agenda = Eigene Pläne
key-human-trials = Menschenversuche
key-civil-authority = Amtsgewalt
key-bombs = Bomben
key-broadcast = Rundfunk
key-per-turn = einmal pro Runde
key-per-game = einmal pro Spiel
key-tip = { $name } ({ $often }): { $does }
key-citadel-does = Eine andere Einheit im Stadtzentrum schießt ohne Aktion mit +1 Spalte; die Munition wird bezahlt.
key-speech-does = Jede andere eigene Einheit im Stadtzentrum und auf Stadt-Feldern erhält eine Gratisaktion.
key-initiative-does = Eine Gratisaktion für ihn selbst.
key-leadership-does = Eine Zivilisten- oder Flüchtlingseinheit auf seinem oder einem angrenzenden Feld erhält eine Gratisaktion.
key-medic-does = Aus einem Büro heilt er gratis 1 Treffer einer Einheit im Krankenhaus.
key-first-aid-does = Für 1 Nachschub heilt er 1 Treffer einer Einheit auf seinem oder einem angrenzenden Feld.
key-overtime-does = Die Infektion steigt um 3, und ihr bekommt 1 Ereignisaktion mehr.
key-own-agenda-does = Eine Gratisaktion für ihn selbst.
key-human-trials-does = Aus einem Büro, statt der eigenen Pläne: Eine Einheit im Krankenhaus kommt auf den Friedhof, und die nächste Forschungskarte wird aufgedeckt.
key-civil-authority-does = In ihrem oder einem angrenzenden Dorf werden widerspenstige Zivilisten frei oder Dorfbewohner zu Flüchtlingen.
key-bombs-does = Aus 2 Nachschub wird 1 Munition.
key-broadcast-does = Eine Einheit normaler Zivilisten oder Flüchtlinge über der Erde erhält eine Gratisaktion.
gets-free-action =
    { $n ->
        [one] eine Gratisaktion
       *[other] { $n } Gratisaktionen
    }
gets-free-move =
    { $n ->
        [one] eine Gratisbewegung
       *[other] { $n } Gratisbewegungen
    }
gets-shift-melee = { $n } Spalten im Nahkampf in dieser Runde
gets-shift-attack = { $n } Spalten in Nahkampf-Angriffen in dieser Runde
gets-shift-defence = { $n } Spalten beim Verteidigen in dieser Runde
gets-shift-gunfire = { $n } Spalten beim Schießen in dieser Runde
gets-marker = „{ $name }“
gets-heal = wird geheilt
gets-hit = erhält den Treffer
gets-kill = kommt auf den Friedhof
gets-release = wird befreit
gets-retreat = weicht zurück
gets-to-bed = kommt in ein Bett
gets-ambush = gerät in einen Hinterhalt
gets-turned = erkrankt, ein Zed nimmt ihren Platz ein
gets-roll-hit = würfelt um Treffer
gets-defender = verteidigt

## Resources

resource-supplies = Nachschub
resource-ammo = Munition
resource-infection = Infektion
resource-hits = Ein Treffer auf eine eigene Einheit
loss-supplies = Nachschub
loss-ammo = Munition
loss-infection = Infektion
loss-hits = Treffer auf eigene Einheiten

## Events

event-activated = { $track } wird aktiviert.
event-ammo = Munition +{ $n }: { $now }.
event-ammo-lost = Munition −{ $n }: { $now }.
event-armed = { $other } greifen zu den Waffen: { $unit } stehen in { $space }.
event-barricade =
    { $unit } { $many ->
        [yes] bauen
       *[no] baut
    } eine Barrikade: { $space }.
event-bed =
    { $unit } { $many ->
        [yes] kommen
       *[no] kommt
    } ins Krankenhaus: { $space }.
event-bridge =
    { $unit } { $many ->
        [yes] arbeiten
       *[no] arbeitet
    } an der Brücke ({ $space }).
event-bridge-down = Die Brücke ist eingestürzt: { $space }.
event-camp = { $unit } erreichen das Flüchtlingslager.
event-cave-in = Der Tunnel stürzt ein: { $space }.
event-chaos = Chaos in { $space }.
event-column =
    Es beginnt bei „{ $start }“{ $shifts }{ $n ->
        [0] .
       *[other] {""}: „{ $column }“.
    }
event-climbed =
    { $unit } { $many ->
        [yes] klettern
       *[no] klettert
    } hinauf: { $space }.
event-component = Die Superwaffe erhält { $component }.
event-component-lost = { $component } geht verloren.
event-cure-found = Das Gegenmittel ist gefunden!
event-final-component = Die Letzte Komponente liegt im Labor.
event-died =
    { $unit } { $many ->
        [yes] sterben
       *[no] stirbt
    } in { $space }.
event-discharged =
    { $unit } { $many ->
        [yes] werden
       *[no] wird
    } entlassen.
event-eaten = { $unit } werden in { $space } gefressen.
event-eliminated =
    { $unit } { $many ->
        [yes] werden
       *[no] wird
    } ausgeschaltet: { $space }.
event-event = Ereigniskarte „{ $card }“: { $text }
event-fled = { $unit } fliehen aus { $space }.
event-fight = Nahkampf: { $space }.
event-floor = { $who } gibt { $other } das Wort.
event-foreseen = Die nächste Storykarte ist { $card }.
event-free-action =
    { $n ->
        [one] Eine Gratisaktion für { $unit }{ $by }.
       *[other] { $n } Gratisaktionen für { $unit }{ $by }.
    }
event-free-move =
    { $n ->
        [one] Eine Gratisbewegung für { $unit }{ $by }.
       *[other] { $n } Gratisbewegungen für { $unit }{ $by }.
    }
event-grenade =
    { $unit } { $many ->
        [yes] werfen
       *[no] wirft
    } eine Gasgranate: { $space }.
event-healed =
    { $unit } { $many ->
        [yes] werden
       *[no] wird
    } geheilt.
event-held-off = Der Perimeter hält sie vor { $space } auf.
event-hit =
    { $unit } { $many ->
        [yes] erleiden
       *[no] erleidet
    } { $n ->
        [one] einen Treffer.
       *[other] { $n } Treffer.
    }
event-infection-falls = Infektion −{ $n }: { $now }.
event-infection-rises = Infektion +{ $n }: { $now }.
event-joined =
    { $unit } { $many ->
        [yes] kommen
       *[no] kommt
    } dazu: { $space }.
event-key =
    { $unit } { $many ->
        [yes] nutzen
       *[no] nutzt
    } { $key }.
event-left = { $unit } gehen ihren eigenen Weg.
event-losses =
    { $n ->
        [one] 1 Verlust nach eurer Wahl: { $mix }.
       *[other] { $n } Verluste, jeder nach eurer Wahl: { $mix }.
    }
event-lost =
    { $unit } { $many ->
        [yes] verirren sich in den Katakomben und kommen
       *[no] verirrt sich in den Katakomben und kommt
    } bei { $space } heraus.
event-marker = { $unit }: { $marker }.
event-melee = Treffer auf die Feinde: { $zedhits }, auf { $unit }: { $humanhits }. { $loser ->
        [zeds] Die Feinde weichen zurück.
       *[humans] Die Menschen weichen zurück.
    }
event-minefield = { $unit } legt das Minenfeld in { $space }.
event-mines = Das Minenfeld in { $space } verursacht { $n } Treffer.
event-moved =
    { $unit } { $many ->
        [yes] ziehen
       *[no] zieht
    } → { $space }.
event-no-outbreak = Infektionswurf { $n }: kein Ausbruch.
event-order = In { $space } kehrt Ordnung ein.
event-outbreak = Krankheitsausbruch!
event-unchecked-outbreak = Ungehinderter Krankheitsausbruch!
event-outpost = { $unit } baut den Stützpunkt in { $space }.
event-passed =
    { $seats ->
        [1] Keine Aktionen mehr in dieser Runde.
       *[other] { $who } nimmt in dieser Runde keine Aktionen mehr.
    }
event-pays-event =
    { $n ->
        [one] { $who } nimmt eine Ereignisaktion; noch { $left }.
       *[other] { $who } nimmt { $n } Ereignisaktionen; noch { $left }.
    }
event-pays-own = { $who } nimmt die eigene Aktion.
event-peeked = Die nächste Ereigniskarte ist { $card }.
event-phase-prfn = Plünderer, Rangers, Flüchtlinge, Nationalgarde.
event-phase-infection = Infektionsphase.
event-phase-eat = Verbrauchsphase.
event-phase-zeds = Zeds-Phase.
event-phase-action = Aktionsphase.
event-phase-housekeeping = Organisationsphase.
event-placed =
    { $unit } { $many ->
        [yes] erscheinen
       *[no] erscheint
    } auf dem Plan: { $space }.
event-played = „{ $card }“ wird gespielt: { $text }
event-ready = Farmingdale ist bereit.
event-recruited =
    { $unit } { $many ->
        [yes] erhalten
       *[no] erhält
    } neue Leute.
event-research = Forschung „{ $card }“: { $text }
event-research-failed = { $unit }: Die Forschung misslingt.
event-resisted =
    { $unit } { $many ->
        [yes] ignorieren
       *[no] ignoriert
    } einen Treffer.
event-retreated =
    { $unit } { $many ->
        [yes] weichen
       *[no] weicht
    } zurück: { $space }.
event-returned =
    { $unit } { $many ->
        [yes] finden keinen Platz und kehren
       *[no] findet keinen Platz und kehrt
    } zurück.
event-revived =
    { $unit } { $many ->
        [yes] leben
       *[no] lebt
    } doch noch.
event-rolled =
    { $why }{ $dice ->
        [one] Der Würfel zeigt { $faces }.
       *[other] Die Würfel zeigen { $faces }.
    }
event-saved =
    { $unit } { $many ->
        [yes] werden
       *[no] wird
    } gerettet: { $space }.
event-scene = Handlungsort: { $track }.
event-searched =
    { $unit } { $many ->
        [yes] durchsuchen
       *[no] durchsucht
    } { $space }: { $n }.
event-sent-back =
    { $unit } { $many ->
        [yes] werden
       *[no] wird
    } zurückgetrieben: { $space }.
event-shortage =
    { $n ->
        [one] 1 Nachschub fehlt: 1 Treffer auf eure Einheiten.
       *[other] { $n } Nachschub fehlen: { $n } Treffer auf eure Einheiten.
    }
event-shoots =
    { $unit } { $many ->
        [yes] schießen
       *[no] schießt
    } auf { $other } in { $space }. Stärke { $power }{ $shifts }: Zwei Würfel müssen { $need } oder mehr zeigen.
event-shot =
    { $n ->
        [0] Der Schuss verfehlt { $unit }.
        [one] Ein Treffer auf { $unit }.
       *[other] { $n } Treffer auf { $unit }.
    }
event-sides =
    { $attack ->
        [1] { $unit } { $many ->
            [yes] greifen
           *[no] greift
        } an: { $foes }. { $humans } gegen { $zeds }.
       *[other] { $foes } { $foesmany ->
            [yes] greifen
           *[no] greift
        } an: { $unit }. { $zeds } gegen { $humans }.
    }
event-sneaked = Niemand bemerkt Pickles in { $space }.
event-story = Storykarte „{ $card }“: { $text }
event-supplies = Nachschub +{ $n }: { $now }.
event-supplies-lost = Nachschub −{ $n }: { $now }.
event-surge = Ein Ansturm auf einem weiteren Weg: { $track }.
event-trained =
    { $unit } { $many ->
        [yes] sind
       *[no] ist
    } ausgebildet.
event-trapped = Die Fallen in { $space } schnappen zu.
event-turn = Runde { $number }.
event-turn-shift = { $unit }: { $what }.
event-zeds-moved =
    { $unit } { $many ->
        [yes] ziehen
       *[no] zieht
    } → { $space }.
event-zeds-retreated =
    { $unit } { $many ->
        [yes] weichen
       *[no] weicht
    } zurück: { $space }.

## Why not

why-over = Das Spiel ist zu Ende.
why-chance = Das entscheidet der Zufall.
why-not-your-decision = Jetzt entscheidet jemand anderes.
why-answer-first = Erst die Frage beantworten.
why-nothing-asked = Danach ist gerade nicht gefragt.
why-not-possible = Das geht jetzt nicht.
why-not-in-play = { $unit }: nicht im Spiel.
why-in-camp = { $unit }: im Flüchtlingslager.
why-comatose = { $unit }: komatös.
why-not-your-unit = { $unit } gehört jemand anderem.
why-villagers = { $unit } bleiben in ihrem Dorf.
why-stuck = { $unit } steckt im Chaos fest, bis Ordnung herrscht.
why-no-actions = Dafür ist keine Aktion mehr übrig.
why-on-start = Von einem Startfeld kann man nur weggehen.
why-indoors = Nicht aus Bett, Büro oder Labor.
why-defiant = { $unit }: widerspenstig; bleibt, bis das Feld angegriffen wird.
why-rain = In dieser Runde bewegt sich niemand auf dem Berg-Weg.
why-no-such-space = { $space } ist auf dieser Stufe nicht im Spiel.
why-there-already = { $unit } ist schon in { $space }.
why-refugees-townward = Flüchtlinge ziehen nur 1 Feld Richtung Stadt.
why-refugees-zeds = Flüchtlinge gehen nie zu Zeds: { $space }.
why-no-entry = In dieser Runde darf niemand nach { $space }.
why-bridge-down = Die Brücke ist eingestürzt: { $space }.
why-scientists-only = Nur Wissenschaftler dürfen hinein: { $space }.
why-surface-only = { $unit } betritt nie den Tunnel.
why-bed-closed = { $space }: nur mit Doc Seaver in einem Büro.
why-full = Kein Platz in { $space }.
why-too-far = { $unit } zieht höchstens { $points } Felder; { $space } ist zu weit.
why-way-blocked = { $unit } kommt nicht nach { $space }: der Weg ist versperrt.
why-no-gunfire = { $unit } kann nicht schießen.
why-target-gone = { $foe } ist nicht auf dem Plan.
why-target-on-start = { $foe } steht noch auf einem Startfeld.
why-out-of-range = { $foe } ist außer Reichweite von { $unit }.
why-no-ammo = { $unit }: zu wenig Munition oder Nachschub.
why-no-supplies = Es braucht { $need } Nachschub.
why-search-indoors = In { $space } kann man nicht suchen.
why-search-unnamed = Nur Orte mit Namen kann man durchsuchen, nicht { $space }.
why-search-controlled = { $space } ist von Zeds kontrolliert.
why-level = Erst ab Stufe { $level }.
why-not-in-bed = { $unit }: nicht in einem Krankenbett.
why-healed-already = { $unit }: in dieser Runde schon geheilt.
why-not-wounded = { $unit }: nicht verwundet oder nicht erreichbar.
why-too-far-to-heal = { $unit }: zu weit weg zum Heilen.
why-used-already = Schon benutzt.
why-no-build = { $unit } kann nicht bauen.
why-build-elsewhere = { $unit } kann nicht in { $space } bauen.
why-build-controlled = Niemand baut, wo Zeds oder Chaos sind: { $space }.
why-one-per-track = Der Weg von { $space } hat schon Barrikade oder Stützpunkt.
why-built-already = Schon gebaut; nur einmal pro Spiel.
why-build-on-track = Nur auf einem Wegfeld.
why-bridge-whole = Die Brücke ist heil.
why-bridge-ferry = Die Fähre fährt; mehr kann nur Bauers Trupp.
why-bridge-far = Nur von einem Feld neben { $space }.
why-no-scientist = Kein Wissenschaftler ist im Labor.
why-researched-already = Ein Erfolg pro Runde.
why-no-research-left = Der Forschungsstapel ist leer.
why-no-research-supply = Die aktive Forschungskarte erlaubt es nicht.
why-no-grenade = Die Gasgranate ist nicht gebaut.
why-no-superweapon = { $unit } kann die Superwaffe nicht nutzen.
why-not-adjacent = { $unit } steht nicht neben diesem Feld.
why-no-zeds-there = In { $space } sind keine Zeds.
why-armed-already = In dieser Phase wurden schon Flüchtlinge bewaffnet.
why-not-in-camp = { $unit }: nicht im Flüchtlingslager.
why-not-fallen = { $unit }: nicht auf dem Friedhof.
why-trained-already = { $unit }: schon ausgebildet, oder kein Marker ist übrig.
why-train-range = { $unit }: nicht auf Hausers oder angrenzendem Feld.
why-recruit-in-town = Hauser rekrutiert nur im Stadtzentrum.
why-hose-range = { $foe } steht nicht neben der Feuerwache.
why-peeked-already = Die nächste Ereigniskarte ist schon bekannt.
why-needs-office = { $unit } muss in einem Büro sein.
why-no-effect = Es hätte keine Wirkung.
why-not-held = { $card } ist nicht auf der Hand.
why-played-already = { $card } wurde in dieser Runde schon gespielt.
why-not-now = { $card } kann man nur zu anderer Zeit spielen.
why-card-no-effect = { $card } hätte jetzt keine Wirkung.
why-alone = Du spielst allein.
why-own-floor = Du hast das Wort.
why-has-passed = Dieser Spieler hat gepasst.
why-no-such-player = So viele sitzen nicht am Tisch.

## Questions

ask-action =
    { $left ->
        [none] Keine Aktion ist mehr übrig: Nutze, was noch leuchtet, oder beende die Aktionen.
        [free] Nutze die Gratisaktionen oder beende die Aktionen.
       *[some] Wähle eine Einheit und was sie tut, oder beende die Aktionen.
    }
left-own-action = 1 eigene Aktion
ask-action-left = Übrig: { $left }.
ask-action-free = Gratisaktionen: { $names }.
ask-of = { $name }: { $asked }
ask-again = Noch einmal?
ask-bats = Wen greifen die Fledermäuse an?
ask-bloat = Welcher Zed platzt?
ask-bull = Stierangriff?
ask-cannon = Kanone: welches Ziel?
ask-cardio = Aus { $space } weglaufen statt kämpfen?
ask-cards = Eine Karte spielen, oder weiter.
ask-chaos = Chaos aus welchem Feld entfernen?
ask-citadel = Zitadelle: wer schießt auf wen?
ask-companion = Wer weicht mit zurück?
ask-component = Welche Komponente?
ask-decline = { $unit }: Friedhof statt Bett?
ask-defender = Wer verteidigt { $space }?
ask-discard = Welche Karte wird abgelegt?
ask-discharge = Alle Betten sind belegt. Eins für { $unit } freimachen?
ask-distraction = Mit Zivilisten ablenken?
ask-drive = Wohin geht { $unit }?
ask-driver = Welcher Held?
ask-fall-back = { $unit }: zurückweichen statt kämpfen?
ask-first = Wer ist zuerst dran?
ask-gain = { $unit }: etwas gefunden. Was nehmt ihr?
ask-go-on = { $unit }: weiterziehen?
ask-heal-zed = Welcher Zed erholt sich?
ask-hit = Wer erhält den Treffer? Noch zu verteilen: { $n }.
ask-keep-zed = Welcher Zed kommt?
ask-looter = Welche Plünderer ziehen zuerst?
ask-march = { $unit }: Du darfst 1 Feld weit ziehen.
ask-mix = Was verliert ihr? Noch zu verlieren: { $n }.
ask-new-unit = Wer kommt dazu?
ask-next-track = Welcher Weg wird als Nächstes aktiviert?
ask-refugee = Welche Flüchtlinge ziehen?
ask-replace = Welcher Zed wird ersetzt?
ask-reroll = { $unit }: neu würfeln?
ask-retreat-order = Wer weicht zuerst zurück?
ask-revive = Wer lebt doch noch?
ask-series = Gegen wen als Nächstes?
ask-shortage = Nachschub fehlt: Welche Einheit erhält einen Treffer? Noch fällig: { $n }.
ask-shortage-mix = Welche Einheit erhält einen Treffer? Mit diesem noch zu verlieren: { $n }.
ask-space = Welches Feld?
ask-space-of = { $name }: Welches Feld? { $text }
ask-spit = Wen bespuckt der Zed?
ask-start = Welches Startfeld?
ask-step-back = { $unit }: zurückweichen?
ask-strike = Welches Feld wird getroffen?
ask-super = Welchen Super-Zed ersetzen?
ask-surprise = Wer wird überrascht?
ask-target = Wähle eine Einheit.
ask-target-gets = { $name }: Welche Einheit? Sie { $gets }.
ask-target-for = { $name }: Wer erhält { $gets }?
ask-target-of = { $name }: Welche Einheit? { $text }
ask-text = Wähle eines.
ask-text-of = { $name }: Wähle eines. { $text }
ask-track = Welcher Weg?
ask-traps = { $unit }: Fallen auslösen?
ask-weakest = Den schwächsten Zed treffen?
ask-where = Wohin kommt { $unit }?
ask-which-die = { $unit }: welcher Würfel zählt?
ask-window = Patienten entlassen, Karten spielen, oder weiter. { $track }

## Rolls and draws

roll-assassin = { $unit } trifft auf Zeds.
roll-bark = { $unit } bellt.
roll-bull = Stierangriff.
roll-catacomb = { $unit } sucht den Weg aus den Katakomben.
roll-eat = Verbrauchswurf.
roll-gunfire = Fernkampf gegen { $unit }.
roll-hoses = Schläuche gegen { $unit }.
roll-infection = Infektionswurf.
roll-infector = { $unit } ist getroffen.
roll-keep = Kommt die Karte zurück?
roll-lost = { $unit } verirrt sich.
roll-melee = Nahkampf in { $space }.
roll-mines = Das Minenfeld geht hoch.
roll-perimeter = { $unit } sichert den Perimeter.
roll-research = { $unit } forscht.
roll-resist = Steckt { $unit } es weg?
roll-save = Rettungswurf: { $unit }.
roll-search = { $unit } sucht.
roll-setup = Nachschub und Munition.
roll-spit = Spucke gegen { $unit }.
roll-stealth = { $unit } schleicht.
roll-strike = Der Schlag fällt.
roll-surprise = Überraschungsangriff auf { $unit }.
roll-text = Die Karte verlangt einen Wurf.
roll-traps = Die Fallen.
roll-unchecked = Ungehinderter Krankheitsausbruch.
draw-event = Die nächste Ereigniskarte.
draw-story = Eine Storykarte.
draw-lab = Eine Forschungskarte.
draw-zed = Ein Zed aus dem Beutel.
draw-super = Ein Super-Zed.
draw-join = Jemand kommt dazu.
draw-surge = Ein zufälliger Weg.
draw-drop = Eine Komponente geht verloren.
prompt-won = Farmingdale hat durchgehalten.
prompt-lost = Farmingdale ist gefallen.
prompt-yours = { $what }
prompt-theirs = { $who } entscheidet – { $what }

## Shifts

shift-terrain = Gelände
shift-ability = Eigenschaft
shift-well-armed = Gut bewaffnet
shift-leader = Ziviler Anführer
shift-turn = In dieser Runde
shift-component = Superwaffe
shift-assassin = Attentat
shift-card = Karte
shift-smart = Schlauer Zed
shift-alpha = Alpha
shift-flames = Flammen
shift-frenzy = Raserei
shift-range = Reichweite
shift-citadel = Zitadelle
shift-mercenaries = Söldner

## Terminal board

board-heading = { $level } · { $length } · Runde { $turn } von { $turns } · { $phase }
phase-setup = Aufbau
phase-reveal = Ereigniskarte
phase-prfn = PRFN
phase-infection = Infektion
phase-eat = Verbrauch
phase-zeds = Zeds
phase-action = Aktionen
phase-housekeeping = Organisation
phase-over = Abspann
board-event = Ereignis
board-tabs = Flüchtlinge { $prfn } · Infektion { $infection } · Verbrauch { $eat } · Wege { $tracks } · Aktionen { $actions }
board-all = alle
board-fewest = wenigste Zeds
board-die = Würfel
yes-word = ja
no-word = nein
board-chaos-left = Chaos übrig
board-actions = Aktionen
board-town = Stadt
board-hospital = Krankenhaus
board-lab = Labor
board-camp = Lager
board-graveyard = Friedhof
board-held = Karten
board-research = Forschung
board-fight = Kampf
board-column = Spalte { $column }, Würfel { $total }
board-legend = Zahlen: Stärke. Z Zed, z reduziert, · Treffer, ! Chaos, # Barrikade, O Stützpunkt, * Minen, X kein Zutritt, d widerspenstig, + komatös
board-credits = Abspann { $score }: { $epilogue }
board-next = Als Nächstes

## Picture

county = FARMINGDALE COUNTY
county-note = Büro des Sheriffs · Straßenkarte
tag-wilson = Wilson
tag-furies = Furies
tag-salvation = Heilsarmee
tag-veterans12 = Veteranen
tag-firehouse129 = Feuerwache
tag-bauer = Bauer
tag-riot-squad = Einsatz
tag-clarion = Courier
tag-wzed = WZED
hospital-name = Krankenhaus
mob = Mob { $n }
space-tip = Gelände +{ $terrain }. Platz für { $units } Einheiten und { $zeds } Zeds. { $marks }
any-number = beliebig viele
room-tip = Ein Ort in der Stadt.
graveyard-tip = Gefallene Einheiten: { $n }.
mark-chaos = Chaos: { $n }.
mark-barricade = Barrikade.
mark-outpost = Stützpunkt.
mark-mines = Minenfeld.
mark-no-entry = Kein Zutritt.
mark-collapsed = Eingestürzte Brücke.
mark-ferry = Fähre.
unit-tip = Stärke { $strength }, Treffer { $hits } von { $total }. { $marks } { $text }
zed-tip = Frisch Stärke { $full }; nach { $hits } Treffern reduziert auf { $reduced }, nach { $more } weiteren ausgeschaltet.
mark-owner =
    { $own ->
        [yes] Deine Einheit
       *[no] Einheit von Spieler { $number }
    }
mark-everybody = Alle dürfen sie einsetzen
player-tip = Die Einheiten mit diesem Zeichen gehören Spieler { $number }.
player-leads = Anführer
player-passed = hat gepasst
player-action = eigene Aktion
mark-free =
    { $n ->
        [one] Eine Gratisaktion
       *[other] { $n } Gratisaktionen
    }
mark-free-move =
    { $n ->
        [one] Eine Gratisbewegung
       *[other] { $n } Gratisbewegungen
    }
refugees = Flüchtlinge
villagers = Dorfbewohner
track-tip = Zeds hier: { $n }.
track-when-tip = Zeds hier: { $n }. In dieser Runde: { $when }.
panel-event = Ereigniskarte
panel-event-tip = Eine Ereigniskarte je Runde; ihre Reiter sind die Phasen.
no-event = Noch keine Karte
act = Akt { $n }
until-dawn = Ereignisse bis zum Morgen: { $n }
tab-prfn = Flüchtlinge { $n }
tab-infection = Infektionswurf: { $what }
tab-eat = Verbrauch: { $what }
order-done = erledigt
order-current = jetzt
order-idle = kommt noch
tab-action = Ereignisaktionen: { $n }
panel-stock = Bestand
panel-stock-tip = Infektion, Nachschub, Munition, Chaos.
infection-tip = { $n } von 13. Ein Infektionswurf führt zu { $chance } % zum Ausbruch.
stock-tip = { $n } von 20.
chaos-left = Chaos übrig
chaos-left-tip = Muss ein Marker gelegt werden und keiner ist übrig, ist das Spiel verloren.
bag = Beutel
bag-tip = Normale Zeds im Beutel: { $n }; Super-Zeds im Vorrat: { $supers }.
dice = Würfel
dice-tip = Die zuletzt geworfenen Würfel.
panel-cards = Storykarten
panel-cards-tip = Gehaltene Karten gehören allen.
deck-story = Storystapel
deck-story-tip = Karten: { $n }. Zuletzt: { $card }. Als Nächstes: { $next }.
unknown = unbekannt
panel-research = Forschung
panel-research-tip = Die aktive Karte sagt, was im Labor nötig ist.
deck-research-tip = { $roll }+ und { $supplies } Nachschub für die nächste Karte; { $n } übrig. { $text }
research-needs =
    Nächste Karte: Ein Wissenschaftler im Labor würfelt { $roll } oder mehr und zahlt { $supplies ->
        [0] nichts
       *[other] { $supplies } Nachschub
    }.
components = Superwaffe
component-built = gebaut
component-missing = noch nicht
cure-0 = Noch kein Gegenmittel
cure-1 = Letzte Komponente im Labor
cure-2 = Das Gegenmittel ist gefunden
panel-fight = Nahkampf
panel-fight-tip = Die Spalte nach Stärke, dann jede Verschiebung.
fight-was = Letzter Nahkampf: { $space }
fight-foes-back = Die Feinde weichen zurück.
fight-humans-back = Die Menschen weichen zurück.
fight-result = Treffer: Zeds { $zeds }, Menschen { $humans }
fight-at = Nahkampf: { $space }
fight-you-attack = Du greifst an
fight-they-attack = Die Feinde greifen an
fight-starts = beginnt in „{ $column }“
fight-odds = zu { $chance } % weichen die Feinde
table-melee = Nahkampftabelle
table-melee-tip = Treffer auf Zeds / auf den Menschen; ◂ die Zeds weichen, ▸ die Menschen weichen.
column-0 = Z ×3
column-1 = Z ×2
column-2 = Z >
column-3 = =
column-4 = M >
column-5 = M ×2
column-6 = M ×3
panel-offer = Zur Auswahl
panel-offer-tip = Sie sind nicht auf dem Plan.
panel-graveyard = Friedhof
panel-graveyard-tip = Gefallene Einheiten.
panel-own = Entscheidung
panel-own-tip = Was jetzt zu entscheiden ist.
pass-tip = Du führst in dieser Runde keine Aktionen mehr aus; was du übrig hast, verfällt.
floor-tip = Der andere Spieler handelt jetzt; du behältst deine Aktion und kannst das Wort zurückbekommen.
choose-what-glows = Wähle, was leuchtet: auf der Karte oder daneben.
actions-left = Ereignisaktionen { $event }, eigene { $own }
panel-credits = Abspann
panel-credits-tip = Die Wertung des Spiels.
level-new = Neu auf dieser Stufe
event-deck = Ereignisstapel
event-deck-tip = Karten übrig: { $n }. Als Nächstes: { $next }.
level-new-tip = Was dieses Level zu den vorigen hinzufügt.
new-0-1 = Halte jeden Zed vom Stadtzentrum fern.
new-0-2 = Die Wege der Ereigniskarte werden aktiviert: Jede Gruppe zieht 1 Feld Richtung Stadt.
new-0-3 = Zieh zu Zeds, um anzugreifen; auf Stadtfeldern verteidigst du am besten.
new-0-4 = Schieß für 1 Munition, suche nach mehr.
new-zed = „Zed 4/3“: frisch hat er Stärke 4, reduziert 3.
new-1-1 = Die Infektion steigt mit jedem Nahkampf; ein Wurf, der nicht darüber liegt, ist ein Ausbruch.
new-1-2 = Bei 13 kommt ein Super-Zed.
new-1-3 = Gefallene landen vielleicht im Krankenbett; heile sie dort.
new-1-4 = Nachschub wird verbraucht; Mangel trifft deine Einheiten.
new-2-1 = Zeds bringen Chaos auf unverteidigte benannte Felder; fehlt dafür ein Marker, verlierst du.
new-2-2 = Eine Einheit im Chaos steckt fest und schafft in der Organisation Ordnung.
new-2-3 = Dorfbewohner fliehen als Flüchtlinge; bring sie ins Lager.
new-2-4 = Bau Barrikaden für 2 Nachschub.
new-3-1 = Ein Wissenschaftler im Labor forscht, ein Erfolg je Runde.
new-3-2 = Superwaffenkarten geben Komponenten für alle deine Einheiten.
new-3-3 = Das Gegenmittel braucht seine Karte zweimal.
new-4-1 = Ein fünfter Weg führt durch den Tunnel.
new-4-2 = Wer Katakomben verlässt, würfelt: gehen, bleiben oder sich verirren.
new-4-3 = Keine lange Reichweite unter der Erde.
new-5-1 = Keine neuen Regeln: Alle Karten sind dabei.
