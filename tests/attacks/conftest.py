"""A real Chromium for the person among the attackers."""

from tests.browser.conftest import chromium, new_page

__all__ = ["chromium", "new_page"]
