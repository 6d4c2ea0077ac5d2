/* What admins see and do. */
import { type Answer, request } from './http.ts'
import { requestSignedIn } from './me.ts'
import type { MeView } from './shapes.ts'

/** Admins act on people by their id; it is shown nowhere. */
export interface Someone {
  readonly id: string
  readonly name: string
  readonly arms: string
}

export type Act = 'mute' | 'unmute' | 'ban' | 'unban' | 'rename' | 'close' | 'answer' | 'undo' | 'claim'

/** What was reported, as it was then; or what exactly was done. */
export interface Detail {
  readonly kind?: 'line' | 'seat' | 'name' | 'appeal'
  readonly concern?: 'name' | 'chat' | 'leaving' | 'other'
  readonly match?: string
  readonly table?: string
  readonly room?: 'seated' | 'spectators'
  readonly n?: number
  readonly name?: string
  readonly text?: string
  readonly act?: Act
  readonly deed?: string
  readonly reason?: string
  readonly until?: number | null
  readonly from?: string
  readonly to?: string
  readonly what?: Act
  readonly undone?: object
  readonly answer?: { readonly text: string; readonly at: number }
}

/** Reports about the same thing. */
export interface Thing {
  readonly key: string
  readonly at: number
  readonly ids: readonly string[]
  readonly detail: Detail
  readonly about: Someone & { readonly isAdmin: boolean }
  readonly reports: readonly { readonly at: number; readonly text: string; readonly by: Someone }[]
  readonly context: readonly { readonly n: number; readonly at: number; readonly text: string; readonly by: Someone }[]
}

export interface Queue {
  readonly things: readonly Thing[]
  readonly hasMore: boolean
  readonly admins: number
}

export interface NoteView {
  readonly id: string
  readonly at: number
  readonly text: string
  readonly by: Someone
  readonly about: { readonly id: string; readonly name: string | null; readonly arms: string }
  readonly detail: Detail
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly createdAt: number
  readonly seenAt: number
  readonly bannedAt: number | null
  readonly mutedUntil: number | null
}

/** What admins need to judge somebody. */
export interface PersonCard extends PersonRow {
  readonly isGuest: boolean
  readonly arms: string
  readonly formerNames: readonly { readonly name: string; readonly until: number }[]
  /** At most 100, as are the reports. */
  readonly matches: number
  readonly reports: number
  readonly deeds: readonly NoteView[]
}

export type Deed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'mute'; readonly days: number }
  | { readonly kind: 'rename' }
  | { readonly kind: 'ban' }
  | { readonly kind: 'close'; readonly table: string }
  | { readonly kind: 'lift'; readonly deed: string }

export interface Doing {
  readonly person: string
  readonly deed: Deed
  readonly reason: string
  /** Open reports that it answers. */
  readonly reports: readonly string[]
}

const DAY = 24 * 60 * 60 * 1000
type Done = Promise<Answer<object>>

export const moderation = {
  queue: () => requestSignedIn<Queue>('GET', '/api/admin/queue'),
  answered: (offset: number) =>
    requestSignedIn<readonly NoteView[]>('GET', `/api/admin/reports?state=answered&offset=${offset}`),
  log: (offset: number) => requestSignedIn<readonly NoteView[]>('GET', `/api/admin/log?offset=${offset}`),
  people: (name: string) =>
    requestSignedIn<readonly PersonRow[]>('GET', `/api/admin/people?name=${encodeURIComponent(name)}`),
  person: (id: string) => requestSignedIn<PersonCard>('GET', `/api/admin/people/${id}`),
  undo: (id: string, reason: string): Done => request('POST', `/api/admin/log/${id}/undo`, { reason }),
  /** `person`: whom it is about. */
  act: ({ person, deed, reason, reports }: Doing): Done => {
    const why = { reason, reports }
    const about = (verb: string, body: object = {}) =>
      request<object>('POST', `/api/admin/people/${person}/${verb}`, { ...body, ...why })
    switch (deed.kind) {
      case 'nothing':
        return request('POST', `/api/admin/reports/${reports[0]}/answer`, why)
      case 'mute':
        return about('mute', { until: Date.now() + deed.days * DAY })
      case 'close':
        return request('POST', `/api/admin/tables/${encodeURIComponent(deed.table)}/close`, why)
      case 'lift':
        return request('POST', `/api/admin/log/${deed.deed}/undo`, why)
      default:
        return about(deed.kind)
    }
  },
  claimState: () =>
    requestSignedIn<{ readonly hasAdmin: boolean; readonly hasCode: boolean }>('GET', '/api/admin/claim'),
  claim: (code: string) => requestSignedIn<MeView>('POST', '/api/admin/claim', { code }),
}
