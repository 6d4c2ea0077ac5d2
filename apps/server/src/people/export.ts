/*
 * Everything stored about a person, for that person. Field by field: rows also contain secrets, those of tables above
 * all.
 */
import { notesBy } from '../admin/notes.ts'
import type { ChatLine, MatchRow, Note, Person, Subscription, TableRow } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'
import { passkeyView } from './passkeys.ts'
import type { People } from './people.ts'
import { tablesOf } from './places.ts'
import { sessionView } from './sessions.ts'

const ALL = ['open', 'sealing', 'playing', 'over', 'cancelled'] as const

export async function exportOf(people: People, person: Person): Promise<object> {
  const { store, now } = people.registry
  const tables = await tablesOf(store, person, ALL)
  const seated = tables.filter((row) => seatOf(row, person) !== undefined)
  const matches = await Promise.all(seated.map(async (row) => ({ row, match: await store.get('matches', row.id) })))
  const [sessions, tokens, passkeys] = await Promise.all([
    people.sessions.list(person, 'browser'),
    people.sessions.list(person, 'token'),
    people.passkeys.list(person),
  ])
  return {
    format: 'logres-person-1',
    exportedAt: now(),
    person: personView(person),
    sessions: sessions.map(sessionView),
    tokens: tokens.map(sessionView),
    passkeys: passkeys.map((passkey) => ({ ...passkeyView(passkey), credential: passkey.id })),
    notifications: (await store.find('subscriptions', 'person', person.id)).map(subscriptionView),
    recoveryCodesLeft: await people.tickets.codesLeft(person),
    blocks: await people.blocks.list(person),
    tables: tables.map((row) => tableView(row, person)),
    matches: matches.flatMap(({ row, match }) => (match === undefined ? [] : [matchView(match, row, person)])),
    chat: (await store.find('chat', 'person', person.id)).map(lineView),
    reports: (await notesBy(store, person.id, ['report', 'answered'])).map(reportView),
  }
}

/** Without the full endpoint: anyone who has it could send there. */
function subscriptionView({ endpoint, language, createdAt }: Subscription): object {
  return { service: URL.parse(endpoint)?.origin ?? null, language, createdAt }
}

function personView(person: Person): object {
  const { id, name, createdAt, seenAt, role, bannedAt, mutedUntil, settings } = person
  return { id, name, createdAt, seenAt, role, bannedAt, mutedUntil, settings }
}

function tableView(row: TableRow, person: Person): object {
  const { id, status, createdAt, touchedAt, game, options, access } = row
  const isHost = row.host === person.id
  return { id, status, createdAt, touchedAt, game, options, access, isHost, seat: seatOf(row, person) ?? null }
}

function matchView({ id, status, table, startedAt, overAt, outcome }: MatchRow, row: TableRow, person: Person): object {
  return { id, game: table.game, status, startedAt, overAt, outcome, seat: seatOf(row, person) ?? null }
}

/** What the person reported, without what admins did about it. */
function reportView({ at, text, done, detail }: Note): object {
  const { answer: _, ...what }: { readonly answer?: unknown } = { ...detail }
  return { at, text, done, ...what }
}

function lineView({ match, room, n, at, name, seat, text }: ChatLine): object {
  return { match, room, n, at, name, seat, text }
}
