"""chefetage serve: the web table, still to come."""

from chefetage.cli.command import Command
from chefetage.core.problem import Problem
from chefetage.core.texts import Texts


def command(text: Texts) -> Command:
    return Command("serve", text, refuse, [])


def refuse() -> None:
    raise Problem("serve-not-there")
