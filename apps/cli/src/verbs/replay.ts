import { findGame } from '@logres/catalogue'
import {
  type AnyGame,
  type AnyMatch,
  type Entry,
  type GameRecord,
  hash,
  Match,
  type Refusal,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import { findWords, sayRefusal } from '@logres/words'
import { Arguments, Complaint, readRecordFile } from '../arguments.ts'

type Print = (game: AnyGame, match: AnyMatch, entry: Entry, events: readonly Tagged[]) => void

export function runReplay(args: readonly string[]): number {
  const given = new Arguments(args, { flags: ['json'] })
  const record = readRecordFile(given.subject)
  const entry = findGame(record.table.game)
  if (entry === undefined) throw new Complaint(`The record is of a game that is not known here: ${record.table.game}.`)
  replay(entry.game, record, given.flag('json') ? printJson : printText)
  return 0
}

function replay(game: AnyGame, { table, entries }: GameRecord, print: Print): void {
  const [first, ...others] = entries
  if (first === undefined) throw new Complaint('The record has no entries.')
  const started = Match.restart(game, table, first)
  if (started.kind === 'refusal') throw wrong(first, started)
  const { match } = started
  print(game, match, first, [])
  for (const entry of others) {
    const done = match.replay(entry)
    if (done.kind === 'refusal') throw wrong(entry, done)
    print(game, match, entry, done.events)
  }
}

function wrong({ seq }: Entry, refusal: Refusal): Complaint {
  return new Complaint(`The record cannot be replayed beyond entry ${seq}: ${sayRefusal(refusal)}`)
}

/** One line per entry, with everything a checker's own program needs. */
function printJson(game: AnyGame, match: AnyMatch, entry: Entry, events: readonly Tagged[]): void {
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
  }
  console.log(JSON.stringify(line))
}

function printText(game: AnyGame, match: AnyMatch, entry: Entry, events: readonly Tagged[]): void {
  const words = findWords(game.id)
  const company = { names: match.table.seats.map(({ name }) => name), reader: null }
  const name = entry.seat === null ? 'clerk' : company.names[entry.seat]
  const parsed = entry.kind === 'act' ? game.parseAction(entry.action) : undefined
  const deed = parsed === undefined || parsed.kind === 'refusal' ? entry.kind : (words?.action(parsed) ?? parsed.kind)
  console.log(
    `${entry.seq}. ${name}: ${deed}${entry.kind === 'undo' ? ` (back to before ${JSON.stringify(entry.action)})` : ''}`,
  )
  for (const event of events) console.log(`   ${words?.event(event, company) ?? event.kind}`)
  for (const { why, value, sides } of entry.draws) console.log(`   drawn: ${why}, ${value} of ${sides}`)
  if (match.outcome !== undefined) console.log(`The end: ${JSON.stringify(match.outcome)}`)
}
