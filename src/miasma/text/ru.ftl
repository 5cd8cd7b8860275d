# Дом: что говорит терминал вокруг игр.

## Список игр

games-name = Игра
games-seats = Игроки
games-minutes = Минуты
games-weight = Сложность
games-about = О чём она
games-weight-of = { $weight } из 5
games-together = (сообща)
games-next = Сыграть: play ИГРА

## За столом

play-human-of = { $who } (человек)
play-computer-of = { $who } (компьютер, { $agent })
play-you = { $who } (вы)
play-start = Введите номер хода или сам ход. { $ask } объясняет, { $hint } подскажет ход, { $rules } откроет правила, { $help } перечислит всё, что можно ввести.
play-resumed =
    { $plies ->
        [0] Партия стоит в самом начале.
        [one] Партия продолжается после { $plies } действия.
       *[other] Партия продолжается после { $plies } действий.
    }
play-watch = За этим экраном никто не играет: вы зритель.
play-thinking = { $who } думает
play-forced = Выбора нет: { $move }
play-narrow = Полю нужно столбцов: { $columns }, а в окне { $width }. Сделайте окно шире.
play-pass = Передайте экран: теперь решает { $who }. Потом нажмите Enter.
play-winner = Победа: { $who }.
play-winners = Победа: { $who }.
play-together-won = Вы победили вместе.
play-together-lost = Игра оказалась сильнее вас.
play-nobody = Не победил никто.
play-draw = Ничья.
play-resigned = Партия сдана: { $who }.

# Ответы на введённое
play-unknown = Нет ни хода, ни команды { $text }.
play-did-you-mean = Может быть, { $moves }?
play-say-help = Введите номер от { $from } до { $to }, ход вроде { $example } или { $help }.
play-number = Номера { $number } нет, есть от { $from } до { $to }.
play-ambiguous = { $text } подходит к нескольким ходам: { $moves }.
play-not-allowed = Сейчас нельзя: { $move }.
play-why = { $rule }: { $reason }
play-why-unknown = Этого хода нет среди возможных.
play-rule-more = Само правило: { $rules }
play-allowed = Это можно сыграть сейчас: номер { $number }.
play-chance-move = Это решает случай, выбирать тут некому.
play-where-options =
    { $count ->
        [one] У вас { $count } возможность:
        [few] У вас { $count } возможности:
       *[many] У вас { $count } возможностей:
    }
play-where-more = { $ask } с ходом скажет, что он делает или почему нельзя; { $rules } со словом найдёт его в правилах.
play-hint = Компьютер сыграл бы { $move }.
play-hint-none = Компьютеру тут нечего сказать.
play-hint-chance = шанс победить
play-hint-looks = просмотрено
play-hint-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
play-log-empty = Пока ничего не произошло.

# Отмена
play-undone = Взято назад: { $moves }.
play-undo-by = { $move } ({ $who })
play-undo-chance = случай
play-undo-nothing = Вам нечего брать назад.
play-undo-others = Взять назад нельзя: с тех пор был чужой ход ({ $who }).
play-undo-revealed = Взять назад нельзя: с тех пор открылось новое.

# Сохранить и уйти
play-saved = Сохранено: { $file }
play-kept = Ваша партия лежит здесь: { $file }
play-go-on = Продолжить: { $command }
play-print-record = Записать её некуда. Вот запись партии, скопируйте её:
play-overwrite = Файл { $file } уже есть. Заменить его?
play-not-saved = Не сохранено.
play-save-first = Сохранить партию перед уходом?
play-save-record = Сохранить запись партии? Введите имя файла или просто нажмите Enter, если не нужно.
play-resign-sure = Вы правда сдаётесь?
play-yes = д да
play-no = н нет
play-yes-no = [д/н]
play-bye = До следующей партии.

# Слова команд; показывается первое
command-help = помощь
command-hint = совет
command-undo = назад
command-log = журнал
command-board = поле
command-rules = правила
command-save = сохранить
command-resign = сдаюсь
command-quit = выход

help-move = номер или ход
help-move-text = сыграть его; хватит и части хода, если она понятна
help-ask = ?
help-ask-text = где я и что от меня нужно
help-ask-move = ? ХОД
help-ask-move-text = что делает ход или почему он невозможен
help-hint-text = что сыграл бы компьютер, с шансами
help-undo-text = вернуться к вашему последнему решению
help-log-text = что уже произошло
help-board-text = показать поле ещё раз
help-rules = { $rules } [НОМЕР или СЛОВО]
help-rules-text = найти в правилах
help-save = { $save } [ФАЙЛ]
help-save-text = сохранить партию
help-resign-text = признать поражение
help-quit-text = уйти; можно сохранить партию и доиграть потом

## Правила для чтения

rules-none = В правилах ничего нет о { $word }.
rules-found =
    { $count ->
        [one] Нашлось { $count } место
        [few] Нашлось { $count } места
       *[many] Нашлось { $count } мест
    }, где есть { $word }:
rules-more =
    { $count ->
        [one] … и ещё { $count }; слово подлиннее найдёт меньше.
       *[other] … и ещё { $count }; слово подлиннее найдёт меньше.
    }

## Записи партий

record-chance = Случай
record-position = Позиция: сыграно { $ply } из { $plies } действий
