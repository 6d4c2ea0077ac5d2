/* What the tests of the rules share. */
import { readFileSync } from 'node:fs'
import { at, type Chance, seededChance, type Viewer } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import {
  type Action,
  CARDS,
  type Card,
  type Event,
  gauntlet,
  type Options,
  type State,
  type View,
} from '../../rules/index.ts'

/** The numbers of all rules, as RULES.md lists them. */
export const RULES: readonly string[] = [
  ...readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm),
].flatMap((match) => match[1] ?? [])

export type Told = Scenario<Options, State, Action, Event, View>

export function begin(seats: number, options: Partial<Options> = {}): Told {
  const state = gauntlet.setup({ ...gauntlet.options.defaults, ...options }, seats, seededChance('position'))
  return new Scenario(gauntlet, state)
}

export function invariants({ players, round, options, isOver }: State): string[] {
  return players.flatMap(({ hand, laid, shown, crowns }, seat) => {
    const spent = CARDS.length - hand.length
    return [
      ...(new Set(hand).size < hand.length ? [`seat ${seat} has a card twice`] : []),
      ...(spent === round - 1 + Number(isOver) ? [] : [`seat ${seat} has spent ${spent} cards in round ${round}`]),
      ...(laid !== null && !hand.includes(laid) ? [`seat ${seat} has laid a card that is spent`] : []),
      ...(shown !== null && hand.includes(shown) ? [`seat ${seat} still has the card that was turned up`] : []),
      ...(crowns > options.rounds ? [`seat ${seat} has ${crowns} crowns`] : []),
    ]
  })
}

/** What others have laid face down is any card of theirs. */
export function disguise(state: State, viewer: Viewer, luck: Chance): State {
  const world = structuredClone(state)
  for (const [seat, player] of world.players.entries()) {
    if (seat !== viewer && player.laid !== null)
      player.laid = at(player.hand, luck.pick(player.hand.length, 'other card'))
  }
  return world
}

export const lay = (card: Card): Action => ({ kind: 'lay', card })
