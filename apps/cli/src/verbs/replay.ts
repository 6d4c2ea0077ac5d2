import { findWords } from '@logres/catalogue/words'
import {
  type Actor,
  type AnyGame,
  type AnyMatch,
  type Entry,
  type GameRecord,
  hash,
  isRefusal,
  Match,
  type Refusal,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import type { GameWords, Players } from '@logres/words'
import { LANGUAGES } from '@logres/words'
import { sayOutcome, sayRefusal } from '@logres/words/english'
import { Arguments, escapeForTerminal, gameOf, readRecordFile, UsageError } from '../arguments.ts'
import { PAGES, replayPage } from './replay-html.ts'

type Print = (game: AnyGame, match: AnyMatch, entry: Entry, events: readonly Tagged[]) => void

export function runReplay(args: readonly string[]): number {
  const given = new Arguments(args, { texts: ['lang', 'pages'], flags: ['json', 'html', 'legal', 'hands'] })
  const [isHtml, isJson] = [given.flag('html'), given.flag('json')]
  const more: More = { legal: given.flag('legal'), hands: given.flag('hands') }
  if (isHtml && isJson) throw new UsageError('Either --json or --html.')
  if (!isJson && (more.legal || more.hands)) throw new UsageError('--legal and --hands go with --json.')
  if (!isHtml && (given.text('lang') ?? given.text('pages')) !== undefined)
    throw new UsageError('--lang and --pages go with --html.')
  const lang = given.oneOf('lang', LANGUAGES, 'en')
  const record = readRecordFile(given.subject)
  if (isRefusal(record)) throw new UsageError(`The record cannot be replayed: ${sayRefusal(record)}`)
  replay(gameOf(record), record, isHtml ? () => {} : isJson ? jsonPrinter(more) : printText)
  if (isHtml) process.stdout.write(replayPage(record, lang, given.text('pages') ?? PAGES))
  return 0
}

function replay(game: AnyGame, { table, entries }: GameRecord, print: Print): void {
  const [first, ...others] = entries
  if (first === undefined) throw new UsageError('The record has no entries.')
  const started = Match.restart(game, table, first)
  if (started.kind === 'refusal') throw wrong(game, 0, started)
  const { match } = started
  print(game, match, first, [])
  for (const entry of others) {
    const done = match.replay(entry)
    if (done.kind === 'refusal') throw wrong(game, match.entries.length, done)
    print(game, match, entry, done.events)
  }
}

function wrong(game: AnyGame, seq: number, refusal: Refusal): UsageError {
  return new UsageError(`The record cannot be replayed beyond entry ${seq}: ${sayRefusal(refusal, findWords(game.id))}`)
}

/** What a line has only on request: it makes the output many times as long. */
interface More {
  /** After the entry: who is asked, and all they may do. */
  readonly legal: boolean
  /** After the entry: what each seat sees, and so its hand. */
  readonly hands: boolean
}

/** One line per entry, with everything a checker's own program needs. */
function jsonPrinter(more: More): Print {
  return (game, match, entry, events) => {
    const seenBy = (viewer: Viewer) => events.flatMap((event) => game.redact(event, viewer) ?? [])
    const { seq, kind, seat, action, draws } = entry
    const line = {
      seq,
      kind,
      seat,
      action,
      draws,
      events: { table: seenBy('table'), seats: match.table.seats.map((_, seat) => seenBy(seat)) },
      view: game.view(match.state, 'table'),
      state: hash(match.state),
      ...(more.legal && { legal: legalNow(game, match) }),
      ...(more.hands && { seatViews: match.table.seats.map((_, seat) => game.view(match.state, seat)) }),
    }
    console.log(JSON.stringify(line))
  }
}

interface Legal {
  readonly actor: Actor
  readonly actions: readonly Tagged[]
}

/** Nobody is asked once a match is over, also where it was resigned in the middle of a turn. */
function legalNow(game: AnyGame, { state, outcome }: AnyMatch): readonly Legal[] {
  if (outcome !== undefined) return []
  return game.toAct(state).map((actor) => ({ actor, actions: game.legal(state, actor) }))
}

function printText(game: AnyGame, match: AnyMatch, entry: Entry, events: readonly Tagged[]): void {
  const words = findWords(game.id, match.table.options)
  const players = { names: match.table.seats.map(({ name }) => escapeForTerminal(name)), reader: null }
  const name = entry.seat === null ? 'clerk' : players.names[entry.seat]
  console.log(`${entry.seq}. ${name}: ${entryText(game, entry, words, players)}`)
  for (const event of events) console.log(`   ${words?.event(event, players) ?? event.kind}`)
  for (const { why, value, sides } of entry.draws)
    console.log(`   drawn: ${escapeForTerminal(why)}, ${value} of ${sides}`)
  if (match.outcome !== undefined) console.log(`The end: ${sayOutcome(match.outcome, players.names)}.`)
}

function entryText(
  game: AnyGame,
  { kind, action }: Entry,
  words: GameWords<Tagged, Tagged> | undefined,
  players: Players,
): string {
  const parsed = kind === 'act' ? game.parseAction(action) : undefined
  if (parsed !== undefined && parsed.kind !== 'refusal') return words?.action(parsed, players) ?? parsed.kind
  const from =
    kind === 'undo' && typeof action === 'object' && action !== null && 'from' in action ? action.from : undefined
  return from === undefined ? kind : `takes back everything from entry ${from} on`
}
