/* Local matches, played by bots up to an interesting position; stored in a browser they continue there. */
import { avalon, CARDS, question, REINFORCE, type State, type View } from '@logres/avalon/rules'
import { Driver, type Move } from '@logres/bots'
import { at, isRefusal, Match, seededTable, unsealSeeded } from '@logres/kernel'
import { type StoredGame, storedGame } from './stored-game.ts'

export type Position = StoredGame

export type Wanted = (state: State) => boolean

export interface MatchSetup {
  readonly names: readonly [string, string]
  readonly seed: string
  /** Whether the first seat lays all its cards before one region. */
  readonly hoards: boolean
}

const USUAL: MatchSetup = { names: ['Bors', 'Mordred'], seed: 'gareth', hoards: false }

/** The first position of the wanted kind, seed after seed. */
export function findPosition(wanted: Wanted, setup: Partial<MatchSetup> = {}): Position {
  const { seed, ...others } = { ...USUAL, ...setup }
  for (let i = 0; i < 60; i++) {
    const found = playUntil(wanted, { ...others, seed: `${seed}/${i}` })
    if (found !== undefined) return found
  }
  throw new Error('no such position')
}

function playUntil(wanted: Wanted, { names, seed, hoards }: MatchSetup): Position | undefined {
  const seats = [
    { name: names[0], bot: null },
    { name: names[1], bot: 'squire' },
  ]
  const { id, rulesVersion } = avalon
  const options = avalon.options.defaults
  const table = seededTable(seed, { id: `local/${seed}`, game: id, rulesVersion, options, seats })
  const started = Match.start(avalon, table, unsealSeeded(table, seed).chance, 1_700_000_000_000)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const driver = new Driver(avalon, { seats: [{ bot: 'squire' }, { bot: 'squire' }] }, seed)
  for (let i = 0; i < 1500; i++) {
    if (wanted(match.state)) return storedGame(match)
    if (match.outcome !== undefined) return undefined
    const move = (hoards ? hoard(match.state) : undefined) ?? driver.next(match.state)
    if (move === undefined || move.actor === 'clerk') return undefined
    const by = move.actor === 0 ? 'person' : 'bot'
    const action = avalon.parseAction(move.action)
    if (isRefusal(action)) return undefined
    match.act(move.actor, action, { at: 1_700_000_000_000 + i * 9000, by, key: null })
  }
  return undefined
}

function hoard(state: State): Move | undefined {
  if (question(state)?.kind !== 'playCards' || state.active !== 0) return undefined
  const card = CARDS.find((each) => (state.hands[0][each] ?? 0) > 0)
  return card === undefined ? undefined : { actor: 0, action: at(REINFORCE[card] ?? [], 4) }
}

export function asksMe(kind: string, more: (state: State) => boolean = () => true): Wanted {
  return (state) => {
    const asked = question(state)
    return asked !== undefined && asked.seat === 0 && asked.kind === kind && more(state)
  }
}

export function turnedUp(state: State | View): number {
  return state.places.filter(({ region }) => region !== null).length
}

export function longestPile(state: State | View): number {
  return Math.max(...state.places.flatMap(({ piles }) => [piles[0].length, piles[1].length]))
}
