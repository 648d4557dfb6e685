"""Who somebody is: a random id in a signed cookie, given at the first visit."""

from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "chefetage"
MAX_AGE = 2 * 365 * 24 * 3600
ID_BYTES = 16


def identity_of(scope: Scope) -> str:
    return str(scope["identity"])


class IdentityMiddleware:
    def __init__(self, app: ASGIApp, key: bytes) -> None:
        self.app = app
        self.signer = Signer(key, salt=COOKIE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        known = self.known(Headers(scope=scope))
        scope["identity"] = known or token_urlsafe(ID_BYTES)
        await self.app(scope, receive, send if known else self.giving(scope, send))

    def known(self, headers: Headers) -> str | None:
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
            return self.signer.unsign(cookie.value).decode() if cookie else None
        except (BadSignature, CookieError, UnicodeError):
            return None

    def giving(self, scope: Scope, send: Send) -> Send:
        """Sends on, with the new cookie among the headers."""

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                MutableHeaders(scope=message).append("set-cookie", self.cookie(scope))
            await send(message)

        return send_with_cookie

    def cookie(self, scope: Scope) -> str:
        value = self.signer.sign(scope["identity"]).decode()
        secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}"
