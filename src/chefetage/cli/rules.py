"""chefetage rules"""

from functools import partial

import click
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from chefetage.cli.command import Command
from chefetage.cli.output import show, show_json, show_long
from chefetage.cli.parameters import Word, argument, json_flag, option
from chefetage.core.catalog import find_game
from chefetage.core.problem import Problem
from chefetage.words.rulebook import Chapter, Rule, Rulebook, Rulings, rulebook, rulings_in
from chefetage.words.search import Search
from chefetage.words.texts import Texts


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word()),
        argument(text, "rule_id", Word(), required=False, default=None),
        option(text, "search", Word(), "word"),
        click.Option(["--rulings"], is_flag=True, help=text("cli-rulings")),
        json_flag(text),
    ]
    return Command("rules", text, partial(show_rules, text), params)


def show_rules(text: Texts, game: str, rule_id: str | None, search: str | None, rulings: bool, as_json: bool) -> None:
    found = find_game(game)
    book = rulebook(found.info.key, text.lang)
    if rule_id and search is not None:
        raise Problem("rule-or-search")
    if rulings:
        show_rulings(rulings_in(found.folder), book.full_id(rule_id) if rule_id else "", as_json)
    elif search is not None:
        show_found(book, search, as_json)
    elif rule_id:
        show_one(book, rule_id, as_json)
    elif as_json:
        show_json(book.chapters)
    else:
        show_long(Markdown(book.text))


def show_rulings(rulings: Rulings, rule_id: str, as_json: bool) -> None:
    """What maintainers noted of one rule or of all."""
    kept = rulings.book.rules().get(rule_id)
    lines = [*([kept.text] if kept else []), *([rulings.notes[rule_id]] if rule_id in rulings.notes else [])]
    if rule_id and not lines:
        raise unknown(rule_id, rulings.book.near(rule_id))
    if as_json:
        show_json({"rule": rule_id, "notes": lines} if rule_id else rulings)
    else:
        show_long(*(Text(f"{rule_id}  {line}") for line in lines) if rule_id else [Markdown(rulings.text)])


def show_one(book: Rulebook, rule_id: str, as_json: bool) -> None:
    found = find(book, rule_id)
    if as_json:
        show_json(found)
    elif isinstance(found, Chapter):
        show_long(chapter_page(found))
    else:
        show(rule_page(book, found))


def find(book: Rulebook, text: str) -> Rule | Chapter:
    """A rule or a chapter by its id."""
    rule_id = book.full_id(text)
    found = book.rules().get(rule_id) or book.chapter(rule_id)
    if found is None:
        raise unknown(text, book.near(rule_id))
    return found


def unknown(rule: str, near: list[str]) -> Problem:
    return Problem("unknown-rule", rule=rule, near=", ".join(near)) if near else Problem("unknown-chapter", rule=rule)


def rule_page(book: Rulebook, rule: Rule) -> RenderableType:
    """A rule below the heading of its chapter."""
    chapter = book.chapter(rule.chapter)
    headings = [f"{rule.chapter} {chapter.title}" if chapter else rule.chapter, rule.section]
    heading = Text(" · ".join(part for part in headings if part), style="bold")
    return Group(heading, Text(), Markdown(f"**{rule.id}** {rule.text}"))


def chapter_page(chapter: Chapter) -> RenderableType:
    return Group(Text(f"{chapter.id} {chapter.title}", style="bold"), Text(), Markdown(chapter.text))


def show_found(book: Rulebook, question: str, as_json: bool) -> None:
    found = book.sentences(question)
    if not found:
        raise Problem("nothing-found", word=question)
    if as_json:
        show_json([{"rule": rule.id, "chapter": rule.chapter, "sentence": sentence} for rule, sentence in found])
        return
    search = book.taken_apart(question)
    show_long(*(found_line(rule, sentence, search) for rule, sentence in found))


def found_line(rule: Rule, sentence: str, search: Search) -> Text:
    """The sentence behind the rule's id, with the words that were asked for."""
    line = Text.assemble((f"{rule.id:<9}", "bold"), sentence)
    before = len(line) - len(sentence)
    for begin, end in search.hit_words(sentence):
        line.stylize("reverse", before + begin, before + end)
    return line
