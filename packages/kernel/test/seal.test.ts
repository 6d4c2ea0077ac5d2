/* Design §3 written a second time, on node:crypto, and held against the kernel. */
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  at,
  canonical,
  exportRecord,
  MOST_SIDES,
  sealedChance,
  sealNonce,
  sealSecret,
  secretOfSeed,
  seededChance,
  type Table,
  unseal,
  unsealSeeded,
} from '../src/index.ts'
import {
  beginSealed,
  DRAW,
  END,
  openTable,
  PASS,
  PEOPLE,
  play,
  revealAll,
  SECRET,
  sealedTable,
  TAKE,
} from './matches.ts'

const sha = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const hmac = (key: Buffer, ...parts: readonly (string | Buffer)[]) => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}
const hex = (text: string) => Buffer.from(text, 'hex')
const big64 = (n: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(n))
  return bytes
}
const big32 = (n: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n)
  return bytes
}

/** JSON with sorted keys, by way of JSON.stringify's own replacer. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

const matchKey = (table: Table, secret: string, nonces: readonly (string | null)[]) =>
  hmac(hex(secret), sha(sorted(table), ...nonces.filter((nonce) => nonce !== null).map(hex)))

/** The draw and how many words were thrown away for it. */
function drawByHand(key: Buffer, d: number, sides: number): { value: number; rejected: number } {
  const limit = 2n ** 32n - (2n ** 32n % BigInt(sides))
  let rejected = 0
  for (let j = 0; ; j++) {
    const block = hmac(key, big64(d), big32(j))
    for (let i = 0; i < 32; i += 4, rejected++) {
      const word = block.readUInt32BE(i)
      if (BigInt(word) < limit) return { value: word % sides, rejected }
    }
  }
}

describe('commitments', () => {
  test('C and c by hand', () => {
    expect(sealSecret('table-1', SECRET)).toBe(sha('logres-seal-1', 'table-1', hex(SECRET)).toString('hex'))
    for (const seat of [0, 1, 3]) {
      const nonce = `c${seat}`.repeat(32)
      const byHand = sha('logres-nonce-1', 'tablé', Buffer.of(seat), hex(nonce)).toString('hex')
      expect(sealNonce('tablé', seat, nonce)).toBe(byHand)
    }
  })

  test('depend on the table, the seat and what is sealed', () => {
    const nonce = 'ab'.repeat(32)
    const seals = [
      sealSecret('t', nonce),
      sealSecret('u', nonce),
      sealSecret('t', SECRET),
      sealNonce('t', 0, nonce),
      sealNonce('t', 1, nonce),
      sealNonce('u', 0, nonce),
    ]
    expect(new Set(seals).size).toBe(seals.length)
  })

  test('a table of the tests is sealed as the design says', () => {
    const { table, opening } = sealedTable(4)
    expect(table.nonceSeals.map((seal) => seal === null)).toEqual(PEOPLE.map(({ bot }) => bot !== null))
    expect(opening.nonces.filter((nonce) => nonce !== null)).toHaveLength(3)
  })
})

describe('the match key', () => {
  test('T is the canonical text', () => {
    const { table } = sealedTable(3, { rounds: 1, red: 9 })
    expect(canonical(table)).toBe(sorted(table))
  })

  test('2,000 draws of mixed sides', () => {
    const { table, opening } = sealedTable(3)
    const key = matchKey(table, opening.secret, opening.nonces)
    const { chance } = unseal(table, opening.secret, opening.nonces)
    const mixed = [2, 3, 6, 7, 10, 52, 1, 1000, 1_000_003, MOST_SIDES, MOST_SIDES - 1, 999_983]
    for (let d = 0; d < 2000; d++) {
      const sides = at(mixed, d % mixed.length)
      expect(chance.pick(sides, `draw ${d}`), `draw ${d} of ${sides}`).toBe(drawByHand(key, d, sides).value)
    }
  })

  test('draws that throw words away: the first few of a long search', () => {
    // Of so many sides one word in 4,100 lies above the largest multiple: keys are tried until draw 0 meets one.
    const sides = 1_047_553
    let found = 0
    for (let n = 0; found < 3; n++) {
      const key = sha(`key ${n}`)
      const { value, rejected } = drawByHand(key, 0, sides)
      if (rejected === 0) continue
      found++
      expect(sealedChance(key).pick(sides, 'rare')).toBe(value)
    }
    expect(found).toBe(3)
  })

  test('salts', () => {
    const { table, opening } = sealedTable(4)
    const key = matchKey(table, opening.secret, opening.nonces)
    const { salt } = unseal(table, opening.secret, opening.nonces)
    for (const n of [0, 1, 2, 255, 256, 70_000, 2 ** 33]) {
      expect(Buffer.from(salt(n)).toString('hex')).toBe(hmac(key, 'salt', big64(n)).toString('hex'))
    }
  })

  test('depends on the secret, every nonce and everything in T', () => {
    const { table, opening } = sealedTable(4)
    const saltOf = (other: Table, secret = opening.secret, nonces = opening.nonces) =>
      Buffer.from(unseal(other, secret, nonces).salt(0)).toString('hex')
    const changed = opening.nonces.map((_, i) => opening.nonces.map((nonce, j) => (i === j ? '00'.repeat(32) : nonce)))
    const all = [
      saltOf(table),
      saltOf(table, '00'.repeat(32)),
      ...changed.map((nonces) => saltOf(table, SECRET, nonces)),
      saltOf({ ...table, id: 'table-2' }),
      saltOf({ ...table, options: { rounds: 1 } }),
      saltOf({ ...table, seats: [...table.seats].reverse() }),
      saltOf({ ...table, nonceSeals: table.nonceSeals.map(() => null) }),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  test('undrawn draws do not matter: two chances of one key agree', () => {
    const { table, opening } = sealedTable(2)
    const [one, other] = [0, 1].map(() => unseal(table, opening.secret, opening.nonces).chance)
    for (let d = 0; d < 50; d++) expect(one?.pick(d + 1, 'a')).toBe(other?.pick(d + 1, 'b'))
  })
})

describe('a table with a seed', () => {
  test('its secret is open, its draws are the seeded ones', () => {
    const table = openTable(2)
    expect(secretOfSeed('a seed')).toBe(sha('logres-seed-1', 'a seed').toString('hex'))
    expect(table.seal).toBe(sealSecret(table.id, secretOfSeed('a seed')))
    const [key, chance] = [unsealSeeded(table, 'a seed'), seededChance('a seed')]
    for (let d = 0; d < 50; d++) expect(key.chance.pick(1000, 'a')).toBe(chance.pick(1000, 'a'))
    const byHand = hmac(matchKey(table, secretOfSeed('a seed'), []), 'salt', big64(7)).toString('hex')
    expect(Buffer.from(key.salt(7)).toString('hex')).toBe(byHand)
  })
})

test('a whole record by hand: every draw and every link', () => {
  const { match, opening } = beginSealed(3, { rounds: 1, ending: 'rounds' })
  play(match, DRAW, TAKE, END, DRAW, PASS, END, DRAW, TAKE, END)
  revealAll(match)
  const record = exportRecord(match, opening)
  const key = matchKey(match.table, opening.secret, opening.nonces)
  let d = 0
  let link = sha(sorted(match.table))
  expect(record.tableHash).toBe(link.toString('hex'))
  for (const [n, entry] of match.entries.entries()) {
    for (const { sides, value } of entry.draws) expect(drawByHand(key, d++, sides).value).toBe(value)
    // `why` is not hashed: a draw stands in the chain as [sides, value].
    const text = sorted({ ...entry, draws: entry.draws.map(({ sides, value }) => [sides, value]) })
    link = sha(link, hmac(key, 'salt', big64(n)), text)
    expect(record.chain[n]).toBe(link.toString('hex'))
  }
  expect(d).toBe(4)
  expect(record.chain).toHaveLength(match.entries.length)
  expect(record.state).toBe(sha(sorted(match.state)).toString('hex'))
})
