/*
 * Golden playthroughs: a seeded random game written out as text that a person can follow, kept in the repository and
 * compared line by line. A change in behaviour shows as a changed line at the place where it happens.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Game, hash, isRefusal, seededChance, step, type Tagged } from '@logres/kernel'
import { expect } from 'vitest'
import { someAction, someActor } from './laws/game.ts'

export interface Golden<O, A> {
  readonly seed: string
  readonly options: O
  readonly seats: number
  /** At most so many actions. */
  readonly length: number
  write(action: A): string
  /** Actions that would cut the game short: chosen an eighth as often. None if left out. */
  isSeldom?(action: A): boolean
}

export function playthrough<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  golden: Golden<O, A>,
): string {
  const chance = seededChance(golden.seed)
  const picks = seededChance(`${golden.seed}/picks`)
  let state = game.setup(golden.options, golden.seats, chance)
  const lines = [
    `# ${game.id}, rules version ${game.rulesVersion}, ${golden.seats} seats, seed ${golden.seed}`,
    `# options ${JSON.stringify(golden.options)}`,
    `start ${hash(state).slice(0, 16)}`,
  ]
  for (let n = 1; n <= golden.length; n++) {
    const actors = game.toAct(state)
    if (actors.length === 0) break
    const actor = someActor(actors, picks)
    const legal = game.legal(state, actor)
    const action = someAction(golden, legal, picks)
    const { no } = game.turn(state)
    const done = step(game, state, actor, action, chance)
    if (isRefusal(done)) throw new Error(`a listed action is refused: ${done.code}`)
    state = done.state
    lines.push(
      '',
      `${n}. turn ${no}, ${actor === 'clerk' ? 'the clerk' : `seat ${actor}`}, one of ${legal.length}: ${golden.write(action)}`,
    )
    for (const event of done.events) lines.push(`   ${oneLine(event)}`)
    if (done.draws.length > 0)
      lines.push(`   drawn: ${done.draws.map((d) => `${d.why} ${d.value}/${d.sides}`).join(', ')}`)
    lines.push(`   state ${hash(state).slice(0, 16)}`)
  }
  const result = game.result(state)
  if (result !== undefined) lines.push('', `result ${JSON.stringify(result)}`)
  return `${lines.join('\n')}\n`
}

function oneLine(event: Tagged): string {
  const fields = Object.entries(event).filter(([key]) => key !== 'kind')
  return [event.kind, ...fields.map(([key, value]) => `${key}=${oneWord(value)}`)].join(' ')
}

function oneWord(value: unknown): string {
  const isFlat = Array.isArray(value) ? value.every((each) => typeof each !== 'object') : typeof value !== 'object'
  return isFlat || value === null ? String(value) : JSON.stringify(value)
}

/** Compares with the file; LOGRES_GOLDEN=write rewrites it, to be reviewed before it is committed. */
export function expectGolden(text: string, file: string): void {
  if (process.env.LOGRES_GOLDEN === 'write') writeFileSync(file, text)
  if (!existsSync(file)) throw new Error(`${file} is missing: run the test with LOGRES_GOLDEN=write`)
  const wanted = readFileSync(file, 'utf8').split('\n')
  const got = text.split('\n')
  const line = wanted.findIndex((text, i) => text !== got[i])
  const around = (lines: readonly string[]) => lines.slice(Math.max(0, line - 3), line + 6)
  if (line >= 0) expect(around(got), `line ${line + 1} of ${file}`).toEqual(around(wanted))
  expect(got.length, `lines of ${file}`).toBe(wanted.length)
}
