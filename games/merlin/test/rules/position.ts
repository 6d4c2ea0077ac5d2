/* Positions for tests of one rule, written the way one would describe them. Seats count from 0. */
import { existsSync, readFileSync } from 'node:fs'
import { at, isRefusal, present, type Refusal, type Seat, seededChance, step } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import {
  buildPosition,
  inOrder,
  listed,
  type PlayerWords as Plain,
  type Position as PlainPosition,
  province,
  refill,
  servantNo,
} from '../../lessons/scene.ts'
import { ALLIES, type AllyName } from '../../rules/allies/ally.ts'
import {
  type Action,
  type Event,
  merlin,
  type Options,
  POINTS_SPACES,
  parseAction,
  RECONSTRUCTED,
  type State,
  type View,
} from '../../rules/index.ts'
import { invariants } from './invariants.ts'
import { tell as lineOf, ordered } from './quest-table.ts'

export { inOrder, province }

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

/** A position in the notation of lessons/scene.ts, with quests in that of quest-table.ts, without points and icon. */
export interface PlayerWords extends Omit<Plain, 'hand' | 'shown' | 'handSize'> {
  readonly hand?: readonly string[]
  readonly shown?: readonly string[]
  /** 9 Sealed abilities, "builder 1, lady 3 used"; the module is played if anybody has one. */
  readonly seals?: string
  /**
   * 10 "tristram 5, lancelot grey": the tiles left if not all, and what is marked: the marshal's province, colours of traitors
   * (Gareth), provinces (Kay), tiles (Gaheris), points spaces (Geraint). The expansion is played if anybody has one.
   */
  readonly allies?: string
}

export interface Position extends Omit<PlainPosition, 'players' | 'display' | 'deck'> {
  readonly players?: readonly PlayerWords[]
  readonly display?: readonly (string | null)[]
  readonly deck?: readonly string[]
}

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

/** A turn has just begun; nobody has anything but what is said, an apple, three staffs and four quests. */
export function position(given: Position = {}): Told {
  const { players: _players, display: _display, deck: _deck, ...rest } = given
  const state = buildPosition({ ...rest, ...questsOf(given), options: optionsOf(given) })
  for (const [seat, player] of state.players.entries()) {
    seal(player, given.players?.[seat]?.seals)
    refill(player.allies, listed(given.players?.[seat]?.allies).map(allyFrom))
  }
  const wrong = invariants(state)
  if (wrong.length > 0) throw new Error(`no such position: ${wrong.join('; ')}`)
  return new Scenario(merlin, state)
}

/** The same with the numbers of the quests, in the order in which they are named. */
function questsOf({ players, display, deck }: Position): Pick<PlainPosition, 'players' | 'display' | 'deck'> {
  const left = [...RECONSTRUCTED.quests.keys()]
  const take = (line: string) => {
    const found = left.find((each) => isNamed(each, line))
    if (found === undefined) throw new Error(`${line} is no quest, or was named before`)
    left.splice(left.indexOf(found), 1)
    return found + 1
  }
  const hands = players?.map(({ hand }) => (hand ?? []).map(take))
  const shown = players?.map((player) => (player.shown ?? []).map(take))
  return {
    ...(players && {
      players: players.map((player, seat) => ({
        ...player,
        hand: at(present(hands), seat),
        shown: at(present(shown), seat),
        handSize: listed(player.allies).some((ally) => ally.startsWith('bedivere')) ? HAND_WITH_BEDIVERE : HAND,
      })),
    }),
    ...(display && { display: display.map((line) => (line === null ? null : take(line))) }),
    ...(deck && { deck: deck.map(take) }),
  }
}

function seal({ seals }: State['players'][number], words: string | undefined): void {
  for (const each of listed(words)) {
    const [servant = '', row = '', used] = each.split(' ')
    seals[servantNo(servant) * 3 + Number(row) - 1] = used === undefined ? 1 : 2
  }
}

function optionsOf({ players, options }: Position): Partial<Options> {
  const favour: Partial<Options> =
    players?.some(({ seals }) => seals !== undefined) === true ? { kingsFavour: true } : {}
  const allies: Partial<Options> =
    players?.some((each) => each.allies !== undefined) === true ? { knights: 'draft' } : {}
  return { ...favour, ...allies, ...options }
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
