# Dawn of the Zeds

## The game

blurb = Удержите Фармингдейл против живых мертвецов, в одиночку или вместе, на шести уровнях.
tagline = Удержите город до последней карты.
title = Рассвет зедов
seat = Игрок { $number }
option-level = Уровень
option-level-help = Начните с базовой игры; каждый уровень добавляет что-то к предыдущему.
option-length = Длина
option-length-help = Сколько карт событий длится осада; не на каждом уровне есть все длины.
option-length-default = Как принято на уровне
option-length-short = Короткая
option-length-normal = Обычная
option-length-medium = Средняя
option-length-long = Длинная
option-length-epic = Эпическая
option-surge = Натиск
option-surge-help = В некоторых актах мертвецы идут и по дороге, которой нет на карте события; без этого игра легче.
option-choose_heroes = Выбирать героев
option-choose_heroes-help = Вы по очереди выбираете героев, а не получаете случайных; в базовой игре они всегда одни и те же.
reason-survived = Фармингдейл выстоял.
reason-zeds-in-town = Зеды в центре города.
reason-chaos = Хаос поглотил округ.

## Actions

action-move = { $unit } → { $space }
action-go = В { $space }
action-stay = Остаться
action-shoot = { $unit }: стрелять по цели { $foe }
action-craft = Пьяцца: выстрел по цели { $foe } за 2 действия без патрона
action-search = { $unit }: поиск
action-heal = Лечить: { $unit }
action-aid = { $unit }: лечить на месте: { $other }
action-barricade = { $unit }: баррикада в { $space }
action-outpost = Кингман: построить опорный пункт
action-mines = Кингман: заложить минное поле
action-bridge = { $unit }: чинить мост
action-research = Исследовать
action-research-supply = Исследовать за 1 припас вместо действия
action-grenade = { $unit }: газовая граната в { $space }
action-arm = Вооружить: { $unit } как { $other }
action-train = Хаузер: обучить { $unit }
action-recruit = Хаузер: вербовка для { $unit }
action-hose = Шланги: { $foe }
action-peek = Райт: посмотреть верхнюю карту событий
action-use = { $unit }: { $name }
action-discharge = Выписать в центр города: { $unit }
action-bury = Отпустить на кладбище: { $unit }
action-play = Сыграть: { $name }
action-pick = { $what }
action-option = Вариант { $number }
action-yes = Да
action-no = Нет
action-ok = Дальше
action-pass = Закончить действия
action-pass-left = Закончить действия (осталось: { $left })
left-event =
    { $n ->
        [one] { $n } действие события
        [few] { $n } действия события
       *[other] { $n } действий события
    }
left-own = 1 своё
left-free = бесплатные действия: { $names }
action-floor = Передать слово игроку { $number }
action-die = На кубике { $number }
action-event = Событие: { $name }
action-story = Карта сюжета: { $name }
action-lab = Карта исследований: { $name }
action-zed = Вытянут: { $name }
action-super = Вытянут: { $name }
action-join = Присоединяется: { $unit }
action-surge = Натиск: { $name }
action-drop = Потеряно: { $name }
offer-gets = { $what }: { $gets }
twin =
    { $name } ({ $number ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
       *[other] шестой
    })

## Character actions

key-citadel = Цитадель
key-speech = Речь
key-initiative = Инициатива
key-leadership = Лидерство
key-medic = Медик
key-first-aid = Первая помощь
key-overtime = Сверхурочные
key-own-agenda = Свои планы
key-human-trials = Опыты на людях
key-civil-authority = Полномочия
key-bombs = Бомбы
key-broadcast = Эфир
key-per-turn = раз в ход
key-per-game = раз за игру
key-tip = { $name } ({ $often }): { $does }
key-citadel-does = другой отряд в центре города стреляет без действия со сдвигом +1; патрон тратится.
key-speech-does = каждый другой ваш отряд в центре и на городских полях получает бесплатное действие.
key-initiative-does = бесплатное действие себе.
key-leadership-does = один отряд гражданских или беженцев на его или соседнем поле получает бесплатное действие.
key-medic-does = из кабинета бесплатно лечит 1 попадание у отряда в больнице.
key-first-aid-does = за 1 припас лечит 1 попадание у отряда на своём или соседнем поле.
key-overtime-does = заражение растёт на 3, зато вы получаете ещё 1 действие события.
key-own-agenda-does = бесплатное действие себе.
key-human-trials-does = из кабинета, вместо своих планов: отряд из больницы отправляется на кладбище, открывается следующая карта исследований.
key-civil-authority-does = в своей или соседней деревне упрямые гражданские освобождаются или жители становятся беженцами.
key-bombs-does = 2 припаса превращаются в 1 патрон.
key-broadcast-does = один отряд обычных гражданских или беженцев на поверхности получает бесплатное действие.
gets-free-action =
    { $n ->
        [one] бесплатное действие
       *[other] бесплатные действия, { $n }
    }
gets-free-move =
    { $n ->
        [one] бесплатный ход
       *[other] бесплатные ходы, { $n }
    }
gets-shift-melee = сдвиг { $n } в ближнем бою в этот ход
gets-shift-attack = сдвиг { $n } в атаках врукопашную в этот ход
gets-shift-defence = сдвиг { $n } в обороне в этот ход
gets-shift-gunfire = сдвиг { $n } при стрельбе в этот ход
gets-marker = «{ $name }»
gets-heal = лечение
gets-hit = получает попадание
gets-kill = на кладбище
gets-release = освобождение
gets-retreat = отступление
gets-to-bed = на койку
gets-ambush = засада
gets-turned = болезнь, на его месте появится зед
gets-roll-hit = бросок на попадания
gets-defender = обороняется

## Resources

resource-supplies = Припасы
resource-ammo = Патроны
resource-infection = Заражение
resource-hits = Попадание по своему отряду
loss-supplies = припасы
loss-ammo = патроны
loss-infection = заражение
loss-hits = попадания по вашим отрядам

## Events

event-activated = Активируется: { $track }.
event-ammo = Патроны +{ $n }: { $now }.
event-ammo-lost = Патроны −{ $n }: { $now }.
event-armed = { $other } берутся за оружие: { $unit }, { $space }.
event-barricade =
    { $unit } { $many ->
        [yes] строят
       *[no] строит
    } баррикаду: { $space }.
event-bed =
    { $unit } { $many ->
        [yes] попадают:
       *[no] попадает:
    } { $space }.
event-bridge =
    { $unit } { $many ->
        [yes] чинят
       *[no] чинит
    } мост ({ $space }).
event-bridge-down = Мост рухнул: { $space }.
event-camp = { $unit }: добрались до лагеря беженцев.
event-cave-in = Обвал в туннеле: { $space }.
event-chaos = Хаос: { $space }.
event-column =
    Начало в столбце «{ $start }»{ $shifts }{ $n ->
        [0] .
       *[other] {""}: «{ $column }».
    }
event-climbed =
    { $unit } { $many ->
        [yes] выбираются
       *[no] выбирается
    } наверх: { $space }.
event-component = Супероружие получает: { $component }.
event-component-lost = Потеряно: { $component }.
event-cure-found = Лекарство найдено!
event-final-component = Последний компонент в лаборатории.
event-died =
    { $unit } { $many ->
        [yes] гибнут:
       *[no] гибнет:
    } { $space }.
event-discharged =
    { $unit } { $many ->
        [yes] выписываются
       *[no] выписывается
    } из больницы.
event-eaten = { $unit } схвачены: { $space }.
event-eliminated =
    { $unit } { $many ->
        [yes] погибают:
       *[no] погибает:
    } { $space }.
event-event = Карта события «{ $card }»: { $text }
event-fled = { $unit } бегут: { $space }.
event-fight = Рукопашная: { $space }.
event-floor = { $who } передаёт слово. Теперь действует { $other }.
event-foreseen = Следующая карта сюжета: { $card }.
event-free-action =
    { $n ->
        [one] Бесплатное действие: { $unit }{ $by }.
       *[other] Бесплатные действия ({ $n }): { $unit }{ $by }.
    }
event-free-move =
    { $n ->
        [one] Бесплатный ход: { $unit }{ $by }.
       *[other] Бесплатные ходы ({ $n }): { $unit }{ $by }.
    }
event-grenade =
    { $unit } { $many ->
        [yes] бросают
       *[no] бросает
    } газовую гранату: { $space }.
event-healed =
    { $unit } { $many ->
        [yes] идут
       *[no] идёт
    } на поправку.
event-held-off = Периметр остановил их перед полем { $space }.
event-hit =
    { $unit } { $many ->
        [yes] получают
       *[no] получает
    } попаданий: { $n }.
event-infection-falls = Заражение −{ $n }: { $now }.
event-infection-rises = Заражение +{ $n }: { $now }.
event-joined =
    { $unit } { $many ->
        [yes] прибывают:
       *[no] прибывает:
    } { $space }.
event-key =
    { $unit } { $many ->
        [yes] применяют:
       *[no] применяет:
    } { $key }.
event-left = { $unit } уходят своей дорогой.
event-losses = Потерь на ваш выбор: { $n } ({ $mix }).
event-lost =
    { $unit } { $many ->
        [yes] блуждают в катакомбах и выходят
       *[no] блуждает в катакомбах и выходит
    } у поля { $space }.
event-marker = { $unit }: { $marker }.
event-melee = Попаданий по врагам: { $zedhits }, { $unit }: { $humanhits }. { $loser ->
        [zeds] Враги отступают.
       *[humans] Люди отступают.
    }
event-minefield = { $unit } закладывает мины: { $space }.
event-mines = Минное поле, { $space }: попаданий { $n }.
event-moved =
    { $unit } { $many ->
        [yes] идут:
       *[no] идёт:
    } { $space }.
event-no-outbreak = Бросок заражения { $n }: вспышки нет.
event-order = Порядок восстановлен: { $space }.
event-outbreak = Вспышка!
event-unchecked-outbreak = Неудержимая вспышка!
event-outpost = { $unit } строит опорный пункт: { $space }.
event-passed =
    { $seats ->
        [1] Больше действий в этот ход нет.
       *[other] { $who } больше не действует в этот ход.
    }
event-pays-event = { $who } берёт действия события: { $n }; осталось { $left }.
event-pays-own = { $who } тратит своё действие.
event-peeked = Следующая карта события: { $card }.
event-phase-prfn = Мародёры, рейнджеры, беженцы, Национальная гвардия.
event-phase-infection = Фаза заражения.
event-phase-eat = Фаза расхода.
event-phase-zeds = Фаза зедов.
event-phase-action = Фаза действий.
event-phase-housekeeping = Уборка.
event-placed =
    { $unit } { $many ->
        [yes] появляются:
       *[no] появляется:
    } { $space }.
event-played = Сыграна карта «{ $card }»: { $text }
event-ready = Фармингдейл готов.
event-recruited =
    { $unit } { $many ->
        [yes] получают
       *[no] получает
    } пополнение.
event-research = Исследование «{ $card }»: { $text }
event-research-failed = { $unit }: исследование не удалось.
event-resisted =
    { $unit } { $many ->
        [yes] игнорируют
       *[no] игнорирует
    } попадание.
event-retreated =
    { $unit } { $many ->
        [yes] отступают:
       *[no] отступает:
    } { $space }.
event-returned =
    { $unit } { $many ->
        [yes] не находят места и возвращаются
       *[no] не находит места и возвращается
    } обратно.
event-revived =
    { $unit } { $many ->
        [yes] возвращаются
       *[no] возвращается
    } с того света.
event-rolled =
    { $why }{ $dice ->
        [1] На кубике { $faces }.
       *[other] На кубиках { $faces }.
    }
event-saved =
    { $unit } { $many ->
        [yes] спасаются:
       *[no] спасается:
    } { $space }.
event-scene = Место действия: { $track }.
event-searched =
    { $unit } { $many ->
        [yes] ищут,
       *[no] ищет,
    } { $space }: { $n }.
event-sent-back =
    { $unit } { $many ->
        [yes] отступают
       *[no] отступает
    } назад: { $space }.
event-shortage = Не хватает припасов: { $n }. Столько же попаданий по вашим отрядам.
event-shoots =
    { $unit } { $many ->
        [yes] стреляют
       *[no] стреляет
    } по цели { $other }, { $space }. Сила { $power }{ $shifts }: на двух кубиках нужно { $need } или больше.
event-shot =
    { $n ->
        [0] Мимо: { $unit }.
       *[other] Попаданий { $n }: { $unit }.
    }
event-sides =
    { $attack ->
        [1] { $unit } { $many ->
            [yes] атакуют
           *[no] атакует
        }: { $foes }. { $humans } против { $zeds }.
       *[other] { $foes } { $foesmany ->
            [yes] атакуют
           *[no] атакует
        }: { $unit }. { $zeds } против { $humans }.
    }
event-sneaked = Пиклз остаётся незамеченной: { $space }.
event-story = Карта сюжета «{ $card }»: { $text }
event-supplies = Припасы +{ $n }: { $now }.
event-supplies-lost = Припасы −{ $n }: { $now }.
event-surge = Натиск ещё по одной дороге: { $track }.
event-trained =
    { $unit } { $many ->
        [yes] проходят
       *[no] проходит
    } обучение.
event-trapped = Ловушки сработали: { $space }.
event-turn = Ход { $number }.
event-turn-shift = { $unit }: { $what }.
event-zeds-moved =
    { $unit } { $many ->
        [yes] идут:
       *[no] идёт:
    } { $space }.
event-zeds-retreated =
    { $unit } { $many ->
        [yes] отступают:
       *[no] отступает:
    } { $space }.

## Why not

why-over = Игра окончена.
why-chance = Это решает случай.
why-not-your-decision = Сейчас решает другой игрок.
why-answer-first = Сначала ответьте на вопрос.
why-nothing-asked = Об этом сейчас не спрашивают.
why-not-possible = Сейчас это невозможно.
why-not-in-play = { $unit }: не в игре.
why-in-camp = { $unit }: в лагере беженцев.
why-comatose = { $unit }: в коме.
why-not-your-unit = { $unit }: отряд другого игрока.
why-villagers = { $unit } остаются в деревне.
why-stuck = { $unit } в хаосе, пока не наведён порядок.
why-no-actions = На это не осталось действий.
why-on-start = С поля «Старт» можно только уйти.
why-indoors = Не с койки, не из кабинета и не из лаборатории.
why-defiant = { $unit }: упрямые; остаются, пока на поле не нападут.
why-rain = В этот ход по Горной дороге никто не ходит.
why-no-such-space = { $space }: нет на этом уровне.
why-there-already = { $unit } уже здесь: { $space }.
why-refugees-townward = Беженцы идут только на 1 поле к городу.
why-refugees-zeds = Беженцы не идут к зедам: { $space }.
why-no-entry = В этот ход вход закрыт: { $space }.
why-bridge-down = Мост рухнул: { $space }.
why-scientists-only = Только для учёных: { $space }.
why-surface-only = { $unit } не входит в туннель.
why-bed-closed = { $space }: только когда доктор Сивер в кабинете.
why-full = Нет места: { $space }.
why-too-far = { $unit }: не дальше { $points } полей; { $space } слишком далеко.
why-way-blocked = { $unit } не дойдёт до { $space }: путь закрыт.
why-no-gunfire = { $unit } не стреляет.
why-target-gone = { $foe }: нет на поле.
why-target-on-start = { $foe } ещё на поле «Старт».
why-out-of-range = { $foe } вне досягаемости: { $unit }.
why-no-ammo = { $unit }: не хватает патронов или припасов.
why-no-supplies = Нужно припасов: { $need }.
why-search-indoors = Здесь искать нельзя: { $space }.
why-search-unnamed = Искать можно только на полях с названием, не { $space }.
why-search-controlled = { $space }: под контролем зедов.
why-level = Только с уровня { $level }.
why-not-in-bed = { $unit }: не на больничной койке.
why-healed-already = { $unit }: лечение в этот ход уже было.
why-not-wounded = { $unit }: не ранен или недосягаем.
why-too-far-to-heal = { $unit }: слишком далеко для лечения.
why-used-already = Уже использовано.
why-no-build = { $unit } не строит.
why-build-elsewhere = { $unit } не может строить здесь: { $space }.
why-build-controlled = Нельзя строить среди зедов и хаоса: { $space }.
why-one-per-track = На этой дороге уже есть баррикада или опорный пункт: { $space }.
why-built-already = Уже построено; один раз за игру.
why-build-on-track = Только на поле дороги.
why-bridge-whole = Мост цел.
why-bridge-ferry = Паром ходит; больше может только бригада Бауэра.
why-bridge-far = Только с поля рядом: { $space }.
why-no-scientist = В лаборатории нет учёного.
why-researched-already = Один успех за ход.
why-no-research-left = Колода исследований пуста.
why-no-research-supply = Активная карта исследований этого не позволяет.
why-no-grenade = Газовая граната не создана.
why-no-superweapon = { $unit } не может применять супероружие.
why-not-adjacent = { $unit } не рядом с этим полем.
why-no-zeds-there = Зедов нет: { $space }.
why-armed-already = В этой фазе беженцев уже вооружали.
why-not-in-camp = { $unit }: не в лагере беженцев.
why-not-fallen = { $unit }: не на кладбище.
why-trained-already = { $unit }: уже обучены или жетонов не осталось.
why-train-range = { $unit }: не на поле Хаузера и не рядом.
why-recruit-in-town = Хаузер вербует только в центре города.
why-hose-range = { $foe } не рядом с пожарными.
why-peeked-already = Следующая карта события уже известна.
why-needs-office = { $unit }: нужно быть в кабинете.
why-no-effect = Это ничего не даст.
why-not-held = Карты { $card } нет на руке.
why-played-already = Карта { $card } в этот ход уже сыграна.
why-not-now = Карту { $card } играют в другой момент.
why-card-no-effect = Карта { $card } сейчас ничего не даст.
why-alone = Вы играете в одиночку.
why-own-floor = Слово и так у вас.
why-has-passed = Этот игрок уже пасовал.
why-no-such-player = За столом нет такого игрока.

## Questions

ask-action =
    { $left ->
        [none] Действий не осталось: используйте то, что ещё светится, или закончите.
        [free] Используйте бесплатные действия или закончите.
       *[some] Выберите отряд и его действие или закончите.
    }
left-own-action = 1 своё действие
ask-action-left = Осталось: { $left }.
ask-action-free = Бесплатные действия: { $names }.
ask-of = { $name }: { $asked }
ask-again = Ещё раз?
ask-bats = На кого нападут летучие мыши?
ask-bloat = Какой зед лопнет?
ask-bull = Атака быка?
ask-cannon = Пушка: какая цель?
ask-cardio = Бежать, не принимая боя: { $space }?
ask-cards = Сыграйте карту или продолжайте.
ask-chaos = С какого поля убрать хаос?
ask-citadel = Цитадель: кто и в кого стреляет?
ask-companion = Кто ещё отходит?
ask-component = Какой компонент?
ask-decline = { $unit }: на кладбище вместо койки?
ask-defender = Кто обороняет: { $space }?
ask-discard = Какую карту сбросить?
ask-discharge = Все койки заняты. Освободить для: { $unit }?
ask-distraction = Отвлечь их гражданскими?
ask-drive = Куда направляется { $unit }?
ask-driver = Какой герой?
ask-fall-back = { $unit }: отойти, а не драться?
ask-first = Кто первым?
ask-gain = { $unit }: находка. Что взять?
ask-go-on = { $unit }: идти дальше?
ask-heal-zed = Какой зед восстановится?
ask-hit = Кто получает попадание? Осталось раздать: { $n }.
ask-keep-zed = Какой зед придёт?
ask-looter = Какие мародёры идут первыми?
ask-march = { $unit }: можно пройти 1 поле.
ask-mix = Что потерять? Осталось потерь: { $n }.
ask-new-unit = Кто присоединится?
ask-next-track = Какая дорога активируется следующей?
ask-refugee = Какие беженцы идут?
ask-replace = Какого зеда заменить?
ask-reroll = { $unit }: перебросить?
ask-retreat-order = Кто отступает первым?
ask-revive = Кто всё-таки жив?
ask-series = С кем драться дальше?
ask-shortage = Не хватает припасов: какой отряд получает попадание? Осталось: { $n }.
ask-shortage-mix = Какой отряд получает попадание? Потерь вместе с этой осталось: { $n }.
ask-space = Какое поле?
ask-space-of = { $name }: какое поле? { $text }
ask-spit = В кого плюёт зед?
ask-start = Какое поле «Старт»?
ask-step-back = { $unit }: отойти?
ask-strike = По какому полю удар?
ask-super = Какого суперзеда заменить?
ask-surprise = Кто застигнут врасплох?
ask-target = Выберите отряд.
ask-target-gets = { $name }: какой отряд? ({ $gets })
ask-target-for = { $name }: кому { $gets }?
ask-target-of = { $name }: какой отряд? { $text }
ask-text = Выберите одно.
ask-text-of = { $name }: выберите одно. { $text }
ask-track = Какая дорога?
ask-traps = { $unit }: включить ловушки?
ask-weakest = Ударить слабейшего зеда?
ask-where = Куда поставить: { $unit }?
ask-which-die = { $unit }: какой кубик считать?
ask-window = Выпишите пациентов, сыграйте карты или продолжайте. { $track }

## Rolls and draws

roll-assassin = { $unit } встречает зедов.
roll-bark = { $unit } лает.
roll-bull = Атака быка.
roll-catacomb = { $unit } ищет выход из катакомб.
roll-eat = Бросок расхода.
roll-gunfire = Стрельба: { $unit }.
roll-hoses = Шланги: { $unit }.
roll-infection = Бросок заражения.
roll-infector = { $unit }: попадание.
roll-keep = Вернётся ли карта?
roll-lost = { $unit } заблудился.
roll-melee = Ближний бой: { $space }.
roll-mines = Срабатывает минное поле.
roll-perimeter = { $unit } держит периметр.
roll-research = { $unit } исследует.
roll-resist = { $unit }: выдержит ли?
roll-save = Спасбросок: { $unit }.
roll-search = { $unit } ищет.
roll-setup = Припасы и патроны.
roll-spit = Плевок: { $unit }.
roll-stealth = { $unit } крадётся.
roll-strike = Удар.
roll-surprise = Внезапное нападение: { $unit }.
roll-text = Карта требует броска.
roll-traps = Ловушки.
roll-unchecked = Неудержимая вспышка.
draw-event = Следующая карта события.
draw-story = Карта сюжета.
draw-lab = Карта исследований.
draw-zed = Зед из мешка.
draw-super = Суперзед.
draw-join = Кто-то присоединяется.
draw-surge = Случайная дорога.
draw-drop = Теряется компонент.
prompt-won = Фармингдейл выстоял.
prompt-lost = Фармингдейл пал.
prompt-yours = { $what }
prompt-theirs = Решает { $who } – { $what }

## Shifts

shift-terrain = Местность
shift-ability = Свойство
shift-well-armed = Хорошо вооружены
shift-leader = Гражданский лидер
shift-turn = В этот ход
shift-component = Супероружие
shift-assassin = Удар ассасина
shift-card = Карта
shift-smart = Умный зед
shift-alpha = Альфа
shift-flames = Пламя
shift-frenzy = Неистовство
shift-range = Дальность
shift-citadel = Цитадель
shift-mercenaries = Наёмники

## Terminal board

board-heading = { $level } · { $length } · ход { $turn } из { $turns } · { $phase }
phase-setup = Подготовка
phase-reveal = Карта события
phase-prfn = PRFN
phase-infection = Заражение
phase-eat = Расход
phase-zeds = Зеды
phase-action = Действия
phase-housekeeping = Уборка
phase-over = Титры
board-event = Событие
board-tabs = Беженцы { $prfn } · заражение { $infection } · расход { $eat } · дороги { $tracks } · действия { $actions }
board-all = все
board-fewest = меньше всего зедов
board-die = кубик
yes-word = да
no-word = нет
board-chaos-left = хаос в запасе
board-actions = действия
board-town = Центр
board-hospital = Больница
board-lab = Лаборатория
board-camp = Лагерь
board-graveyard = Кладбище
board-held = Карты на руке
board-research = Исследования
board-fight = Бой
board-column = столбец { $column }, кубики { $total }
board-legend = Числа: сила. Z зед, z ранен, · попадание, ! хаос, # баррикада, O опорный пункт, * мины, X вход закрыт, d упрямые, + кома
board-credits = Титры { $score }: { $epilogue }
board-next = Далее

## Picture

county = ОКРУГ ФАРМИНГДЕЙЛ
county-note = Управление шерифа · дорожная карта
tag-wilson = Уилсон
tag-furies = Фурии
tag-salvation = Спасение
tag-veterans12 = Ветераны
tag-firehouse129 = Пожарные
tag-bauer = Бауэр
tag-riot-squad = ОМОН
tag-clarion = Курьер
tag-wzed = WZED
hospital-name = Больница
mob = толпа { $n }
space-tip = Местность +{ $terrain }. Мест: отрядов { $units }, зедов { $zeds }. { $marks }
any-number = сколько угодно
room-tip = Место в городе.
graveyard-tip = Погибшие отряды: { $n }.
mark-chaos = Хаос: { $n }.
mark-barricade = Баррикада.
mark-outpost = Опорный пункт.
mark-mines = Минное поле.
mark-no-entry = Вход закрыт.
mark-collapsed = Рухнувший мост.
mark-ferry = Паром.
unit-tip = Сила { $strength }, попаданий { $hits } из { $total }. { $marks } { $text }
zed-tip = Свежий: сила { $full }; после { $hits } попаданий ослаблен до { $reduced }, ещё после { $more } уничтожен.
mark-owner =
    { $own ->
        [yes] Ваш отряд
       *[no] Отряд игрока { $number }
    }
mark-everybody = Доступен всем игрокам
player-tip = Отряды с этим знаком принадлежат игроку { $number }.
player-leads = ведущий
player-passed = пас
player-action = своё действие
mark-free =
    { $n ->
        [one] Бесплатное действие
       *[other] Бесплатные действия: { $n }
    }
mark-free-move =
    { $n ->
        [one] Бесплатный ход
       *[other] Бесплатные ходы: { $n }
    }
refugees = Беженцы
villagers = Жители
track-tip = Зедов здесь: { $n }.
track-when-tip = Зедов здесь: { $n }. В этот ход: { $when }.
panel-event = Карта события
panel-event-tip = Одна карта события за ход; её вкладки — фазы.
no-event = Карты ещё нет
act = Акт { $n }
until-dawn = Событий до рассвета: { $n }
tab-prfn = Беженцы { $n }
tab-infection = Бросок заражения: { $what }
tab-eat = Расход: { $what }
order-done = готово
order-current = сейчас
order-idle = впереди
tab-action = Действия события: { $n }
panel-stock = Запасы
panel-stock-tip = Заражение, припасы, патроны, хаос.
infection-tip = { $n } из 13. Бросок заражения даёт вспышку с вероятностью { $chance } %.
stock-tip = { $n } из 20.
chaos-left = Хаос в запасе
chaos-left-tip = Если нужно положить жетон, а их не осталось, игра проиграна.
bag = Мешок
bag-tip = Обычных зедов в мешке: { $n }; суперзедов в запасе: { $supers }.
dice = Кубики
dice-tip = Последний бросок.
panel-cards = Карты сюжета
panel-cards-tip = Карты на руке общие.
deck-story = Колода сюжета
deck-story-tip = Карт: { $n }. Последняя: { $card }. Следующая: { $next }.
unknown = неизвестна
panel-research = Исследования
panel-research-tip = Активная карта говорит, что нужно учёному в лаборатории.
deck-research-tip = { $roll }+ и припасов { $supplies } для следующей карты; осталось { $n }. { $text }
research-needs =
    Следующая карта: учёный в лаборатории бросает { $roll } или больше и платит { $supplies ->
        [0] ничего
        [one] { $supplies } припас
        [few] { $supplies } припаса
       *[other] { $supplies } припасов
    }.
components = Супероружие
component-built = собрано
component-missing = ещё нет
cure-0 = Лекарства ещё нет
cure-1 = Последний компонент в лаборатории
cure-2 = Лекарство найдено
panel-fight = Ближний бой
panel-fight-tip = Столбец по силам, затем все сдвиги.
fight-was = Последняя рукопашная: { $space }
fight-foes-back = Враги отступают.
fight-humans-back = Люди отступают.
fight-result = Попадания: зеды { $zeds }, люди { $humans }
fight-at = Рукопашная: { $space }
fight-you-attack = Вы нападаете
fight-they-attack = Враги нападают
fight-starts = начало в столбце «{ $column }»
fight-odds = { $chance } %, что враги отступят
table-melee = Таблица рукопашной
table-melee-tip = Попадания по зедам / по людям; ◂ отступают зеды, ▸ отступают люди.
column-0 = З ×3
column-1 = З ×2
column-2 = З >
column-3 = =
column-4 = Л >
column-5 = Л ×2
column-6 = Л ×3
panel-offer = На выбор
panel-offer-tip = Их нет на поле.
panel-graveyard = Кладбище
panel-graveyard-tip = Погибшие отряды.
panel-own = Решение
panel-own-tip = Что можно решить сейчас.
pass-tip = В этот ход вы больше не действуете, а неистраченное пропадает.
floor-tip = Теперь действует другой игрок; ваше действие остаётся за вами, и слово может вернуться к вам.
choose-what-glows = Выберите то, что светится: на карте или рядом с ней.
actions-left = Действий события { $event }, своих { $own }
panel-credits = Титры
panel-credits-tip = Итог игры.
level-new = Новое на этом уровне
event-deck = Колода событий
event-deck-tip = Осталось карт: { $n }. Следующая: { $next }.
level-new-tip = Что этот уровень добавляет к прежним.
new-0-1 = Не пустите ни одного зеда в центр города.
new-0-2 = Дороги карты события активируются: каждая группа идёт на 1 поле к городу.
new-0-3 = Войдите к зедам, чтобы напасть; лучше всего обороняться на городских полях.
new-0-4 = Стреляйте за 1 патрон, ищите ещё.
new-zed = «Зед 4/3»: пока свеж, сила 4, ослабленный — 3.
new-1-1 = Заражение растёт с каждой рукопашной; бросок не выше него — вспышка.
new-1-2 = На 13 приходит суперзед.
new-1-3 = Павших можно спасти на койку; лечите их там.
new-1-4 = Припасы расходуются; нехватка бьёт по отрядам.
new-2-1 = Зеды сеют хаос на незащищённых полях с названием; не хватит на это жетона — поражение.
new-2-2 = Отряд в хаосе застревает и наводит порядок при уборке.
new-2-3 = Жители бегут беженцами; доведите их до лагеря.
new-2-4 = Стройте баррикады за 2 припаса.
new-3-1 = Учёный в лаборатории исследует, один успех за ход.
new-3-2 = Карты супероружия дают компоненты всем вашим отрядам.
new-3-3 = Лекарству его карта нужна дважды.
new-4-1 = Пятая дорога идёт через туннель.
new-4-2 = Кто выходит из катакомб, бросает: идти, стоять или заблудиться.
new-4-3 = Под землёй дальнего огня нет.
new-5-1 = Новых правил нет: в игре все карты.
