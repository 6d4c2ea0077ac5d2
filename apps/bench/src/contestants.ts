/* What is measured. Each plays whole games and answers the number of plies. */
import { createRequire } from 'node:module'
import { type CatalogueEntry, findManifest } from '@logres/catalogue'
import { type AnyGame, at, type SeededChance, seededChance } from '@logres/kernel'
import type { Work } from './measure.ts'
import { play, setup, shuffledDeck, type Toy } from './toy.ts'

// The package has no ES module entry that Node can load.
const peer: typeof import('boardgame.io/internal') = createRequire(import.meta.url)('boardgame.io/internal')

/** One more than the least, where there may be more. */
export function benchSeats({ seats }: AnyGame): number {
  return Math.min(seats.max, seats.min + 1)
}

/** All numbers of players in turn: lists the legal actions, picks one, applies it; of several actors a random one. */
export function randomPlay({ game, machineOptions }: CatalogueEntry): Work {
  const options = { ...game.options.defaults, ...machineOptions }
  const counts = game.seats.max - game.seats.min + 1
  return (round) => {
    const chance = seededChance(`bench/${round}`)
    const picks = seededChance(`bench/${round}/picks`)
    const state = game.setup(options, game.seats.min + (round % counts), chance)
    let plies = 0
    for (let actors = game.toAct(state); actors.length > 0; actors = game.toAct(state)) {
      const actor = at(actors, actors.length === 1 ? 0 : picks.pick(actors.length, 'actor'))
      const legal = game.legal(state, actor)
      game.apply(state, actor, at(legal, picks.pick(legal.length, 'pick')), chance, ignore)
      plies += 1
    }
    return plies
  }
}

/** A state from the middle of a game, for copying. */
export function middleOf({ game, machineOptions }: CatalogueEntry): object {
  const chance = seededChance('bench/middle')
  const without = findManifest(game.id)?.bench?.without ?? []
  const state = game.setup({ ...game.options.defaults, ...machineOptions }, benchSeats(game), chance)
  for (let i = 0; i < 120; i++) {
    const actors = game.toAct(state).filter((actor) => without.length === 0 || actor !== 'clerk')
    if (actors.length === 0) break
    const actor = at(actors, chance.pick(actors.length, 'actor'))
    const legal = game.legal(state, actor).filter(({ kind }) => !without.includes(kind))
    if (legal.length === 0) break
    game.apply(state, actor, at(legal, chance.pick(legal.length, 'pick')), chance, ignore)
  }
  return state
}

function ignore(): void {}

/** The machine's ceiling: the toy as plain objects, mutated in a bare loop. */
export function playBareToy(game: number): number {
  const chance = seededChance(`bench/${game}`)
  const toy = setup(shuffledDeck(chance))
  let plies = 0
  for (let hand = pickHand(toy, plies); hand.length > 0; hand = pickHand(toy, plies)) {
    play(toy, plies % 2, chance.pick(hand.length, 'card'), chance.pick(2, 'region'))
    plies += 1
  }
  return plies
}

function pickHand(toy: Toy, plies: number): readonly number[] {
  return toy.hands[plies % 2] ?? []
}

export const peerGame = {
  name: 'toy',
  setup: () => setup(shuffledDeck(seededChance('peer'))),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }: { G: Toy; playerID: string }, index: number, choice: number) =>
      play(G, Number(playerID), index, choice),
  },
}
const reducer = peer.CreateGameReducer({ game: peerGame })

/** boardgame.io's reducer, as its server calls it for each move. */
export function playPeerToy(game: number): number {
  const chance: SeededChance = seededChance(`bench/${game}`)
  let state = peer.InitializeGame({ game: peerGame, numPlayers: 2 })
  state = { ...state, G: setup(shuffledDeck(chance)) }
  let plies = 0
  for (;;) {
    const seat = state.ctx.currentPlayer
    const hand: readonly number[] = state.G.hands[Number(seat)] ?? []
    if (hand.length === 0) return plies
    const args = [chance.pick(hand.length, 'card'), chance.pick(2, 'region')]
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: seat } })
    plies += 1
  }
}
