/* Positions for tests of one rule, written the way one would describe them. Seats count from 0. */
import { existsSync, readFileSync } from 'node:fs'
import { at, isRefusal, present, type Refusal, type Seat, seededChance, step, sum } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import { ALLIES, type AllyName } from '../../rules/allies/ally.ts'
import {
  type Action,
  COLOURS,
  type Event,
  ITEMS,
  merlin,
  type Options,
  POINTS_SPACES,
  parseAction,
  RECONSTRUCTED,
  SERVANTS,
  type State,
  type View,
} from '../../rules/index.ts'
import { invariants } from './invariants.ts'
import { tell as lineOf, ordered } from './quest-table.ts'

/** For as long as there is no RULES.md. */
const CHAPTERS: readonly (readonly [chapter: number, first: number, last: number])[] = [
  [1, 1, 8],
  [2, 1, 4],
  [3, 1, 5],
  [4, 1, 9],
  [5, 1, 2],
  [6, 0, 0],
  [7, 1, 4],
  [8, 0, 0],
  [9, 0, 4],
  [10, 0, 2],
]
const LIST = new URL('../../RULES.md', import.meta.url)

/** The numbers of all rules, as RULES.md lists them. */
export const RULES: readonly string[] = existsSync(LIST)
  ? [...readFileSync(LIST, 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm)].flatMap((match) => match[1] ?? [])
  : CHAPTERS.flatMap(([chapter, first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => `${chapter}.${first + i}`),
    )

/** 1.2 Where the spaces are, written down a second time; where there are several of a kind, one of them. */
export const AT = {
  black: 0,
  exchange: 1,
  build: 2,
  pointsShields: 3,
  grey: 4,
  influenceFlag: 5,
  excalibur: 6,
  quest: 7,
  blue: 8,
  pointsMaterials: 9,
  influenceServant: 11,
  violet: 12,
  moveServant: 14,
  influenceShield: 15,
  orange: 16,
  pointsFlags: 17,
  brown: 20,
  influenceMaterial: 21,
  grail: 22,
  pointsInfluence: 23,
} as const

export type Told = Scenario<Options, State, Action, Event, View>
export type Draws = readonly (readonly [why: string, value: number])[]

/** "black 2, grey" is two of black and one of grey. */
type Counted = string

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
  /** Quests in the notation of quest-table.ts, without points and icon; others are added up to four. */
  readonly hand?: readonly string[]
  /** Those of the hand that all saw. */
  readonly shown?: readonly string[]
  readonly apples?: number
  readonly staffs?: number
  readonly score?: number
  /** 9 Sealed abilities, "builder 1, lady 3 used"; the module is played if anybody has one. */
  readonly seals?: string
  /**
   * 10 "tristram 5, lancelot grey": the tiles left if not all, and what is marked: the marshal's province, colours of traitors
   * (Gareth), provinces (Kay), tiles (Gaheris), points spaces (Geraint). The expansion is played if anybody has one.
   */
  readonly allies?: string
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
  /** Tile → owner. */
  readonly manors?: Readonly<Record<number, Seat>>
  readonly display?: readonly (string | null)[]
  /** The quests that are left to draw; all that are named nowhere go to the discards then. */
  readonly deck?: readonly string[]
  readonly traitorDiscards?: Counted
  /** Apples that nobody has, for tests that want the supply empty: the rest goes to the last seat. */
  readonly apples?: number
  readonly options?: Partial<Options>
}

const COLOUR_NAMES: readonly string[] = COLOURS
const SERVANT_NAMES: readonly string[] = SERVANTS
const HAND = 4
/** 10.2 */
const HAND_WITH_BEDIVERE = 6
const ALLY_TILES: Readonly<Record<AllyName, number>> = {
  tristram: 6,
  galahad: 6,
  lamorak: 0,
  bors: 3,
  gawain: 3,
  gaheris: 2,
  percival: 8,
  bedivere: 6,
  lancelot: 0,
  gareth: 6,
  geraint: 5,
  kay: 2,
}
const POINTS_NAMES: readonly string[] = POINTS_SPACES
const DOMAINS: Readonly<Record<number, string>> = {
  18: 'mmmmMM wwwwWW llllLL',
  24: 'mmmmmM MMwwww wWWWll lllLLL',
}
const KNIGHTS = [AT.black, AT.grey, AT.violet, AT.orange]

/** A turn has just begun; nobody has anything but what is said, an apple, three staffs and four quests. */
export function position(given: Position = {}): Told {
  const seats = given.seats ?? 2
  const options = optionsOf(given)
  const isAllied = given.players?.some(({ allies }) => allies !== undefined) === true
  const bare = merlin.setup(isAllied ? { ...options, knights: 'off' } : options, seats, seededChance('position'))
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
  state.frames.splice(0, frames.length, ...frames)
  const wrong = invariants(state)
  if (wrong.length > 0) throw new Error(`no such position: ${wrong.join('; ')}`)
  return new Scenario(merlin, state)
}

function optionsOf({ players, options }: Position): Options {
  const favour: Partial<Options> =
    players?.some(({ seals }) => seals !== undefined) === true ? { kingsFavour: true } : {}
  const allies: Partial<Options> =
    players?.some((each) => each.allies !== undefined) === true ? { knights: 'draft' } : {}
  return { ...merlin.options.defaults, ...favour, ...allies, ...options }
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
  for (const each of listed(words.seals)) {
    const [servant = '', row = '', used] = each.split(' ')
    const column = SERVANT_NAMES.indexOf(servant)
    if (column < 0) throw new Error(`no servant ${servant}`)
    player.seals[column * 3 + Number(row) - 1] = used === undefined ? 1 : 2
  }
  refill(player.allies, listed(words.allies).map(allyFrom))
  player.servants.fill(null)
  for (const each of listed(words.servants)) {
    const [servant = '', colour = ''] = each.split(' ')
    const i = SERVANT_NAMES.indexOf(servant)
    if (i < 0) throw new Error(`no servant ${servant}`)
    player.servants[i] = province(colour)
  }
}

function allyFrom(words: string): State['players'][number]['allies'][number] {
  const [first = '', ...rest] = words.split(' ')
  const name = ALLIES.find((each) => each === first)
  if (name === undefined) throw new Error(`no ally ${first}`)
  const count = rest[0] !== undefined && /^\d+$/.test(rest[0]) ? Number(rest.shift()) : null
  const marks = rest.map(markFrom)
  const laid = name === 'lancelot' ? 0 : marks.length
  return { name, tiles: count ?? ALLY_TILES[name] - laid, marks }
}

/** A colour, a points space, or "tile7". */
function markFrom(word: string): number {
  if (word.startsWith('tile')) return Number(word.slice('tile'.length))
  const space = POINTS_NAMES.indexOf(word)
  return space < 0 ? province(word) : space
}

/** 2.3, 10.2 Before the allies are settled nobody has drawn for Bedivere. */
export function handOf({ players, alliesLeft }: State, seat: Seat): number {
  const isWithBedivere = at(players, seat).allies.some(({ name }) => name === 'bedivere')
  return isWithBedivere && alliesLeft.length === 0 ? HAND_WITH_BEDIVERE : HAND
}

function dealQuests(state: State, { players, display, deck }: Position): void {
  const left = [...RECONSTRUCTED.quests.keys()]
  const take = (line: string) => {
    const found = left.find((each) => isNamed(each, line))
    if (found === undefined) throw new Error(`${line} is no quest, or was named before`)
    left.splice(left.indexOf(found), 1)
    return found
  }
  const hands = state.hands.map((_, seat) => (players?.[seat]?.hand ?? []).map(take))
  const shown = state.hands.map((_, seat) => (players?.[seat]?.shown ?? []).map(take))
  const laid = display?.map((line) => (line === null ? null : take(line)))
  const wanted = deck?.map(take)
  // Those that nobody meant: from the end, where the dear ones are, which nobody fulfils with nothing.
  const spare = () => present(left.pop())
  for (const [seat, hand] of hands.entries())
    while (hand.length + at(shown, seat).length < handOf(state, seat)) hand.push(spare())
  const open = laid ?? [spare(), spare(), spare()]
  refill(state.display, open)
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

function refill<T>(list: T[], by: readonly T[]): void {
  list.splice(0, list.length, ...by)
}

export function inOrder(list: readonly number[]): number[] {
  return list.toSorted((a, b) => a - b)
}

function numbers(text: string): number[] {
  return text.split(' ').flatMap((word) => (word === '' ? [] : [Number(word)]))
}

function listed(text: string | undefined): string[] {
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

/** A quest of the reconstructed edition in the notation of quest-table.ts, without points and icon. */
export function nameOf(quest: number): string {
  return lineOf(at(RECONSTRUCTED.quests, quest)).slice('1 L '.length)
}

/** Whatever the order of its conditions. */
export function isNamed(quest: number, line: string): boolean {
  return nameOf(quest) === ordered(`1 L ${line}`).slice('1 L '.length)
}

/** The first quest of this name. */
export function quest(line: string): number {
  const found = RECONSTRUCTED.quests.findIndex((_, each) => isNamed(each, line))
  if (found < 0) throw new Error(`no quest ${line}`)
  return found
}

/** The quest of this name that the seat holds. */
function held({ state }: Told, seat: Seat, line: string): number {
  return at(state.hands, seat).find((each) => isNamed(each, line)) ?? quest(line)
}

function asObject(text: string, findQuest: (line: string) => number): object {
  const [word = '', first = '', second = ''] = text.split(' ')
  const rest = text.slice(word.length + 1)
  switch (word) {
    case 'die':
      return first === 'merlin'
        ? { kind: 'chooseDie', figure: 'merlin' }
        : { kind: 'chooseDie', figure: 'knight', value: Number(first) }
    case 'apple':
      return { kind: 'eatApple', value: Number(first) }
    case 'flag':
      if (first === 'black') return { kind: 'spendFlag', flag: first, traitors: province(second) }
      if (first === 'violet' && second !== '')
        return { kind: 'spendFlag', flag: first, die: second === 'merlin' ? second : Number(second) }
      return first === 'orange'
        ? { kind: 'spendFlag', flag: first, at: Number(second) }
        : { kind: 'spendFlag', flag: first }
    case 'resolve':
      return { kind: 'resolveQuest', quest: findQuest(rest), withGreyFlag: false, seal: null, percival: null }
    case 'second':
      return { kind: 'resolveQuest', quest: findQuest(rest), withGreyFlag: true, seal: null, percival: null }
    case 'move':
      return { kind: 'move', clockwise: first !== 'back' }
    case 'place':
      return { kind: 'placeServant', servant: first, province: province(second) }
    case 'take':
      return { kind: 'takeItem', item: first, province: province(second) }
    case 'return':
      return { kind: 'returnItem', item: first, province: province(second) }
    case 'counter':
      return { kind: 'placeCounter', province: province(first) }
    case 'traitor':
      return { kind: 'discardTraitor', colour: province(first) }
    case 'discard':
      return { kind: 'discardQuest', quest: findQuest(rest) }
    case 'draw':
      return { kind: 'drawQuest', from: first === 'deck' ? first : Number(first) }
    case 'build':
      return { kind: 'build', tile: Number(first), material: province(second) }
    default:
      return { kind: word }
  }
}

/**
 * "die 3", "die merlin", "apple 5", "flag black grey", "flag orange 12", "flag blue", "resolve lady@black", "second …" with
 * the grey flag, "move", "move back", "place lady black", "take flag blue", "return shield grey", "counter brown",
 * "traitor black", "discard lady@black", "draw deck", "draw 0", "build 5 black", or a word like "renounce" → action.
 */
export function say(text: string, findQuest: (line: string) => number = quest): Action {
  const action = parseAction(asObject(text, findQuest))
  if (isRefusal(action)) throw new Error(`no action "${text}": ${action.code}`)
  return action
}

/** Several deeds of one seat, none of which draws; answers all their events. */
export function tell(scenario: Told, seat: Seat, ...texts: string[]): Event[] {
  return texts.flatMap((text) => tellWith(scenario, seat, text, []))
}

/** One deed with its draws. */
export function tellWith(scenario: Told, seat: Seat, text: string, draws: Draws): readonly Event[] {
  return scenario.does(
    seat,
    say(text, (line) => held(scenario, seat, line)),
    draws,
  )
}

/** One deed with whatever luck the seed gives. */
export function tellSeeded(scenario: Told, seat: Seat, text: string, seed: string): readonly Event[] {
  const action = say(text, (line) => held(scenario, seat, line))
  const done = step(merlin, scenario.state, seat, action, seededChance(seed))
  if (isRefusal(done)) throw new Error(`"${text}" is refused: ${refusalText(done)}`)
  scenario.state = done.state
  return done.events
}

/** Why this is refused, as "code rule". */
export function refused(scenario: Told, seat: Seat, text: string): string {
  return refusalText(
    scenario.refuses(
      seat,
      say(text, (line) => held(scenario, seat, line)),
    ),
  )
}

export function refusalText({ code, rule }: Refusal): string {
  return `${code} ${rule ?? 'by no rule'}`
}
