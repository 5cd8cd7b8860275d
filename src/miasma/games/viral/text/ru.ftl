# Вирус

title = Вирус
blurb = Штаммы вирусов борются за органы одного пациента, тайно выбирая пары карт; от двух до пяти игроков.
tagline = Пять штаммов, один пациент.
option-draft = Драфт мутаций
option-draft-help = До начала каждый тайно отбирает четыре карты мутаций и складывает их стопкой: в этом порядке вы их и получите.
option-draws_first = Открытая подготовка
option-draws_first-help = Событие, жетоны областей и открытые карты выкладывают до того, как вы поставите первые вирусы.
option-freed_survive_flush = Освобождённые вирусы не смывает
option-freed_survive_flush-help = Когда событие смывает орган, поглощённые в нём вирусы освобождаются и остаются; без этого смывает и их.
option-bot_can_win = Бот может победить
option-bot_can_win-help = В партии вдвоём бот играет третьим вирусом; так он участвует в итогах, и если он лучший, не побеждает никто.

## Картинка: имена и подсказки для всего на столе

scene-title = Вирус
scene-bot-name = { $name } (бот)
scene-you = Вы · { $name }
scene-lit = Это можно выбрать.

# Тело
scene-organ-area = Область { $number }.
scene-organ-count =
    { $count ->
        [one] { $count } видимый вирус; обострение — при { $threshold }.
        [few] { $count } видимых вируса; обострение — при { $threshold }.
       *[many] { $count } видимых вирусов; обострение — при { $threshold }.
    }
scene-organ-crisis = Здесь лежит обострение { $number }.
scene-organ-exits = За один шаг: { $exits }.
scene-organ-entrances = Сюда за один шаг: { $entrances }.
scene-virus = { $colour }: вирус { $number }
scene-virus-at = Орган: { $organ }.
scene-protected = Защищён: щит один раз спасает от удаления.
scene-carries =
    { $count ->
        [one] Несёт { $count } вирус: { $load }.
        [few] Несёт { $count } вируса: { $load }.
       *[many] Несёт { $count } вирусов: { $load }.
    }
scene-loaded-shield = { $colour } (со щитом)
scene-token = Область { $number }: { $area }
scene-token-none = Жетона здесь пока нет.
scene-token-worth =
    { $vp ->
        [one] Приносит { $vp } ПО
        [few] Приносит { $vp } ПО
       *[many] Приносит { $vp } ПО
    }; анализ: { $steps }.
scene-token-bonus = Из них { $bonus } ПО даёт сама область.
scene-token-held = Сейчас очки получил бы { $who }.
scene-token-free = Сейчас очков не получил бы никто: ни у кого нет вирусов сразу во всех органах области.
scene-crisis = Обострение { $number }
scene-crisis-free = Свободно.
scene-crisis-on = Орган: { $organ }.
scene-crisis-now = Разрешится в ближайшей фазе 4.
scene-crisis-due = Разрешится ещё в этой фазе 4.
scene-crisis-late = Ждёт фазы 4 следующего раунда.
scene-crisis-never = Уже не действует: последняя фаза 4 прошла.
scene-crisis-row =
    { $count ->
        [one] Свободен { $count } жетон обострения.
        [few] Свободны { $count } жетона обострения.
       *[many] Свободно { $count } жетонов обострения.
    }

# Шкалы
scene-head-vp = Победные очки
scene-head-research = Анализ
scene-head-cure = { $top } = лекарство
scene-head-advantage = Преимущество
scene-head-crisis = Обострения
scene-head-vp-tip = Очки всех вирусов. После последнего раунда к ним прибавят очки за области и карты; победит тот, у кого всего больше.
scene-head-research-tip = Что врачи знают о каждом вирусе: подконтрольные области двигают его маркер вверх. На самом верху найдут лекарство.
scene-head-advantage-tip = Ничьи в игре выигрывает тот, кто выше. После каждого раунда наверху тот, у кого меньше очков.
scene-head-crisis-tip = Жетоны обострений, которые не лежат на органах. Обострение начинается там, где сходится достаточно вирусов.
scene-vp-icon = Мутация на { $vp } ПО
scene-vp-icon-tip = Тот, кто дошёл до этого деления или миновал его, получает карту мутации.
scene-vp-flip = Синяя сторона на { $vp } ПО
scene-vp-flip-tip = Как только кто-нибудь дойдёт до этого деления или минует его, все жетоны областей навсегда переворачивают синей стороной.
scene-cure = Лекарство: анализ { $top }
scene-cure-tip = Кто стоит здесь в фазе 5, теряет все вирусы на поле (щит спасает свой вирус) и начинает снова снизу.
scene-vp = { $who }: { $vp } ПО
scene-vp-next = Следующая карта мутации — на { $icon } ПО.
scene-vp-no-more = Карт мутаций больше не будет.
scene-vp-bot = Бот не берёт карт мутаций.
scene-research = { $who }: анализ { $space }
scene-research-tip =
    { $left ->
        [0] На самом верху: в фазе 5 придёт лекарство.
        [one] До лекарства { $left } деление.
        [few] До лекарства { $left } деления.
       *[many] До лекарства { $left } делений.
    }
scene-advantage-tip = Ничьи в игре выигрывает тот, кто выше; в конце игры — тот, кто ниже.
scene-advantage-order = Сверху вниз: { $order }.
scene-event-space = Событие
scene-event-none = События здесь нет.
scene-event-head = Событие · фаза 3
scene-event-left =
    { $count ->
        [0] последняя карта
        [one] под ней ещё { $count } карта
        [few] под ней ещё { $count } карты
       *[many] под ней ещё { $count } карт
    }
scene-round = Раунд { $round }
scene-round-of = из { $rounds }

# Планшеты и карты
scene-supply =
    { $count ->
        [one] { $count } вирус на планшете
        [few] { $count } вируса на планшете
       *[many] { $count } вирусов на планшете
    }
scene-first-player = первый игрок
scene-ready = готов
scene-to-act = решает
scene-mat-tip = На шкале { $vp } ПО.
scene-area-cards = Карты областей: { $who }
scene-area-cards-tip = Яркие — на руке, отмеченные — на столе, тусклые ждут раунд.
scene-played = Разыграна в этом раунде.
scene-waits =
    { $until ->
        [this] Карта ждёт и вернётся в конце этой фазы заражения.
        [next] Карта ждёт и вернётся в конце следующей фазы заражения.
       *[never] Карта уже не вернётся: последняя фаза заражения прошла.
    }
scene-unknown = Неизвестная карта
scene-unknown-tip = Взята втёмную: её знает только { $who }.
scene-pile = Стопка, верхняя карта первая
scene-pile-tip = Придёт на руку в свой черёд.
scene-standings = Раунд { $round } из { $rounds }
scene-standings-tip = Где кто стоит на трёх шкалах, и ближайшее событие.
scene-standings-place = Преим.
scene-standings-vp = ПО
scene-standings-next = Событие: { $name }
scene-standings-event = Событие: { $name } — { $text }
scene-table = Стол
scene-table-tip = Общее для всех игроков.
scene-mutations = открытые карты мутаций
scene-slot = Место { $number }
scene-slot-empty = Пусто.
scene-deck = Колода
scene-deck-tip =
    { $count ->
        [one] В колоде { $count } карта.
        [few] В колоде { $count } карты.
       *[many] В колоде { $count } карт.
    }
scene-deck-known = Под неизвестными картами, по порядку: { $cards }.
scene-bot-deck = Карты бота: область · осталось
scene-bot-deck-tip = Каждая область есть трижды; отмеченные показаны в этом раунде.
scene-final = Итоговый подсчёт
scene-final-tip = Очки на шкале, по 1 за каждую область со своим вирусом и карты.
scene-final-who = Игрок
scene-final-track = Шкала
scene-final-areas = Области
scene-final-cards = Карты
scene-final-sum = Сумма
scene-stop = Хватит
scene-stop-tip = Отказаться от оставшихся значков.
scene-open-area = Область { $number }: { $area }
scene-framed = в области { $number }
scene-packet = Ваши карты: оставьте одну
scene-kept = Оставлены
scene-stack = Сложите в стопку, верхняя первая
scene-draft = Драфт
scene-draft-tip = Оставьте карту, остальные передайте налево.

## Стол текстом

board-setup = Подготовка
board-round = Раунд { $round } из { $rounds }
board-phase = фаза { $number }: { $name }
board-pair = пара { $pair }
board-first = первый игрок: { $who }
board-event = Событие { $name }:
board-events-left =
    { $count ->
        [0] последнее
        [one] ещё { $count }
        [few] ещё { $count }
       *[many] ещё { $count }
    }
board-display = Карты мутаций на выбор
board-deck =
    { $bag ->
        [one] Колода: { $bag } неизвестная карта.
        [few] Колода: { $bag } неизвестные карты.
       *[many] Колода: { $bag } неизвестных карт.
    }
board-deck-known = Под ними по порядку: { $cards }.
board-none = нет
board-free-crises = Свободные жетоны обострения: { $tokens }
board-side =
    { $side ->
        [blue] жетоны областей — синей стороной
       *[white] жетоны областей — белой стороной (с 21 ПО — синей)
    }
board-bot-cards = Карты бота в этом раунде: { $now }. Показано всего (область×раз): { $seen }
board-tracks = { $vp } ПО · анализ { $research }/{ $top } · преимущество { $place } · планшет { $supply }
board-you = (вы)
board-ready = · готов
board-final = { $track } + области { $areas } + карты { $cards } = { $total }
board-hand = рука:
board-waiting = ждут:
board-pair-1 = пара 1:
board-pair-2 = пара 2:
board-pile = стопка: { $cards }
board-unknown =
    { $count ->
        [one] { $count } неизвестная карта
        [few] { $count } неизвестные карты
       *[many] { $count } неизвестных карт
    }
board-open-card = Открытая карта: { $card }, область { $number } ({ $area })
board-framed = (область { $number })
board-packet = Ваши карты на выбор
board-kept = Ваши карты
board-legend = <Зе1> защищён · Зе1+2 несёт двоих · !3 жетон обострения 3 (> следующий раунд) · 2/4 видимых вирусов от числа обострения
board-token = { $vp } ПО, анализ { $steps }
board-holder = держит { $who }
board-deferred = >
board-code-green = Зе
board-code-yellow = Жё
board-code-orange = Ор
board-code-purple = Фи
board-code-grey = Се

## О чём спрашивают

prompt-over-most-vp =
    Победил { $winner }: { $score ->
        [one] { $score } очко.
        [few] { $score } очка.
       *[many] { $score } очков.
    }
prompt-over-advantage =
    Победил { $winner }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }; при равенстве побеждает тот, кто ниже на шкале преимущества.
prompt-over-bot =
    Победил бот: { $score ->
        [one] { $score } очко.
        [few] { $score } очка.
       *[many] { $score } очков.
    }
prompt-over-bot-advantage =
    Победил бот: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }; при равенстве побеждает тот, кто ниже на шкале преимущества.
prompt-chance =
    { $draw ->
        [first] Определяется первый игрок.
        [event] Открывается следующее событие.
        [token] Раскладываются жетоны областей.
        [deal] Раздаются карты драфта.
        [bot] Открываются карты бота.
       *[card] Открывается карта мутации.
    }
prompt-wait =
    { $doing ->
        [place] { $who } выкладывает вирус.
        [bot] { $who } ходит за бота.
        [card] { $who } разыгрывает карту.
        [mutation] { $who } берёт карту мутации.
        [crisis] { $who } решает, какой орган получит следующий жетон обострения.
        [event] { $who } выполняет событие.
        [draft] Ждём: { $who } (драфт).
       *[pair] Ждём: { $who } (тайный выбор).
    }
prompt-choose-area = Пара { $pair }: выберите карту области.
prompt-choose-card = Пара { $pair }, область { $number } ({ $area }): выберите карту мутации.
prompt-draft-pick =
    { $round ->
        [1] Оставьте одну из четырёх карт.
        [2] Оставьте одну из трёх карт.
       *[3] Оставьте одну из двух карт; другая уйдёт дальше.
    }
prompt-draft-order =
    { $place ->
        [1] Сложите карты: какая сверху?
        [2] Какая вторая?
       *[3] Какая третья?
    }
prompt-setup = Выложите вирус в пустой орган.
prompt-setup-bot = Выложите вирус бота в пустой орган.
prompt-icon = { $card }, область { $number } ({ $area }): примените значок или остановитесь.
prompt-mutation =
    { $deck ->
        [no] Возьмите открытую карту мутации: колода пуста.
       *[yes] Возьмите карту мутации: открытую или верхнюю из колоды.
    }
prompt-crisis-order = Обострение сразу в нескольких органах: какому жетон { $token }?
prompt-bot-source = Карта бота, область { $number } ({ $area }): его планшет пуст. Какой из его вирусов перейдёт?
prompt-bot-organ = Карта бота, область { $number } ({ $area }): выберите орган.
prompt-virus-protect =
    Защита: выберите свой незащищённый вирус{ $framed ->
        [yes] {" "}в области { $number } ({ $area }).
       *[no] .
    }
prompt-virus-move =
    Перемещение: выберите свой вирус{ $framed ->
        [yes] {" "}в области { $number } ({ $area }).
       *[no] .
    }
prompt-virus-infect =
    Заражение: планшет пуст. Выберите вирус, который сменит орган{ $framed ->
        [yes] ; он перейдёт в область { $number } ({ $area }).
       *[no] .
    }
prompt-virus-attack =
    Атака: выберите чужой вирус{ $framed ->
        [yes] {" "}в области { $number } ({ $area }).
       *[no] .
    }
prompt-virus-magnet =
    Магнит: выберите вирус, который притянуть или вытолкнуть{ $framed ->
        [yes] ; ваш вирус — в области { $number } ({ $area }).
       *[no] .
    }
prompt-virus-absorb =
    Поглощение: выберите вирус, который поглотит остальные в своём органе{ $framed ->
        [yes] , в области { $number } ({ $area }).
       *[no] .
    }
prompt-organ-move = Перемещение, откуда: { $from }. Выберите орган.
prompt-organ-magnet = Магнит, откуда: { $from }. Выберите орган.
prompt-organ-infect =
    Заражение: выберите орган{ $framed ->
        [yes] {" "}в области { $number } ({ $area }).
       *[no] .
    }
prompt-organ-crisis =
    Обострение: выберите орган для жетона { $token }{ $framed ->
        [yes] , в области { $number } ({ $area }).
       *[no] .
    }
prompt-reproduce = Размножение: выложите вирус с планшета в любой орган.
prompt-relocate = Фастфуд: выберите свой вирус, который перенести в область { $number }.
prompt-relocate-organ =
    { $source ->
        [mat] Фастфуд: выложите вирус с планшета в орган области { $number }.
       *[board] Фастфуд: выберите орган области { $number }.
    }

## Что можно сделать

action-place = Выложить: { $organ }
action-to = Перейти: { $organ }
action-crisis = Жетон обострения: { $organ }
action-virus = { $colour }: вирус { $number }
action-use = Применить значок { $slot }{ $option }
action-stop = Хватит
action-area = Область { $number }: { $area }
action-card = { $card }: { $text }
action-take = Взять открытую карту { $slot }
action-take-deck = Взять верхнюю карту колоды
action-keep = Оставить: { $card }
action-stack = В стопку: { $card }
action-first = Первый игрок: { $colour }
action-event = Событие: { $event }
action-token = Жетон области: { $vp } ПО, анализ { $steps }
action-reveal = Открыта карта: { $card }
action-draw = Взята карта: { $card }
action-deal = Сдана карта: { $card }
action-bot = Карта бота: область { $number } ({ $area })

# Options, told by the position
offer-icon = { $icon }
offer-framed = { $icon } (область { $number })
offer-virus = { $virus } ({ $organ })
offer-take = { $card }: { $text }

## Что произошло

event-first = Первый игрок: { $who }.
event-placed = { $who } выкладывает вирус: { $organ }.
event-event-shown = Следующее событие: { $event } — { $text }
event-token-laid = Область { $number } ({ $area }): { $vp } ПО, анализ { $steps }.
event-card-shown = Открыта карта: { $card }.
event-dealt = { $who } получает карту драфта.
event-dealt-private = Вы получаете карту: { $card }.
event-kept = { $who } оставляет карту.
event-kept-private = Вы оставляете карту: { $card }.
event-stacked = { $who }: стопка сложена.
event-pile = { $who } получит по порядку: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
event-round = Раунд { $round }; первый игрок: { $who }.
event-bot-card = Карта бота: область { $number } ({ $area }).
event-bot-idle = Карта бота (область { $number }, { $area }) не действует.
event-ready = { $who }: выбор сделан.
event-pair = { $who }: область { $number } ({ $area }) и карта «{ $card }».
event-stopped = { $who } останавливается.
event-protected = { $who } защищает вирус: { $organ }.
event-moved = { $who } перемещает: { $from } → { $organ }.
event-dragged = { $who } двигает чужой вирус ({ $owner }): { $from } → { $organ }.
event-infected = { $who } заражает: { $organ }.
event-reinfected = { $who } заражает вирусом с поля: { $from } → { $organ }.
event-attacked = { $who } удаляет вирус ({ $owner }): { $organ }.
event-attacked-shield = { $who } разбивает щит ({ $owner }): { $organ }.
event-absorbed =
    { $who } поглощает { $count ->
        [one] { $count } вирус
        [few] { $count } вируса
       *[many] { $count } вирусов
    }: { $organ }.
event-released =
    { $count ->
        [one] Освобождается { $count } вирус
        [few] Освобождаются { $count } вируса
       *[many] Освобождаются { $count } вирусов
    }: { $organ }.
event-phase = Фаза { $number }: { $name }.
event-phase-over = Конец фазы { $number } ({ $name }).
event-cleaned-up = Ждавшие карты возвращаются, разыгранные ждут.
event-crisis = Вспыхивает обострение { $number }: { $organ }.
event-crisis-called = Положено обострение { $number }: { $organ }.
event-points = { $who }: +{ $points } ПО, всего { $score }.
event-flipped = Жетоны областей перевёрнуты синей стороной.
event-took = { $who } берёт карту: { $card }.
event-took-pile = { $who } получает карту: { $card }.
event-drew = { $who } берёт карту втёмную.
event-drew-private = Вы берёте карту: { $card }.
event-laid-under = Открытые карты уходят под колоду.
event-controls =
    { $who } контролирует область { $number } ({ $area }): { $count ->
        [one] { $count } вирус
        [few] { $count } вируса
       *[many] { $count } вирусов
    }{ $tied ->
        [yes] ; поровну, но выше на шкале преимущества.
       *[no] .
    }
event-most =
    { $organ }: больше всех вирусов ({ $count }) — { $who }{ $tied ->
        [yes] ; поровну, но выше на шкале преимущества.
       *[no] .
    }
event-uncontrolled = Область { $number } ({ $area }) не контролирует никто.
event-research = { $who }: анализ — { $space }.
event-event = Событие { $event }: { $text }
event-all-protected = Все вирусы области { $number } ({ $area }) получают щиты.
event-flushed =
    { $count ->
        [0] Никого не смывает.
        [one] Смывает { $count } вирус.
        [few] Смывает { $count } вируса.
       *[many] Смывает { $count } вирусов.
    }
event-relocated = { $who } переносит вирус: { $from } → { $organ }.
event-crisis-resolved =
    Разрешается обострение { $number }: { $organ }. Больше всех — { $who }, { $count ->
        [one] { $count } вирус
        [few] { $count } вируса
       *[many] { $count } вирусов
    }{ $tied ->
        [yes] {" "}(поровну, но выше на шкале преимущества)
       *[no] {""}
    }: { $most } ПО. Остальным там: { $present } ПО.
event-crisis-empty = Вирусов нет ({ $organ }): обострение { $number } возвращается, очков никому.
event-cleared =
    { $count ->
        [0] Никто не уходит: { $organ }.
        [one] Уходит { $count } вирус: { $organ }.
        [few] Уходят { $count } вируса: { $organ }.
       *[many] Уходят { $count } вирусов: { $organ }.
    }{ $shields ->
        [0] {""}
        [one] {" "}Потерян { $shields } щит.
        [few] {" "}Потеряны { $shields } щита.
       *[many] {" "}Потеряно { $shields } щитов.
    }
event-cured = Найдено лекарство, цель: { $who }.
event-cure-done =
    { $who }: с поля { $count ->
        [0] никто не уходит
        [one] уходит { $count } вирус
        [few] уходят { $count } вируса
       *[many] уходят { $count } вирусов
    }; { $shields ->
        [0] щиты целы.
        [one] потерян { $shields } щит.
        [few] потеряны { $shields } щита.
       *[many] потеряно { $shields } щитов.
    }
event-advantage = Новый порядок на шкале преимущества; сверху { $who }.
event-won-most-vp = Победил { $who }, очков: { $score }.
event-won-advantage = Победил { $who }, очков: { $score }, по шкале преимущества.
event-won-bot = Победил бот ({ $who }), очков: { $score }.
event-won-bot-advantage = Победил бот ({ $who }), очков: { $score }, по шкале преимущества.

reason-most-vp = Больше всех очков.
reason-advantage = Очков поровну: ниже на шкале преимущества.
reason-bot = Бот впереди.

## Почему нельзя?

why-over = Игра окончена.
why-chance = Это решает случай.
why-chance-acts = Сейчас что-то открывается.
why-not-drawn = Сейчас такое выпасть не может.
why-chosen-already = Вы уже выбрали; подождите остальных.
why-first-player-orders = Порядок обострений определяет первый игрок.
why-first-player-places = За бота ходит первый игрок.
why-not-your-turn = Решает { $who }.
why-not-asked =
    { $asked ->
        [pair] Сначала выберите карты.
        [use] Примените значок или остановитесь.
        [virus] Сначала выберите вирус.
        [organ] Сначала выберите орган.
        [take] Сначала возьмите карту мутации.
        [keep] Сначала оставьте одну из карт.
       *[stack] Сначала сложите стопку.
    }
why-no-picks-in-draft = В драфте вы получаете верхнюю карту своей стопки.
why-no-such-icon = На карте «{ $card }» такого значка нет.
why-icon-used = Этот значок уже применён.
why-group-used = Из группы применяют только один значок.
why-same-icon = Такой же значок стоит раньше: примените его.
why-no-free-token = Свободных жетонов обострения нет.
why-all-in-crisis =
    { $framed ->
        [yes] В области { $number } ({ $area }) на каждом органе уже есть жетон обострения.
       *[no] На каждом органе уже есть жетон обострения.
    }
why-nothing-to-infect =
    { $framed ->
        [yes] Планшет пуст, и ни один ваш вирус не может перейти в область { $number } ({ $area }).
       *[no] Планшет пуст, и видимых вирусов у вас нет.
    }
why-no-virus = Видимых вирусов у вас нет.
why-nothing-to-protect =
    { $framed ->
        [yes] В области { $number } ({ $area }) у вас нет незащищённых вирусов.
       *[no] У вас нет незащищённых вирусов.
    }
why-nothing-to-move =
    { $framed ->
        [yes] В области { $number } ({ $area }) у вас нет вирусов.
       *[no] Перемещать нечего.
    }
why-nothing-to-attack =
    { $framed ->
        [yes] В области { $number } ({ $area }) рядом с вашими вирусами нет чужих.
       *[no] Рядом с вашими вирусами нигде нет чужих.
    }
why-nothing-to-drag =
    { $framed ->
        [yes] Ваши вирусы в области { $number } ({ $area }) ни до кого не дотягиваются.
       *[no] Ваши вирусы ни до кого не дотягиваются.
    }
why-nothing-to-absorb =
    { $framed ->
        [yes] В области { $number } ({ $area }) ваши вирусы одни в своих органах.
       *[no] Ваши вирусы одни в своих органах.
    }
why-area-chosen = Область этой пары уже выбрана.
why-area-waits = Область { $number } ({ $area }) ждёт и вернётся в конце этой фазы заражения.
why-area-played = Область { $number } ({ $area }) уже на столе.
why-area-first = Сначала выберите карту области.
why-card-waits = Карта «{ $card }» ждёт и вернётся в конце этой фазы заражения.
why-card-played = Карта «{ $card }» уже на столе.
why-card-not-held = Карты «{ $card }» у вас нет.
why-deck-empty = Колода пуста.
why-slot-empty = Там нет карты.
why-not-in-packet = Карты «{ $card }» среди ваших нет.
why-stacked-already = Карта «{ $card }» уже в стопке.
why-not-kept = Карта «{ $card }» — не из ваших четырёх.
why-virus-not-in-game = Этот вирус не участвует в игре.
why-virus-on-mat = Этот вирус лежит на планшете.
why-virus-absorbed = Этот вирус поглощён: считается, что его нет.
why-own-virus = Своих не атакуют.
why-not-your-virus = Этот вирус не ваш.
why-not-bots-virus = Выберите вирус бота.
why-protected-already = Он уже защищён.
why-no-other-organ = Он уже там ({ $organ }), а другого органа нет.
why-outside-area = { $organ } не в области { $number } ({ $area }).
why-no-virus-there = Там нет вашего видимого вируса: { $organ }.
why-no-company = Он там один: { $organ }.
why-only-anchor = Это ваш единственный вирус там ({ $organ }): его ничто не держит и не тянет.
why-out-of-pull = Оттуда ({ $organ }) нет пути к вашим вирусам, и вашего там нет.
why-same-virus = Он такой же, как номер { $number }: выберите тот.
why-organ-taken = Там уже есть вирус: { $organ }.
why-area-taken = У этого цвета уже есть вирус в области { $number } ({ $area }), а другие области свободны.
why-same-organ = Он уже там ({ $organ }): выберите другой орган.
why-must-change-organ = Он уже там ({ $organ }): нужно сменить орган.
why-no-anchor = { $from } → { $organ }: ни там, ни там нет вашего вируса, чтобы тянуть или толкать.
why-against-arrow = { $from } → { $organ }: это против стрелки.
why-mixed-vessels = { $from } → { $organ }: нельзя перейти из сосуда в канал или обратно.
why-no-link = Одним шагом не дойти: { $from } → { $organ }.
why-not-qualified =
    { $threshold ->
        [one] { $organ } не ждёт жетона обострения: нужен { $threshold } вирус и ни одного жетона.
        [few] { $organ } не ждёт жетона обострения: нужно { $threshold } вируса и ни одного жетона.
       *[many] { $organ } не ждёт жетона обострения: нужно { $threshold } вирусов и ни одного жетона.
    }
why-has-token = Там уже есть жетон обострения: { $organ }.
