/* The contract of every store. */
import { afterEach, describe, expect, test } from 'vitest'
import { type Change, SHAPES, type Store } from '../../src/store/store.ts'
import { againstModel } from './against-model.ts'
import { outcome, type Searched } from './model.ts'
import { chatRow, deadlineRow, entryRow, field, keyOf, matchRow, SAMPLES, ticketRow } from './samples.ts'

/** `open` answers a new, empty store each time. `runs`: how many lists of random changes are tried. */
export function describeStore(name: string, open: () => Promise<Store>, runs = 40): void {
  const opened: Store[] = []
  const fresh = async (...changes: Change[]): Promise<Store> => {
    const store = await open()
    opened.push(store)
    await store.commit(changes)
    return store
  }

  describe(name, () => {
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((store) => store.close()))
    })

    describe('rows', () => rowTests(fresh))
    describe('changes', () => changeTests(fresh))
    describe('searches', () => searchTests(fresh))
    test('behaves like a list of rows, in any order of turns', () => againstModel(open, runs), 600_000)
  })
}

type Fresh = (...changes: Change[]) => Promise<Store>

function rowTests(fresh: Fresh): void {
  test('of every collection come back as they were', async () => {
    const store = await fresh(...SAMPLES)
    expect(SAMPLES.map((sample) => sample.in).sort()).toEqual(Object.keys(SHAPES).sort())
    for (const sample of SAMPLES) {
      expect(await store.get(sample.in, ...keyOf(sample.in, sample.insert))).toEqual(sample.insert)
      expect(await store.list(sample.in, [])).toEqual([sample.insert])
    }
  })

  test('are found by each of their indexes', async () => {
    const store: Searched = await fresh(...SAMPLES)
    for (const { in: name, insert } of SAMPLES) {
      for (const index of SHAPES[name].indexes.map(String)) {
        expect(await store.find(name, index, field(insert, index) ?? '')).toEqual([insert])
        expect(await store.find(name, index, 'nothing')).toEqual([])
      }
    }
  })

  test('that are not there are undefined, and no rows', async () => {
    const store = await fresh()
    expect(await store.get('people', 'p1')).toBeUndefined()
    expect(await store.get('chat', 'm1', 'seated', 0)).toBeUndefined()
    expect(await store.list('entries', ['m1'])).toEqual([])
  })

  test('are written as they were at the call', async () => {
    const store = await fresh()
    const clocks = [1, 2]
    const changes: Change[] = [{ in: 'matches', insert: matchRow('m', { clocks }) }]
    const commit = store.commit(changes)
    clocks.push(3)
    changes.pop()
    await commit
    expect(await store.get('matches', 'm')).toEqual(matchRow('m', { clocks: [1, 2] }))
  })

  test('a key of the wrong length is refused, and changes nothing', async () => {
    const store = await fresh({ in: 'blocks', insert: { person: 'a', blocked: 'b' } })
    await expect(store.get('blocks', 'a')).rejects.toThrow('person, blocked')
    await expect(store.get('blocks')).rejects.toThrow('person, blocked')
    await expect(store.list('blocks', ['a', 'b', 'c'])).rejects.toThrow('person, blocked')
    await expect(store.commit([{ in: 'blocks', remove: ['a'] }])).rejects.toThrow('person, blocked')
    expect(await store.list('blocks', [])).toHaveLength(1)
  })
}

function changeTests(fresh: Fresh): void {
  test('insert conflicts with a row of the same key, and leaves it', async () => {
    for (const sample of SAMPLES) {
      const store = await fresh(sample)
      expect(await outcome(store.commit([sample]))).toBe(sample.in)
      expect(await store.list(sample.in, [])).toEqual([sample.insert])
    }
  })

  test('put makes a row, and another of it', async () => {
    const store = await fresh({ in: 'tickets', put: ticketRow('t', 'p', 'admin') })
    expect(await store.get('tickets', 't')).toEqual(ticketRow('t', 'p', 'admin'))
    await store.commit([{ in: 'tickets', put: ticketRow('t', null, 'recovery') }])
    expect(await store.list('tickets', [])).toEqual([ticketRow('t', null, 'recovery')])
    expect(await store.find('tickets', 'person', 'p')).toEqual([])
    expect(await store.find('tickets', 'kind', 'recovery')).toHaveLength(1)
  })

  test.each([0, 1])('one request key is one entry of its match and seat %i', async (seat) => {
    const store = await fresh({ in: 'entries', insert: entryRow('m', 0, seat, 'k') })
    expect(await outcome(store.commit([{ in: 'entries', insert: entryRow('m', 1, seat, 'k') }]))).toBe('entries')
    expect(await outcome(store.commit([{ in: 'entries', put: entryRow('m', 1, seat, 'k') }]))).toBe('entries')
    const others = [entryRow('m', 1, 2, 'k'), entryRow('m', 2, seat, 'K'), entryRow('n', 0, seat, 'k')]
    for (const insert of others) expect(await outcome(store.commit([{ in: 'entries', insert }]))).toBe('ok')
    expect(await outcome(store.commit([{ in: 'entries', put: entryRow('m', 0, seat, 'k', 'again') }]))).toBe('ok')
    expect(await outcome(store.commit([{ in: 'entries', put: entryRow('m', 0, 2, 'k') }]))).toBe('entries')
    expect(await store.list('entries', ['m'])).toEqual([entryRow('m', 0, seat, 'k', 'again'), others[0], others[1]])
  })

  test('without a key or a seat nothing is repeated', async () => {
    const rows = [
      entryRow('m', 0, 1, null),
      entryRow('m', 1, 1, null),
      entryRow('m', 2, null, 'k'),
      entryRow('m', 3, null, 'k'),
      entryRow('m', 4, null, null),
      entryRow('m', 5, null, null),
    ]
    const store = await fresh(...rows.map((insert) => ({ in: 'entries', insert }) as const))
    expect(await store.list('entries', ['m'])).toEqual(rows)
  })

  test('the log has no hole: above 0 an entry comes only after the one before it', async () => {
    const store = await fresh()
    const insert = (match: string, ...seqs: number[]): Promise<string> =>
      outcome(store.commit(seqs.map((seq) => ({ in: 'entries', insert: entryRow(match, seq, null, null) }))))
    expect(await insert('m', 1)).toBe('entries')
    expect(await insert('m', 0)).toBe('ok')
    expect(await insert('m', 2)).toBe('entries')
    expect(await insert('n', 1)).toBe('entries')
    expect(await insert('m', 2, 1)).toBe('entries')
    expect(await insert('m', 1, 2, 3)).toBe('ok')
    expect((await store.list('entries', [])).map(({ match, seq }) => `${match}${seq}`)).toEqual([
      'm0',
      'm1',
      'm2',
      'm3',
    ])
  })

  test('what is queued behind an entry that conflicts is not written without it', async () => {
    const store = await fresh({ in: 'entries', insert: entryRow('m', 0, 0, 'k') })
    const outcomes = [
      [entryRow('m', 1, 0, 'k')],
      [entryRow('m', 2, 1, 'a')],
      [entryRow('n', 0, 0, 'k')],
      [entryRow('m', 3, 1, 'b')],
      [entryRow('m', 1, 1, 'c')],
      [entryRow('n', 1, 1, 'k')],
    ].map((rows) => outcome(store.commit(rows.map((insert) => ({ in: 'entries', insert }) as const))))
    expect(await Promise.all(outcomes)).toEqual(['entries', 'entries', 'ok', 'entries', 'ok', 'ok'])
    expect(await store.list('entries', ['m'])).toEqual([entryRow('m', 0, 0, 'k'), entryRow('m', 1, 1, 'c')])
    expect(await store.list('entries', ['n'])).toHaveLength(2)
  })

  test('remove takes what is there; what must be there and is not is a conflict', async () => {
    const store = await fresh({ in: 'deadlines', insert: deadlineRow('d', 'm', 5) })
    const remove = (id: string, must?: boolean): Promise<string> =>
      outcome(store.commit([{ in: 'deadlines', remove: [id], ...(must === undefined ? {} : { must }) }]))
    expect(await remove('e')).toBe('ok')
    expect(await remove('e', false)).toBe('ok')
    expect(await remove('e', true)).toBe('deadlines')
    expect(await store.list('deadlines', [])).toHaveLength(1)
    expect(await remove('d', true)).toBe('ok')
    expect(await remove('d', true)).toBe('deadlines')
    expect(await store.list('deadlines', [])).toEqual([])
  })

  test('of one commit are atomic', async () => {
    const store = await fresh(
      { in: 'entries', insert: entryRow('m', 0, 1, 'k') },
      { in: 'matches', insert: matchRow('m', { turn: 0 }) },
      { in: 'deadlines', insert: deadlineRow('d', 'm', 5) },
    )
    const changes: Change[] = [
      { in: 'matches', put: matchRow('m', { turn: 1 }) },
      { in: 'deadlines', remove: ['d'], must: true },
      { in: 'blocks', insert: { person: 'a', blocked: 'b' } },
      { in: 'entries', insert: entryRow('m', 1, 1, 'k') },
      { in: 'blocks', insert: { person: 'a', blocked: 'c' } },
    ]
    expect(await outcome(store.commit(changes))).toBe('entries')
    expect(await store.get('matches', 'm')).toEqual(matchRow('m', { turn: 0 }))
    expect(await store.list('deadlines', [])).toHaveLength(1)
    expect(await store.list('blocks', [])).toEqual([])
    expect(await store.list('entries', ['m'])).toHaveLength(1)
  })

  test('come in order, within a commit and from one to the next', async () => {
    const store = await fresh()
    const resolved: number[] = []
    const commits: Change[][] = [
      [
        { in: 'blocks', insert: { person: 'a', blocked: 'b' } },
        { in: 'blocks', remove: ['a', 'b'], must: true },
        { in: 'blocks', insert: { person: 'a', blocked: 'b' } },
      ],
      [{ in: 'blocks', insert: { person: 'a', blocked: 'b' } }],
      [{ in: 'blocks', remove: ['a', 'b'], must: true }],
      [{ in: 'blocks', remove: ['a', 'b'], must: true }],
      [],
    ]
    const outcomes = commits.map(async (changes, i) => {
      const result = await outcome(store.commit(changes))
      resolved.push(i)
      return result
    })
    expect(await Promise.all(outcomes)).toEqual(['ok', 'blocks', 'ok', 'blocks', 'ok'])
    expect(resolved).toEqual([0, 1, 2, 3, 4])
  })

  test('are refused once the store is closed; earlier ones are written', async () => {
    const store = await fresh()
    const before = store.commit([{ in: 'blocks', insert: { person: 'a', blocked: 'b' } }])
    const closed = store.close()
    await expect(store.commit([])).rejects.toThrow('closed')
    await before
    await closed
    await expect(store.commit([])).rejects.toThrow('closed')
    await expect(store.list('blocks', [])).rejects.toThrow('closed')
    await store.close()
  })
}

function searchTests(fresh: Fresh): void {
  const chat = [
    chatRow('m', 'seated', 0, 'p', 'a'),
    chatRow('m', 'seated', 2, 'q', 'b'),
    chatRow('m', 'seated', 10, 'p', 'c'),
    chatRow('m', 'spectators', 1, 'p', 'd'),
    chatRow('mm', 'seated', 0, 'p', 'e'),
  ]
  const withChat = (): Promise<Store> => fresh(...chat.toReversed().map((insert) => ({ in: 'chat', insert }) as const))

  test('list goes by the beginning of the key, in its order', async () => {
    const store = await withChat()
    expect(await store.list('chat', [])).toEqual(chat)
    expect(await store.list('chat', ['m'])).toEqual(chat.slice(0, 4))
    expect(await store.list('chat', ['m', 'seated'])).toEqual(chat.slice(0, 3))
    expect(await store.list('chat', ['m', 'seated', 10])).toEqual(chat.slice(2, 3))
    expect(await store.list('chat', ['x'])).toEqual([])
  })

  test('find goes by the field, then by the key', async () => {
    const store = await withChat()
    expect(await store.find('chat', 'person', 'p')).toEqual([chat[0], chat[2], chat[3], chat[4]])
    await expect(store.find('chat', 'text', 'a')).rejects.toThrow('cannot be searched by text')
    await expect(store.upTo('chat', 'n', 1)).rejects.toThrow('cannot be searched by n')
  })

  test('texts are in the order of their code points', async () => {
    const low = ['\u0000', '\u0000\u0001', '\u0001', '\u0001\u0001', '\u0001\u0002', '\u0002']
    const names = ['', ...low, ' ', 'B', 'a', 'a\u0000', 'ab', 'é', '\uffff', '🐉']
    const store = await fresh(
      ...names.toReversed().map((blocked) => ({ in: 'blocks', insert: { person: 'p', blocked } }) as const),
    )
    expect((await store.list('blocks', ['p'])).map((row) => row.blocked)).toEqual(names)
    for (const blocked of names) expect(await store.get('blocks', 'p', blocked)).toEqual({ person: 'p', blocked })
  })

  test('upTo comes lowest first, then by the key', async () => {
    const rows = [
      deadlineRow('z', 'm', -5),
      deadlineRow('a', 'm', 9),
      deadlineRow('b', 'm', 10),
      deadlineRow('c', 'm', 10),
      deadlineRow('0', 'm', 100),
    ]
    const store = await fresh(...rows.toReversed().map((insert) => ({ in: 'deadlines', insert }) as const))
    expect(await store.upTo('deadlines', 'due', 10)).toEqual(rows.slice(0, 4))
    expect(await store.upTo('deadlines', 'due', 9)).toEqual(rows.slice(0, 2))
    expect(await store.upTo('deadlines', 'due', 10, { limit: 2, offset: 1 })).toEqual(rows.slice(1, 3))
    expect(await store.upTo('deadlines', 'due', -6)).toEqual([])
  })

  test('pages', async () => {
    const store = await withChat()
    expect(await store.list('chat', ['m'], { limit: 3 })).toEqual(chat.slice(0, 3))
    expect(await store.list('chat', ['m'], { limit: 3, offset: 3 })).toEqual(chat.slice(3, 4))
    expect(await store.list('chat', ['m'], { limit: 3, offset: 4 })).toEqual([])
    expect(await store.list('chat', [], { limit: 0 })).toEqual([])
    expect(await store.find('chat', 'person', 'p', { limit: 2, offset: 1 })).toEqual([chat[2], chat[3]])
    expect(await store.list('chat', ['m', 'seated'], { limit: 9, from: 2 })).toEqual(chat.slice(1, 3))
    expect(await store.list('chat', ['m', 'seated'], { limit: 1, from: 3 })).toEqual(chat.slice(2, 3))
    expect(await store.list('chat', ['m', 'seated'], { limit: 9, offset: 1, from: -1 })).toEqual(chat.slice(1, 3))
    expect(await store.list('chat', ['m', 'seated'], { limit: 9, from: 11 })).toEqual([])
    await expect(store.list('chat', ['m', 'seated', 2], { limit: 9, from: 0 })).rejects.toThrow('follows')
    await expect(store.list('chat', ['m', 'seated'], { limit: 9, from: 0.5 })).rejects.toThrow('page')
    await expect(store.list('chat', [], { limit: -1 })).rejects.toThrow('page')
    await expect(store.list('chat', [], { limit: 1, offset: 0.5 })).rejects.toThrow('page')
  })
}
