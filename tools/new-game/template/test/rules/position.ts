/* What the tests of the rules share. */
import { readFileSync } from 'node:fs'
import { type Chance, ScriptedChance, sum, type Viewer } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import { type Action, type Event, type Options, type State, sample, type View } from '../../rules/index.ts'

/** The numbers of all rules, as RULES.md lists them. */
export const RULES: readonly string[] = [
  ...readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm),
].flatMap((match) => match[1] ?? [])

/** The first seat begins. */
export function begin(seats: number, stones = 21): Scenario<Options, State, Action, Event, View> {
  return new Scenario(sample, sample.setup({ stones }, seats, new ScriptedChance([['who begins', 0]])))
}

export const take = (stones: number): Action => ({ kind: 'take', stones })

/** What must hold in every position, in words where it does not. */
export function invariants({ heap, options, players }: State): string[] {
  const taken = sum(players.map((player) => player.taken))
  return heap + taken === options.stones ? [] : [`${heap} on the heap and ${taken} taken are not ${options.stones}`]
}

/** The same position with everything dealt again that this viewer must not know: here there is nothing of the kind. */
export function disguise(state: State, _viewer: Viewer, _luck: Chance): State {
  return structuredClone(state)
}
