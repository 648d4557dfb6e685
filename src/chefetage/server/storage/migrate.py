"""Brings a database up to date: numbered files of SQL, each in one transaction."""

import sqlite3
from pathlib import Path

from chefetage.core.problem import Problem

FOLDER = Path(__file__).parent / "migrations"
OWN_TABLES = {"event", "card", "secret"}


def check_owner(connection: sqlite3.Connection, name: str) -> None:
    """A database is new, ours, or somebody else's and none of our business."""
    tables = {table for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and not tables >= OWN_TABLES:
        raise Problem("database-foreign", file=name)


def migrate(connection: sqlite3.Connection, name: str) -> None:
    files = sorted(FOLDER.glob("*.sql"))
    done = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if done > len(files):
        raise Problem("database-too-new", file=name, version=done, known=len(files))
    for number, file in enumerate(files, 1):
        if number > done:
            sql = file.read_text(encoding="utf-8")
            connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
