# Что страница говорит в книге правил, среди карт и в повторах.
#
# Переменные:
#   $count     сколько
#   $words     что искали, как набрал гость
#   $sources   где правило прочитано

page-book-inn = Innkeeper
page-book-rooms = Комнаты трактира
page-book-cards = Карты
page-book-rules = Правила
    .about = Найдите одно или прочтите главу.
page-book-replays = Повторы
page-book-learn = Учиться

page-book-unreachable = Трактир не отвечает. Есть ли связь? Попробуйте чуть позже.
page-book-copy = Взять ссылку
page-book-copied = Скопировано
page-book-copy-by-hand = Скопируйте ссылку:

## Книга правил

page-book-search = Искать в правилах
page-book-begin = Наберите пару слов или выберите главу.
page-book-chapters = Главы
page-book-all-chapters = Все главы
page-book-every-game = Для любой игры
page-book-some-games = Варианты и дополнения
page-book-source = Источник: { $sources }
page-book-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
page-book-found = { $count ->
    [0] О «{ $words }» ничего нет. Попробуйте меньше слов или другие.
    [one] { $count } правило о «{ $words }»
    [few] { $count } правила о «{ $words }», лучшие сверху
   *[other] { $count } правил о «{ $words }», лучшие сверху
}

page-chapter-setup = До игры
page-chapter-turn = Ход
page-chapter-cards-and-responses = Карты и ответы
page-chapter-drinks = Выпивка
page-chapter-gambling = Азарт
page-chapter-losing = Проигрыш
page-chapter-limits = Пределы
page-chapter-bar-deck = Барная колода
page-chapter-boss-battle = Битва с Боссом
page-chapter-boss-versus-boss = Босс против Босса
page-chapter-card-notes = Об отдельных картах
page-chapter-character-mechanics-rdi3 = Персонажи третьей коробки
page-chapter-dungeon-events = События Подземелья
page-chapter-gambling-games-embedding = Азартные игры
page-chapter-leaders-and-lackeys = Лидеры и Подручные
page-chapter-otto = Otto
page-chapter-prizes = Призы
page-chapter-sea-events = Морские События
page-chapter-team-characters = Персонажи в командах
page-chapter-teams = Команды
page-chapter-treasure = Сокровища
page-chapter-two-headed-boss-battle = Двуглавая битва с Боссом
page-chapter-two-headed-dragon = Двуглавый дракон

page-printed-000 = Общие правила
page-printed-001 = The Red Dragon Inn 4
page-printed-002 = The Red Dragon Inn 1–3, по-русски
page-printed-003 = Азарт в The Red Dragon Inn
page-printed-004 = Spyke и Flower

## Карты
#   $title   название карты
#   $kinds   её виды, словами

page-deck-about = Сначала узнают по контуру, потом по значку, потом по слову; цвет — напоследок.
page-deck-search = Искать карты
page-deck-decks = Колоды
page-deck-types = Виды карт
page-deck-found = { $count ->
    [0] Таких карт нет. Уберите колоду или вид или попробуйте другие слова.
    [one] { $count } карта
    [few] { $count } разные карты
   *[other] { $count } разных карт
}
page-deck-unknown = Карты { $number } нет. Выберите из этих или посмотрите все:
page-deck-all = Все карты
page-deck-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
page-deck-copies = { $count ->
    [one] { $count } копия
    [few] { $count } копии
   *[other] { $count } копий
}
page-deck-open = { $title } ({ $kinds })
page-deck-or = или
page-deck-before = Предыдущая карта
page-deck-after = Следующая карта
page-deck-close = Закрыть

## Повторы
#   $file     имя файла
#   $name     имя игрока
#   $number   номер хода
#   $at       миг, число
#   $last     последний миг, число
#   $speed    с какой скоростью идёт, число

page-replay-about = Любая оконченная игра, с любого стула.
page-replay-yours = Игры, сыгранные здесь
page-replay-none = Пока нет. Сюда ляжет игра, доигранная до конца.
page-replay-by-link = Ссылка или id игры
page-replay-watch = Смотреть
page-replay-file = Из файла
page-replay-drop = Бросьте сюда сохранённую игру или выберите файл
    .about = Трактир сыграет её заново и проверит каждое решение.
page-replay-from-file = Игра из файла
page-replay-checking = Проверяем игру…
page-replay-to-shelf = К повторам
page-replay-foreign = «{ $file }» — не сохранённая игра. Выберите файл, скачанный из трактира или сохранённый в терминале.
page-replay-cut-short = «{ $file }» обрезан: конца нет. Скачайте или скопируйте его снова.
page-replay-too-large = «{ $file }» слишком велик для сохранённой игры. Выберите другой файл.
page-replay-file-gone = Файл больше не открыт в этом браузере. Выберите его снова.

page-replay-controls = Путь по игре
page-replay-moment = Миг
page-replay-at = Миг { $at } из { $last }
page-replay-play = Играть
page-replay-pause = Пауза
page-replay-on = На решение вперёд
page-replay-back = На решение назад
page-replay-turn-on = К следующему ходу
page-replay-turn-back = К началу хода
page-replay-turn-choose = Перейти к ходу
page-replay-turn = Ход { $number }: { $name }
page-replay-before = До первого хода
page-replay-speed = Скорость
page-replay-times = { $speed }×
page-replay-eyes = Чьими глазами
page-replay-eyes-seat = Глазами игрока { $name }
page-replay-eyes-spectator = Глазами зрителя
page-replay-eyes-open = Все руки открыты
page-replay-verified = Проверено
    .about = Трактир сыграл эту игру заново: каждое решение по правилам, и журнал тот же.
page-replay-promise-kept = Сдано, как обещано
    .about = Зерно и первый игрок — те, что обещаны отпечатком, показанным до игры.
page-replay-promise-broken = Сдано не так, как обещано
    .about = Зерно или первый игрок не подходят к отпечатку в файле: их изменили.
page-replay-promise-other = Обещано было другое
    .about = До игры стол показывал этому браузеру другой отпечаток.
page-replay-promise-none = Без обещания
    .about = Эту раздачу никто не обещал: игра шла в терминале или началась до того, как трактиры стали обещать.
page-replay-download = Скачать игру
