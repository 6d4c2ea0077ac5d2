/* Random changes in random turns, applied to a store and to the model. */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type Change, type Key, type Name, type Page, SHAPES, type Store } from '../../src/store/store.ts'
import { Model, outcome, type Searched } from './model.ts'
import { chatRow, deadlineRow, entryRow, field, placeRow, ticketRow } from './samples.ts'

const TEXTS = ['', 'a', 'B', 'ab', "'", '\uffff', '🐉']
const NUMBERS = [-1, 0, 1, 2]
/** So few that rows collide often. */
const text = fc.constantFrom(...TEXTS.slice(0, 3), ...TEXTS)
const number = fc.constantFrom(...NUMBERS)
const room = fc.constantFrom('seated', 'spectators')

/** Many numbers, few seats and keys: otherwise hardly any collide in the latter alone. */
const few = fc.constantFrom('a', 'B')
const entries = fc
  .tuple(few, fc.integer({ min: -1, max: 6 }), fc.option(fc.nat(1)), fc.option(few, { freq: 3 }), fc.nat(9))
  .map(([match, seq, seat, key, action]) => entryRow(match, seq, seat, key, action))
const deadlines = fc.tuple(text, text, number).map(([id, match, due]) => deadlineRow(id, match, due))
const tickets = fc
  .tuple(text, fc.option(text), fc.constantFrom('admin', 'pairing'))
  .map(([hash, person, kind]) => ticketRow(hash, person, kind))
const blocks = fc.record({ person: text, blocked: text })
/** A key of four fields, with a number in the middle. */
const places = fc
  .tuple(few, fc.constantFrom('open', 'over'), number, text)
  .map(([person, status, rank, table]) => placeRow(person, status, rank, table))
const chat = fc.tuple(text, room, number, text, text).map((parts) => chatRow(...parts))

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: entries.map((insert) => ({ in: 'entries', insert }) as const) },
  { weight: 2, arbitrary: entries.map((put) => ({ in: 'entries', put }) as const) },
  deadlines.map((insert) => ({ in: 'deadlines', insert }) as const),
  deadlines.map((put) => ({ in: 'deadlines', put }) as const),
  tickets.map((insert) => ({ in: 'tickets', insert }) as const),
  tickets.map((put) => ({ in: 'tickets', put }) as const),
  blocks.map((insert) => ({ in: 'blocks', insert }) as const),
  blocks.map((put) => ({ in: 'blocks', put }) as const),
  places.map((insert) => ({ in: 'places', insert }) as const),
  places.map((put) => ({ in: 'places', put }) as const),
  chat.map((insert) => ({ in: 'chat', insert }) as const),
  chat.map((put) => ({ in: 'chat', put }) as const),
  fc.record({ in: fc.constant('entries' as const), remove: fc.tuple(few, number), must: fc.boolean() }),
  fc.record({ in: fc.constant('deadlines' as const), remove: fc.tuple(text), must: fc.boolean() }),
  fc.record({ in: fc.constant('tickets' as const), remove: fc.tuple(text), must: fc.boolean() }),
  fc.record({ in: fc.constant('blocks' as const), remove: fc.tuple(text, text), must: fc.boolean() }),
  fc.record({
    in: fc.constant('places' as const),
    remove: fc.tuple(few, fc.constantFrom('open', 'over'), number, text),
    must: fc.boolean(),
  }),
  fc.record({ in: fc.constant('chat' as const), remove: fc.tuple(text, room, number), must: fc.boolean() }),
)
const NAMES = ['entries', 'deadlines', 'tickets', 'blocks', 'places', 'chat'] as const

/** A commit without waiting, the end of a turn, or a read of everything. */
type Event = Change[] | 'turn' | 'look'
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 10, arbitrary: fc.array(change, { maxLength: 4 }) },
  { weight: 3, arbitrary: fc.constant('turn') },
  { weight: 1, arbitrary: fc.constant('look') },
)

export async function againstModel(open: () => Promise<Store>, numRuns: number): Promise<void> {
  const seen = new Map<string, number>()
  const events = fc.array(event, { maxLength: 60, size: 'max' })
  const property = fc.asyncProperty(events, fc.nat(4), fc.nat(4), async (list, limit, offset) => {
    const store = await open()
    try {
      for (const result of await play(store, list, { limit, offset })) seen.set(result, (seen.get(result) ?? 0) + 1)
    } finally {
      await store.close()
    }
  })
  await fc.assert(property, { numRuns })
  // Otherwise the model would not have been tested.
  for (const result of ['ok', ...NAMES]) expect(seen.get(result), result).toBeGreaterThan(numRuns / 4)
}

async function play(store: Store, list: readonly Event[], page: Page): Promise<string[]> {
  const model = new Model()
  const expected: string[] = []
  const outcomes: Promise<string>[] = []
  for (const one of [...list, 'look' as const]) {
    if (one === 'turn') await endOfTurn()
    else if (one === 'look') {
      expect(await Promise.all(outcomes)).toEqual(expected)
      for (const name of NAMES) await compareSearches(store, model, name, page)
    } else {
      outcomes.push(outcome(store.commit(one)))
      expected.push(model.commit(one) ?? 'ok')
    }
  }
  return expected
}

async function compareSearches(store: Searched, model: Model, name: Name, page: Page): Promise<void> {
  const { key, indexes } = SHAPES[name]
  expect(await store.list(name, [])).toEqual(model.rows(name, [], () => true))
  const [first = '', second] = key.map(String)
  for (const prefix of prefixes(second)) {
    const rows = model.rows(name, [], (row) =>
      prefix.every((part, i) => part === field(row, [first, second ?? ''][i] ?? '')),
    )
    expect(await store.list(name, prefix, page)).toEqual(paged(rows, page))
  }
  for (const index of indexes.map(String)) {
    for (const value of index === 'due' ? NUMBERS : TEXTS) {
      const rows = model.rows(name, [index], (row) => field(row, index) === value)
      expect(await store.find(name, index, value, page)).toEqual(paged(rows, page))
      if (typeof value !== 'number') continue
      const due = model.rows(name, [index], (row) => Number(field(row, index)) <= value)
      expect(await store.upTo(name, index, value, page)).toEqual(paged(due, page))
    }
  }
}

/** Of one field and, where the key has more, of two. */
function prefixes(second: string | undefined): Key[] {
  const short = TEXTS.map((one) => [one])
  if (second === undefined) return short
  const seconds =
    { seq: NUMBERS, room: ['seated', 'spectators'], blocked: TEXTS, status: ['open', 'over'] }[second] ?? []
  return [...short, ...short.slice(0, 3).flatMap(([one = '']) => seconds.map((two) => [one, two]))]
}

function paged(rows: readonly object[], { limit, offset = 0 }: Page): object[] {
  return rows.slice(offset, offset + limit)
}
