"""chefetage rules"""

from functools import partial

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from chefetage.cli.command import Command
from chefetage.cli.output import show, show_json, show_long
from chefetage.cli.parameters import Word, argument, json_flag, option
from chefetage.core.catalog import find_game
from chefetage.core.problem import Problem
from chefetage.words.rulebook import Chapter, Rule, Rulebook, rulebook
from chefetage.words.texts import Texts


def command(text: Texts) -> Command:
    params = [
        argument(text, "game", Word()),
        argument(text, "rule_id", Word(), required=False, default=None),
        option(text, "search", Word(), "word"),
        json_flag(text),
    ]
    return Command("rules", text, partial(show_rules, text), params)


def show_rules(text: Texts, game: str, rule_id: str | None, search: str | None, as_json: bool) -> None:
    book = rulebook(find_game(game).info.key, text.lang)
    if rule_id and search is not None:
        raise Problem("rule-or-search")
    if search is not None:
        show_found(book, search, as_json)
    elif rule_id:
        show_one(book, rule_id, as_json)
    elif as_json:
        show_json(book.chapters)
    else:
        show_long(Markdown(book.text))


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


def show_found(book: Rulebook, word: str, as_json: bool) -> None:
    found = book.search(word.strip()) if word.strip() else []
    if not found:
        raise Problem("nothing-found", word=word)
    if as_json:
        show_json([{"rule": rule.id, "chapter": rule.chapter, "sentence": sentence} for rule, sentence in found])
        return
    show_long(*(found_line(rule, sentence, word.strip()) for rule, sentence in found))


def found_line(rule: Rule, sentence: str, word: str) -> Text:
    line = Text.assemble((f"{rule.id:<9}", "bold"), sentence)
    line.highlight_words([word], "reverse", case_sensitive=False)
    return line
