"""Component data: a wrong value is named when it is loaded."""

import pytest

from chefetage.core.data import Data, DataError

DATA = Data("test.toml", {"number": 3, "text": "a", "list": [1, 2], "mixed": [1, "a"], "rows": [{"id": "x"}]})


def test_values_come_with_their_type() -> None:
    assert DATA.number("number") == 3
    assert DATA.text("text") == "a"
    assert list(DATA.numbers("list")) == [1, 2]
    assert DATA.ids("rows") == ["x"]


@pytest.mark.parametrize(
    ("fetch", "key"),
    [
        (DATA.number, "text"),
        (DATA.number, "absent"),
        (DATA.number, "number.deeper"),
        (DATA.text, "number"),
        (DATA.numbers, "mixed"),
        (DATA.texts, "list"),
        (DATA.tables, "list"),
    ],
)
def test_a_wrong_value_is_named(fetch: object, key: str) -> None:
    assert callable(fetch)
    with pytest.raises(DataError, match=key):
        fetch(key)
