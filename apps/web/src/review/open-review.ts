/* Opens the finished match that a review is about: one of this device, or one on the server. */
import { type Moment, nextTask } from '@logres/board-kit'
import { type GameRecord, isRefusal, type Outcome, type Refusal, refuse, type Seat } from '@logres/kernel'
import { isRefused } from '../api/http.ts'
import { ensureSignedIn, requestSignedIn } from '../api/me.ts'
import { tables } from '../api/tables.ts'
import { loadMatchGame, type MatchGame } from '../match/match-game.ts'
import { MatchState } from '../match/state.ts'
import { browserStorage, readRecord, recordKey, type SavedRecord, shelfPath } from '../play/shelf.ts'
import { RecordPlay } from '../replay-file/record-play.ts'
import { prepareSteps, replaySliced } from './replay-sliced.ts'

export interface OpenReview {
  readonly state: MatchState
  readonly log: SavedRecord
  readonly moments: readonly Moment[]
  readonly outcome: Outcome | null
  /** Whose review it is; null for those who watched, and where several people share the device. */
  readonly reader: Seat | null
  /** The address of the match itself. */
  readonly match: string
}

export async function openLocalReview(id: string, saved: string): Promise<OpenReview | Refusal> {
  const game = await loadMatchGame(id)
  if (game === undefined) return refuse('noSuchGame')
  const key = { game: id, id: saved }
  const stored = readRecord(browserStorage()?.getItem(recordKey(key)) ?? '')
  if (stored === undefined) return refuse('noSuchTable')
  if (stored.from !== undefined) return refuse('noBeginning')
  const people = stored.table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const reader = people.length === 1 ? (people[0] ?? null) : null
  return open(game, stored, reader, shelfPath(key))
}

export async function openRemoteReview(id: string): Promise<OpenReview | Refusal> {
  const known = await ensureSignedIn()
  if (isRefused(known)) return known
  const table = await tables.get(id)
  if (isRefused(table)) return table
  if (table.status !== 'over') return refuse('notOver')
  const [game, record] = await Promise.all([
    loadMatchGame(table.game),
    requestSignedIn<GameRecord>('GET', `/api/matches/${id}/record`),
  ])
  if (game === undefined) return refuse('noSuchGame')
  if (isRefusal(record)) return record
  return open(game, record, table.seat, `/g/${id}`)
}

async function open(
  game: MatchGame,
  log: SavedRecord,
  reader: Seat | null,
  match: string,
): Promise<OpenReview | Refusal> {
  await game.board.ready()
  await nextTask()
  const replayed = await replaySliced(game.rules.game, log)
  if ('code' in replayed) return replayed
  const { outcome } = replayed.match
  if (outcome === undefined) return refuse('notOver')
  const viewer = reader ?? winnerOf(outcome)
  await prepareSteps(game.rules.game, replayed.timeline.moments, viewer)
  const play = new RecordPlay(game.rules.game, log, replayed.match, replayed.timeline, viewer)
  const { options } = log.table
  const state = new MatchState(
    { kind: 'match', play, game, options, table: undefined, params: undefined },
    () => () => null,
  )
  await state.ready()
  const { moments } = replayed.timeline
  state.useTimeline(moments)
  void prepareAll(game, moments, log.table.seats.length)
  return { state, log, moments, outcome, reader, match }
}

/** For the switch of knowledge. */
async function prepareAll(game: MatchGame, moments: readonly Moment[], seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) await prepareSteps(game.rules.game, moments, seat)
}

/** To those without a seat the game is told from the winner's side. */
export function winnerOf(outcome: Outcome | null): Seat {
  const places = outcome?.by === 'rules' ? outcome.result.places : outcome?.by === 'resignation' ? outcome.places : []
  return Math.max(0, places.indexOf(1))
}
