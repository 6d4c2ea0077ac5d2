/*
 * Everything stored about a person, for that person. Field by field: rows also contain secrets, those of tables above
 * all.
 */
import { notesBy } from '../admin/notes.ts'
import { pointsOf } from '../ratings/scale.ts'
import { listOfPerson } from '../results/archive-lists.ts'
import { Chunks, rowsInSlices } from '../slices.ts'
import type { Result } from '../store/community.ts'
import type { ChatLine, Id, MatchRow, Note, Person, Store, Subscription, TableRow } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'
import { judgementView } from './judgements.ts'
import { passkeyView } from './passkeys.ts'
import type { People } from './people.ts'
import { sessionView } from './sessions.ts'

const ALL = ['open', 'sealing', 'playing', 'over', 'cancelled'] as const

/** As the text of one JSON object, in chunks: there may be many tables and lines of chat. */
export async function* exportOf(people: People, person: Person): AsyncGenerator<string> {
  const { store, now } = people.registry
  const [sessions, tokens, passkeys] = await Promise.all([
    people.sessions.list(person, 'browser'),
    people.sessions.list(person, 'token'),
    people.passkeys.list(person),
  ])
  const head = {
    format: 'logres-person-1',
    exportedAt: now(),
    person: personView(person),
    sessions: sessions.map(sessionView),
    tokens: tokens.map(sessionView),
    passkeys: passkeys.map((passkey) => ({ ...passkeyView(passkey), credential: passkey.id })),
    notifications: (await store.find('subscriptions', 'person', person.id)).map(subscriptionView),
    recoveryCodesLeft: await people.tickets.codesLeft(person),
    blocks: await people.blocks.list(person),
    decisions: (person.judgements ?? []).map(judgementView),
    follows: (await people.follows.followedBy(person)).map(({ name }) => name),
    reports: (await notesBy(store, person.id, ['report', 'answered'])).map(reportView),
  }
  const chunks = new Chunks()
  chunks.add(JSON.stringify(head).slice(0, -1))
  for (const [name, items] of Object.entries({
    tables: tablesIn(store, person),
    matches: matchesIn(store, person),
    results: resultsIn(store, person),
    ratings: ratingsIn(store, person),
    chat: linesIn(store, person),
  })) {
    chunks.add(`,"${name}":[`)
    let comma = ''
    for await (const item of items) {
      chunks.add(`${comma}${JSON.stringify(item)}`)
      comma = ','
      yield* chunks.full()
    }
    chunks.add(']')
  }
  chunks.add('}')
  yield* chunks.rest()
}

/** The tables that the person hosts or sits at. */
async function* rowsIn(store: Store, { id }: Person): AsyncGenerator<TableRow> {
  for (const status of ALL) {
    for await (const { table, seat, isHost } of rowsInSlices((page) => store.list('places', [id, status], page))) {
      const row = seat !== null || isHost ? await store.get('tables', table) : undefined
      if (row !== undefined) yield row
    }
  }
}

async function* tablesIn(store: Store, person: Person): AsyncGenerator<object> {
  for await (const row of rowsIn(store, person)) yield tableView(row, person)
}

async function* matchesIn(store: Store, person: Person): AsyncGenerator<object> {
  for await (const row of rowsIn(store, person)) {
    const match = seatOf(row, person) === undefined ? undefined : await store.get('matches', row.id)
    if (match !== undefined) yield matchView(match, row, person)
  }
}

/** As the archive has them. */
async function* resultsIn(store: Store, { id }: Person): AsyncGenerator<object> {
  for await (const { match } of rowsInSlices((page) => store.list('archive', [listOfPerson(id)], page))) {
    const result = await store.get('results', match)
    if (result !== undefined) yield resultView(result, id)
  }
}

/** After every rated match, the newest first. */
async function* ratingsIn(store: Store, { id }: Person): AsyncGenerator<object> {
  for (const { game } of await store.list('ratings', [id])) {
    for await (const point of rowsInSlices((page) => store.list('ratingPoints', [id, game], page))) {
      const { match, at, weight } = point
      yield { game, match, at, weight, ...pointsOf(point) }
    }
  }
}

async function* linesIn(store: Store, { id }: Person): AsyncGenerator<object> {
  for await (const line of rowsInSlices((page) => store.find('chat', 'person', id, page))) yield lineView(line)
}

/** Without the full endpoint: anyone who has it could send there. */
function subscriptionView({ endpoint, language, createdAt }: Subscription): object {
  return { service: URL.parse(endpoint)?.origin ?? null, language, createdAt }
}

function personView(person: Person): object {
  const { id, name, formerNames = [], createdAt, seenAt, role, bannedAt, mutedUntil, settings } = person
  return { id, name, formerNames, createdAt, seenAt, role, bannedAt, mutedUntil, settings }
}

function tableView(row: TableRow, person: Person): object {
  const { id, status, createdAt, touchedAt, game, options, access } = row
  const isHost = row.host === person.id
  return { id, status, createdAt, touchedAt, game, options, access, isHost, seat: seatOf(row, person) ?? null }
}

function matchView({ id, status, table, startedAt, overAt, outcome }: MatchRow, row: TableRow, person: Person): object {
  return { id, game: table.game, status, startedAt, overAt, outcome, seat: seatOf(row, person) ?? null }
}

function resultView({ match, game, n, overAt, turns, ending, isPublic, isRated, seats }: Result, id: Id): object {
  const mine = seats.find(({ person }) => person === id)
  return {
    ...{ match, game, n, overAt, turns, ending, isPublic, isRated },
    ...(mine && { place: mine.place, score: mine.score, hasLeft: mine.hasLeft }),
  }
}

/** What the person reported, without what admins did about it. */
function reportView({ at, text, done, detail }: Note): object {
  // The context has the ids of others.
  const { answer: _, context: __, ...what }: { readonly answer?: unknown; readonly context?: unknown } = { ...detail }
  return { at, text, done, ...what }
}

function lineView({ match, room, n, at, name, seat, text }: ChatLine): object {
  return { match, room, n, at, name, seat, text }
}
