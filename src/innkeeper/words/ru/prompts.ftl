# О чём спрашивают игрока и что можно ответить. Атрибут `.then` говорит, что будет, если спасовать.
#
# Переменные — как в английском файле. Имена не склоняются: «игрока Zot», «цель: Zot».

## Ход

ask-discard = Какие карты сбросите, прежде чем тянуть?
    .then = Если оставите все, только дотянете.
ask-discard-exactly = { $number ->
    [one] Сбросьте { $number } карту.
    [few] Сбросьте { $number } карты.
   *[other] Сбросьте { $number } карт.
}
    .then = Какие, решаете вы.
ask-effect-first = Какую карту этой выпивки вы выполните сначала?
    .then = Она выполняется целиком, за ней остальные.
ask-action = Какую карту действия сыграете?
    .then = Если никакую, переходите к Заказу Выпивки.
ask-order = Кому закажете Выпивку?
    .then = Она ляжет в стопку «Выпей меня!», и никто её не увидит.
ask-first-card = Из какой колоды взять карту перед игрой?
    .then = Она войдёт в вашу первую руку.
option-first-card = Из колоды «{ $card }»
ask-champion = Кто из вас выступит за команду?
    .then = От каждой команды участвует только один. Назвать его может любой из вас.
ask-drink-next = Кто из вас пьёт следующим?
    .then = Верхнюю карту своей стопки. Назвать его может любой из вас.
option-give-champion = За команду: { $whom }
option-give-drink-next = Сейчас пьёт { $whom }
option-potion-fortitude = Жетон зелья: 6 Стойкости
option-potion-alcohol = Жетон зелья: на 6 трезвее
option-potion-gold = Жетон зелья: 3 золота из Таверны
ask-split = Разделите { $card } с кем-нибудь?
    .then = Если нет, пьёте в одиночку.
ask-accept = { $card } делает вам предложение. Принимаете?
    .then = Если согласитесь: { $offer }.
ask-go = Ваша очередь: { $other ->
    [nobody] Контроля нет ни у кого
    [you] Контроль у вас
   *[other] Контроль у игрока { $other }
}, в банке { count-gold }.
    .then = Если спасуете, останетесь в раунде.

## Ответы

ask-answer = { $says }. Ответите?
ask-card = { $other ->
    [you] Вы играете
   *[other] { $other } играет
} { $card }. Ответите?
    .then = Если никто не ответит, она подействует.
ask-card-on = { $other ->
    [you] Вы играете
   *[other] { $other } играет
} { $card }, цель: { $whom }. Ответите?
    .then = Если никто не ответит, она подействует.
ask-drink = { $other ->
    [you] Вам
   *[other] Игроку { $other }
} предстоит { $card } (Опьянение { $alcohol }, Стойкость { $fortitude }). Вмешаетесь?
    .then = { $other ->
        [you] Если спасуете, пьёте.
       *[other] Если спасуете, всё останется как есть.
    }
ask-drinks = { $number ->
    [one] Открыта { $number } Выпивка
    [few] Открыты { $number } Выпивки
   *[other] Открыто { $number } Выпивок
}. Вмешаетесь?
    .then = Если спасуете, всё останется как есть.
ask-event = Вскрыто { $card }. Ответите?
    .then = Если никто не ответит, оно подействует.
ask-ante = Пора делать ставку: { count-gold }. Ответите?
    .then = Если спасуете, ставите.
ask-bill = Все платят за новую Выпивку: { count-gold }. Ответите?
    .then = Если спасуете, платите.
ask-payment = Вам платить { count-gold }. Ответите?
    .then = Если спасуете, платите.
ask-hit = Вы только что потеряли Стойкость. Ударите в ответ?
    .then = Если спасуете, так тому и быть.
ask-round-won = { $other ->
    [you] Вы выиграли раунд
   *[other] { $other } выигрывает раунд
}, в банке { count-gold }. Ответите?
    .then = Если спасуете, так тому и быть.
ask-pot-taken = { $other ->
    [you] Вы забираете банк
   *[other] { $other } забирает банк
}: { count-gold }. Ответите?
    .then = Если спасуете, так тому и быть.
ask-last-chance = Вы вот-вот выбудете из игры. Сыграете что-нибудь напоследок?
    .then = Если спасуете и ничто вас не спасёт, вы вне игры.
ask-around-discard-and-draw = { $other ->
    [you] Сейчас ваше Действие.
   *[other] { $other } готовится действовать.
} Сыграете карту до этого?
    .then = Если спасуете, { $other ->
    [you] вы продолжите
   *[other] { $other } продолжит
}.
ask-around-action = { $other ->
    [you] Сейчас вы закажете Выпивку.
   *[other] { $other } готовится заказать Выпивку.
} Сыграете карту до этого?
    .then = Если спасуете, { $other ->
    [you] вы продолжите
   *[other] { $other } продолжит
}.
ask-around-order-a-drink = { $other ->
    [you] Сейчас вы будете пить.
   *[other] { $other } готовится пить.
} Сыграете карту до этого?
    .then = Если спасуете, { $other ->
    [you] вы продолжите
   *[other] { $other } продолжит
}.
ask-around-drink = { $other ->
    [you] Идёт ваша фаза Выпивки.
   *[other] Фаза Выпивки игрока { $other }.
} Сыграете карту?
    .then = Если спасуете, { $other ->
    [you] вы продолжите
   *[other] { $other } продолжит
}.
ask-before-discard = { $other } готовится сбрасывать и тянуть. Сыграете карту до этого?
    .then = Если спасуете, { $other } продолжит.
ask-before-action = { $other } готовится действовать. Сыграете карту до этого?
    .then = Если спасуете, { $other } продолжит.
ask-before-order = { $other } готовится заказать Выпивку. Сыграете карту до этого?
    .then = Если спасуете, { $other } продолжит.
ask-before-go = Скоро очередь игрока { $other }. Сыграете карту до этого?
    .then = Если спасуете, { $other } продолжит.
ask-before-other = { $other } готовится решать. Сыграете карту до этого?
    .then = Если спасуете, { $other } продолжит.
ask-other = Решать вам.
    .then = Первый вариант — самый скромный.

## Если спасовать

then-fortitude = Стойкость { $from } → { $to }
then-alcohol = Опьянение { $from } → { $to }
then-gold = Золото { $from } → { $to }
then-fortitude-at = Стойкость { $from }
then-alcohol-at = Опьянение { $from }
then-you = Если спасуете: { $changes }.
then-you-are-out = Если спасуете: { $changes }, а { $meets }. Вы выбываете, если никто не ответит.
then-you-are-broke = Если спасуете: { $changes }. Золота больше не останется.
then-other = Если никто не ответит: { $who }, { $changes }.
then-other-is-out = Если никто не ответит, { $who } выбывает: { $changes }, а { $meets }.

## Внизу карты, которую можно сыграть: что она сейчас сделает, не больше 30 букв, не считая имён

foot-anytime = Когда угодно
foot-action = Ваше Действие
foot-action-choose = Ваше Действие: на кого?
foot-plays = Можно сыграть
foot-gambles = Контроль у вас
foot-cheats = Контроль у вас
foot-raises = Контроль у вас, все ставят
foot-negates = { $me ->
    [who] { $thing ->
        [event] Отменит ваше Событие
       *[other] Отменит вашу же карту
    }
   *[other] { $thing ->
        [answer] Отменит ответ игрока { $who }
        [event] Отменит Событие
       *[other] Отменит карту игрока { $who }
    }
}
foot-ignores = { $thing ->
    [drink] Вы не пьёте
    [event] Событие вас не коснётся
   *[other] Вас это не коснётся
}
foot-redirects = Потеря достанется другому
foot-reduces = Смягчит потерю
foot-splits = { $thing ->
    [drink] Разделит Выпивку
   *[other] Разделит потерю
}
foot-passes = Передаст Выпивку
foot-changes = { $figure ->
    [none] Изменит Выпивку
   *[other] { $me ->
        [who] Вам: Опьянение { $figure }
       *[other] { $who }: Опьянение { $figure }
    }
}
foot-covers = Сбережёт ваше Золото
foot-leaves = Уйти вместо ставки
foot-strikes-back = Ударит в ответ: { $who }
foot-hits = Ударит: { $who }
foot-sobers = Отрезвит игрока { $who }
foot-heals = Лечит
foot-intoxicates = Споит игрока { $who }
foot-charges = Кто-то заплатит
foot-takes = { $thing ->
    [round] Банк достанется вам
   *[other] Даст Золото
}
foot-serves = Ещё одну игроку { $who }
foot-orders = К заказу — ещё Выпивка
foot-opens = Начнёт раунд
foot-ends = Завершит раунд
foot-again = Победа не в счёт

## Варианты

quoted = «{ $title }»
you = вы
yourself = вы сами
option-pass = Пас (играем дальше)
option-pass-ante = Поставить { count-gold }
option-pass-pay = Заплатить { count-gold }
option-pass-drink = { $number ->
    [1] Выпить
   *[other] Выпить свою, чужую Выпивку не трогать
}
option-decline-respond = Пас
option-decline-go = Пас
option-decline-discard = Оставить все
option-decline-action = Без Действия
option-decline-split = Выпить в одиночку
option-decline-other = Ничего из этого
option-give-other = { $whom }
option-other = Вариант { $number }
option-play = Сыграть «{ $card }»
option-play-on = Сыграть «{ $card }», цель: { $whom }
option-play-drink = { $drinker ->
    [you] Сыграть «{ $card }» на свою «{ $drink }»
   *[other] Сыграть «{ $card }» на «{ $drink }» ({ $drinker })
}
option-play-drink-on = { $drinker ->
    [you] Сыграть «{ $card }» на свою «{ $drink }», цель: { $whom }
   *[other] Сыграть «{ $card }» на «{ $drink }» ({ $drinker }), цель: { $whom }
}
option-as = { $option } ({ $text })
option-numbered = { $option } [{ $number }]
option-give-order = Угостить игрока { $whom }
option-give-split = Разделить с игроком { $whom }
option-accept-no = Отказаться
option-accept-yes = Принять
option-effect-first = Сначала «{ $card }»

## Пауза в каждом окне

ask-hold = Вы держите паузу. Осмотритесь — и продолжайте.
option-hold = Дальше

## One of several things

ask-choose = { $card }: выбор за вами. Что это будет?
    .then = Ответить на это никто не может.

## Что присоединяется к карте

ask-join = { $card }: кого вы выбираете для присоединённой карты?
    .then = Потом все смогут ответить на обе как на одну карту.
option-give-join = Выбрать игрока { $whom }
option-decline-join = Больше никого
ask-pick = { $card }: кого вы выбираете?
    .then = Остальное достанется этому игроку.
option-give-pick = Выбрать игрока { $whom }
ask-prize = Какой Приз вы кладёте в банк?
    .then = Его получит тот, кто заберёт банк.
option-prize = «{ $card }»
ask-prize-to = У вас забирают половину банка. Кому достанется Приз?
    .then = Золото уже поделено.
option-give-prize-to = { $whom }
ask-whose-pile = В чью стопку «Выпей меня!» замешать Выпивку?
    .then = Она не сбрасывается.
option-give-whose-pile = { $whom }
ask-deck = Из какой колоды вы покупаете карту?
    .then = Если не купите, вы сбрасываете и добираете.
option-deck = Карта из колоды «{ $card }»
option-decline-deck = Не покупать
ask-blood = Нужно сделать ставку. Сколько из неё вы платите Стойкостью?
    .then = За каждую потерянную Стойкость Трактир ставит за вас 1 Золотой.
option-blood = { $number ->
    [0] Нисколько
   *[other] Стойкость: { $number }
  }
ask-take-away = { $card }: какую карту этой руки сбросить?
    .then = Ответить на это никто не может.
option-take-away = Сбросить «{ $card }»
ask-borrow = { $card }: какой картой этой руки вы сыграете?
    .then = Если никакой, вы пасуете.
option-borrow = Сыграть «{ $card }»
option-borrow-on = Сыграть «{ $card }»: { $whom }
option-decline-borrow = Никакой: пас
ask-divide = { $card }: в какую стопку вы кладёте эту карту?
    .then = Одну из двух стопок возьмёт { $other }.
option-divide-no = «{ $card }» — в первую стопку
option-divide-yes = «{ $card }» — во вторую стопку
ask-share = { $card }: какую стопку вы берёте?
    .then = Другая сбрасывается.
option-share = { $number ->
    [one] Взять «{ $card }»
   *[other] Взять стопку ({ $number }), где есть «{ $card }»
  }
ask-aim = { $card }: кому достанется удар?
    .then = Миньона или устройство бьют вместо хозяина.
option-aim-self = { $whom }
option-aim = «{ $card }»
ask-keep = Какую из них вы оставляете?
    .then = Другая сбрасывается.
option-keep = Оставить «{ $card }»
ask-dare = Обе Выпивки одинаково крепки. Какую пьёте вы?
    .then = Все остальные пьют другую.
option-dare = Выпить «{ $card }»
ask-buy = { $other } предлагает вам { $card } за { $amount } Золота. Купите?
    .then = { $text }
option-buy-yes = Купить
option-buy-no = Нет, спасибо
foot-sell = Можно продать
option-sell = Продать «{ $card }» игроку { $whom } за { $amount } золота
ask-gain = Вы получили Золото. Ответите?
    .then = Если нет, игра идёт дальше.
