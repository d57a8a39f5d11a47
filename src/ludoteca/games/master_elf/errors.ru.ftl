# Что не так с настройками, изданиями и позициями MASTER ELF.

## Настройки

master-elf-ages = Настройка «ages» — список возрастов, по одному на каждое место (мест { $seats }), а не { $value }.
master-elf-age-number = Каждый возраст в «ages» — число. А здесь: { $value }

## Издания

master-elf-wrong-count = Должно быть { $right }, а не { $count }.
master-elf-city-first = Первой областью должен быть город.
master-elf-types-missing = Эти типы обязательны: { $types }.
master-elf-too-many-types = Типов может быть не больше { $most }, а здесь { $count }.
master-elf-crystal = Кристалл — не ингредиент.
master-elf-no-plain-colour = Нужен хотя бы один цвет, кроме радужного («wild»).
master-elf-gift-ingredients = Подарку нужны два разных ингредиента.
master-elf-gift-types = У подарка один тип или два разных.
master-elf-pair = Тип «{ $type }» — пара подарков, а здесь их { $count }.
master-elf-no-border = «{ $other }» не граничит с «{ $area }», или это одна и та же область.
master-elf-no-neighbour = Каждая область должна граничить с другой.
master-elf-unreachable = Из города сюда не попасть.
master-elf-ingredient-cards = В коробке карт ингредиентов { $right }, а не { $count }.
master-elf-too-many-choices = Подарков с двумя типами здесь { $count }. Возможно не больше { $most }: иначе лучший выбор не найти.
master-elf-gifts-of-type = Подарков этого типа здесь { $count }; возможно от 1 до { $most }.
master-elf-gift-missing = Подарок «{ $gift }» назван в правилах игры, а здесь его нет.
master-elf-rainbow-wild = Радужная ленточка считается любым цветом.
master-elf-three-rainbow = Радужная ленточка только у трёх подарков: у цветика-семицветика, набора фломастеров и плазменной лампы.

## Позиции

master-elf-seat-once = Нужно место, и каждое не больше одного раза.
master-elf-special-step = Нужно на шагах «look» и «claim», на остальных — null.
master-elf-looked-before = У { $seat } специальное действие уже было. Оно у каждого игрока одно за партию.
master-elf-looking-step = Нужно на шаге «claim», на остальных — null.
master-elf-looking-pile = С «Секретом» просматривают стопку, с «Сокровищами» — отложенные подарки.
master-elf-choose-step = Это относится к шагу «choose».
master-elf-order = Нужен список мест, которым ещё выбирать: каждое один раз, первым — то, что в «turn».
master-elf-bonus-count = Мест, которые выбирают, { $seats }: столько же должно быть и бонусных карт, а не { $count }.
