# Почему трактир отказал, по коду отказа. Для чего здесь нет слов, то говорится словами самого трактира.

page-refused-bad-name = В имени должно быть от 1 до 24 видимых знаков.
page-refused-bad-vote = Так голосовать нельзя: за столом нужны ещё двое, и голосуют о ком-то другом.
page-refused-character-taken = Этого персонажа уже выбрали. Возьмите другого.
page-refused-damaged = Этот стол не накрыть снова: его игра не подходит к здешним картам и правилам.
page-refused-has-begun = Игра уже началась.
page-refused-has-picked = Ваш персонаж уже выбран, и передумать нельзя.
page-refused-illegal-choice = Сейчас так выбрать нельзя.
page-refused-inn-full = В трактире нет мест, или от него хотят слишком многого сразу. Попробуйте через минуту.
page-refused-name-taken = За этим столом уже сидит игрок с таким именем.
page-refused-no-hint = Матёрый пожимает плечами: в этот раз без подсказки.
page-refused-no-such-table = Такого стола нет.
page-refused-no-such-vote = Об этом уже никого не спрашивают.
page-refused-not-kept = Трактир не смог это записать, так что выбор не считается. Попробуйте ещё раз.
page-refused-not-over = Игра ещё не закончена.
page-refused-not-your-turn = Ещё не ваша очередь выбирать.
page-refused-nothing-to-undo = Сейчас нет вашего решения, которое можно взять назад.
page-refused-seat-taken = Это место занято.
page-refused-table-full = За этим столом нет свободных мест.
page-refused-table-left = За этот стол целый день никто не садился, и его убрали.
page-refused-too-fast = Слишком много всего сразу. Возвращайтесь помедленнее.
page-refused-too-many-hints = Матёрый ещё думает. Спросите чуть позже.
page-refused-too-many-lines = Вы говорите слишком много сразу. Подождите немного.
page-refused-wrong-code = Этот код ничего не стоит или уже не действует. Получите новый там, где играете.
page-refused-wrong-secret = Это место больше не ваше.
