# Рой

title = Рой
blurb = Стройте станции на четырёх берегах, поднимайте кораблями светящиеся жетоны и тяните сеть к королеве Роя; а по пути опасности крадут очки.
tagline = Свяжи берега. Бойся моря.

option-variant1_setup = Вариант 1: свободная расстановка
option-variant1_setup-help = Каждый сам выбирает место первой станции в порядке, решённом жребием, а не начинает на отмеченных полях.
option-variant1_tsunami = Вариант 1: грозное цунами
option-variant1_tsunami-help = Цунами, ударившее по суше, вредит и чужим станциям на соседних полях, на 1 меньше.
option-variant2_hidden_hand = Вариант 2: карты в руке
option-variant2_hidden_hand-help = Карты действий держат в руке: остальные видят только, сколько их осталось.

reason-final-scoring = Больше всех очков после итогового подсчёта.

way =
    { $way ->
        [N] на север
        [NE] на северо-восток
        [E] на восток
        [SE] на юго-восток
        [S] на юг
        [SW] на юго-запад
        [W] на запад
       *[NW] на северо-запад
    }

## Actions

action-pick =
    Взять карту на месте { $what } ({ $what ->
        [0] бесплатно
       *[other] { $what } ОИ
    })
action-pick-order = Взять карту порядка
action-order = Карта порядка { $what }
action-ability = Способность: { $what }
action-play = Сыграть карту: { $what }
action-as = Джокер как действие: { $what }
action-first = Сначала { $what }
action-build = Построить станцию на { $what }
action-staff = Поставить исследователя на { $what }
action-launch = Спустить корабль на { $what }
action-move = Корабль { $what } плывёт { $way }
action-place = Выложить на { $field }: { $what }, выходы: { $ways }
action-buoy = Снять буй с { $what }
action-hazard =
    { $what ->
       *[new] Новая фигура, на поле королевы
    }
action-hazard-figure = Фигура { $what } на поле
action-dir = Идти { $what }
action-crab = Поставить краба на { $what }
action-dist =
    { $what ->
        [one] { $what } поле
        [few] { $what } поля
       *[other] { $what } полей
    }
action-done = Готово
action-lot = Сдаётся карта порядка { $what }
action-deal = В ряд ложится карта: { $what }
action-draw = Синяя карта: { $what }
action-reveal = Это жетон: { $what }

## Options where they are offered

offer-card = Взять карту «{ $card }» ({ $price ->
        [0] бесплатно
       *[other] { $price } ОИ
    })
offer-order = Взять карту порядка ({ $price ->
        [0] бесплатно
       *[other] { $price } ОИ
    })
offer-new = { $hazard } из запаса, на поле королевы
offer-figure = { $hazard } { $figure } на { $field }

## Events

event-lot = { $who } получает карту порядка { $number }.
event-round = Начинается раунд { $round } из { $rounds }.
event-row-card = Карта «{ $card }» лежит по цене { $price }.
event-sits-out = { $who } пока не может оплатить карту порядка и ждёт.
event-has-all = { $who } уже взял все карты и пропускает ход.
event-picked =
    { $price ->
        [0] { $who } бесплатно берёт карту «{ $card }».
       *[other] { $who } платит { $price } ОИ за карту «{ $card }».
    }
event-bought-order =
    { $price ->
        [0] { $who } бесплатно берёт карту порядка.
       *[other] { $who } платит { $price } ОИ за карту порядка.
    }
event-order = { $who } выбирает карту порядка { $number }.
event-ability = { $who } выбирает способность «{ $ability }».
event-phase-two = Все карты разобраны. Первым играет { $who }.
event-played = { $who } играет карту «{ $card }».
event-joker-as = { $who } играет джокера: { $action }.
event-nothing = { $who }: карта не даёт эффекта.
event-no-research = { $who }: исследовать нечего.
event-built = { $who } строит станцию на { $field } (ценность { $value }).
event-staffed = { $who } ставит исследователя на { $field }.
event-launched = { $who } спускает корабль на { $field }.
event-moved = { $who } плывёт с { $from } на { $field }.
event-revealed = { $who } поднимает жетон: { $tile }.
event-placed = { $who } выкладывает на { $field }: { $tile } ({ $shape }), +{ $points } ОИ.
event-placed-free = { $who } выкладывает на { $field }: { $tile } ({ $shape }).
event-buoy-moved = { $who } снимает буй с { $field }.
event-link-made = { $who } соединяется с королевой.
event-link-lost = { $who } теряет связь с королевой.
event-hazard-chosen = { $hazard } { $figure } стоит на { $field }.
event-hazard-moved = { $hazard } { $figure } идёт на { $field }.
event-tsunami-gone = Цунами { $figure } возвращается в запас.
event-crab-put = Краб выходит на берег на { $field }.
event-crab-moved = Краб идёт на { $field }.
event-hit = Удар на { $field }: { $points } ОИ, { $victim } → { $who }.
event-scoring = Подсчёт раунда { $round }.
event-final-scoring = Итоговый подсчёт.
event-scored =
    { $who } получает { $points } ОИ за самую ценную сеть (станций: { $stations }, исследователей: { $researchers }, буёв: { $buoys }, кораблей: { $ships }), всего { $score }.
event-final = Итоговый подсчёт, { $who }: { $values } ОИ за королеву, { $shores } ОИ за берега; всего { $score }.
event-won = { $who } побеждает: { $points } ОИ.
event-shared = { $who } делит победу: { $points } ОИ.

## Why not?

why-over = Игра окончена.
why-chance-acts = Это решает случай.
why-not-your-decision = Сейчас решает другой игрок.
why-not-now = Сейчас нужно решить другое.
why-not-in-the-bag = Такого больше не осталось.
why-no-passing = Пока вы можете оплатить хотя бы одну карту, вы обязаны взять карту.
why-must-choose = Сначала нужно выбрать одно из этого.
why-must-play = Нужно сыграть каждую карту, и джокера тоже.
why-tile-needs-buoy = На каждый выложенный жетон нужен ваш буй.
why-must-act = Это действие нужно выполнить.
why-no-station-left = Станций в запасе нет: поставьте исследователя.
why-station-first = В запасе есть станция: постройте её.
why-has-order = У вас уже есть карта порядка.
why-order-too-dear = Карта порядка стоит { $price } ОИ, а у вас { $points }.
why-sitting-out = Вам не хватает только карты порядка: она стоит { $price } ОИ, а у вас { $points }, поэтому вы ждёте.
why-no-card-there = На этом месте нет карты.
why-quota-full = Карт действий уже { $quota }; не хватает только карты порядка.
why-too-dear = Эта карта стоит { $price } ОИ, а у вас { $points }.
why-order-not-used = Карта порядка { $number } нужна при большем числе игроков.
why-order-gone = Карту порядка { $number } уже взяли.
why-ability-taken = В этом раунде эта способность занята: { $who }.
why-joker-used = Ваш джокер в этом раунде уже сыгран.
why-card-not-held = У вас нет карты «{ $card }».
why-land-taken = На { $field } уже стоит станция.
why-too-near = { $field } слишком близко к другой первой станции: между ними должно быть свободных полей суши не меньше { $free }.
why-no-start-field = { $field } — не стартовое поле.
why-exploring-already = Вы уже выкладываете жетоны: исследователя добавить нельзя.
why-no-researcher-left = В запасе нет исследователей.
why-not-your-station = На { $field } нет вашей станции.
why-station-full = На станции { $field } уже исследователей: { $most }.
why-no-ship-left = Все ваши корабли в море.
why-launch-first = Спустить можно один корабль и только до движения.
why-not-beside-station = { $field } не граничит с вашей станцией.
why-ship-not-launched = Ваш корабль { $ship } не в море.
why-ship-stays-on-water = Корабли ходят только по воде.
why-tile-not-held = У вас нет такого жетона: { $tile }.
why-tile-limit =
    Можно выложить только { $limit ->
        [one] { $limit } жетон
        [few] { $limit } жетона
       *[other] { $limit } жетонов
    }: по числу ваших исследователей на поле.
why-face-down-tile = На { $field } лежит скрытый жетон; сначала его должен поднять корабль.
why-tile-without-buoy = На жетоне { $field } нет буёв, его нельзя накрыть.
why-not-more-openings = На { $field } у верхнего жетона должно быть больше выходов, чем у нижнего.
why-opening-lost = У жетона на { $field } есть выход, который ваш жетон закроет.
why-not-connected = На { $field } этот жетон не будет связан с вашей станцией или кораблём.
why-no-spare-buoy = Буи кончились, и ни один нельзя перенести на { $field }, не оборвав связь.
why-no-own-buoy = На { $field } нет вашего буя.
why-same-tile = Буй нужно взять с другого поля, не с { $field }.
why-connection-needs-buoy = Без буя на { $field } новый жетон окажется отрезан.
why-link-needs-buoy = Без буя на { $field } связь с королевой оборвётся.
why-none-in-supply = Все фигуры уже на поле.
why-figure-in-supply = Фигуры { $figure } нет на поле.
why-no-way-out =
    Это цунами не дойдёт до суши или края за { $number ->
        [one] { $number } поле
        [few] { $number } поля
       *[other] { $number } полей
    }.
why-must-run-out =
    Это цунами обязано дойти до суши или уйти с поля не дальше чем за { $number ->
        [one] { $number } поле
        [few] { $number } поля
       *[other] { $number } полей
    }.
why-whale-straight = Киты не плавают по диагонали.
why-whale-on-water = Киты остаются в воде.
why-visited = Кит в этом ходу уже был на { $field }.
why-crab-needs-free-land = На { $field } стоит станция: краб начинает на свободной суше.
why-crab-on-board = Краб уже на поле и идёт оттуда дальше.
why-buoys-in-supply = Новый буй берут из запаса, пока он не кончился: осталось { $n }.
why-crab-too-far =
    Краб проходит не больше чем { $most ->
        [one] { $most } поле
        [few] { $most } поля
       *[other] { $most } полей
    }.
why-tsunami-too-far =
    В эту сторону цунами проходит не больше чем { $most ->
        [one] { $most } поле
        [few] { $most } поля
       *[other] { $most } полей
    }.
why-hazard-must-move = Опасность должна пройти хотя бы одно поле.

## Prompts

prompt-wait = { $who } { $doing }.
doing-first-station = ставит первую станцию
doing-pick-card = берёт карту
doing-choose-order = выбирает карту порядка
doing-choose-ability = выбирает способность
doing-play-card = играет карту
doing-choose-as = решает, что сделает джокер
doing-choose-first = решает, какое действие первое
doing-build-station = строит станцию
doing-staff-station = ставит исследователя
doing-sail = ведёт корабли
doing-research = изучает Рой
doing-move-buoy = переносит буй
doing-queen-buoy = может перенести буй к королеве
doing-choose-whale = выбирает кита
doing-whale-step = ведёт кита
doing-choose-tsunami = выбирает цунами
doing-tsunami-way = направляет цунами
doing-tsunami-distance = решает, как далеко пройдёт цунами
doing-put-crab = ставит краба на сушу
doing-crab-distance = решает, как далеко пройдёт краб

prompt-lots = Сдаются карты порядка.
prompt-deal-light = Выкладывается ряд карт.
prompt-draw-blue = Открываются синие карты.
prompt-reveal-tile = Поднятый жетон переворачивается.
prompt-first-station =
    { $start ->
        [marked] Поставьте первую станцию на одно из отмеченных полей.
       *[free] Поставьте первую станцию на любое поле суши, достаточно далёкое от других.
    }
prompt-pick-card =
    У вас { $points } ОИ. { $cards ->
        [0] { $price ->
            [0] Возьмите карту порядка бесплатно.
           *[other] Возьмите карту порядка за { $price } ОИ.
        }
       *[other] Возьмите карту: она стоит столько ОИ, сколько карт лежит перед ней.
    }
prompt-choose-order = Выберите карту порядка: ваше место в фазе 2 и в следующей фазе 1.
prompt-choose-ability = Выберите способность на этот раунд.
prompt-play-card =
    { $first ->
        [yes] Сыграйте первую карту раунда.
       *[no] Сыграйте карту.
    }
prompt-choose-as = Что сделает джокер?
prompt-choose-first = Какое действие первое?
prompt-build-station = Постройте станцию на любом свободном поле суши.
prompt-staff-station = Станций больше нет: поставьте исследователя на свою станцию.
prompt-sail =
    { $offer ->
        [launch] Спустите корабль рядом со своей станцией; затем он может пройти до { $steps ->
            [one] { $steps } поля
           *[other] { $steps } полей
        }.
        [both] Можете спустить корабль, затем ведите корабли: осталось { $steps ->
            [one] { $steps } поле
            [few] { $steps } поля
           *[other] { $steps } полей
        }. Скрытые жетоны, с которых они уходят, достаются вам.
       *[move] Ведите корабли: осталось { $steps ->
            [one] { $steps } поле
            [few] { $steps } поля
           *[other] { $steps } полей
        }. Скрытые жетоны, с которых они уходят, достаются вам.
    }
prompt-research =
    { $offer ->
        [staff] Поставьте исследователя на одну из своих станций.
        [place] Выложите { $tiles ->
            [one] { $tiles } жетон
           *[other] до { $tiles } жетонов
        }: выберите жетон, поле и поворот.
        [both] Поставьте исследователя или выложите { $tiles ->
            [one] { $tiles } жетон
           *[other] до { $tiles } жетонов
        }: выберите жетон, поле и поворот.
       *[more] Выложите ещё { $tiles ->
            [one] { $tiles } жетон
           *[other] до { $tiles } жетонов
        } или остановитесь.
    }
prompt-move-buoy = Буи кончились: выберите, какой перенести на { $field }.
prompt-queen-buoy = Вы связаны с королевой, но буи кончились: перенесите к ней один или откажитесь.
prompt-choose-whale =
    Какой кит поплывёт? Не дальше чем на { $number ->
        [one] { $number } поле
        [few] { $number } поля
       *[other] { $number } полей
    }.
prompt-whale-step =
    Куда плывёт кит? Осталось { $steps ->
        [one] { $steps } поле
        [few] { $steps } поля
       *[other] { $steps } полей
    }.
prompt-choose-tsunami =
    Какое цунами пойдёт? Не дальше чем на { $number ->
        [one] { $number } поле
        [few] { $number } поля
       *[other] { $number } полей
    }.
prompt-tsunami-way = В какую сторону идёт цунами?
prompt-tsunami-distance = Как далеко пройдёт цунами?
prompt-put-crab =
    Поставьте краба на свободное поле суши; затем он пройдёт до { $number ->
        [one] { $number } поля
       *[other] { $number } полей
    }.
prompt-crab-distance =
    Как далеко пройдёт краб? Не дальше чем на { $number ->
        [one] { $number } поле
        [few] { $number } поля
       *[other] { $number } полей
    }.
prompt-over = { $winner } побеждает: { $points } ОИ.
prompt-over-shared = { $winners } делят победу: { $points } ОИ.

## The picture: names and tips of everything on the table

scene-title = { title }
scene-you = { $who } (вы)
scene-shore-tip = Станции на связанных берегах приносят в конце 10, 30 или 50 очков за 2, 3 или 4 берега.
scene-land-tip = Суша ценностью { $value }: столько очков в конце за станцию, связанную с королевой.
scene-start-field = Отмеченное стартовое поле.
scene-station-here = Здесь станция ({ $who }), исследователей: { $n }.
scene-crab-here = Здесь отдыхает краб.
scene-lit = Это можно выбрать сейчас.
scene-queen = Королева Роя
scene-queen-tip = Кто свяжет с ней станцию, кладёт сюда буй; тогда она соединяет всё, что её касается.
scene-sea-field = Море { $field }
scene-face-down = Скрытый жетон; он достаётся кораблю, который с него уходит.
scene-bare = Чистая вода: сюда можно выложить жетон.
scene-ships-here = Корабли: { $who }.
scene-mix = Скрыты: прямых двоек { $a }, угловых двоек { $b }, троек { $c }, четвёрок { $d }.
scene-open-to = Выходы: { $ways }.
scene-tiles-below =
    { $n ->
        [one] Под ним лежит { $n } жетон.
        [few] Под ним лежат { $n } жетона.
       *[other] Под ним лежит { $n } жетонов.
    }
scene-buoys-here = Буи: { $who }.
scene-no-buoy = Без буя: ничей, накрыть его нельзя.
scene-buoy = Буй ({ $who })
scene-buoy-tip = На { $field }. Приносит 1 очко в своей сети.
scene-queen-buoy-tip = Связь с королевой. Приносит 1 очко в сети.
scene-ship = Корабль { $n } ({ $who })
scene-ship-tip = На { $field }. Соединяет как четвёрка и приносит 1 очко в своей сети.
scene-station = Станция ({ $who })
scene-station-tip = На { $field }, ценность { $value }, исследователей: { $n }.
scene-resting = В покое вреда не наносит.
scene-exit = За край, { $way }
scene-exit-tip = Здесь цунами уходит с поля и возвращается в запас.
scene-last = Последнее
scene-last-tip = Что произошло последним, на { $field }.
scene-network = Сеть ({ $who })
scene-network-size = Станций: { $stations }, исследователей: { $pegs }, буёв: { $buoys }, кораблей: { $ships }.
scene-network-tip =
    Лучшая сеть приносит в конце раунда { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }. Итоговый подсчёт дал бы { $values } за королеву и { $shores } за берега.
scene-score = { $who }: { $n } ОИ
scene-damage-tip = Каждый удар сейчас стоит { $n } ОИ.
scene-threat = { $who } теряет { $n }
scene-threat-tip = Удар на { $field }, если опасность туда дойдёт.
scene-winner = Победа
scene-player-tip = Очки исследований (ОИ): { $n }. Каждый удар опасности сейчас отнимает { $damage }.
scene-hit-costs = удар −{ $n }
scene-order-next = карта порядка { $n }
scene-place = место { $n }
scene-taken = карты { $n }/{ $quota }
scene-worth = Итоговый подсчёт принёс бы { $end }.
scene-side-on = Связан.
scene-side-off = Не связан.
scene-queen-link = Связь с королевой
scene-link-on = Есть связь с королевой.
scene-link-off = Связи с королевой нет.
scene-in-supply = В запасе: { $n }.
scene-hidden-cards = Карты в руке
scene-hidden-cards-tip =
    { $n ->
        [one] { $n } карта, не видна.
        [few] { $n } карты, не видны.
       *[other] { $n } карт, не видны.
    }
scene-joker-used = В этом раунде уже сыгран.
scene-done = Готово
scene-done-tip = Закончить это действие.
scene-option = Выбор
scene-losses = Потери
scene-gain = Вам
scene-forecast = Что произойдёт
scene-forecast-tip = Урон каждого варианта до выбора.
scene-table = Стол
scene-table-tip = То, что общее для всех.
scene-round = Раунд { $n } из { $rounds }
scene-setup = Подготовка
scene-phase =
    { $phase ->
        [setup] Первые станции
        [row] Фаза 1: выбор карт
        [play] Фаза 2: розыгрыш карт
       *[end] Конец
    }
scene-row-card = { $card }, цена { $n }
scene-row-order = Карта порядка, цена { $n }
scene-row-order-tip = Ваше будущее место и способность на этот раунд. Остались: { $left }.
scene-row = Ряд карт
scene-row-tip = Карта стоит столько очков исследований (ОИ), сколько карт лежит перед ней.
scene-order-tip = Сейчас на этом месте: { $who }.
scene-place-tip = Место { $n } в порядке ходов.
scene-order-card = Карта порядка { $n }
scene-order-card-tip = С ней вы ходите под номером { $n } в фазе 2 и в следующей фазе 1.
scene-order-card-taken = Эта карта уже взята: { $who }.
scene-order = Порядок
scene-order-track-tip = Порядок ходов.
scene-unseen = Скрытые жетоны
scene-head-network = Сеть
scene-head-queen = Королева
scene-head-shores = Берега
scene-head-total = Итого
scene-final = Итоговый подсчёт
scene-final-tip = Сеть последнего раунда, станции со связью с королевой, связанные берега и сумма.

## The board as text

board-points = { $n } ОИ
board-order = порядок: { $names }
board-network = сеть { $n } (конец +{ $end })
board-shores = берега { $sides }
board-queen = королева
board-left = запас: станций { $stations }, кораблей { $ships }, исследователей { $researchers }, буёв { $buoys }
board-tiles = жетоны: { $tiles }
board-cards = карты: { $cards }
board-unseen-cards =
    { $n ->
        [one] { $n } скрытая
        [few] { $n } скрытые
       *[other] { $n } скрытых
    }
board-joker = джокер
board-row = Ряд, цена: карта: { $cards }
board-order-cards = карты порядка { $left }
board-supply = В запасе: { $hazards }.
board-legend = { $letters }: заглавные буквы — корабли, строчные — буи. { $station } станция, { $peg } исследователь, { $whale } кит, { $tsunami } цунами, { $crab } краб, ♛ королева, ~ скрытый жетон, · чистая вода, * стартовое поле, [ ] можно выбрать, < последнее.
