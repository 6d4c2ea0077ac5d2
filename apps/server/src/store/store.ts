/*
 * What the server remembers, and the one small way to it. Rows are plain JSON data; a collection says which of their
 * fields are its key and by which it can be searched. Whoever stores for us (SQLite here, PostgreSQL elsewhere) fulfils
 * this interface and its contract test, and knows nothing of games.
 */
import type { Entry, Table } from '@logres/kernel'
import type { StandingAnswers } from '@logres/protocol'

export type Id = string
/** Milliseconds since 1970. */
export type Time = number

export interface Person {
  readonly id: Id
  /** See revising.ts. */
  readonly revision?: number
  readonly name: string
  readonly createdAt: Time
  readonly seenAt: Time
  readonly role: 'member' | 'admin'
  /** Deleted on request: matches keep the seat as "departed". */
  readonly departed: boolean
  readonly bannedAt: Time | null
  readonly mutedUntil: Time | null
  /** Quiet hours, vacation, preferences: checked by who writes them. */
  readonly settings: object
}

/** A browser that is signed in, or a bot's token. Only the hash of the secret is kept. */
export interface Session {
  readonly hash: string
  readonly person: Id
  readonly kind: 'browser' | 'token'
  readonly createdAt: Time
  readonly seenAt: Time
  /** What the owner calls it, or which browser it was. */
  readonly label: string
}

export interface Passkey {
  readonly id: string
  readonly person: Id
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly createdAt: Time
  readonly label: string
}

/** A secret that works once: recovery codes, pairing a second device, the first admin. */
export interface Ticket {
  readonly hash: string
  readonly person: Id | null
  readonly kind: 'recovery' | 'pairing' | 'admin'
  /** Null: never. */
  readonly expiresAt: Time | null
}

export interface Block {
  readonly person: Id
  readonly blocked: Id
}

export type SeatHolder =
  | { readonly kind: 'open' }
  /** `bare`: a program that adds no nonce of its own. */
  | { readonly kind: 'person'; readonly person: Id; readonly name: string; readonly bare?: true }
  /** Kept for somebody until he sits down, or says that he will not. */
  | { readonly kind: 'expected'; readonly person: Id; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

/** A table before, while and after its match is played. */
export interface TableRow {
  readonly id: Id
  /** See revising.ts. */
  readonly revision?: number
  readonly host: Id
  readonly status: 'open' | 'sealing' | 'playing' | 'over' | 'cancelled'
  readonly createdAt: Time
  readonly touchedAt: Time
  readonly game: string
  readonly options: object
  readonly seats: readonly SeatHolder[]
  readonly pace: object
  readonly access: 'public' | 'link' | 'invite'
  readonly invited: readonly Id[]
  readonly standIn: string
  /** S and its commitment; the secret leaves the server only at the end. */
  readonly secret: string
  readonly seal: string
  /** c of each seat's nonce, and N once revealed. */
  readonly nonceSeals: readonly (string | null)[]
  readonly nonces: readonly (string | null)[]
  /** For each seat the hash of its link's secret; null: it has none. Whoever holds a seat made its link, or was given it. */
  readonly links: readonly (string | null)[]
  readonly rematchOf: Id | null
  /** The table that this one was followed by. */
  readonly rematch: Id | null
}

/** Where a person is: found by person and status, the newest first. Written with each change of a table; see tables/places.ts. */
export interface Place {
  readonly person: Id
  readonly status: TableRow['status']
  /** Falls with time. */
  readonly rank: number
  readonly table: Id
  readonly seat: number | null
  readonly isHost: boolean
  /** Invited, or a seat is kept for him. */
  readonly isInvited: boolean
}

/** A table that anybody may join, on the list of all and on that of its game, the newest first. */
export interface Offer {
  readonly list: string
  /** Falls with time. */
  readonly rank: number
  readonly table: Id
}

/** A match has the id of its table. */
export interface MatchRow {
  readonly id: Id
  readonly status: 'playing' | 'over'
  readonly table: Table
  readonly startedAt: Time
  readonly overAt: Time | null
  /** What it came to, as the kernel says it; null while it goes on. */
  readonly outcome: object | null
  /** Clocks, and who is asked since when: as of its entry `upTo`. What came after it is counted in by who opens the match. */
  readonly platform: object
}

export interface EntryRow {
  readonly match: Id
  readonly seq: number
  /** Unique with match and key where a client named its request. */
  readonly seat: number | null
  readonly key: string | null
  readonly entry: Entry
}

/** What a seat wants of the platform in a match; written by who sits there, at any time. */
export interface SeatPreferencesRow {
  readonly match: Id
  readonly seat: number
  readonly agreesToEnd: boolean
  /** How it answers without being asked: nobody else's business. */
  readonly standing: StandingAnswers
}

/** Something that happens by itself; whoever deletes it first does it. */
export interface Deadline {
  readonly id: Id
  readonly match: Id
  readonly due: Time
  readonly what: object
}

export interface ChatLine {
  readonly match: Id
  readonly room: 'seated' | 'spectators'
  readonly n: number
  readonly at: Time
  readonly person: Id
  readonly name: string
  /** Where he sat when he said it; null for who looked on. */
  readonly seat: number | null
  readonly text: string
  /** What his client called it. */
  readonly key: string
}

/** Where a browser is told that it is somebody's turn. It goes with the session it was made in. */
export interface Subscription {
  /** The hash of the session. */
  readonly session: string
  readonly person: Id
  /** Who has the address of a push service can send there, so it is as secret as the keys. */
  readonly endpoint: string
  /** Of `endpoint`, to find it by: one browser may have been several people's. */
  readonly endpointHash: string
  readonly p256dh: string
  readonly auth: string
  /** What the page was in: for who has chosen no language. */
  readonly language: string
  readonly createdAt: Time
}

/** That a seat was told, or is about to be told, of a turn of a match: the last one only. */
export interface Notice {
  readonly match: Id
  readonly seat: number
  readonly turn: number
  readonly at: Time
}

/** What the server proves to others that it is itself by. */
export interface ServerKey {
  readonly name: string
  readonly publicKey: string
  readonly privateKey: string
}

/** That a row has been written so often: see revising.ts. */
export interface Revision {
  /** The collection and the key. */
  readonly of: string
  readonly n: number
}

/** Reports by people, and what admins did about them. Ids are such that the newest come first. */
export interface Note {
  readonly id: Id
  readonly at: Time
  /** `answered`: a report that an admin is done with. */
  readonly kind: 'report' | 'answered' | 'admin'
  readonly by: Id
  /** A person; for what admins did to a table, the table. */
  readonly about: Id
  readonly text: string
  readonly done: boolean
  /** What was reported, as it was then; or what exactly was done. */
  readonly detail: object
}

export interface Collections {
  readonly people: Person
  readonly sessions: Session
  readonly passkeys: Passkey
  readonly tickets: Ticket
  readonly blocks: Block
  readonly tables: TableRow
  readonly places: Place
  readonly offers: Offer
  readonly matches: MatchRow
  readonly entries: EntryRow
  readonly wishes: SeatPreferencesRow
  readonly deadlines: Deadline
  readonly chat: ChatLine
  readonly notes: Note
  readonly subscriptions: Subscription
  readonly notices: Notice
  readonly serverKeys: ServerKey
  readonly revisions: Revision
}
export type Name = keyof Collections

type Fields<C extends Name> = readonly (keyof Collections[C] & string)[]

/** `key` names one row. `unique` fields together are held by one row only, where none of them is null. */
export interface Shape<C extends Name> {
  readonly key: Fields<C>
  readonly unique?: Fields<C>
  /** Each can be searched by: rows come in the order of the index, then of the key. */
  readonly indexes: readonly Fields<C>[]
  /** A number in the key that leaves no hole: above 0 a row is inserted only where the one before it is. */
  readonly follows?: keyof Collections[C] & string
}

export const SHAPES: { readonly [C in Name]: Shape<C> } = {
  people: { key: ['id'], indexes: [['name']] },
  sessions: { key: ['hash'], indexes: [['person']] },
  passkeys: { key: ['id'], indexes: [['person']] },
  tickets: { key: ['hash'], indexes: [['person'], ['kind']] },
  blocks: { key: ['person', 'blocked'], indexes: [['blocked']] },
  tables: { key: ['id'], indexes: [['status'], ['host']] },
  places: { key: ['person', 'status', 'rank', 'table'], indexes: [] },
  offers: { key: ['list', 'rank', 'table'], indexes: [] },
  matches: { key: ['id'], indexes: [['status']] },
  entries: { key: ['match', 'seq'], unique: ['match', 'seat', 'key'], indexes: [], follows: 'seq' },
  wishes: { key: ['match', 'seat'], indexes: [] },
  deadlines: { key: ['id'], indexes: [['due'], ['match']] },
  chat: { key: ['match', 'room', 'n'], indexes: [['person']] },
  notes: { key: ['id'], indexes: [['kind'], ['about']] },
  subscriptions: { key: ['session'], indexes: [['person'], ['endpointHash']] },
  notices: { key: ['match', 'seat', 'turn'], indexes: [] },
  serverKeys: { key: ['name'], indexes: [] },
  revisions: { key: ['of', 'n'], indexes: [] },
}

export type Key = readonly (string | number)[]

export type Change = {
  readonly [C in Name]:
    | { readonly in: C; readonly insert: Collections[C] }
    | { readonly in: C; readonly put: Collections[C] }
    /** `must`: it is a conflict if there is no such row. */
    | { readonly in: C; readonly remove: Key; readonly must?: boolean }
}[Name]

/**
 * An insert whose key or unique fields are taken, or that would leave a hole; or a removal of what must be there and is not.
 * Nothing was changed.
 */
export class Conflict extends Error {
  readonly collection: Name

  constructor(collection: Name) {
    super(`somebody was first in ${collection}`)
    this.collection = collection
  }
}

export interface Store {
  /**
   * All of these or none. Resolves once they are durable: nothing that depends on them may be told before. What is asked
   * for in the same turn of the event loop is committed together, in order; a conflict rejects its own changes only.
   * Rows are taken as they are at the call. Reads do not see them before they are durable.
   */
  commit(changes: readonly Change[]): Promise<void>

  get<C extends Name>(name: C, ...key: Key): Promise<Collections[C] | undefined>

  /** Rows whose first key fields are these, in the order of the key; texts in that of their code points. */
  list<C extends Name>(name: C, prefix: Key, page?: Page): Promise<Collections[C][]>

  /** Rows with this value in the field of an index. */
  find<C extends Name>(
    name: C,
    field: keyof Collections[C] & string,
    value: string | number,
    page?: Page,
  ): Promise<Collections[C][]>

  /** Rows whose indexed field is at most this, lowest first. */
  upTo<C extends Name>(
    name: C,
    field: keyof Collections[C] & string,
    most: number,
    page?: Page,
  ): Promise<Collections[C][]>

  /** A consistent copy of everything into a new file, while everything goes on. */
  backup(file: string): Promise<void>

  close(): Promise<void>
}

export interface Page {
  readonly limit: number
  readonly offset?: number
}
