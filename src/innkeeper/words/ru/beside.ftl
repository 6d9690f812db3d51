# Карты побочных колод, которые лежат перед другими: лицом вниз или на стопках «Выпей меня!».

give-cards = { $person ->
    [you] получаете
   *[they] получает
  } { count-cards } «{ $component }»
give-drinks = { $person ->
    [you] получаете
   *[they] получает
  } { count-drinks } «{ $component }»
again-discard = { $person ->
    [you] сбрасываете любое число карт и добираете руку
   *[they] сбрасывает любое число карт и добирает руку
  }
adds-given = Затем она ложится перед { $whom }, и её играют оттуда.
chart-to-pile = Её Выпивка ложится сверху на стопки «Выпей меня!» тех, кому её дали.
chart-seen-by-holder = Перед игроком они лежат лицом вниз: видит их только он, а ещё его команда.
chart-seen-by-nobody = Перед игроком они лежат лицом вниз, и никто на них не смотрит.
text-until-action-end = Сбросьте её, когда закончится ваша следующая фаза Действия.
static-payment = В каждом вашем платеже первое Золото (столько: { $amount }) платит Трактир; две такие карты не складываются.
pay-owner = { $person ->
    [you] платите
   *[they] платит
  } { count-gold } хозяину этой карты
fact-gets-card = { $me ->
    [who] Вы получаете карту из колоды «{ $component }».
   *[other] { $who } получает карту из колоды «{ $component }».
  }
fact-lays-before = { $me ->
    [who] Вы кладёте «{ $card }» перед игроком { $whom }.
    [whom] { $who } кладёт «{ $card }» перед вами.
   *[other] { $who } кладёт «{ $card }» перед игроком { $whom }.
  }
drink-mine = { $text }; в вашей на { $amount } Опьянения меньше, но не ниже 0
give-own-drinks = просматриваете свою стопку «Выпей меня!» и раздаёте Выпивку из неё другим
ask-give-away = Какую свою Выпивку отдадите?
    .then = Что оставите, вернётся на вашу стопку.
option-give-away = «{ $card }»: { $whom }
option-decline-give-away = Оставить остальное
fact-looks-through-pile = { $me ->
    [who] Вы просматриваете свою стопку «Выпей меня!».
   *[other] { $who } просматривает свою стопку «Выпей меня!».
  }
fact-gives-drink = { $me ->
    [who] Вы отдаёте «{ $card }»: { $whom }.
   *[other] { $who } отдаёт «{ $card }»: { $whom }.
  }
fact-gives-away = { $me ->
    [who] Выпивка из вашей стопки уходит: { $whom }.
    [whom] { $who } отдаёт вам свою Выпивку.
   *[other] { $who } отдаёт свою Выпивку: { $whom }.
  }
static-per-card = И так за каждую карту «{ $component }» перед вами{ $number ->
    [0] .
   *[other] {" "}(первые не в счёт: { $number }).
  }
lose-before = { $person ->
    [you] теряете
   *[they] теряет
  } { $amount ->
    [one] лежащую карту «{ $component }»
    [40] все лежащие карты «{ $component }»
   *[other] лежащие карты «{ $component }»: { $amount }
  }
who-foes = каждый противник хозяина карты
    .dative = каждому противнику хозяина карты
    .instrumental = каждым противником хозяина карты
pick-another-but-owner = выбираете другого игрока (не хозяина карты)
pick-anyone-but-owner = выбираете любого игрока (не хозяина карты)
pass-on-another = передаёте эту карту другому
pass-on-another-but-owner = передаёте эту карту другому, не хозяину
pass-on-anyone = передаёте эту карту любому игроку
pass-on-anyone-but-owner = передаёте эту карту любому игроку, не хозяину
pass-itself = эта карта переходит к этому игроку
discard-itself = сбрасываете эту карту
fact-passes-card = { $me ->
    [who] Вы передаёте «{ $card }»: { $whom }.
    [whom] { $who } передаёт «{ $card }» вам.
   *[other] { $who } передаёт «{ $card }»: { $whom }.
  }
why-works-by-itself = Её не играют: она срабатывает сама.
    .short = Срабатывает сама
