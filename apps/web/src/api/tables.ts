import type { Table } from '@logres/kernel'
import type { ChatPage } from '@logres/protocol'
import { type Answer, request } from './http.ts'
import { requestSignedIn } from './me.ts'
import type { Access, MyTables, OpenTables, Pace, PersonView, PlayedView, TableView } from './shapes.ts'

export interface NewTable {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** For each seat a bot's level, or null for a person. */
  readonly seats: readonly (string | null)[]
  readonly access: Access
  readonly standIn: string
  readonly pace: Pace
  /** The result counts for ratings. */
  readonly rated: boolean
}

type Changed = Promise<Answer<TableView>>

function change(id: string, verb: string, body?: object): Changed {
  return requestSignedIn('POST', `/api/tables/${encodeURIComponent(id)}/${verb}`, body)
}

export const tables = {
  open: (from = 0) => requestSignedIn<OpenTables>('GET', from === 0 ? '/api/tables' : `/api/tables?from=${from}`),
  mine: (from = 0) => requestSignedIn<MyTables>('GET', from === 0 ? '/api/me/tables' : `/api/me/tables?from=${from}`),
  next: () => requestSignedIn<{ readonly match: PlayedView | null }>('GET', '/api/me/next'),
  met: () =>
    requestSignedIn<{
      readonly players: readonly (PersonView & { readonly table: string; readonly seat: number })[]
    }>('GET', '/api/me/players'),
  create: (table: NewTable): Changed => requestSignedIn('POST', '/api/tables', table),
  get: (id: string): Changed => requestSignedIn('GET', `/api/tables/${encodeURIComponent(id)}`),
  sit: (id: string, seat: number, nonceSeal: string) => change(id, 'sit', { seat, nonceSeal }),
  leave: (id: string) => change(id, 'leave'),
  decline: (id: string) => change(id, 'decline'),
  start: (id: string) => change(id, 'start'),
  reveal: (id: string, nonce: string) => change(id, 'reveal', { nonce }),
  cancel: (id: string) => change(id, 'cancel'),
  swap: (id: string, seats: readonly [number, number]) => change(id, 'swap', { seats }),
  setSeat: (id: string, seat: number, bot: string | null) => change(id, `seats/${seat}`, { bot }),
  invite: (id: string, whom: { readonly table: string; readonly seat: number }) => change(id, 'invite', whom),
  uninvite: (id: string, who: string): Changed =>
    requestSignedIn('DELETE', `/api/tables/${encodeURIComponent(id)}/invited/${encodeURIComponent(who)}`),
  /** The URL of a seat, returned once; its fragment is the secret. */
  createLink: (id: string, seat: number) =>
    requestSignedIn<{ readonly path: string }>('POST', `/api/tables/${encodeURIComponent(id)}/seats/${seat}/link`),
  presentLink: (id: string, secret: string) =>
    requestSignedIn<{ readonly table: TableView }>('POST', `/api/tables/${encodeURIComponent(id)}/link`, { secret }),
  /** The last lines of the chat while the table waits. */
  chat: (id: string) => request<ChatPage>('GET', `/api/matches/${encodeURIComponent(id)}/chat?room=seated`),
  say: (id: string, key: string, text: string) =>
    request<object>('POST', `/api/tables/${encodeURIComponent(id)}/chat`, { key, text }),
  /** T, once the table is about to start. */
  sealed: (id: string) => request<Table>('GET', `/api/tables/${encodeURIComponent(id)}/sealed`),
}
