# The client's own words. Games bring theirs with their scenes.

## Everywhere
skip = Skip to content
skip-board = Skip to the board
nav = Main
nav-play = Play
nav-learn = Learn
nav-about = Help
language = Language
settings = Settings
close = Close
save = Save
saved = Saved.
send = Send
copy = Copy
copied = Copied
on = On
off = Off
you = You
guest = Guest
chance = Chance
server-away = The server does not answer. Check the connection and try again.
to-home = Back to all games
no-such-page = There is no such page.
no-such-game = There is no such game.
no-such-table = This table can’t be opened
theme = Theme
theme-system = As the system
theme-dark = Dark
theme-light = Light
theme-to-dark = Switch to dark
theme-to-light = Switch to light
sight = Colours
sight-help = Board and buttons in colours you can tell apart. Pieces always differ in shape too.
sight-usual = Usual
sight-strong = High contrast
sound = Sound
motion = Motion
motion-help = Off also when your system asks for less motion.

## Home
home-title =
    { $n ->
        [5] Five outbreaks. One table.
       *[other] Outbreaks on one table.
    }
home-lead = Play now against the computer, or send a friend a link. No account needed.
table-code = Table code or link
sit-down = Sit down
games = Games
kind-against = against each other
kind-together = together
kind-alone = alone or together
fact-seats = Players
fact-minutes = Length
fact-weight = Weight { $n } of 5
minutes = { $n } min
play-now = Play now
opening = Setting up the game …
set-up-of = Set up { $game }: seats, variants, friends
rules-of = Rules of { $game }
my-games = My games
my-games-none = Nothing yet. “Play now” sets one up for you.
wait-for-you =
    { $n ->
        [one] 1 waits for you
       *[other] { $n } wait for you
    }
open-tables = Open tables
open-tables-none = Nobody is waiting. Set up a table and list it here.
finished-games = Finished games
finished-none = No finished game to watch yet.
set-up-own = Set up your own
against = against { $names }
waiting-for-players = waiting for players
their-turn = { $name } to move
your-turn = Your turn
read-only = Read-only
finished = finished
drawn = drawn
you-won = You won
won-by = { $name } won
join = Join

## Setting up and joining
set-up = Set up a table
seats = Seats
seat-n = Seat { $n }
n-seats =
    { $n ->
        [one] 1 seat
       *[other] { $n } seats
    }
fewer-seats = Fewer seats
more-seats = More seats
seat-kind-me = Me
seat-kind-agent = Computer
seat-kind-open = A friend
seat-alike = { $title } ({ $name })
seat-open = Open seat
seat-open-help = Whoever opens your link sits here.
hot-seat-help = Taking turns at this screen.
level = Strength
variants = Game
own-choice = Own choice …
option-form = This is not of the right form. Write it like { $example }, or choose from the list.
table = Table
listed = List this table
listed-help = Anybody may take an open seat. Otherwise only with your link.
hints = Hints and analysis
hints-help = Among people: everybody may ask, and everybody sees that hints are on.
open-and-invite = Open and invite
start = Start
need-a-seat = Take at least one seat yourself.
join-title = Take a seat
join-lead = You are invited to a game of { $game }.
join-mine = You already have a seat at this table.
to-table = To the table
at-the-table = At the table: { $names }
seat-moved = Your seat has moved to another device. Here you watch.
claim-title = Your seat, on this device
claim-lead = This link moves your seat here. The other device then only watches.
claim-seat = Take my seat
your-name = Your name
which-seat = Which seat?
any-seat = Any
just-watch = Just watch

## Account
account = Your account
account-of = Account: { $name }
account-guest = You play as a guest on this device. An account keeps your games on all of them.
account-has = You are { $name }. Your games follow you to every device where you log in.
account-name = Account name
account-made = Done. Log in with this name on your other devices.
password = Password
register = Make an account
register-help = A name and a password of at least 8 characters. Nothing else is asked.
log-in = Log in
log-in-help = What you played here as a guest moves to your account.
log-out = Log out
logged-in = You are logged in.
logged-out = You are logged out.
have-account = I have an account
no-account = I have none yet

## About
about = How it works
about-play = Play now
about-play-text = Pick a game and press “Play now”: a computer player sits opposite you. What glows can be chosen. Click it; where a click leaves several meanings, the next choice lights up.
about-friends = With friends
about-friends-text = Set up a table, give a seat to a friend and send the link. No account is needed. Whoever has the table’s address may watch and sees only what everybody may see.
about-help = Why can’t I?
about-help-text = Point at anything, hold it with a finger or press “?”: it tells you what it is and, if it can’t be chosen, why, with the number of the rule.
about-moves = No move is lost
about-moves-text = A move counts as soon as the server has stored it. If the connection breaks, your move is kept and sent again; it is never played twice.
about-bots = For bot writers
about-bots-text = Everything the table does can be done over HTTP and one WebSocket. The description of the interface is linked below.
about-privacy = What is kept
about-privacy-text = Your name, your games and your chat lines, on this server only. No tracking, nothing from elsewhere is loaded.
keys = Keys
key-tab = go through the board, panels and buttons
key-arrows = to the next place or thing in that direction
key-enter = choose
key-esc = one step back
key-why = what is this, and why can’t I?
key-hint = hint
key-undo = undo
key-moves = list of all moves
key-turn = turn the piece in hand
key-scrub = look back and forth
key-point = show the others the place or thing in focus
key-now = back to now
key-help = these keys

## The table
others = Others and what is shared
board = Board of { $game }
menu = Table and settings
side = Log, chat, rules, analysis
fold-side = Fold the side panel away
unfold-side = Show the side panel
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-analysis = Analysis
unread = { $n } unread
link-connecting = Connecting
link-open = Connected
link-lost = Offline
offline = Offline
connection-lost = Connection lost.
move-kept = Your move is kept.
retry-in = Trying again in { $n } s.
retrying = Trying again …
retry-now = Try now
laying-out = Setting up the game …
watching = { $n } watching
hints-on = Hints are on
waiting = Waiting
waiting-lead = The game begins when every seat is taken.
waiting-seats =
    { $n ->
        [one] One seat is open
       *[other] { $n } seats are open
    }
invite-lead = Send this link. Whoever opens it can sit down.
is-thinking = { $name } is thinking
thinking = Thinking …
sending = Storing your move …
move-stale = The table had moved on. Choose again.
move-refused = That was not possible. { $why }
choose-next = Now choose the next part.
choose-these = Now choose { $these }.
choose-rest = { $so }: choose the next step.
or = or:
esc-back = Esc goes back.
choose-first = Choose first
narrowed =
    { $n ->
        [one] 1 choice left
       *[other] { $n } choices left
    }
which = Which?
moves = Moves ({ $n })
all-moves = Everything you can do now
n-more = { $n } more …
hint = Hint
hint-best = Best: { $move }
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take back a move.
undo-waits = You asked to take back a move. The others have to agree.
plan-on = Show the others: click a thing, or draw from one to another (also with Alt)
gave-up = { $name } gave up.
undo-refused = They would rather not: your move stands.
withdraw = Never mind
agree = Agree
refuse = Refuse
who-is-ready = Who has chosen
is-ready = has chosen
still-choosing = is still choosing
replay = Replay
looking-at = Looking at move { $n }
look-at = Look at move { $n }
ply = move { $n }
back-to-now = Back to now
timeline = Timeline
to-start = To the start
step-back = One move back
step-on = One move on
from-move = From move { $n }
to-origin = Back to the game this one branches off from
play-from-here = Play from here
game-over = Game over
over-you =
    { $scored ->
        [no] You have won.
       *[yes] You have won, { $score }.
    }
over-they =
    { $scored ->
        [no] { $name } has won.
       *[yes] { $name } has won, { $score }.
    }
over-mine = You: { $score }, place { $place } of { $of }.
over-drawn =
    { $scored ->
        [no] A draw.
       *[yes] A draw, { $score }.
    }
over-lost =
    { $scored ->
        [no] You have lost.
       *[yes] You have lost: { $score }.
    }
log = Log
log-none = Nothing has happened yet.
chat = Chat
chat-none = No word yet.
chat-message = Message the table
rules = Rules
rules-search = Search the rules
rules-hit = Hit { $n } of { $of }
rules-previous = Previous hit
rules-next = Next hit
rules-found =
    { $n ->
        [0] Nothing found
        [one] 1 section
       *[other] { $n } sections
    }
contents = Contents
rule = Rule { $id }
can-this = You can choose this.
can-instead = You can choose this instead
cant-now = You can’t choose this now.
can-part =
    { $n ->
        [one] Part of 1 move: { $moves }
       *[other] Part of { $n } moves: { $moves } …
    }
can-here =
    { $n ->
        [1] You can choose this here: { $name }
       *[other] You can choose what glows here
    }
can-choose =
    { $n ->
        [one] 1 move begins here
       *[other] { $n } moves begin here
    }
best-moves = Best moves at move { $n }
analyse = Analyse
analysis-help = The computer looks ahead from the moment you see and says what it would play.
move = Move
visits = Looked at
win-chance = Win chance
win-chance-is = Win chance { $n }
win-chance-of = Win chance: { $name } { $n }
zoom-in = Zoom in
zoom-out = Zoom out
curtain-title = { $seat }, it is your turn
curtain-lead = The others look away. Take the device, then go on.
curtain-go = I am here
copy-invite = Copy the invitation
copy-watch = Copy a link to watch
copy-claim = Copy my seat’s link for another device
download-record = Save the record
rematch = Play again
to-rematch = To the rematch
leave = Leave; the computer plays on for me
come-back = Come back to my seat
resign = Resign
resign-sure = Really resign?

## More at the table
over-together =
    { $scored ->
        [no] You have won together.
       *[yes] You have won together: { $score }.
    }
over-shared =
    { $scored ->
        [no] { $names } share the victory.
       *[yes] { $names } share the victory, { $score }.
    }
won-together = won together
lost = lost to the game
together-with = with { $names }
at-one-screen = at one screen
at-one-seat = alone
under-way = under way
watch = Watch
show-all = Show all
played-with = Played with: { $variants }
broken-lead = This game can’t be played on. It is kept as it stands.
you-left = The computer plays on for you.
stands-in = The computer stands in
is-here = here
is-away = away
leave-table = Leave this table
mute = Mute the chat
unmute = Hear the chat again
own-things = Your things
put-aside = Put aside
show-again = Show again
face-down = Face down
turns = Turns
n-points = { $n } points
undo-none = There is nothing of yours to take back.
turn-of = It is the turn of { $name }.
is-chosen = You have chosen this.
zoom-all = Whole board
curtain-always = Don’t ask again at this table: nothing is secret here
letters = Letter keys
letters-help = H, U, M and the others. Turn them off if they get in your way.
sight-redgreen = Red-green
sight-blue = Blue-yellow
key-pages = one move back, one move on
key-zoom = zoom in and out
key-pan = move a zoomed board

## What the server can't do, and what to do about it
error-offline = The server does not answer. Check the connection and try again.
error-internal = Something broke on the server. Try again.
error-rate = Too much at once. Wait a moment and try again.
error-csrf = This page is out of date. Reload it and try again.
error-origin = This page is out of date. Reload it and try again.
error-no-identity = The browser keeps no cookies for this page. Allow them, then reload.
error-not-found = That is not here, or no longer.
error-no-such-game = There is no such game here.
error-no-such-agent = There is no such computer player here. Choose another strength.
error-bad-options = These variants don’t go together. Change them and try again.
error-bad-seat = These seats don’t fit the game. Change them and try again.
error-bad-name = A name has 1 to 32 characters.
error-bad-request = That could not be understood. Check what you entered.
error-too-large = That is too long.
error-empty = There is nothing to send.
error-too-many = Too many tables are open in this window.
error-seat-taken = This seat is taken. Choose another, or watch.
error-invite-needed = This table is private. Ask for its invitation link.
error-wrong-secret = This link opens no seat at this table. Copy it again on the other device.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-not-over = The game is not over yet.
error-over = The game is over.
error-broken = This table can only be looked at.
error-secret = While others still play, this may not be known.
error-imagined = This moment can’t be opened: part of it was imagined.
error-no-hints = This table is played without hints.
error-wrong-password = Name or password is wrong.
error-name-taken = This account name is taken. Choose another.
error-has-account = You already have an account.
error-unknown-action = There is no such move.
