CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    channel TEXT NOT NULL,
    cid TEXT NOT NULL,
    identity TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX chat_cid ON chat (table_id, cid);
