/*
 * Migration n takes a file from version n - 1 to n; PRAGMA user_version holds the version. Released migrations are
 * never edited, only added. That is why the SQL is written out, although SHAPES could generate it: an old file must
 * not depend on today's SHAPES. A test compares the two.
 */
import type { DatabaseSync } from 'node:sqlite'

export type Migration = (db: DatabaseSync) => void

/*
 * A row is `body`; the other columns are copies for searching. Indexes end in the key, so that rows come out sorted.
 * WITHOUT ROWID where rows are read by a key prefix: they are then stored side by side.
 */
const FIRST = `
  CREATE TABLE people (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX people_by_name ON people (name, id);

  CREATE TABLE sessions (hash TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX sessions_by_person ON sessions (person, hash);

  CREATE TABLE passkeys (id TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX passkeys_by_person ON passkeys (person, id);

  CREATE TABLE tickets (hash TEXT NOT NULL PRIMARY KEY, person TEXT, kind TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX tickets_by_person ON tickets (person, hash);
  CREATE INDEX tickets_by_kind ON tickets (kind, hash);

  CREATE TABLE blocks (
    person TEXT NOT NULL, blocked TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (person, blocked)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_by_blocked ON blocks (blocked, person);

  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, status TEXT NOT NULL, host TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_status ON tables (status, id);
  CREATE INDEX tables_by_host ON tables (host, id);

  CREATE TABLE matches (id TEXT NOT NULL PRIMARY KEY, status TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX matches_by_status ON matches (status, id);

  CREATE TABLE entries (
    "match" TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER, "key" TEXT, body TEXT NOT NULL,
    PRIMARY KEY ("match", seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX entries_unique ON entries ("match", seat, "key") WHERE seat IS NOT NULL AND "key" IS NOT NULL;

  CREATE TABLE deadlines (
    id TEXT NOT NULL PRIMARY KEY, due INTEGER NOT NULL, "match" TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX deadlines_by_due ON deadlines (due, id);
  CREATE INDEX deadlines_by_match ON deadlines ("match", id);

  CREATE TABLE chat (
    "match" TEXT NOT NULL, room TEXT NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY ("match", room, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX chat_by_person ON chat (person, "match", room, n);

  CREATE TABLE notes (id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, about TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX notes_by_kind ON notes (kind, id);
  CREATE INDEX notes_by_about ON notes (about, id);
`

const WISHES = `
  CREATE TABLE wishes (
    match TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
`

/*
 * Adds missing fields to tables and marks those of finished matches as over. Then fills `places` and `offers`, as
 * tables/places.ts did at the time.
 */
const PLACES = `
  UPDATE tables SET body = json_set(
    body,
    '$.links', json((SELECT json_group_array(NULL) FROM json_each(tables.body, '$.seats'))),
    '$.rematch', NULL
  );
  UPDATE tables SET status = 'over', body = json_set(
    body,
    '$.status', 'over',
    '$.touchedAt', (SELECT json_extract(matches.body, '$.overAt') FROM matches WHERE matches.id = tables.id)
  ) WHERE status = 'playing' AND id IN (SELECT id FROM matches WHERE status = 'over');

  CREATE TABLE places (
    person TEXT NOT NULL, status TEXT NOT NULL, rank INTEGER NOT NULL, "table" TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (person, status, rank, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE offers (
    list TEXT NOT NULL, rank INTEGER NOT NULL, "table" TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (list, rank, "table")
  ) STRICT, WITHOUT ROWID;

  WITH known AS (
    SELECT id, status, host, body, -json_extract(body, iif(status = 'over', '$.touchedAt', '$.createdAt')) AS rank FROM tables
  ), roles AS (
    SELECT id, host AS person, NULL AS seat, 1 AS is_host, 0 AS is_invited FROM known
    UNION ALL
    SELECT known.id, json_extract(value, '$.person'), key, 0, 0 FROM known, json_each(known.body, '$.seats')
    WHERE json_extract(value, '$.kind') = 'person'
    UNION ALL
    SELECT known.id, value, NULL, 0, 1 FROM known, json_each(known.body, '$.invited') WHERE status IN ('open', 'sealing')
  )
  INSERT INTO places (person, status, rank, "table", body)
  SELECT person, status, rank, id, json_object(
    'person', person, 'status', status, 'rank', rank, 'table', id, 'seat', min(seat),
    'isHost', json(iif(max(is_host), 'true', 'false')), 'isInvited', json(iif(max(is_invited), 'true', 'false'))
  ) FROM roles JOIN known USING (id) GROUP BY id, person;

  WITH joinable AS (
    SELECT id, -json_extract(body, '$.createdAt') AS rank, json_extract(body, '$.game') AS game FROM tables
    WHERE status = 'open' AND json_extract(body, '$.access') = 'public'
      AND EXISTS (SELECT 1 FROM json_each(tables.body, '$.seats') WHERE json_extract(value, '$.kind') = 'open')
  ), both AS (
    SELECT id, rank, '*' AS list FROM joinable UNION ALL SELECT id, rank, game FROM joinable
  )
  INSERT INTO offers (list, rank, "table", body)
  SELECT list, rank, id, json_object('list', list, 'rank', rank, 'table', id) FROM both;
`

const PUSH = `
  CREATE TABLE subscriptions (
    session TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, endpointHash TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX subscriptions_by_person ON subscriptions (person, session);
  CREATE INDEX subscriptions_by_endpointHash ON subscriptions (endpointHash, session);

  CREATE TABLE notices (
    "match" TEXT NOT NULL, seat INTEGER NOT NULL, turn INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY ("match", seat, turn)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE serverKeys (name TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT;
`

const REVISIONS = `
  CREATE TABLE revisions (
    "of" TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY ("of", n)
  ) STRICT, WITHOUT ROWID;
  WITH rows AS (SELECT 'people ' || id AS name FROM people UNION ALL SELECT 'tables ' || id FROM tables)
  INSERT INTO revisions ("of", n, body) SELECT name, 0, json_object('of', name, 'n', 0) FROM rows;
`

const RECORDS = `
  CREATE TABLE records ("match" TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE recordChunks (
    "match" TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY ("match", n)
  ) STRICT;
`

const COMMUNITY = `
  CREATE TABLE names (folded TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX names_by_person ON names (person, folded);
  CREATE TABLE follows (
    person TEXT NOT NULL, followed TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (person, followed)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX follows_by_followed ON follows (followed, person);
  CREATE TABLE seeks (person TEXT NOT NULL PRIMARY KEY, pool TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX seeks_by_pool ON seeks (pool, person);

  CREATE TABLE results ("match" TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE resultOrder (
    game TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE archive (
    list TEXT NOT NULL, rank INTEGER NOT NULL, "match" TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (list, rank, "match")
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tallies (
    game TEXT NOT NULL, what TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, what)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_game ON ratings (game, person);
  CREATE TABLE ratingPoints (
    person TEXT NOT NULL, game TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (person, game, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE leaders (
    game TEXT NOT NULL, rank INTEGER NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (game, rank, person)
  ) STRICT, WITHOUT ROWID;
`

/** The lists of matches that can be watched, as tables/places.ts fills them. */
const LIVE = `
  WITH playing AS (
    SELECT id, -json_extract(body, '$.createdAt') AS rank, json_extract(body, '$.game') AS game FROM tables
    WHERE status = 'playing' AND json_extract(body, '$.access') = 'public'
      AND EXISTS (SELECT 1 FROM json_each(tables.body, '$.seats') WHERE json_extract(value, '$.kind') = 'person')
  ), both AS (
    SELECT id, rank, 'live *' AS list FROM playing UNION ALL SELECT id, rank, 'live ' || game FROM playing
  )
  INSERT OR IGNORE INTO offers (list, rank, "table", body)
  SELECT list, rank, id, json_object('list', list, 'rank', rank, 'table', id) FROM both;
`

export const MIGRATIONS: readonly Migration[] = [
  (db) => db.exec(FIRST),
  (db) => db.exec(WISHES),
  (db) => db.exec(PLACES),
  (db) => db.exec(PUSH),
  (db) => db.exec(REVISIONS),
  (db) => db.exec(RECORDS),
  (db) => db.exec(COMMUNITY),
  (db) => db.exec(LIVE),
]

/** Rejects a file of a newer server, or of another program; changes nothing. */
export function checkVersion(db: DatabaseSync, migrations: readonly Migration[]): void {
  const version = versionOf(db)
  if (version > migrations.length) {
    const known = `this server knows versions up to ${migrations.length}`
    throw new Error(`it was written by a newer server (version ${version}; ${known})`)
  }
  if (version === 0 && db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined) {
    throw new Error('it is the database of another program')
  }
}

/** Runs all missing migrations, or none. */
export function migrate(db: DatabaseSync, migrations: readonly Migration[]): void {
  if (versionOf(db) === migrations.length) return
  db.exec('BEGIN IMMEDIATE')
  try {
    // Another process may have migrated before we got the lock.
    checkVersion(db, migrations)
    for (const step of migrations.slice(versionOf(db))) step(db)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version)
}
