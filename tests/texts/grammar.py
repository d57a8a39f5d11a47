"""Finds faults of grammar that show when names and numbers are filled into a sentence."""

import re
from collections.abc import Callable, Iterator

# --- Every language -------------------------------------------------------------------------------

UNFINISHED = re.compile(r"\{ ?\$?[\w-]+ ?\}|undefined|\bNaN\b")
SPACING = re.compile(r"(?<=[\w»”)]) [,;.:!?](?=\s|$)|[,;:]{2}|(?<!\.)\.\.(?![./])|\( | \)")
SPACES = re.compile(r"\S {2,}\S*")


def faults_of_form(text: str) -> Iterator[str]:
    """Yield what was not filled in, and spaces that are too many."""
    yield from (f"not filled in: {found[0]!r}" for found in UNFINISHED.finditer(text))
    yield from (f"spaces or stops: {found[0]!r}" for found in SPACING.finditer(text))
    if "\n" not in text:  # what has several lines may be a table
        yield from (f"spaces: {found[0]!r}" for found in SPACES.finditer(text))
    if not text.strip() or text != text.strip():
        yield "empty, or with spaces around it"


# --- English --------------------------------------------------------------------------------------

ARTICLE = re.compile(r"(?:^|[.!?:] )(A|An) (\w+)|\b(a|an) (\w+)")
SOUNDS_LIKE_CONSONANT = re.compile(r"(?i)u[nst]i|use|eu|on(e|ce)\b|u\b|uk|uni")
SOUNDS_LIKE_VOWEL = re.compile(r"(?i)hour|honest|hono|heir|8|11\b|18\b|svg|html|x\b|s\b")
ENGLISH_NOUNS = (
    "adventure alpaca artefact bot card coin Coin collection copy day expedition Fence figure game gift "
    "guide hour ingredient marker minute move page person pile place placement player point question "
    "record score seat second set space stack step symbol table thing time turn value"
).split()
ENGLISH_ONE = re.compile(r"(?<![\w.,-])1 ((?!is\b|was\b|has\b|this\b|less\b|its\b)\w+s)\b(?!/)")
ENGLISH_MANY = re.compile(
    rf"(?<![\w.,-])(?!1 )\d+ ({'|'.join(ENGLISH_NOUNS)})\b(?! (?:cards|adventures|tiles|Under))"
)


def faults_of_english(text: str) -> Iterator[str]:
    for at_start, first, inside, second in ARTICLE.findall(text):
        article, word = at_start or inside, first or second
        vowel = word[0].lower() in "aeiou" and not SOUNDS_LIKE_CONSONANT.match(word)
        if (vowel or bool(SOUNDS_LIKE_VOWEL.match(word))) != (article.lower() == "an"):
            yield f"article: {article} {word}"
    yield from (f"one of a thing: {found[0]!r}" for found in ENGLISH_ONE.finditer(text))
    yield from (f"several of a thing: {found[0]!r}" for found in ENGLISH_MANY.finditer(text))


# --- Italian --------------------------------------------------------------------------------------

VOWEL = "[aeiouàèéìòù]"
IMPURE = "(?:s[bcdfghlmnpqrtvz]|z|gn|ps|pn|x|y)"  # what takes uno, lo, gli
ITALIAN_ARTICLES = {
    rf"un {IMPURE}": "uno",
    rf"una (?!(?:alla|o|e|ed|ogni|a|in|al|è|ancora|unica|uguale)\b){VOWEL}": "un’",
    rf"un’(?!{VOWEL}|h)\w": "un or una",
    rf"(?:il|del|al|nel|dal|sul|quel) (?:{VOWEL}|{IMPURE})": "l’ or lo",
    rf"(?:dello|allo|nello|dallo|sullo) (?!{IMPURE})\w": "del, dell’ …",
    rf"(?:della|alla|nella|dalla|sulla) {VOWEL}": "dell’ …",
    rf"(?:l|dell|all|nell|dall|sull)’(?!{VOWEL}|h)\w": "without an apostrophe",
    rf"(?:i|dei|ai|nei|sui) (?:{VOWEL}|{IMPURE})": "gli …",
    rf"(?:degli|agli|negli|sugli|dagli) (?!{VOWEL}|{IMPURE})\w": "dei …",
    r"(?:a|di|da|in|su) (?:il|lo|la|i|gli|le)\b": "al, del …",
}
ITALIAN_RULES = [(re.compile(rf"(?i)\b{rule}\w*"), say) for rule, say in ITALIAN_ARTICLES.items()]
ITALIAN_NOUNS = dict(
    pair.split("/")
    for pair in (
        "altra/altre altro/altri avventura/avventure carta/carte casella/caselle cosa/cose cucciolo/cuccioli "
        "errore/errori figura/figure giocatore/giocatori giorno/giorni guida/guide ingrediente/ingredienti "
        "manufatto/manufatti mazzetto/mazzetti minuto/minuti moneta/monete mossa/mosse pagina/pagine "
        "partita/partite passo/passi persona/persone pila/pile posto/posti punto/punti recinto/recinti "
        "regalo/regali secondo/secondi segnalino/segnalini spazio/spazi spedizione/spedizioni "
        "spettatore/spettatori studio/studi turno/turni valore/valori volta/volte"
    ).split()
)
ITALIAN_NUMBER = re.compile(r"(?<![\w.,-])(\d+) (\w+)\b(?!/)")
ITALIAN_VERB = re.compile(
    r"(?i)\b(?:(manca|resta|rimane|serve)|(mancano|restano|rimangono|servono))( \w+)? (\d+)\b"
)


def faults_of_italian(text: str) -> Iterator[str]:
    for rule, say in ITALIAN_RULES:
        yield from (f"{found[0]!r}, not {say}" for found in rule.finditer(text))
    for number, word in ITALIAN_NUMBER.findall(text):
        wrong = ITALIAN_NOUNS.values() if number == "1" else ITALIAN_NOUNS.keys() - ITALIAN_NOUNS.values()
        if word.lower() in wrong:
            yield f"number: {number} {word}"
    for single, several, _, number in ITALIAN_VERB.findall(text):
        if several if number == "1" else single:
            yield f"verb: {single or several} {number}"


# --- Russian --------------------------------------------------------------------------------------

# Nominative, accusative, genitive of one; genitive of many; gender.
RUSSIAN_NOUNS = """
    альпака альпака альпака альпака m
    артефакт артефакт артефакта артефактов m
    бот бот бота ботов m
    ветка ветку ветки веток f
    вид вид вида видов m
    день день дня дней m
    значение значение значения значений n
    издание издание издания изданий n
    запись запись записи записей f
    символ символ символа символов m
    название название названия названий n
    зритель зрителя зрителя зрителей m
    игрок игрока игрока игроков m
    карта карту карты карт f
    кристалл кристалл кристалла кристаллов m
    маркер маркер маркера маркеров m
    место место места мест n
    минута минуту минуты минут f
    монета монету монеты монет f
    область область области областей f
    очко очко очка очков n
    ошибка ошибку ошибки ошибок f
    партия партию партии партий f
    подарок подарок подарка подарков m
    показатель показатель показателя показателей m
    приключение приключение приключения приключений n
    проводник проводника проводника проводников m
    раз раз раза раз m
    размещение размещение размещения размещений n
    регион регион региона регионов m
    секунда секунду секунды секунд f
    случай случай случая случаев m
    стопка стопку стопки стопок f
    страница страницу страницы страниц f
    ход ход хода ходов m
    цвет цвет цвета цветов m
    человек человека человека человек m
    шаг шаг шага шагов m
    экспедиция экспедицию экспедиции экспедиций f
"""
NOUNS = [line.split() for line in RUSSIAN_NOUNS.strip().splitlines()]
FORMS = {form for noun in NOUNS for form in noun[:-1]}
GENITIVE = {
    "из",
    "до",
    "от",
    "без",
    "более",
    "больше",
    "менее",
    "меньше",
    "около",
    "для",
    "кроме",
    "после",
    "с",
}
RUSSIAN_NUMBER = re.compile(r"(?<![\w.,–-])(\d+)(?= ([а-яё]+)\b(?!/)(?: ([а-яё]+)\b(?!/))?)")
BEFORE = re.compile(r"(\w+) $")
PLURAL_ADJECTIVE = re.compile(r"\w{2,}(?:ые|ие|ых|их)$")
ADJECTIVE = re.compile(r"\w{2,}(?:ый|(?<![еац])(?<![аео]н)ий|ой|ая|яя|ое|ее|ую|юю|ого|его|ые|ие|ых|их)$")
OBLIQUE_PLURAL = re.compile(r"\w{3,}(?:ах|ях|ам|ям|ами|ями)$")
AGREEING = {"m": ("остался", "нужен", "останется"), "f": ("осталась", "нужна", "останется")}
NEUTER = ("осталось", "нужно", "останется")
PLURAL = ("остались", "нужны", "останутся")
VERB = re.compile(r"(?i)^(остал(ся|ась|ось|ись)|нуж(ен|на|но|ны)|останутся)$")


def russian_category(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def russian_forms(noun: list[str], category: str, governed: bool) -> set[str]:
    """Return the forms of a noun that are right after a number."""
    nominative, accusative, genitive, many, _ = noun
    if governed:
        return {genitive} if category == "one" else {many}
    return {"one": {nominative, accusative}, "few": {genitive}, "many": {many}}[category]


def faults_of_russian(text: str) -> Iterator[str]:
    for found in RUSSIAN_NUMBER.finditer(text):
        digits, first, second = found.groups(default="")
        before = "".join(BEFORE.findall(text[: found.start()]))
        category, governed = russian_category(int(digits)), before.lower() in GENITIVE
        has_adjective = first not in FORMS and bool(ADJECTIVE.match(first))
        if has_adjective and (category == "one") == bool(PLURAL_ADJECTIVE.match(first)):
            yield f"adjective: {digits} {first}"
        word = second if has_adjective else first
        if category == "one" and OBLIQUE_PLURAL.match(word):
            yield f"number: {digits} {word}"
        nouns = [noun for noun in NOUNS if word in noun[:-1]]
        if nouns and not any(word in russian_forms(noun, category, governed) for noun in nouns):
            yield f"number: {before} {digits} {word}"
        if nouns and VERB.match(before) and not agrees(before.lower(), category, nouns[0]):
            yield f"verb: {before} {digits} {word}"


def agrees(verb: str, category: str, noun: list[str]) -> bool:
    if category == "one":
        return verb in AGREEING.get(noun[-1], NEUTER)
    return verb in NEUTER or (category == "few" and verb in PLURAL)


# What a name may follow in Russian, where it stands in the nominative: a word that takes the case itself,
# a verb whose subject it is, a conjunction, or a sign.
BEFORE_A_NAME = re.compile(
    r"(?i)(^|[.:;«(,—–·→/…]|\b(игр(а|е|у|ы|ок|ока|оку|оком)|карт(а|у|е|ы|ой)|регион(а|е|у)?|област[ьи]|подар(ок|ка)"
    r"|экспедици[яиюей]|приключени[еяю]|страниц[аыу]|ходит|думает|побеждает|выиграет|выигрывает|если|когда|и|или"
    r"|пока|что|это|имя|имени|бот))\s*$"
)


def needs_a_case(before: str) -> bool:
    """Whether a name after these Russian words would have to be declined."""
    return not BEFORE_A_NAME.search(before)


# --- All ------------------------------------------------------------------------------------------

BY_LANGUAGE: dict[str, Callable[[str], Iterator[str]]] = {
    "en": faults_of_english,
    "it": faults_of_italian,
    "ru": faults_of_russian,
}


def faults_of(text: str, language: str) -> list[str]:
    return [*faults_of_form(text), *BY_LANGUAGE[language](text)]
