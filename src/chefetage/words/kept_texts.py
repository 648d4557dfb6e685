"""Sentences that were made once: a position repeats most of those of the position before."""

from functools import cache

from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.words.texts import Fact, Texts, game_texts
from chefetage.words.wording import Wording

MOST = 50_000  # sentences of a game in one language


class KeptTexts(Texts):
    """The texts of a source; a sentence that was asked for before is not made again."""

    def __init__(self, source: Texts) -> None:
        super().__init__(source.lang, source.bundle)
        self.kept: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, /, **facts: Fact) -> str:
        mark = (key, *facts.items())
        sentence = self.kept.get(mark)
        if sentence is None:
            if len(self.kept) >= MOST:
                self.kept.clear()
            sentence = self.kept[mark] = super().__call__(key, **facts)
        return sentence


@cache
def kept_texts(game_key: str, lang: str) -> KeptTexts:
    """Those of a game in one language, the same for all its tables."""
    return KeptTexts(game_texts(game_key, lang))


class QuickWording(Wording):
    """A wording for tables in play: it keeps its sentences and shares them with all tables of the game."""

    def __init__(self, game: Game[State], lang: str, names: list[str]) -> None:
        super().__init__(game, lang, names)
        self.texts = kept_texts(game.info.key, lang)
