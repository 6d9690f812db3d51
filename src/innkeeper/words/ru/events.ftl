# Что все игроки выбирают или предлагают для События: что говорят карты, о чём спрашивают, что рассказывают.

## Что говорят карты

each-chooses = каждый игрок по порядку хода выбирает одно: { $text }
each-chooses-secretly = каждый игрок тайно выбирает одно, и всё открывается разом: { $text }
each-after = { $choice }. Затем { $text }
chance-chooses = случай решает за всех: { $text }
choose-named = «{ $name }»: { $text }
choose-nothing = больше ничего
who-chose = каждый, кто выбрал «{ $name }»,
who-heroes = каждый герой
    .dative = каждому герою
    .instrumental = каждым героем
who-villains = каждый злодей
    .dative = каждому злодею
    .instrumental = каждым злодеем
who-highest = назвавший больше всех
    .dative = назвавшему больше всех
    .instrumental = назвавшим больше всех
per-bid = за каждую единицу своего предложения
if-all-chose = если все выбрали «{ $option }»
if-most-chose = если большинство выбрало «{ $option }»
if-more-than-players = если сброшено больше карт, чем игроков
if-not-more-than-players = если сброшено не больше карт, чем игроков
bid-gold = все по кругу предлагают Золото (не больше { $amount }), пока кто-то предлагает больше
bid-fortitude = все по кругу предлагают Стойкость (не больше { $amount }), пока кто-то предлагает больше
bid-secretly-gold = каждый тайно называет, сколько Золота отдаст (не больше { $amount }), и всё открывается разом
bid-secretly-fortitude = каждый тайно называет, сколько Стойкости отдаст (не больше { $amount }), и всё открывается разом
pay-times = { $text }, раз: { $number }
discard-up-to = { $person ->
    [you] сбрасываете
   *[they] сбрасывает
} карт: от 1 до { $amount }
discard-down-to = { $person ->
    [you] сбрасываете
   *[they] сбрасывает
} карты сверх { $amount }
discard-drinks = { $person ->
    [you] сбрасываете
   *[they] сбрасывает
} верхних карт своей стопки «Выпей меня!»: { $amount }
ignore-actions = { $person ->
    [you] до своего следующего хода Игнорируете
   *[they] до своего следующего хода Игнорирует
} все карты Действия
gain-gold-inn = { $person ->
    [you] получаете
   *[they] получает
} от Трактира { count-gold }

## О чём спрашивают

ask-bid = { $card }: сколько вы предлагаете?
    .then = Спасовав, можно предложить позже, пока предлагают другие.
option-bid = Предложить { $number }
option-decline-bid = Пас
ask-bid-secretly = { $card }: сколько вы называете?
    .then = Никто не увидит этого, пока не выберут все.
option-bid-secretly = { $number ->
    [0] Нисколько
   *[other] { $number }
  }
option-choose = «{ $name }»: { $text }

## Что происходит и рассказывается

going-each = { $me ->
    [who] Вы выбираете
   *[other] { $who } выбирает
}
fact-chooses-for-event = { $me ->
    [who] Вы выбираете «{ $option }».
   *[other] { $who } выбирает «{ $option }».
}
fact-chance-chooses = Случай решает: «{ $option }».
fact-bids = { $me ->
    [who] Вы предлагаете { $amount }.
   *[other] { $who } предлагает { $amount }.
}
fact-bids-nothing = { $me ->
    [who] Вы пока ничего не предлагаете.
   *[other] { $who } пока ничего не предлагает.
}
fact-discards-drink = { $me ->
    [who] Вы сбрасываете «{ $card }» из своей стопки «Выпей меня!».
   *[other] { $who } сбрасывает «{ $card }» из своей стопки «Выпей меня!».
}
fact-ignores-actions = { $me ->
    [who] До своего следующего хода вы Игнорируете все карты Действия.
   *[other] { $who } до своего следующего хода Игнорирует все карты Действия.
}

## В терминале

terminal-events = Колоды Событий: { $names }
terminal-no-event-deck = нет
terminal-event-deck = { $name }: осталось { $cards }, жетонов продвижения { $counters }
terminal-chosen = { $who }: { $option }
terminal-sea-events = Морские События
terminal-dungeon-events = События Подземелья
