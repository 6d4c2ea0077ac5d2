/* What tests of single rules say again and again: a deed in words, a refusal in words, a whole match to take back in. */
import { isRefusal, Match, type RecordingChance, seededChance, seededTable } from '@logres/kernel'
import {
  type Action,
  type AvalonGame,
  avalon,
  CARDS,
  type Counts,
  cardCode,
  type Event,
  type Options,
  type Side,
  type State,
  TILES,
  type View,
} from '../../rules/index.ts'
import { cards, type position, say } from './position.ts'

export type Told = ReturnType<typeof position>
export type Draws = Parameters<Told['does']>[2]
export type AvalonMatch = Match<Options, State, Action, Event, View>

/** Who refuses what, as "code rule". */
export function refusal(scenario: Told, actor: Side, text: string): string {
  const { code, rule } = scenario.refuses(actor, say(text))
  return `${code} ${rule ?? 'by no rule'}`
}

/** Several deeds of one seat, none of which draws. */
export function tell(scenario: Told, actor: Side, ...texts: string[]): void {
  for (const text of texts) scenario.does(actor, say(text))
}

/** So many cards drawn, each the first that is left in the order of CARDS. */
export function drawn(count: number): [string, number][] {
  return Array.from({ length: count }, () => ['card', 0])
}

/** Finishes, takes a dark tile (which draws nothing) and hands the turn over. */
export function passWith(scenario: Told, actor: Side, tile: 'four' | 'landscapeTwice' | 'realm', draws?: Draws): void {
  tell(scenario, actor, 'finish', `take ${tile}`)
  scenario.does(actor, say('end'), draws)
}

/** "rK bS" of a table of counts. */
export function codes(counts: Counts | null): string {
  return CARDS.flatMap((card) => Array.from({ length: counts?.[card] ?? 0 }, () => cardCode(card))).join(' ')
}

/** All eighty cards but these. */
export function allBut(text: string): string {
  const used = cards(text)
  return CARDS.flatMap((card) => {
    const left = 8 - used.filter((each) => each === card).length
    return Array.from({ length: left }, () => cardCode(card))
  }).join(' ')
}

/** The tiles that lie face up. */
export function tilesUp(state: State): string {
  return TILES.flatMap((tile, i) => Array.from({ length: state.faceUp[i] ?? 0 }, () => tile)).join(' ')
}

export function isListed(scenario: Told, actor: Side, text: string): boolean {
  return scenario.legal(actor).includes(say(text))
}

/** A match that begins with this position. */
export function matchFrom(scenario: Told): AvalonMatch {
  const game: AvalonGame = { ...avalon, setup: () => avalon.clone(scenario.state) }
  return startMatch(game, scenario.state.options)
}

function startMatch(game: AvalonGame, options: Options): AvalonMatch {
  const { id, rulesVersion } = game
  const seats = [
    { name: 'Enide', bot: null },
    { name: 'Erec', bot: null },
  ]
  const table = seededTable('a seed', { id: 'a table', game: id, rulesVersion, options, seats })
  const started = Match.start(game, table, seededChance('a seed'), 0)
  if (started.kind === 'refusal') throw new Error(started.code)
  return started.match
}

export function act(match: AvalonMatch, seat: Side, ...texts: string[]): void {
  for (const text of texts) {
    const done = match.act(seat, say(text), { at: 0, by: 'person', key: null })
    if (isRefusal(done)) throw new Error(`${text} is refused: ${done.code}`)
  }
}

/** Takes back the seat's last act; false if there is none that he may take back. */
export function takesBack(match: AvalonMatch, seat: Side): boolean {
  return !isRefusal(match.undo(seat, { at: 0, by: 'person', key: null }))
}

/** The draws as "why of sides". */
export function drawsOf(chance: RecordingChance): string[] {
  return chance.draws.map(({ why, sides }) => `${why} of ${sides}`)
}
