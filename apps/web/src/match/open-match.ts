/* Finds the match an address means: one of this device, or one on the server. */

import { afterPaint, nextTask } from '@logres/board-kit'
import { type Refusal, type RulesModule, refuse } from '@logres/kernel'
import { isLevel } from '@logres/mind'
import { isRefused } from '../api/http.ts'
import { askKnown, beKnown, me } from '../api/me.ts'
import type { TableView } from '../api/shapes.ts'
import { tables } from '../api/tables.ts'
import { manifestOf } from '../games.ts'
import { type LocalWish, namedOptions, readLocalLink, seatsFor } from '../local-link.ts'
import { beginLocal, type LocalPlan, resumeLocal } from '../play/local.ts'
import type { Play } from '../play/play.ts'
import { RemotePlay } from '../play/remote.ts'
import { thinkInWorker } from '../play/worker-bot-runner.ts'
import { loadMatchGame, type MatchGame } from './match-game.ts'
import { prefs } from './prefs.ts'
import { t } from './words/index.ts'

export interface OpenMatch {
  readonly kind: 'match'
  readonly play: Play
  readonly game: MatchGame
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
  const game = await loadMatchGame(gameId)
  if (game === undefined) return refuse('noSuchGame')
  await game.board.ready()
  await nextTask()
  const wish = readLocalLink(query)
  const plan = planOf(game.rules)
  const resumed = wish.isNew ? undefined : resumeLocal(plan)
  if (resumed !== undefined && isRefused(resumed)) return refuse('unreadable')
  const play =
    resumed ??
    beginLocal(plan, { seats: seatsOf(wish, gameId), options: optionsOf(game.rules, wish, query), seed: randomSeed() })
  return isRefused(play) ? play : { kind: 'match', play, game, options: play.options, table: undefined, wish }
}

function planOf({ game, standing = [], race }: RulesModule): LocalPlan {
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

/** Leaving the page before it was painted again must not lose what was done last. */
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
function optionsOf({ game }: RulesModule, { begins }: LocalWish, query: URLSearchParams): object {
  const { firstPlayerOption } = manifestOf(game.id)
  return {
    ...(firstPlayerOption === undefined ? {} : { [firstPlayerOption]: begins }),
    ...namedOptions(game.options.defaults, query),
  }
}

function seatsOf(
  { bot, people, seats }: LocalWish,
  game: string,
): { readonly name: string; readonly bot: string | null }[] {
  if (bot === null) return Array.from({ length: people }, (_, i) => ({ name: t().player(i + 1), bot: null }))
  const others = seatsFor(game, seats) - 1
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
  const game = await loadMatchGame(table.game)
  if (game === undefined) return refuse('noSuchGame')
  await game.board.ready()
  const play = new RemotePlay({
    game: game.rules.game,
    race: game.rules.race,
    id,
    origin: location.origin.replace(/^http/, 'ws'),
    record: (match) => askKnown('GET', `/api/matches/${match}/record`),
    history: (match) => askKnown('GET', `/api/matches/${match}/history`),
  })
  return { kind: 'match', play, game, options: table.options, table, wish: undefined }
}
