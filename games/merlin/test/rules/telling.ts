/* What tests of single rules say again and again: how somebody came to a space, what he has, a match to take back in. */
import { at, isRefusal, Match, type Seat, seededChance, seededTable } from '@logres/kernel'
import {
  type Action,
  COLOURS,
  type Event,
  type Item,
  type MerlinGame,
  merlin,
  type Options,
  question,
  SERVANTS,
  type State,
  type View,
} from '../../rules/index.ts'
import {
  type Draws,
  isNamed,
  nameOf,
  type PlayerWords,
  type Position,
  position,
  quest,
  say,
  type Told,
  tell,
} from './position.ts'

export type MerlinMatch = Match<Options, State, Action, Event, View>

/** Those of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)
}

export function kinds(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind)
}

/** Every scoring as "seat reward points". */
export function scored(events: readonly Event[]): string[] {
  return only(events, 'scored').map(({ seat, reward, points }) => `${seat} ${reward} ${points}`)
}

/** What is asked now. */
export function asked(state: State): string {
  return question(state)?.kind ?? 'nothing'
}

/** Whom: "0 chooseDie". */
export function whom(state: State): string {
  const now = question(state)
  return now === undefined ? 'nobody' : `${now.seat} ${now.kind}`
}

/** "black 2, grey" */
export function worded(counts: readonly number[]): string {
  return COLOURS.flatMap((colour, i) => {
    const count = at(counts, i)
    return count === 0 ? [] : [count === 1 ? colour : `${colour} ${count}`]
  }).join(', ')
}

export function items(state: State, seat: Seat, item: Item): string {
  return worded(at(state.players, seat).items[item])
}

export function influence(state: State, seat: Seat): string {
  return worded(at(state.players, seat).influence)
}

export function traitors(state: State, seat: Seat): string {
  return worded(at(state.players, seat).traitors)
}

/** "lady black, builder grey" */
export function servants(state: State, seat: Seat): string {
  return SERVANTS.flatMap((servant, i) => {
    const place = at(at(state.players, seat).servants, i)
    return place === null ? [] : [`${servant} ${at(COLOURS, place)}`]
  }).join(', ')
}

export function scores(state: State): number[] {
  return state.players.map(({ score }) => score)
}

export function hand(state: State, seat: Seat): string[] {
  return at(state.hands, seat).map(nameOf)
}

/** The legal actions of one kind, as many as there are. */
export function offered<K extends Action['kind']>(told: Told, seat: Seat, kind: K): Extract<Action, { kind: K }>[] {
  return told.legal(seat).filter((action): action is Extract<Action, { kind: K }> => action.kind === kind)
}

function withFirst(given: Position, words: PlayerWords): Position {
  return { ...given, players: [{ ...given.players?.[0], ...words }, ...(given.players?.slice(1) ?? [])] }
}

/** Seat 0 has moved his knight to this space with a die of 1. */
export function arrived(space: number, given: Position = {}): Told {
  const told = position(withFirst(given, { dice: '1 2 3', knight: (space + 23) % 24 }))
  tell(told, 0, 'die 1', 'move')
  return told
}

/** Seat 0 has moved Merlin to this space with a die of 4. */
export function merlinArrived(space: number, given: Position = {}): Told {
  const told = position({ ...withFirst(given, { merlinDie: 4 }), merlin: (space + 20) % 24 })
  tell(told, 0, 'die merlin', 'move')
  return told
}

/** The dice as they fall, seat by seat, Merlin's last. */
export function roll(...values: number[]): Draws {
  return values.map((value) => ['die', value - 1])
}

/** Dice for everybody that nobody has to roll again. */
export function anyRoll(seats: number): Draws {
  return Array.from({ length: seats }, () => roll(1, 2, 3, 4)).flat()
}

/** So many traitors, each of the first colour that is left. */
export function firstTraitors(count: number): Draws {
  return Array.from({ length: count }, () => ['traitor', 0])
}

/** The draw that gives this quest of the deck. */
export function draws({ stocks, hands }: State, line: string): Draws {
  const deck = at(stocks, stocks.length - 1).filter((each) => !hands.some((held) => held.includes(each)))
  const i = deck.findIndex((each) => isNamed(each, line))
  if (i < 0) throw new Error(`${line} is not in the deck`)
  return [['quest', i]]
}

/** The last turn of a round is over but for saying so: seat `seats − 1`, who began last, has renounced. */
export function roundIsEnding(given: Position): Told {
  const told = position({ ...given, turnsTaken: 'last' })
  const seat = at(merlin.toAct(told.state), 0)
  if (seat === 'clerk') throw new Error('nobody’s turn')
  const [die] = at(told.state.players, seat).dice
  tell(told, seat, die === undefined ? 'die merlin' : `die ${die}`, 'move', 'renounce')
  return told
}

/** A match that begins with this position. */
export function matchFrom({ state }: Told): MerlinMatch {
  const game: MerlinGame = { ...merlin, setup: () => merlin.clone(state) }
  const seats = state.players.map((_, seat) => ({ name: `Seat ${seat}`, bot: null }))
  const { id, rulesVersion } = game
  const table = seededTable('a seed', { id: 'a table', game: id, rulesVersion, options: state.options, seats })
  const started = Match.start(game, table, seededChance('a seed'), 0)
  if (started.kind === 'refusal') throw new Error(started.code)
  return started.match
}

export function act(match: MerlinMatch, seat: Seat, ...texts: string[]): void {
  for (const text of texts) {
    const find = (line: string) => at(match.state.hands, seat).find((each) => isNamed(each, line)) ?? quest(line)
    const done = match.act(seat, say(text, find), { at: 0, by: 'person', key: null })
    if (isRefusal(done)) throw new Error(`${text} is refused: ${done.code}`)
  }
}

/** Takes back the seat's last act, or all from an entry on; false if that is not offered. */
export function takesBack(match: MerlinMatch, seat: Seat, from?: number): boolean {
  return !isRefusal(match.undo(seat, { at: 0, by: 'person', key: null }, from))
}
