/* `replay --json --legal --hands`: what others need to check refusals, held against the rules entry by entry. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame, listedIds } from '@logres/catalogue'
import {
  type Actor,
  type AnyGame,
  canonical,
  type GameRecord,
  importRecord,
  isRefusal,
  ReplayingChance,
  type Tagged,
} from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

/** More than the defaults, where a game has more. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  merlin: ['--players', '3', '--kings-favour', '--knights', 'random'],
  tournament: ['--players', '3'],
}
/** Where the choice is open, `legal` lists a useful selection. */
const OPEN_CHOICES: readonly string[] = ['offer', 'counter']

interface Line {
  readonly seq: number
  readonly legal?: readonly { readonly actor: Actor; readonly actions: readonly Tagged[] }[]
  readonly seatViews?: readonly object[]
}

function recordOf(game: string): { readonly file: string; readonly record: GameRecord } {
  const folder = temporaryFolder()
  const bots = ['--bots', 'random', '--games', '1', '--seed', 'legal', '--records', folder]
  expect(logres(['simulate', game, ...(OPTIONS[game] ?? []), ...bots])).toMatchObject({ code: 0 })
  const file = join(folder, '0.json')
  const record = importRecord(JSON.parse(readFileSync(file, 'utf8')))
  if (isRefusal(record)) throw new Error(record.code)
  return { file, record }
}

function linesOf(args: readonly string[]): readonly Line[] {
  const { code, out } = logres(['replay', ...args])
  expect(code).toBe(0)
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** The rules by themselves, without a match around them: the state after each entry. */
function* statesOf(game: AnyGame, { table, entries }: GameRecord): Generator<object> {
  const [first, ...others] = entries
  const read = game.options.read(table.options)
  if (first === undefined || read.kind === 'refusal') throw new Error('no record')
  const state = game.setup(read.options, table.seats.length, new ReplayingChance(first.draws), table.rulesVersion)
  yield state
  for (const { kind, seat, action, draws } of others) {
    const parsed = game.parseAction(action)
    if (kind !== 'act' || isRefusal(parsed)) throw new Error(`${kind} among acts`)
    game.apply(state, seat ?? 'clerk', parsed, new ReplayingChance(draws), () => {})
    yield state
  }
}

/** Everything anybody could do at some time in this game. */
function allListed(lines: readonly Line[]): ReadonlyMap<string, Tagged> {
  const every = lines.flatMap(({ legal = [] }) => legal.flatMap(({ actions }) => actions))
  return new Map(every.map((action) => [canonical(action), action]))
}

describe.each(listedIds())('replay --json --legal --hands over a whole game of %s', (id) => {
  const game = findGame(id)?.game
  if (game === undefined) throw new Error(`no game ${id}`)
  const { file, record } = recordOf(id)
  const lines = linesOf([file, '--json', '--legal', '--hands'])

  test('lists for every actor what the rules accept, and nothing that they refuse', () => {
    const pool = allListed(lines)
    let refused = 0
    for (const [i, state] of Array.from(statesOf(game, record), game.clone).entries()) {
      const legal = lines[i]?.legal ?? []
      expect(legal.map(({ actor }) => actor)).toEqual(game.toAct(state))
      for (const { actor, actions } of legal) {
        const listed = new Set(actions.map(canonical))
        expect(listed.size).toBe(actions.length)
        for (const [name, action] of pool) {
          const parsed = game.parseAction(action)
          if (isRefusal(parsed)) throw new Error(`${name} is no action`)
          const refusal = game.whyNot(state, actor, parsed)
          if (refusal !== undefined) refused++
          if (listed.has(name)) expect(refusal, name).toBeUndefined()
          else if (!OPEN_CHOICES.includes(action.kind)) expect(refusal?.code, name).toBeDefined()
        }
      }
    }
    expect(refused).toBeGreaterThan(lines.length)
  })

  test('lists the act of the next entry, and nobody at the end', () => {
    for (const [i, { seat, action }] of record.entries.slice(1).entries()) {
      const mine = lines[i]?.legal?.find(({ actor }) => actor === (seat ?? 'clerk'))
      expect(mine?.actions.map(canonical)).toContain(canonical(action))
    }
    expect(lines.at(-1)?.legal).toEqual([])
  })

  test('gives each seat its own view, with the hand that the table does not see', () => {
    for (const [i, state] of Array.from(statesOf(game, record), game.clone).entries()) {
      const views = record.table.seats.map((_, seat) => game.view(state, seat))
      expect(canonical(lines[i]?.seatViews ?? [])).toBe(canonical(views))
    }
  })

  test('adds nothing that was not asked for', () => {
    expect(linesOf([file, '--json']).every((line) => !('legal' in line) && !('seatViews' in line))).toBe(true)
    const legalOnly = linesOf([file, '--json', '--legal'])
    expect(legalOnly.map(({ legal }) => legal)).toEqual(lines.map(({ legal }) => legal))
    expect(legalOnly.some((line) => 'seatViews' in line)).toBe(false)
  })
})

test.each([['--legal'], ['--hands'], ['--html', '--legal']])('replay %s without --json is refused', (...flags) => {
  const { code, err } = logres(['replay', 'game.json', ...flags])
  expect([code, err.trim()]).toEqual([2, 'logres: --legal and --hands go with --json.'])
})
