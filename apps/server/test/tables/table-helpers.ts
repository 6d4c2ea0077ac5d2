/* Helpers for people at tables: they sit down, start matches and end them. */
import { at, type Viewer } from '@logres/kernel'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { Store } from '../../src/store/store.ts'
import { offersOf, placesAt } from '../../src/tables/places.ts'
import { Watcher } from '../client.ts'
import { Authenticator, type CreationOptions } from '../people/authenticator.ts'
import { type Me, Visitor, type VisitorServer } from '../people/visitor.ts'

export type Guest = Visitor & { readonly me: Me }

export interface SeatAnswer {
  readonly kind: string
  readonly name: string | null
  readonly level: string | null
  readonly sealed: boolean
}

export interface TableAnswer {
  readonly id: string
  readonly status: string
  readonly host: string
  readonly isHost: boolean
  readonly seat: number | null
  readonly keptSeat: number | null
  readonly mustSeal: boolean
  readonly seats: readonly SeatAnswer[]
  readonly nonceSeals: readonly (string | null)[]
  readonly rematch: string | null
  readonly rematchOf: string | null
  readonly invited?: readonly { readonly id: string; readonly name: string }[]
}

export interface Link {
  readonly path: string
  readonly secret: string
}

export interface Presented {
  readonly table: TableAnswer
  readonly seat: number
  readonly link: Link | null
}

export interface MineAnswer {
  readonly waiting: readonly TableAnswer[]
  readonly invitations: readonly TableAnswer[]
  readonly matches: readonly (TableAnswer & { readonly isMyTurn: boolean })[]
  readonly finished: {
    readonly tables: readonly (TableAnswer & { readonly outcome: object })[]
    readonly next: number | null
  }
}

export async function guests(server: VisitorServer, count: number): Promise<Guest[]> {
  return Promise.all(Array.from({ length: count }, () => Visitor.arrive(server.base)))
}

export function tableAt(guest: Visitor, id: string): Promise<TableAnswer> {
  return guest.must('GET', `/api/tables/${id}`)
}

export function mine(guest: Visitor, from = 0): Promise<MineAnswer> {
  return guest.must('GET', `/api/me/tables?from=${from}`)
}

export async function link(guest: Visitor, id: string, seat: number): Promise<Link> {
  return guest.must('POST', `/api/tables/${id}/seats/${seat}/link`)
}

export async function present(guest: Visitor, id: string, { secret }: Link, more: object = {}): Promise<Presented> {
  return guest.must('POST', `/api/tables/${id}/link`, { secret, ...more })
}

/** All of them sit down, in order, and the first starts. Returns the match. */
export async function begin(players: readonly Guest[], wish: object = {}): Promise<string> {
  const host = at(players, 0)
  const { id } = await host.must<TableAnswer>('POST', '/api/tables', {
    ...{ game: 'avalon', seats: players.map(() => null), access: 'public', ...wish },
  })
  const nonces: string[] = []
  for (const [seat, player] of players.entries()) nonces.push(await player.sit(id, seat))
  await startAndReveal(players, nonces, id)
  return id
}

export async function startAndReveal(players: readonly Guest[], nonces: readonly string[], id: string): Promise<void> {
  await at(players, 0).must('POST', `/api/tables/${id}/start`)
  for (const [i, player] of players.entries()) {
    await player.must('POST', `/api/tables/${id}/reveal`, { nonce: at(nonces, i) })
  }
}

export function watch(server: VisitorServer, guest: Visitor, id: string): Promise<Watcher> {
  const address = `${server.base.replace('http', 'ws')}/api/matches/${id}/socket`
  return Watcher.open(new WebSocket(address, { headers: { cookie: `logres=${guest.secret}` } }))
}

/** Who this person is in the match. */
export async function viewerOf(server: VisitorServer, guest: Visitor, id: string): Promise<Viewer> {
  const watcher = await watch(server, guest, id)
  watcher.close()
  return watcher.viewer
}

export async function resign(server: VisitorServer, guest: Visitor, id: string): Promise<void> {
  const watcher = await watch(server, guest, id)
  expect(await watcher.ask({ ...{ kind: 'resign' }, key: 'r' })).toMatchObject({ kind: 'done' })
  watcher.close()
}

/** Claims the account with a passkey. */
export async function keep(server: VisitorServer, guest: Visitor): Promise<void> {
  const options = await guest.must<CreationOptions>('POST', '/api/me/passkeys/options')
  await guest.must('POST', '/api/me/passkeys', { credential: new Authenticator(server.base).create(options) })
}

/** The index equals what follows from all tables. */
export async function checkIndex(store: Store): Promise<void> {
  const texts = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort()
  // A table may be written between two reads: then read again.
  for (;;) {
    const rows = await store.list('tables', [])
    const [places, offers] = [await store.list('places', []), await store.list('offers', [])]
    const after = JSON.stringify(await store.list('tables', []))
    if (JSON.stringify(rows) === after) {
      expect(texts(places)).toEqual(texts(rows.flatMap(placesAt)))
      expect(texts(offers)).toEqual(texts(rows.flatMap(offersOf)))
      return
    }
  }
}
