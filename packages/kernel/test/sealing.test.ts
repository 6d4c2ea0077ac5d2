/*
 * The promises of sealing again (docs/decisions/0025): everybody who plays has a nonce in chance, every attempt to start
 * is listed in the next T, and a client that follows the rules gives nobody more than two draws to choose from.
 */
import { describe, expect, test } from 'vitest'
import {
  addBrokenSeal,
  at,
  type BrokenSeal,
  type BrokenSeals,
  canonical,
  exportRecord,
  fateOf,
  hash,
  importRecord,
  isRefusal,
  link,
  MOST_BROKEN_SEALS,
  mustAskBeforeSealing,
  type Opening,
  type Receipt,
  reading,
  readTable,
  type SealedNonce,
  sealNonce,
  sealSecret,
  type Table,
  unseal,
  verifyRecord,
  whyNotReveal,
} from '../src/index.ts'
import { asJson, changed, otherLeaves, otherLists, places } from './json-walk.ts'
import { begin, DRAW, END, PASS, play, revealAll, sealedTable, TAKE } from './matches.ts'
import { pebbles } from './toy-game.ts'

const [HONEST, OPERATOR] = [0, 1]
/** The operator wants this face of a die, the first draw of the match. */
const [SIDES, WANTED] = [6, 5]

/** One who follows the rules, and one from before seals were counted. */
interface Client {
  /** c of a new nonce; undefined: they want no further attempt. */
  seal(id: string, seal: string): string | undefined
  reveal(table: Table): string | undefined
}

class CarefulClient implements Client {
  #stored: readonly SealedNonce[] = []

  seal(id: string, seal: string): string | undefined {
    if (mustAskBeforeSealing(this.#stored)) return undefined
    const nonce = hash(`nonce ${id} ${this.#stored.length}`)
    const own = { seat: HONEST, nonce, nonceSeal: sealNonce(id, HONEST, nonce), seal, table: null }
    this.#stored = [own, ...this.#stored]
    return own.nonceSeal
  }

  reveal(table: Table): string | undefined {
    const own = at(this.#stored, 0)
    if (whyNotReveal(table.id, table, own, this.#stored) !== undefined) return undefined
    this.#stored = this.#stored.with(0, { ...own, table })
    return own.nonce
  }
}

class FormerClient implements Client {
  #count = 0
  #nonce = ''

  seal(id: string): string {
    this.#nonce = hash(`nonce ${id} ${this.#count++}`)
    return sealNonce(id, HONEST, this.#nonce)
  }

  reveal(table: Table): string | undefined {
    return table.nonceSeals[HONEST] === sealNonce(table.id, HONEST, this.#nonce) ? this.#nonce : undefined
  }
}

interface Played {
  /** Undefined: the match never began. */
  readonly drawn: number | undefined
  readonly listed: number
  readonly tries: number
}

interface Operator {
  readonly most: number
  readonly hides: boolean
}

/** The operator knows S, sees the other nonce first, and breaks the seal unless the draw is the wanted one. */
function playAgainst(client: Client, id: string, { most, hides }: Operator): Played {
  const frame = sealedTable(2).table
  let broken: BrokenSeals | undefined
  for (let tries = 1; ; tries++) {
    const [secret, nonce] = [hash(`secret ${id} ${tries}`), hash(`operator ${id} ${tries}`)]
    const seal = sealSecret(id, secret)
    const sealed = client.seal(id, seal)
    if (sealed === undefined) return { drawn: undefined, listed: broken?.count ?? 0, tries }
    const nonceSeals = [sealed, sealNonce(id, OPERATOR, nonce)]
    const table: Table = { ...frame, id, seal, nonceSeals, ...(broken !== undefined && !hides && { broken }) }
    const honest = client.reveal(table)
    if (honest === undefined) return { drawn: undefined, listed: broken?.count ?? 0, tries }
    const drawn = unseal(table, secret, [honest, nonce]).chance.pick(SIDES, 'first')
    if (drawn === WANTED || tries === most) return { drawn, listed: table.broken?.count ?? 0, tries }
    const by = [{ seat: OPERATOR, name: 'Morgan' }]
    broken = addBrokenSeal(broken, { at: tries, why: 'withheld', by, seal, nonceSeals, revealed: [HONEST] })
  }
}

const TABLES = 600

function playMany(newClient: () => Client, operator: Operator): { played: readonly Played[]; won: number } {
  const played = Array.from({ length: TABLES }, (_, n) => playAgainst(newClient(), `table-${n}`, operator))
  return { played, won: played.filter(({ drawn }) => drawn === WANTED).length / TABLES }
}

describe('an operator who plays and withholds their nonce', () => {
  test('without retries gets the wanted draw as often as anybody', () => {
    const { won } = playMany(() => new CarefulClient(), { most: 1, hides: false })
    expect(Math.abs(won - 1 / SIDES)).toBeLessThan(0.04)
  })

  test('used to get it every time, and no record showed it', () => {
    const { won } = playMany(() => new FormerClient(), { most: 60, hides: true })
    expect(won).toBe(1)
  })

  test('gets the better of two draws at most, and every retry is listed', () => {
    const { played, won } = playMany(() => new CarefulClient(), { most: 2, hides: false })
    expect(Math.abs(won - (1 - (1 - 1 / SIDES) ** 2))).toBeLessThan(0.05)
    for (const { listed, tries } of played) expect(listed).toBe(tries - 1)
    expect(played.filter(({ listed }) => listed > 0).length / TABLES).toBeGreaterThan(0.75)
  })

  test('gets no third draw unless the other player agrees to one', () => {
    const { played, won } = playMany(() => new CarefulClient(), { most: 60, hides: false })
    expect(won).toBeLessThan(0.36)
    for (const { drawn, tries } of played) if (drawn === undefined) expect(tries).toBe(3)
  })

  test('gets no second draw if T does not list the first attempt', () => {
    const { played, won } = playMany(() => new CarefulClient(), { most: 60, hides: true })
    expect(Math.abs(won - 1 / SIDES)).toBeLessThan(0.04)
    for (const { drawn, tries } of played) if (drawn !== WANTED) expect([drawn, tries]).toEqual([undefined, 2])
  })
})

const HASHES = Array.from({ length: 40 }, (_, n) => hash(`hash ${n}`))

function brokenSeal(n: number): BrokenSeal {
  const by = [{ seat: 1, name: 'Morgan' }]
  return { at: n, why: 'withheld', by, seal: at(HASHES, n), nonceSeals: [at(HASHES, n + 1), null], revealed: [0] }
}

function attempts(count: number): Table[] {
  const { table } = sealedTable(2)
  let broken: BrokenSeals | undefined
  return Array.from({ length: count }, (_, n) => {
    const { seal, nonceSeals } = brokenSeal(n)
    const attempt = { ...table, seal, nonceSeals, ...(broken !== undefined && { broken }) }
    broken = addBrokenSeal(broken, brokenSeal(n))
    return attempt
  })
}

describe('the list of broken seals', () => {
  test('names the last ones, counts all, and tells what became of every attempt', () => {
    const all = attempts(MOST_BROKEN_SEALS + 4)
    const table = at(all, all.length - 1)
    expect(table.broken?.count).toBe(all.length - 1)
    expect(table.broken?.last).toEqual(all.slice(3, -1).map((_, n) => brokenSeal(n + 3)))
    const old = Array.from({ length: 3 }, () => 'tooOldToBeListed')
    const listed = Array.from({ length: MOST_BROKEN_SEALS }, () => 'listed')
    expect(all.map((attempt) => fateOf(attempt, table))).toEqual([...old, ...listed, 'started'])
  })

  test('does not contain what never happened', () => {
    const [first, second, third] = attempts(3)
    if (first === undefined || second === undefined || third === undefined) throw new Error('three attempts')
    const other = at(HASHES, 30)
    expect(fateOf({ ...first, id: 'other' }, third)).toBe('missing')
    expect(fateOf({ ...first, seal: other }, third)).toBe('missing')
    expect(fateOf({ ...second, nonceSeals: [other, null] }, third)).toBe('missing')
    expect(fateOf(third, second)).toBe('missing')
    expect(fateOf({ ...third, rulesVersion: 2 }, third)).toBe('missing')
  })

  test('is read strictly', () => {
    const table = at(attempts(4), 3)
    expect(reading(() => ({ kind: 'table', table: readTable(table) }))).toEqual({ kind: 'table', table })
    const { broken } = table
    const forms = [null, [], { ...broken, count: 4 }, { ...broken, count: 0 }, { ...broken, more: 1 }, { count: 3 }]
    for (const form of forms) expect(isRefusal(reading(() => readTable2({ ...table, broken: form })))).toBe(true)
  })
})

function readTable2(value: unknown) {
  return { kind: 'table' as const, table: readTable(value) }
}

describe('a client reveals', () => {
  const nonce = at(HASHES, 39)
  const { table: frame } = sealedTable(2)
  const own: SealedNonce = {
    ...{ seat: 0, nonce, nonceSeal: sealNonce(frame.id, 0, nonce), seal: at(HASHES, 20), table: null },
  }
  const table: Table = { ...frame, seal: own.seal, nonceSeals: [own.nonceSeal, at(HASHES, 1)] }

  test('for the table it sealed for, again after a lost answer, and for no other', () => {
    expect(whyNotReveal(table.id, table, own, [own])).toBeUndefined()
    expect(whyNotReveal(table.id, table, { ...own, table }, [{ ...own, table }])).toBeUndefined()
    const wrong: readonly Table[] = [
      { ...table, id: 'other' },
      { ...table, seal: at(HASHES, 2) },
      { ...table, nonceSeals: [null, at(HASHES, 1)] },
      { ...table, seed: 'a seed' },
    ]
    for (const other of wrong) expect(whyNotReveal(table.id, other, own, [own])).toBe('wrongSeal')
  })

  test('a nonce for one T only', () => {
    const former = { ...table, nonceSeals: [own.nonceSeal, at(HASHES, 2)] }
    expect(whyNotReveal(table.id, table, { ...own, table: former }, [])).toBe('wrongSeal')
  })

  test('only if T lists what it revealed before', () => {
    const earlier: SealedNonce = { ...own, nonceSeal: at(HASHES, 5), table: { ...table, seal: at(HASHES, 6) } }
    expect(whyNotReveal(table.id, table, own, [own, earlier])).toBe('hiddenSeal')
    const { seal = '', nonceSeals = [] } = earlier.table ?? {}
    const broken = addBrokenSeal(undefined, { ...brokenSeal(0), seal, nonceSeals })
    expect(whyNotReveal(table.id, { ...table, broken }, own, [own, earlier])).toBeUndefined()
  })
})

/** A whole match after two broken seals, and what the client on seat 0 kept of all three attempts. */
function resealed(): {
  readonly table: Table
  readonly opening: Opening
  readonly first: Receipt
  readonly start: Receipt
} {
  const { table: frame, opening } = sealedTable(3, { rounds: 1, ending: 'rounds' })
  const receipt = (table: Table, nonce: string): Receipt => ({ kind: 'logres-receipt-1', table, seat: 0, nonce })
  const nonce = at(HASHES, 7)
  const former = { ...frame, seal: at(HASHES, 8), nonceSeals: [sealNonce(frame.id, 0, nonce), at(HASHES, 9), null] }
  const { seal, nonceSeals } = former
  const one = addBrokenSeal(undefined, { ...brokenSeal(0), seal, nonceSeals })
  const table = { ...frame, broken: addBrokenSeal(one, { ...brokenSeal(1), why: 'left', revealed: [] }) }
  return { table, opening, first: receipt(former, nonce), start: receipt(table, opening.nonces[0] ?? '') }
}

function recordOf(table: Table, opening: Opening) {
  const match = begin(table, unseal(table, opening.secret, opening.nonces).chance)
  play(match, DRAW, TAKE, END, DRAW, PASS, END, DRAW, TAKE, END)
  const unfinished = exportRecord(match, opening)
  revealAll(match)
  return { unfinished, record: exportRecord(match, opening) }
}

describe('a record with broken seals', () => {
  const { table, opening, first, start } = resealed()
  const { record, unfinished } = recordOf(table, opening)

  test('verifies, says how often the table was sealed, and what a receipt is for', () => {
    expect(verifyRecord(pebbles, record)).toMatchObject({ attempts: 3, nonces: 2, receipt: null })
    expect(verifyRecord(pebbles, record, start)).toMatchObject({ kind: 'verified', receipt: 'started' })
    expect(verifyRecord(pebbles, record, first)).toMatchObject({ kind: 'verified', receipt: 'listed' })
    const lie = { ...first, nonce: at(HASHES, 10) }
    expect(verifyRecord(pebbles, record, lie)).toMatchObject({ code: 'nonceDiffers' })
  })

  test('any change to the list is found, also by who has no receipt', () => {
    const document = asJson(record)
    const inList = [...places(document)].filter(({ path }) => path[0] === 'table' && path[1] === 'broken')
    const forgeries = inList.flatMap(({ path, value }) => [
      changed(document, path, () => undefined),
      ...(Array.isArray(value) ? otherLists(value).map(({ list }) => changed(document, path, () => list)) : []),
      ...(typeof value === 'object' ? [] : otherLeaves(value).map((leaf) => changed(document, path, () => leaf))),
    ])
    expect(forgeries.length).toBeGreaterThan(80)
    for (const forgery of forgeries) {
      if (canonical(forgery) === canonical(document)) continue
      const read = importRecord(forgery)
      if (isRefusal(read)) continue
      expect(verifyRecord(pebbles, read)).toMatchObject({ kind: 'fault', where: 'table' })
      // Even with a hash that fits: the draws come from T, and T is another one.
      expect(verifyRecord(pebbles, { ...read, tableHash: hash(read.table) })).toMatchObject({ kind: 'fault' })
    }
  })

  test('a list rewritten before the secret is published is found with a receipt', () => {
    const { broken: _, ...unbroken } = table
    const tableHash = hash(unbroken)
    const chain: string[] = []
    for (const [n, entry] of unfinished.entries.entries()) {
      chain.push(
        link(chain[n - 1] ?? tableHash, Uint8Array.from(Buffer.from(unfinished.salts?.[n] ?? '', 'hex')), entry),
      )
    }
    const forged = { ...unfinished, table: unbroken, tableHash, chain }
    expect(verifyRecord(pebbles, forged)).toMatchObject({ kind: 'verified', attempts: 1 })
    for (const receipt of [first, start]) {
      expect(verifyRecord(pebbles, forged, receipt)).toMatchObject({ kind: 'fault', code: 'receiptDiffers' })
    }
  })
})

test('a record to which nobody added a nonce verifies, and says so', () => {
  const { table, opening } = sealedTable(2, { rounds: 1, ending: 'rounds' })
  const alone = { ...table, nonceSeals: [null, null] }
  const match = begin(alone, unseal(alone, opening.secret, [null, null]).chance)
  play(match, DRAW, TAKE, END, DRAW, PASS, END)
  revealAll(match)
  const record = exportRecord(match, { ...opening, nonces: [null, null] })
  expect(verifyRecord(pebbles, record)).toMatchObject({ kind: 'verified', nonces: 0 })
})
