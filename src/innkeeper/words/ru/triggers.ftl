## What holds by itself, and what happens whenever there is an occasion

static-alcohol-gained = Всё, что даёт вам Опьянение, даёт его на { $amount } { $way ->
    [more] больше
   *[less] меньше
  }.
static-gold-gained = Всякий раз, когда вы получаете Золото, Трактир даёт вам на { $amount } { $way ->
    [more] больше
   *[less] меньше
  }.
static-ante = Каждая ваша ставка на { $amount } { $way ->
    [more] больше
   *[less] меньше
  }.
static-numbers = Каждое число на картах Действия, которые вы играете, на { $amount } { $way ->
    [more] больше
   *[less] меньше
  }.
static-drunkenness = Когда решается, кто отключился, ваше Опьянение считается на { $amount } { $way ->
    [more] больше
   *[less] меньше
  }.
static-per = И так за каждое деление «{ $component }».
static-opening-ante = Когда вы начинаете раунд Азарта, первую ставку за вас вносит Трактир.
static-held = У кого есть такой жетон: { $text }
chart-at-step = { $step }: { $text }
chart-steps = Бывает так: { $steps }. В начале: { $start }.
guard-cost = Чтобы сыграть её: { $text }.
guard-extra = { $times ->
    [one] Можно добавить
   *[other] Можно добавить до { $times } раз
  } ({ $cost }): { $text }.
guard-extra-instead = Или ({ $cost }): { $text }.
discard-symbol = { $person ->
    [you] сбрасываете
   *[they] сбрасывает
  } { count-cards }, символ — { $symbol }
symbol-any = любая стихия
symbol-earth = земля
symbol-fire = огонь
symbol-water = вода
text-symbol = Символ: { $symbol }.
ask-extra = { $card }: добавите что-нибудь?
    .then = После этого все могут ответить на неё.
option-extra = { $text }
option-decline-extra = Ничего больше
fact-adds = { $me ->
    [who] Вы добавляете кое-что к карте «{ $card }».
   *[other] { $who } добавляет кое-что к карте «{ $card }».
  }
move-steps = «{ $component }» — на { $amount ->
    [1] шаг
    [one] { $amount } шаг
    [few] { $amount } шага
   *[other] { $amount } шагов
  } { $way ->
    [up] дальше
   *[down] назад
  }
become-step = { $component }: { $step }
if-component-step = если у вас «{ $component }» — { $way ->
    [exactly] { $least }
    [least] не ниже, чем { $least }
    [between] от { $least } до { $most }
   *[most] не выше, чем { $most }
  }
if-my-turn = если сейчас ваш ход
trigger-turn-start = в начале { $whose ->
    [you] вашего хода
   *[holder] хода игрока, у которого он есть
  }
trigger-turn-end = в конце { $whose ->
    [you] вашего хода
   *[holder] хода игрока, у которого он есть
  }
trigger-action-end = в конце этапа Действия { $whose ->
    [you] в ваш ход
   *[holder] игрока, у которого он есть
  }
trigger-lost = всякий раз, когда { $whose ->
    [you] вы теряете
   *[holder] игрок, у которого он есть, теряет
  } Стойкость
trigger-hurt = всякий раз, когда карта другого игрока отнимает Стойкость { $whose ->
    [you] у вас
   *[holder] у игрока, у которого он есть
  }
trigger-hurt-team = всякий раз, когда карта другого игрока отнимает Стойкость у вас или у товарища по команде
trigger-alcohol = всякий раз, когда { $whose ->
    [you] вы пьянеете
   *[holder] игрок, у которого он есть, пьянеет
  }
trigger-drinking = всякий раз, когда Выпивка даёт { $whose ->
    [you] вам
   *[holder] игроку, у которого он есть,
  } { $amount ->
    [1] Опьянение
   *[other] хотя бы { $amount } Опьянения
  }
trigger-round = всякий раз, когда { $whose ->
    [you] вы участвовали в раунде Азарта и не выиграли
   *[holder] игрок, у которого он есть, участвовал в раунде Азарта и не выиграл
  } его
trigger-plays = всякий раз, когда { $whose ->
    [you] вы играете
   *[holder] игрок, у которого он есть, играет
  } карту — прежде, чем кто-нибудь ответит
trigger-moved = всякий раз, когда меняется «{ $component }»

# A counter with names for its steps stands elsewhere.
fact-component-step = { $me ->
    [who] Вы
   *[other] { $who }
  }: { $component } — { $way ->
    [still] по-прежнему { $step }
   *[other] теперь { $step }
  }.
