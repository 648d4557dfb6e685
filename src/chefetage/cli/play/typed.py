"""What a player can type: a move, or an act. Each act says whether it changed the position."""

from collections.abc import Callable
from functools import partial

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.cli.output import show, show_long
from chefetage.cli.play.session import Leave, Session
from chefetage.cli.problems import problem_line, shortened
from chefetage.cli.rules import chapter_page, find, found_line, rule_page
from chefetage.core.problem import Problem
from chefetage.table.why_not import why_not
from chefetage.words.rulebook import Chapter, Rulebook, rulebook
from chefetage.words.texts import Texts

HINT_BOT = "greedy"


def answer(session: Session, typed: str) -> bool:
    """Do what was typed; whether it changed the position."""
    if not typed:
        session.offer_moves()
        return False
    act = typed_act(session, typed)
    return act() if act else try_move(session, typed)


def try_move(session: Session, typed: str) -> bool:
    """A number of the list or a move's notation."""
    notation = session.moves.notation(typed)
    if notation[0].isdecimal():
        show(session.text("play-no-such-number"))
        return False
    if not session.game.explain(session.match.state, session.viewer, notation).legal:
        refuse(session, notation)
        return False
    session.apply(session.viewer, session.game.parse(notation))
    return True


def typed_act(session: Session, typed: str) -> Callable[[], bool] | None:
    """What the typed line asks for; None if it must be a move."""
    if typed.startswith("?"):
        return partial(explain, session, typed.removeprefix("?").strip())
    word, _, rest = typed.partition(" ")
    name = act_names(session.text).get(word.lower())
    if name is None or word in session.game.verbs:
        return None
    return partial(ACTS[name], session, rest.strip())


def act_names(text: Texts) -> dict[str, str]:
    """The acts by the words for them, English or the player's language."""
    return {**{name: name for name in ACTS}, **{text(f"word-{name}"): name for name in ACTS}}


def explain(session: Session, typed: str) -> bool:
    """Why a move is refused, or that it is not."""
    if not typed:
        return help_player(session, "")
    move = session.moves.notation(typed)
    explanation = session.game.explain(session.match.state, session.viewer, move)
    if explanation.legal:
        show(session.text("play-legal", move=move, rule=explanation.rule))
    else:
        refuse(session, move)
    return False


def refuse(session: Session, move: str) -> None:
    """The rule, the sentence and the numbers; words that are no move at all have no rule."""
    explanation = session.game.explain(session.match.state, session.viewer, move)
    if explanation.key == "unknown-move":
        show(session.text("play-unknown-move", move=shortened(move)))
    else:
        reason = why_not(session.match, session.viewer, move, explanation, session.wording)
        show(session.text("play-refused", rule=explanation.rule, reason=reason))


def help_player(session: Session, rest: str) -> bool:
    text = session.text
    example = session.game.notation(session.game.legal_moves(session.match.state, session.viewer)[0])
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(text("play-help-number"), text("play-help-move", example=example))
    grid.add_row(text("play-help-enter"), text("play-help-again"))
    grid.add_row(f"? {example}", text("play-help-explain"))
    for name in ACTS:
        grid.add_row(help_pattern(session, name), text(f"play-help-{name}"))
    show(Text(text("play-help-title"), style="bold"), grid)
    return False


def help_pattern(session: Session, name: str) -> str:
    """How an act is typed."""
    word = session.text(f"word-{name}")
    more = {"help": ", ?", "rules": f" {session.game.info.prefix}-1.1", "save": " " + session.text("play-file")}
    return word + more.get(name, "")


def undo(session: Session, rest: str) -> bool:
    """Back by one move, at most to another's decision or the last revealed secret."""
    reason = undo_refusal(session)
    if reason:
        show(reason)
        return False
    session.take_back()
    session.draw()
    show(session.text("play-undone"))
    return True


def undo_refusal(session: Session) -> str:
    moves = session.match.record.moves
    if not moves:
        return session.text("undo-nothing")
    if moves[-1].seat != session.viewer:
        return session.text("undo-other", player=session.wording.player(moves[-1].seat))
    return "" if session.match.can_undo(session.viewer) else session.text("undo-revealed")


def save(session: Session, rest: str) -> bool:
    session.keeper.save(rest)
    return False


def leave(session: Session, rest: str) -> bool:
    raise Leave


def hint(session: Session, rest: str) -> bool:
    """What a bot would do on this seat, knowing no more than the player."""
    move = session.bot_choice(HINT_BOT, session.viewer)
    notation = session.game.notation(move)
    show(session.text("play-hint", bot=HINT_BOT, words=session.spell(move), move=notation))
    return False


def draw(session: Session, rest: str) -> bool:
    session.draw()
    return False


def log(session: Session, rest: str) -> bool:
    """The whole story, as far as it is for the player's eyes."""
    show_long(*session.paragraphs(session.story.lines(session.match, session.viewer)))
    return False


def rules(session: Session, rest: str) -> bool:
    """A rule or chapter by its id, or the rules that answer a question."""
    book = rulebook(session.game.info.key, session.text.lang)
    try:
        show_long(*rules_page(book, rest)) if rest else show(session.text("play-which-rule"))
    except Problem as problem:
        show(problem_line(problem, session.text))
    return False


def rules_page(book: Rulebook, wanted: str) -> list[RenderableType]:
    found = book.sentences(wanted)
    if found and not any(character.isdigit() for character in wanted):
        search = book.taken_apart(wanted)
        return [found_line(rule, sentence, search) for rule, sentence in found]
    page = find(book, wanted)
    return [chapter_page(page) if isinstance(page, Chapter) else rule_page(book, page)]


ACTS: dict[str, Callable[[Session, str], bool]] = {
    "help": help_player,
    "hint": hint,
    "undo": undo,
    "table": draw,
    "log": log,
    "rules": rules,
    "save": save,
    "quit": leave,
}
