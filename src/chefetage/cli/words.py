"""The sentences of the command line: the shared ones, and those of what its commands run."""

from chefetage.words.texts import PACKAGE, Texts, texts

BENCHMARK = PACKAGE / "benchmark" / "texts"
EXPERIMENTS = PACKAGE / "experiments" / "texts"
LEARNING = PACKAGE / "learning" / "texts"
SERVER = PACKAGE / "server" / "texts"
TABLE = PACKAGE / "table" / "texts"


def cli_texts(lang: str) -> Texts:
    return texts(lang, BENCHMARK, EXPERIMENTS, LEARNING, TABLE, SERVER)
