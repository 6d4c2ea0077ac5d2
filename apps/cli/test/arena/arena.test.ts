import { spawn } from 'node:child_process'
import { findGame } from '@logres/catalogue'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { BARS, runBars } from '../../src/arena/bars.ts'
import { type Contest, runContest } from '../../src/arena/contest.ts'
import { Pool } from '../../src/arena/pool.ts'
import { UsageError } from '../../src/arguments.ts'
import { readSpecs } from '../../src/specs.ts'
import { runArena } from '../../src/verbs/arena.ts'
import { logres, main } from '../logres.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const pools = [new Pool(1), new Pool(2)] as const

afterAll(async () => {
  for (const pool of pools) await pool.close()
})

/** The figures without what depends on the machine. */
async function figures(pool: Pool, contest: Contest): Promise<unknown> {
  const times = ['msPerDecision', 'longestMs']
  const text = JSON.stringify(await runContest(pool, contest))
  return JSON.parse(text, (key, value: unknown) => (times.includes(key) ? undefined : value))
}

function contestOf(game: string, players: number, bots: string, games: number, bar?: number): Contest {
  const entry = findGame(game)
  const options = { ...entry?.game.options.defaults, ...entry?.machineOptions }
  return { game, players, options, sides: readSpecs(bots), games, seed: 'test', bar }
}

describe('a contest', () => {
  test.each([
    contestOf('avalon', 2, 'knight@10i,random', 4),
    contestOf('avalon', 2, 'reference,random', 60, 0.6),
    contestOf('tournament', 3, 'squire,reference,random', 3),
  ])('$game, $games games: the same figures with one thread and with two', async (contest) => {
    const one = await figures(pools[0], contest)
    expect(await figures(pools[1], contest)).toEqual(one)
    expect(await figures(pools[1], { ...contest, seed: 'other' })).not.toEqual(one)
  })

  test('a bar ends it at the same game, no matter which games go on', async () => {
    const contest = contestOf('avalon', 2, 'reference,random', 400, 0.6)
    const [one, two] = [await runContest(pools[0], contest), await runContest(pools[1], contest)]
    expect([one.verdict, two.verdict]).toEqual(['above', 'above'])
    expect(two.games).toBe(one.games)
    expect(one.games).toBeLessThan(60)
  })

  test('of two equal bots one is not above or below', async () => {
    const outcome = await runContest(pools[1], contestOf('avalon', 2, 'random,random', 20, 0.5))
    expect(outcome).toMatchObject({ verdict: 'undecided', games: 20 })
  })
})

describe('logres arena', () => {
  test('games are whole deals, each from every seat', () => {
    const { out, err } = logres([
      'arena',
      'merlin',
      '--players',
      '4',
      '--bots',
      'random,random',
      '--games',
      '5',
      '--json',
    ])
    expect(err).toBe('')
    expect(JSON.parse(out)).toMatchObject({
      game: 'merlin',
      games: 8,
      bots: ['random', 'random'],
      sides: [
        { fair: 0.25, games: 8, bySeat: [{ games: 2 }, { games: 2 }, { games: 2 }, { games: 2 }] },
        { fair: 0.75, games: 8, bySeat: [{ games: 6 }, { games: 6 }, { games: 6 }, { games: 6 }] },
      ],
      starter: { games: 8 },
    })
  })

  test('as text it says shares, seats, who begins and the verdict', () => {
    const { code, out } = logres(['arena', 'avalon', '--bots', 'reference,random', '--games', '4', '--bar', '0.5'])
    expect(code).toBe(0)
    for (const words of [
      'avalon, 2 players: reference against random',
      '4 games: 2 deals',
      'share of victories',
      'ms each',
      'any bot',
      'who begins wins',
      'reference: not clearly above or below the bar of 50.0 %',
    ]) {
      expect(out).toContain(words)
    }
  })

  test.each([
    ['reference,random', '0.6', 60, 0, 'above'],
    ['random,reference', '0.4', 60, 1, 'below'],
    ['random,reference', '0.5', 4, 1, 'undecided'],
  ])('%s at a bar of %s with %i games: code %i, %s', (bots, bar, games, code, verdict) => {
    const ran = logres(['arena', 'avalon', '--bots', bots, '--bar', bar, '--games', `${games}`, '--json'])
    expect(ran.code).toBe(code)
    const { games: played, ...rest } = JSON.parse(ran.out)
    expect(rest).toMatchObject({ bar: Number(bar), verdict })
    expect(played < games).toBe(verdict !== 'undecided')
  })

  test.each([
    [[], 'Which game?'],
    [['avalon'], 'Which bots? As in --bots champion@100ms,squire.'],
    [['avalon', '--bots', 'squire'], 'two bots, the first against the second; not 1'],
    [['merlin', '--players', '3', '--bots', 'page,page,page,page'], 'or 3, one for each seat; not 4'],
    [['avalon', '--bots', 'king,page'], 'there is no bot "king". Try: novice, page, squire'],
    [['avalon', '--bots', 'knight@fast,page'], 'the budget of knight must be milliseconds or iterations'],
    [['avalon', '--bots', 'knight@1i@2i,page'], 'one budget is enough'],
    [['avalon', '--bots', 'page,page', '--bar', '85'], '--bar must lie between 0 and 1, not "85"'],
    [['avalon', '--bots', 'page,page', '--workers', '0'], '--workers must be a whole number'],
    [['avalon', '--bots', 'page,page', '--games', '0'], '--games must be a whole number'],
    [['avalon', '--players', '3', '--bots', 'page,page'], '--players must be 2'],
    [['chess', '--bars'], 'There is no game "chess"'],
    [['--curve'], 'Which game?'],
    [['avalon', '--curve', '--bots', 'page,page'], '--curve goes without --bots'],
    [['--bars', '--players', '3'], '--bars goes without --players'],
    [['avalon', '--curve', '--bars'], 'Either --bars or --curve'],
  ])('%j is refused with a reason', async (args, words) => {
    const error: unknown = await runArena(args).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UsageError)
    expect(error).toMatchObject({ message: expect.stringContaining(words) })
  })

  test('a refusal is one line, exit code 2', () => {
    const { code, out, err } = logres(['arena', 'avalon', '--bots', 'squire'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe('logres: --bots: two bots, the first against the second; not 1.\n')
  })

  test('Ctrl-C ends it, and tells what was played', async () => {
    // It says when it begins to listen for Ctrl-C: however long it takes to start, it is not stopped before.
    const tell = `process.on('newListener', (name) => name === 'SIGINT' && process.stderr.write('listening\\n'))`
    const hook = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`]
    const play = [main, 'arena', 'avalon', '--bots', 'random,random', '--games', '1000000']
    const child = spawn(process.execPath, [...hook, ...play])
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    child.stderr.on('data', (text) => {
      said += text
    })
    const closed = new Promise((resolve) => child.on('close', resolve))
    await expect.poll(() => said, { timeout: 120_000 }).toContain('listening')
    child.kill('SIGINT')
    expect(await closed).toBe(130)
    expect(said).toMatch(/games: \d+ deals|stopped before the first deal/)
  })
})

describe('the bars', () => {
  test('name games, numbers of players and bots that there are', () => {
    for (const { game, players, bots, bar, games } of BARS) {
      const seats = findGame(game)?.game.seats
      expect(players).toBeGreaterThanOrEqual(seats?.min ?? 99)
      expect(players).toBeLessThanOrEqual(seats?.max ?? 0)
      expect(readSpecs(bots)).toHaveLength(2)
      expect(games).toBeLessThanOrEqual(400)
      if (bar !== undefined) expect(bar).toBeGreaterThan(1 / players)
    }
  })

  test('are held one after the other; one that is missed is an answer of no', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
    const held = (bots: string, bar?: number) => ({ game: 'avalon', players: 2, bots, games: 40, ...(bar && { bar }) })
    const plan = { seed: 'bars', json: false, games: undefined, signal: new AbortController().signal }
    const good = [held('reference,random', 0.6), held('random,random')]
    expect(await runBars(pools[1], { ...plan, list: good })).toBe(0)
    expect(await runBars(pools[1], { ...plan, list: [held('random,reference', 0.4), ...good] })).toBe(1)
    expect(lines[1]).toMatch(/^avalon +2 +reference,random +\d+ +100\.0 % \(.*\) +60\.0 % +above$/)
    expect(lines[2]).toMatch(/^avalon +2 +random,random +40 +.* – +measured$/)
    expect(lines[4]).toMatch(/below$/)
  })
})
