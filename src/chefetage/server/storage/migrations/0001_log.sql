CREATE TABLE event (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    cid TEXT,
    version INTEGER NOT NULL,
    payload BLOB NOT NULL,
    created REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX event_cid ON event (table_id, cid);

CREATE TABLE card (
    table_id TEXT PRIMARY KEY,
    changed REAL NOT NULL,
    status TEXT NOT NULL,
    waits_for_bot INTEGER NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX card_for_bots ON card (status, waits_for_bot);

CREATE TABLE member (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (identity, table_id)
) WITHOUT ROWID;

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
