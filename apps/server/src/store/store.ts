/*
 * Everything the server stores, and the interface to it. Rows are plain JSON; a collection defines which fields are
 * its key and its indexes. Every store (SQLite, PostgreSQL) implements this interface and passes its contract test,
 * and knows nothing about games.
 */
import type { BrokenSeals, Entry, Table } from '@logres/kernel'
import type { StandingAnswers } from '@logres/protocol'
import type {
  ArchiveEntry,
  Follow,
  Leader,
  NameClaim,
  Rating,
  RatingPoint,
  Result,
  ResultOrder,
  Seek,
  Tally,
} from './community.ts'

export type { Follow, Seek, Tally } from './community.ts'
export type Id = string
/** Milliseconds since 1970. */
export type Time = number

export interface Person {
  readonly id: Id
  /** See revisions.ts. */
  readonly revision?: number
  readonly name: string
  readonly createdAt: Time
  readonly seenAt: Time
  readonly role: 'member' | 'admin'
  /** Deleted on request: matches keep the seat as "departed". */
  readonly departed: boolean
  readonly bannedAt: Time | null
  readonly mutedUntil: Time | null
  /** When a kept account last took another name. */
  readonly renamedAt?: Time
  /** For admins, the latest first. Absent: none. */
  readonly formerNames?: readonly FormerName[]
  /** What admins decided about them, the latest first; they are shown it. Absent: nothing. */
  readonly judgements?: readonly Judgement[]
  /** Quiet hours, vacation, preferences: validated by the writer. */
  readonly settings: object
}

/** A deed of an admin, as the person concerned is told of it. */
export interface Judgement {
  /** The note about it in the log. */
  readonly deed: Id
  readonly act: 'mute' | 'rename' | 'ban' | 'close'
  readonly at: Time
  /** Of a mute. */
  readonly until: Time | null
  readonly reason: string
  /** Of a rename: the name that was taken away. */
  readonly from?: string
  readonly isSeen?: true
  readonly isUndone?: true
  /** Their objection, a report of its own, and what an admin answered. */
  readonly appeal?: { readonly report: Id; readonly answer?: string }
}

export interface FormerName {
  readonly name: string
  readonly until: Time
}

/** A signed-in browser, or a program's token. Only the hash of the secret is stored. */
export interface Session {
  readonly hash: string
  readonly person: Id
  readonly kind: 'browser' | 'token'
  readonly createdAt: Time
  readonly seenAt: Time
  /** The owner's label, or the name of the browser. */
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
  /** Reserved for somebody until they sit down or decline. */
  | { readonly kind: 'expected'; readonly person: Id; readonly name: string }
  /** Rows of earlier versions have no name: there the level is its name. */
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string }

/** What a challenge is about, beyond its table. */
export interface Challenge {
  readonly by: Id
  readonly to: Id
  readonly pace: 'quick' | 'live' | 'days'
  readonly begins: 'me' | 'them' | 'random'
  readonly until: Time
  /** Why it came to nothing. */
  readonly ended?: 'declined' | 'takenBack' | 'expired'
}

/** A table before, during and after its match. */
export interface TableRow {
  readonly id: Id
  /** See revisions.ts. */
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
  /** Its result counts for ratings: everybody who sits down agrees to that. */
  readonly isRated?: true
  /** Nobody has to start it. */
  readonly startsWhenFull?: true
  /** Who was paired at this table; they look again if it does not start (tables/paired-tables.ts). */
  readonly paired?: { readonly until: Time; readonly seeks: readonly Seek[] }
  /** One person challenges another; without free seats it has no point (tables/challenges.ts). */
  readonly challenge?: Challenge
  /** S and its commitment; the secret leaves the server only at the end. */
  readonly secret: string
  readonly seal: string
  /** c of each seat's nonce, and N once revealed. */
  readonly nonceSeals: readonly (string | null)[]
  readonly nonces: readonly (string | null)[]
  /** SHA-256 of T when the table was last frozen. */
  readonly frozen?: string
  /** Attempts to start that failed. Absent: none. */
  readonly broken?: BrokenSeals
  /** Per seat the hash of its link's secret, or null. Only the holder of a seat knows its link. */
  readonly links: readonly (string | null)[]
  readonly rematchOf: Id | null
  /** The rematch table that followed this one. */
  readonly rematch: Id | null
}

/**
 * Which tables a person is at: by person and status, newest first. Written with every change of a table; see
 * tables/places.ts.
 */
export interface Place {
  readonly person: Id
  readonly status: TableRow['status']
  /** Decreases over time. */
  readonly rank: number
  readonly table: Id
  readonly seat: number | null
  readonly isHost: boolean
  /** Invited, or a seat is reserved for them. */
  readonly isInvited: boolean
}

/**
 * A table anybody may join, in the list of all games and in that of its game, newest first; or a running match anybody may
 * watch, in lists of their own (tables/places.ts).
 */
export interface Offer {
  readonly list: string
  /** Decreases over time. */
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
  /** The kernel's outcome; null while it is running. */
  readonly outcome: object | null
  /** Clocks, and who is asked since when, as of entry `upTo`. Later entries are replayed when the match is opened. */
  readonly platform: object
}

export interface EntryRow {
  readonly match: Id
  readonly seq: number
  /** Unique with match and key where the client sent an idempotency key. */
  readonly seat: number | null
  readonly key: string | null
  readonly entry: Entry
}

/** The record of a finished match is stored: all its chunks. */
export interface StoredRecord {
  readonly match: Id
  readonly chunks: number
  readonly bytes: number
}

/** A part of the JSON text of a record. */
export interface RecordChunk {
  readonly match: Id
  readonly n: number
  readonly text: string
}

/** What a seat has set in a match; written by its holder, at any time. */
export interface SeatPreferencesRow {
  readonly match: Id
  readonly seat: number
  readonly agreesToEnd: boolean
  /** Standing answers: private to the seat. */
  readonly standing: StandingAnswers
}

/** Something that happens by itself; the process that deletes it first handles it. */
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
  /** The author's seat at the time; null for a spectator. */
  readonly seat: number | null
  readonly text: string
  /** The client's idempotency key. */
  readonly key: string
}

/** A browser's push subscription. It belongs to the session in which it was made. */
export interface Subscription {
  /** The hash of the session. */
  readonly session: string
  readonly person: Id
  /** Anyone who knows the endpoint can send there, so it is as secret as the keys. */
  readonly endpoint: string
  /** For lookup: one browser may have been used by several people. */
  readonly endpointHash: string
  readonly p256dh: string
  readonly auth: string
  /** The language of the page, if the person has not chosen one. */
  readonly language: string
  readonly createdAt: Time
}

/** The last turn of a seat for which a notice was sent or is scheduled. */
export interface Notice {
  readonly match: Id
  readonly seat: number
  readonly turn: number
  readonly at: Time
}

/** A key pair of the server, such as for VAPID. */
export interface ServerKey {
  readonly name: string
  readonly publicKey: string
  readonly privateKey: string
}

/** The current revision of a row: see revisions.ts. */
export interface Revision {
  /** The collection and the key. */
  readonly of: string
  readonly n: number
}

/** Reports by people, and what admins did about them. Ids sort newest first. */
export interface Note {
  readonly id: Id
  readonly at: Time
  /** `answered`: a closed report. */
  readonly kind: 'report' | 'answered' | 'admin'
  readonly by: Id
  /** A person; for actions on a table, the table. */
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
  readonly records: StoredRecord
  readonly recordChunks: RecordChunk
  readonly wishes: SeatPreferencesRow
  readonly deadlines: Deadline
  readonly chat: ChatLine
  readonly notes: Note
  readonly subscriptions: Subscription
  readonly notices: Notice
  readonly serverKeys: ServerKey
  readonly revisions: Revision
  readonly names: NameClaim
  readonly follows: Follow
  readonly seeks: Seek
  readonly results: Result
  readonly resultOrder: ResultOrder
  readonly archive: ArchiveEntry
  readonly tallies: Tally
  readonly ratings: Rating
  readonly ratingPoints: RatingPoint
  readonly leaders: Leader
}
export type Name = keyof Collections

type Fields<C extends Name> = readonly (keyof Collections[C] & string)[]

/** `key` identifies a row. `unique` fields are unique together where none of them is null. */
export interface Shape<C extends Name> {
  readonly key: Fields<C>
  readonly unique?: Fields<C>
  /** Searchable fields: rows come in the order of the index, then of the key. */
  readonly indexes: readonly Fields<C>[]
  /** A number in the key without gaps: above 0, an insert requires the previous row. */
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
  records: { key: ['match'], indexes: [] },
  recordChunks: { key: ['match', 'n'], indexes: [] },
  wishes: { key: ['match', 'seat'], indexes: [] },
  deadlines: { key: ['id'], indexes: [['due'], ['match']] },
  chat: { key: ['match', 'room', 'n'], indexes: [['person']] },
  notes: { key: ['id'], indexes: [['kind'], ['about']] },
  subscriptions: { key: ['session'], indexes: [['person'], ['endpointHash']] },
  notices: { key: ['match', 'seat', 'turn'], indexes: [] },
  serverKeys: { key: ['name'], indexes: [] },
  revisions: { key: ['of', 'n'], indexes: [] },
  names: { key: ['folded'], indexes: [['person']] },
  follows: { key: ['person', 'followed'], indexes: [['followed']] },
  seeks: { key: ['person'], indexes: [['pool']] },
  results: { key: ['match'], indexes: [] },
  resultOrder: { key: ['game', 'n'], indexes: [], follows: 'n' },
  archive: { key: ['list', 'rank', 'match'], indexes: [] },
  tallies: { key: ['game', 'what'], indexes: [] },
  ratings: { key: ['person', 'game'], indexes: [['game']] },
  ratingPoints: { key: ['person', 'game', 'n'], indexes: [] },
  leaders: { key: ['game', 'rank', 'person'], indexes: [] },
}

export type Key = readonly (string | number)[]

export type Change = {
  readonly [C in Name]:
    | { readonly in: C; readonly insert: Collections[C] }
    | { readonly in: C; readonly put: Collections[C] }
    /** `must`: a conflict if there is no such row. */
    | { readonly in: C; readonly remove: Key; readonly must?: boolean }
}[Name]

/**
 * An insert whose key or unique fields exist, or that would leave a gap; or a removal of a row that must exist and
 * does not. Nothing was changed.
 */
export class Conflict extends Error {
  readonly collection: Name

  constructor(collection: Name) {
    super(`conflict in ${collection}`)
    this.collection = collection
  }
}

/**
 * The store cannot be written or reached just now: the disk is full or read-only, or the database does not answer. The
 * changes were not made; only where a thread was lost may they have been.
 */
export class StoreUnavailable extends Error {}

/** A stored row, or a page of the file, that cannot be read. */
export class DamagedRow extends Error {
  readonly collection: Name

  constructor(collection: Name, key: readonly unknown[], reason: unknown) {
    super(`${collection} ${key.join(' ')}: ${reason instanceof Error ? reason.message : reason}`)
    this.collection = collection
  }
}

export interface Store {
  /**
   * All of these or none. Resolves once they are durable: nothing that depends on them may be sent before. Commits of
   * the same event-loop turn are written together, in order; a conflict rejects only its own changes. Rows are
   * serialised at the call. Reads do not see them before they are durable.
   */
  commit(changes: readonly Change[]): Promise<void>

  get<C extends Name>(name: C, ...key: Key): Promise<Collections[C] | undefined>

  /** Rows whose key starts with these fields, in key order; strings by code point. */
  list<C extends Name>(name: C, prefix: Key, page?: Page): Promise<Collections[C][]>

  /** Rows with this value in an indexed field. */
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

  /** A consistent copy of everything into a new file, while the store is in use. */
  backup(file: string): Promise<void>

  close(): Promise<void>
}

export interface Page {
  readonly limit: number
  /** Takes time for each row left out: for long lists use `from`. */
  readonly offset?: number
  /** Only for `list`: the key field after the prefix, which must be a number, is at least this. */
  readonly from?: number
}
