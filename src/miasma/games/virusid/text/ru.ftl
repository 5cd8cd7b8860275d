# Viroid

title = Viroid
blurb = Возбудители болезней вместе против человечества: заразить каждый город, приспособиться и вовремя убивать, пока не найдено лекарство.
tagline = Вы — эпидемия. Все вместе.
seat = Игрок { $number }
any-type = любой тип

option-pathogen = Возбудитель
option-pathogen-help = Все играют одним и тем же. Начните с бактерии.
option-pathogen-bacterium = Бактерия
option-pathogen-nanites = Наниты
option-pathogen-fungus = Грибок
option-pathogen-vibrio = Вибрион
option-pathogen-virus = Вирус
option-difficulty = Сложность
option-difficulty-help = Сколько карт «Масштабные исследования» в колоде.
option-difficulty-easy = Лёгкая
option-difficulty-normal = Обычная
option-difficulty-challenging = Высокая
option-start = Начало
option-start-help = Стартовые карты дают готового возбудителя; знатоки строят его сами из 55 очков ДНК.
option-start-cards = Стартовые карты
option-start-expert = Для знатоков

reason-win = Континенты пусты, каждый город заражён или вымер.
reason-cure = Лекарство найдено.
reason-deck = Карты событий кончились.
reason-eliminated = У слишком многих игроков не осталось заражённых.

## Действия

action-first = Первый камень: { $city }, { $kind }.
action-infect = Заразить: { $city }, { $kind }.
action-infect-bird = Заразить птицами: { $city }, { $kind }.
action-infect-ship = Заразить морем: { $city }, { $kind }.
action-infect-plane = Заразить самолётом: { $city }, { $kind }.
action-once = Поставить камень без очков: { $city }, { $kind }.
action-pass = Отказаться.
action-end = Закончить развитие.
action-level-spread = Развить путь: { $what }.
action-level-resist = Повысить устойчивость: { $what }.
action-strain = Взять штамм «{ $strain }».
action-symptom = Развить следующий симптом штамма «{ $strain }».
action-ability = Развить следующую способность.
action-lethal =
    Использовать жетон «Смертельный скачок»: { $stat ->
        [mortality] смертность
       *[severity] тяжесть
    } +1.
action-discard = Сбросить штамм «{ $strain }» со всем, что дали его симптомы.
action-donate = Передать { $amount } ДНК: { $who }.
action-heal = { $who } теряет заражённого: { $city }, { $kind }.
action-kill = Пусть умрёт заражённый: { $city }, { $kind }.
action-return = Забрать заражённого: { $city }, { $kind }.
action-corpse = Гибнут здоровые: { $city }, { $kind }.
action-corpse-infected = { $who } теряет погибшего заражённого: { $city }, { $kind }.
action-bury = Убрать погибшего: { $city }, { $kind }.
action-mark = Положить жетон «{ $marker }»: { $city }.
action-unmark = Убрать жетон «{ $marker }»: { $city }.
action-unblock-sea = Открыть морской путь { $route }.
action-unblock-airport = Открыть аэропорт: { $city }.
action-starter = { $who } начинает.
action-card = Стартовая карта «{ $card }».
action-deal = Штамм «{ $strain }».
action-gene = Личная мутация: { $gene }.
action-draw = { $card }: { $text }
action-die = На кубике { $face }.

## События

event-starter = { $who } начинает.
event-card = { $who } получает стартовую карту «{ $card }».
event-gene = { $who } получает мутацию «{ $gene }»: { $text }
event-built = { $who } заканчивает развитие, остаётся { $dna } ДНК.
event-first = { $who } появляется: { $city } ({ $kind }).
event-turn = Ходит { $who }.
event-resistance = { $who }: устойчивость «{ $kind }» { $amount }.
event-stat =
    { $who }: { $stat ->
        [infection] заражение
        [severity] тяжесть
       *[mortality] смертность
    } { $amount }.
event-dna =
    { $who } получает { $amount } ДНК { $source ->
        [infection] за заражение
        [death] за смерть
        [event] по событию
        [inland] за новый город без порта
        [gift] от соратника
        [card] по стартовой карте
       *[effect] по эффекту
    } ({ $total }).
event-research-down =
    Исследования идут вниз на { $fields ->
        [one] { $fields } поле
        [few] { $fields } поля
       *[many] { $fields } полей
    }: до лекарства { $apart }.
event-research-up =
    Исследования отступают вверх на { $fields ->
        [one] { $fields } поле
        [few] { $fields } поля
       *[many] { $fields } полей
    }: до лекарства { $apart }.
event-cure-down =
    Лекарство отходит вниз на { $fields ->
        [one] { $fields } поле
        [few] { $fields } поля
       *[many] { $fields } полей
    }: расстояние { $apart }.
event-discount = В этот ход симптомы дешевле на { $amount } ДНК.
event-bonus =
    В этот ход: { $stat ->
        [infection] заражение
        [severity] тяжесть
       *[mortality] смертность
    } { $amount }.
event-mutation-roll =
    { $who } бросает { $face }: { $hit ->
        [yes] бесплатная мутация.
       *[no] ничего не происходит.
    }
event-donated = { $who } передаёт { $amount } ДНК: { $other }.
event-drawn = { $card } ({ $letter }): { $text }
event-healed = Лечение, { $city }: { $who } теряет заражённого ({ $kind }).
event-success = Успех исследований: в городе { $city } больше нет заражённых ({ $card }).
event-marked = { $marker }: { $city }.
event-unmarked = Жетон «{ $marker }» снят: { $city }.
event-sea-closed = Закрыт морской путь { $route }.
event-sea-opened = Снова открыт морской путь { $route }.
event-airport-closed = Закрыт аэропорт: { $city }.
event-airport-opened = Снова открыт аэропорт: { $city }.
event-corpse = Гибнут здоровые: { $city } ({ $kind }).
event-corpse-infected = { $who } теряет погибшего заражённого: { $city } ({ $kind }).
event-buried = Погибший убран: { $city } ({ $kind }).
event-returned = { $who } забирает заражённого: { $city } ({ $kind }).
event-once = { $who } сразу заражает: { $city } ({ $kind }).
event-passed = { $who } отказывается.
event-infected =
    { $who } заражает{ $way ->
        [bird] {" "}птицами
        [ship] {" "}морем
        [plane] {" "}самолётом
       *[land] {""}
    }: { $city } ({ $kind }).
event-left-over =
    { $why ->
        [stock] { $who } остаётся без камней
       *[reach] { $who } больше никого не может заразить
    }: { $lapsed ->
        [one] { $lapsed } очко заражения пропадает.
        [few] { $lapsed } очка заражения пропадают.
       *[many] { $lapsed } очков заражения пропадают.
    }
event-level-spread = { $who } развивает путь «{ $what }», уровень { $level }.
event-level-resist = { $who } повышает устойчивость «{ $what }», уровень { $level }.
event-strain = { $who } берёт штамм «{ $strain }».
event-symptom = { $who } развивает симптом «{ $symptom }»: { $text }
event-ability = { $who } развивает способность { $level }: { $text }
event-lethal = { $who } использует жетон «Смертельный скачок».
event-discarded = { $who } сбрасывает штамм «{ $strain }».
event-necrosis = { $who } развивает некроз: карантин никого не останавливает.
event-thrown = { $who } бросает кубики: { $faces }.
event-died = { $who }: умирает заражённый, { $city } ({ $kind }).
event-wiped-out = Город вымер: { $city }.
event-eliminated = { $who } теряет последних заражённых и выбывает.
event-won = Континенты пусты, нетронутых городов нет: человечество обречено. Вы победили.
event-lost-cure =
    Лекарство найдено, не хватило ещё { $left ->
        [one] { $left } погибшего
        [few] { $left } погибших
       *[many] { $left } погибших
    }. Вы проиграли.
event-lost-deck =
    Карты событий кончились, не хватило ещё { $left ->
        [one] { $left } погибшего
        [few] { $left } погибших
       *[many] { $left } погибших
    }. Вы проиграли.
event-lost-eliminated =
    Слишком много возбудителей вымерло, не хватило ещё { $left ->
        [one] { $left } погибшего
        [few] { $left } погибших
       *[many] { $left } погибших
    }. Вы проиграли.

## Вопросы

prompt-over-win =
    Победа за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }: все { $left ->
        [0] погибшие
       *[other] погибшие
    } сняты с континентов, нетронутых городов нет.
prompt-over-cure =
    Поражение: на ходу { $turns } найдено лекарство. На континентах { $left ->
        [one] остался { $left } погибший
        [few] осталось { $left } погибших
       *[many] осталось { $left } погибших
    }.
prompt-over-deck =
    Поражение: после хода { $turns } кончились карты событий. На континентах { $left ->
        [one] остался { $left } погибший
        [few] осталось { $left } погибших
       *[many] осталось { $left } погибших
    }.
prompt-over-eliminated =
    Поражение: на ходу { $turns } у слишком многих не осталось заражённых. На континентах { $left ->
        [one] остался { $left } погибший
        [few] осталось { $left } погибших
       *[many] осталось { $left } погибших
    }.
prompt-wait = Решает { $who }: { $said }
prompt-starter = Случай решает, кто начинает.{ $who }
prompt-start-card = { $who } получает стартовую карту.
prompt-start-strain = { $who } получает штамм.
prompt-gene = { $who } получает личную мутацию.
prompt-event = { $who } открывает карту события.
prompt-mutation-die = { $who } бросает кубик на бесплатную мутацию.
prompt-die = { $who } бросает кубики смертности.
prompt-build = Развивайте возбудителя: нужны хотя бы один путь, одна устойчивость и штамм с симптомом.
prompt-first-stone = Где начнёте? Поставьте первый камень.
prompt-one-time =
    { $told ->
        [yes] { $source }: можете
       *[no] Можете
    } сразу заразить поле ({ $kind }){ $way ->
        [bird] , в том числе птицами
        [ship] , в том числе морем
        [plane] , в том числе самолётом
       *[land] {""}
    }.
prompt-spores = Споры: можете сразу заразить поле ({ $kind }) на расстоянии до трёх сухопутных путей.
prompt-donation = Передать ДНК соратнику?
prompt-free-growth =
    { $what ->
        [either] Возьмите штамм или развейте симптом — бесплатно.
        [strain] Возьмите штамм — бесплатно.
       *[symptom] Развейте симптом — бесплатно.
    }
prompt-gathering = { $card }: можете заразить свободное поле в одном из названных городов.
prompt-take-back = { $card }: снимите с поля одного своего заражённого.
prompt-marking = { $card }: положите жетон «{ $marker }» на заражённый город.
prompt-clearing =
    { $card }: можете убрать { $count ->
        [one] ещё один жетон противодействия
       *[other] до { $count } жетонов противодействия
    }.
prompt-dying = { $card }: кто-то погибает ({ $city }). Выберите, кто.
prompt-burying = { $card }: убирают погибшего ({ $city }). Выберите, которого.
prompt-healing = { $card }: лечение ({ $city }). Выберите, кого вылечат.
prompt-infecting =
    Заражайте: { $points ->
        [one] осталось { $points } очко
        [few] осталось { $points } очка
       *[many] осталось { $points } очков
    }.
prompt-levels = Пути заражения, оставшиеся в этот ход: { $levels }.
prompt-mutating =
    Развивайте возбудителя или закончите фазу. В колоде ещё { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }.
prompt-killing =
    Выпало: { $dice }. { $deaths ->
        [one] Умирает один заражённый
        [few] Умирают { $deaths } заражённых
       *[many] Умирают { $deaths } заражённых
    }: выберите кто.
prompt-sixth-death = Шестёрка: умирает ещё один ваш заражённый в портовом городе.

## Почему нельзя

why-over = Игра окончена.
why-chance = Это делает только случай.
why-wait-for-chance = Сначала ход за случаем.
why-not-asked = Сейчас решает { $who }.
why-not-in-a-build = Для этого нужна фаза мутации, а начальное развитие — не она.
why-infect-on = Очки заражения надо использовать, насколько возможно: фаза закончится сама.
why-must-die = От смертей отказаться нельзя.
why-must-grow = Бесплатную мутацию надо взять.
why-must-choose = От этого отказаться нельзя.
why-moment = Не в этот момент: сейчас вопрос о другом.
why-wiped-out = Город { $city } вымер: заражать некого ({ $kind }).
why-no-free-field = { $city }: нет здорового поля этого типа ({ $kind }).
why-not-listed = { $city } ({ $kind }) — не из городов этого события.
why-start-city = Ваша стартовая карта называет другой город: { $start }.
why-other-type = Это распространение — на поля другого типа: { $wanted }.
why-needs = { $city }: нужна устойчивость «{ $what }» { $need }, у вас { $have }.
why-no-level = У вас нет уровня «{ $kind }».
why-levels-used = Ваши уровни «{ $kind }» в этот ход израсходованы.
why-port-closed = { $city }: все морские пути закрыты, а по суше вы не рядом.
why-no-reach = { $city }: ни там, ни в соседнем по суше городе нет ваших заражённых.
why-needless = { $city }: туда можно попасть и так; птицы, корабль и самолёт не нужны.
why-no-birds = Грибок не может развивать птиц.
why-no-way = У вас нет уровня «{ $way }».
why-way-used = Ваши уровни «{ $way }» в этот ход израсходованы.
why-bird-cull = { $city }: птицы долетят только через города с отстрелом, а для этого нужен 2-й уровень птиц.
why-too-far = { $city }: от ваших заражённых больше трёх сухопутных путей.
why-sea-closed = Морской путь { $route } закрыт.
why-no-ship-route = { $city }: из ваших городов туда нет морского пути.
why-no-airport = { $city }: нет аэропорта.
why-airport-closed = { $city }: аэропорт закрыт.
why-no-origin-airport = Ваших заражённых нет в городах с открытым аэропортом.
why-quarantine = { $city }: карантин — есть погибшие и нет заражённых.
why-cull = { $city }: жетон требует 2-й уровень «{ $kind }».
why-points = { $city }: заражение стоит { $price }, очков осталось { $have }.
why-no-stone = У вас не осталось камней.
why-build-unfinished = Чего-то не хватает: уровня пути, уровня устойчивости, штамма с симптомом или поля для первого камня.
why-strain-not-owned = У вас нет штамма «{ $strain }».
why-ladder-done = { $what }: развито полностью.
why-price = Это стоит { $price } ДНК, у вас { $have }.
why-build-stuck = Из { $have } ДНК ушло бы { $price }, и развитие нельзя было бы закончить: на это нужно ещё { $need }.
why-both-levels = Оба уровня уже есть: { $what }.
why-only-symptom = Штамм даёт только единица; этот результат даёт симптом.
why-strain-taken = Штамма «{ $strain }» больше нет в запасе.
why-no-slot = Все три места для штаммов заняты.
why-same-name = У вас уже есть другой штамм этого семейства; { $strain } к нему не взять.
why-no-lethal-marker = У вас нет жетона «Смертельный скачок».
why-lethal-used = Ваш жетон «Смертельный скачок» уже использован.
why-no-team-mate = Это не ваш соратник.
why-gone = { $who } больше не играет.
why-donate-less = Ваша способность позволяет передать не больше { $most } ДНК.
why-untouched = Город { $city } вымер: события его больше не касаются.
why-other-city = Вопрос о городе { $asked }, а не { $city }.
why-nobody-there = { $city }: такого там нет.
why-no-corpse = { $city }: такого погибшего там нет.
why-healthy-first = { $city }: сначала гибнут здоровые.
why-none-of-yours = { $city }: такого вашего заражённого там нет.
why-no-port = { $city }: нет порта.
why-no-corpse-left = { $city }: серых камней не осталось ни на континенте, ни в запасе.
why-other-city-first = { $city }: там в этой фазе уже кто-то умер; сначала другие города.
why-no-marker-there = Такого жетона там нет.
why-other-marker = Событие кладёт другой жетон: { $marker }.
why-other-removed = Событие убирает другие жетоны: { $marker }.
why-marked-already = { $city }: такой жетон уже лежит.
why-other-continent = { $city }: не на том континенте, который называет событие.
why-not-infected = { $city }: жетон сюда не положить, город должен быть заражён.
why-does-not-play = { $who } не играет.
why-card-dealt = Эта стартовая карта уже роздана.
why-gene-dealt = Этот жетон уже роздан.
why-other-family = «{ $strain }» — не тот штамм, который называет стартовая карта.
why-card-drawn = Эта карта уже вытянута.
why-no-massive-research = В этой части колоды нет карты «Масштабные исследования».
why-only-massive-research = В этой части колоды остались только «Масштабные исследования».
why-other-pile = Сверху колоды лежат карты { $letter }.

## Картина

scene-you = { $who } (вы)
scene-gone = Не играет
scene-panel-tip = { $who } играет за возбудителя: { $pathogen }.
scene-field = { $city } · { $kind }
scene-field-healthy = Здоровые: здесь никто не заражён.
scene-field-infected = Заражено: { $who }.
scene-field-dead = Погибшие.
scene-field-price =
    Заражение стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } и даёт 1 ДНК.
scene-city-needs = Нужно: { $needs }.
scene-city-no-needs = Устойчивость не нужна.
scene-city-wiped = Вымер: здесь больше ничего не происходит; пролетают только птицы.
scene-city-people = Здоровых { $healthy }, заражённых { $infected }, погибших { $dead }.
scene-city-quarantine = Карантин: попасть можно только одноразовым распространением, а после некроза — всем.
scene-city-named =
    { $cards ->
        [one] Здесь лечит { $cards } карта из тех, что ещё могут выйти.
        [few] Здесь лечат { $cards } карты из тех, что ещё могут выйти.
       *[many] Здесь лечат { $cards } карт из тех, что ещё могут выйти.
    }
scene-city-lone = Единственного заражённого могут вылечить: это был бы успех исследований.
scene-sea = Морской путь { $route }
scene-sea-open = Корабли переносят заражение в соседний порт.
scene-sea-closed = Закрыт жетоном.
scene-airport = Аэропорт: { $city }
scene-airport-open = Отсюда самолёты летят в любой открытый аэропорт.
scene-airport-closed = Закрыт жетоном.
scene-continent-tip =
    { $left ->
        [0] Пусто: здесь умерло достаточно ({ $total }).
        [one] Осталось снять { $left } погибшего из { $total }.
        [few] Осталось снять { $left } погибших из { $total }.
       *[many] Осталось снять { $left } погибших из { $total }.
    }
scene-corpses-left = Общий запас: { $corpses }.
scene-research = Наука
scene-cure = Лекарство
scene-track = Шкала исследований
scene-track-tip = Исследования на поле { $research }, лекарство на поле { $cure }: расстояние { $apart }. Встретятся — все проиграли.
scene-stock = Камни: { $who }
scene-stock-tip = В запасе { $left }, на поле { $board }.
scene-chip-dna = { $dna } ДНК
scene-deck = Колода событий: { $cards }
scene-deck-tip = Сверху вниз: { $segments }. M — в этой части есть «Масштабные исследования». Осталось ходов: { $turns }.
scene-card-none = Событий ещё не было
scene-card-none-tip = Первый ход откроет первую карту.
scene-card-heals = Лечит: { $cities }
scene-card-no-heal = Никого не лечит
scene-card-pays = Даёт { $dna } ДНК.
scene-card-dna = +{ $dna } ДНК
scene-legend = Знаки
scene-legend-tip = Как выглядят поля, устойчивость и пути.
scene-legend-airport = аэропорт
scene-legend-port = порт
scene-goal = Для победы
scene-goal-tip = Все погибшие сняты с континентов, и каждый город заражён или вымер.
scene-goal-dead = Снято погибших с континентов
scene-goal-dead-short = Погибшие
scene-goal-dead-tip = Их снимают, когда люди умирают; поля должны опустеть.
scene-goal-cities = Города заражены или вымерли
scene-goal-cities-short = Города
scene-goal-cities-tip = В каждом городе должен быть чей-нибудь заражённый, или город вымер.
scene-turns-left =
    { $turns ->
        [one] остался { $turns } ход
        [few] осталось { $turns } хода
       *[many] осталось { $turns } ходов
    }
scene-hint-bare = Ещё не тронуты: { $cities }
scene-hint-lone = Там один заражённый, а будущие карты лечат: { $cities }
scene-hint-continents = Ещё не сняты: { $continents }.
scene-hint-needs = Ни у кого нет нужной устойчивости: { $cities }
scene-more = ещё { $count }
scene-dice = Кубики
scene-dice-tip = Убивает каждый кубик с { $deadly } и меньше.
scene-dice-roll-tip = Вирус бросает на бесплатную мутацию.
scene-supply = Штаммы в запасе
scene-supply-tip = Выбирать может каждый; двух с одним названием иметь нельзя.
scene-dna = ДНК
scene-dna-tip = { $dna } из { $most } возможных.
scene-stat-infection = Заражение
scene-stat-infection-tip = Очков заражения за ход: { $value }.
scene-stat-severity = Тяжесть
scene-stat-severity-tip = В фазе 4 бросают кубиков: { $value }.
scene-stat-mortality = Смертность
scene-stat-mortality-tip = Убивают кубики с { $value } и меньше.
scene-ladder-bought = Куплено уровней: { $level }.
scene-ladder-next = Следующий стоит { $price } ДНК.
scene-uses-left = В этот ход осталось: { $left }.
scene-strains = Штаммы
scene-strains-tip = До трёх с разными названиями; симптомы развивают сверху вниз.
scene-slot-free = Свободное место
scene-slot-free-tip = Сюда ложится штамм из запаса.
scene-slot-free-price = На этом месте он стоит { $price } ДНК; выберите его внизу, в запасе.
scene-strain-done = Развит полностью.
scene-ability = Способность
scene-ability-level = Способность { $level }
scene-gene-none = Мутации ещё нет
scene-gene-none-tip = Каждый получает одну личную мутацию.
scene-gene-used = Уже использована.
scene-sheet = Ваш возбудитель
scene-sheet-tip = Всё, что можно развить, и сколько это стоит; на то, что светится, хватает ДНК.
scene-sheet-note = Оплатите то, что светится, или завершите фазу. Наведите указатель или задержите палец, чтобы увидеть, что изменится.
scene-scales = Шкалы
scene-resistances = Устойчивость
scene-resistances-note = каждый уровень +{ $points }
scene-spread = Пути заражения
scene-travel = Дальние пути
scene-travel-note = только вместе с простым
scene-level = уровень { $level }
scene-level-0 = пока нет
scene-per-turn = { $level } за ход
scene-gene = Личная мутация
scene-change = { $what } { $before } → { $after }
scene-wasted = { $what }: потеря на краю шкалы — { $lost }
scene-stones = В запасе фишек: { $left } из { $all }
scene-stones-short =
    { $left ->
        [one] { $left } камень
        [few] { $left } камня
       *[many] { $left } камней
    }
scene-supply-note =
    { $count ->
        [one] на выбор { $count } штамм
        [few] на выбор { $count } штамма
       *[many] на выбор { $count } штаммов
    }
scene-supply-costs = Взять его стоит { $price } ДНК: это цена места; симптомы потом оплачиваются по одному.
scene-supply-price = каждый за { $price } ДНК: цена места
scene-discard = Сбросить: { $strain }
scene-discard-tip = Штамм выходит из игры навсегда, и шкалы теряют то, что дали его симптомы. ДНК не возвращается.
scene-end = Закончить
scene-end-tip = Больше ничего не развивать; ДНК остаются.
scene-pass = Отказаться
scene-pass-tip = Отклонить; отложить на потом нельзя.

## Поле текстом

board-turn = Ход { $turn }
board-setup = Подготовка
board-over = Игра окончена
board-phase =
    { $phase ->
        [0] фаза 0: возбудитель
        [1] фаза 1: событие
        [2] фаза 2: заражение
        [3] фаза 3: мутация
       *[4] фаза 4: смертность
    }
board-turns-left =
    { $turns ->
        [one] остался { $turns } ход
        [few] осталось { $turns } хода
       *[many] осталось { $turns } ходов
    }
board-track = Исследования { $research } → лекарство { $cure }: расстояние { $apart }
board-corpses = Осталось снять погибших
board-covered = Города заражены или вымерли: { $count } из { $total }
board-event = Событие
board-stones =
    { $stones ->
        [one] остался { $stones } камень
        [few] осталось { $stones } камня
       *[many] осталось { $stones } камней
    }
board-you = вы
board-gone = не играет
board-numbers = заражение { $infection } · тяжесть { $severity } · смертность { $mortality }
board-resist = устойчивость: холод { $cold }, лекарства { $medicine }, жара { $heat }
board-spreads = пути: { $list }
board-none = нет
board-strains = штаммы: { $list }
board-mutation = мутация: { $name }
board-ability = способность { $level } из 3
board-markers = жетоны: { $list }
board-sea-closed = Закрытые морские пути: { $list }
board-quarantine = карантин
board-wiped = вымер
board-supply = Штаммы в запасе
board-dice = Кубики: { $faces }
board-legend = Знаки
board-legend-healthy = здоровое поле типа s, l, i, b (мелкие животные, скот, насекомые, кровь)
board-legend-dead = погибшие
board-legend-needs = c m h: нужная устойчивость к холоду, лекарствам, жаре
board-legend-airport = аэропорт
board-legend-port = порт
board-legend-closed = закрытый аэропорт
board-legend-can = можно выбрать
