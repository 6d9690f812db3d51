# Что говорится о картах, которые лежат в ячейках: на картах, в вопросах и в журнале.

## На картах

slot-headgear = Голова
slot-footgear = Ноги
slot-armor = Доспех
slot-hand = Рука
slot-special = Особое
text-slot = { $takes ->
    [0] { $slot }
    [1] { $slot }
   *[other] { $slot } × { $takes }
  }, уровень { $level }.
text-at-once = как только карта открыта
text-at-once-then = Потом сбросьте её.
adds-to = Играется заодно, когда вы играете { $cards }: { $text }
chart-to-slots = Её карты надевают перед собой, в ячейки ({ $slots }) или без ячейки, и играют оттуда.
chart-shared = Она одна на всех, кто ею пользуется.
chart-sum = Это сумма уровней всего, что на вас надето.
slot-number = { $slot } { $number }
get-cards = { $person ->
    [you] получаете
   *[they] получает
  } { $amount ->
    [one] карту «{ $component }»
   *[other] карты «{ $component }»: { $amount }
  }
lose-equipped = { $person ->
    [you] теряете
   *[they] теряет
  } надетое: «{ $component }», { $amount }
weaken-drink = каждое число на ней ближе к 0 на { $amount }
moment-revealed = пока вы получаете сокровище
moment-revealed-curse = когда вы открыли проклятие
thing-revealed = то, что вы открыли
thing-revealed-curse = открытое вами проклятие
brief-weaken-drink = каждое число ({ $it }) ближе к 0 на { $amount }

## Вопросы

ask-equip = Вы нашли { $card }. Наденете?
    .then = { $text }
option-equip-leave = Сбросить «{ $card }»
option-equip = Надеть «{ $card }»
option-equip-for = Надеть «{ $card }» вместо { $others }
ask-add = { $card }: сыграете что-нибудь вместе с ней?
    .then = Потом все смогут ответить на обе как на одну карту.
option-add = Сыграть вместе с ней «{ $card }»
option-decline-add = Ничего
ask-lose-treasure = Что вы теряете?
    .then = Карта перед вами сбрасывается.
option-lose-treasure = Потерять «{ $card }»
ask-revealed = { $other ->
    [you] Вы открыли
   *[other] { $other }: открыта карта
  } { $card }. Ответите?
    .then = Если нет, игра идёт дальше.
why-nothing-revealed = Не открыто ничего, на что она могла бы ответить.
    .short = Когда вы берёте сокровище
going-revealed = { $me ->
    [who] Вы получаете сокровище
   *[other] { $who } получает сокровище
  }

## Журнал

fact-equips = { $me ->
    [who] Вы надеваете «{ $card }».
   *[other] { $who } надевает «{ $card }».
  }
fact-leaves-treasure = { $me ->
    [who] Вы не надеваете «{ $card }».
   *[other] { $who } не надевает «{ $card }».
  }
fact-loses-treasure = { $me ->
    [who] Вы сбрасываете «{ $card }», что лежала перед вами.
   *[other] { $who } сбрасывает «{ $card }», что лежала перед игроком.
  }
fact-weakens-drink = { $me ->
    [who] Каждое число вашей «{ $card }» теперь ближе к 0 на { $amount }.
   *[other] Каждое число «{ $card }» ({ $who }) теперь ближе к 0 на { $amount }.
  }
