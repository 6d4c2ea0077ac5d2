/* Tournaments of this device, played by bots up to a position worth looking at. The first seat is a person's. */
import { Driver, type Move } from '@logres/bots'
import { type AnyMatch, isRefusal, Match, seededTable, unsealSeeded } from '@logres/kernel'
import {
  type Card,
  hasOutfit,
  JOKER,
  type MakeOffer,
  type Options,
  question,
  type State,
  tournament,
  WEAPONS,
  weaponOf,
} from '@logres/tournament/rules'
import { isLevel, layings } from './level-duel.ts'
import type { Position } from './positions.ts'
import { storedGame } from './stored-game.ts'

export type Wanted = (state: State) => boolean

export interface MatchSetup {
  readonly names: readonly string[]
  readonly seed: string
  readonly options: Partial<Options>
  /** What is done besides, when the position is found. */
  also(state: State): readonly Move[]
}

const USUAL: MatchSetup = { names: ['Enid', 'Isolde', 'Bors', 'Percival'], seed: 'lists', options: {}, also: () => [] }

/** The first position of the wanted kind, seed after seed. */
export function findTournament(wanted: Wanted, setup: Partial<MatchSetup> = {}): Position {
  const { seed, ...others } = { ...USUAL, ...setup }
  for (let i = 0; i < 80; i++) {
    const found = playUntil(wanted, { ...others, seed: `${seed}/${i}` })
    if (found !== undefined) return found
  }
  throw new Error('no such position')
}

function playUntil(wanted: Wanted, { names, seed, options, also }: MatchSetup): Position | undefined {
  const seats = names.map((name, i) => ({ name, bot: i === 0 ? null : 'squire' }))
  const { id, rulesVersion } = tournament
  const table = seededTable(seed, {
    ...{ id: `local/${seed}`, game: id, rulesVersion, seats },
    options: { ...tournament.options.defaults, ...options },
  })
  const started = Match.start(tournament, table, unsealSeeded(table, seed).chance, 1_700_000_000_000)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const driver = new Driver(tournament, { seats: names.map(() => ({ bot: 'squire' })) }, seed)
  for (let i = 0; i < 1500; i++) {
    if (wanted(match.state)) {
      for (const move of also(match.state)) act(match, move, i)
      return storedGame(match)
    }
    const move = match.outcome === undefined ? driver.next(match.state) : undefined
    if (move === undefined) return undefined
    act(match, move, i)
  }
  return undefined
}

function act(match: AnyMatch, { actor, action }: Move, i: number): void {
  const by = actor === 'clerk' ? 'clerk' : actor === 0 ? 'person' : 'bot'
  const done = match.act(actor, action, { at: 1_700_000_000_000 + i * 9000, by, key: null })
  if (isRefusal(done)) throw new Error(done.code)
}

/** The first seat is asked this. */
export function asksMe(kind: string, more: Wanted = () => true): Wanted {
  return (state) => {
    const asked = question(state)
    return asked?.kind === kind && tournament.toAct(state).includes(0) && more(state)
  }
}

export function isOut(state: State): boolean {
  return state.banners[0] === null
}

export function tournamentStates(): Readonly<Record<string, Position>> {
  const isReady = (state: State) => {
    const asked = question(state)
    return asked?.kind === 'barter' && asked.ready.slice(0, 3).some(Boolean)
  }
  return {
    picking: findTournament(asksMe('draft', ({ hands }) => (hands[0]?.length ?? 0) > 7)),
    barter: findTournament(
      asksMe('barter', (state) => !isReady(state) && !isOut(state) && state.offers.length >= 3 && lacks(state)),
      { names: ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt'], also: bargain },
    ),
    announcement: findTournament(asksMe('announcement')),
    laying: findTournament(asksMe('lay', ({ heap }) => heap.length > 3)),
    buying: findTournament(asksMe('purchase', ({ purses }) => (purses[0] ?? 0) >= 5)),
    outside: findTournament(asksMe('barter', (state) => isOut(state) && !isReady(state))),
    over: findTournament(({ ended }) => ended !== null),
  }
}

function lacks({ hands }: State): boolean {
  return !hasOutfit(hands[0] ?? [])
}

const says = (actor: number, offer: Omit<MakeOffer, 'kind'>): Move => {
  const action: MakeOffer = { kind: 'offer', ...offer }
  return { actor, action }
}

/** Two private offers to the first seat, one of which asks for "any", and one of its own if it has none. */
function bargain({ hands, offers }: State): readonly Move[] {
  const [mine = [], second = [], third = []] = hands
  const nothing = { cards: [], any: [], coins: 0 }
  const missing = WEAPONS.find((weapon) => !mine.some((card) => weaponOf(card) === weapon)) ?? 'lance'
  const wanted = second.find((card) => weaponOf(card) === missing) ?? second[0] ?? 0
  const own = offers.some(({ name }) => name.giver === 0)
    ? []
    : [says(0, { audience: 'all', gives: { cards: mine.slice(-1), coins: 0 }, wants: { ...nothing, coins: 4 } })]
  return [
    says(1, {
      audience: [0],
      gives: { cards: [wanted], coins: 0 },
      wants: { ...nothing, cards: mine.slice(0, 1), coins: 3 },
    }),
    says(2, {
      audience: [0, 3],
      gives: { cards: third.slice(0, 1), coins: 2 },
      wants: { ...nothing, any: [{ weapon: weaponOf(mine[0] ?? 0) ?? 'shield', least: 1 }] },
    }),
    ...own,
  ]
}

/** I am to lay against a bot that has laid, and can end level. */
export interface LevelPosition {
  readonly position: Position
  readonly cards: readonly Card[]
}

export function levelPosition(): LevelPosition {
  let cards: readonly Card[] = []
  const position = findTournament((state) => {
    const asked = question(state)
    if (asked?.kind !== 'lay' || !tournament.toAct(state).includes(0)) return false
    const theirs = asked.laid[asked.pair[0] === 0 ? 1 : 0]
    const level = theirs && layings(state.hands[0] ?? []).find((mine) => isLevel(mine, theirs) && !mine.includes(JOKER))
    cards = level ?? []
    return level != null
  })
  return { position, cards }
}
