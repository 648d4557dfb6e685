"""Problems in words, and which language somebody reads."""

from chefetage.core.problem import Problem
from chefetage.words.texts import LANGUAGES, PACKAGE, Texts, game_texts, texts

SENTENCES = PACKAGE / "server" / "texts"
TABLE_SENTENCES = PACKAGE / "table" / "texts"
LONGEST_FACT = 400  # Fluent refuses very long facts, and nobody would read them


def server_texts(lang: str) -> Texts:
    return texts(lang, TABLE_SENTENCES, SENTENCES)


def sentence(problem: Problem, lang: str) -> str:
    facts = {name: fact[:LONGEST_FACT] if isinstance(fact, str) else fact for name, fact in problem.facts.items()}
    if isinstance(problem.__cause__, Problem):
        facts["reason"] = sentence(problem.__cause__, lang)
    words = game_texts(problem.of, lang) if problem.of else server_texts(lang)
    return words(problem.key, **facts)


def choose_language(asked: str | None, accepted: str) -> str:
    """The one asked for, else the first that the browser accepts and we have, else English."""
    if asked in LANGUAGES:
        return asked
    wished = [part.split(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((lang for lang in wished if lang in LANGUAGES), LANGUAGES[0])
