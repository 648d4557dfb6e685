"""Settings for every test: Hypothesis repeats itself, and never looks at the clock."""

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile("default", max_examples=40, derandomize=True, deadline=None, suppress_health_check=QUIET)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("CHEFETAGE_HYPOTHESIS", "default"))


def pytest_report_header() -> str:
    from chefetage.core.engine_mode import is_compiled

    return f"engine: {'compiled' if is_compiled() else 'interpreted'}"
