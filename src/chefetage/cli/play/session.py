"""A game at the terminal: the story so far, the table, the decision, the moves; then the next."""

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import groupby

import click
from rich.text import Text

from chefetage.cli.output import console, show
from chefetage.cli.play.keeper import Keeper
from chefetage.cli.play.moves import MoveList
from chefetage.cli.play.opponents import opponents
from chefetage.cli.problems import INTERRUPTED
from chefetage.cli.seats import humans_of
from chefetage.cli.story import result, situation, table
from chefetage.core.state import NOBODY, Move, Player
from chefetage.playing.match import Match
from chefetage.playing.record import HUMAN
from chefetage.table import bots
from chefetage.table.course import Course
from chefetage.table.position import LogLine
from chefetage.table.story import Story
from chefetage.words.texts import Texts
from chefetage.words.wording import Wording


class Leave(Exception):
    """The player leaves before the game is over."""


class Session:
    """Everything about one sitting. Events are told to each human apart, since some are secret.

    `answer` does what was typed (typed.py) and says whether it changed the position.
    """

    def __init__(
        self, match: Match, wording: Wording, text: Texts, keeper: Keeper, answer: Callable[["Session", str], bool]
    ) -> None:
        self.match = match
        self.game = match.game
        self.wording = wording
        self.story = Story(wording)
        self.text = text
        self.keeper = keeper
        self.answer = answer
        self.seats = match.record.header.seats
        self.humans = humans_of(self.seats)
        self.viewer: Player = self.humans[0] if self.humans else NOBODY  # whose eyes are on the screen
        self.told: dict[int, int] = {}  # by viewer: up to which move
        self.moves = MoveList(self.game, [])

    # The course of the game.

    def run(self) -> None:
        with suppress(ImportError):
            import_module("readline")  # gives input() a line to edit and a history
        is_interrupted = False
        try:
            self.greet()
            self.play_on()
            self.finish()
        except (Leave, EOFError):
            pass
        except KeyboardInterrupt:
            is_interrupted = True
        self.part()
        if is_interrupted:
            raise click.exceptions.Exit(INTERRUPTED)

    def part(self) -> None:
        """Keep the game if it is wished; whoever does not answer does not wish it."""
        show("")
        if any(move.seat in self.humans for move in self.match.record.moves):
            try:
                self.keeper.offer(self.read)
            except (EOFError, KeyboardInterrupt):
                show("")
        self.keeper.say_where(self.match.is_over)

    def greet(self) -> None:
        show(Text(self.text("play-welcome", game=self.game.info.title[self.text.lang]), style="bold"))
        for player, seat in enumerate(self.seats):
            kind = self.text("play-human") if seat == HUMAN else self.text("play-bot", bot=seat)
            show(self.text("play-seat", number=player + 1, player=self.wording.player(player), kind=kind))
        for sentence in opponents(self.match, self.text):
            show(sentence)
        if self.humans:
            show(self.text("play-ask-for-help"))

    def play_on(self) -> None:
        while not self.match.is_over:
            player = self.game.actor(self.match.state)
            if player in self.humans:
                self.ask(player)
            else:
                self.let_bot_move(player)

    def finish(self) -> None:
        """With the game over nothing is secret any more."""
        self.tell_news()
        self.draw()
        show(result(self.match, self.wording, self.text))

    # Moves.

    def let_bot_move(self, player: Player) -> None:
        self.apply(player, self.bot_choice(self.seats[player], player))
        if not self.humans:
            self.tell_news()

    def bot_choice(self, bot: str, player: Player) -> Move:
        return bots.choice(self.game, self.match.state, player, bot, self.match.record.header.seed, self.match.ply)

    def apply(self, player: Player, move: Move) -> None:
        self.match.apply(player, move)
        self.keeper.keep()

    def take_back(self) -> None:
        self.match.undo()
        self.keeper.keep()
        self.told = {viewer: min(told, self.match.ply) for viewer, told in self.told.items()}

    # At the keyboard.

    def ask(self, player: Player) -> None:
        """Until the player has moved, or taken a move back."""
        self.hand_keyboard_to(player)
        has_changed = self.news_of_others()
        self.tell_news()
        if has_changed:
            self.draw()
        self.moves = MoveList(self.game, self.game.legal_moves(self.match.state, player))
        self.offer_moves()
        while not self.answer(self, self.read(self.prompt()).strip()):
            pass

    def hand_keyboard_to(self, player: Player) -> None:
        """With several humans nobody sees another's secrets."""
        if player == self.viewer and player in self.told:
            return
        self.viewer = player
        if len(self.humans) > 1:
            console().clear()
            self.read(self.text("play-hand-over", player=self.wording.player(player)))
            console().clear()

    def news(self) -> list[LogLine]:
        """What the viewer has not been told yet."""
        if self.viewer not in self.told:
            return self.story.lines(self.match, self.viewer)
        told = Course(self.match, self.viewer).count(self.told[self.viewer])
        return [line for line in self.story.lines(self.match, self.viewer) if line.ply > told]

    def news_of_others(self) -> bool:
        """Whether more has happened than the viewer has done; else the table drawn last is near enough."""
        return any(line.player != self.viewer for line in self.news()) or self.viewer not in self.told

    def tell_news(self) -> None:
        show(*self.paragraphs(self.news()))
        self.told[self.viewer] = self.match.ply

    def paragraphs(self, lines: list[LogLine]) -> list[Text]:
        """One for each player's part."""
        return [
            Text("· " + " ".join(line.text for line in part), style=self.style(player))
            for player, part in groupby(lines, key=lambda line: line.player)
        ]

    def style(self, player: Player) -> str:
        """What happens to the viewer stands out."""
        return "bold" if player == self.viewer and self.humans else ""

    def draw(self) -> None:
        show(table(self.game, self.match.state, self.viewer, self.wording))

    def offer_moves(self) -> None:
        state = self.match.state
        show(Text(situation(self.game, state, self.viewer, self.wording), style="dim"))
        show(Text(self.wording.decision(state), style="bold"), self.moves.table(self.spell, self.text))

    def spell(self, move: Move) -> str:
        """A move in words, with what it costs and brings here."""
        return self.wording.move(move, self.match.state, self.viewer)

    def prompt(self) -> str:
        return self.text("play-prompt", player=self.wording.player(self.viewer)) + " "

    def read(self, prompt: str) -> str:
        if sys.stdin is None:  # closed by the caller
            raise EOFError
        return input(prompt)
