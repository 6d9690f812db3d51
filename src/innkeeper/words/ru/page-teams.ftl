# Команды за столом.
#
# Переменные:
#   $who       как зовут команду или игрока
#   $you       своя ли это команда
#   $what      о чём кого-то спрашивают, предложением
#   $card      названия карт
#   $count     сколько
#   $left, $all  сколько из скольких осталось

## Как их зовут, по месту, где они сидят

page-team-0 = Очаг
page-team-1 = Дверь
page-team-2 = Окно
page-team-3 = Лестница
page-team-4 = Погреб
page-team-challengers = Претенденты
page-boss = Босс

## Планшеты

page-team-board = { $who }: Стойкость { $fortitude }, Опьянение { $alcohol }, Золото { $gold }
page-member = { $who }: карт на руке { $hand }, ждёт Напитков { $drinks }
page-team-turn = { $you ->
    [true] Ход вашей команды
   *[other] Ходят: { $who }
}
page-actions = Действия
page-action-open = действует
page-action-done = сыграно
page-action-now = сейчас
page-action-to-come = потом
page-act-yours = ваше
page-act-of = { $who }
page-tokens = Жетоны зелья: { $left } из { $all }
page-champion = за команду

## Товарищ

page-mate-hand = Что держит { $who }
page-mate-asked = { $who } решает: { $what }
page-mate-empty = нет карт
page-mate-lit = можно сыграть сейчас

## О чём спрашивают команды

page-potion = Зелье
    .use = Потратить жетон зелья
    .armed = При первом случае вас спросят, потратить ли жетон зелья
page-ask-potion = Жетон зелья: на что?
page-potion-fortitude = 6 Стойкости
page-potion-alcohol = на 6 трезвее
page-potion-gold = 3 золота
page-champion-ask = Кто из вас участвует?
page-champion-all = Что касается всех, встречает один от каждой команды.
page-champion-sends = { $who }: идёт { $whom }.
page-champion-holds = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
page-champion-answers = Есть чем ответить: { $card }
page-champion-answers-none = Ответить нечем
page-help = Кто поможет
page-help-you = Вы
page-help-none = для этого ничего нет
page-help-answered = ответ уже дан
page-key-potion = потратить жетон зелья

## Конец

page-team-won = { $you ->
    [true] Победа за вашей командой: { $who }!
   *[other] Победа: { $who }.
}
page-told-turn = { $you ->
    [true] Ход вашей команды.
   *[other] Ходят: { $who }.
}
page-told-in-danger = { $you ->
    [true] Ваша команда вот-вот выбудет, у неё последний шанс.
   *[other] { $who }: вот-вот выбудут, у них последний шанс.
}
page-told-wins = { $you ->
    [true] Победа за вашей командой!
   *[other] { $who }: победа за ними.
}
page-out-team = Ваша команда выбыла

## Talk

page-team-talk = Только ваша команда
    .say = Своей команде
page-key-team = говорить со своей командой
