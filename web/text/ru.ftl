# Собственные слова клиента. Слова игр приходят вместе с ними.

## Везде
skip = К содержанию
skip-board = К полю
nav = Главное меню
nav-play = Играть
nav-learn = Правила
nav-about = Справка
language = Язык
settings = Настройки
close = Закрыть
save = Сохранить
saved = Сохранено.
send = Отправить
copy = Скопировать
copied = Скопировано
on = Вкл.
off = Выкл.
you = Вы
guest = Гость
chance = Случай
server-away = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
to-home = Ко всем играм
no-such-page = Такой страницы нет.
no-such-game = Такой игры нет.
no-such-table = Этот стол не открывается
theme = Тема
theme-system = Как в системе
theme-dark = Тёмная
theme-light = Светлая
theme-to-dark = Включить тёмную тему
theme-to-light = Включить светлую тему
sight = Цвета
sight-help = Поле и кнопки в цветах, которые вам легко различить. Фигуры всегда различаются и формой.
sight-usual = Обычные
sight-strong = Контрастные
sound = Звук
motion = Движение
motion-help = Отключается и тогда, когда об этом просит система.

## Главная
home-title =
    { $n ->
        [5] Пять эпидемий. Один стол.
       *[other] Эпидемии за одним столом.
    }
home-lead = Сыграйте с компьютером прямо сейчас или пошлите другу ссылку. Учётная запись не нужна.
table-code = Код стола или ссылка
sit-down = Сесть
games = Игры
kind-against = друг против друга
kind-together = вместе
kind-alone = в одиночку или вместе
fact-seats = Игроки
fact-minutes = Длительность
fact-weight = Сложность { $n } из 5
minutes = { $n } мин
play-now = Играть
opening = Готовим стол…
set-up-of = { $game }: места, варианты, друзья
rules-of = Правила: { $game }
my-games = Мои партии
my-games-none = Пока пусто. Кнопка «Играть» создаст для вас стол.
wait-for-you =
    { $n ->
        [one] { $n } ждёт вас
        [few] { $n } ждут вас
       *[many] { $n } ждут вас
    }
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт. Создайте стол и покажите его здесь.
finished-games = Сыгранные партии
finished-none = Пока нечего смотреть.
set-up-own = Создать свой
against = против: { $names }
waiting-for-players = ждёт игроков
their-turn = ходит { $name }
your-turn = Ваш ход
read-only = Только чтение
finished = окончена
drawn = ничья
you-won = Вы победили
won-by = победа: { $name }
join = Сесть

## Новый стол
set-up = Новый стол
seats = Места
seat-n = Место { $n }
n-seats =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
fewer-seats = Меньше мест
more-seats = Больше мест
seat-kind-me = Я
seat-kind-agent = Компьютер
seat-kind-open = Друг
seat-alike = { $title } ({ $name })
seat-open = Свободное место
seat-open-help = Сядет тот, кто откроет вашу ссылку.
hot-seat-help = По очереди за этим экраном.
level = Сила
variants = Игра
own-choice = Свой вариант…
table = Стол
listed = Показать стол всем
listed-help = Свободное место займёт любой. Иначе — только по вашей ссылке.
hints = Подсказки и анализ
hints-help = Среди людей: спрашивать могут все, и все видят, что подсказки включены.
open-and-invite = Открыть и пригласить
start = Начать
need-a-seat = Займите хотя бы одно место сами.
join-title = Займите место
join-lead = Вас приглашают сыграть: { $game }.
at-the-table = За столом: { $names }
seat-moved = Ваше место перешло на другое устройство. Здесь вы смотрите.
claim-title = Ваше место на этом устройстве
claim-lead = Ссылка переносит ваше место сюда. На другом устройстве можно будет только смотреть.
claim-seat = Занять моё место
your-name = Ваше имя
which-seat = Какое место?
any-seat = Любое
just-watch = Только смотреть

## Учётная запись
account = Учётная запись
account-of = Учётная запись: { $name }
account-guest = Вы играете как гость на этом устройстве. С учётной записью партии будут на всех.
account-has = Вы — { $name }. Ваши партии доступны на любом устройстве, где вы вошли.
account-name = Имя для входа
account-made = Готово. Входите под этим именем на других устройствах.
password = Пароль
register = Завести учётную запись
register-help = Имя и пароль от 8 знаков. Больше ничего.
log-in = Войти
log-in-help = Всё, что вы сыграли здесь гостем, перейдёт в учётную запись.
log-out = Выйти
logged-in = Вы вошли.
logged-out = Вы вышли.
have-account = У меня уже есть
no-account = У меня ещё нет

## Как это устроено
about = Как это устроено
about-play = Играть сразу
about-play-text = Выберите игру и нажмите «Играть»: напротив сядет компьютерный игрок. Выбрать можно то, что светится. Если после щелчка остаётся несколько смыслов, загорается следующий выбор.
about-friends = С друзьями
about-friends-text = Создайте стол, отдайте место другу и пошлите ссылку. Учётная запись не нужна. Кто знает адрес стола, может смотреть и видит только то, что видно всем.
about-help = Почему нельзя?
about-help-text = Наведите на что угодно, подержите палец или нажмите «?»: появится пояснение, что это, а если выбрать нельзя, то почему, с номером правила.
about-moves = Ходы не теряются
about-moves-text = Ход засчитан, когда сервер его сохранил. Если связь прервётся, ход останется у вас и уйдёт ещё раз; дважды сыгран не будет.
about-bots = Тем, кто пишет ботов
about-bots-text = Всё, что умеет стол, доступно по HTTP и одному WebSocket. Описание — по ссылке ниже.
about-privacy = Что хранится
about-privacy-text = Ваше имя, партии и реплики — только на этом сервере. За вами не следят, со стороны ничего не загружается.
keys = Клавиши
key-tab = по полю, панелям и кнопкам
key-arrows = к ближайшему месту или предмету в эту сторону
key-enter = выбрать
key-esc = шаг назад
key-why = что это и почему нельзя?
key-hint = подсказка
key-undo = взять ход назад
key-moves = список всех ходов
key-turn = повернуть фишку в руке
key-scrub = листать партию
key-point = показать остальным то, что сейчас в фокусе
key-now = вернуться к настоящему
key-help = эти клавиши

## За столом
others = Соперники и общее
board = Поле: { $game }
menu = Стол и настройки
side = История, чат, правила, анализ
fold-side = Убрать боковую панель
unfold-side = Показать боковую панель
tab-log = История
tab-chat = Чат
tab-rules = Правила
tab-analysis = Анализ
unread = непрочитанных: { $n }
link-connecting = Соединяемся
link-open = На связи
link-lost = Нет связи
offline = Нет связи
connection-lost = Связь прервалась.
move-kept = Ваш ход сохранён.
retry-in = Попробуем снова через { $n } с.
retrying = Пробуем снова…
retry-now = Повторить
laying-out = Готовим стол…
watching =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
hints-on = С подсказками
waiting = Ждём
waiting-lead = Начнём, когда займут все места.
waiting-seats =
    { $n ->
        [one] Свободно { $n } место
        [few] Свободны { $n } места
       *[many] Свободно { $n } мест
    }
invite-lead = Пошлите эту ссылку. Кто её откроет, сможет сесть.
is-thinking = { $name } думает
thinking = Думаем…
sending = Сохраняем ваш ход…
move-stale = На столе уже всё изменилось. Выберите ещё раз.
move-refused = Так нельзя. { $why }
choose-next = Теперь выберите, что дальше.
esc-back = Esc — назад.
choose-first = Сначала выберите
narrowed =
    { $n ->
        [one] остался { $n } вариант
        [few] осталось { $n } варианта
       *[many] осталось { $n } вариантов
    }
which = Что именно?
moves = Ходы ({ $n })
all-moves = Всё, что можно сделать сейчас
n-more = ещё { $n }…
hint = Подсказка
hint-best = Лучше всего: { $move }
undo = Отменить ход
undo-ask = Попросить вернуть ход
undo-asked = { $name } хочет взять ход назад.
undo-waits = Вы хотите взять ход назад. Остальные должны согласиться.
plan-on = Показать остальным: щёлкните предмет или проведите от одного к другому (также с Alt)
gave-up = Партия сдана: { $name }.
undo-refused = Отказано: ваш ход остаётся.
withdraw = Отозвать просьбу
agree = Согласиться
refuse = Отказать
who-is-ready = Кто уже выбрал
is-ready = выбор сделан
still-choosing = ещё выбирает
replay = Просмотр
looking-at = Вы смотрите ход { $n }
look-at = Посмотреть ход { $n }
ply = ход { $n }
back-to-now = К настоящему
timeline = Лента ходов
to-start = К началу
step-back = На ход назад
step-on = На ход вперёд
play-from-here = Играть отсюда
game-over = Конец игры
over-you =
    { $scored ->
        [no] Вы победили.
       *[yes] Вы победили, { $score }.
    }
over-they =
    { $scored ->
        [no] Победа: { $name }.
       *[yes] Победа: { $name }, { $score }.
    }
over-mine = У вас { $score }, место { $place } из { $of }.
over-drawn =
    { $scored ->
        [no] Ничья.
       *[yes] Ничья, { $score }.
    }
over-lost =
    { $scored ->
        [no] Поражение.
       *[yes] Поражение: { $score }.
    }
log = История
log-none = Пока ничего не произошло.
chat = Чат
chat-none = Пока ни слова.
chat-message = Сообщение за столом
rules = Правила
rules-search = Искать в правилах
rules-hit = Найдено: { $n } из { $of }
rules-previous = К предыдущему
rules-next = К следующему
rules-found =
    { $n ->
        [one] { $n } раздел
        [few] { $n } раздела
       *[many] { $n } разделов
    }
contents = Содержание
rule = Правило { $id }
can-instead = Можно выбрать вместо этого
cant-now = Сейчас это выбрать нельзя.
can-choose =
    { $n ->
        [one] Отсюда начинается { $n } ход
        [few] Отсюда начинаются { $n } хода
       *[many] Отсюда начинается { $n } ходов
    }
best-moves = Лучшие продолжения после хода { $n }
analyse = Анализ
analysis-help = Компьютер считает вперёд от показанного момента и говорит, как сыграл бы сам.
move = Ход
visits = Просмотров
win-chance = Шансы
win-chance-of = Шансы на победу: { $name } { $n }
zoom-in = Крупнее
zoom-out = Мельче
curtain-title = { $seat }: ваш ход
curtain-lead = Остальные отворачиваются. Возьмите устройство и продолжайте.
curtain-go = Я здесь
copy-invite = Скопировать приглашение
copy-watch = Скопировать ссылку для зрителей
copy-claim = Ссылка на моё место для другого устройства
download-record = Сохранить запись
rematch = Ещё раз
to-rematch = К новой партии
leave = Уйти; за меня доиграет компьютер
come-back = Вернуться на место
resign = Сдаться
resign-sure = Точно сдаться?

## Ещё за столом
over-together =
    { $scored ->
        [no] Вы победили вместе.
       *[yes] Вы победили вместе: { $score }.
    }
over-shared =
    { $scored ->
        [no] Победу делят: { $names }.
       *[yes] Победу делят: { $names }, { $score }.
    }
won-together = общая победа
lost = победила игра
together-with = вместе с: { $names }
at-one-screen = за одним экраном
under-way = идёт
watch = Смотреть
show-all = Показать все
played-with = Условия: { $variants }
broken-lead = Эту партию нельзя продолжить. Она сохранена как есть.
you-left = За вас играет компьютер.
stands-in = Играет компьютер
is-here = на месте
is-away = нет на месте
leave-table = Уйти из-за стола
mute = Не показывать чат
unmute = Снова показывать чат
own-things = Ваше
put-aside = Отложить
show-again = Показать снова
face-down = Рубашкой вверх
turns = Ходы
n-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
undo-none = Отменять нечего: ваших ходов здесь нет.
turn-of = Сейчас ходит { $name }.
is-chosen = Это вы уже выбрали.
would-allow = Зато можно: { $move }.
zoom-all = Всё поле
curtain-always = Больше не спрашивать за этим столом: здесь нет секретов
letters = Буквенные клавиши
letters-help = H, U, M и другие. Отключите, если они мешают.
sight-redgreen = Красный-зелёный
sight-blue = Синий-жёлтый
key-pages = на ход назад, на ход вперёд
key-zoom = крупнее и мельче
key-pan = двигать увеличенное поле

## Чего сервер не может и что тогда делать
error-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
error-internal = На сервере что-то сломалось. Попробуйте ещё раз.
error-rate = Слишком быстро. Подождите немного и попробуйте ещё раз.
error-csrf = Страница устарела. Обновите её и попробуйте ещё раз.
error-origin = Страница устарела. Обновите её и попробуйте ещё раз.
error-no-identity = Браузер не сохраняет файлы cookie. Разрешите их и обновите страницу.
error-not-found = Этого здесь нет или уже нет.
error-no-such-game = Такой игры здесь нет.
error-no-such-agent = Такого компьютерного игрока здесь нет. Выберите другую силу.
error-bad-options = Эти варианты не сочетаются. Измените их и попробуйте ещё раз.
error-bad-seat = Места не подходят к этой игре. Измените их и попробуйте ещё раз.
error-bad-name = В имени должно быть от 1 до 40 знаков.
error-bad-request = Не удалось понять запрос. Проверьте, что вы ввели.
error-too-large = Слишком длинно.
error-empty = Отправлять нечего.
error-too-many = В этом окне открыто слишком много столов.
error-seat-taken = Это место занято. Выберите другое или смотрите.
error-invite-needed = Это закрытый стол. Попросите ссылку-приглашение.
error-wrong-secret = По этой ссылке места за столом нет. Скопируйте её на другом устройстве ещё раз.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ваш ход.
error-not-over = Партия ещё не окончена.
error-over = Партия окончена.
error-broken = Этот стол можно только смотреть.
error-secret = Пока другие играют, это остаётся тайной.
error-imagined = Этот момент открыть нельзя: часть его была лишь предположением.
error-no-hints = За этим столом играют без подсказок.
error-wrong-password = Имя или пароль неверны.
error-name-taken = Такое имя уже занято. Выберите другое.
error-has-account = У вас уже есть учётная запись.
error-unknown-action = Такого хода нет.
