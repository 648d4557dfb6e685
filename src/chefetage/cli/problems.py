"""Problems and usage errors as one line in the user's language."""

import errno
import sys
from difflib import get_close_matches
from typing import Final

import click

from chefetage.cli.names import NAME, called
from chefetage.core.problem import Problem
from chefetage.words.texts import Texts, game_texts

BAD_INPUT: Final = 2  # exit code
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 1
LONGEST_FACT: Final = 400


def problem_line(problem: Problem, text: Texts) -> str:
    facts = {name: shortened(fact) if isinstance(fact, str) else fact for name, fact in problem.facts.items()}
    reason = cause_line(problem.__cause__, text)
    if reason:
        facts["reason"] = reason
    words = game_texts(problem.of, text.lang) if problem.of else text
    return one_line(words(problem.key, **facts))


def shortened(typed: str) -> str:
    """Fluent refuses very long facts, and nobody would read them."""
    return typed if len(typed) <= LONGEST_FACT else typed[:LONGEST_FACT] + "…"


def cause_line(cause: BaseException | None, text: Texts) -> str:
    """The reason behind a problem in words; "" where the problem itself says it best."""
    if isinstance(cause, Problem):
        return problem_line(cause, text)
    if isinstance(cause, OSError):
        return system_reason(cause, text)
    return ""


def system_reason(error: OSError, text: Texts) -> str:
    """What the operating system says, translated where it is a common case."""
    key = f"system-{errno.errorcode.get(error.errno or 0, '')}"
    return text(key) if text.has(key) else error.strerror or str(error)


def usage_line(error: click.UsageError, text: Texts, commands: list[str]) -> str:
    """A mistake in the command line, and where to read on."""
    path = error.ctx.command_path if error.ctx else called()
    return one_line(usage_sentence(error, text, commands) + " " + text("usage-see-help", command=path))


def usage_sentence(error: click.UsageError, text: Texts, commands: list[str]) -> str:
    if isinstance(error, click.NoSuchOption):
        return text("usage-no-such-option", option=shortened(error.option_name)) + near(error.possibilities or [], text)
    if isinstance(error, click.exceptions.NoSuchCommand):
        close = get_close_matches(error.command_name, commands)
        return text("usage-no-such-command", command=shortened(error.command_name)) + near(close, text)
    if isinstance(error, click.MissingParameter):
        return text("usage-missing", name=error.param.human_readable_name if error.param else "")
    if isinstance(error, click.BadOptionUsage):
        key = "usage-takes-no-value" if is_flag(error) else "usage-needs-value"
        return text(key, option=error.option_name)
    return error.format_message()


def near(close: list[str], text: Texts) -> str:
    return " " + text("usage-did-you-mean", close=", ".join(close)) if close else ""


def is_flag(error: click.BadOptionUsage) -> bool:
    options = error.ctx.command.params if error.ctx else []
    flags = [option for option in options if isinstance(option, click.Option) and option.is_flag]
    return any(error.option_name in flag.opts for flag in flags)


def one_line(sentence: str) -> str:
    return " ".join(sentence.splitlines())


def complain(line: str) -> int:
    """Say what is wrong; returns the exit code."""
    print(f"{NAME}: {line}", file=sys.stderr)
    return BAD_INPUT
