"""Runs the server until it is told to end."""

import uvicorn

from chefetage.server.app import make_app
from chefetage.server.settings import FRAME_BYTES, Settings
from chefetage.server.storage.sqlite import SqliteStorage

GRACE_SECONDS = 5  # for open connections when the server ends


def server(settings: Settings) -> uvicorn.Server:
    """Opens the database; whatever is wrong with it is said before the first visitor comes."""
    app = make_app(settings, SqliteStorage(settings.database))
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return uvicorn.Server(config)
