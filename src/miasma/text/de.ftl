# Das Haus: was das Terminal rund um die Spiele sagt.

## Die Liste der Spiele

games-name = Spiel
games-seats = Spieler
games-minutes = Minuten
games-weight = Anspruch
games-about = Worum es geht
games-weight-of = { $weight } von 5
games-together = (gemeinsam)
games-next = Spielen mit: play SPIEL

## Am Tisch

play-human-of = { $who } (Mensch)
play-computer-of = { $who } (Computer, { $agent })
play-you = { $who } (du)
play-start = Tippe die Nummer eines Zuges oder den Zug selbst. { $ask } erklärt, { $hint } schlägt einen Zug vor, { $rules } zeigt die Regeln, { $help } nennt alles, was du eingeben kannst.
play-resumed =
    { $plies ->
        [0] Die Partie steht am Anfang.
        [one] Weiter geht es nach 1 Aktion.
       *[other] Weiter geht es nach { $plies } Aktionen.
    }
play-watch = An diesem Bildschirm spielt niemand: Du schaust zu.
play-thinking = { $who } denkt nach
play-forced = Nur eins ist möglich: { $move }
play-narrow = Das Brett braucht { $columns } Spalten, das Fenster hat { $width }: Zieh es breiter.
play-pass = Gib den Bildschirm an { $who } weiter, dann Enter drücken.
play-winner = { $who } gewinnt.
play-winners = { $who } gewinnen.
play-together-won = Ihr habt gemeinsam gewonnen.
play-together-lost = Das Spiel hat euch geschlagen.
play-nobody = Niemand gewinnt.
play-draw = Unentschieden.
play-resigned = { $who } gibt auf.

# Antworten auf Eingaben
play-unknown = Einen Zug oder Befehl { $text } gibt es nicht.
play-did-you-mean = Meinst du { $moves }?
play-say-help = Gib eine Nummer von { $from } bis { $to } ein, einen Zug wie { $example } oder { $help }.
play-number = Nummer { $number } gibt es nicht, nur { $from } bis { $to }.
play-ambiguous = { $text } passt auf mehrere Züge: { $moves }.
play-not-allowed = { $move } geht jetzt nicht.
play-why = { $rule }: { $reason }
play-why-unknown = Der Zug steht nicht zur Wahl.
play-rule-more = Die Regel dazu: { $rules }
play-allowed = Das kannst du jetzt spielen: Nummer { $number }.
play-chance-move = Das macht der Zufall, niemand wählt es.
play-where-options =
    { $count ->
        [one] Du hast 1 Möglichkeit:
       *[other] Du hast { $count } Möglichkeiten:
    }
play-where-more = { $ask } mit einem Zug sagt, was er bewirkt oder warum er nicht geht; { $rules } mit einem Wort schlägt nach.
play-hint = Der Computer würde { $move } spielen.
play-hint-none = Dazu hat der Computer keine Meinung.
play-hint-chance = Gewinnchance
play-hint-looks = angesehen
play-hint-times = { $count }×
play-log-empty = Noch ist nichts geschehen.

# Zurücknehmen
play-undone = Zurückgenommen: { $moves }.
play-undo-by = { $move } ({ $who })
play-undo-chance = Zufall
play-undo-nothing = Du hast nichts, was du zurücknehmen könntest.
play-undo-others = Das lässt sich nicht zurücknehmen: Seither war { $who } dran.
play-undo-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas Neues aufgedeckt.

# Sichern und gehen
play-saved = Gesichert: { $file }
play-kept = Deine Partie liegt in { $file }
play-go-on = Weiterspielen mit: { $command }
play-print-record = Sie lässt sich nirgends speichern. Hier ist die Aufzeichnung zum Kopieren:
play-overwrite = { $file } gibt es schon. Überschreiben?
play-not-saved = Nicht gesichert.
play-save-first = Die Partie vorher sichern?
play-save-record = Die Partie aufheben? Gib einen Dateinamen ein, oder nur Enter, um sie wegzulassen.
play-resign-sure = Willst du wirklich aufgeben?
play-yes = j ja
play-no = n nein
play-yes-no = [j/n]
play-bye = Bis zum nächsten Mal.

# Die Wörter der Befehle; das erste wird angezeigt
command-help = hilfe
command-hint = tipp
command-undo = zurück zurueck
command-log = verlauf
command-board = brett
command-rules = regeln
command-save = sichern speichern
command-resign = aufgeben
command-quit = ende beenden

help-move = eine Nummer oder ein Zug
help-move-text = wird gespielt; ein Teil des Zuges genügt, wenn er eindeutig ist
help-ask = ?
help-ask-text = wo bin ich, was ist gefragt
help-ask-move = ? ZUG
help-ask-move-text = was ein Zug bewirkt oder warum er nicht geht
help-hint-text = was der Computer spielen würde, mit Gewinnchancen
help-undo-text = zurück zu deiner letzten Entscheidung
help-log-text = was bisher geschehen ist
help-board-text = das Brett noch einmal zeigen
help-rules = { $rules } [NUMMER oder WORT]
help-rules-text = in den Regeln nachschlagen
help-save = { $save } [DATEI]
help-save-text = die Partie sichern
help-resign-text = die Partie verloren geben
help-quit-text = aufhören; du kannst sichern und später weiterspielen

## Regeln zum Lesen

rules-none = Zu { $word } steht nichts in den Regeln.
rules-found =
    { $count ->
        [one] 1 Stelle
       *[other] { $count } Stellen
    } mit { $word }:
rules-more =
    { $count ->
        [one] … und 1 weitere; ein längeres Wort findet weniger.
       *[other] … und { $count } weitere; ein längeres Wort findet weniger.
    }

## Aufzeichnungen

record-chance = Zufall
record-position = Stellung nach { $ply } von { $plies } Aktionen
