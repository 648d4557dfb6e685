"""Runs the server until it is told to end."""

from typing import Any

import uvicorn

from chefetage.server.app import make_app
from chefetage.server.security.descriptors import raise_descriptor_limit
from chefetage.server.security.protocols import BoundedLog, DoorConfig
from chefetage.server.settings import FRAME_BYTES, Settings
from chefetage.server.storage.sqlite import SqliteStorage

GRACE_SECONDS = 5  # for open connections when the server ends
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "dated": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s", "datefmt": "%Y-%m-%dT%H:%M:%S%z"}
    },
    "filters": {"bounded": {"()": BoundedLog}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "dated", "filters": ["bounded"]}},
    "loggers": {name: {"handlers": ["stderr"], "level": "WARNING"} for name in ("chefetage", "uvicorn")},
}


def server(settings: Settings) -> uvicorn.Server:
    """Opens the database; whatever is wrong with it is said before the first visitor comes."""
    raise_descriptor_limit()
    app = make_app(settings, SqliteStorage(settings.database, settings.lock_patience))
    config = DoorConfig(
        app,
        settings,
        host=settings.host,
        port=settings.port,
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=settings.keep_alive_seconds,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_config=LOGGING,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return uvicorn.Server(config)
