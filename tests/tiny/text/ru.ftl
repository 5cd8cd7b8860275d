# Карантин

title = Карантин
blurb = От одного до трёх врачей вместе сдерживают вспышку болезни в маленьком городе.
tagline = Маленький город, одна вспышка.
seat = Врач { $number }
you = Вы
option-rounds = Раунды
option-rounds-help = Сколько надо сдерживать вспышку.

action-play = Сыграть карту «{ $card }»
action-deal = Взята карта «{ $card }»
action-die = На кубике { $face }

event-drew = Врач { $who } берёт карту.
event-drew-private = Врач { $who } берёт карту «{ $card }».
event-chose = Врач { $who } сделал выбор.
event-showed = Врач { $who } открывает карту «{ $card }».
event-rolled = На кубике { $face }.
event-counted =
    { $ill ->
        [one] Болен { $ill } человек; { $limit } — это слишком много.
        [few] Больны { $ill } человека; { $limit } — это слишком много.
       *[many] Больны { $ill } человек; { $limit } — это слишком много.
    }

why-over = Игра окончена.
why-chance = Это решает случай.
why-chosen = Вы уже сделали выбор.
why-not-held = У вас нет карты «{ $card }».

prompt-choose = Выберите карту.
prompt-wait = Подождите.

town = Город
town-tip = Больны: { $ill }, слишком много — { $limit }.
deck = Колода
dice = Кубики
dice-tip = По одному на игрока; столько людей заболевает.
ready = выбор сделан
card-tip =
    { $cures ->
        [one] Лечит { $cures } человека.
        [few] Лечит { $cures } человек.
       *[many] Лечит { $cures } человек.
    }
cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
round = Раунд { $round } из { $rounds }

reason-contained = Вспышка сдержана.
reason-overrun = Больных слишком много.
