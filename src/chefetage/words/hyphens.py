"""Where long words may be broken: browsers know it in some languages and on some machines only.

Fluent sources get soft hyphens when they are sent to a page, whose boards have little room. Nobody sees them where a
word fits; what is told, searched or compared here is without them.
"""

import re
from functools import cache

from chefetage.words.texts import SHARED

SOFT_HYPHEN = "\u00ad"
LONG = 13  # letters from which on a word is in the list of its language
LONG_WORD = re.compile(rf"[^\W\d_]{{{LONG},}}")


@cache
def broken_words(lang: str) -> dict[str, str]:
    """The words of a language's list with soft hyphens; a language without a list has none."""
    file = SHARED / f"hyphens.{lang}.txt"
    lines = file.read_text(encoding="utf-8").split() if file.exists() else []
    return {line.replace("|", ""): line.replace("|", SOFT_HYPHEN) for line in lines}


def softened(source: str, lang: str) -> str:
    """With soft hyphens in the words of the list."""
    known = broken_words(lang)
    return LONG_WORD.sub(lambda found: known.get(found[0], found[0]), source) if known else source
