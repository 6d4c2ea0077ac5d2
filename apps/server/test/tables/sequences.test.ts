/*
 * Any actions at tables, in any order and at the same moment: nobody sits twice, the index is correct, seals
 * belong to their seats, statuses change only as allowed, and no answer contains a secret.
 */
import { randomBytes } from 'node:crypto'
import { at, sealNonce } from '@logres/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableRow } from '../../src/store/store.ts'
import { VisitorServer } from '../people/visitor.ts'
import { checkIndex, type Guest, guests, watch } from './table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

const PEOPLE = 4
const SEATS = 3
const KINDS = [
  ...['sit', 'sit', 'sit', 'reseal', 'leave', 'leave', 'swap', 'free', 'bot', 'invite', 'decline', 'start', 'reveal'],
  ...['link', 'link', 'present', 'present', 'present', 'ready', 'ready', 'resign', 'resign', 'resign', 'end'],
  ...['play', 'play', 'rematch', 'rematch', 'rematch', 'cancel'],
] as const

interface Step {
  readonly kind: (typeof KINDS)[number]
  readonly who: number
  readonly seat: number
  readonly other: number
  /** By somebody who is allowed to, if possible. */
  readonly isApt: boolean
  /** The next step does not wait for this one. */
  readonly isHasty: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(PEOPLE - 1),
  seat: fc.nat(SEATS - 1),
  other: fc.nat(PEOPLE - 1),
  isApt: fc.boolean(),
  isHasty: fc.boolean(),
})

const ALL = ['open', 'sealing', 'playing', 'over', 'cancelled'] as const
/** The statuses a table may reach from each, in any number of steps. */
const LATER: Readonly<Record<TableRow['status'], readonly TableRow['status'][]>> = {
  ...{ open: ALL, sealing: ALL, playing: ['playing', 'over'], over: ['over'], cancelled: ['cancelled'] },
}

/** One run: people, their table, what they know, and the server's answers. */
class Simulation {
  readonly people: readonly Guest[]
  id: string
  /** Per person, by table and seat. */
  readonly #nonces = new Map<string, string>()
  readonly #links: string[] = []
  readonly seen = new Map<string, number>()
  readonly #texts: string[] = []
  #last = new Map<string, TableRow>()

  private constructor(people: readonly Guest[], id: string) {
    this.people = people
    this.id = id
  }

  static async meet(access: string): Promise<Simulation> {
    const people = await guests(server, PEOPLE)
    const { id } = await at(people, 0).must<{ id: string }>('POST', '/api/tables', {
      ...{ game: 'merlin', seats: [null, null, 'page'], access },
    })
    return new Simulation(people, id)
  }

  /** The host; for other steps the holder of this seat, or anybody seated. */
  async #apt({ kind, seat, who }: Step): Promise<Guest> {
    const row = await server.running.store.get('tables', this.id)
    const seats = row?.seats.map((holder) => ('person' in holder ? holder.person : undefined)) ?? []
    const isForHost = ['swap', 'free', 'bot', 'invite', 'start', 'cancel'].includes(kind)
    const wanted = isForHost ? row?.host : (seats[seat] ?? seats.find((person) => person !== undefined))
    return this.people.find(({ me }) => me.id === wanted) ?? at(this.people, who)
  }

  async do(each: Step): Promise<void> {
    const { kind, who, seat, other, isApt } = each
    const guest = isApt && kind !== 'present' ? await this.#apt(each) : at(this.people, who)
    switch (kind) {
      case 'sit':
        return this.#sit(guest, seat)
      case 'reseal': {
        const row = await server.running.store.get('tables', this.id)
        const mine = row?.seats.findIndex((holder) => holder.kind === 'person' && holder.person === guest.me.id) ?? -1
        return this.#sit(guest, Math.max(mine, 0))
      }
      case 'swap':
        return this.#call(guest, kind, 'swap', { seats: [seat, other % SEATS] })
      case 'free':
        return this.#call(guest, kind, `seats/${seat}`, { bot: null })
      case 'bot':
        return this.#call(guest, kind, `seats/${seat}`, { bot: 'page' })
      case 'invite':
        return this.#call(guest, kind, 'invite', { person: at(this.people, other).me.id })
      case 'link':
        return this.#call(guest, kind, `seats/${seat}/link`)
      case 'present':
        return this.#call(guest, kind, 'link', { secret: this.#links.at(-1 - (other % 2)) ?? 'x'.repeat(43) })
      case 'reveal':
        return this.#call(guest, kind, 'reveal', { nonce: await this.#nonceOf(guest) })
      case 'cancel':
        // Rarely, because it ends the run.
        return seat === 0 ? this.#call(guest, kind, kind) : undefined
      case 'resign':
        return this.#resign(guest)
      case 'end':
        return this.#end()
      case 'ready':
        return this.#ready()
      case 'play':
        await this.#ready()
        return this.#end()
      default:
        return this.#call(guest, kind, kind)
    }
  }

  async #sit(guest: Guest, seat: number): Promise<void> {
    const nonce = randomBytes(32).toString('hex')
    this.#nonces.set(`${sealNonce(this.id, seat, nonce)}`, nonce)
    await this.#call(guest, 'sit', 'sit', { seat, nonceSeal: sealNonce(this.id, seat, nonce) })
  }

  async #nonceOf({ me }: Guest): Promise<string> {
    const row = await server.running.store.get('tables', this.id)
    const seat = row?.seats.findIndex((holder) => holder.kind === 'person' && holder.person === me.id) ?? -1
    return this.#nonces.get(row?.nonceSeals[seat] ?? '') ?? '0'.repeat(64)
  }

  /** Everybody does what the table waits for. */
  async #ready(): Promise<void> {
    for (const status of ['open', 'sealing']) {
      const row = await server.running.store.get('tables', this.id)
      if (row?.status !== status) continue
      for (const [seat, holder] of row.seats.entries()) {
        const guest = this.people.find(({ me }) => 'person' in holder && me.id === holder.person)
        if (holder.kind === 'open') await this.#sit(at(this.people, seat), seat)
        else if (guest !== undefined && status === 'open') await this.#sit(guest, seat)
        else if (guest !== undefined) await this.#call(guest, 'reveal', 'reveal', { nonce: await this.#nonceOf(guest) })
      }
      const host = this.people.find(({ me }) => me.id === row.host)
      if (host !== undefined && status === 'open') await this.#call(host, 'start', 'start')
    }
  }

  /** All agree. */
  async #end(): Promise<void> {
    for (const guest of this.people) {
      const watcher = await watch(server, guest, this.id).catch(() => undefined)
      const answer = await watcher?.ask({ ...{ kind: 'agreeEnd' }, key: `e${this.seen.size}` }).catch(() => undefined)
      if (answer?.kind === 'done') this.#count('end 200')
      watcher?.close()
    }
  }

  async #resign(guest: Guest): Promise<void> {
    const watcher = await watch(server, guest, this.id).catch(() => undefined)
    if (watcher === undefined) return
    this.#texts.push(JSON.stringify(watcher.view))
    // The seat may change hands meanwhile.
    const answer = await watcher.ask({ ...{ kind: 'resign' }, key: `r${this.seen.size}` }).catch(() => undefined)
    if (answer?.kind === 'done') this.#count('resign 200')
    watcher.close()
  }

  async #call(guest: Guest, kind: string, path: string, body?: object): Promise<void> {
    const table = this.id
    const { status, body: answer } = await guest.call<Answer>('POST', `/api/tables/${table}/${path}`, body)
    this.#count(`${kind} ${status}`)
    expect([200, 201, 400, 403, 404, 409, 429]).toContain(status)
    expect(answer.code).not.toBe('badRequest')
    const secret = answer.link?.secret ?? answer.secret
    if (secret !== undefined) this.#links.push(secret)
    this.#texts.push(JSON.stringify(answer).replaceAll(secret ?? '-', ''))
    if (kind === 'rematch' && status < 300) this.id = answer.id ?? this.id
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }

  async check(): Promise<void> {
    const rows = await server.running.store.list('tables', [])
    for (const row of rows) {
      checkRow(row)
      const before = this.#last.get(row.id)
      if (before !== undefined) expect(LATER[before.status]).toContain(row.status)
      if (before?.status === 'playing' || before?.status === 'over') {
        expect([row.seal, row.nonceSeals, row.nonces]).toEqual([before.seal, before.nonceSeals, before.nonces])
      }
    }
    this.#last = new Map(rows.map((row) => [row.id, row]))
    await checkIndex(server.running.store)
  }

  checkAnswers(): void {
    const all = this.#texts.join('\n')
    for (const row of this.#last.values()) {
      // The record contains it in the end; no table ever does.
      expect(all).not.toContain(row.secret)
      for (const hash of row.links) if (hash !== null) expect(all).not.toContain(hash)
    }
    for (const secret of this.#links) expect(all).not.toContain(secret)
    for (const nonce of this.#nonces.values()) expect(all).not.toContain(nonce)
    for (const { me } of this.people) expect(all).not.toContain(me.id)
  }
}

interface Answer {
  readonly id?: string
  readonly code?: string
  readonly secret?: string
  readonly link?: { readonly secret: string } | null
}

function checkRow({ seats, nonceSeals, nonces, links, status }: TableRow): void {
  const there = seats.flatMap((holder) => ('person' in holder ? [holder.person] : []))
  expect(new Set(there).size).toBe(there.length)
  expect([nonceSeals.length, nonces.length, links.length]).toEqual([SEATS, SEATS, SEATS])
  for (const [seat, holder] of seats.entries()) {
    if (holder.kind !== 'person') expect(nonceSeals[seat]).toBeNull()
    if (holder.kind === 'bot' || holder.kind === 'expected') expect(links[seat]).toBeNull()
    if (status === 'open') expect(nonces[seat]).toBeNull()
    if (status !== 'open' && status !== 'cancelled') expect(['person', 'bot']).toContain(holder.kind)
    if (status === 'playing') expect(nonces[seat] === null).toBe(nonceSeals[seat] === null)
  }
}

test('random actions of four people', { timeout: 240_000 }, async () => {
  const seen = new Map<string, number>()
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
    fc.constantFrom('public', 'link', 'invite'),
    async (steps, access) => {
      const party = await Simulation.meet(access)
      const underWay: Promise<void>[] = []
      for (const each of steps) {
        underWay.push(party.do(each))
        if (each.isHasty) continue
        await Promise.all(underWay.splice(0))
        await party.check()
      }
      await Promise.all(underWay)
      await party.check()
      party.checkAnswers()
      for (const [what, count] of party.seen) seen.set(what, (seen.get(what) ?? 0) + count)
      // Others are not checked again: that would take long.
      await forgetTables()
    },
  )
  await fc.assert(property, { numRuns: 80 })
  const successes = ['sit', 'leave', 'swap', 'free', 'bot', 'invite', 'present', 'start', 'reveal', 'resign', 'cancel']
  for (const kind of successes)
    expect(seen.get(`${kind} 200`), `${kind}: ${JSON.stringify([...seen])}`).toBeGreaterThan(0)
  for (const kind of ['link', 'rematch']) expect(seen.get(`${kind} 201`), kind).toBeGreaterThan(0)
})

async function forgetTables(): Promise<void> {
  const { store } = server.running
  const [tables, places, offers] = await Promise.all([
    store.list('tables', []),
    store.list('places', []),
    store.list('offers', []),
  ])
  await store.commit([
    ...tables.map(({ id }) => ({ in: 'tables', remove: [id] }) as const),
    ...places.map(
      ({ person, status, rank, table }) => ({ in: 'places', remove: [person, status, rank, table] }) as const,
    ),
    ...offers.map(({ list, rank, table }) => ({ in: 'offers', remove: [list, rank, table] }) as const),
  ])
}
