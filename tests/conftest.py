"""For every test: Hypothesis repeats itself and never looks at the clock; a text may be asked to fit its facts."""

import os
import signal
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from hypothesis import HealthCheck, settings

from chefetage.core.engine_mode import is_compiled

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

EXAMPLES = 30 if is_compiled() else 6  # interpreted is thirty times as slow

settings.register_profile(
    "default", max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=QUIET
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("CHEFETAGE_HYPOTHESIS", "default"))


signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell lets what runs in the background ignore it


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'interpreted'}"


@pytest.fixture
def strict_bundles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts pass over what Fluent complains of; here it fails."""
    lenient = FluentBundle.format_pattern

    def format_pattern(bundle: FluentBundle, pattern: Any, args: Any = None) -> Any:
        sentence, errors = lenient(bundle, pattern, args)
        assert errors == [], (sentence, args)
        return sentence, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", format_pattern)
