"""The cells of ``ludoteca edition show``: the words of an edition file in the user's language."""

import re

from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.values.data import Json

ORIGINS = ("printed", "derived", "implied", "order", "review", "reconstructed", "ours")
# A code that says where a figure comes from, S1 and so on for a source; a word before a colon says of what.
CODE = re.compile(r"\b(?:(implied|ours)\b|([a-z]+|S\d+)\b(?!:))")
STATED = re.compile(r"stated in (.+)")


class Cells:
    """What stands in the tables, in words that people read."""

    def __init__(self, speech: Speech, say: Texts) -> None:
        self.speech = speech
        self.texts = speech.texts
        self.say = say
        sections = [section for section in speech.game.edition.data.values() if isinstance(section, dict)]
        entries = [(word, entry) for section in sections for word, entry in section.items()]
        self.names = {
            word: str(entry[say.language])
            for word, entry in entries
            if isinstance(entry, dict) and say.language in entry
        }

    def label(self, key: str) -> str:
        return self.texts(f"label-{key}")

    def name(self, word: str, entry: Json) -> str:
        """Return a component: its name, and the word that files and moves use."""
        return f"{entry[self.say.language]} ({word})" if self.say.language in entry else word

    def value(self, key: str, value: object) -> str:
        """Return a figure of a component."""
        if isinstance(value, list):
            return ", ".join(self.value(key, item) for item in value)
        if isinstance(value, bool):
            return self.say("edition-yes" if value else "edition-no")
        return self.word(key, value) if isinstance(value, str) else str(value)

    def word(self, key: str, word: str) -> str:
        """Return a word of a figure: a message such as ``value-half-north``, or another component."""
        name = f"{key}-{re.sub(r'[^a-z]+', '-', word)}"
        for message in (f"value-{name}", name):
            if message in self.texts:
                return self.texts(message)
        return self.names.get(word, word)

    def origin(self, origin: str | dict[str, str]) -> str:
        """Return where a component's figures come from."""
        if isinstance(origin, dict):
            return "; ".join(f"{self.label(key)}: {self.source(text)}" for key, text in origin.items())
        return self.source(origin)

    def source(self, text: str) -> str:
        """Return where one figure comes from."""
        if stated := STATED.fullmatch(text):
            return self.say("origin-stated", file=stated[1])
        words = [own or word for own, word in CODE.findall(text)]
        codes = ["source" if word.startswith("S") else word for word in words]
        known = dict.fromkeys(code for code in codes if code in (*ORIGINS, "source"))
        said = ", ".join(self.say(f"origin-{code}") for code in known)
        return self.say("origin-parts", origins=said) if len(known) > 1 and ";" in text else said or text
