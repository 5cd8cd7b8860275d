# What the server says.

guest = Guest { $number }

## Levels of computer players

level-novice = Novice: plays anything
level-easy = Easy: looks one move ahead
level-medium = Medium: thinks a moment
level-hard = Hard: thinks for a second
level-expert = Expert: thinks for four seconds

## Why a move is refused

refused-not-your-seat = This seat is not yours.
refused-broken = This table can only be looked at.
refused-away = A computer player has your seat: come back first.
refused-too-long = Too much has happened at this table: it takes no more moves.
refused-over = The game is over.
refused-waiting = The game begins when every seat is taken.
refused-stale = The table has moved on: look again, then choose.
refused-unknown-action = There is no such move in this game.
refused-illegal = The rules don’t allow this now.
refused-not-your-turn = It is not this seat’s turn.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-stopping = The server is stopping: try again in a moment.
refused-no-draw = This game knows no draw by agreement.
refused-rate = Too fast: wait a moment.

## How games end

reason-resigned = Somebody resigned.
