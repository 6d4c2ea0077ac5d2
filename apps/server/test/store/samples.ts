import type { Change, ChatLine, Deadline, EntryRow, Key, MatchRow, Name, Place, Ticket } from '../../src/store/store.ts'
import { SHAPES } from '../../src/store/store.ts'

export type Insert = Extract<Change, { insert: object }>

const NOW = 1_790_000_000_000

export function entryRow(match: string, seq: number, seat: number | null, key: string | null, action: unknown = null) {
  const entry = { seq, at: NOW, by: 'person', key, kind: 'act', seat, action, draws: [] } as const
  return { match, seq, seat, key, entry } satisfies EntryRow
}

export function matchRow(id: string, platform: object): MatchRow {
  const table = {
    id,
    game: 'merlin',
    rulesVersion: 1,
    options: { expansions: ['a'], short: true },
    seats: [
      { name: 'Iseult', bot: null },
      { name: 'Bot', bot: 'squire' },
    ],
    seal: '0f'.repeat(32),
    nonceSeals: [null, 'aa'],
    seed: null,
  }
  return { id, status: 'playing', table, startedAt: NOW, overAt: null, outcome: null, platform }
}

export function placeRow(person: string, status: Place['status'], rank: number, table: string): Place {
  return { person, status, rank, table, seat: rank === 0 ? null : 1, isHost: true, isInvited: false }
}

export function deadlineRow(id: string, match: string, due: number): Deadline {
  return { id, match, due, what: { kind: 'clock', seat: 1 } }
}

export function ticketRow(hash: string, person: string | null, kind: Ticket['kind']): Ticket {
  return { hash, person, kind, expiresAt: null }
}

export function chatRow(match: string, room: ChatLine['room'], n: number, person: string, text: string): ChatLine {
  return { match, room, n, at: NOW + n, person, name: person.toUpperCase(), seat: null, text, key: 'k' }
}

/** One full row of each collection, with awkward strings and numbers. */
export const SAMPLES: readonly Insert[] = [
  {
    in: 'people',
    insert: {
      id: 'p1',
      name: `Zoë "O'Neil" \\ 🐉 \u0000 \u2028 \ud800`,
      createdAt: NOW,
      seenAt: 0,
      role: 'admin',
      departed: false,
      bannedAt: null,
      mutedUntil: Number.MAX_SAFE_INTEGER,
      settings: { quiet: [22.5, -1e-9], nested: { deep: [[]], none: null, __proto: '' } },
    },
  },
  {
    in: 'sessions',
    insert: { hash: 'h', person: 'p1', kind: 'token', createdAt: 1, seenAt: 2, label: 'my bot' },
  },
  {
    in: 'passkeys',
    insert: {
      id: 'k',
      person: 'p1',
      publicKey: 'AQID',
      counter: 4_294_967_295,
      transports: ['usb', 'nfc'],
      createdAt: 1,
      label: '',
    },
  },
  { in: 'tickets', insert: ticketRow('t', 'p1', 'pairing') },
  { in: 'blocks', insert: { person: 'p1', blocked: 'p2' } },
  {
    in: 'tables',
    insert: {
      id: 'm1',
      host: 'p1',
      status: 'open',
      createdAt: NOW,
      touchedAt: NOW,
      game: 'avalon',
      options: {},
      seats: [
        { kind: 'open' },
        { kind: 'person', person: 'p1', name: 'Zoë' },
        { kind: 'expected', person: 'p3', name: 'guest' },
        { kind: 'bot', level: 'page' },
      ],
      pace: { days: 3 },
      access: 'invite',
      invited: ['p2'],
      standIn: 'squire',
      secret: 'S',
      seal: 'C',
      nonceSeals: [null, 'c'],
      nonces: [null, null],
      links: [null, 'h'],
      rematchOf: null,
      rematch: 'm2',
    },
  },
  { in: 'places', insert: placeRow('p1', 'open', -NOW, 'm1') },
  { in: 'offers', insert: { list: '*', rank: -NOW, table: 'm1' } },
  { in: 'matches', insert: matchRow('m1', { clocks: [1, 2], agreed: [] }) },
  { in: 'entries', insert: entryRow('m1', 0, 1, 'k1', { kind: 'attack', with: [1, 2] }) },
  { in: 'records', insert: { match: 'm1', chunks: 1, bytes: 24 } },
  { in: 'recordChunks', insert: { match: 'm1', n: 0, text: '{"kind":"\u2028\ud800"}' } },
  {
    in: 'wishes',
    insert: {
      match: 'm1',
      seat: 1,
      agreesToEnd: true,
      standing: { answerSpell: { otherwise: 'ask', places: { 3: 'never' } } },
    },
  },
  { in: 'deadlines', insert: deadlineRow('d', 'm1', NOW) },
  { in: 'chat', insert: chatRow('m1', 'seated', 0, 'p1', 'Hail!\n') },
  {
    in: 'notes',
    insert: { id: 'n', at: NOW, kind: 'report', by: 'p1', about: 'p2', text: '…', done: false, detail: {} },
  },
  {
    in: 'subscriptions',
    insert: {
      ...{ session: 'h', person: 'p1', endpoint: 'https://push.example/1', endpointHash: 'e', language: 'fr' },
      ...{ p256dh: 'BCV', auth: 'BTB', createdAt: NOW },
    },
  },
  { in: 'notices', insert: { match: 'm1', seat: 1, turn: 7, at: NOW } },
  { in: 'serverKeys', insert: { name: 'push', publicKey: 'BP4', privateKey: 'yfW' } },
  { in: 'revisions', insert: { of: 'people p1', n: 3 } },
  { in: 'names', insert: { folded: 'zoe', person: 'p1', name: 'Zoë', since: NOW, freedAt: null } },
  { in: 'follows', insert: { person: 'p1', followed: 'p2', at: NOW } },
  {
    in: 'seeks',
    insert: { person: 'p1', pool: 'avalon live', since: NOW, seenAt: NOW, body: { range: 200, table: null } },
  },
  {
    in: 'results',
    insert: {
      ...{ match: 'm1', game: 'avalon', n: 0, startedAt: NOW, overAt: NOW + 1, turns: 31, ending: 'played' },
      ...{ options: { short: true }, pace: { kind: 'live' }, isPublic: true, isRated: true },
      seats: [
        { person: 'p1', bot: null, name: null, isGuest: false, place: 1, score: 15, hasLeft: false },
        { person: null, bot: 'page', name: 'Kay', isGuest: false, place: 2, score: -0.5, hasLeft: false },
      ],
    },
  },
  { in: 'resultOrder', insert: { game: 'avalon', n: 0, match: 'm1' } },
  { in: 'archive', insert: { list: 'avalon', rank: -NOW, match: 'm1', tags: ' avalon played ' } },
  { in: 'tallies', insert: { game: 'avalon', what: 'all', count: 3 } },
  {
    in: 'ratings',
    insert: {
      ...{
        person: 'p1',
        game: 'avalon',
        mu: 25.123456789,
        sigma: 8.3,
        played: 2,
        at: NOW,
        rank: -25_123,
        last: ['won'],
      },
      meetings: [{ with: 'bot:page', at: NOW, isQuick: true }],
    },
  },
  {
    in: 'ratingPoints',
    insert: {
      ...{ person: 'p1', game: 'avalon', n: -1, match: 'm1', at: NOW, weight: 0.8, mu: 26.5, sigma: 8.1 },
      before: { mu: 25, sigma: 8.333 },
    },
  },
  {
    in: 'leaders',
    insert: { game: 'avalon', rank: -25_123, person: 'p1', mu: 25.1, sigma: 2.5, played: 2, at: NOW, last: ['tied'] },
  },
]

export function field(row: object, name: string): string | number | null {
  const value: unknown = Reflect.get(row, name)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`${name} is neither a text nor a number`)
}

export function keyOf(name: Name, row: object): Key {
  return SHAPES[name].key.flatMap((part) => field(row, part) ?? [])
}
