-- What a finished game showed: viewer '' is the retelling, the others are positions.
CREATE TABLE replay (
    table_id TEXT NOT NULL,
    viewer TEXT NOT NULL,
    form INTEGER NOT NULL,
    content BLOB NOT NULL
);
CREATE UNIQUE INDEX replay_viewer ON replay (table_id, viewer);

-- What a board needs besides a position, by version of the rules: components, texts in each language.
CREATE TABLE material (
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    name TEXT NOT NULL,
    content BLOB NOT NULL
);
CREATE UNIQUE INDEX material_name ON material (game, rules, name);
