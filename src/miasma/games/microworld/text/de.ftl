# Microworld

## Das Bild: Namen und Erklärungen für alles auf dem Tisch

title = Microworld
scene-title = { title }
scene-you = Du
scene-left = noch { $n } Marker

# Viertel, Zellen, Gewebe
scene-quarter = Viertel { $where }
scene-quarter-tile = Spielplanteil { $side }.
scene-quarter-empty = Hier liegt noch kein Teil.
scene-free = Frei.
scene-free-gene = Frei, mit einem verdeckten Gen.
scene-free-gene-open = Frei, mit dem Gen { $gene }.
scene-marker =
    { $seat ->
        [virus] Hier liegt ein Virus.
       *[antibody] Hier liegt ein Antikörper.
    }
scene-turned = Er ist umgedreht und kommt vor der Schlusswertung vom Plan.
scene-dormant = Darunter liegt ein Gen.
scene-last = Zuletzt gelegt.
scene-barred =
    { $seat ->
        [virus] Barriere des Virus: Im nächsten Zug kann der Antikörper hier nicht legen.
       *[antibody] Barriere des Antikörpers: Im nächsten Zug kann das Virus hier nicht legen.
    }
scene-tissue =
    Gewebe ({ $kind }) aus { $size ->
        [one] 1 Zelle
       *[other] { $size } Zellen
    }: Virus { $virus }, Antikörper { $antibody }.
scene-tissue-label = Gewebe: { $kind }
scene-tissue-points =
    { $seat ->
        [you] Du bekommst
        [virus] Das Virus bekommt
       *[antibody] Der Antikörper bekommt
    } { $n ->
        [one] 1 Siegpunkt.
       *[other] { $n } Siegpunkte.
    }
scene-tissue-nothing = Niemand bekommt Siegpunkte.
scene-sealed = Abgestorben: bringt am Ende keine Siegpunkte.
scene-factor =
    { $factor ->
        [0] Bringt wegen einer Zusatzregel am Ende nichts.
        [2] Zählt wegen einer Zusatzregel am Ende doppelt.
       *[other] Zählt wegen einer Zusatzregel am Ende { $factor }-fach.
    }
scene-gain = Hier zu legen bringt +{ $n }.
scene-gain-kind = Davon +{ $n } sofort für die Zellart.
scene-gain-fill = Davon +{ $n } für die letzte freie Zelle des Gewebes.
scene-lit = Kannst du jetzt wählen.

# Gene und Marker auf dem Plan
scene-token = Verdecktes Gen
scene-token-tip =
    { $under ->
        [under] Unter dem Marker in { $cell }. Wer später dort legt, nimmt es.
       *[free] In Zelle { $cell }. Wer hier legt, nimmt es.
    }
scene-piece =
    { $seat ->
        [virus] Virus { $n }
       *[antibody] Antikörper { $n }
    }
scene-piece-at = In Zelle { $cell }.
scene-piece-sealed = Trägt ein Siegel: Das Gewebe bringt am Ende nichts.
scene-anchor = Zuletzt gelegt
scene-anchor-tip = Der nächste Marker kommt in eine freie Zelle daneben.
scene-seal-tip = Liegt auf dem Marker in { $cell }: Das Gewebe dort bringt am Ende niemandem Siegpunkte.
scene-score =
    { $seat ->
        [virus] Virus
       *[antibody] Antikörper
    }: { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
scene-score-space = Feld { $n } der Siegpunkteleiste.
scene-score-turned = Der Marker ist umgedreht: Er hat die { $n } erreicht.

# Gene
scene-genes = Gene
scene-genes-note = Pfeil: zuletzt genutzt
scene-genes-tip = Alle neun Gene und was sie können.
scene-timing =
    { $timing ->
        [before] vorher
        [after] nachher
       *[copied] kopiert
    }
scene-timing-tip =
    { $timing ->
        [before] Einsatz vor dem Legen.
        [after] Einsatz nach dem Legen.
       *[copied] Einsatz, wann das kopierte Gen es erlaubt.
    }
scene-used-by =
    { $seat ->
        [you] Du hast es eingesetzt.
        [virus] Das Virus hat es eingesetzt.
       *[antibody] Der Antikörper hat es eingesetzt.
    }
scene-held-by =
    { $seat ->
        [you] Du hast es.
        [virus] Das Virus hat es.
       *[antibody] Der Antikörper hat es.
    }
scene-unseen = { $n } verdeckt
scene-held-tip =
    { $seat ->
        [virus] Gehört dem Virus. Sonst weiß niemand, welches Gen es ist.
       *[antibody] Gehört dem Antikörper. Sonst weiß niemand, welches Gen es ist.
    }
scene-arrow = Genpfeil
scene-arrow-tip = Zuletzt genutzt: { $gene }. Transkription würde es kopieren.
scene-reserve = Reserve
scene-reserve-note =
    { $n ->
        [0] leer
       *[other] { $n } verdeckt
    }
scene-reserve-tip =
    { $n ->
        [0] Neben dem Plan liegt kein Gen.
        [one] Neben dem Plan liegt 1 Gen, das niemand gesehen hat.
       *[other] Neben dem Plan liegen { $n } Gene, die niemand gesehen hat.
    }
scene-reserve-open = Neben dem Plan:
scene-inhibited =
    { $when ->
        [now] In diesem Zug gehemmt: keine Gene, nichts fürs Legen.
       *[next] Im nächsten Zug gehemmt: keine Gene, nichts fürs Legen.
    }
scene-due = +{ $n } am Zugende
scene-winner = Gewonnen
scene-in-effect = Wirkt in diesem Zug: { $genes }
scene-fresh = Ab deinem nächsten Zug nutzbar.
scene-uses = Gene in diesem Zug: { $n } von { $m }

# Ziel, Zusatzregeln, Mutationen
scene-goal = Ziel
scene-goal-hidden = Das Ziel ist noch nicht gezogen.
scene-goal-open = +{ $n } für den Ersten
scene-goal-met =
    { $seat ->
        [you] von dir erfüllt
        [virus] vom Virus erfüllt
       *[antibody] vom Antikörper erfüllt
    }
scene-race-taken =
    { $seat ->
        [you] Du warst schneller.
        [virus] Das Virus war schneller.
       *[antibody] Der Antikörper war schneller.
    }
scene-mutation-left = Mutationsmarker: { $n }
scene-mutation-always = wirkt immer
scene-offers = Mutationen
scene-offers-note = eine behalten
scene-offers-tip = Beide wählen geheim, dann werden beide Plättchen gezeigt.
scene-offers-other =
    { $seat ->
        [virus] Das Virus
       *[antibody] Der Antikörper
    } { $state ->
        [dealing] bekommt zwei Plättchen.
        [chosen] hat gewählt.
       *[choosing] wählt noch.
    }

# Knöpfe
scene-end = Zug beenden
scene-counter = Kontern
scene-counter-tip = Dein Mutationsmarker ist weg, das Gen verpufft und gehört dir.
scene-pass = Zulassen
scene-pass-tip = Das Gen wirkt, du behältst deinen Mutationsmarker.

## Die Worte außerhalb des Bildes: Spiel, Optionen, Aktionen, Gründe, Verlauf, Fragen, Plan als Text

blurb = Virus gegen Antikörper auf einem runden Gewebeschnitt: Lege immer neben den letzten Marker des anderen, sammle Gene und gewinne die Gewebe.
tagline = Virus gegen Antikörper.
seat = Spieler { $number }

# Bausteine anderer Meldungen
n-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
n-cells =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }
n-size =
    { $size ->
        [one] { $size } Zelle
       *[other] { $size } Zellen
    }

# Optionen einer Partie
option-board = Spielplan
option-board-help = Die Seiten der vier Spielplanteile gegen den Uhrzeigersinn ab rechts oben, jedes Teil einmal; oder ein benannter Plan; oder der Zufall entscheidet.
option-board-random = Zufällig
option-scenario = Szenario
option-scenario-help = Welche Zusatzregeln gelten. Für den Anfang empfiehlt sich das Grundspiel.
option-scenario-custom = Eigene Auswahl
option-rules = Zusatzregeln
option-rules-help = Welche der acht im Spiel sind.
option-rules-none = keine
option-open_genes = Offene Gene
option-open_genes-help = Alle Genmarker liegen offen: auf dem Plan, in der Reserve und vor den Spielern.

# Aktionen
action-place = Lege einen Marker auf { $cell }.
action-use = { $gene }: { $text }
action-use-on = { $gene }, Ziel { $cell }: { $text }
action-copy = Transkription als { $gene }: { $text }
action-copy-on = Transkription als { $gene }, Ziel { $cell }: { $text }
action-barrier = Barriere: Sperre { $cell } für den nächsten Zug deines Gegners.
action-exchange = Austausch: Dein gerade gelegter Marker tauscht den Platz mit dem auf { $cell }.
action-drift = Drift: Dein gerade gelegter Marker zieht nach { $cell }.
action-end = Beende deinen Zug.
action-counter = Genraub: Das Gen verpufft, und der Genmarker gehört dir.
action-pass = Lass das Gen wirken.
action-keep = Behalte { $name }: { $text }
action-tile = Der Zufall legt die Seite { $cell }.
action-gene = Der Zufall zieht das Gen { $name }.
action-goal = Der Zufall zieht das Ziel { $name }.
action-mutation = Der Zufall teilt das Mutationsplättchen { $name } aus.

# Warum geht das nicht? Jede Aktion
why-over = Die Partie ist vorbei: Alle 28 Marker sind gelegt.
why-not-your-decision = Du bist nicht an der Reihe: Erst muss dein Gegner handeln.
why-chance-acts = Hier entscheidet der Zufall: Niemand wählt, was gezogen wird, und bis dahin ruht das Spiel.
why-choose-first = Wähle erst, welches deiner beiden Mutationsplättchen du behältst.
why-react-first = Antworte erst auf das Gen, das dein Gegner angesagt hat: Vereitle es oder lass es wirken.
why-not-now = Das kann in diesem Augenblick nicht geschehen.
why-place-first = Lege erst einen Marker: Ohne ihn endet kein Zug.
why-placed-already = Du hast in diesem Zug schon gelegt. Jetzt kannst du ein Nachher-Gen oder deine Mutation nutzen oder den Zug beenden.

# Warum geht das nicht? Legen
why-not-on-board = Auf diesem Plan gibt es keine Zelle { $cell }.
why-opening-needs-gene = Der erste Marker der Partie muss auf einen Genmarker, und auf { $cell } liegt keiner.
why-barred = Eine Barriere sperrt { $cell } in diesem Zug.
why-occupied = { $cell } ist besetzt. Nur mit Invasion darfst du in eine besetzte Zelle legen.
why-invade-anchor = Auf { $cell } liegt der Marker, den dein Gegner zuletzt gelegt hat. Invasion trifft seine Nachbarzellen, nie ihn selbst.
why-invade-far = { $cell } ist besetzt und grenzt nicht an { $anchor }, wo der zuletzt gelegte Marker deines Gegners liegt. Weiter reicht Invasion nicht.
why-not-adjacent = { $cell } grenzt nicht an { $anchor }, wo der zuletzt gelegte Marker deines Gegners liegt. Weiter weg legst du nur mit Blutbahn.

# Warum geht das nicht? Gene
why-gene-used = Diesen Genmarker hast du schon eingesetzt: { $gene }.
why-gene-not-held = Diesen Genmarker hast du nicht: { $gene }.
why-inhibited = Du bist gehemmt: In diesem Zug kannst du kein Gen einsetzen.
why-gene-limit =
    Pro Zug darfst du nur { $limit ->
        [one] { $limit } Gen
       *[other] { $limit } Gene
    } einsetzen, und das hast du schon getan.
why-gene-fresh = { $gene } hast du erst in diesem Zug durch Zusatzregel D bekommen. Einsetzen kannst du das Gen ab deinem nächsten Zug.
why-arrow-unset = Transkription kopiert das zuletzt genutzte Gen, und bisher wurde noch keines genutzt.
why-arrow-elsewhere = Der Genpfeil zeigt auf { $gene }: Nur das kann Transkription jetzt kopieren.
why-gene-after = { $gene } geht nur nach dem Legen: Lege erst deinen Marker.
why-gene-before = { $gene } geht nur vor dem Legen, und du hast schon gelegt. Einsetzen kannst du das Gen frühestens im nächsten Zug.
why-gene-just-taken = { $gene } hast du gerade erst genommen, und das Gen geht nur vor dem Legen. Einsetzen kannst du es frühestens im nächsten Zug.
why-copy-just-taken = Transkription hast du gerade erst genommen, und { $gene }, das kopierte Gen, geht nur vor dem Legen. Einsetzen kannst du Transkription frühestens im nächsten Zug.
why-gene-opening = { $gene } geht nur vor dem Legen, und das ist im Eröffnungszug nicht erlaubt.
why-nothing-to-invade = Invasion braucht eine besetzte Zelle, die an den zuletzt gelegten Marker deines Gegners grenzt und nicht gesperrt ist. Es gibt keine.
why-flip-target = Auf { $cell } liegt neben deinem gerade gelegten Marker kein gegnerischer, der noch nicht umgedreht ist. So einen braucht Apoptose.
why-displace-target = { $cell } ist keine freie Zelle neben { $anchor }, wo der Marker liegt, den Verdrängung verschiebt.
why-displace-no-room = Läge der Marker auf { $cell }, bliebe dir keine Zelle zum Legen.

# Warum geht das nicht? Mutationen
why-mutation-not-owned = Diese Mutation hast du nicht: { $mutation }.
why-no-mutation-marker = Du hast keinen Mutationsmarker mehr für { $mutation }.
why-mutated-already = In diesem Zug hast du deine Mutation schon genutzt, und mehr als einmal pro Zug geht nicht: { $mutation }.
why-mutation-after = { $mutation } geht nur nach dem Legen: Lege erst deinen Marker.
why-barrier-no-room = Mit einer Barriere auf { $cell } bliebe deinem Gegner keine freie Zelle zum Legen.
why-exchange-target = Auf { $cell } liegt kein gegnerischer Marker neben deinem gerade gelegten. So einen braucht Austausch.
why-drift-target = { $cell } ist keine freie Zelle neben deinem gerade gelegten Marker. So eine braucht Drift.
why-nothing-to-react = Es gibt kein Gen, auf das du antworten könntest. Das geht nur mit Genraub und seinem Mutationsmarker, und nur wenn dein Gegner gerade ein Gen einsetzt.
why-not-offered = Das ist keines deiner beiden Mutationsplättchen: { $mutation }.
why-chosen-already = Die Mutation ist schon gewählt, dabei bleibt es.
why-no-choice-now = Mutationsplättchen werden nur mit Zusatzregel C gewählt, sobald sie ausgeteilt sind.

# Was geschehen ist
event-tile = Seite { $side } liegt { $where }.
event-goal = Das Ziel heißt { $goal }: { $text }
event-dealt-mutation = { $who } zieht ein Mutationsplättchen.
event-dealt-mutation-private = { $who } zieht das Mutationsplättchen { $mutation }.
event-kept = { $who } hat eine Mutation gewählt.
event-revealed = { $who } hat die Mutation { $mutation }.
event-placed = { $who } legt auf { $cell }.
event-invaded = { $who } legt mit Invasion auf { $cell }: Der Marker, der dort lag, scheidet aus.
event-laid-aside = Der Genmarker von { $cell } kommt in die Reserve.
event-took-gene = { $who } nimmt den Genmarker von { $cell }.
event-took-gene-private = { $who } nimmt den Genmarker von { $cell }: { $gene }.
event-reserve-gene = { $who } bekommt einen Genmarker aus der Reserve.
event-reserve-gene-private = { $who } bekommt einen Genmarker aus der Reserve: { $gene }.
event-uses = { $who } setzt { $gene } ein.
event-uses-on = { $who } setzt { $gene } ein, Ziel { $cell }.
event-copies = { $who } setzt { $gene } als { $ability } ein.
event-copies-on = { $who } setzt { $gene } als { $ability } ein, Ziel { $cell }.
event-countered = { $who } nutzt Genraub: { $gene } verpufft, und der Genmarker wechselt den Besitzer.
event-mutation-barrier = { $who } sperrt { $cell } mit einer Barriere.
event-mutation-exchange = { $who } tauscht die Marker auf { $from } und { $cell }.
event-mutation-drift = { $who } lässt den neuen Marker von { $from } nach { $cell } driften.
event-points-placing = { $who } bekommt { n-points } fürs Legen und hat { $score }.
event-points-nerve = { $who } bekommt { n-points } für die Nervenzelle und hat { $score }.
event-points-fill = { $who } bekommt { n-points } für die letzte freie Zelle eines Gewebes und hat { $score }.
event-points-growth = { $who } bekommt { n-points } durch Schnelles Wachstum und hat { $score }.
event-points-race = { $who } gewinnt den Wettlauf zur Zehn, bekommt { n-points } und hat { $score }.
event-points-goal = { $who } bekommt { n-points } für das Ziel und hat { $score }.
event-goal-met = { $who } erfüllt das Ziel { $goal }.
event-tissue = Gewebe { $kind } mit { $first } ({ n-size }): { $who } bekommt { n-points }.
event-won-points = { $who } gewinnt. Virus { $virus }, Antikörper { $antibody }.
event-won-unused-genes = { $who } gewinnt bei Gleichstand mit mehr ungenutzten Genmarkern. Virus { $virus }, Antikörper { $antibody }.
event-draw = Unentschieden: Virus { $virus }, Antikörper { $antibody }, und beide haben gleich viele ungenutzte Genmarker.

# Was jetzt gefragt ist
prompt-choose-mutation = Behalte eines deiner beiden Mutationsplättchen: { $first } oder { $second }.
prompt-before = Lege einen Marker neben { $anchor }, wo der zuletzt gelegte Marker deines Gegners ({ $other }) liegt: { n-cells } zur Wahl.
prompt-before-anywhere = Neben { $anchor } ist keine Zelle mehr frei. Lege, wohin du willst: { n-cells } zur Wahl.
prompt-before-bloodstream = Blutbahn: Lege in eine beliebige freie Zelle, { n-cells } zur Wahl.
prompt-before-invasion = Invasion: { $reach ->
        [all] Lege in eine beliebige freie Zelle oder in eine besetzte neben { $anchor },
       *[near] Lege neben { $anchor }, auch in eine besetzte Zelle,
    } { n-cells } zur Wahl.
prompt-before-opening = Eröffne die Partie: Lege deinen ersten Marker auf einen Genmarker, { n-cells } zur Wahl. Den Genmarker bekommst du nicht.
prompt-before-gene = Oder setze vorher ein Gen ein.
prompt-before-inhibited = Du bist gehemmt: In diesem Zug keine Gene und keine Siegpunkte fürs Legen.
prompt-after = Dein Marker liegt auf { $cell }, +{ $points } am Ende des Zuges. Beende deinen Zug.
prompt-after-more = Dein Marker liegt auf { $cell }, +{ $points } am Ende des Zuges. Beende deinen Zug, oder nutze vorher { $what ->
        [gene] ein Gen.
        [mutation] deine Mutation { $mutation }.
       *[both] ein Gen oder deine Mutation { $mutation }.
    }
prompt-reaction = { $other } sagt ein Gen an: { $use }. Nimmst du den Genmarker mit Genraub, oder lässt du das Gen wirken?
prompt-chance = Der Zufall entscheidet: { $draw ->
        [tile] das nächste Teil des Plans.
        [goal] das Ziel.
        [mutation] ein Mutationsplättchen.
       *[gene] welches Gen es ist.
    }
prompt-wait = { $other } ist an der Reihe: { $doing ->
        [mutation] Mutation wählen.
        [opening] ersten Marker auf einen Genmarker legen.
        [before] Marker legen.
        [after] Zug beenden oder vorher ein Gen oder die Mutation nutzen.
       *[reaction] auf das Gen antworten oder es wirken lassen.
    }
prompt-wait-both = Beide wählen verdeckt eine Mutation.
prompt-over = Die Partie ist vorbei: { $winner } gewinnt { $high } zu { $low }.
prompt-over-unused-genes = Die Partie ist vorbei, { $high } zu { $low }: { $winner } gewinnt mit mehr ungenutzten Genmarkern.
prompt-over-draw = Die Partie ist vorbei: unentschieden, { $high } zu { $low }.

# Der Plan als Text
board-turn = Zug { $turn } von { $turns }
board-over = Ende der Partie
board-setup = Aufbau
board-name = Plan { $sides }
board-laying =
    { $count ->
        [0] Der Plan wird gelegt. Noch liegt kein Teil.
       *[other] Der Plan wird gelegt. Bisher: { $sides }
    }
board-you = du
board-left = noch { $markers } Marker
board-pending = +{ $points } am Ende des Zuges
board-inhibited = gehemmt: keine Gene, keine Siegpunkte fürs Legen
board-hand = Gene
board-hand-none = keine
board-hand-hidden = { $count } verdeckt
board-used = eingesetzt
board-mutation = Mutation
board-mutation-markers = noch { $markers } Marker
board-mutation-choosing = wählt noch
board-mutation-chosen = verdeckt gewählt
board-mutation-offers = { $first } oder { $second }
board-declared = Angesagt, noch ohne Wirkung: { $use }
board-use = { $gene }
board-use-on = { $gene }, Ziel { $cell }
board-use-copy = { $gene } als { $ability }
board-use-copy-on = { $gene } als { $ability }, Ziel { $cell }
board-genes-before = Vor dem Legen
board-genes-after = Nach dem Legen
board-genes-copied = Kopiert den Pfeil
board-reserve = Reserve
board-reserve-count =
    { $count ->
        [0] leer
       *[other] { $count } Genmarker, verdeckt
    }
board-goal = Ziel
board-goal-open = +{ $points } für den Ersten
board-goal-met = erfüllt: { $who }
board-rules = Zusatzregeln
board-race-met = gewonnen: { $who }
board-tissues = Gewebe (Größe, eine Zelle darin, Virus : Antikörper, wie sie jetzt zählten)
board-scoring = Schlusswertung (Größe, eine Zelle darin, Virus : Antikörper, Siegpunkte)
board-result = { $winner } gewinnt { $high } zu { $low }.
board-result-unused-genes = { $winner } gewinnt mit mehr ungenutzten Genmarkern, { $high } zu { $low }.
board-result-draw = Unentschieden, { $high } zu { $low }.
board-legend = Legende
board-legend-last = zuletzt gelegt
board-legend-flipped = umgedreht
board-legend-gene = Genmarker
board-legend-dormant = Genmarker darunter
board-legend-seal = Siegel
board-legend-barrier = Barriere
board-legend-place = hier legen, bringt 2 Siegpunkte
board-legend-target = mögliches Ziel
board-legend-used = eingesetzt: { $who }
board-legend-arrow = Genpfeil, zuletzt genutzt
board-legend-lines = dicke Linie: Rand eines Gewebes

## What decided the game

reason-points = Nach Siegpunkten.
reason-unused-genes = Durch mehr ungenutzte Gene bei gleich vielen Siegpunkten.
reason-draw = Gleich viele Siegpunkte und gleich viele ungenutzte Gene.
