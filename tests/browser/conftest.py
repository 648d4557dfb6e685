"""A real server and a real Chromium for the tests of this folder."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.serving import Server

CHROMIUM = os.environ.get("CHEFETAGE_CHROMIUM") or shutil.which("chromium")
IS_DEMANDED = os.environ.get("CHEFETAGE_BROWSER") == "1"  # then a missing browser is a failure
# Only the last --disable-features of a command line counts, so Playwright's own stand here, too.
PLAYWRIGHTS_FEATURES = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
# What the address bar might show is two more pages for every window, and costs more than an empty one of ours.
PAGES_OF_THE_BROWSER = ["WebUIOmniboxAimPopup", "WebUIOmniboxPopup"]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join([*PLAYWRIGHTS_FEATURES, *PAGES_OF_THE_BROWSER])}",
]

PATIENCE_MS = 30_000  # for a machine with much else to do; a failure shows later then, but is none of the clock

LONGEST = "test_whole_games.py"
SLOW_SUITES = ("glance", "keyboard", "slow")  # commands of their own

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        is_apart = any(item.get_closest_marker(name) for name in SLOW_SUITES)
        if "browser" in item.path.parts and not is_apart:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.path.name != LONGEST)  # first, so that no worker is left alone with one


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        assert not IS_DEMANDED, "there is no Chromium: install it or set CHEFETAGE_CHROMIUM"
        pytest.skip("there is no Chromium: install it or set CHEFETAGE_CHROMIUM to its path")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it running: the people of a test know nothing of other tests' tables."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may stop and kill it."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[NewPage]:
    """Makes pages of people who know nothing of each other; no page may report an error."""
    contexts = []
    problems: list[str] = []

    def make(lang: str = "en", width: int = 1280, height: int = 900, touch: bool = False, motion: bool = False) -> Page:
        context = chromium.new_context(
            locale="de-DE" if lang == "de" else "en-GB",
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: problems.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert problems == []
