# Прихожая: играть сразу, накрыть стол, ждать друзей.
#
# Переменные:
#   $name                     имя гостя или персонажа
#   $number                   номер стула, с 1
#   $seats, $friends, $bots   сколько их
#   $taken, $empty            сколько стульев занято и сколько свободно
#   $seconds, $minutes        сколько что-то длится
#   $bot                      насколько силён бот, одно из page-bot-…
#   $there                    на месте ли кто-то: you, yes или no
#   $cards                    сколько карт Выпивки в выбранных колодах
#   $link                     как начинается ссылка
#   $count                    сколько игроков уже выбрали персонажа
#   $character                чей-то персонаж
#   $whose                    о ком речь: you, person, bot или nobody
#   $chosen                   присмотрел ли гость персонажа: yes или no
#   $named                    назвался ли гость: yes или no

## Главное

page-lobby-title = Innkeeper
page-lobby-tag = Берегите золото. Держитесь за стул.
page-lobby-play = Играть
    .small = { $chosen ->
        [yes] { $name } и три бота
       *[no] Вы и три бота, прямо сейчас
    }
    .busy = Накрываем на стол…
page-lobby-name = Ваше имя
page-lobby-guest = Гость
page-lobby-you-play = Ваш персонаж: { $name }
page-lobby-characters = Ваш персонаж
page-lobby-random = Наугад
page-lobby-nobody = выберет в драфте
page-lobby-taken = уже выбран: { $name }
page-language-en = English
page-language-ru = Русский
page-lobby-go-on = Продолжить игру
page-lobby-go-on-as = за { $name }
page-lobby-join-label = Ссылка на стол или его id
    .placeholder = Ссылка от друга
    .join = Сесть
    .watch = Смотреть
    .wrong = Это не ссылка на стол и не его id. Ссылка выглядит так: { $link }.
page-lobby-more = Ещё в трактире
page-lobby-learn = Игра за три минуты
page-lobby-workshop = Свой персонаж
page-lobby-replays = Повторы
page-lobby-deck = Карты
page-lobby-rulebook = Правила
page-lobby-about = О трактире
page-lobby-closed = Трактир не отвечает.
    .again = Ещё раз

## Накрыть стол

page-setup-title = Накрыть стол
page-setup-count = { $seats ->
    [one] { $seats } стул
    [few] { $seats } стула
   *[other] { $seats } стульев
} · вы{ $friends ->
    [0] { "" }
    [one] , { $friends } друг
    [few] , { $friends } друга
   *[other] , { $friends } друзей
}{ $bots ->
    [0] { "" }
    [one] , { $bots } бот
    [few] , { $bots } бота
   *[other] , { $bots } ботов
}
page-setup-tab =
    .who = Кто играет
    .who-short = Кто
    .mode = Игра и стороны
    .mode-short = Игра
    .extras = Выпивка и добавки
    .extras-short = Выпивка
    .agreed = Темп
page-setup-chairs = Стулья за столом
    .short = Стулья
page-setup-you = { $named ->
    [yes] { $name }, вы
   *[no] Вы
}
page-setup-friend = Друг
    .line = получит вашу ссылку
page-setup-bot = Бот
page-setup-bot-line = бот · { $bot }
page-setup-add = Ещё стул
    .short = Ещё
    .line = до десяти
    .full = Больше десяти не бывает.
page-setup-chair = Стул { $number }
    .yours = Ваш стул
    .who = Кто здесь сидит
    .own = Выберите персонажа или доверьтесь случаю.
    .draft = Персонажей разберут в начале игры: все выбирают по очереди, так что пока их нет ни у кого.
    .pick = Лучше выбрать сейчас
    .remove = Убрать стул
    .few = За столом нужны два стула.
page-setup-who-friend = Друг
page-setup-who-bot = Бот, { $bot }
page-setup-wrong = здесь что-то не так

page-setup-characters = Персонажи
    .pick = Выбрать
    .random = Наугад
    .draft = Драфт
    .chosen = По желанию
    .hint = Выбрать: стул за стулом; друзья выберут, когда сядут. Наугад: раздаст случай. Драфт: в начале игры, по очереди, из тех, кто остался.
page-setup-drinks = Выпивка
    .one = { $cards ->
        [one] В игре { $cards } порция
        [few] В игре { $cards } порции
       *[other] В игре { $cards } порций
    } выпивки. Вторая колода приходит вместе с Барной колодой.
    .several = { $cards ->
        [one] В игре { $cards } порция
        [few] В игре { $cards } порции
       *[other] В игре { $cards } порций
    } выпивки. Больше 30 бывает только с Барной колодой, поэтому вторая колода включает и её.
page-setup-pace = Темп
page-setup-answer-time = Время на ответ
    .hint = Сколько можно думать, прежде чем ответить на карту. Потом трактир спасует за вас.
page-setup-turn-time = Время на ход
    .hint = Сколько можно думать на каждом шаге своего хода. Потом трактир продолжит за вас.
page-setup-delay = Зрители видят
    .hint = Зрители видят стол позже, чтобы никому не помог друг, который смотрит.
page-setup-timeout = Отошёл через
    .hint = Если связи с кем-то нет так долго, за него играет бот, пока он не вернётся.
page-setup-hint = Откройте стол и разошлите ссылку: друзьям нужно только имя. Стулья, пустые к началу, займут боты.
    .teams = Товарищи по команде видят карты друг друга, и у них свой разговор. Пустые стулья в начале займут боты.
page-setup-rule = Правило
page-setup-open = Открыть стол
    .busy = Открываем…

page-pace-swift = Быстрый
    .hint = Боты отвечают сразу, и никто никого не ждёт. Самая быстрая игра, но по тому, как скоро пасуют, можно угадать руку.
page-pace-natural = Живой
    .hint = Боты чуть думают, и миг, когда отвечать некому, выглядит так же. Обычный выбор.
page-pace-slow = Неспешный
    .hint = Как живой, но всё длится вдвое дольше: для первой игры или чтобы поболтать между картами.
page-pace-even = Ровный
    .hint = На каждый ответ даётся поровну времени, кто бы ни мог ответить. По скорости паса вашу руку не угадать.
page-bot-regular = бывалый
page-bot-random = навеселе
page-bot-veteran = матёрый
page-time-none = Нет
page-time-live = Сразу
page-time-seconds = { $seconds } с
page-time-minutes = { $minutes } мин

## Комната перед игрой

page-waiting-invited = Вас пригласили
    .tag = Нужно только имя.
page-waiting-watching = Вы смотрите
    .tag = Игра ещё не началась. Как только начнётся, вы её увидите.
    .sit = Лучше сесть и играть
page-waiting-sit = Сесть
    .small = На первый свободный стул
    .chosen = На стул { $number }
    .full = Все стулья заняты. Можно остаться и смотреть.
page-waiting-seated = Стул за вами, { $name }
    .tag = Свеча горит. Кто ещё придёт?
page-waiting-start = Начать игру
    .all = Все на месте
    .bots = { $empty ->
        [1] Пустой стул займёт бот
        [few] { $empty } пустых стула займут боты
       *[other] { $empty } пустых стульев займут боты
    }
    .draft = { $empty ->
        [0] Сначала все выберут персонажей
        [1] Сначала драфт; пустой стул займёт бот
        [few] Сначала драфт; { $empty } стула займут боты
       *[other] Сначала драфт; { $empty } стульев займут боты
    }
page-waiting-ready = Готово
    .small = Игра начнётся, когда готовы все или когда её начнёт { $host }
    .on = Вы готовы
    .back = Нажмите ещё раз, если всё-таки нет
    .host = Начать, когда все готовы
page-waiting-drafted = Здесь драфт: когда игра начнётся, все по очереди выберут персонажей. Очередь решит жребий.
page-waiting-leave = Уступить стул
page-waiting-count = Занято стульев: { $taken } из { $seats }
page-waiting-free = Свободный стул
    .line = садитесь
    .waits = ждёт друга
page-waiting-line = { $name } · { $there ->
    [you] вы
    [yes] на месте
   *[no] ещё не здесь
}{ $ready ->
    [true] , ждёт начала
   *[false] { "" }
}
    .draft = { $there ->
        [you] вы
        [yes] на месте
       *[no] ещё не здесь
    }{ $ready ->
        [true] , ждёт начала
       *[false] { "" }
    }
page-waiting-invite = Зовите друзей
    .tag = Нужны только ссылка и имя.
    .code = Ссылка как код для камеры телефона
    .link = Ссылка на этот стол
    .copy = Копировать ссылку
    .copied = Скопировано
    .share = Отправить ссылку
    .local = Эта ссылка годится только на этом компьютере.
page-network = Открыть для моей сети
    .warning = Одно нажатие впустит друзей из вашей сети и всех прочих в ней, без шифрования, пока вы не закроете трактир. Дома, а не в кафе.
    .opened = Друзья из вашей сети войдут по этой ссылке.
    .elsewhere = Друзья далеко?
    .command = Одна команда в папке Innkeeper на машине, которая им доступна:
    .docs = Остальное — в файле { $file }.
page-waiting-options = О чём договорились
page-brought = Кого принесли с собой
    .box = Принесли за этот стол
    .read = прочитать все карты
    .cards = Принесли с собой: карты ({ $name })
    .file = Свой персонаж из файла
    .large = Этот файл слишком велик для персонажа.
page-waiting-talk = Разговор
    .say = Скажите что-нибудь
    .send = Сказать
    .quiet = Пока все молчат.

## Драфт

page-draft-title = { $whose ->
    [you] Выберите персонажа
    [bot] Выбирает бот
    [nobody] Персонажи есть у всех
   *[person] Выбирает { $name }
}
page-draft-last = { $whose ->
    [you] Ваш персонаж: { $character }.
    [bot] Бот играет за { $character }.
    [nobody] Очередь решил жребий.
   *[person] { $name } играет за { $character }.
}
page-draft-call = Ваш выбор
page-draft-count = Персонаж выбран: { $count } из { $seats }
page-draft-order = Очередь
page-draft-now = выбирает
page-draft-later = ещё выберет
page-draft-away = нет на месте
page-draft-you = (вы)
page-draft-left = Персонажи
page-draft-pick = { $chosen ->
    [yes] Играть: { $name }
   *[no] Выберите кого-нибудь
}
page-draft-wait = { $chosen ->
    [yes] { $name }, в свою очередь
   *[no] Ждите своей очереди
}
page-draft-hint = Присмотритесь, кто вам по душе. Выбранный персонаж другим не достанется, и передумать нельзя.
page-draft-random = Случай выберет из тех, кто остался.
page-draft-cards = Посмотреть карты
page-draft-yours = Ваш персонаж: { $name }. Игра начнётся, когда выберут все.
page-draft-watching = { $delay ->
    [0] Вы смотрите. Игра начнётся, когда выберут все.
   *[other] Вы смотрите с задержкой в { $delay } с. Игра начнётся, когда выберут все.
}
