"""The program: finds the command, runs it, and turns what goes wrong into one line and an exit code."""

import os
import sys
from importlib import import_module

import click

from chefetage import __version__
from chefetage.cli.command import Command, Worded
from chefetage.cli.language import language
from chefetage.cli.names import NAME, called
from chefetage.cli.parameters import language_option
from chefetage.cli.problems import INTERRUPTED, PIPE_CLOSED, complain, problem_line, usage_line
from chefetage.cli.words import cli_texts
from chefetage.core.problem import Problem
from chefetage.words.texts import Texts

COMMANDS = [
    "serve",
    "play",
    "games",
    "rules",
    "aid",
    "replay",
    "simulate",
    "tournament",
    "experiment",
    "train",
    "tune",
    "ladder",
    "bench",
    "backup",
    "info",
]  # in the order of the help


class Program(Worded, click.Group):
    """All commands. A command's module is imported when it is called for, so that each starts quickly."""

    def __init__(self, text: Texts) -> None:
        self.text = text
        super().__init__(
            NAME,
            callback=self.show_version_or_help,
            invoke_without_command=True,
            params=[version_flag(text), language_option(text)],
            help=text("help-chefetage"),
            epilog=text("examples-chefetage"),
            options_metavar=text("metavar-options"),
            subcommand_metavar=text("metavar-command"),
            context_settings={"help_option_names": ["-h", "--help"]},
        )

    def get_command(self, ctx: click.Context, cmd_name: str) -> Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"chefetage.cli.{cmd_name}").command(self.text)
        assert isinstance(command, Command)
        return command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return COMMANDS

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.text("help-commands")):
            formatter.write_dl([(name, self.text(f"short-{name}")) for name in COMMANDS])
        super().format_options(ctx, formatter)

    def show_version_or_help(self, version: bool) -> None:
        context = click.get_current_context()
        if version:
            print(f"{NAME} {__version__}")
            context.exit()
        if context.invoked_subcommand is None:
            print(context.get_help())


def version_flag(text: Texts) -> click.Option:
    return click.Option(["--version"], is_flag=True, help=text("cli-version"))


def run(arguments: list[str]) -> int:
    """Run a command; returns the exit code."""
    text = cli_texts(language(arguments, os.environ))
    survive_narrow_encodings()
    try:
        code = invoke(Program(text), arguments)
        sys.stdout.flush()
    except Problem as problem:
        return complain(problem_line(problem, text))
    except click.UsageError as error:
        return complain(usage_line(error, text, COMMANDS))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        silence_output()
        return PIPE_CLOSED
    return code


def invoke(program: Program, arguments: list[str]) -> int:
    try:
        with program.make_context(called(), arguments) as context:
            program.invoke(context)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    return 0


def survive_narrow_encodings() -> None:
    """Where the output cannot show a character, a question mark is better than an end in mid-game."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence_output() -> None:
    """The reader has gone: what is still to be written goes nowhere, also when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
