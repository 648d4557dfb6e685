"""Freezes the games that the tests compare with: stored replays and the digests of the twin run.

    python tools/freeze.py GAME

Run it only when a change of rules is meant. Old records do not replay under new rules: when the game has been released,
keep the old ones before (tools/keep_rules.py) and raise rules_version in game.toml.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from chefetage.bots import make_bot
from chefetage.bots.playing import decisions
from chefetage.core.catalog import find_game
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.playing.fingerprint import fingerprint
from chefetage.playing.match import Match

ROOT = Path(__file__).parent.parent
REPLAYS = 20  # per player count
TWIN_GAMES = 500  # per player count
FEW_TWIN_GAMES = 110  # the same for the interpreted engine, which is slow; with all tables more than 2,000


def tests_of(key: str) -> Path:
    return ROOT / "src" / "chefetage" / "games" / key / "tests"


def player_counts(game: Game[State]) -> range:
    return range(game.info.players_min, game.info.players_max + 1)


def twin_digest(game: Game[State], players: int, games: int) -> str:
    """One hash over the last states of many random games."""
    digest = sha256()
    for seed in range(games):
        state = game.new(players, seed, {})
        state.journal = None
        game.playout(state, Chance.of(seed, ["twin run"]))
        digest.update(fingerprint(state).encode())
    return digest.hexdigest()


def freeze_twin_run(key: str) -> None:
    game = find_game(key)
    digests = {
        players: {games: twin_digest(game, players, games) for games in (FEW_TWIN_GAMES, TWIN_GAMES)}
        for players in player_counts(game)
    }
    (tests_of(key) / "twin_run.json").write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


def freeze_replays(key: str) -> None:
    """Half of the games are played well, half at random: together they visit more of the rules."""
    folder = tests_of(key) / "replays"
    folder.mkdir(exist_ok=True)
    for players in player_counts(find_game(key)):
        for number in range(1, REPLAYS + 1):
            bot = "greedy" if number % 2 else "random"
            played_match(key, players, number, bot).save(folder / f"{players}p-{number:02}.jsonl")


def played_match(key: str, players: int, number: int, bot: str) -> Match:
    match = Match.start(key, number, {}, [bot] * players)
    bots = [make_bot(bot, 1000 * number + seat) for seat in range(players)]
    for player, move in decisions(match.game, match.state, bots):
        match.apply(player, move)
    return match


def main(keys: list[str]) -> None:
    for key in keys:
        freeze_twin_run(key)
        freeze_replays(key)
        print(f"{key}: frozen")


if __name__ == "__main__":
    main(sys.argv[1:])
