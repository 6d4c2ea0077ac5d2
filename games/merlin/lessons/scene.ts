/*
 * Positions written the way one would describe them: for lessons, and for tests of one rule. What is not said is as at the beginning
 * of a match, but nobody has anything in the castle but an apple, three staffs and four quests. Seats count from 0.
 */
import { at, present, type Seat, seededChance, sum } from '@logres/kernel'
import { RECONSTRUCTED } from '../rules/data.ts'
import { COLOURS, ITEMS, merlin, type Options, SERVANTS, type State } from '../rules/index.ts'

/** "black 2, grey" is two of black and one of grey. */
export type Counted = string

export interface PlayerWords {
  /** The own dice, "1 2 3"; and Merlin's, 0 once it is used. As many as are due by the turns taken, if nothing is said. */
  readonly dice?: string
  readonly merlinDie?: number
  readonly knight?: number
  readonly shield?: Counted
  readonly flag?: Counted
  readonly material?: Counted
  readonly influence?: Counted
  /** "lady black, builder grey"; the others are at home. */
  readonly servants?: string
  readonly traitors?: Counted
  /** Quests by their numbers, from 1, as in the notation of actions; others are added up to four. */
  readonly hand?: readonly number[]
  /** Those of the hand that all saw. */
  readonly shown?: readonly number[]
  /** If not four. */
  readonly handSize?: number
  readonly apples?: number
  readonly staffs?: number
  readonly score?: number
}

export interface Position {
  /** 2 if nothing is said. */
  readonly seats?: number
  readonly players?: readonly PlayerWords[]
  readonly round?: number
  readonly first?: Seat
  /** In this round; so it follows whose turn it is. "last": all but one. */
  readonly turnsTaken?: number | 'last'
  readonly merlin?: number
  readonly grail?: Seat
  readonly excalibur?: Seat
  /** Rows of "mwl" for mountain, wood and lake, capital with a tower. */
  readonly domain?: string
  /** Tile, from 0 → owner. */
  readonly manors?: Readonly<Record<number, Seat>>
  readonly display?: readonly (number | null)[]
  /** The quests that are left to draw; all that are named nowhere go to the discards then. */
  readonly deck?: readonly number[]
  readonly traitorDiscards?: Counted
  /** Apples that nobody has: the rest goes to the last seat. */
  readonly apples?: number
  readonly options?: Partial<Options>
}

const COLOUR_NAMES: readonly string[] = COLOURS
const SERVANT_NAMES: readonly string[] = SERVANTS
const HAND = 4
const DOMAINS: Readonly<Record<number, string>> = {
  18: 'mmmmMM wwwwWW llllLL',
  24: 'mmmmmM MMwwww wWWWll lllLLL',
}
/** 1.4 Black, grey, violet, orange. */
const KNIGHTS = [0, 4, 12, 16]

/** A turn has just begun. */
export function buildPosition(given: Position = {}): State {
  const seats = given.seats ?? 2
  const options: Options = { ...merlin.options.defaults, ...given.options }
  // 10.1 A draft would be asked for before the first turn.
  const bare = merlin.setup({ ...options, knights: 'off' }, seats, seededChance('position'))
  const laid = layDomain(given.domain ?? present(DOMAINS[bare.domain.length]))
  const state: State = { ...bare, options, domain: laid }
  const turnsTaken = given.turnsTaken === 'last' ? 4 * seats - 1 : (given.turnsTaken ?? 0)
  state.round = given.round ?? 1
  state.firstSeat = given.first ?? 0
  state.turnsTaken = turnsTaken
  state.turnNo = 4 * seats * (state.round - 1) + turnsTaken + 1
  state.merlin = given.merlin ?? 0
  state.grail = given.grail ?? null
  state.excalibur = given.excalibur ?? null
  for (const [tile, owner] of Object.entries(given.manors ?? {})) state.manors[Number(tile)] = owner
  for (const seat of state.players.keys()) equip(state, seat, given.players?.[seat] ?? {})
  dealQuests(state, given)
  supplyTheRest(state, given)
  const active = (state.firstSeat + turnsTaken) % seats
  const frames = state.frames.map((frame) => ('seat' in frame ? { ...frame, seat: active } : frame))
  refill(state.frames, frames)
  return state
}

function layDomain(text: string): State['domain'] {
  const terrains = { m: 'mountain', w: 'wood', l: 'lake' } as const
  return [...text.replaceAll(/\s/g, '')].map((letter) => {
    const low = letter.toLowerCase()
    if (low !== 'm' && low !== 'w' && low !== 'l') throw new Error(`no terrain ${letter}`)
    return { terrain: terrains[low], tower: letter !== low }
  })
}

function equip(state: State, seat: Seat, words: PlayerWords): void {
  const player = at(state.players, seat)
  const seats = state.players.length
  const place = (seat - state.firstSeat + seats) % seats
  const turns = Math.floor((state.turnsTaken + seats - 1 - place) / seats)
  const merlinDie = words.merlinDie ?? (turns < 4 ? 4 : 0)
  const own = [1, 2, 3].slice(0, Math.max(0, 4 - turns - (merlinDie > 0 ? 1 : 0)))
  player.score = words.score ?? 0
  player.merlinDie = merlinDie
  refill(player.dice, words.dice === undefined ? own : numbers(words.dice))
  player.knight = words.knight ?? at(KNIGHTS, seat)
  for (const item of ITEMS) refill(player.items[item], counts(words[item]))
  refill(player.influence, counts(words.influence))
  refill(player.traitors, counts(words.traitors))
  player.apples = words.apples ?? 1
  player.staffs = words.staffs ?? 3
  player.servants.fill(null)
  for (const each of listed(words.servants)) {
    const [servant = '', colour = ''] = each.split(' ')
    player.servants[servantNo(servant)] = province(colour)
  }
}

function dealQuests(state: State, { players, display, deck }: Position): void {
  const left = [...RECONSTRUCTED.quests.keys()]
  const take = (number: number) => {
    const place = left.indexOf(number - 1)
    if (place < 0) throw new Error(`${number} is no quest, or was named before`)
    left.splice(place, 1)
    return number - 1
  }
  const hands = state.hands.map((_, seat) => (players?.[seat]?.hand ?? []).map(take))
  const shown = state.hands.map((_, seat) => (players?.[seat]?.shown ?? []).map(take))
  const laid = display?.map((number) => (number === null ? null : take(number)))
  const wanted = deck?.map(take)
  // Those that nobody meant: from the end, where the dear ones are, which nobody fulfils with nothing.
  const spare = () => present(left.pop())
  for (const [seat, hand] of hands.entries())
    while (hand.length + at(shown, seat).length < (players?.[seat]?.handSize ?? HAND)) hand.push(spare())
  refill(state.display, laid ?? [spare(), spare(), spare()])
  refill(state.stocks, [inOrder([...hands.flat(), ...(wanted ?? left)])])
  refill(state.discards, wanted === undefined ? [] : left)
  for (const [seat, player] of state.players.entries()) {
    refill(at(state.hands, seat), inOrder([...at(hands, seat), ...at(shown, seat)]))
    refill(player.shown, inOrder(at(shown, seat)))
    refill(player.unseen, [at(hands, seat).length])
  }
}

function supplyTheRest(state: State, { apples, traitorDiscards }: Position): void {
  const each = (list: (player: State['players'][number]) => readonly number[], colour: number) =>
    sum(state.players.map((player) => at(list(player), colour)))
  for (const colour of COLOURS.keys()) {
    for (const item of ITEMS) state.supply[item][colour] = 6 - each(({ items }) => items[item], colour)
    state.traitorDiscards[colour] = at(counts(traitorDiscards), colour)
    state.traitors[colour] = 4 - at(state.traitorDiscards, colour) - each(({ traitors }) => traitors, colour)
  }
  state.apples = 11 - sum(state.players.map((player) => player.apples))
  if (apples === undefined) return
  at(state.players, state.players.length - 1).apples += state.apples - apples
  state.apples = apples
}

export function refill<T>(list: T[], by: readonly T[]): void {
  list.splice(0, list.length, ...by)
}

export function inOrder(list: readonly number[]): number[] {
  return list.toSorted((a, b) => a - b)
}

function numbers(text: string): number[] {
  return text.split(' ').flatMap((word) => (word === '' ? [] : [Number(word)]))
}

export function listed(text: string | undefined): string[] {
  return (text ?? '').split(', ').filter((each) => each !== '')
}

function counts(text: Counted | undefined): number[] {
  const list = COLOURS.map(() => 0)
  for (const each of listed(text)) {
    const [colour = '', count = '1'] = each.split(' ')
    list[province(colour)] = Number(count)
  }
  return list
}

/** The place of a colour among the provinces. */
export function province(colour: string): number {
  const found = COLOUR_NAMES.indexOf(colour)
  if (found < 0) throw new Error(`no colour ${colour}`)
  return found
}

/** The place of a servant in SERVANTS. */
export function servantNo(servant: string): number {
  const found = SERVANT_NAMES.indexOf(servant)
  if (found < 0) throw new Error(`no servant ${servant}`)
  return found
}
