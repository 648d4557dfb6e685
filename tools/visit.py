"""A server of its own and a browser, for the tools that look at pages."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.serving import Server


@contextmanager
def visit() -> Iterator[tuple[Browser, Server]]:
    """Both end with the visit; what was played there is forgotten."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()
