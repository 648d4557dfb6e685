"""The TypeScript of the views says what view.py says."""

import pytest

from chefetage.core.catalog import catalog
from tools.view_types import is_stale


@pytest.mark.parametrize("key", sorted(catalog()))
def test_the_types_of_a_view_are_current(key: str) -> None:
    assert not is_stale(key), "run python -m tools.view_types"
