"""Runs the server until it is told to end."""

from typing import Any

import uvicorn

from chefetage.server.app import make_app
from chefetage.server.settings import FRAME_BYTES, Settings
from chefetage.server.storage.sqlite import SqliteStorage

GRACE_SECONDS = 5  # for open connections when the server ends
LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"dated": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "dated"}},
    "loggers": {name: {"handlers": ["stderr"], "level": "WARNING"} for name in ("chefetage", "uvicorn")},
}


def server(settings: Settings) -> uvicorn.Server:
    """Opens the database; whatever is wrong with it is said before the first visitor comes."""
    app = make_app(settings, SqliteStorage(settings.database, settings.lock_patience))
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_config=LOGGING,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return uvicorn.Server(config)
