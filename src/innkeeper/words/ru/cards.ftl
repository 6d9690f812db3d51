# Что говорят карты. Текст складывается из эффектов: [когда], [если]: [что происходит]. [что ещё действует]
#
# Переменные — как в английском файле. Игрока зовут на «вы», глаголы в изъявительном наклонении:
# так одно и то же слово годится и в начале фразы, и после «вы».

## Сколько чего

count-gold = { $amount ->
    [one] { $amount } Золотой
   *[other] { $amount } Золотых
}
count-fortitude = { $amount ->
    [one] { $amount } Стойкость
   *[other] { $amount } Стойкости
}
count-alcohol = { $amount ->
    [one] { $amount } Опьянение
   *[other] { $amount } Опьянения
}
count-cards = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
}
count-drinks = { $amount ->
    [one] { $amount } Выпивку
    [few] { $amount } Выпивки
   *[other] { $amount } Выпивок
}

## Как складывается

list-comma = { $first }, { $second }
list-and = { $first } и { $second }
list-or = { $first } или { $second }
clause = { $subject } { $does }
clause-you = вы { $does }
clause-after = { $first }; { $second }
clause-if = { $condition }, { $clause }
sentence = { $text }.
after-moment = { $moment }: { $text }
moment-if = { $moment }, { $condition }
as-kind = { $kind }: { $text }
between-plays = — ИЛИ —

## Виды карт

kind-action = Действие
    .one = действия
kind-sometimes = Иногда
    .one = «иногда»
    .more = «иногда»
kind-anytime = Всегда
    .one = «всегда»
    .more = «всегда»
kind-gambling = Азарт
    .one = азарта
    .more = азарта
kind-cheating = Обман
    .one = обмана
    .more = обмана
kind-drink = Выпивка
kind-drink-event = Событие пьянки
kind-event = Событие
kind-prize = Приз
card-of-kinds = карту { $kinds }

## Вещи

stat-fortitude = Стойкость
stat-alcohol = Опьянение
stat-gold = Золото
deed-negated = Отменить
deed-ignored = Игнорировать
deed-reduced = уменьшить
deed-answered = встретить ответом
deed-helped = отразить за товарища по команде

## Кто

who-another = другой игрок по вашему выбору
    .dative = другому игроку по вашему выбору
    .instrumental = другим игроком по вашему выбору
who-another-not-source = третий игрок по вашему выбору
    .dative = третьему игроку по вашему выбору
    .instrumental = третьим игроком по вашему выбору
who-another-gamblers = другой участник раунда по вашему выбору
    .dative = другому участнику раунда по вашему выбору
    .instrumental = другим участником раунда по вашему выбору
who-anyone = любой игрок по вашему выбору
    .dative = любому игроку по вашему выбору
    .instrumental = любым игроком по вашему выбору
who-anyone-not-source = любой игрок по вашему выбору (кроме этого)
    .dative = любому игроку по вашему выбору (кроме этого)
    .instrumental = любым игроком по вашему выбору (кроме этого)
who-anyone-gamblers = любой участник раунда по вашему выбору
    .dative = любому участнику раунда по вашему выбору
    .instrumental = любым участником раунда по вашему выбору
who-up-to = каждый из { $others ->
    [yes] других игроков
   *[no] игроков
} по вашему выбору (не более { $number })
    .dative = каждому из { $others ->
        [yes] других игроков
       *[no] игроков
    } по вашему выбору (не более { $number })
    .instrumental = каждым из { $others ->
        [yes] других игроков
       *[no] игроков
    } по вашему выбору (не более { $number })
who-up-to-gamblers = каждый из { $others ->
    [yes] других участников
   *[no] участников
} раунда по вашему выбору (не более { $number })
    .dative = каждому из { $others ->
        [yes] других участников
       *[no] участников
    } раунда по вашему выбору (не более { $number })
    .instrumental = каждым из { $others ->
        [yes] других участников
       *[no] участников
    } раунда по вашему выбору (не более { $number })
who-exactly = каждый из { $number } { $others ->
    [yes] других игроков
   *[no] игроков
} по вашему выбору
    .dative = каждому из { $number } { $others ->
        [yes] других игроков
       *[no] игроков
    } по вашему выбору
    .instrumental = каждым из { $number } { $others ->
        [yes] других игроков
       *[no] игроков
    } по вашему выбору
who-exactly-gamblers = каждый из { $number } { $others ->
    [yes] других участников
   *[no] участников
} раунда по вашему выбору
    .dative = каждому из { $number } { $others ->
        [yes] других участников
       *[no] участников
    } раунда по вашему выбору
    .instrumental = каждым из { $number } { $others ->
        [yes] других участников
       *[no] участников
    } раунда по вашему выбору
who-others = каждый другой игрок
    .dative = каждому другому игроку
    .instrumental = каждым другим игроком
who-everyone = каждый игрок
    .dative = каждому игроку
    .instrumental = каждым игроком
who-gamblers = каждый участник раунда
    .dative = каждому участнику раунда
    .instrumental = каждым участником раунда
who-served = каждый, кому вы её заказали,
    .dative = каждому, кому вы её заказали
    .instrumental = каждым, кому вы её заказали
who-first = один игрок по вашему выбору
    .dative = одному игроку по вашему выбору
    .instrumental = одним игроком по вашему выбору
who-second = другой из них
    .dative = другому из них
    .instrumental = другим из них
who-source = этот игрок
    .dative = этому игроку
    .instrumental = этим игроком

## Когда

moment-card = в ответ на { $cards }
moment-card-by-another = в ответ на { $cards } другого игрока
moment-card-of-me = в ответ на { $cards }, влияющую у вас на { $stats }
moment-card-of-me-by-another = в ответ на { $cards } другого игрока, влияющую у вас на { $stats }
moment-card-changes-drink = в ответ на { $cards }, которой Игнорируют, передают, делят или меняют Выпивку
moment-card-changes-drink-by-another = в ответ на { $cards } другого игрока, которой Игнорируют, передают, делят или меняют Выпивку
moment-card-picks-me = в ответ на { $cards }, для которой выбрали вас
moment-card-picks-me-by-another = в ответ на { $cards } другого игрока, для которой выбрали вас
moment-card-for-everybody = в ответ на { $cards }, которая касается всех
moment-card-for-everybody-by-another = в ответ на { $cards } другого игрока, которая касается всех
moment-event-for-everybody = когда вскрыто Событие, которое касается всех
moment-drink = когда кому-либо предстоит Выпивка
moment-drink-of-me = когда вам предстоит Выпивка
moment-drink-by-another = когда другой игрок вскрыл Выпивку
moment-drink-of-me-by-another = когда вам предстоит Выпивка, которую вскрыл другой игрок
moment-event = когда вскрыто Событие
moment-event-of-drinks = когда вскрыто Событие из колоды выпивки
moment-would-lose-fortitude = когда сыгранная карта вот-вот отнимет у вас Стойкость
moment-would-lose-fortitude-by-another = когда другой игрок вот-вот отнимет у вас Стойкость
moment-would-ante = когда вы должны сделать ставку
moment-would-lose-gold = когда вы вот-вот потеряете Золото
moment-would-pay-drinks = когда все платят за новую Выпивку
moment-after-pot = когда другой игрок забирает банк раунда
moment-after-win = когда кто-либо выиграл раунд Азарта
moment-after-win-by-another = когда другой игрок выиграл раунд Азарта
moment-during-round = во время раунда Азарта
moment-during-discard-of-me = на вашем этапе Сброса и вытягивания
moment-during-discard-of-another = на этапе Сброса и вытягивания другого игрока
moment-during-action-of-me = на вашем этапе Действия
moment-during-action-of-another = на этапе Действия другого игрока
moment-during-order-of-me = на вашем этапе Заказа Выпивки
moment-during-order-of-another = на этапе Заказа Выпивки другого игрока
moment-during-drink-of-me = на вашем этапе Пьянки
moment-during-drink-of-another = на этапе Пьянки другого игрока

## Если

if-in-round = если вы ещё в раунде
if-champion = если вы решаете, кто выступит за вас
if-not-reduced = если вы не пытались уменьшить или Игнорировать потерю
if-players = { $number ->
    [one] если остался только { $number } игрок
    [few] если осталось только { $number } игрока
   *[other] если осталось только { $number } игроков
}
if-still-in = если вы ещё в игре
if-unpaid = если платит товарищ
if-card-ignored = если кто-то Игнорирует эту карту
if-action-phase = если сейчас ваш этап Действия

## Что происходит

lose-fortitude = { $person ->
    [you] теряете
   *[they] теряет
} { count-fortitude }
lose-alcohol = { $person ->
    [you] теряете
   *[they] теряет
} { count-alcohol }
gain-fortitude = { $person ->
    [you] получаете
   *[they] получает
} { count-fortitude }
gain-alcohol = { $person ->
    [you] получаете
   *[they] получает
} { count-alcohol }
pay-inn = { $person ->
    [you] платите
   *[they] платит
} Трактиру { count-gold }
pay-me = { $person ->
    [you] платите
   *[they] платит
} вам { count-gold }
pay-player = { $person ->
    [you] платите
   *[they] платит
} тому, кто её сыграл, { count-gold }
pay-picked = { $person ->
    [you] платите
   *[they] платит
} { $whom } { count-gold }
take-gold-pot = берёте из банка { count-gold }
take-gold-inn = получаете от Трактира { count-gold }
take-pot = забираете банк вместо победителя
due-inn = за вас платит Трактир
due-nobody = вы не теряете Золота, и никто его не получает
ante = каждый участник раунда ставит { count-gold }
ignore-card = Игнорируете её
ignore-drink = Игнорируете её
ignore-event = Игнорируете его
negate-card = Отменяете её
negate-event = Отменяете его
reduce-to = уменьшаете эту потерю до { $amount }
reduce-by = уменьшаете эту потерю на { $amount }
redirect-loss = { $whom } несёт эту потерю вместо вас
split-loss = делите потерю с { $whom }, округляя половины вверх; вашу уже не изменить
pass-drink = передаёте её { $whom }
pass-pays = { $text } и платите за выпитое { count-gold }
split-drink = делите её с { $whom }
split-adds = { $text }; к той половине прилагается: { $component }, { $amount }
halve-drink = пьёте лишь половину, округлив вниз
raise-drink = Опьянение от неё больше на { $amount }
lower-drink = Опьянение от неё меньше на { $amount }, но не ниже 0
replace-drink = вместо всего, что она делает, пьющий { $numbers }
empty-drink = она больше ничего не делает
convert-drink = прибавляете Опьянение от неё к Стойкости, а не к Опьянению
drink-pile = { $person ->
    [you] пьёте
   *[they] пьёт
} { count-drinks } из своей стопки «Выпей меня!»
drink-deck = { $person ->
    [you] пьёте
   *[they] пьёт
} { count-drinks } из колоды Выпивки
drink-copy = { $person ->
    [you] пьёте
   *[they] пьёт
} копию одной и той же Выпивки из колоды Выпивки
dare-drinks = вскрываются две Выпивки из колоды Выпивки; вы пьёте ту, от которой Опьянения меньше, все остальные — другую
order-drinks = заказываете другим игрокам ещё { count-drinks }
draw-cards = { $person ->
    [you] тянете
   *[they] тянет
} { count-cards }
draw-from = { $person ->
    [you] тянете
   *[they] тянет
} { count-cards } из колоды «{ $component }»
discard-random = { $person ->
    [you] сбрасываете
   *[they] сбрасывает
} { count-cards } наугад
discard-kind = { $person ->
    [you] сбрасываете
   *[they] сбрасывает
} { count-cards } типа «{ $kind }» или { $person ->
    [you] показываете
   *[they] показывает
} руку, где таких нет
discard-by-me = сбрасываете { count-cards } «{ $kind }» из руки ({ $whom })
discard-by-me-any = сбрасываете { count-cards } из руки ({ $whom })
borrow-card = играете картой Азарта или Обмана с чужой руки ({ $whom }) как своей либо пасуете
bar-help = того, кто потерял от неё Стойкость, до конца хода не могут защищать товарищи по команде
send-champion = за вашу команду выступает { $whom }
call-minion = открываете карты своей колоды, пока не выйдет миньон, и вводите его в игру
divide-cards = открываете { count-cards } с верха своей колоды; { $whom } делит их на две стопки; одну вы берёте, другую сбрасываете
redirect-card = всё, что она сделала бы с вами, достаётся другому ({ $whom })
discard-cards = { $person ->
    [you] сбрасываете
   *[they] сбрасывает
} { count-cards }
pick-another = выбираете другого игрока
pick-anyone = выбираете любого игрока
take-control = получаете Контроль над раундом
start-round = начинаете раунд Азарта
start-contest = начинаете Соревнование по выпивке
leave-round = покидаете раунд вместо этого
be-forced-out = { $person ->
    [you] покидаете
   *[they] покидает
} раунд
win-round = выигрываете раунд
end-round-inn = завершаете его; банк достаётся Трактиру
end-round-me = завершаете его; банк достаётся вам
end-turn = ваш ход окончен
again-round = эта победа не в счёт, и Контроль у вас
again-card = сыгравший может сыграть другую карту того же типа
again-event = вместо неё открывается следующая карта той стопки «Выпей меня!»
again-action = вы можете сыграть ещё одну карту Действия
choose = по желанию: { $text }
choose-one-after = { $choice }. Затем { $text }
choose-after = { $choice }. В любом случае { $text }

## Что ещё действует

guard-cannot = Её нельзя { $deeds }.
guard-only = На неё влияет только «{ $title }».
guard-not-on-antes-and-endings = Нельзя в ответ на карту со ставкой или с концом раунда.
guard-followed-by-cheating = Следом можно сыграть только карту Обмана.
guard-follows-anything = Можно сыграть после любой карты.
guard-joins = К ней присоединяется карта «{ $component }».
guard-instead = если её Отменят: { $text }
guard-ignoring = Тот, кто Игнорировал бы её, вместо этого теряет на { $number } меньше.
guard-goes-picked = Остаётся перед этим игроком до его следующего хода.
guard-minion = Остаётся перед вами как миньон со Стойкостью { $number }: бить могут и его вместо вас.
guard-goes-front = Остаётся перед вами до вашего следующего хода.

## Выпивка

lose-gold = { $person ->
    [you] платите
   *[they] платит
} { count-gold }
gain-gold = { $person ->
    [you] получаете
   *[they] получает
} { count-gold }
does-nothing = Ничего не происходит.
race-line = Если вы { $races }, вместо этого { $text }.
race-line-nothing = Если вы { $races }, ничего не происходит.
race-drence = дренс
race-dwarf = дварф
race-elf = эльф
race-gnome = гном
race-goblin = гоблин
race-half-elf = полуэльф
race-half-ogre = полуогр
race-halfling = полурослик
race-human = человек
race-kobold = кобольд
race-ogre = огр
race-orc = орк
race-pixie = пикси
race-rabbit = кролик
race-troll = тролль
race-vampire = вампир
chaser = С прицепом: добавляется следующая Выпивка.
splits-itself = Тот, кто её вскрыл, может разделить её с другим игроком.
no-split = Картами её не разделить.
kept = Остаётся перед тем, кто её пьёт.
reserve = Лежит поверх стопки «Выпей меня!».
as-action = Это можно уменьшить или Игнорировать так, словно это сделала карта Действия.
encounter-level = Уровень встречи { $number }.

## Components and amounts that are read late

move-counter = { $component }: { $way ->
    [up] +{ $amount }
   *[down] −{ $amount }
  }
move-token = { $way ->
    [up] { $person ->
        [you] получите
       *[they] получает
      }
   *[down] { $person ->
        [you] верните
       *[they] возвращает
      }
  }: { $component }, { $amount }
depends = { $text } { $on }
by-component = ({ $others })
at-component = «{ $component }» { $number }: { $amount }
per-component = за { $kind ->
    [token] каждый жетон
   *[counter] каждое деление
  } «{ $component }»
per-pick = за каждого выбранного игрока
per-hit = за каждого, кто потерял Стойкость
per-player = за каждого, кто ещё в игре
per-team = за каждого игрока на той стороне
per-alcohol = за каждую единицу Опьянения этой Выпивки
per-lost = за каждую потерянную от этой карты Стойкость
up-to = { $amount } (не больше { $number })
if-component = если у вас «{ $component }» — { $way ->
    [exactly] { $least }
    [least] не меньше { $least }
    [between] от { $least } до { $most }
   *[most] не больше { $most }
  }
if-source = если у этого игрока есть «{ $component }»{ $number ->
    [1] {""}
   *[other] , не меньше { $number }
  }
guard-while = { $condition }: { $text }
choose-one = на выбор: { $text }
picked-chooses = { $who }, как решит сам, { $text }
choose-or = { $first } — или — { $second }
moment-would-lose-fortitude-from = в ответ на { $cards }, которая вот-вот отнимет у вас Стойкость
moment-would-lose-fortitude-by-another-from = в ответ на { $cards } другого игрока, которая вот-вот отнимет у вас Стойкость
who-having = { $who } (у кого есть «{ $component }»)

## What holds or happens by itself

static-loss-taken = Каждая карта отнимает у вас на { $amount } { $way ->
    [more] больше
   *[less] меньше
  } Стойкости.
static-loss-caused = Каждая ваша карта отнимает у других на { $amount } { $way ->
    [more] больше
   *[less] меньше
  } Стойкости.
static-alcohol-drunk = Каждая Выпивка даёт вам на { $amount } { $way ->
    [more] больше
   *[less] меньше
  } Опьянения.
static-hand = Вы добираете карты до руки, которая на { $amount } { $way ->
    [more] больше
   *[less] меньше
  }.
static-actions = За ход вы можете сыграть на { $amount } карт Действия больше.
static-open = Пока она там, эта рука открыта для всех.
static-away = Пока она там, вы не играете карт и Игнорируете всё.
static-cannot = Сыгранное вами с руки нельзя { $deeds }.
text-below = когда это опустилось бы ниже нижнего края
text-turn-start = в начале вашего следующего хода
text-drinking = как только следующая Выпивка добавит вам Опьянения
text-ignoring-a-drink = как только вы снова проигнорируете Выпивку
text-paying = как только вы снова заплатите Золото
text-prize = Затем Приз уходит в Ящик Призов.
text-above = когда это поднялось бы выше верхнего края
kind-component = Компонент
chart-counter = От { $least } до { $most }, в начале { $start }.
chart-token = Жетон, который держат игроки: не больше { $most } у каждого.
chart-token-any = Жетон, который держат игроки.
chart-stock = Всего { $number }.
chart-stock-each = Всего по { $number } на каждого другого игрока.
chart-never-mine = У вас самих его не бывает.
chart-deck = Колода рядом с колодой персонажа, со своим сбросом.
chart-to-discard = Действует верхняя карта сброса.
chart-to-card = Её верхняя карта присоединяется к карте, на которой это сказано.
chart-to-front = Её карты лежат перед вами: оттуда их играют или продают.
chart-to-hand = Её карты держат в руке.
chart-price = На этапе Сброса и вытягивания вы можете купить карту. Цена: «{ $component }», { $number }.
chart-boss = Она есть только у Босса.
chart-starts = До игры из неё { $amount ->
    [one] открывается { $amount } карта
    [few] открываются { $amount } карты
   *[other] открывается { $amount } карт
  }.
chart-turned-up-start = В начале вашего хода открывается карта.
chart-turned-up-end = В конце вашего хода открывается карта.
chart-team = Играть её могут и товарищи по команде.
chart-limit = Перед вами их лежит не больше { $number }.
text-fails = Сбросьте её и откройте следующую.
text-price = Её можно продать за { $number } золота.
text-nothing = Ничего не делает.
raise-numbers = каждое число на ней больше на { $amount }
lower-numbers = каждое число на ней меньше на { $amount }
set-drink = { $amount ->
    [0] от неё нет Опьянения
   *[other] в ней только { $amount } Опьянения
  }
reveal-cards = { $person ->
    [you] открываете
   *[they] открывает
} { count-cards } из колоды «{ $component }»
moment-after-gain = когда вы получили Золото
start-closed-round = начинаете раунд Азарта, который нельзя покинуть по своей воле
start-blood-round = { $text }, где можно ставить и Стойкость: Золото внесёт Трактир
take-half = забираете половину банка, округлив вниз
look-first = { $text } и смотрите всё заказанное, прежде чем отдать
shuffle-into-pile = замешиваете эту Выпивку со всеми Догонами в стопку «Выпей меня!» выбранного игрока
renew-pile = { $person ->
    [you] замешиваете свою стопку «Выпей меня!» в колоду выпивки и кладёте из неё одну карту на стопку
   *[they] замешивает свою стопку «Выпей меня!» в колоду выпивки и кладёт из неё одну карту на стопку
  }
