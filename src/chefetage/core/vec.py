"""vec: the arrays of the engine, and what changes their length. The one place that knows where they come from.

They are librt's, which the compiler knows; where librt is not there, as in a browser, `pure_vec` stands in for them.
A vec has one owner: `self.hand = append(self.hand, card)`, `self.deck, card = pop(self.deck)`; give copies (`v[:]`).
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
else:
    try:
        from librt.vecs import append, extend, pop, remove, vec
    except ImportError:
        from chefetage.core.pure_vec import append, extend, pop, remove, vec

__all__ = ["append", "extend", "pop", "remove", "vec"]
