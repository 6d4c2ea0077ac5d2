/* Matches kept in the browser: nothing is lost by a crash, a full storage, damaged values or a second tab. */
import { avalon } from '@logres/avalon/rules'
import { type AnyMatch, Match, seededTable, unsealSeeded } from '@logres/kernel'
import { describe, expect, it } from 'vitest'
import { SavedGame } from '../../src/play/saved-game.ts'
import {
  deleteGame,
  isFinished,
  isShared,
  listShelf,
  MAX_FINISHED,
  readRecord,
  recordKey,
  restoreGame,
  rowKey,
  type ShelfStorage,
  shelfId,
  shelfPath,
} from '../../src/play/shelf.ts'
import { type MemoryStorage, memoryStorage } from './memory-storage.ts'

/** A match of Avalon that began at this time. */
function matchOf(seed: string, at: number, isAgainstBot = true): AnyMatch {
  const seats = [
    { name: 'Bors', bot: null },
    { name: 'Mordred', bot: isAgainstBot ? 'squire' : null },
  ]
  const options = avalon.options.defaults
  const { id, rulesVersion } = avalon
  const table = seededTable(seed, { id: `local/${seed}`, game: id, rulesVersion, options, seats })
  const started = Match.start(avalon, table, unsealSeeded(table, seed).chance, at)
  if (started.kind === 'refusal') throw new Error(started.code)
  return started.match
}

function keyOf({ table }: AnyMatch) {
  return { game: table.game, id: shelfId(table.id) }
}

/** As a page that has just started this match. */
function shelve(storage: ShelfStorage | undefined, match: AnyMatch): SavedGame {
  const saved = new SavedGame(storage, keyOf(match), storage?.getItem(recordKey(keyOf(match))) ?? null)
  saved.save(match, [8, 6])
  return saved
}

/** As a page that opens what is stored. */
function reopen(storage: ShelfStorage, match: AnyMatch): SavedGame {
  return new SavedGame(storage, keyOf(match), storage.getItem(recordKey(keyOf(match))))
}

function resign(match: AnyMatch, at: number): void {
  match.note('resign', 0, null, { at, by: 'person', key: null })
}

function idsIn(storage: ShelfStorage): string[] {
  return listShelf(storage).rows.map(({ id }) => id)
}

function entriesIn(storage: ShelfStorage, match: AnyMatch): number {
  return readRecord(storage.getItem(recordKey(keyOf(match))) ?? '')?.entries.length ?? 0
}

describe('the shelf', () => {
  it('lists every match with dates, seats, turn and scores, the one played last first', () => {
    const storage = memoryStorage()
    const [first, second] = [matchOf('a', 1_000), matchOf('b', 2_000)]
    shelve(storage, first)
    shelve(storage, second)
    const { rows, damaged } = listShelf(storage)
    expect(damaged).toEqual([])
    expect(rows.map(({ id }) => id)).toEqual([keyOf(second).id, keyOf(first).id])
    expect(rows[1]).toEqual({
      ...keyOf(first),
      ...{ createdAt: 1_000, playedAt: 1_000, seats: first.table.seats, turn: 1, scores: [8, 6], places: null },
    })
    expect(shelfPath(keyOf(first))).toMatch(/^\/local\/avalon\/\w{14}$/)
  })

  it('keeps people on one device apart from matches against bots', () => {
    const storage = memoryStorage()
    shelve(storage, matchOf('a', 1_000))
    shelve(storage, matchOf('b', 2_000, false))
    expect(listShelf(storage).rows.map(isShared)).toEqual([true, false])
  })

  it('shows the result of a finished match', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    const saved = shelve(storage, match)
    resign(match, 5_000)
    saved.save(match, [])
    const [row] = listShelf(storage).rows
    expect(row).toMatchObject({ places: [2, 1], playedAt: 5_000, createdAt: 1_000 })
  })

  it(`keeps the last ${MAX_FINISHED} finished matches of a game, and all unfinished ones`, () => {
    const storage = memoryStorage()
    const unfinished = [matchOf('u1', 1), matchOf('u2', 2)]
    for (const match of unfinished) shelve(storage, match)
    const finished = Array.from({ length: MAX_FINISHED + 2 }, (_, i) => matchOf(`f${i}`, 100 + i))
    for (const [i, match] of finished.entries()) {
      resign(match, 1_000 + i)
      shelve(storage, match)
    }
    const kept = listShelf(storage).rows
    expect(kept.filter((row) => !isFinished(row)).length).toBe(2)
    expect(kept.filter(isFinished).map(({ id }) => id)).toEqual(
      finished
        .slice(2)
        .reverse()
        .map((match) => keyOf(match).id),
    )
  })

  it('deletes a match, and restores it as it was', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    shelve(storage, match)
    const before = listShelf(storage)
    const deleted = deleteGame(storage, keyOf(match))
    expect(storage.keys()).toEqual([])
    expect(restoreGame(storage, deleted)).toBe(true)
    expect(listShelf(storage)).toEqual(before)
  })
})

describe('a crash between two writes', () => {
  it('after the record: the match is listed from the record', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    shelve(storage, match)
    storage.removeItem(rowKey(keyOf(match)))
    expect(listShelf(storage).rows).toEqual([
      {
        ...keyOf(match),
        ...{ createdAt: 1_000, playedAt: 1_000, seats: match.table.seats, turn: null, scores: [], places: null },
      },
    ])
  })

  it('while it is deleted: what is left of it goes', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    shelve(storage, match)
    storage.removeItem(recordKey(keyOf(match)))
    expect(listShelf(storage)).toEqual({ rows: [], damaged: [] })
    expect(storage.keys()).toEqual([])
  })
})

describe('damaged values', () => {
  it.each(['{"table":', 'null', '[]', '{"table":{},"entries":[]}'])('%s as a record is listed as damaged', (text) => {
    const storage = memoryStorage()
    const key = { game: 'avalon', id: 'x' }
    storage.setItem(recordKey(key), text)
    expect(listShelf(storage)).toEqual({ rows: [], damaged: [key] })
    deleteGame(storage, key)
    expect(storage.keys()).toEqual([])
  })

  it.each(['{', 'null', '{"createdAt":"soon"}', '{"createdAt":1,"playedAt":2,"seats":3}'])(
    '%s as a row is replaced by what the record says',
    (text) => {
      const storage = memoryStorage()
      const match = matchOf('a', 1_000)
      shelve(storage, match)
      storage.setItem(rowKey(keyOf(match)), text)
      expect(listShelf(storage).rows).toMatchObject([{ createdAt: 1_000, turn: null }])
    },
  )
})

describe('the one match of a game that was kept before there was a shelf', () => {
  const old = (storage: MemoryStorage, { table, entries }: AnyMatch) =>
    storage.setItem('logres/local/avalon', JSON.stringify({ table, entries }))

  it('is taken over, once', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    old(storage, match)
    expect(idsIn(storage)).toEqual([keyOf(match).id])
    expect(idsIn(storage)).toEqual([keyOf(match).id])
    expect(storage.keys()).toEqual([recordKey(keyOf(match))])
    expect(entriesIn(storage, match)).toBe(match.entries.length)
  })

  it('does not replace what was played on since', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    old(storage, match)
    listShelf(storage)
    const saved = reopen(storage, match)
    old(storage, match)
    resign(match, 2_000)
    saved.save(match, [])
    idsIn(storage)
    expect(entriesIn(storage, match)).toBe(match.entries.length)
  })

  it('stays where it is while there is no room for a copy', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    old(storage, match)
    storage.capacity = (storage.getItem('logres/local/avalon')?.length ?? 0) + 100
    expect(idsIn(storage)).toEqual([])
    expect(storage.keys()).toEqual(['logres/local/avalon'])
    storage.capacity = Number.POSITIVE_INFINITY
    expect(idsIn(storage)).toEqual([keyOf(match).id])
  })

  it('is listed as damaged if it cannot be read', () => {
    const storage = memoryStorage()
    storage.setItem('logres/local/avalon', '{')
    expect(listShelf(storage).damaged).toMatchObject([{ game: 'avalon' }])
    expect(storage.keys().length).toBe(1)
  })
})

describe('a full storage', () => {
  it('makes room by removing the oldest finished match, and says so', () => {
    const storage = memoryStorage()
    const finished = [matchOf('f1', 1), matchOf('f2', 2)]
    for (const [i, match] of finished.entries()) {
      resign(match, 100 + i)
      shelve(storage, match)
    }
    const used = storage.keys().reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0)
    storage.capacity = used + 100
    const match = matchOf('a', 1_000)
    expect(shelve(storage, match).state.value).toBe('madeRoom')
    expect(idsIn(storage)).toEqual([keyOf(match).id, ...finished.slice(1).map((each) => keyOf(each).id)])
  })

  it('never removes unfinished matches; what was saved before stays readable', () => {
    const storage = memoryStorage()
    const [other, match] = [matchOf('a', 1_000), matchOf('b', 2_000)]
    shelve(storage, other)
    const saved = shelve(storage, match)
    expect(saved.state.value).toBe('saved')
    const before = entriesIn(storage, match)
    storage.capacity = 0
    resign(match, 3_000)
    saved.save(match, [])
    expect(saved.state.value).toBe('full')
    expect(idsIn(storage)).toEqual([keyOf(match).id, keyOf(other).id])
    expect(entriesIn(storage, match)).toBe(before)
    storage.capacity = Number.POSITIVE_INFINITY
    saved.save(match, [])
    expect(saved.state.value).toBe('saved')
    expect(entriesIn(storage, match)).toBe(before + 1)
  })

  it('does not list an outdated row', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    const saved = shelve(storage, match)
    const isRow = (key: string) => key === rowKey(keyOf(match))
    const write = storage.setItem
    storage.setItem = (key, value) => {
      if (isRow(key)) throw new DOMException('full', 'QuotaExceededError')
      write.call(storage, key, value)
    }
    resign(match, 3_000)
    saved.save(match, [])
    expect(storage.keys().filter(isRow)).toEqual([])
    expect(listShelf(storage).rows).toMatchObject([{ playedAt: 3_000 }])
  })

  it('cannot restore what was deleted, and says so', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    shelve(storage, match)
    const deleted = deleteGame(storage, keyOf(match))
    storage.capacity = 0
    expect(restoreGame(storage, deleted)).toBe(false)
  })
})

describe('a forbidden storage', () => {
  it('has an empty list, and a match in it says that it is not saved', () => {
    expect(listShelf(undefined)).toEqual({ rows: [], damaged: [] })
    expect(shelve(undefined, matchOf('a', 1_000)).state.value).toBe('forbidden')
  })
})

describe('two tabs', () => {
  it('with different matches do not disturb each other', () => {
    const storage = memoryStorage()
    const [one, other] = [matchOf('a', 1_000), matchOf('b', 2_000)]
    const saved = [shelve(storage, one), shelve(storage, other)]
    resign(one, 3_000)
    saved[0]?.save(one, [])
    resign(other, 4_000)
    saved[1]?.save(other, [])
    expect(saved.map(({ state }) => state.value)).toEqual(['saved', 'saved'])
    expect(listShelf(storage).rows.map(({ playedAt }) => playedAt)).toEqual([4_000, 3_000])
  })

  /** The same match in two tabs; the second has gone on. */
  function continuedElsewhere() {
    const storage = memoryStorage()
    const [mine, theirs] = [matchOf('a', 1_000), matchOf('a', 1_000)]
    const saved = shelve(storage, mine)
    const other = reopen(storage, theirs)
    resign(theirs, 2_000)
    other.save(theirs, [])
    return { storage, mine, theirs, saved, other }
  }

  it('with the same match: the later writer notices, and overwrites nothing', () => {
    const { storage, mine, theirs, saved, other } = continuedElsewhere()
    mine.note('resign', 1, null, { at: 3_000, by: 'bot', key: null })
    saved.save(mine, [])
    expect([saved.state.value, other.state.value]).toEqual(['changedElsewhere', 'saved'])
    expect(storage.getItem(recordKey(keyOf(theirs)))).toBe(
      JSON.stringify({ table: theirs.table, entries: theirs.entries }),
    )
    expect(listShelf(storage).rows).toMatchObject([{ playedAt: 2_000 }])
  })

  it('it is noticed as soon as the browser tells of the change', () => {
    const { saved } = continuedElsewhere()
    expect(saved.state.value).toBe('saved')
    saved.check()
    expect(saved.state.value).toBe('changedElsewhere')
  })

  it('can both be kept', () => {
    const { storage, mine, theirs, saved } = continuedElsewhere()
    saved.check()
    saved.keepSeparately(mine, [])
    expect(saved.state.value).toBe('saved')
    expect(saved.key.value.id).not.toBe(keyOf(theirs).id)
    expect(idsIn(storage).sort()).toEqual([saved.key.value.id, keyOf(theirs).id].sort())
    resign(mine, 4_000)
    saved.save(mine, [])
    expect(saved.state.value).toBe('saved')
    expect(entriesIn(storage, theirs)).toBe(theirs.entries.length)
  })

  it('a match deleted in the other tab does not come back in silence', () => {
    const storage = memoryStorage()
    const match = matchOf('a', 1_000)
    const saved = shelve(storage, match)
    deleteGame(storage, keyOf(match))
    resign(match, 2_000)
    saved.save(match, [])
    expect(saved.state.value).toBe('changedElsewhere')
    expect(idsIn(storage)).toEqual([])
  })
})
