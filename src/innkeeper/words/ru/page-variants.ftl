# Добавки за столом: азартные игры, Призы, Барная колода, События, Otto. Переменные описаны в английском файле.

page-game-yours = Ваша рука в этой игре
page-game-out = Вы вышли из этой игры
page-game-folded = вне игры
page-game-only-you = Их видите только вы.
page-game-held-up = видят все, кроме вас
page-game-open = видят все
page-game-looks = Вы смотрите
page-game-middle = В середине
page-game-acts = решает
page-game-waits = ещё впереди
page-game-passed = пас
page-game-done = уже был ход
page-game-in = в игре
page-game-shown = вскрыто
page-game-won = берёт банк

page-bar-deck = Барная
page-prizes = Призы
    .inn = В Трактире
    .bin = В Ящике Призов
    .none = нет
    .itself = Срабатывает сам, когда придёт его время.
page-pot-prize = и Приз:

page-event-deck = { $name }: карт { $cards }, счётчиков { $count }
page-event-in = { $count ->
    [0] сейчас
    [one] через { $count } ход
    [few] через { $count } хода
   *[other] через { $count } ходов
}
page-event-last = Последнее
page-event-does = Что оно делает, по порядку ходов
page-event-choose = Выбирают все, по порядку ходов
page-event-choose-secretly = Все выбирают тайно
page-event-bid = Торгуются все, по порядку ходов
page-event-bid-secretly = Все ставят тайно
page-event-you = Вы
page-event-ignores = игнорирует
page-event-chooses = выбирает
page-event-bids = ставит
page-event-yours = вам выбирать
page-event-has-chosen = уже есть выбор

page-otto-self = играет сам
page-otto-deck = впереди { $count }
page-otto-used = сыграно { $count }
page-towards = против: { $who }
page-towards-you = против вас
