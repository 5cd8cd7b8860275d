# Dawn of the Zeds

## The game

blurb = Удержите Фармингдейл против живых мертвецов, в одиночку или вместе, на шести уровнях.
title = Рассвет зедов
seat = Игрок { $number }
option-level = Уровень
option-length = Длина
option-surge = Натиск: ещё одна случайная дорога в некоторых актах
option-choose_heroes = Выбирать героев
reason-survived = Фармингдейл выстоял.
reason-zeds-in-town = Зеды в центре города.
reason-chaos = Хаос поглотил округ.

## Actions

action-move = { $unit }: идти в { $space }
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
action-arm = Вооружить беженцев ({ $unit }) как { $other }
action-train = Хаузер: обучить { $unit }
action-recruit = Хаузер: вербовка для { $unit }
action-hose = Шланги: { $foe }
action-peek = Райт: посмотреть верхнюю карту событий
action-use = Действие персонажа: { $name }
action-discharge = Выписать в центр города: { $unit }
action-bury = Отпустить на кладбище: { $unit }
action-play = Сыграть: { $name }
action-pick = { $what }
action-option = Вариант { $number }
action-yes = Да
action-no = Нет
action-ok = Дальше
action-pass = Закончить действия
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

## Resources

resource-supplies = Припасы
resource-ammo = Патроны
resource-infection = Заражение
resource-hits = Попадание по своему отряду

## Events

event-activated = Активируется: { $track }.
event-ammo = Патроны +{ $n }: { $now }.
event-armed = Беженцы ({ $other }) берутся за оружие: { $unit }, { $space }.
event-barricade = { $unit } строит баррикаду: { $space }.
event-bed = { $unit }: { $space }.
event-bridge = { $unit } чинит мост ({ $space }).
event-bridge-down = Мост рухнул: { $space }.
event-camp = { $unit }: добрались до лагеря беженцев.
event-cave-in = Обвал в туннеле: { $space }.
event-chaos = Хаос: { $space }.
event-climbed = { $unit } выбирается наверх: { $space }.
event-component = Супероружие получает: { $component }.
event-component-lost = Потеряно: { $component }.
event-cure-found = Лекарство найдено!
event-final-component = Последний компонент в лаборатории.
event-died = { $unit } гибнет: { $space }.
event-discharged = { $unit }: выписка.
event-eaten = { $unit } схвачены: { $space }.
event-eliminated = { $unit } уничтожен: { $space }.
event-event = Карта события: { $card }. { $text }
event-fled = { $unit } бегут: { $space }.
event-foreseen = Следующая карта сюжета: { $card }.
event-grenade = { $unit } бросает газовую гранату: { $space }.
event-healed = { $unit }: лечение.
event-held-off = Периметр остановил их перед полем { $space }.
event-hit = { $unit }: попаданий { $n }.
event-infection-falls = Заражение −{ $n }: { $now }.
event-infection-rises = Заражение +{ $n }: { $now }.
event-joined = { $unit } прибывает: { $space }.
event-key = { $unit } применяет действие персонажа.
event-left = { $unit } уходят своей дорогой.
event-lost = { $unit } блуждает в катакомбах и выходит у поля { $space }.
event-marker = { $unit }: { $marker }.
event-melee =
    Бой, { $space }: { $unit }, столбец { $column }, кубики { $total }: попаданий по врагам { $zedhits }, по людям { $humanhits }. { $loser ->
        [zeds] Враги отступают.
       *[humans] Люди отступают.
    }
event-minefield = { $unit } закладывает мины: { $space }.
event-mines = Минное поле, { $space }: попаданий { $n }.
event-moved = { $unit } идёт: { $space }.
event-no-outbreak = Бросок заражения { $n }: вспышки нет.
event-order = Порядок восстановлен: { $space }.
event-outbreak = Вспышка!
event-unchecked-outbreak = Неудержимая вспышка!
event-outpost = { $unit } строит опорный пункт: { $space }.
event-peeked = Следующая карта события: { $card }.
event-phase-prfn = Мародёры, рейнджеры, беженцы, Национальная гвардия.
event-phase-infection = Фаза заражения.
event-phase-eat = Фаза расхода.
event-phase-zeds = Фаза зедов.
event-phase-action = Фаза действий.
event-phase-housekeeping = Фаза порядка.
event-placed = { $unit } появляется: { $space }.
event-played = Сыграна карта { $card }: { $text }
event-ready = Фармингдейл готов.
event-recruited = { $unit }: пополнение.
event-research = Исследование: { $card }. { $text }
event-research-failed = { $unit }: исследование не удалось.
event-resisted = { $unit } игнорирует попадание.
event-retreated = { $unit } отступает: { $space }.
event-returned = { $unit }: нет места, возврат.
event-revived = { $unit }: жив, вопреки слухам.
event-rolled = На кубике { $face }.
event-saved = { $unit }: спасение, { $space }.
event-scene = Место действия: { $track }.
event-searched = { $unit } ищет, { $space }: { $n }.
event-sent-back = { $unit } отброшен: { $space }.
event-shoots = { $unit } стреляет по цели { $other }.
event-shot =
    { $n ->
        [0] Мимо: { $unit }.
       *[other] Попаданий { $n }: { $unit }.
    }
event-sneaked = Пиклз остаётся незамеченной: { $space }.
event-story = Карта сюжета: { $card }. { $text }
event-supplies = Припасы +{ $n }: { $now }.
event-supplies-lost = Припасы −{ $n }: { $now }.
event-surge = Натиск: { $track }.
event-trained = { $unit }: обучение.
event-trapped = Ловушки сработали: { $space }.
event-zeds-moved = { $unit } идёт: { $space }.
event-zeds-retreated = { $unit } отступает: { $space }.

## Why not

why-over = Игра окончена.
why-chance = Это решает случай.
why-not-your-decision = Сейчас решает другой игрок.
why-answer-first = Сначала ответьте на вопрос.
why-nothing-asked = Об этом сейчас не спрашивают.
why-not-possible = Сейчас это невозможно.
why-not-in-play = { $unit }: не в игре.
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
why-way-blocked = { $unit } не дойдёт до { $space }: путь слишком долог или закрыт.
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

## Questions

ask-action = Действуйте: действий события { $event }, своих { $own }. Или закончите.
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
ask-hit = Кто получает попадание?
ask-keep-zed = Какой зед придёт?
ask-looter = Какие мародёры идут первыми?
ask-march = { $unit }: можно пройти 1 поле.
ask-mix = Что потерять?
ask-new-unit = Кто присоединится?
ask-next-track = Какая дорога активируется следующей?
ask-refugee = Какие беженцы идут?
ask-replace = Какого зеда заменить?
ask-reroll = { $unit }: перебросить?
ask-retreat-order = Кто отступает первым?
ask-revive = Кто всё-таки жив?
ask-series = С кем драться дальше?
ask-shortage = Кто страдает от нехватки?
ask-space = Какое поле?
ask-spit = В кого плюёт зед?
ask-start = Какое поле «Старт»?
ask-step-back = { $unit }: отойти?
ask-strike = По какому полю удар?
ask-super = Какого суперзеда заменить?
ask-surprise = Кто застигнут врасплох?
ask-target = Выберите отряд.
ask-text = Выберите одно.
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
prompt-yours = Решаете вы: { $what }
prompt-theirs = Решает { $who }: { $what }

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
phase-housekeeping = Порядок
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
board-legend = Z зед, z ранен, · попадание, ! хаос, # баррикада, O опорный пункт, * мины, X вход закрыт, d упрямые, + кома
board-credits = Титры { $score }: { $epilogue }
board-next = Далее
