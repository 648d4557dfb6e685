"""One's identity on devices: taken to another by a code, or forgotten on this one."""

import logging
from typing import Annotated

import msgspec
from msgspec import Meta

from chefetage.server.answers.refusal import Conflict
from chefetage.server.api.me import Me, me, my_tables
from chefetage.server.http.calls import Call
from chefetage.server.security.identity import change_identity
from chefetage.server.settings import CODE_TEXT

logger = logging.getLogger("chefetage.security")


class TransferCode(msgspec.Struct):
    """What is to be typed on the other device, and how long it is valid."""

    code: str
    seconds: float


class TakeWish(msgspec.Struct, forbid_unknown_fields=True):
    """This device is to get the identity that the code stands for."""

    code: Annotated[str, Meta(max_length=CODE_TEXT)]
    replaces: bool = False  # even if the identity that it has now holds seats, which nobody reaches then


async def make_code(call: Call) -> TransferCode:
    transfers = call.hall.transfers
    return TransferCode(await transfers.make(call.identity, call.address), transfers.seconds)


async def take_identity(call: Call) -> Me:
    wish: TakeWish = call.body
    transfers = call.hall.transfers
    identity = await transfers.identity_of(wish.code, call.address)
    if identity == call.identity:
        raise Conflict("own-code")
    if not wish.replaces and (tables := await my_tables(call)):
        raise Conflict("holds-seats", tables=len(tables))
    await transfers.spend(wish.code)
    logger.warning("an identity was taken to another device: %s", call.address)  # its owner may ask whether it was them
    call.identity = identity
    change_identity(call.scope, identity)
    return await me(call)


async def forget_identity(call: Call) -> Me:
    """Seats and name stay with the identity; only this device no longer knows it."""
    change_identity(call.scope, "")
    return Me()
