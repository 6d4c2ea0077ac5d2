/* Whatever arrives: no throw, a refusal has a code, and what was refused has changed nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AUTHORS,
  at,
  canonical,
  ENTRY_KINDS,
  type Entry,
  importReceipt,
  importRecord,
  isRefusal,
  Match,
  RECEIPT_FORMAT,
  RECORD_FORMAT,
  seededChance,
  verifyRecord,
} from '../src/index.ts'
import { asJson, changed, type Json, places } from './json-walk.ts'
import { begin, openTable, scripted } from './matches.ts'
import { finishedSealed, finishedSeeded, unfinishedSealed } from './sample-records.ts'
import { ALL_ACTIONS } from './toy-actions.ts'
import { pebbles } from './toy-game.ts'

const CODE = /^[a-z][A-Za-z]+$/
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const hashes = fc.constantFrom('0f'.repeat(32), 'b7'.repeat(32))

/** Values that come close: the right words and small numbers in any arrangement. */
const near = fc.oneof(
  fc.jsonValue(),
  fc.integer({ min: -2, max: 30 }),
  fc.constantFrom<Json>(null, '', 'red', 'clerk', 'act', 'undo', '__proto__', {}, [], { from: 1 }, { bot: 'easy' }),
  hashes,
  fc.constantFrom(...ALL_ACTIONS),
)

const draw = fc.record({
  why: fc.constantFrom('pebble', 'firstSeat', 'x'),
  sides: fc.integer({ min: 1, max: 12 }),
  value: fc.integer({ min: 0, max: 12 }),
})

/** Well-formed entries with any content. */
const entry = (seq: number): fc.Arbitrary<Entry> =>
  fc.record({
    seq: fc.constantFrom(seq, seq, seq, seq, seq - 1, seq + 1, 0),
    at: fc.nat(),
    by: fc.constantFrom('person', ...AUTHORS),
    key: fc.constantFrom(null, 'k'),
    kind: fc.constantFrom('act', 'act', 'act', 'act', ...ENTRY_KINDS),
    seat: fc.constantFrom(0, 0, 0, 0, 1, 2, null, 3, 255),
    action: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<unknown>(...ALL_ACTIONS.slice(0, 12), null) },
      { weight: 1, arbitrary: near },
    ),
    draws: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(draw, { maxLength: 2 }) },
    ),
  })

describe('records from anywhere', () => {
  test('any JSON value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), near)), (value) => {
        for (const read of [importRecord(throughJson(value)), importReceipt(throughJson(value))]) {
          if (!isRefusal(read)) throw new Error('read')
          expect(read.code).toMatch(CODE)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('any content of a record’s fields', () => {
    const record = fc.record({
      kind: fc.constant(RECORD_FORMAT),
      table: fc.oneof(near, fc.constant(openTable(2))),
      tableHash: fc.oneof(near, hashes),
      secret: fc.oneof(near, hashes),
      nonces: fc.oneof(near, fc.array(fc.oneof(fc.constant(null), hashes))),
      salts: fc.oneof(near, fc.array(hashes)),
      entries: fc.oneof(near, fc.array(entry(0), { maxLength: 3 })),
      chain: fc.oneof(near, fc.array(hashes)),
      outcome: near,
      state: fc.oneof(near, hashes),
    })
    fc.assert(
      fc.property(record, (value) => {
        const read = importRecord(throughJson(value))
        if (isRefusal(read)) expect(read.code).toMatch(CODE)
        else expect(verifyRecord(pebbles, read)).toMatchObject({ kind: 'fault', code: expect.stringMatching(CODE) })
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['finished and sealed', asJson(finishedSealed().record)],
    ['finished with a seed', asJson(finishedSeeded().record)],
    ['unfinished and sealed', asJson(unfinishedSealed().record)],
  ])('a true record with anything put in one place: %s', (_, document) => {
    const paths = [...places(document)].map(({ path }) => path)
    fc.assert(
      fc.property(fc.nat(paths.length - 1), near, (n, value) => {
        const forged = changed(document, at(paths, n), () => asJson(value))
        if (canonical(forged) === canonical(document)) return
        const read = importRecord(forged)
        if (isRefusal(read)) expect(read.code).toMatch(CODE)
        else expect(verifyRecord(pebbles, read)).toMatchObject({ kind: 'fault', code: expect.stringMatching(CODE) })
      }),
      { numRuns: 700 },
    )
  })

  test('any content of a receipt', () => {
    const { record } = finishedSealed()
    const receipt = fc.record({
      kind: fc.constantFrom(RECEIPT_FORMAT, RECORD_FORMAT),
      table: fc.oneof(near, fc.constant(record.table)),
      seat: fc.oneof(near, fc.nat(3)),
      nonce: fc.oneof(near, hashes),
    })
    fc.assert(
      fc.property(receipt, (value) => {
        const read = importReceipt(throughJson(value))
        if (isRefusal(read)) expect(read.code).toMatch(CODE)
        else if (read.seat !== 2 || read.nonce !== null) {
          expect(verifyRecord(pebbles, record, read)).toMatchObject({ kind: 'fault', where: 'table' })
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('entries from anywhere', () => {
  test('are appended, or refused with a code and nothing has changed', () => {
    const list = fc.array(entry(0), { minLength: 1, maxLength: 12 })
    let appended = 0
    fc.assert(
      fc.property(list, (entries) => {
        const match = begin(openTable(3), seededChance('entries'))
        for (const [i, given] of entries.entries()) {
          // Mostly with the number that fits, so that the rest of it is looked at.
          const candidate: Entry = { ...given, seq: i % 4 === 3 ? given.seq : match.entries.length }
          const before = canonical([match.state, match.entries, match.undoable(0), match.outcome ?? null])
          const done = match.replay(JSON.parse(JSON.stringify(candidate)))
          if (!isRefusal(done)) {
            appended++
            expect(match.entries.at(-1)).toEqual(done.entry)
            continue
          }
          expect(done.code).toMatch(CODE)
          expect(canonical([match.state, match.entries, match.undoable(0), match.outcome ?? null])).toBe(before)
        }
      }),
      { numRuns: 1000 },
    )
    expect(appended).toBeGreaterThan(30)
  })

  test('of any shape: no throw, and no entry of a kind that is none', () => {
    const mostly = (...likely: Json[]) =>
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: near })
    const shaped = fc.record(
      {
        seq: fc.constant(1),
        by: mostly('clerk', 'person'),
        kind: mostly('act', 'undo', 'void', 'agreeEnd', 'note', 'toString'),
        seat: mostly(null, 0),
        action: mostly(null, { kind: 'draw' }, { kind: 'take', colour: 'red' }),
        draws: mostly([], [null], [{ why: 'pebble', sides: 10, value: 'x' }]),
      },
      { requiredKeys: ['seq'] },
    )
    const odd = new Set<string>()
    fc.assert(
      fc.property(fc.oneof(near, shaped), (value) => {
        const match = scripted(3)
        try {
          const done = match.replay(JSON.parse(JSON.stringify(value)))
          if (isRefusal(done)) expect(done.code).toMatch(CODE)
          else if (!ENTRY_KINDS.includes(done.entry.kind)) odd.add('appended an entry of no kind')
        } catch (error) {
          odd.add(`threw ${String(error).slice(0, 60)}`)
        }
      }),
      { numRuns: 2000 },
    )
    expect([...odd]).toEqual([])
  })

  test('as a first entry: restarted, or refused with a code', () => {
    fc.assert(
      fc.property(entry(0), fc.boolean(), (given, fits) => {
        const start = { seq: 0, by: 'clerk', key: null, kind: 'start', seat: null, action: null } as const
        const first: Entry = fits ? { ...given, ...start } : given
        const again = Match.restart(pebbles, openTable(2), first)
        if (isRefusal(again)) expect(again.code).toMatch(CODE)
        else expect(again.match.entries).toHaveLength(1)
      }),
      { numRuns: 500 },
    )
  })

  test('as any JSON value in a record: refused at that very entry', () => {
    const document = asJson(unfinishedSealed().record)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), near, (n, value) => {
        const read = importRecord(changed(document, ['entries', n], () => asJson(value)))
        if (!isRefusal(read)) throw new Error('read')
        expect(String(read.params.where)).toMatch(new RegExp(`^entries\\[${n}\\]`))
      }),
      { numRuns: 300 },
    )
  })
})

test('actions from anywhere are parsed or refused', () => {
  const kinds = fc.constantFrom(...ALL_ACTIONS.map(({ kind }) => kind), 'refusal', 'toString', '__proto__')
  const action = fc.oneof(
    near,
    fc.dictionary(fc.constantFrom('kind', 'colour', 'pebble', 'to', 'more'), fc.oneof(kinds, near)),
  )
  fc.assert(
    fc.property(action, (value) => {
      const parsed = pebbles.parseAction(throughJson(value))
      if (isRefusal(parsed)) expect(parsed.code).toMatch(CODE)
      else expect(ALL_ACTIONS).toContainEqual(parsed)
    }),
    { numRuns: 1000 },
  )
})
