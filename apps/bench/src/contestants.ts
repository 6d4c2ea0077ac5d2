/* What is measured. Each plays whole games and answers the number of plies. */
import { createRequire } from 'node:module'
import { avalon } from '@logres/avalon/rules'
import { at, type SeededChance, seededChance } from '@logres/kernel'
import { merlin } from '@logres/merlin/rules'
import { tournament } from '@logres/tournament/rules'
import { play, setup, shuffledDeck, type Toy } from './toy.ts'

// The package has no ES module entry that Node can load.
const peer: typeof import('boardgame.io/internal') = createRequire(import.meta.url)('boardgame.io/internal')

const AVALON_OPTIONS = { ...avalon.options.defaults, turnLimit: 200 }

/** List the legal actions, pick one, apply it. */
export function playAvalon(game: number): number {
  const chance = seededChance(`bench/${game}`)
  const picks = seededChance(`bench/${game}/picks`)
  const state = avalon.setup(AVALON_OPTIONS, 2, chance)
  let plies = 0
  for (let actor = avalon.toAct(state)[0]; actor !== undefined; actor = avalon.toAct(state)[0]) {
    const legal = avalon.legal(state, actor)
    avalon.apply(state, actor, at(legal, picks.pick(legal.length, 'pick')), chance, ignore)
    plies += 1
  }
  return plies
}

/** The same for Merlin, two to four players in turn. */
export function playMerlin(game: number): number {
  const chance = seededChance(`bench/${game}`)
  const picks = seededChance(`bench/${game}/picks`)
  const state = merlin.setup(merlin.options.defaults, 2 + (game % 3), chance)
  let plies = 0
  for (let actor = merlin.toAct(state)[0]; actor !== undefined; actor = merlin.toAct(state)[0]) {
    const legal = merlin.legal(state, actor)
    merlin.apply(state, actor, at(legal, picks.pick(legal.length, 'pick')), chance, ignore)
    plies += 1
  }
  return plies
}

/** The same for a game in which several may act at once: a random one of them, or the clerk. */
export function playTournament(game: number): number {
  const chance = seededChance(`bench/${game}`)
  const picks = seededChance(`bench/${game}/picks`)
  const state = tournament.setup(tournament.options.defaults, 3 + (game % 4), chance)
  let plies = 0
  for (let actors = tournament.toAct(state); actors.length > 0; actors = tournament.toAct(state)) {
    const actor = at(actors, picks.pick(actors.length, 'actor'))
    const legal = tournament.legal(state, actor)
    tournament.apply(state, actor, at(legal, picks.pick(legal.length, 'pick')), chance, ignore)
    plies += 1
  }
  return plies
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

/** A state from the middle of a game, for copying. */
export function middleOfAvalon(): ReturnType<typeof avalon.setup> {
  const chance = seededChance('bench/middle')
  const state = avalon.setup(AVALON_OPTIONS, 2, chance)
  for (let i = 0; i < 120; i++) {
    const actor = avalon.toAct(state)[0]
    if (actor === undefined) break
    const legal = avalon.legal(state, actor)
    avalon.apply(state, actor, at(legal, chance.pick(legal.length, 'pick')), chance, ignore)
  }
  return state
}

/** A barter among five with offers on the market. */
export function middleOfTournament(): ReturnType<typeof tournament.setup> {
  const chance = seededChance('bench/middle')
  const state = tournament.setup(tournament.options.defaults, 5, chance)
  for (let i = 0; i < 60; i++) {
    const actors = tournament.toAct(state).filter((actor) => actor !== 'clerk')
    const actor = at(actors, chance.pick(actors.length, 'actor'))
    const legal = tournament.legal(state, actor).filter(({ kind }) => kind !== 'ready')
    tournament.apply(state, actor, at(legal, chance.pick(legal.length, 'pick')), chance, ignore)
  }
  return state
}

/** The third round of four. */
export function middleOfMerlin(): ReturnType<typeof merlin.setup> {
  const chance = seededChance('bench/middle')
  const state = merlin.setup(merlin.options.defaults, 4, chance)
  for (let i = 0; i < 200; i++) {
    const actor = at(merlin.toAct(state), 0)
    const legal = merlin.legal(state, actor)
    merlin.apply(state, actor, at(legal, chance.pick(legal.length, 'pick')), chance, ignore)
  }
  return state
}
