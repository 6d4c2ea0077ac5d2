/* Finds the match an address means: one of this device, or one on the server. */
import { type Refusal, refuse } from '@logres/kernel'
import { isRefused } from '../api/http.ts'
import { askKnown, beKnown, me } from '../api/me.ts'
import type { TableView } from '../api/shapes.ts'
import { tables } from '../api/tables.ts'
import type { BoardModule } from '../boards/board.ts'
import { findBoard } from '../boards/index.ts'
import { afterPaint, nextTask } from '../design/after-paint.ts'
import { isGameId, isLevel } from '../games.ts'
import { type LocalWish, namedOptions, readLocalLink, seatsFor } from '../local-link.ts'
import { beginLocal, type LocalPlan, resumeLocal } from '../play/local.ts'
import type { Play } from '../play/play.ts'
import { RemotePlay } from '../play/remote.ts'
import { thinkInWorker } from '../play/worker-thinker.ts'
import { prefs } from './prefs.ts'
import { t } from './words/index.ts'

export interface OpenMatch {
  readonly kind: 'match'
  readonly play: Play
  readonly board: BoardModule
  readonly options: object
  /** What the server says of its table; none on this device. */
  readonly table: TableView | undefined
  readonly wish: LocalWish | undefined
}

const BOT_NAMES = ['Mordred', 'Morgause', 'Agravain', 'Meleagant', 'Claudas']
/** So long a bot takes for each thing it does, that one can follow. */
const PACE = 700
const QUICK = 120

export async function openLocal(gameId: string, query: URLSearchParams): Promise<OpenMatch | Refusal> {
  const board = await findBoard(gameId)
  if (board === undefined) return refuse('noBoard')
  await board.ready()
  await nextTask()
  const wish = readLocalLink(query)
  const plan = planOf(board)
  const resumed = wish.isNew ? undefined : resumeLocal(plan)
  if (resumed !== undefined && isRefused(resumed)) return refuse('unreadable')
  const play =
    resumed ??
    beginLocal(plan, { seats: seatsOf(wish, gameId), options: optionsOf(board, wish, query), seed: randomSeed() })
  return isRefused(play) ? play : { kind: 'match', play, board, options: play.options, table: undefined, wish }
}

function planOf(board: BoardModule): LocalPlan {
  const { game, standing, race } = board
  return {
    game,
    shelf: globalThis.localStorage,
    thinker: ({ table }) =>
      thinkInWorker(
        game.id,
        table.seats.map(({ bot }) => (isLevel(bot) ? bot : null)),
        randomSeed(),
      ),
    pace: prefs.slowBots.peek() ? PACE : QUICK,
    standing,
    race,
    now: () => Date.now(),
    soon: afterPaintOrLeaving,
  }
}

/** Who leaves the page before it was painted anew must not lose what he did last. */
function afterPaintOrLeaving(run: () => void): void {
  let callOff = () => {}
  const done = () => {
    callOff()
    removeEventListener('pagehide', done)
    run()
  }
  addEventListener('pagehide', done)
  callOff = afterPaint(done)
}

/** Who begins, where the table can choose that, and whatever else of the game's options the address names. */
function optionsOf({ game }: BoardModule, { begins }: LocalWish, query: URLSearchParams): object {
  const { defaults } = game.options
  return { ...('startPlayer' in defaults ? { startPlayer: begins } : {}), ...namedOptions(defaults, query) }
}

function seatsOf(
  { bot, people, seats }: LocalWish,
  game: string,
): { readonly name: string; readonly bot: string | null }[] {
  if (bot === null) return Array.from({ length: people }, (_, i) => ({ name: t().player(i + 1), bot: null }))
  const others = isGameId(game) ? seatsFor(game, seats) - 1 : 1
  return [
    { name: me.peek()?.name ?? t().player(1), bot: null },
    ...BOT_NAMES.slice(0, others).map((name) => ({ name, bot })),
  ]
}

function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function openRemote(id: string): Promise<OpenMatch | Refusal> {
  const known = await beKnown()
  if (isRefused(known)) return known
  const table = await tables.get(id)
  if (isRefused(table)) return table
  const board = await findBoard(table.game)
  if (board === undefined) return refuse('noBoard')
  await board.ready()
  const play = new RemotePlay({
    game: board.game,
    race: board.race,
    id,
    origin: location.origin.replace(/^http/, 'ws'),
    record: (match) => askKnown('GET', `/api/matches/${match}/record`),
    history: (match) => askKnown('GET', `/api/matches/${match}/history`),
  })
  return { kind: 'match', play, board, options: table.options, table, wish: undefined }
}
