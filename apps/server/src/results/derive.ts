/* The result of a finished match, from its rows and its log. */
import { at, type Outcome, type Result as RulesResult, type Seat } from '@logres/kernel'
import type { SeatView } from '@logres/protocol'
import { readLog } from '../matches/read-log.ts'
import { replayEntry, restartMatch } from '../matches/replay.ts'
import { Seats } from '../matches/seats.ts'
import { isKept } from '../people/kept.ts'
import type { Result, ResultEnding, ResultSeat } from '../store/community.ts'
import type { Id, MatchRow, Store, TableRow } from '../store/store.ts'

/** All but its number, which depends on what else has finished. */
export type NewResult = Omit<Result, 'n'>

/** Undefined: there is no such match, or it is not over. Throws if its log cannot be replayed. */
export async function deriveResult(
  store: Pick<Store, 'get' | 'list' | 'find'>,
  id: Id,
): Promise<NewResult | undefined> {
  const [row, table] = await Promise.all([store.get('matches', id), store.get('tables', id)])
  if (row === undefined || table === undefined || row.overAt === null) return undefined
  const { turns, seats, outcome } = await replayed(store, row)
  const ending = endingOf(outcome, seats)
  return {
    ...{ match: id, game: row.table.game, startedAt: row.startedAt, overAt: row.overAt, turns, ending },
    seats: await Promise.all(seats.map((view, seat) => resultSeat(store, table, view, seat, outcome))),
    ...{ options: table.options, pace: table.pace },
    isPublic: table.access === 'public',
    isRated: table.isRated === true,
  }
}

interface Replayed {
  readonly turns: number
  readonly seats: readonly SeatView[]
  readonly outcome: Outcome
}

async function replayed(store: Pick<Store, 'list'>, { id, table }: MatchRow): Promise<Replayed> {
  const [first] = await store.list('entries', [id], { limit: 1 })
  const match = restartMatch(table, first?.entry)
  const seats = new Seats(table)
  for await (const entry of readLog(store, id, 1)) {
    replayEntry(match, entry)
    seats.apply(entry)
  }
  const { game, state, outcome } = match
  if (outcome === undefined) throw new Error(`match ${id} is over, but its log is not`)
  return { turns: game.turn(state).no, seats: seats.list, outcome }
}

function endingOf(outcome: Outcome, seats: readonly SeatView[]): ResultEnding {
  switch (outcome.by) {
    case 'rules':
      return isLostOnTime(seats) ? 'time' : 'played'
    case 'resignation':
      return 'resigned'
    case 'agreement':
      return 'agreed'
    case 'void':
      return 'void'
  }
}

/** Bots finished it for people who had run out of time, and at most one person was left. */
function isLostOnTime(seats: readonly SeatView[]): boolean {
  const people = seats.filter(({ bot }) => bot === null)
  const wereReplaced = people.some(({ standIn, resigned }) => standIn !== null && !resigned)
  return wereReplaced && people.filter((seat) => !hasLeft(seat)).length <= 1
}

function hasLeft({ bot, standIn, resigned }: SeatView): boolean {
  return bot === null && (standIn !== null || resigned)
}

async function resultSeat(
  store: Pick<Store, 'find'>,
  table: TableRow,
  view: SeatView,
  seat: Seat,
  outcome: Outcome,
): Promise<ResultSeat> {
  const holder = table.seats[seat]
  const person = view.bot === null && holder?.kind === 'person' ? holder.person : null
  return {
    ...{ person, bot: view.bot, name: view.bot === null ? null : view.name },
    isGuest: person !== null && !(await isKept(store, person)),
    ...{ place: placeOf(outcome, seat), score: scoreOf(outcome, seat), hasLeft: hasLeft(view) },
  }
}

/** Where nobody won, all share the first place. */
function placeOf(outcome: Outcome, seat: Seat): number {
  if (outcome.by === 'rules') return at(outcome.result.places, seat)
  return outcome.by === 'resignation' ? at(outcome.places, seat) : 1
}

function scoreOf(outcome: Outcome, seat: Seat): number | null {
  const result: RulesResult | undefined = outcome.by === 'rules' ? outcome.result : undefined
  return result?.scores[seat] ?? null
}
