/* The lists of the pages to watch, without a browser: what moves, what stays, and how the archive is leafed through. */
import { expect, test } from 'vitest'
import { isRefused } from '../../src/api/http.ts'
import type { ArchivePage, LiveMatch, LivePage, LiveQuery, ResultView } from '../../src/pages/watch/api.ts'
import { ArchiveSearch } from '../../src/pages/watch/archive-search.ts'
import { LiveMatches } from '../../src/pages/watch/live-matches.ts'

const match = (id: string, version = 'v1', view?: object): LiveMatch => ({
  ...{ match: id, game: 'avalon', pace: { kind: 'none' }, isRated: false, watching: 0, seats: [] },
  shown: { version, seats: [], ...(view && { view }) },
})
const page = (matches: readonly LiveMatch[], cursor: string | null = null): LivePage => ({
  ...{ matches, cursor, counts: { avalon: matches.length } },
})
const OFFLINE = { kind: 'refusal', code: 'offline', rule: null, params: {} } as const

function liveMatches(answers: (LivePage | typeof OFFLINE)[]) {
  const asked: LiveQuery[] = []
  const live = new LiveMatches({
    look: async (query) => {
      asked.push(query)
      return answers.shift() ?? page([])
    },
    game: undefined,
    isVisible: () => true,
  })
  const shown = () => {
    const state = live.state.value
    if (state === undefined || isRefused(state)) throw new Error('nothing is shown')
    return state.matches
  }
  return { live, asked, shown }
}

test('a view that has not changed is not sent again, and stays', async () => {
  const view = { places: [] }
  const { live, asked, shown } = liveMatches([page([match('a', 'v1', view)]), page([match('a')])])
  await live.look()
  await live.look()
  expect([...(asked[1]?.known ?? [])]).toEqual([['a', 'v1']])
  expect(shown()[0]?.view).toBe(view)
})

test('the server decides the order, and what is over goes', async () => {
  const { live, shown } = liveMatches([page([match('a'), match('b')]), page([match('c'), match('b')])])
  await live.look()
  await live.look()
  expect(shown().map((each) => each.match)).toEqual(['c', 'b'])
})

test('under a pointer nothing moves: what is over stays and says so, new ones come after', async () => {
  const { live, shown } = liveMatches([page([match('a'), match('b')]), page([match('c'), match('b')])])
  await live.look()
  live.hold(true)
  await live.look()
  expect(shown().map((each) => [each.match, each.isOver])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ])
})

test('a look that fails leaves what is shown, and the first one says so', async () => {
  const failing = liveMatches([OFFLINE, page([match('a')]), OFFLINE])
  await failing.live.look()
  expect(isRefused(failing.live.state.value)).toBe(true)
  await failing.live.look()
  await failing.live.look()
  expect(failing.shown()).toHaveLength(1)
})

test('further pages go on where the last one ended, and show no match twice', async () => {
  const { live, asked, shown } = liveMatches([
    page([match('a')], 'w1'),
    page([match('a')], 'w1'),
    page([match('a'), match('b')]),
  ])
  await live.look()
  await live.more()
  expect(asked.map(({ cursor }) => cursor)).toEqual([null, null, 'w1'])
  expect(shown().map((each) => each.match)).toEqual(['a', 'b'])
})

const result = (id: string): ResultView => ({
  ...{ match: id, game: 'avalon', overAt: 0, turns: 1, ending: 'played', length: 'short', pace: 'none' },
  ...{ isRated: false, seats: [] },
})

function archive(answers: (ArchivePage | typeof OFFLINE)[]) {
  const cursors: (string | null)[] = []
  const search = new ArchiveSearch({
    filter: {},
    now: 0,
    search: async (_filter, cursor) => {
      cursors.push(cursor)
      return answers.shift() ?? { results: [], cursor: null }
    },
  })
  return { search, cursors }
}

test('pages of the archive follow each other, also after one that did not come', async () => {
  const { search, cursors } = archive([
    { results: [result('a')], cursor: '1.a' },
    OFFLINE,
    { results: [result('a'), result('b')], cursor: null },
  ])
  await search.more()
  await search.more()
  expect(isRefused(search.state.value)).toBe(true)
  await search.more()
  expect(cursors).toEqual([null, '1.a', '1.a'])
  expect(search.state.value).toMatchObject({ results: [{ match: 'a' }, { match: 'b' }], hasMore: false })
})

test('where a request reads far without finding anything a few more are made, and then the reader decides', async () => {
  const nothing = { results: [], cursor: '1.x' }
  const { search, cursors } = archive(Array.from({ length: 9 }, () => nothing))
  await search.more()
  expect(cursors).toHaveLength(5)
  expect(search.state.value).toMatchObject({ results: [], hasMore: true, isLoading: false })
})
