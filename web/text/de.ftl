# Die eigenen Wörter der Oberfläche. Jedes Spiel bringt seine mit.

## Überall
skip = Zum Inhalt
skip-board = Zum Spielplan
nav = Hauptmenü
nav-play = Spielen
nav-learn = Regeln
nav-about = Hilfe
language = Sprache
settings = Einstellungen
close = Schließen
save = Speichern
saved = Gespeichert.
send = Senden
copy = Kopieren
copied = Kopiert
on = An
off = Aus
you = Du
guest = Gast
chance = Zufall
server-away = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
to-home = Zu allen Spielen
no-such-page = Diese Seite gibt es nicht.
no-such-game = Dieses Spiel gibt es nicht.
no-such-table = Dieser Tisch lässt sich nicht öffnen
theme = Aussehen
theme-system = Wie das System
theme-dark = Dunkel
theme-light = Hell
theme-to-dark = Dunkel machen
theme-to-light = Hell machen
sight = Farben
sight-help = Plan und Knöpfe in Farben, die du gut unterscheidest. Figuren haben immer auch eigene Formen.
sight-usual = Üblich
sight-strong = Viel Kontrast
sound = Ton
motion = Bewegung
motion-help = Auch aus, wenn dein System weniger Bewegung verlangt.

## Start
home-title =
    { $n ->
        [5] Fünf Seuchen. Ein Tisch.
       *[other] Seuchen auf einem Tisch.
    }
home-lead = Spiel gleich gegen den Computer oder schick jemandem einen Link. Ohne Konto.
table-code = Tischcode oder Link
sit-down = Hinsetzen
games = Spiele
kind-against = gegeneinander
kind-together = gemeinsam
kind-alone = allein oder gemeinsam
fact-seats = Spieler
fact-minutes = Dauer
fact-weight = Anspruch { $n } von 5
minutes = { $n } Min.
play-now = Jetzt spielen
opening = Das Spiel wird aufgebaut …
set-up-of = { $game } einrichten: Plätze, Varianten, Freunde
rules-of = Regeln von { $game }
my-games = Meine Partien
my-games-none = Noch keine. „Jetzt spielen“ baut dir eine auf.
wait-for-you =
    { $n ->
        [one] 1 wartet auf dich
       *[other] { $n } warten auf dich
    }
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Richte einen Tisch ein und zeig ihn hier.
finished-games = Beendete Partien
finished-none = Noch keine Partie zum Ansehen.
set-up-own = Eigenen einrichten
against = gegen { $names }
waiting-for-players = wartet auf Mitspieler
their-turn = { $name } ist am Zug
your-turn = Du bist am Zug
read-only = Nur lesbar
finished = beendet
drawn = unentschieden
you-won = Gewonnen
won-by = { $name } hat gewonnen
join = Mitspielen

## Einrichten und Hinsetzen
set-up = Tisch einrichten
seats = Plätze
seat-n = Platz { $n }
n-seats =
    { $n ->
        [one] 1 Platz
       *[other] { $n } Plätze
    }
fewer-seats = Weniger Plätze
more-seats = Mehr Plätze
seat-kind-me = Ich
seat-kind-agent = Computer
seat-kind-open = Jemand anderes
seat-alike = { $title } ({ $name })
seat-open = Freier Platz
seat-open-help = Hier sitzt, wer deinen Link öffnet.
hot-seat-help = Reihum an diesem Bildschirm.
level = Stärke
variants = Spiel
own-choice = Eigene Wahl …
option-form = Das hat nicht die richtige Form. Schreib es wie { $example } oder wähle aus der Liste.
table = Tisch
listed = Tisch öffentlich zeigen
listed-help = Jeder darf einen freien Platz nehmen. Sonst nur mit deinem Link.
hints = Tipps und Analyse
hints-help = Unter Menschen: Alle dürfen fragen, und alle sehen, dass es Tipps gibt.
open-and-invite = Öffnen und einladen
start = Los
need-a-seat = Nimm selbst mindestens einen Platz.
join-title = Nimm Platz
join-lead = Du bist zu einer Partie { $game } eingeladen.
join-mine = Du sitzt schon an diesem Tisch.
to-table = Zum Tisch
at-the-table = Am Tisch: { $names }
seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen. Hier siehst du zu.
claim-title = Dein Platz auf diesem Gerät
claim-lead = Dieser Link holt deinen Platz hierher. Das andere Gerät schaut dann nur noch zu.
claim-seat = Meinen Platz nehmen
your-name = Dein Name
which-seat = Welcher Platz?
any-seat = Egal
just-watch = Nur zusehen

## Konto
account = Dein Konto
account-of = Konto: { $name }
account-guest = Du spielst auf diesem Gerät als Gast. Mit einem Konto hast du deine Partien überall.
account-has = Du bist { $name }. Deine Partien sind auf jedem Gerät, auf dem du dich anmeldest.
account-name = Kontoname
account-made = Fertig. Melde dich auf deinen anderen Geräten mit diesem Namen an.
password = Passwort
register = Konto anlegen
register-help = Ein Name und ein Passwort mit mindestens 8 Zeichen, mehr nicht.
log-in = Anmelden
log-in-help = Was du hier als Gast gespielt hast, kommt in dein Konto.
log-out = Abmelden
logged-in = Du bist angemeldet.
logged-out = Du bist abgemeldet.
have-account = Ich habe ein Konto
no-account = Ich habe noch keins

## Hilfe
about = So geht’s
about-play = Gleich spielen
about-play-text = Wähl ein Spiel und drück „Jetzt spielen“: Ein Computerspieler setzt sich dir gegenüber. Was leuchtet, kannst du wählen. Bleibt nach einem Klick mehreres möglich, leuchtet die nächste Wahl auf.
about-friends = Mit Freunden
about-friends-text = Richte einen Tisch ein, gib jemandem einen Platz und schick den Link. Ein Konto braucht es nicht. Wer die Adresse des Tisches hat, darf zusehen und sieht nur, was alle sehen dürfen.
about-help = Warum geht das nicht?
about-help-text = Zeig auf etwas, halt den Finger darauf oder drück „?“: Es sagt, was es ist und, wenn du es nicht wählen kannst, warum, mit der Nummer der Regel.
about-moves = Kein Zug geht verloren
about-moves-text = Ein Zug gilt, sobald der Server ihn gespeichert hat. Reißt die Verbindung ab, bleibt dein Zug erhalten und wird noch einmal geschickt; doppelt gespielt wird er nie.
about-bots = Für Bot-Schreiber
about-bots-text = Alles, was der Tisch kann, geht über HTTP und einen WebSocket. Die Beschreibung der Schnittstelle ist unten verlinkt.
about-privacy = Was bleibt
about-privacy-text = Dein Name, deine Partien und was du im Chat schreibst, nur auf diesem Server. Niemand schaut mit, von anderswo wird nichts geladen.
keys = Tasten
key-tab = durch Plan, Ablagen und Knöpfe
key-arrows = zum nächsten Ort oder Ding in dieser Richtung
key-enter = wählen
key-esc = einen Schritt zurück
key-why = was ist das, und warum geht es nicht?
key-hint = Tipp
key-undo = zurücknehmen
key-moves = Liste aller Züge
key-turn = das Stück in der Hand drehen
key-scrub = vor- und zurückblättern
key-point = den anderen zeigen, was gerade den Fokus hat
key-now = zurück ins Jetzt
key-help = diese Tasten

## Am Tisch
others = Die anderen und was allen gehört
board = Spielplan von { $game }
menu = Tisch und Einstellungen
side = Verlauf, Chat, Regeln, Analyse
fold-side = Seitenleiste wegklappen
unfold-side = Seitenleiste zeigen
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-analysis = Analyse
unread = { $n } ungelesen
link-connecting = Verbinde
link-open = Verbunden
link-lost = Getrennt
offline = Getrennt
connection-lost = Verbindung verloren.
move-kept = Dein Zug bleibt erhalten.
retry-in = Neuer Versuch in { $n } s.
retrying = Neuer Versuch …
retry-now = Jetzt versuchen
laying-out = Das Spiel wird aufgebaut …
watching =
    { $n ->
        [one] 1 schaut zu
       *[other] { $n } schauen zu
    }
hints-on = Mit Tipps
waiting = Warten
waiting-lead = Es geht los, sobald alle Plätze besetzt sind.
waiting-seats =
    { $n ->
        [one] Ein Platz ist frei
       *[other] { $n } Plätze sind frei
    }
invite-lead = Schick diesen Link. Wer ihn öffnet, kann sich setzen.
is-thinking = { $name } denkt nach
thinking = Denkt nach …
sending = Dein Zug wird gespeichert …
move-stale = Am Tisch ging es schon weiter. Wähl noch einmal.
move-refused = Das ging nicht. { $why }
choose-next = Wähl jetzt das Nächste.
choose-these = Wähle jetzt { $these }.
choose-rest = { $so }: Wähle den nächsten Schritt.
or = oder:
esc-back = Esc führt zurück.
choose-first = Erst wählen
narrowed =
    { $n ->
        [one] noch 1 Möglichkeit
       *[other] noch { $n } Möglichkeiten
    }
which = Was davon?
moves = Züge ({ $n })
all-moves = Alles, was du jetzt tun kannst
n-more = { $n } weitere …
hint = Tipp
hint-best = Am besten: { $move }
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-waits = Du willst einen Zug zurücknehmen. Die anderen müssen zustimmen.
plan-on = Den anderen zeigen: etwas anklicken oder von einem zum anderen ziehen (auch mit Alt)
gave-up = Aufgegeben: { $name }.
undo-refused = Abgelehnt: dein Zug bleibt stehen.
withdraw = Doch nicht
agree = Einverstanden
refuse = Ablehnen
who-is-ready = Wer gewählt hat
is-ready = hat gewählt
still-choosing = wählt noch
replay = Rückblick
looking-at = Du siehst Zug { $n }
look-at = Zug { $n } ansehen
ply = Zug { $n }
back-to-now = Zurück ins Jetzt
timeline = Zeitleiste
to-start = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug weiter
from-move = Ab Zug { $n }
to-origin = Zurück zur Partie, von der diese abzweigt
play-from-here = Ab hier spielen
game-over = Ende
over-you =
    { $scored ->
        [no] Du hast gewonnen.
       *[yes] Du hast gewonnen, { $score }.
    }
over-they =
    { $scored ->
        [no] { $name } hat gewonnen.
       *[yes] { $name } hat gewonnen, { $score }.
    }
over-mine = Du: { $score }, Platz { $place } von { $of }.
over-drawn =
    { $scored ->
        [no] Unentschieden.
       *[yes] Unentschieden, { $score }.
    }
over-lost =
    { $scored ->
        [no] Verloren.
       *[yes] Verloren: { $score }.
    }
log = Verlauf
log-none = Noch ist nichts geschehen.
chat = Chat
chat-none = Noch kein Wort.
chat-message = Nachricht an den Tisch
rules = Regeln
rules-search = In den Regeln suchen
rules-hit = Treffer { $n } von { $of }
rules-previous = Vorheriger Treffer
rules-next = Nächster Treffer
rules-found =
    { $n ->
        [0] Nichts gefunden
        [one] 1 Abschnitt
       *[other] { $n } Abschnitte
    }
contents = Inhalt
rule = Regel { $id }
can-this = Das kannst du wählen.
can-instead = Das kannst du stattdessen wählen
cant-now = Das kannst du jetzt nicht wählen.
can-part =
    { $n ->
        [one] Teil von 1 Zug: { $moves }
       *[other] Teil von { $n } Zügen: { $moves } …
    }
can-here =
    { $n ->
        [1] Das kannst du hier wählen: { $name }
       *[other] Hier kannst du wählen, was leuchtet
    }
can-choose =
    { $n ->
        [one] Hier beginnt 1 Zug
       *[other] Hier beginnen { $n } Züge
    }
best-moves = Beste Züge bei Zug { $n }
analyse = Analysieren
analysis-help = Der Computer rechnet von dem Moment an voraus, den du siehst, und sagt, was er spielen würde.
move = Zug
visits = Geprüft
win-chance = Siegchance
win-chance-is = Siegchance { $n }
win-chance-of = Siegchance: { $name } { $n }
zoom-in = Vergrößern
zoom-out = Verkleinern
curtain-title = { $seat } ist dran
curtain-lead = Die anderen schauen weg. Nimm das Gerät und mach weiter.
curtain-go = Ich bin da
copy-invite = Einladung kopieren
copy-watch = Link zum Zusehen kopieren
copy-claim = Link zu meinem Platz für ein anderes Gerät kopieren
download-record = Partie speichern
rematch = Noch einmal
to-rematch = Zur Revanche
leave = Gehen; der Computer spielt für mich weiter
come-back = Zurück auf meinen Platz
resign = Aufgeben
resign-sure = Wirklich aufgeben?

## Noch mehr am Tisch
over-together =
    { $scored ->
        [no] Ihr habt gemeinsam gewonnen.
       *[yes] Ihr habt gemeinsam gewonnen: { $score }.
    }
over-shared =
    { $scored ->
        [no] { $names } teilen sich den Sieg.
       *[yes] { $names } teilen sich den Sieg, { $score }.
    }
won-together = gemeinsam gewonnen
lost = gegen das Spiel verloren
together-with = mit { $names }
at-one-screen = an einem Bildschirm
at-one-seat = allein
under-way = läuft
watch = Zusehen
show-all = Alle zeigen
played-with = Gespielt wird mit: { $variants }
broken-lead = Diese Partie lässt sich nicht fortsetzen. Sie bleibt, wie sie ist.
you-left = Der Computer spielt für dich weiter.
stands-in = Der Computer springt ein
is-here = da
is-away = weg
leave-table = Diesen Tisch verlassen
mute = Chat stumm schalten
unmute = Chat wieder zeigen
own-things = Deine Sachen
put-aside = Beiseitelegen
show-again = Wieder zeigen
face-down = Verdeckt
turns = Züge
n-points = { $n } Punkte
undo-none = Von dir gibt es nichts zurückzunehmen.
turn-of = { $name } ist am Zug.
is-chosen = Das hast du gewählt.
zoom-all = Ganzer Plan
curtain-always = An diesem Tisch nicht mehr fragen: Hier ist nichts geheim
letters = Buchstabentasten
letters-help = H, U, M und die anderen. Schalte sie aus, wenn sie dich stören.
sight-redgreen = Rot-Grün
sight-blue = Blau-Gelb
key-pages = einen Zug zurück, einen weiter
key-zoom = vergrößern und verkleinern
key-pan = den vergrößerten Plan verschieben

## Was der Server nicht kann, und was dann hilft
error-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
error-internal = Auf dem Server ging etwas schief. Versuch es noch einmal.
error-rate = Das ging zu schnell. Warte kurz und versuch es noch einmal.
error-csrf = Diese Seite ist veraltet. Lade sie neu und versuch es noch einmal.
error-origin = Diese Seite ist veraltet. Lade sie neu und versuch es noch einmal.
error-no-identity = Der Browser behält für diese Seite keine Cookies. Erlaube sie und lade neu.
error-not-found = Das gibt es hier nicht oder nicht mehr.
error-no-such-game = Dieses Spiel gibt es hier nicht.
error-no-such-agent = Diesen Computerspieler gibt es hier nicht. Wähl eine andere Stärke.
error-bad-options = Diese Varianten passen nicht zusammen. Ändere sie und versuch es noch einmal.
error-bad-seat = Diese Plätze passen nicht zum Spiel. Ändere sie und versuch es noch einmal.
error-bad-name = Ein Name hat 1 bis 32 Zeichen.
error-bad-request = Das war nicht zu verstehen. Prüfe deine Eingabe.
error-too-large = Das ist zu lang.
error-empty = Da ist nichts zu senden.
error-too-many = In diesem Fenster sind zu viele Tische offen.
error-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen oder sieh zu.
error-invite-needed = Dieser Tisch ist privat. Lass dir den Einladungslink schicken.
error-wrong-secret = Zu diesem Link gehört hier kein Platz. Kopier ihn auf dem anderen Gerät neu.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-not-over = Die Partie ist noch nicht zu Ende.
error-over = Die Partie ist zu Ende.
error-broken = Diesen Tisch kann man nur noch ansehen.
error-secret = Solange andere noch spielen, bleibt das geheim.
error-imagined = Dieser Moment lässt sich nicht öffnen: Ein Teil davon war nur angenommen.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-wrong-password = Name oder Passwort stimmt nicht.
error-name-taken = Diesen Kontonamen gibt es schon. Nimm einen anderen.
error-has-account = Du hast schon ein Konto.
error-unknown-action = Diesen Zug gibt es nicht.
