"""Measures the time from a click on a move to the drawn view that shows it, with a real server and Chromium.

PYTHONPATH=. python tools/click_time.py --moves 50
"""

import argparse
import statistics
import sys

from playwright.sync_api import Page

from tests.browser.at_the_table import play_against_bots, wait_for_turn
from tests.browser.serving import Server
from tools.visit import visit

# What others do is shown at once, and a click makes its move without a question.
SETTINGS = 'localStorage.setItem(\'chefetage\', \'{"pace":"at_once","asksTwice":false}\')'

# Before the click, page and server are at rest: nobody decides faster.
REST_MS = 300

# The clock starts in the page itself with the click, and stops with the first task behind the frame that draws the
# new ply.
CLICK_AND_WAIT = """
() => new Promise((done) => {
  const table = document.querySelector('[data-turn]')
  const before = table.dataset.ply
  const begin = performance.now()
  const behind = (task) => scheduler.postTask(task, { priority: 'user-blocking' })
  const drawn = () => requestAnimationFrame(() => behind(() => done(performance.now() - begin)))
  const seen = new MutationObserver(() => {
    if (table.dataset.ply === before) return
    seen.disconnect()
    drawn()
  })
  seen.observe(table, { attributes: true, attributeFilter: ['data-ply'] })
  table.querySelector('[data-move]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
})
"""


def measure(page: Page, server: Server, game: str, moves: int) -> list[float]:
    """Milliseconds per move against bots that answer at once; a finished game is followed by the next."""
    times: list[float] = []
    play_against_bots(page, server, game)
    while len(times) < moves:
        if wait_for_turn(page) == "over":
            play_against_bots(page, server, game)
            continue
        page.locator("[data-move]").first.wait_for()
        page.wait_for_timeout(REST_MS)
        times.append(page.evaluate(CLICK_AND_WAIT))
        print(f"\r{len(times)}/{moves} moves", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return times


def report(times: list[float]) -> str:
    p95 = statistics.quantiles(times, n=20)[-1]
    return f"click to drawn view, {len(times)} moves: median {statistics.median(times):.0f} ms, p95 {p95:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=50, help="how many moves are measured, at least 2 (50)")
    parser.add_argument("--game", default="watch", help="which game is played (watch)")
    wish = parser.parse_args()
    with visit() as (browser, server):
        page = browser.new_page()
        page.add_init_script(SETTINGS)
        print(report(measure(page, server, wish.game, wish.moves)))


if __name__ == "__main__":
    main()
