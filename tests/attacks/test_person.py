"""A person who plays in a real browser, while all attacks come at once, notices nothing of them.

All attackers, the browser and the server share one machine here, so a click takes longer while it is full, whomever
the attacks are for. So they are also sent to another server on the machine: what they take from a person is the
difference between the two. The times are shown, not judged.
"""

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.attacks.catalog import ATTACKS
from tests.attacks.run import STARTING_SECONDS, Outcome, Run, waits
from tests.attacks.victim import Victim
from tests.browser.at_the_table import legal_moves, seen, table, wait_for_seen, wait_for_turn
from tests.browser.conftest import NewPage

SECONDS = 40
# All that a page may say of trouble: the link that is lost, and every notice.
REMEMBER = """
    window.troubles = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('.phase .link, [role=alert]'))
            window.troubles.push(one.textContent.trim());
    }).observe(document, {childList: true, subtree: true});
"""


@pytest.mark.attack
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_person_notices_nothing(new_page: NewPage, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = new_page(lang)
    page.add_init_script(REMEMBER)
    with Victim() as victim, Victim() as other:
        times = {
            "in peace": clicks_during(page, victim, Run("peace", [], SECONDS, quiet), victim),
            "another attacked": clicks_during(page, victim, Run("elsewhere", list(ATTACKS), SECONDS, quiet), other),
            "attacked": clicks_during(page, victim, Run("together", list(ATTACKS), SECONDS, quiet), victim),
        }
    with capsys.disabled():
        for name, clicks in times.items():
            print(f"\n{lang}, {name}: milliseconds from a click to the new position: {waits(clicks)}", end="")


def quiet(progress: str) -> None:
    """What pytest would hide is not shown."""


def clicks_during(page: Page, victim: Victim, run: Run, attacked: Victim) -> list[float]:
    """Plays at one server while another, or the same, is attacked; the seconds from each click to its effect."""
    with ThreadPoolExecutor(1) as attackers:
        attack = attackers.submit(asyncio.run, run.measured(attacked))
        time.sleep(STARTING_SECONDS * 2)  # now they are at work
        times = play(page, f"http://127.0.0.1:{victim.port}", attack)
        assert attack.result().complaints == []
    assert page.evaluate("window.troubles") == []  # before the server ends
    assert len(times) > SECONDS / 2
    return times


def play(page: Page, address: str, attack: "Future[Outcome]") -> list[float]:
    """Come in, and click random moves until the attack is over; the seconds that each took."""
    page.goto(address)
    page.locator("[data-quick=watch]").click()
    expect(table(page)).to_have_attribute("data-status", "playing")
    chance = Random(1)
    times = []
    while not attack.done() and wait_for_turn(page) == "me":
        move, before = chance.choice(legal_moves(page)), seen(page)
        expect(page.locator(".board.loading")).to_have_count(0)
        began = time.monotonic()
        page.locator(f'[data-move="{move}"]').first.click()
        wait_for_seen(page, before + 1)
        times.append(time.monotonic() - began)
    return times
