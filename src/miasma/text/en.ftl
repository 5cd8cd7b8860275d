# The house: what the terminal says around the games.

## The list of games

games-name = Game
games-seats = Players
games-minutes = Minutes
games-weight = Weight
games-about = About
games-weight-of = { $weight } of 5
games-together = (together)
games-next = Play one with: play GAME

## Playing

play-human-of = { $who }, a person
play-computer-of = { $who }, computer player { $agent }
play-you = { $who } (you)
play-start = Type the number of a move or the move itself. { $ask } explains, { $hint } suggests a move, { $rules } shows the rules, { $help } lists everything.
play-resumed =
    { $plies ->
        [0] The game is at its start.
        [one] The game goes on after 1 action.
       *[other] The game goes on after { $plies } actions.
    }
play-watch = Nobody plays at this screen: you watch.
play-thinking = { $who } is thinking
play-forced = Only one option: { $move }
play-narrow = The board needs { $columns } columns, this window has { $width }: make it wider.
play-pass = Pass the screen to { $who }, then press Enter.
play-winner = { $who } wins.
play-winners = { $who } win.
play-together-won = You have won together.
play-together-lost = The game has beaten you.
play-nobody = Nobody wins.
play-draw = A draw.
play-resigned = { $who } resigns.

# Answers to what was typed
play-unknown = There is no move or command { $text }.
play-did-you-mean = Did you mean { $moves }?
play-say-help = Type a number from { $from } to { $to }, a move such as { $example }, or { $help }.
play-number = There is no option { $number }: they run from { $from } to { $to }.
play-ambiguous = { $text } can mean several moves: { $moves }.
play-not-allowed = { $move } is not allowed now.
play-why = { $rule }: { $reason }
play-why-unknown = It is not among your options.
play-rule-more = { $rules } shows the rule.
play-allowed = You can play this now: option { $number }.
play-chance-move = This is up to chance; nobody chooses it.
play-where-options =
    { $count ->
        [one] You have 1 option:
       *[other] You have { $count } options:
    }
play-where-more = { $ask } with a move says what it does, or why it can't be played; { $rules } with a word looks it up.
play-hint = The computer would play { $move }.
play-hint-none = The computer has no opinion here.
play-hint-chance = chance to win
play-hint-looks = looked at
play-hint-times = { $count }×
play-log-empty = Nothing has happened yet.

# Undo
play-undone = Taken back: { $moves }.
play-undo-by = { $move } ({ $who })
play-undo-chance = chance
play-undo-nothing = There is nothing of yours to take back.
play-undo-others = It can't be taken back: { $who } has acted since.
play-undo-revealed = It can't be taken back: something new was revealed since.

# Saving and leaving
play-saved = Saved: { $file }
play-kept = Your game is kept in { $file }
play-go-on = Go on with: { $command }
play-print-record = It can't be written anywhere; here is the record, copy it:
play-overwrite = { $file } exists. Overwrite it?
play-not-saved = Not saved.
play-save-first = Save the game before you leave?
play-save-record = Save the record of this game? Name a file, or just press Enter to leave it.
play-resign-sure = Do you really resign?
play-yes = y yes
play-no = n no
play-yes-no = [y/n]
play-bye = Until next time.

# The words of the commands; the first is shown
command-help = help
command-hint = hint
command-undo = undo
command-log = log
command-board = board
command-rules = rules
command-save = save
command-resign = resign
command-quit = quit

help-move = a number or a move
help-move-text = plays it; part of a move is enough where it is clear
help-ask = ?
help-ask-text = where am I, what is asked
help-ask-move = ? MOVE
help-ask-move-text = what a move does, or why it isn't allowed
help-hint-text = what the computer would play, with chances
help-undo-text = back to your last decision
help-log-text = what has happened so far
help-board-text = show the board again
help-rules = { $rules } [ID or WORD]
help-rules-text = look something up in the rules
help-save = { $save } [FILE]
help-save-text = save the game
help-resign-text = give up
help-quit-text = leave; you can save and go on later

## Rules to read

rules-none = The rules have nothing about { $word }.
rules-found =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    } with { $word }:
rules-more =
    { $count ->
        [one] … and 1 more; a longer word finds less.
       *[other] … and { $count } more; a longer word finds less.
    }

## Records

record-chance = Chance
record-position = Position after { $ply } of { $plies } actions
