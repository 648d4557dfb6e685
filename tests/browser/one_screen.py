"""Measures at a real table whether all of a game fits one screen, and whether nothing on it jumps.

A game is played to its end, or for some decisions. Before each, and again while a move is pointed at and after a
refusal, every legal move must be where a pointer or a finger reaches it; what cannot be seen, what is too small, and
what moved by itself becomes a finding, which is a line to read:

    watch 4p 1280×720 en, ply 37: move "place sell" is covered by #side
"""

import random
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import BOTS_PATIENCE_MS, MOST_MOVES, open_table
from tests.browser.serving import Server

SCRIPT = (Path(__file__).parent / "one_screen.js").read_text(encoding="utf-8")
SETTINGS = "localStorage.getItem('chefetage') ?? localStorage.setItem('chefetage', '{\"pace\":\"at_once\"}')"
MOST_SHIFT = 0.05  # sum of all layout-shift entries of a game
LEAST_TEXT = 11  # CSS pixels, from 1280×720 up
LEAST_CLICK, LEAST_TOUCH = 24, 44  # CSS pixels, both ways
WIDEST_PHONE = 480  # CSS pixels, the shorter way
ANSWER_SECONDS = 10
EVERY_REFUSAL = 5  # decisions
MOST_TAPS = 8  # on the signs that lead to what is off the screen
SEED = "12"

Thing = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """A window."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"

    @property
    def is_phone(self) -> bool:
        return min(self.width, self.height) <= WIDEST_PHONE

    @property
    def is_touched(self) -> bool:
        return min(self.width, self.height) <= 768 and not self.is_roomy

    @property
    def is_roomy(self) -> bool:
        """From here on everything must be visible without scrolling."""
        return self.width >= 1280 and self.height >= 720

    @property
    def least(self) -> int:
        return LEAST_TOUCH if self.is_phone else LEAST_CLICK


@dataclass(frozen=True)
class Case:
    """A game to be measured: how many play, where, in which language, with which options."""

    game: str
    players: int
    size: Size
    lang: str = "en"
    options: tuple[tuple[str, str], ...] = ()
    motion: bool = False

    def __str__(self) -> str:
        extras = [f"{key}={value}" for key, value in self.options] + (["motion"] if self.motion else [])
        return " ".join([self.game, f"{self.players}p", str(self.size), self.lang, *extras])

    @property
    def name(self) -> str:
        """For pytest's -k, which knows letters and digits only."""
        return str(self).replace("×", "x").replace(" ", "-")


def most_players(game: str) -> int:
    return catalog()[game].info.players_max


def fewest_players(game: str) -> int:
    return catalog()[game].info.players_min


@dataclass
class Finding:
    """The first of its kind, and how often that was met."""

    ply: int
    text: str
    times: int = 0


@dataclass
class Report:
    """What was seen of a game."""

    case: Case
    decisions: int = 0
    is_over: bool = False
    shift: float = 0
    shifts: list[Thing] = field(default_factory=list)
    scrolls: int = 0
    page: Size = Size(0, 0)  # as large as it ever was
    prompt_heights: set[int] = field(default_factory=set)
    found: dict[str, Finding] = field(default_factory=dict)  # by kind

    def note(self, ply: int, text: str, kind: str = "") -> None:
        finding = self.found.setdefault(kind or text, Finding(ply, text))
        finding.times += 1

    def note_page(self, page: Thing) -> None:
        self.page = Size(max(self.page.width, page["width"]), max(self.page.height, page["height"]))

    def take(self, happened: Thing) -> None:
        self.shifts += happened["shifts"]
        self.shift += sum(shift["value"] for shift in happened["shifts"])
        self.scrolls += len(happened["scrolls"])
        self.prompt_heights.update(happened["prompt_heights"])

    def lines(self) -> list[str]:
        """The findings to read; none means that the game is as it shall be."""
        return [f"{self.case}, {line}" for line in (*self.of_the_whole(), *self.of_decisions())]

    def of_the_whole(self) -> Iterator[str]:
        if self.shift > MOST_SHIFT:
            yield f"layout shifts add up to {self.shift:.3f}, {MOST_SHIFT} are allowed; {self.biggest_shifts()}"
        if self.page.width > self.case.size.width + 1 or self.page.height > self.case.size.height + 1:
            yield f"the page is larger than its window: {self.page}"
        if self.scrolls:
            yield f"the page scrolled {self.scrolls} times"
        if len(self.prompt_heights) > 1:
            yield f"the prompt changed its height: {', '.join(map(str, sorted(self.prompt_heights)))} px"

    def biggest_shifts(self, count: int = 4) -> str:
        biggest = sorted(self.shifts, key=lambda shift: -float(shift["value"]))[:count]
        return "; ".join(f"{shift['value']:.3f} at ply {shift['ply']} ({', '.join(shift['by'])})" for shift in biggest)

    def of_decisions(self) -> Iterator[str]:
        for finding in self.found.values():
            others = f" (and {finding.times - 1} times more of its kind)" if finding.times > 1 else ""
            yield f"ply {finding.ply}: {finding.text}{others}"

    def summary(self) -> str:
        end = "to the end" if self.is_over else "so far"
        return f"{self.case}: {self.decisions} decisions {end}, shift {self.shift:.3f}, {len(self.lines())} findings"


def prepare(page: Page) -> None:
    """Before the page loads anything."""
    page.add_init_script(SCRIPT)
    page.add_init_script(SETTINGS)


def sit_down(page: Page, server: Server, game: str, players: int, options: dict[str, str] | None = None) -> None:
    """At a table with bots that answer at once; the page can be asked from now on."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (players - 1)
    prepare(page)
    page.goto(open_table(page, server, {"game": game, "options": options or {}, "seats": seats, "seed": SEED}))


def measured(page: Page, server: Server, case: Case, most: int = MOST_MOVES) -> Report:
    """Plays a game against bots, or its first decisions, and tells what was wrong."""
    measuring = Measuring(page, case)
    page.on("console", measuring.hear)
    sit_down(page, server, case.game, case.players, dict(case.options))
    return measuring.run(most)


class Measuring:
    """One page at one table."""

    def __init__(self, page: Page, case: Case) -> None:
        self.page = page
        self.case = case
        self.report = Report(case)
        self.choice = random.Random(SEED)
        self.least = case.size.least

    def run(self, most: int) -> Report:
        seen = -1
        while self.report.decisions < most:
            now = self.next_decision(seen)
            if now["state"] == "over":
                self.report.is_over = True
                break
            assert now["state"] == "me", f"{self.case}: {now['state']}"
            seen = now["seen"]
            self.report.decisions += 1
            self.decide(now)
        self.report.take(self.ask("happened"))
        return self.report

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("warning", "error"):
            self.report.note(0, f"the console says: {message.text[:200]}")

    # Talking with the page.

    def ask(self, question: str, **facts: Any) -> Any:
        return self.page.evaluate(f"facts => glance.{question}(facts)", facts)

    def next_decision(self, seen: int) -> Thing:
        least_text = LEAST_TEXT if self.case.size.is_roomy else 0
        seconds = BOTS_PATIENCE_MS / 1000
        asked = self.ask("decision", after=seen, least=self.least, leastText=least_text, seconds=seconds)
        return dict(asked)

    def again(self) -> Thing:
        return dict(self.ask("again", least=self.least))

    def point(self, place: Thing) -> None:
        if self.case.size.is_touched:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    # One decision.

    def decide(self, now: Thing) -> None:
        ply = now["ply"]
        self.report.note_page(now["page"])
        for line in now["missing"]:
            self.report.note(ply, line)
        for text in now["texts"]:
            words = f'text of {text["size"]} px: "{text["text"][:40]}" in {text["where"]}'
            self.report.note(ply, words, f"small text in {text['where']}")
        reached = self.reach_all(ply, now) if self.case.size.is_phone else now["targets"]
        self.note_targets(ply, reached)
        if self.report.decisions % EVERY_REFUSAL == 0:
            self.ask_why_not(now)
        self.play(now)
        self.report.take(self.ask("happened"))

    def note_targets(self, ply: int, targets: Iterable[Thing], when: str = "") -> None:
        for target in targets:
            if target.get("problem"):
                problem = target["problem"] + when
                self.report.note(ply, f"{name_of(target)} {problem}", f"{target['action']} {problem}")

    def note_lost(self, now: Thing, when: str) -> None:
        """What could be reached before and cannot be any more."""
        good = {name_of(target) for target in now["targets"] if not target.get("problem")}
        self.note_targets(now["ply"], [one for one in self.again()["targets"] if name_of(one) in good], when)

    def play(self, now: Thing) -> None:
        """A random one of the offers: where it stands, or as the page itself would say it."""
        offers = self.page.evaluate("glance.offers()")
        move = self.choice.choice(offers)["move"]
        place = self.place_of(move, now["targets"])
        if place is None:
            self.touch_parts(now)
            if not self.has_moved(now):
                self.page.evaluate("move => glance.send(move)", move)
            return
        if not self.case.size.is_touched:
            self.page.mouse.move(place["x"], place["y"])
            self.note_lost(now, " while a move is pointed at")
        self.point(place)
        self.wait_for_answer(now, move)

    def wait_for_answer(self, now: Thing, move: str) -> None:
        answer = self.ask("answer", after=now["seen"], least=self.least, seconds=ANSWER_SECONDS)
        if answer["state"] == "asked":
            if answer["problem"]:
                self.report.note(now["ply"], f'the question behind move "{move}" {answer["problem"]}')
            self.point(answer)
        elif answer["state"] == "nothing":
            self.report.note(now["ply"], f'move "{move}" is not made by a click')
            self.page.evaluate("move => glance.send(move)", move)

    def has_moved(self, now: Thing) -> bool:
        with suppress(Error):
            return int(self.page.locator("[data-turn]").get_attribute("data-seen") or 0) > int(now["seen"])
        return False

    def place_of(self, move: str, targets: list[Thing]) -> Thing | None:
        """Where it can be clicked, after taps on the signs that lead there; None if it cannot."""
        if not self.case.size.is_phone:
            return reachable(move, targets)
        place = reachable(move, self.again()["targets"])  # the taps on other signs may have scrolled it
        if place is None:
            self.search({move})
            place = reachable(move, self.again()["targets"])
        return place

    def touch_parts(self, now: Thing, most: int = 3) -> None:
        """What is composed is taken in hand before: nothing may jump then, either."""
        parts = [target for target in now["targets"] if "part" in target and not target.get("problem")]
        for part in self.choice.sample(parts, min(most, len(parts))):
            self.point(part)
            self.again()

    def ask_why_not(self, now: Thing) -> None:
        places = self.ask("refusals", least=self.least)
        if places:
            known = self.page.evaluate("glance.explanations()")
            now = {**now, **self.again()}  # what was searched for before may have been scrolled
            self.point(self.choice.choice(places))
            self.ask("refused", before=known, seconds=ANSWER_SECONDS)
            self.note_lost(now, " after a refusal")

    # Phones: what is off the screen has a sign that leads there.

    def reach_all(self, ply: int, now: Thing) -> list[Thing]:
        """All targets, each as good as it is met behind one of the signs; then back to where one came from."""
        home = next((view for view in now["views"] if view["is_current"]), None)
        if now["targets"] and all(target.get("problem") for target in now["targets"]):
            self.report.note(ply, "the view that is shown by itself has no legal move")
        for view in now["views"]:
            if view["problem"]:
                self.report.note(ply, f"the button of the view {view['view']} {view['problem']}")
        left = {name_of(target): target for target in now["targets"] if target.get("problem")}
        found = self.search(set(left)) if left else set()
        if home and not home["problem"] and found:
            self.point(home)
            self.again()
        return [target for name, target in left.items() if name not in found]

    def search(self, wanted: set[str]) -> set[str]:
        """Follows the signs, view by view and tap by tap, until everything wanted was met; what was met."""
        found: set[str] = set()
        first = self.again()
        others = [view for view in first["views"] if view["offers"] and not view["is_current"]]
        for view in [None, *others]:
            if view:
                self.point(view)
            way = "above"
            for _ in range(MOST_TAPS):
                now = self.again()
                found |= {name for target in now["targets"] if not target.get("problem") for name in names_of(target)}
                if wanted <= found or not now["more"]:
                    break
                signs = {sign["more"]: sign for sign in now["more"]}
                way = way if way in signs else "below"  # up to the first one, then down to the last
                self.point(signs.get(way) or now["more"][0])
            if wanted <= found:
                break
        return found


def name_of(target: Thing) -> str:
    return f'move "{target["move"]}"' if "move" in target else f"part {target['part']}"


def names_of(target: Thing) -> tuple[str, ...]:
    return (name_of(target), target["move"]) if "move" in target else (name_of(target),)


def reachable(move: str, targets: list[Thing]) -> Thing | None:
    return next((one for one in targets if one.get("move") == move and not one.get("problem")), None)
