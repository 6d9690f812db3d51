# Стол в браузере.
#
# Переменные:
#   $who, $whom     имена игроков
#   $left           насколько Стойкость и Опьянение далеки друг от друга
#   $seconds        сколько секунд осталось решать

## Части

page-gap = Стойкость минус Опьянение
page-gap-left = запас
page-gap-words = запас { $left }
    .then = запас { $left } → { $then }
page-track = Стойкость { $fortitude }, Опьянение { $alcohol }, запас { $left }
page-alcohol-climbs = Опьянение растёт
page-fortitude-falls = Стойкость тает
page-seconds = { $seconds } с
page-wick = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[other] Осталось { $seconds } секунд
}
page-card-alcohol = Опьянение { $amount }
page-card-fortitude = Стойкость { $amount }
page-card-chaser = Прицеп: ещё одна
page-card-or = или
page-card-same = то же.

## Полоса наверху

page-inn = Innkeeper
page-place = { $title } · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
page-smart-pass = Умный пас
    .title = Останавливать, только если мне есть что сыграть
page-hold = Стоп
    .title = Останавливать всякий раз
page-undo = Назад
    .ask = Взять назад: спросим остальных, ведь открылось что-то новое
    .none = Брать назад нечего
page-watching = Вы зритель
page-sound-off = Звук: нет
page-sound-quiet = Звук: тихо
page-sound-full = Звук: громко
page-language = Язык
page-keys = Клавиши
page-menu = Меню
page-turn-of = { $you ->
    [true] Ваш ход
   *[other] Ходит { $who }
}
page-round = Раунд Азарта
page-turn-waits = Ход ждёт: { $who }
page-phase-0 = Сброс и добор
page-phase-1 = Действие
page-phase-2 = Заказ
page-phase-3 = Пьянка

## Доски игроков

page-board = { $who }: Стойкость { $fortitude }, Опьянение { $alcohol }, Золото { $gold }, карт на руке { $hand }, Выпивки ждёт { $drinks }
page-lies-before = { $who }: лежит на столе
page-laid-on = { $who }: положено другими
page-token-of = { $label }: { $who }.
page-on-your-table = на столе
page-sell-instead = Продать «{ $title }»
page-of-most = из { $most }
page-you = вы
page-your-turn = { $you ->
    [true] ваш ход
   *[other] сейчас ходит
}
page-bot = бот
page-away = не тут, бот
page-absent = не тут
page-gold = Золото
page-alcohol = Опьянение
page-fortitude = Стойкость
page-hand-count = Карт на руке
page-hands = Все руки
page-hand-of = Рука: { $who }
page-hand-empty = нет карт
page-drink-me = Выпей меня!
page-deck = колода
page-used = сброс
page-used-top = Посмотреть карту, сыгранную последней
page-sit-behind = Сесть за спиной: { $who }
page-aim-several = Как выбрать: { $who }
page-flag-out = вне игры
page-flag-control = Контроль
page-flag-left = вне раунда
page-flag-passed = пас
page-flag-opened = начало
page-flag-raised = повышение

## Середина

page-bar = Стойка
page-drink-deck = Колода Выпивки
page-discards = Сброс
page-the-inn = Трактир
page-stack = Что происходит
page-stack-more = раньше ещё { $count }
page-answers-this = ответ на это
page-look-at = Посмотреть «{ $card }»
page-against-fortitude = против Стойкости
page-drink-ignored = Игнорируется
page-pot = { $gold ->
    [one] Золотой в банке
   *[other] Золотых в банке
}
page-nobody-controls = Контроля нет ни у кого
page-in-control = Контроль: { $who }
page-round-opens = { $who } начинает
page-round-raises = { $who } повышает
page-round-plays = { $who } играет

## Решение

page-decision = Решать вам
page-rule = Правило
page-rule-more = В книге правил
page-advised = подсказка
page-hint-card = выберите светлую карту
page-hint-pick = выберите карты
page-play-instead = Сыграть «{ $title }» сейчас
page-picked = выбрано
page-back = Назад
page-ask-whom = «{ $title }»: на кого?
page-ask-how = «{ $title }»: каким образом?
page-space = Пробел
page-enter = Enter
page-stop-usual = Останавливает, когда ею можно ответить. Нажмите, чтобы не останавливала никогда.
page-stop-never = Никогда не останавливает. Нажмите, чтобы останавливала всегда, когда её можно сыграть.
page-stop-always = Останавливает всегда, когда её можно сыграть. Нажмите, чтобы останавливала как обычно.
page-armed = При первой возможности
page-arms = Нажмите: сыграть, когда можно
page-go-on = Дальше
page-choice-waits = Ваш ответ сохранён и уйдёт, как только трактир снова отзовётся.
page-reading = Давать время прочесть, что меня задело
page-lost = Связь с трактиром прервалась. Пробуем снова…

## Журнал

page-log = Что было
page-log-unread = { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[many] { $count } новых реплик
}
page-log-now = Ваш ответ…
page-log-earlier = Что было раньше
page-log-taken-back = { $whose ->
    [you] Вы взяли своё решение назад.
    [other] { $who }: решение взято назад.
   *[nobody] Решение взято назад.
}
page-say = Скажите что-нибудь

## Окна

page-close = Закрыть
page-key-digits = выбрать карту или как продолжить
page-key-arrows = двигаться по руке
page-key-enter = сыграть выбранное
page-key-play = сыграть выбранную карту, а не сбросить
page-key-space = пас
page-key-escape = положить назад
page-key-undo = взять назад
page-key-hold = останавливать всякий раз или нет
page-key-since = что было с тех пор, как я действую последним
page-key-chat = сказать что-нибудь
page-key-keys = показать клавиши
page-invite-watch = Копировать ссылку для зрителей
page-other-device = Продолжить на другом устройстве
    .told = Скопировано. Откройте на другом устройстве за { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }.
page-copied = Скопировано.
page-promise = Раздача обещана
    .about = Это отпечаток зерна, от которого зависят первый ход и все перетасовки; его выбрали, когда открыли стол. В записи игры зерно будет видно, и каждый сможет убедиться, что его не подменили. Скопируйте отпечаток, если хотите проверить сами.
    .digest = Отпечаток раздачи
    .copy = Копировать
page-rulebook = Книга правил
page-log-compact = Журнал: убористо
page-log-roomy = Журнал: просторно, с правилами
page-contrast = Высокий контраст
page-still = Меньше движения
page-mute = Заглушить
page-unmute = Снова слышать
page-kick = Голосовать за игру бота
page-leave = Встать из-за стола
    .sure = За вас до конца сыграет бот.
page-yes = Да
page-no = Нет
page-vote-kick = Пусть за игрока { $who } играет бот?
page-vote-undo = { $mine ->
    [true] Вы просите взять назад своё последнее решение.
   *[other] { $who } просит взять назад последнее решение.
}
page-vote-count = { $yes } из { $needed }

## Конец

page-over = Игра окончена
page-over-won = { $you ->
    [true] { $count ->
        [1] Победа за вами!
       *[other] Победа за вами: { $who }!
    }
   *[other] { $count ->
        [1] { $who } побеждает!
       *[other] { $who } побеждают!
    }
}
page-over-tie = Никого не осталось: ничья!
page-over-tag-you = Ваше золото, ваш стул, ваш вечер.
page-over-tag = Зал ликует, а кто-то платит.
page-over-look = Посмотреть на стол
page-over-back = К концу игры
page-rematch = Ещё разок
page-rematch-laid = Новый стол накрыт, ваше место за вами.
page-replay = Посмотреть снова
