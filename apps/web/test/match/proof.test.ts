/* What "Verify this game" finds: broken seals, the receipts of this browser, and chance that nobody added to. */
import { avalon } from '@logres/avalon/rules'
import {
  addBrokenSeal,
  exportRecord,
  type GameRecord,
  Match,
  openingOfSeed,
  present,
  type SealedNonce,
  sealNonce,
  sealSecret,
  seededTable,
  type Table,
  unseal,
  unsealSeeded,
} from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Finding, prove } from '../../src/match/proof.ts'

const [ID, SECRET] = ['table', '5e'.repeat(32)]
const NONCES = ['a0'.repeat(32), 'a1'.repeat(32)] as const

function optionsOf(): object {
  const read = avalon.options.read({})
  if (read.kind === 'refusal') throw new Error(read.code)
  return read.options
}

function sealed(nonces: readonly (string | null)[] = NONCES): Table {
  return {
    ...{ id: ID, game: 'avalon', rulesVersion: avalon.rulesVersion, options: optionsOf(), seed: null },
    seats: ['Arthur', 'Morgan'].map((name) => ({ name, bot: null })),
    seal: sealSecret(ID, SECRET),
    nonceSeals: nonces.map((nonce, seat) => (nonce === null ? null : sealNonce(ID, seat, nonce))),
  }
}

function played(table: Table, nonces: readonly (string | null)[] = NONCES): GameRecord {
  const started = Match.start(avalon, table, unseal(table, SECRET, nonces).chance, 1)
  if (started.kind === 'refusal') throw new Error(started.code)
  started.match.note('void', null, { reason: 'a test' }, { at: 2, by: 'clerk', key: null })
  return exportRecord(started.match, { secret: SECRET, nonces })
}

function receipt(nonce: string, table: Table): SealedNonce {
  return { seat: 0, nonce, nonceSeal: sealNonce(ID, 0, nonce), seal: table.seal, table }
}

const kinds = (found: readonly Finding[]) => found.map(({ kind }) => kind)

/** The first start failed, after this browser had revealed. */
const FORMER_NONCE = 'b0'.repeat(32)
const former: Table = { ...sealed([FORMER_NONCE, NONCES[1]]), seal: 'c0'.repeat(32) }
const table: Table = {
  ...sealed(),
  broken: addBrokenSeal(undefined, {
    ...{ at: 1, why: 'left', by: [{ seat: 1, name: 'Morgan' }], revealed: [0] },
    ...{ seal: former.seal, nonceSeals: former.nonceSeals },
  }),
}
const [earlier, start] = [receipt(FORMER_NONCE, former), receipt(NONCES[0], table)]

describe('a table that was sealed again', () => {
  test('lists what this browser revealed before', () => {
    expect(kinds(prove(avalon, played(table), [start, earlier]))).toEqual([
      ...['verified', 'sealedAgain', 'attemptsListed', 'sameTable', 'ownNonce'],
    ])
  })

  test('is found out if it does not', () => {
    const silent = sealed()
    expect(kinds(prove(avalon, played(silent), [receipt(NONCES[0], silent), earlier]))).toEqual([
      ...['verified', 'hiddenAttempt', 'sameTable', 'ownNonce'],
    ])
  })

  test('another browser of the same person that was only there before has no receipt of the start', () => {
    expect(kinds(prove(avalon, played(table), [earlier]))).toEqual([
      ...['verified', 'sealedAgain', 'attemptsListed', 'noReceipt'],
    ])
  })

  test('with another list is another table', () => {
    expect(kinds(prove(avalon, played(sealed()), [start]))).toEqual(['verified', 'otherTable', 'ownNonce'])
  })
})

test('without any nonce chance was the server’s alone', () => {
  const none = [null, null]
  expect(kinds(prove(avalon, played(sealed(none), none), []))).toEqual(['verified', 'serverAlone', 'noReceipt'])
})

test('a local match is not sealed, and needs no receipt', () => {
  const { id, game, rulesVersion, options, seats } = sealed()
  const local = seededTable('a seed', { id, game, rulesVersion, options, seats })
  const started = Match.start(avalon, local, unsealSeeded(local, 'a seed').chance, 1)
  if (started.kind === 'refusal') throw new Error(started.code)
  const record = exportRecord(started.match, present(openingOfSeed(local)))
  expect(prove(avalon, record, [])).toEqual([{ kind: 'verified', entries: 1, isSealed: false }])
})
