# Что не так с настройками, изданиями и позициями ALPACA.

## Настройки

alpaca-quick-seats = Быстрая партия — для двух игроков, а здесь мест { $seats }.
alpaca-market-not-list = Настройка «market» — список из десяти названий карт, а не { $value }.
alpaca-market-card = «{ $card }» — не та карта, которую можно выбрать для рынка.
alpaca-market-twice = Одна карта рынка названа дважды. Нужны десять разных.
alpaca-market-colour = { $colour ->
    [brown] Видов коричневых альпака на рынке: { $count }, а нужно { $right }.
   *[white] Видов белых альпака на рынке: { $count }, а нужно { $right }.
} Благородные и снобы есть всегда.

## Издания

alpaca-ability-of-rules = Здесь должно быть { $ability }. Способности задают правила, а не издание.
alpaca-brown-or-white = Нужно «brown» или «white», а не «{ $value }».
alpaca-colour-kinds = { $colour ->
    [brown] Видов коричневых альпака в коробке: { $right }, а не { $count }.
   *[white] Видов белых альпака в коробке: { $right }, а не { $count }.
}
alpaca-nobles-alike = У всех благородных одна ценность; у «{ $noble }» она { $value }.
alpaca-rising-values = { $value } больше, чем { $other } у «{ $card }». Карты в списке идут по возрастанию ценности.
alpaca-example-a = В примере А из правил игры эта карта платит 2 монеты, а не { $coins }.
alpaca-example-b-price = В примере Б из правил игры её ценность 4, а не { $value }.
alpaca-example-b-paid = В примере Б из правил игры два детёныша и мим платят ровно 4 монеты. Здесь получается { $paid }.
alpaca-example-d-lidia = Ни у одной фермы с четырьмя заполненными заборами нет ценностей { $values }, как у Лидии в примере Г из правил игры.
alpaca-example-d-alessandro = Ни у одной фермы нет ценностей { $values }, как у Александра в примере Г из правил игры.

## Позиции

alpaca-no-such-choice = Такого выбора нет. Есть: { $choices }.
alpaca-other-choice = К этому выбору это не относится.
alpaca-played-elsewhere = Сейчас ходит { $seat }: разыгранные карты есть только у { $seat }.
alpaca-empty-fence = Пустых заборов не бывает. Уберите его из списка.
alpaca-fence-card = Карта забора — не альпака. Забор — это сам список.
alpaca-twins-alone = Близнец занимает целый забор.
alpaca-name-twice = «{ $card }» на этой ферме уже есть. Имена не повторяются.
alpaca-fences-for-sale = Карты забора не продаются.
alpaca-pending-pay = На рынке должна быть карта ценой не меньше, чем осталось заплатить, а на руке — чем заплатить.
alpaca-pending-snob = На рынке должен быть сноб, а на руке — столько альпака, сколько осталось освободить.
alpaca-pending-give = Отдать можно только альпака с руки.
alpaca-pending-swap = Обменять можно только альпака с руки.
alpaca-pending-join = Встать на ферму здесь может только горлопан или мим из разыгранных карт.
alpaca-pending-viking = В «by» должно стоять не то место, что в «turn».
alpaca-pending-dream = На ферме того, кто стоит в «turn», нет единорожки.
alpaca-empty-market = Рынок пуст: обменять единорожку не на что.
