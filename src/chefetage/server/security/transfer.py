"""Codes by which a person takes their identity to another device: short-lived, good for once, hard to guess."""

import asyncio
import hmac
import time
from secrets import choice

from chefetage.server.answers.refusal import Forbidden, TooMany
from chefetage.server.security.limits import Bucket, Buckets
from chefetage.server.security.refusal_log import refused
from chefetage.server.settings import Settings
from chefetage.server.storage.storage import Storage, Transfer

# Crockford's alphabet: what is mistaken for a digit is read as that digit, and no word of a language comes about.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISTAKEN = str.maketrans("OIL", "011", "- ")
GROUP = 5

# Guessing is hopeless: 32 to the power of 10 are 1.1e15 codes. One try per second, which is all that the whole server
# takes in the long run, are 3.2e7 in a year; were 100 codes of others valid all that time, the chance to meet one
# would be 3.2e7 * 100 / 1.1e15, one in 350,000.
CHARACTERS = 2 * GROUP


class TransferCodes:
    """Makes codes and takes them back; what is kept of a code is only its fingerprint."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.seconds = settings.code_seconds
        self.storage = storage
        self.made = Buckets(settings.code_rate)
        self.tried = Buckets(settings.code_rate)
        self.tried_by_all = Bucket(settings.codes_rate)
        self.lock = asyncio.Lock()

    async def make(self, identity: str, address: str) -> str:
        """A new code; one that this identity had before is void."""
        if not self.made.take(address):
            raise TooMany("too-many-codes")
        code = "".join(choice(ALPHABET) for _ in range(CHARACTERS))
        now = time.time()
        await self.storage.keep_transfer(Transfer(identity, self.fingerprint(code), now + self.seconds), now)
        return f"{code[:GROUP]}-{code[GROUP:]}"

    async def identity_of(self, typed: str, address: str) -> str:
        """Whose code this is; it stays valid until it is spent."""
        if not (self.tried.take(address) and self.tried_by_all.take()):
            raise TooMany("too-many-codes")
        found = await self.storage.transfer(self.fingerprint(plain(typed)))
        if found is None or found.expires < time.time():
            refused("wrong-code", address)
            raise Forbidden("wrong-code")
        return found.identity

    async def spend(self, typed: str) -> None:
        """Of several who come with the same code at once, one gets it."""
        async with self.lock:
            code = self.fingerprint(plain(typed))
            if await self.storage.transfer(code) is None:
                raise Forbidden("wrong-code")
            await self.storage.drop_transfer(code)

    def fingerprint(self, code: str) -> bytes:
        return hmac.digest(self.storage.key(), code.encode(), "sha256")


def plain(typed: str) -> str:
    """A code as it was made, however somebody has typed it."""
    return typed.upper().translate(MISTAKEN)
