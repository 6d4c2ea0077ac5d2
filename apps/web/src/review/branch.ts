/* Playing on from a position of a finished match, as a match of its own on this device. */
import {
  Match,
  type Refusal,
  refuse,
  type Seat,
  seededChance,
  seededTable,
  type TableSeat,
  unsealSeeded,
} from '@logres/kernel'
import type { Level } from '@logres/mind'
import { SavedGame } from '../play/saved-game.ts'
import { browserStorage, shelfId, shelfPath } from '../play/shelf.ts'
import type { ReviewSession } from './session.ts'

/** All other seats are bots of a level, or everybody is played by hand. */
export type Opponent = Level | 'hand'

/** The seat that goes on, and whose knowledge counts. */
export function seatToPlay(session: ReviewSession): Seat {
  const knowledge = session.knowledge.value
  return knowledge === 'open' ? session.subject.value : knowledge
}

/** Whether the game goes on from the position that is shown. */
export function canPlayOn({ open: { state, moments } }: ReviewSession): boolean {
  return state.shownAt.value < moments.length - 1
}

/** The address of the new match. `seed` decides what is drawn from now on. */
export function branchOff(
  session: ReviewSession,
  { opponent, name, seed, at }: { opponent: Opponent; name: string; seed: string; at: number },
): string | Refusal {
  const { state, log, moments } = session.open
  const { game } = state.match.play
  const moment = moments[state.shownAt.peek()]
  if (moment === undefined) return refuse('badStart')
  const seat = seatToPlay(session)
  const position =
    session.knowledge.peek() === 'open'
      ? moment.state
      : game.imagine(game.view(moment.state, seat), seededChance(`${seed}/hidden`))
  const seats = log.table.seats.map(
    ({ name }, each): TableSeat => ({ name, bot: each === seat || opponent === 'hand' ? null : opponent }),
  )
  const { options, rulesVersion } = log.table
  const table = seededTable(seed, { id: `local/${seed}`, game: game.id, rulesVersion, options, seats })
  const started = Match.from(game, table, position, unsealSeeded(table, seed).chance, at)
  if (started.kind === 'refusal') return started
  const key = { game: game.id, id: shelfId(table.id) }
  const review = location.pathname + location.hash
  const saved = new SavedGame(browserStorage(), key, null, { state: position, name, review })
  saved.save(started.match, [])
  const now = saved.state.peek()
  return now === 'saved' || now === 'madeRoom' ? shelfPath(key) : refuse('cannotSave')
}
