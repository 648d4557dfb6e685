"""What is known of the bots at a table: how they play, how strong they are, and how long they take here."""

from collections.abc import Iterator

from chefetage.bots.levels import (
    LEVELS,
    SLOW_SECONDS,
    Strength,
    are_alike,
    slowdown,
    strength_of,
    strength_to_tell,
    usual_seconds,
)
from chefetage.playing.match import Match
from chefetage.playing.record import HUMAN
from chefetage.words.texts import Texts


def opponents(match: Match, text: Texts) -> Iterator[str]:
    """A line for each kind of bot; one for all levels if they differ in nothing."""
    seats = match.record.header.seats
    has_alike = are_alike(match.game, seats, len(seats))
    bots = [bot for bot in sorted(set(seats) - {HUMAN}) if not (has_alike and bot in LEVELS)]
    for bot in bots:
        yield text("play-opponent", bot=bot, words=" ".join(sentences(match, bot, text)))
    if has_alike:
        yield text("bot-untrained", players=len(seats))
    if any(strength_to_tell(match.game, bot, len(seats)) for bot in bots):
        yield text("bot-measured-by", command=strength_of(match.game).command)


def sentences(match: Match, bot: str, text: Texts) -> Iterator[str]:
    players = len(match.record.header.seats)
    yield text(f"bot-plays-{bot}")
    strength = strength_to_tell(match.game, bot, players)
    if strength:
        yield strength_in_words(strength, text)
        low, high = round(100 * strength.low), round(100 * strength.high)
        yield text("bot-measured", games=strength.games, low=low, high=high)
    seconds = usual_seconds(match.game, bot, players)
    if seconds and slowdown() > 1:
        yield text("bot-slow" if seconds >= SLOW_SECONDS else "bot-takes", seconds=round(seconds))


def strength_in_words(strength: Strength, text: Texts) -> str:
    return text(
        "bot-strength",
        against=text(f"bot-name-{strength.against}"),
        players=strength.players,
        wins=round(100 * strength.wins),
        even=round(100 / strength.players),
    )
