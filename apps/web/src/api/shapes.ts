/* The server's answers, as far as the pages read them. */
import type { BrokenSeal, Outcome } from '@logres/kernel'

export interface MeView {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly createdAt: number
  /** What their coat of arms is drawn from. */
  readonly arms: string
  /** They can come back on another day or device. Absent: a guest. */
  readonly isKept?: true
  /** They can choose another name from then on. Absent: they never have. */
  readonly renamesFrom?: number
  /** They cannot chat until then. */
  readonly mutedUntil?: number
  /** An admin has decided something about them that they were not shown yet. */
  readonly hasNews?: true
}

/** A person as others see them. */
export interface PersonView {
  readonly name: string
  readonly isGuest: boolean
  /** What their coat of arms is drawn from. */
  readonly arms: string
}

export type Pace =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly bank: number; readonly increment: number; readonly cap: number }
  | { readonly kind: 'none' }

export type Access = 'public' | 'link' | 'invite'

/** One person asks another for a match. */
export interface TableChallenge {
  readonly by: PersonView
  readonly to: PersonView
  readonly until: number
  /** Why it came to nothing. */
  readonly ended: 'declined' | 'takenBack' | 'expired' | null
  readonly isMine: boolean
  readonly isForMe: boolean
}

export interface TableSeatView {
  readonly kind: 'open' | 'person' | 'bot' | 'expected'
  /** Who holds the seat, or is awaited at it; null: a bot, or nobody. */
  readonly person: PersonView | null
  readonly name: string | null
  readonly level: string | null
  readonly sealed: boolean
  readonly revealed: boolean
  /** Of a person. Absent in lists that do not say it. */
  readonly isHere?: boolean
}

/** Attempts to start that failed. */
export interface BrokenSealsView {
  readonly count: number
  /** The last of them. */
  readonly last: readonly {
    readonly at: number
    readonly why: BrokenSeal['why']
    readonly names: readonly string[]
  }[]
}

export interface TableView {
  readonly id: string
  readonly status: 'open' | 'sealing' | 'playing' | 'over' | 'cancelled'
  readonly createdAt: number
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly pace: Pace
  readonly access: Access
  readonly standIn: string
  /** The result counts for ratings: only kept accounts can sit down. */
  readonly isRated: boolean
  readonly seal: string
  readonly nonceSeals: readonly (string | null)[]
  readonly seats: readonly TableSeatView[]
  readonly host: string
  readonly hostPerson: PersonView
  readonly challenge?: TableChallenge
  readonly isHost: boolean
  /** Nobody has to start it. */
  readonly startsWhenFull: boolean
  readonly isHostHere?: boolean
  /** For so long that somebody else may start. */
  readonly isHostAway?: boolean
  /** Where the reader sits. */
  readonly seat: number | null
  readonly keptSeat: number | null
  readonly isInvited: boolean
  readonly mustSeal: boolean
  /** How many lines its chat has, for those who may read it while the table waits. */
  readonly chatLines?: number
  /** Absent: none. */
  readonly broken?: BrokenSealsView
  readonly rematchOf: string | null
  readonly rematch: string | null
  /** For the host. */
  readonly invited?: readonly (PersonView & { readonly id: string })[]
}

export interface PlayedView extends TableView {
  readonly startedAt: number
  readonly isMyTurn: boolean
}

export interface FinishedView extends TableView {
  readonly startedAt: number
  readonly overAt: number
  readonly outcome: Outcome | null
}

export interface MyTables {
  readonly waiting: readonly TableView[]
  readonly invitations: readonly TableView[]
  readonly matches: readonly PlayedView[]
  readonly finished: { readonly tables: readonly FinishedView[]; readonly next: number | null }
}

export interface OpenTables {
  readonly tables: readonly TableView[]
  readonly next: number | null
}
