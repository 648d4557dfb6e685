"""Who somebody is: a random id in a signed cookie, given at the first visit."""

from contextlib import suppress
from hashlib import sha1, sha256
from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SALT = "chefetage"
ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax"
MAX_AGE = 2 * 365 * 24 * 3600
ID_BYTES = 16
HOST_ONLY = "__Host-"  # browsers take a cookie of such a name only by HTTPS, from the host itself and for all of it
WITHOUT_COOKIE = ("/healthz", "/readyz")


def identity_of(scope: Scope) -> str:
    return str(scope["identity"])


def change_identity(scope: Scope, identity: str) -> None:
    """The answer to this request gives the browser the cookie of this identity; "" takes its cookie away."""
    scope["identity"] = identity


class IdentityMiddleware:
    """Says of every request whose it is, and gives whoever is new a cookie."""

    def __init__(self, app: ASGIApp, key: bytes) -> None:
        self.app = app
        self.signer = Signer(key, salt=SALT, digest_method=sha256)
        self.earlier = Signer(key, salt=SALT, digest_method=sha1)  # of cookies that are good, and renewed by pages
        self.name = cookie_name(key)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        known = self.known(scope)
        scope["identity"] = known or token_urlsafe(ID_BYTES)
        may_change = scope["type"] == "http"  # on a socket one stays who one was
        is_due = may_change or gives_cookie(scope, known)
        await self.app(scope, receive, self.giving(scope, send, known) if is_due else send)

    def known(self, scope: Scope) -> str | None:
        """A cookie from before there was HTTPS is good, too, so that nobody loses a seat; pages renew it."""
        cookies = cookie_parser(Headers(scope=scope).get("cookie", ""))
        return next((known for name in self.names(scope) if (known := self.unsigned(cookies.get(name, "")))), None)

    def names(self, scope: Scope) -> tuple[str, ...]:
        """Of the cookie that is given, and of those that are good besides."""
        return (HOST_ONLY + self.name, self.name) if is_secure(scope) else (self.name,)

    def unsigned(self, value: str) -> str | None:
        for signer in (self.signer, self.earlier):
            with suppress(BadSignature, UnicodeError):
                return signer.unsign(value).decode()
        return None

    def giving(self, scope: Scope, send: Send, known: str | None) -> Send:
        """Sends on, with a cookie among the headers where one is due."""

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept") and gives_cookie(scope, known):
                message.setdefault("headers", [])
                headers = MutableHeaders(scope=message)
                for cookie in self.cookies(scope):
                    headers.append("set-cookie", cookie)
                headers["cache-control"] = f"private, {headers.get('cache-control', 'no-cache')}"
            await send(message)

        return send_with_cookie

    def cookies(self, scope: Scope) -> list[str]:
        """That of the identity; of nobody, what takes away every one that would be good."""
        secure = "; Secure" if is_secure(scope) else ""
        names = self.names(scope)
        if identity := identity_of(scope):
            return [f"{names[0]}={self.signer.sign(identity).decode()}; {ATTRIBUTES}; Max-Age={MAX_AGE}{secure}"]
        return [f"{name}=; {ATTRIBUTES}; Max-Age=0{secure}" for name in names]


def is_secure(scope: Scope) -> bool:
    """Whether it came by HTTPS, as far as a trusted proxy says."""
    return scope["scheme"] in ("https", "wss")


def cookie_name(key: bytes) -> str:
    """Browsers keep one jar for all ports of a machine: servers with other tables must not take each other's cookie."""
    return f"chefetage-{sha256(key).hexdigest()[:8]}"


def gives_cookie(scope: Scope, known: str | None) -> bool:
    """Pages renew it, so that it lasts as long as somebody comes; files that caches keep carry none."""
    path = str(scope["path"])
    if path in WITHOUT_COOKIE:
        return False
    return not path.startswith("/assets/") and (identity_of(scope) != known or not path.startswith("/api/"))
