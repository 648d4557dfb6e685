"""Streams of chance: independent, repeatable, fair."""

from collections import Counter

from mypy_extensions import i64

from chefetage.core.chance import Chance
from chefetage.core.vec import vec


def words(chance: Chance, stream: int, count: int) -> list[int]:
    return [int(chance.next_word(stream)) for _ in range(count)]


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    """The first outputs of the reference implementation for the state 1, 2, 3, 4."""
    chance = Chance()
    chance.words = vec[i64]([1, 2, 3, 4])
    assert words(chance, 0, 5) == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_streams_are_frozen() -> None:
    """Records depend on these numbers: they may change only with the rules version."""
    assert words(Chance.of(1, ["market"]), 0, 3) == [1736324805, 288282214, 3976324370]


def test_a_stream_does_not_depend_on_the_use_of_another() -> None:
    used, untouched = Chance.of(5, ["deck", "die"]), Chance.of(5, ["deck", "die"])
    words(used, 0, 100)
    assert words(used, 1, 10) == words(untouched, 1, 10)


def test_a_stream_depends_on_its_name_and_not_on_its_place() -> None:
    assert words(Chance.of(5, ["die", "deck"]), 0, 5) == words(Chance.of(5, ["deck", "die"]), 1, 5)
    assert words(Chance.of(5, ["die"]), 0, 5) != words(Chance.of(5, ["deck"]), 0, 5)


def test_all_256_bits_of_the_seed_count() -> None:
    assert words(Chance.of(0, ["die"]), 0, 2) != words(Chance.of(2**255, ["die"]), 0, 2)


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance.of(3, ["die"])
    copy = chance.clone()
    expected = words(chance, 0, 5)
    assert words(copy, 0, 5) == expected


def test_below_is_even() -> None:
    """Each side of a die within five standard deviations over 60,000 rolls."""
    chance = Chance.of(8, ["die"])
    rolls = Counter(int(chance.below(0, 6)) for _ in range(60_000))
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 5 * 91.3 for count in rolls.values())


def test_shuffles_reach_every_order_evenly() -> None:
    chance = Chance.of(4, ["deck"])
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = vec[i64]([0, 1, 2, 3])
        chance.shuffle(0, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 5 * 31 for count in orders.values())


def test_reseeding_replaces_every_word() -> None:
    chance, source = Chance.of(1, ["deck", "die"]), Chance.of(2, ["bot"])
    before = list(chance.words)
    chance.reseed(source)
    assert all(old != new for old, new in zip(before, chance.words, strict=True))
