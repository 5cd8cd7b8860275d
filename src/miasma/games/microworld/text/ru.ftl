# Microworld

## Картинка: названия и подсказки для всего, что лежит на столе

title = Микромир
scene-title = { title }
scene-you = Вы
scene-left = маркеров: { $n }

# Четверти, клетки, ткани
scene-quarter = Четверть { $where }
scene-quarter-tile = Часть поля { $side }.
scene-quarter-empty = Здесь ещё нет части поля.
scene-free = Свободна.
scene-free-gene = Свободна, в ней лежит неизвестный ген.
scene-free-gene-open = Свободна, в ней лежит ген «{ $gene }».
scene-marker =
    { $seat ->
        [virus] Здесь вирус.
       *[antibody] Здесь антитело.
    }
scene-turned = Маркер перевёрнут: перед финальным подсчётом его снимут с поля.
scene-dormant = Под ним лежит ген.
scene-last = Размещён последним.
scene-barred =
    { $seat ->
        [virus] Барьер вируса: в следующий ход антитело не может занять эту клетку.
       *[antibody] Барьер антитела: в следующий ход вирус не может занять эту клетку.
    }
scene-tissue =
    Ткань «{ $kind }», { $size ->
        [one] { $size } клетка
        [few] { $size } клетки
       *[many] { $size } клеток
    }: вирус — { $virus }, антитело — { $antibody }.
scene-tissue-label = Ткань «{ $kind }»
scene-tissue-points =
    { $seat ->
        [you] Вы получаете
        [virus] Вирус получает
       *[antibody] Антитело получает
    } { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[many] { $n } очков.
    }
scene-tissue-nothing = Очков никто не получает.
scene-sealed = Ткань мертва: в конце она не принесёт очков.
scene-factor =
    { $factor ->
        [0] По дополнительному правилу в конце не приносит очков.
        [2] По дополнительному правилу в конце приносит вдвое больше очков.
       *[other] По дополнительному правилу её очки в конце умножаются на { $factor }.
    }
scene-gain = Ход сюда принесёт +{ $n }.
scene-gain-kind = Из них +{ $n } сразу за вид клетки.
scene-gain-fill = Из них +{ $n } за последнюю свободную клетку ткани.
scene-lit = Сейчас её можно выбрать.

# Гены и маркеры на поле
scene-token = Неизвестный ген
scene-token-tip =
    { $under ->
        [under] Под маркером в клетке { $cell }. Его возьмёт тот, кто позже разместит там маркер.
       *[free] В клетке { $cell }. Его возьмёт тот, кто разместит здесь маркер.
    }
scene-piece =
    { $seat ->
        [virus] Вирус { $n }
       *[antibody] Антитело { $n }
    }
scene-piece-at = В клетке { $cell }.
scene-piece-sealed = На нём лежит печать: ткань в конце не принесёт очков.
scene-anchor = Размещён последним
scene-anchor-tip = Следующий маркер ставится в свободную клетку рядом с ним.
scene-seal-tip = Лежит на маркере в клетке { $cell }: эта ткань в конце никому не принесёт очков.
scene-score =
    { $seat ->
        [virus] Вирус
       *[antibody] Антитело
    }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
scene-score-space = Деление { $n } на шкале очков.
scene-score-turned = Маркер перевёрнут: он достиг { $n }.

# Гены
scene-genes = Гены
scene-genes-note = стрелка: последний
scene-genes-tip = Все девять генов и их действие.
scene-timing =
    { $timing ->
        [before] до хода
        [after] после
       *[copied] копия
    }
scene-timing-tip =
    { $timing ->
        [before] Применяется до размещения маркера.
        [after] Применяется после размещения маркера.
       *[copied] Применяется тогда же, когда и копируемый ген.
    }
scene-used-by =
    { $seat ->
        [you] Вы его уже применили.
        [virus] Вирус его уже применил.
       *[antibody] Антитело его уже применило.
    }
scene-held-by =
    { $seat ->
        [you] Он у вас.
        [virus] Он у вируса.
       *[antibody] Он у антитела.
    }
scene-unseen = закрытых: { $n }
scene-held-tip =
    { $seat ->
        [virus] Ген вируса. Какой именно, больше никто не знает.
       *[antibody] Ген антитела. Какой именно, больше никто не знает.
    }
scene-arrow = Стрелка генов
scene-arrow-tip = Последним применили ген «{ $gene }». Его и скопирует транскрипция.
scene-reserve = Запас
scene-reserve-note =
    { $n ->
        [0] пусто
       *[other] закрытых: { $n }
    }
scene-reserve-tip =
    { $n ->
        [0] Рядом с полем нет генов.
        [one] Рядом с полем лежит { $n } ген, его никто не видел.
        [few] Рядом с полем лежат { $n } гена, их никто не видел.
       *[many] Рядом с полем лежат { $n } генов, их никто не видел.
    }
scene-reserve-open = Рядом с полем:
scene-inhibited =
    { $when ->
        [now] Ингибирование в этот ход: ни генов, ни очков за маркер.
       *[next] Ингибирование в следующий ход: ни генов, ни очков за маркер.
    }
scene-due = +{ $n } в конце хода
scene-winner = Победа
scene-in-effect = В этот ход действует: { $genes }
scene-fresh = Его можно применить начиная со следующего хода.
scene-uses = Генов за этот ход: { $n } из { $m }

# Цель, дополнительные правила, мутации
scene-goal = Цель
scene-goal-hidden = Цель ещё не открыта.
scene-goal-open = +{ $n } первому
scene-goal-met =
    { $seat ->
        [you] выполнена вами
        [virus] выполнена вирусом
       *[antibody] выполнена антителом
    }
scene-race-taken =
    { $seat ->
        [you] Вы успели первым.
        [virus] Первым успел вирус.
       *[antibody] Первым успело антитело.
    }
scene-mutation-left = маркеров мутации: { $n }
scene-mutation-always = действует всегда
scene-offers = Мутации
scene-offers-note = оставьте одну
scene-offers-tip = Оба выбирают тайно, затем обе плитки открываются.
scene-offers-other =
    { $seat ->
        [virus] Вирус
       *[antibody] Антитело
    } { $state ->
        [dealing] получает две плитки.
        [chosen] уже с плиткой: выбор сделан.
       *[choosing] ещё выбирает.
    }

# Кнопки
scene-end = Закончить ход
scene-counter = Отменить
scene-counter-tip = Ваш маркер мутации сбрасывается, ген не действует и достаётся вам.
scene-pass = Пропустить
scene-pass-tip = Ген действует, маркер мутации остаётся у вас.

## Слова вне картинки: игра, настройки, действия, причины отказа, журнал, подсказки, поле текстом

blurb = Вирус против антитела на круглом срезе ткани: размещайте маркер рядом с последним маркером соперника, собирайте гены и захватывайте ткани.
tagline = Вирус против антитела.
seat = Игрок { $number }

# Части других сообщений
n-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
n-cells =
    { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[many] { $cells } клеток
    }
n-size =
    { $size ->
        [one] { $size } клетка
        [few] { $size } клетки
       *[many] { $size } клеток
    }

# Настройки партии
option-board = Поле
option-board-help = Стороны четырёх частей против часовой стрелки, начиная справа сверху, каждая часть один раз; или готовое поле; или пусть решит случай.
option-board-random = Случайное
option-scenario = Сценарий
option-scenario-help = Какие дополнительные правила действуют. Начните с базовой игры.
option-scenario-custom = Свой набор правил
option-rules = Дополнительные правила
option-rules-help = Какие из восьми действуют в игре.
option-rules-none = нет
option-open_genes = Открытые гены
option-open_genes-help = Все гены лежат лицом вверх: на поле, в запасе и у игроков.

# Действия
action-place = Разместить маркер в { $cell }.
action-use = «{ $gene }»: { $text }
action-use-on = «{ $gene }», цель { $cell }: { $text }
action-copy = «Транскрипция» как «{ $gene }»: { $text }
action-copy-on = «Транскрипция» как «{ $gene }», цель { $cell }: { $text }
action-barrier = «Барьер»: закрыть клетку { $cell } на следующий ход соперника.
action-exchange = «Обмен»: поменять местами только что размещённый маркер и маркер соперника в { $cell }.
action-drift = «Дрейф»: передвинуть только что размещённый маркер в { $cell }.
action-end = Закончить ход.
action-counter = «Кража гена»: ген не срабатывает, а жетон достаётся вам.
action-pass = Дать гену сработать.
action-keep = Оставить плитку «{ $name }»: { $text }
action-tile = Случай кладёт часть поля стороной { $cell }.
action-gene = Случай выбирает ген: «{ $name }».
action-goal = Случай выбирает цель: «{ $name }».
action-mutation = Случай сдаёт плитку мутации: «{ $name }».

# Почему так нельзя: любое действие
why-over = Партия окончена: все 28 маркеров размещены.
why-not-your-decision = Сейчас решаете не вы: дождитесь соперника.
why-chance-acts = Здесь решает случай: никто не выбирает, что выпадет, и игра ждёт исхода.
why-choose-first = Сначала выберите, какую из двух своих плиток мутаций оставить.
why-react-first = Сначала ответьте на ген, который назвал соперник: отмените его или дайте ему сработать.
why-not-now = В этот момент такого произойти не может.
why-place-first = Сначала разместите маркер: без этого ход не закончить.
why-placed-already = В этот ход вы уже разместили маркер. Теперь можно применить ген «после размещения» или мутацию либо закончить ход.

# Почему так нельзя: размещение
why-not-on-board = На этом поле нет клетки { $cell }.
why-opening-needs-gene = Первый маркер партии размещают в клетке с геном, а в { $cell } гена нет.
why-barred = В этот ход клетка { $cell } закрыта барьером.
why-occupied = Клетка { $cell } занята. Занятую клетку открывает только «Вторжение».
why-invade-anchor = В { $cell } лежит последний размещённый маркер соперника. «Вторжение» действует на клетки рядом с ним, но не на него самого.
why-invade-far = Клетка { $cell } занята и не соседствует с { $anchor }, где лежит последний размещённый маркер соперника. Дальше «Вторжение» не достаёт.
why-not-adjacent = Клетка { $cell } не соседствует с { $anchor }, где лежит последний размещённый маркер соперника. Уйти дальше позволяет только «Кровоток».

# Почему так нельзя: гены
why-gene-used = Этот ген вы уже применили: «{ $gene }».
why-gene-not-held = Этого гена у вас нет: «{ $gene }».
why-inhibited = На вас действует «Ингибирование»: в этот ход гены применять нельзя.
why-gene-limit =
    За ход можно применить не больше { $limit ->
        [one] { $limit } гена
        [few] { $limit } генов
       *[many] { $limit } генов
    }, и вы это уже сделали.
why-gene-fresh = Этот ген вы получили в этот ход по правилу D: «{ $gene }». Применить его можно начиная со следующего хода.
why-arrow-unset = «Транскрипция» копирует последний применённый ген, а пока не применён ни один.
why-arrow-elsewhere = Стрелка генов указывает на ген «{ $gene }»: «Транскрипция» сейчас может скопировать только его.
why-gene-after = Ген «{ $gene }» применяют только после размещения: сначала разместите маркер.
why-gene-before = Ген «{ $gene }» применяют только до размещения, а маркер уже размещён. Его можно применить не раньше следующего хода.
why-gene-just-taken = Ген «{ $gene }» вы только что взяли, а применяют его только до размещения. Его можно применить не раньше следующего хода.
why-copy-just-taken = Жетон «Транскрипция» вы только что взяли, а ген «{ $gene }», который он копирует, применяют только до размещения. Применить «Транскрипцию» можно не раньше следующего хода.
why-gene-opening = Ген «{ $gene }» применяют до размещения, а в первый ход партии это запрещено.
why-nothing-to-invade = Для «Вторжения» нужна занятая и не закрытая барьером клетка рядом с последним размещённым маркером соперника. Такой нет.
why-flip-target = В { $cell } нет неперевёрнутого маркера соперника рядом с тем, который вы только что разместили. «Апоптозу» нужен именно такой.
why-displace-target = { $cell } — не свободная клетка рядом с { $anchor }, где лежит маркер, который сдвигает «Вытеснение».
why-displace-no-room = Если сдвинуть маркер в { $cell }, вам станет некуда пойти.

# Почему так нельзя: мутации
why-mutation-not-owned = Это не ваша мутация: «{ $mutation }».
why-no-mutation-marker = Маркеров мутации у вас не осталось: «{ $mutation }» больше не работает.
why-mutated-already = Мутацию «{ $mutation }» вы в этот ход уже применили, а больше одного раза за ход нельзя.
why-mutation-after = Мутацию «{ $mutation }» применяют только после размещения: сначала разместите маркер.
why-barrier-no-room = С барьером в { $cell } сопернику не осталось бы свободной клетки для хода.
why-exchange-target = В { $cell } нет маркера соперника рядом с тем, который вы только что разместили. «Обмену» нужен именно такой.
why-drift-target = { $cell } — не свободная клетка рядом с только что размещённым маркером. «Дрейфу» нужна именно такая.
why-nothing-to-react = Отвечать не на что. Для этого нужна «Кража гена» с её маркером мутации, и только в тот момент, когда соперник применяет ген.
why-not-offered = Это не одна из двух ваших плиток мутаций: «{ $mutation }».
why-chosen-already = Выбор мутации уже сделан, изменить его нельзя.
why-no-choice-now = Плитки мутаций выбирают только с дополнительным правилом C, когда они розданы.

# Что произошло
event-tile = Сторона { $side } ложится { $where }.
event-goal = Цель партии — «{ $goal }»: { $text }
event-dealt-mutation = { $who } получает плитку мутации.
event-dealt-mutation-private = { $who } получает плитку мутации «{ $mutation }».
event-kept = { $who }: мутация выбрана втайне.
event-revealed = { $who } играет с мутацией «{ $mutation }».
event-placed = { $who } размещает маркер в { $cell }.
event-invaded = { $who } вторгается в { $cell }: маркер, лежавший там, выбывает из игры.
event-laid-aside = Ген из { $cell } уходит в запас.
event-took-gene = { $who } берёт ген из { $cell }.
event-took-gene-private = { $who } берёт ген из { $cell }: «{ $gene }».
event-reserve-gene = { $who } получает ген из запаса.
event-reserve-gene-private = { $who } получает ген из запаса: «{ $gene }».
event-uses = { $who } применяет ген «{ $gene }».
event-uses-on = { $who } применяет ген «{ $gene }», цель { $cell }.
event-copies = { $who } применяет ген «{ $gene }» как «{ $ability }».
event-copies-on = { $who } применяет ген «{ $gene }» как «{ $ability }», цель { $cell }.
event-countered = { $who } отвечает «Кражей гена»: ген «{ $gene }» не срабатывает и меняет владельца.
event-mutation-barrier = { $who } закрывает барьером клетку { $cell }.
event-mutation-exchange = { $who } меняет местами маркеры в { $from } и { $cell }.
event-mutation-drift = { $who } сдвигает новый маркер из { $from } в { $cell }.
event-points-placing = { $who } получает { n-points } за размещение, всего { $score }.
event-points-nerve = { $who } получает { n-points } за нервную клетку, всего { $score }.
event-points-fill = { $who } получает { n-points } за последнюю свободную клетку ткани, всего { $score }.
event-points-growth = { $who } получает { n-points } за «Быстрый рост», всего { $score }.
event-points-race = { $who } выигрывает «Гонку до десяти» и получает { n-points }, всего { $score }.
event-points-goal = { $who } получает { n-points } за цель, всего { $score }.
event-goal-met = { $who } выполняет цель «{ $goal }».
event-tissue = Ткань «{ $kind }» с клеткой { $first } ({ n-size }): { $who } получает { n-points }.
event-won-points = { $who } побеждает. Вирус — { $virus }, антитело — { $antibody }.
event-won-unused-genes = { $who } побеждает при равенстве очков: больше неприменённых генов. Вирус — { $virus }, антитело — { $antibody }.
event-draw = Ничья: вирус — { $virus }, антитело — { $antibody }, неприменённых генов поровну.

# Что делать сейчас
prompt-choose-mutation = Оставьте одну из двух своих плиток мутаций: «{ $first }» или «{ $second }».
prompt-before = Разместите маркер рядом с { $anchor }, где лежит последний маркер ({ $other }). На выбор { n-cells }.
prompt-before-anywhere = Рядом с { $anchor } свободных клеток не осталось. Размещайте маркер где угодно. На выбор { n-cells }.
prompt-before-bloodstream = «Кровоток»: разместите маркер в любой свободной клетке. На выбор { n-cells }.
prompt-before-invasion = «Вторжение»: { $reach ->
        [all] разместите маркер в любой свободной клетке или в занятой рядом с { $anchor }.
       *[near] разместите маркер рядом с { $anchor }, можно и в занятой клетке.
    } На выбор { n-cells }.
prompt-before-opening = Начните партию: разместите первый маркер в клетке с геном. На выбор { n-cells }. Сам ген вы не получите.
prompt-before-gene = Или сначала ген.
prompt-before-inhibited = «Ингибирование»: без генов и очков за размещение.
prompt-after = Ваш маркер лежит в { $cell }, +{ $points } в конце хода. Закончите ход.
prompt-after-more = Ваш маркер лежит в { $cell }, +{ $points } в конце хода. Закончите ход или сначала примените { $what ->
        [gene] ген.
        [mutation] мутацию «{ $mutation }».
       *[both] ген или мутацию «{ $mutation }».
    }
prompt-reaction = { $other } называет ген: { $use }. Забрать его «Кражей гена» или дать ему сработать?
prompt-chance = Решает случай: { $draw ->
        [tile] следующая часть поля.
        [goal] цель партии.
        [mutation] плитка мутации.
       *[gene] какой это ген.
    }
prompt-wait = Сейчас решает { $other }: { $doing ->
        [mutation] выбор мутации.
        [opening] первый маркер в клетку с геном.
        [before] размещение маркера.
        [after] конец хода, ген или мутация.
       *[reaction] ответ на ген.
    }
prompt-wait-both = Оба игрока втайне выбирают мутацию.
prompt-over = Партия окончена: { $winner } побеждает со счётом { $high } : { $low }.
prompt-over-unused-genes = Партия окончена, счёт { $high } : { $low }. { $winner } побеждает: больше неприменённых генов.
prompt-over-draw = Партия окончена: ничья, счёт { $high } : { $low }.

# Поле текстом
board-turn = Ход { $turn } из { $turns }
board-over = Партия окончена
board-setup = Подготовка
board-name = поле { $sides }
board-laying =
    { $count ->
        [0] Поле складывается. Пока нет ни одной части.
       *[other] Поле складывается. Пока лежат: { $sides }
    }
board-you = вы
board-left =
    { $markers ->
        [one] остался { $markers } маркер
        [few] осталось { $markers } маркера
       *[many] осталось { $markers } маркеров
    }
board-pending = +{ $points } в конце хода
board-inhibited = «Ингибирование»: ни генов, ни очков за размещение
board-hand = гены
board-hand-none = нет
board-hand-hidden = { $count } лицом вниз
board-used = применены
board-mutation = мутация
board-mutation-markers =
    { $markers ->
        [one] остался { $markers } маркер
        [few] осталось { $markers } маркера
       *[many] осталось { $markers } маркеров
    }
board-mutation-choosing = выбирается
board-mutation-chosen = выбрана втайне
board-mutation-offers = «{ $first }» или «{ $second }»
board-declared = Назван ген, ещё не сработал: { $use }
board-use = «{ $gene }»
board-use-on = «{ $gene }», цель { $cell }
board-use-copy = «{ $gene }» как «{ $ability }»
board-use-copy-on = «{ $gene }» как «{ $ability }», цель { $cell }
board-genes-before = До размещения
board-genes-after = После размещения
board-genes-copied = Копирует стрелку
board-reserve = Запас
board-reserve-count =
    { $count ->
        [0] пуст
        [one] { $count } ген лицом вниз
        [few] { $count } гена лицом вниз
       *[many] { $count } генов лицом вниз
    }
board-goal = Цель
board-goal-open = +{ $points } первому
board-goal-met = выполнена: { $who }
board-rules = Дополнительные правила
board-race-met = награда: { $who }
board-tissues = Ткани (размер, одна из клеток, вирус : антитело, как при подсчёте сейчас)
board-scoring = Финальный подсчёт (размер, одна из клеток, вирус : антитело, очки)
board-result = { $winner } побеждает со счётом { $high } : { $low }.
board-result-unused-genes = { $winner } побеждает: больше неприменённых генов, счёт { $high } : { $low }.
board-result-draw = Ничья, счёт { $high } : { $low }.
board-legend = Обозначения
board-legend-last = размещён последним
board-legend-flipped = перевёрнут
board-legend-gene = ген
board-legend-dormant = ген под маркером
board-legend-seal = печать
board-legend-barrier = барьер
board-legend-place = можно пойти, принесёт 2 очка
board-legend-target = возможная цель
board-legend-used = кто применил: { $who }
board-legend-arrow = стрелка генов, применён последним
board-legend-lines = толстая линия — край ткани

## What decided the game

reason-points = По очкам.
reason-unused-genes = По числу неприменённых генов при равенстве очков.
reason-draw = Поровну и очков, и неприменённых генов.
