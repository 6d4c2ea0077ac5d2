/*
 * Migration n takes a database from version n - 1 to n. Released migrations are never edited, only added. During a
 * rolling update servers of the previous version keep running: so a migration only adds, and an older server may
 * ignore what it adds. One that cannot work like that sets `least`, and then all servers are stopped first.
 */
import type { ClientBase } from 'pg'

export interface Migration {
  readonly sql: string
  /** Servers that know fewer versions than this cannot run on the result. */
  readonly least?: number
}

/*
 * As in SQLite a row is `body`, and the other columns are copies for searching; indexes end in the key. COLLATE "C": strings sort
 * by code point, whatever the locale. Tables with frequent updates have a fill factor, so that a new row version stays on its
 * page and no index is touched (HOT updates).
 *
 * `receipts` has a row per writing connection with the number of its last transaction: after the connection is lost it shows
 * whether the one in flight was committed. `closed`: that connection may not commit any more.
 */
const FIRST = `
  CREATE TABLE "people" (
    "id" text COLLATE "C" PRIMARY KEY, "name" text COLLATE "C" NOT NULL, "body" text NOT NULL
  ) WITH (fillfactor = 85);
  CREATE INDEX "people_by_name" ON "people" ("name", "id");

  CREATE TABLE "sessions" (
    "hash" text COLLATE "C" PRIMARY KEY, "person" text COLLATE "C" NOT NULL, "body" text NOT NULL
  ) WITH (fillfactor = 85);
  CREATE INDEX "sessions_by_person" ON "sessions" ("person", "hash");

  CREATE TABLE "passkeys" (
    "id" text COLLATE "C" PRIMARY KEY, "person" text COLLATE "C" NOT NULL, "body" text NOT NULL
  );
  CREATE INDEX "passkeys_by_person" ON "passkeys" ("person", "id");

  CREATE TABLE "tickets" (
    "hash" text COLLATE "C" PRIMARY KEY, "person" text COLLATE "C", "kind" text COLLATE "C" NOT NULL, "body" text NOT NULL
  );
  CREATE INDEX "tickets_by_person" ON "tickets" ("person", "hash");
  CREATE INDEX "tickets_by_kind" ON "tickets" ("kind", "hash");

  CREATE TABLE "blocks" (
    "person" text COLLATE "C" NOT NULL, "blocked" text COLLATE "C" NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("person", "blocked")
  );
  CREATE INDEX "blocks_by_blocked" ON "blocks" ("blocked", "person");

  CREATE TABLE "tables" (
    "id" text COLLATE "C" PRIMARY KEY, "status" text COLLATE "C" NOT NULL, "host" text COLLATE "C" NOT NULL,
    "body" text NOT NULL
  ) WITH (fillfactor = 85);
  CREATE INDEX "tables_by_status" ON "tables" ("status", "id");
  CREATE INDEX "tables_by_host" ON "tables" ("host", "id");

  CREATE TABLE "places" (
    "person" text COLLATE "C" NOT NULL, "status" text COLLATE "C" NOT NULL, "rank" bigint NOT NULL,
    "table" text COLLATE "C" NOT NULL, "body" text NOT NULL, PRIMARY KEY ("person", "status", "rank", "table")
  );

  CREATE TABLE "offers" (
    "list" text COLLATE "C" NOT NULL, "rank" bigint NOT NULL, "table" text COLLATE "C" NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("list", "rank", "table")
  );

  CREATE TABLE "matches" (
    "id" text COLLATE "C" PRIMARY KEY, "status" text COLLATE "C" NOT NULL, "body" text NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX "matches_by_status" ON "matches" ("status", "id");

  CREATE TABLE "entries" (
    "match" text COLLATE "C" NOT NULL, "seq" bigint NOT NULL, "seat" bigint, "key" text COLLATE "C", "body" text NOT NULL,
    PRIMARY KEY ("match", "seq")
  );
  CREATE UNIQUE INDEX "entries_unique" ON "entries" ("match", "seat", "key")
    WHERE "seat" IS NOT NULL AND "key" IS NOT NULL;

  CREATE TABLE "wishes" (
    "match" text COLLATE "C" NOT NULL, "seat" bigint NOT NULL, "body" text NOT NULL, PRIMARY KEY ("match", "seat")
  );

  CREATE TABLE "deadlines" (
    "id" text COLLATE "C" PRIMARY KEY, "due" bigint NOT NULL, "match" text COLLATE "C" NOT NULL, "body" text NOT NULL
  );
  CREATE INDEX "deadlines_by_due" ON "deadlines" ("due", "id");
  CREATE INDEX "deadlines_by_match" ON "deadlines" ("match", "id");

  CREATE TABLE "chat" (
    "match" text COLLATE "C" NOT NULL, "room" text COLLATE "C" NOT NULL, "n" bigint NOT NULL,
    "person" text COLLATE "C" NOT NULL, "body" text NOT NULL, PRIMARY KEY ("match", "room", "n")
  );
  CREATE INDEX "chat_by_person" ON "chat" ("person", "match", "room", "n");

  CREATE TABLE "notes" (
    "id" text COLLATE "C" PRIMARY KEY, "kind" text COLLATE "C" NOT NULL, "about" text COLLATE "C" NOT NULL,
    "body" text NOT NULL
  );
  CREATE INDEX "notes_by_kind" ON "notes" ("kind", "id");
  CREATE INDEX "notes_by_about" ON "notes" ("about", "id");

  CREATE TABLE "subscriptions" (
    "session" text COLLATE "C" PRIMARY KEY, "person" text COLLATE "C" NOT NULL, "endpointHash" text COLLATE "C" NOT NULL,
    "body" text NOT NULL
  );
  CREATE INDEX "subscriptions_by_person" ON "subscriptions" ("person", "session");
  CREATE INDEX "subscriptions_by_endpointHash" ON "subscriptions" ("endpointHash", "session");

  CREATE TABLE "notices" (
    "match" text COLLATE "C" NOT NULL, "seat" bigint NOT NULL, "turn" bigint NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("match", "seat", "turn")
  );

  CREATE TABLE "serverKeys" ("name" text COLLATE "C" PRIMARY KEY, "body" text NOT NULL);

  CREATE TABLE "receipts" (
    "id" text COLLATE "C" PRIMARY KEY, "n" bigint NOT NULL, "closed" boolean NOT NULL, "at" timestamptz NOT NULL
  ) WITH (fillfactor = 50);

  CREATE FUNCTION logres_must(so boolean, otherwise text) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      IF so THEN RETURN true; END IF;
      RAISE EXCEPTION 'logres: it is not so' USING ERRCODE = otherwise;
    END
  $$;
`

const REVISIONS = `
  CREATE TABLE "revisions" (
    "of" text COLLATE "C" NOT NULL, "n" bigint NOT NULL, "body" text NOT NULL, PRIMARY KEY ("of", "n")
  );
  INSERT INTO "revisions" ("of", "n", "body")
  SELECT name, 0, json_build_object('of', name, 'n', 0)::text
  FROM (SELECT 'people ' || "id" AS name FROM "people" UNION ALL SELECT 'tables ' || "id" FROM "tables") AS rows;
`

const RECORDS = `
  CREATE TABLE "records" ("match" text COLLATE "C" PRIMARY KEY, "body" text NOT NULL);
  CREATE TABLE "recordChunks" (
    "match" text COLLATE "C" NOT NULL, "n" bigint NOT NULL, "body" text NOT NULL, PRIMARY KEY ("match", "n")
  );
`

const COMMUNITY = `
  CREATE TABLE "names" (
    "folded" text COLLATE "C" PRIMARY KEY, "person" text COLLATE "C" NOT NULL, "body" text NOT NULL
  );
  CREATE INDEX "names_by_person" ON "names" ("person", "folded");
  CREATE TABLE "follows" (
    "person" text COLLATE "C" NOT NULL, "followed" text COLLATE "C" NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("person", "followed")
  );
  CREATE INDEX "follows_by_followed" ON "follows" ("followed", "person");
  CREATE TABLE "seeks" (
    "person" text COLLATE "C" PRIMARY KEY, "pool" text COLLATE "C" NOT NULL, "body" text NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX "seeks_by_pool" ON "seeks" ("pool", "person");

  CREATE TABLE "results" ("match" text COLLATE "C" PRIMARY KEY, "body" text NOT NULL);
  CREATE TABLE "resultOrder" (
    "game" text COLLATE "C" NOT NULL, "n" bigint NOT NULL, "body" text NOT NULL, PRIMARY KEY ("game", "n")
  );
  CREATE TABLE "archive" (
    "list" text COLLATE "C" NOT NULL, "rank" bigint NOT NULL, "match" text COLLATE "C" NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("list", "rank", "match")
  );
  CREATE TABLE "tallies" (
    "game" text COLLATE "C" NOT NULL, "what" text COLLATE "C" NOT NULL, "body" text NOT NULL, PRIMARY KEY ("game", "what")
  ) WITH (fillfactor = 70);

  CREATE TABLE "ratings" (
    "person" text COLLATE "C" NOT NULL, "game" text COLLATE "C" NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("person", "game")
  ) WITH (fillfactor = 85);
  CREATE INDEX "ratings_by_game" ON "ratings" ("game", "person");
  CREATE TABLE "ratingPoints" (
    "person" text COLLATE "C" NOT NULL, "game" text COLLATE "C" NOT NULL, "n" bigint NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("person", "game", "n")
  );
  CREATE TABLE "leaders" (
    "game" text COLLATE "C" NOT NULL, "rank" bigint NOT NULL, "person" text COLLATE "C" NOT NULL, "body" text NOT NULL,
    PRIMARY KEY ("game", "rank", "person")
  );
`

/** The lists of matches that can be watched, as tables/places.ts fills them. */
const LIVE = `
  WITH playing AS (
    SELECT "id", -("body"::jsonb ->> 'createdAt')::bigint AS rank, "body"::jsonb ->> 'game' AS game FROM "tables"
    WHERE "status" = 'playing' AND "body"::jsonb ->> 'access' = 'public'
      AND jsonb_path_exists("body"::jsonb, '$.seats[*] ? (@.kind == "person")')
  ), both_lists AS (
    SELECT "id", rank, 'live *' AS list FROM playing UNION ALL SELECT "id", rank, 'live ' || game FROM playing
  )
  INSERT INTO "offers" ("list", "rank", "table", "body")
  SELECT list, rank, "id", json_build_object('list', list, 'rank', rank, 'table', "id")::text FROM both_lists
  ON CONFLICT DO NOTHING;
`

export const MIGRATIONS: readonly Migration[] = [
  { sql: FIRST },
  { sql: REVISIONS },
  { sql: RECORDS },
  { sql: COMMUNITY },
  { sql: LIVE },
]

/** An arbitrary but fixed advisory lock: one migration at a time across all machines. */
const LOCK = 7_095_418_230

/** Runs all missing migrations, or none. */
export async function migrate(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  if ((await checkVersion(client, migrations)) >= migrations.length) return
  // Before the transaction: inside one, tables created meanwhile by others may stay invisible.
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await addMissing(client, migrations)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

async function addMissing(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query('BEGIN')
  try {
    // Another process may have migrated before we got the lock.
    const version = await checkVersion(client, migrations)
    if (version === 0) {
      await client.query('CREATE TABLE "logres" ("version" integer NOT NULL, "least" integer NOT NULL)')
      await client.query('INSERT INTO "logres" VALUES (0, 0)')
    }
    for (const [i, { sql, least = 0 }] of migrations.entries()) {
      if (i < version) continue
      await client.query(sql)
      await client.query('UPDATE "logres" SET "version" = $1, "least" = greatest("least", $2)', [i + 1, least])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** The version. Rejects a database that needs a newer server, or belongs to another program; changes nothing. */
export async function checkVersion(client: ClientBase, migrations: readonly Migration[]): Promise<number> {
  const known = migrations.length
  const { rows: here } = await client.query<{ ours: string | null; others: string | null; schema: string | null }>(
    `SELECT to_regclass('logres') AS ours, to_regclass('entries') AS others, current_schema() AS schema`,
  )
  if (here[0]?.schema == null) throw new Error('it has no schema to write to (see search_path)')
  if (here[0].ours === null) {
    if (here[0].others !== null) throw new Error('it is the database of another program')
    return 0
  }
  const { rows } = await client.query<{ version: number; least: number }>('SELECT "version", "least" FROM "logres"')
  const { version = 0, least = 0 } = rows[0] ?? {}
  if (least > known) {
    throw new Error(
      `it was written by a newer server (version ${version}; this server knows versions up to ${known}, and needs ${least})`,
    )
  }
  return version
}
