"""The language is that of --lang, else that of the locale."""

import pytest

from chefetage.cli.language import language


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "de"}, "de"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ([], {"LC_ALL": "", "LANG": "de_DE"}, "de"),
        (["--lang", "de", "games"], {}, "de"),
        (["games", "--lang=de"], {}, "de"),
        (["--lang", "de", "games", "--lang", "en"], {"LANG": "de_DE"}, "en"),
        (["games", "--lang", "xx"], {"LANG": "de_DE"}, "de"),
        (["games", "--", "--lang", "de"], {}, "en"),
        (["games", "--lang"], {}, "en"),
    ],
)
def test_language(arguments: list[str], environment: dict[str, str], expected: str) -> None:
    assert language(arguments, environment) == expected
