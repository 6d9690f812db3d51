# Что было: предложение на каждый факт журнала.
#
# Переменные — как в английском файле. Имена не склоняются: «игроку Zot», «цель: Zot»; о других — в настоящем времени.

## Ход

fact-turn = { $me ->
    [who] Ваш ход.
   *[other] Ходит { $who }.
}
fact-turn-ends = { $me ->
    [who] Ваш ход окончен.
   *[other] { $who } заканчивает ход.
}
fact-discards = { $me ->
    [who] Вы сбрасываете «{ $card }».
   *[other] { $who } сбрасывает «{ $card }».
}
fact-draws = { $me ->
    [who] Вы тянете «{ $card }».
   *[other] { $who } тянет «{ $card }».
}
fact-has-drawn = { $me ->
    [who] Вы тянете
   *[other] { $who } тянет
} { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
}.
fact-reshuffles = { $me ->
    [who] Вы перемешиваете сброс
   *[other] { $who } перемешивает сброс
}: карт в новой колоде — { $amount }.
fact-orders = { $me ->
    [who] Вы заказываете Выпивку игроку { $whom }.
    [whom] { $who } заказывает Выпивку вам.
   *[other] { $who } заказывает Выпивку игроку { $whom }.
}
fact-sobers-up = { $me ->
    [who] Пить вам нечего: вы трезвеете.
   *[other] { $who } трезвеет: пить нечего.
}
fact-counter = Осталось жетонов продвижения: { $amount }.

## Карты

fact-plays = { $place ->
    [seat] { $me ->
        [who] Вы играете «{ $card }», цель: { $whom }.
        [whom] { $who } играет «{ $card }» на вас.
       *[other] { $who } играет «{ $card }», цель: { $whom }.
    }
   *[other] { $me ->
        [who] Вы играете «{ $card }».
       *[other] { $who } играет «{ $card }».
    }
}
fact-names = { $me ->
    [who] Цель вашей «{ $card }»: { $whom }.
    [whom] { $who } играет «{ $card }» и на вас.
   *[other] { $who } играет «{ $card }», ещё цель: { $whom }.
}
fact-negated = { $me ->
    [who] Ваша «{ $card }» Отменена.
   *[other] «{ $card }» ({ $who }) Отменена.
}
fact-ignores = { $me ->
    [who] Вы Игнорируете «{ $card }».
   *[other] { $who } Игнорирует «{ $card }».
}
fact-redirects = { $me ->
    [who] Вы переводите потерю от «{ $card }», цель: { $whom }.
    [whom] { $who } переводит потерю от «{ $card }» на вас.
   *[other] { $who } переводит потерю от «{ $card }», цель: { $whom }.
}
fact-redirects-upon = { $me ->
    [who] Вы переводите потерю на «{ $card }», хозяин: { $whom }.
    [whom] { $who } переводит потерю на «{ $card }» перед вами.
   *[other] { $who } переводит потерю на «{ $card }», хозяин: { $whom }.
}
fact-aims = { $me ->
    [who] Вы целите в «{ $card }», хозяин: { $whom }.
    [whom] { $who } целит в «{ $card }» перед вами.
   *[other] { $who } целит в «{ $card }», хозяин: { $whom }.
}
fact-reduces = { $me ->
    [who] Вы смягчаете потерю от «{ $card }».
   *[other] { $who } смягчает потерю от «{ $card }».
}
fact-shares-loss = { $me ->
    [who] Вы делите потерю от «{ $card }» с игроком { $whom }.
    [whom] { $who } делит потерю от «{ $card }» с вами.
   *[other] { $who } делит потерю от «{ $card }» с игроком { $whom }.
}
fact-accepts = { $me ->
    [who] Вы принимаете предложение «{ $card }».
   *[other] { $who } принимает предложение «{ $card }».
}
fact-declines = { $me ->
    [who] Вы отклоняете предложение «{ $card }».
   *[other] { $who } отклоняет предложение «{ $card }».
}

## Стойкость и Опьянение

fact-fortitude = { $way ->
    [still] { $me ->
        [who] Ваша Стойкость не меняется.
       *[other] { $who }: Стойкость не меняется.
    }
   *[other] { $me ->
        [who] Вы { $way ->
            [up] получаете
           *[down] теряете
        }
       *[other] { $who } { $way ->
            [up] получает
           *[down] теряет
        }
    } { count-fortitude }{ $total ->
        [none] .
       *[other] , теперь { $total }.
    }
}
fact-alcohol = { $way ->
    [still] { $me ->
        [who] Ваше Опьянение не меняется.
       *[other] { $who }: Опьянение не меняется.
    }
   *[other] { $me ->
        [who] Вы { $way ->
            [up] получаете
           *[down] теряете
        }
       *[other] { $who } { $way ->
            [up] получает
           *[down] теряет
        }
    } { count-alcohol }{ $total ->
        [none] .
       *[other] , теперь { $total }.
    }
}

## Золото

fact-pays = { $amount ->
    [0] { $me ->
        [who] Вам нечем платить.
       *[other] { $who }: платить нечем.
    }
   *[other] { $place ->
        [inn] { $me ->
            [who] Вы платите Трактиру { count-gold }.
           *[other] { $who } платит Трактиру { count-gold }.
        }
        [pot] { $me ->
            [who] Вы ставите { count-gold }.
           *[other] { $who } ставит { count-gold }.
        }
       *[seat] { $me ->
            [who] Вы платите { count-gold } игроку { $whom }.
            [whom] { $who } платит вам { count-gold }.
           *[other] { $who } платит { count-gold } игроку { $whom }.
        }
    }
}
fact-inn-pays = { $place ->
    [inn] { $me ->
        [who] Трактир прощает вам { count-gold }.
       *[other] Трактир прощает { count-gold } игроку { $who }.
    }
    [pot] { $me ->
        [who] Трактир ставит за вас { count-gold }.
       *[other] Трактир ставит { count-gold } за игрока { $who }.
    }
   *[seat] { $me ->
        [who] Трактир платит за вас { count-gold } игроку { $whom }.
        [whom] Трактир платит вам { count-gold } за игрока { $who }.
       *[other] Трактир платит { count-gold } игроку { $whom } за игрока { $who }.
    }
}
fact-pays-nothing = { $place ->
    [pot] { $me ->
        [who] Вы делаете ставку, не платя.
       *[other] { $who } делает ставку, не платя.
    }
   *[other] { $me ->
        [who] Вам платить не надо.
       *[other] { $who } не платит.
    }
}
fact-takes = { $place ->
    [pot] { $me ->
        [who] Вы берёте из банка { count-gold }.
       *[other] { $who } берёт из банка { count-gold }.
    }
   *[inn] { $me ->
        [who] Вы получаете от Трактира { count-gold }.
       *[other] { $who } получает от Трактира { count-gold }.
    }
}

## Выпивка

fact-reveals = { $me ->
    [who] Вы вскрываете «{ $card }».
   *[other] { $who } вскрывает «{ $card }».
}
fact-set-aside = «{ $card }» здесь не в счёт и уходит в сброс.
fact-drinks = { $me ->
    [who] Вы пьёте «{ $card }».
   *[other] { $who } пьёт «{ $card }».
}
fact-splits = { $me ->
    [who] Вы делите «{ $card }» с игроком { $whom }: каждому половина.
    [whom] { $who } делит «{ $card }» с вами: каждому половина.
   *[other] { $who } делит «{ $card }» с игроком { $whom }: каждому половина.
}
fact-halves-drink = { $me ->
    [who] Вы пьёте лишь половину «{ $card }».
   *[other] { $who } пьёт лишь половину «{ $card }».
}
fact-passes-drink = { $me ->
    [who] Вы передаёте «{ $card }» игроку { $whom }.
    [whom] { $who } передаёт «{ $card }» вам.
   *[other] { $who } передаёт «{ $card }» игроку { $whom }.
}
fact-changes-drink = { $me ->
    [who] Опьянение от вашей «{ $card }»
   *[other] Опьянение от «{ $card }» ({ $who })
} теперь { $way ->
    [down] меньше
   *[up] больше
} на { $amount }.
fact-replaces-drink = { $me ->
    [who] Ваша «{ $card }»
   *[other] «{ $card }» ({ $who })
} теперь только { $way ->
    [down] понижает Опьянение на { $amount }.
   *[up] даёт { count-alcohol }.
}
fact-converts-drink = { $me ->
    [who] Опьянение от вашей «{ $card }»
   *[other] Опьянение от «{ $card }» ({ $who })
} идёт в Стойкость.
fact-keeps = { $me ->
    [who] Вы оставляете себе «{ $card }».
   *[other] { $who } оставляет себе «{ $card }».
}
fact-drinks-out = Колода Выпивки пуста: все платят за новую.
fact-new-drinks = Сброс перемешан: в новой колоде Выпивки карт { $amount }.
fact-from-the-bar = Из колоды Бара взяты следующие карты Выпивки: { $amount }.
fact-adds-prize = { $me ->
    [who] Вы кладёте
   *[other] { $who } кладёт
} в банк Приз «{ $card }».
fact-new-prizes = В Трактире не осталось Призов: из Ящика Призов возвращаются использованные, { $amount }.
fact-prize-to-inn = Приз «{ $card }» возвращается в Трактир.
fact-wins-prize = { $me ->
    [who] Вы получаете
   *[other] { $who } получает
} Приз «{ $card }».
fact-uses-prize = { $me ->
    [who] Ваш Приз
   *[other] { $who }: Приз
} «{ $card }» использован и уходит в Ящик Призов.
fact-shuffles-drink = «{ $card }» замешивается в стопку «Выпей меня!» ({ $me ->
    [who] вашу
   *[other] { $who }
}).
fact-new-bar = Сброс перемешан: в новой колоде Бара карт { $amount }.
fact-new-events = Сброс Событий перемешан: в новой колоде карт { $amount }.
fact-wins-contest = { $me ->
    [who] Вы побеждаете
   *[other] { $who } побеждает
} в Соревновании по выпивке: Опьянение { $amount }.
fact-contest-tied = В Соревновании по выпивке поровну, по { $amount }: лучшие пьют снова.

## Азарт

fact-starts-round = { $me ->
    [who] Вы начинаете раунд Азарта.
   *[other] { $who } начинает раунд Азарта.
}
fact-takes-control = { $me ->
    [who] Вы получаете Контроль над раундом.
   *[other] { $who } получает Контроль над раундом.
}
fact-passes = { $me ->
    [who] Вы пасуете.
   *[other] { $who } пасует.
}
fact-leaves = { $me ->
    [who] Вы покидаете раунд.
   *[other] { $who } покидает раунд.
}
fact-cannot-ante = { $me ->
    [who] Вам нечего поставить, и никто не ставит.
   *[other] { $who }: ставить нечего, и никто не ставит.
}
fact-wins-round = { $me ->
    [who] Вы выигрываете раунд
   *[other] { $who } выигрывает раунд
}, в банке { count-gold }.
fact-round-ends = { $place ->
    [seat] { $me ->
        [whom] Раунд окончен, банк достаётся вам: { count-gold }.
       *[other] Раунд окончен, банк забирает { $whom }: { count-gold }.
    }
   *[inn] Раунд окончен, банк забирает Трактир: { count-gold }.
}
fact-collects = { $me ->
    [who] Вы забираете банк: { count-gold }.
   *[other] { $who } забирает банк: { count-gold }.
}

## Проигрыш и победа

fact-in-danger = { $me ->
    [who] Вы вот-вот выбудете из игры: это ваш последний шанс.
   *[other] { $who } вот-вот выбудет из игры: это последний шанс.
}
fact-passes-out = { $me ->
    [who] Вы вырубаетесь и выбываете из игры.
   *[other] { $who } вырубается и выбывает из игры.
}
fact-is-broke = { $me ->
    [who] У вас кончилось Золото: вы выбываете из игры.
   *[other] { $who } выбывает из игры: кончилось Золото.
}
fact-gold-divided = { $me ->
    [who] Ваше Золото
   *[other] Золото игрока { $who }
} ({ $amount }) { $share ->
    [0] идёт Трактиру.
   *[other] делят: по { $share } оставшимся в игре, остальное Трактиру.
}
fact-wins = { $me ->
    [who] Вы победили!
   *[other] { $who } побеждает в игре.
}
fact-tie = Все оставшиеся выбыли в один миг: ничья.

## Сохранённые игры, рассказанные снова

replay-title = За столом: { $names }
replay-turn = Ход { $number }: { $who }
replay-promise-kept = Карты сданы так, как было обещано до игры: { $digest }. Сравните с тем, что показывал ваш стол.
replay-promise-broken = Карты сданы НЕ так, как было обещано до игры: { $digest }. Изменены зерно, соль, отпечаток или первый игрок.
replay-promise-none = Эту раздачу никто не обещал: игра шла в терминале или началась до того, как трактиры стали обещать.
replay-finished = Игра окончена. Ходов: { $turns }, решений: { $choices }.
replay-unfinished = Игра не окончена: идёт ход { $turns }, решений принято: { $choices }.
replay-sound = Файл в порядке: сыгранная заново, игра идёт так же до последнего слова журнала.
replay-player = Игрок
replay-result = Итог
replay-result-won = победа
replay-result-tied = ничья
replay-result-out = вне игры
replay-result-in = в игре
replay-unreadable = { $file } не читается: { $reason }. Проверьте имя файла и права на чтение.
replay-foreign = { $file } — не сохранённая игра Innkeeper. Укажите файл, который сохранил Innkeeper.
replay-truncated = { $file } — сохранённая игра, обрезанная или повреждённая: { $reason }. Возьмите другую копию.
replay-future = { $file } сохранён более новым Innkeeper (формат { $number }, этот читает до { $known }). Обновите Innkeeper.
replay-shape = { $file } — сохранённая игра, изменённая или повреждённая: { $reason }. Возьмите другую копию.
replay-edited = { $file } — сохранённая игра, изменённая или повреждённая: её дайджест не сходится с содержимым. Возьмите другую копию.
replay-setup = Эту игру здесь не подготовить: { $reason }. Ей нужны те наборы, с которыми её играли.
replay-choice = Решение { $number } этой игры для места { $seat } недоступно: { $reason }. Её изменили или играли с другими картами или правилами: возьмите тот Innkeeper и те наборы, с которыми её сохранили.
replay-log = Сыгранная заново, эта игра идёт не так, как при сохранении. Её изменили или играли с другими картами или правилами: возьмите тот Innkeeper и те наборы, с которыми её сохранили.
replay-no-seat = За этим столом нет никого по имени { $who }. Сидят: { $names }.

# A counter has moved, or somebody holds another number of tokens.
fact-component = { $me ->
    [who] Вы
   *[other] { $who }
  }: { $component } { $way ->
    [up] +{ $amount }, теперь { $total }
    [down] −{ $amount }, теперь { $total }
   *[still] остаётся { $total }
  }.
fact-chooses = { $me ->
    [who] Вы выбираете: „{ $option }“.
   *[other] { $option ->
        [none] { $who } выбирает, что сделает «{ $card }».
       *[other] { $who } выбирает: „{ $option }“.
      }
  }
fact-turns-up = { $me ->
    [who] Вы открываете «{ $card }».
   *[other] { $who } открывает «{ $card }».
  }
fact-draws-from = { $me ->
    [who] Вы тянете карту из колоды «{ $component }».
   *[other] { $who } тянет карту из колоды «{ $component }».
  }
fact-acts = { $me ->
    [who] Ваша карта «{ $card }» действует.
   *[other] «{ $card }» ({ $who }) действует.
  }
fact-works = { $me ->
    [who] Ваша карта «{ $card }» действует: { $whom }.
    [whom] «{ $card }» ({ $who }) действует на вас.
   *[other] «{ $card }» ({ $who }) действует: { $whom }.
  }
fact-sees-card = { $me ->
    [who] Вы видите «{ $card }» на руке ({ $whom }).
    [whom] { $who } видит «{ $card }» у вас на руке.
   *[other] { $who } видит «{ $card }» на руке ({ $whom }).
  }
fact-shows-card = { $me ->
    [who] Вы показываете «{ $card }».
   *[other] { $who } показывает «{ $card }».
  }
fact-divides = { $me ->
    [who] Вы кладёте «{ $card }» в стопку { $amount }.
   *[other] { $who } кладёт «{ $card }» в стопку { $amount }.
  }
fact-takes-card = { $me ->
    [who] Вы берёте «{ $card }».
   *[other] { $who } берёт «{ $card }».
  }
fact-minion = { $me ->
    [who] «{ $card }» перед вами: теряет Стойкость ({ $amount }), осталось { $total }.
   *[other] «{ $card }» ({ $who }): теряет Стойкость ({ $amount }), осталось { $total }.
  }
fact-falls = { $me ->
    [who] «{ $card }» перед вами: больше нет в игре.
   *[other] «{ $card }» ({ $who }): больше нет в игре.
  }
fact-stays = { $me ->
    [who] Ваша карта «{ $card }» остаётся перед вами.
   *[other] { $who } оставляет «{ $card }» перед собой.
  }
fact-clears-away = { $me ->
    [who] Вы сбрасываете «{ $card }», что лежала перед вами.
   *[other] { $who } сбрасывает «{ $card }», что лежала перед игроком.
  }
fact-joins = { $me ->
    [who] «{ $card }» присоединяется к вашей карте.
   *[other] «{ $card }» присоединяется к карте игрока { $who }.
  }
fact-strengthens = { $me ->
    [who] Вы меняете каждое число карты «{ $card }» на { $amount }.
   *[other] { $who } меняет каждое число карты «{ $card }» на { $amount }.
  }
fact-champion = { $me ->
    [whom] Вы выступаете за свою команду.
   *[other] За команду выступает { $whom }.
  }
fact-sends = { $me ->
    [who] За вашу команду выступает { $whom }.
    [whom] Вы выступаете за чужую команду: так решает { $who }.
   *[other] { $whom } выступает за чужую команду: так решает { $who }.
  }
fact-potion = { $me ->
    [who] Вы тратите жетон зелья.
   *[other] { $who } тратит жетон зелья.
  }
fact-offers = { $me ->
    [who] Вы предлагаете «{ $card }» игроку { $whom } за { $amount } золота.
    [whom] { $who } предлагает вам «{ $card }» за { $amount } золота.
   *[other] { $who } предлагает «{ $card }» игроку { $whom } за { $amount } золота.
  }
fact-refuses = { $me ->
    [who] Вы не покупаете «{ $card }».
   *[other] { $who } не покупает «{ $card }».
  }
fact-buys = { $me ->
    [who] Вы покупаете «{ $card }» у игрока { $whom } за { $amount } золота.
    [whom] { $who } покупает у вас «{ $card }» за { $amount } золота.
   *[other] { $who } покупает «{ $card }» у игрока { $whom } за { $amount } золота.
  }
fact-shuffles-pile = { $me ->
    [who] Ваша стопка «Выпей меня!» замешана в колоду выпивки.
   *[other] { $who }: стопка «Выпей меня!» замешана в колоду выпивки.
  }
fact-peeks = Вы видите «{ $card }».
