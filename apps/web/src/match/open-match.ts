/* Opens the match of a URL: a local one, or one on the server. */

import { afterPaint, nextTask } from '@logres/board-kit'
import { type Refusal, type RulesModule, refuse } from '@logres/kernel'
import { botName, isLevel } from '@logres/mind'
import { isRefused } from '../api/http.ts'
import { ensureSignedIn, me, rememberedName, requestSignedIn } from '../api/me.ts'
import type { TableView } from '../api/shapes.ts'
import { tables } from '../api/tables.ts'
import { setService } from '../coach/settings.ts'
import { manifestOf } from '../games.ts'
import { type LocalMatchParams, optionsInQuery, readLocalLink, seatsFor } from '../local-link.ts'
import type { LocalPlay, LocalPlayOptions } from '../play/local.ts'
import type { Play } from '../play/play.ts'
import { browserStorage, isFinished, isShared, listShelf } from '../play/shelf.ts'
import { runBotsInWorker } from '../play/worker-bot-runner.ts'
import { botPace, type Pace } from './bot-pace.ts'
import { loadMatchGame, type MatchGame } from './match-game.ts'
import { t } from './words/index.ts'

export interface OpenMatch {
  readonly kind: 'match'
  readonly play: Play
  readonly game: MatchGame
  readonly options: object
  /** The table on the server; undefined for a local match. */
  readonly table: TableView | undefined
  readonly params: LocalMatchParams | undefined
  /** A local match, which is saved in this browser. */
  readonly local?: LocalPlay
  /** Resolves if the server turns out not to open it. */
  readonly refused?: Promise<Refusal>
}

/** Milliseconds before a bot acts where others can act too. */
const BOT_DELAYS: Readonly<Record<Pace, number>> = { calm: 700, brisk: 350, instant: 120 }

/** `saved`: the id of a match that is kept in this browser. */
export async function openLocal(
  gameId: string,
  saved: string | undefined,
  query: URLSearchParams,
): Promise<OpenMatch | Refusal> {
  const [game, { resumeLocal, startLocal }] = await Promise.all([loadMatchGame(gameId), import('../play/local.ts')])
  if (game === undefined) return refuse('noSuchGame')
  await game.board.ready()
  await nextTask()
  const params = readLocalLink(gameId, query)
  if (query.has('coach')) setService('coach', true)
  const options = localOptions(game.rules)
  const id = saved ?? (params.isNew ? undefined : latestOf(gameId, params))
  const resumed = id === undefined ? undefined : resumeLocal(options, id)
  if (saved !== undefined && resumed === undefined) return refuse('noSuchTable')
  if (resumed !== undefined && isRefused(resumed)) return refuse('unreadable')
  const play =
    resumed ??
    startLocal(options, {
      seats: seatsOf(params, gameId),
      options: { ...optionsOf(game.rules, params, query), ...(await boxIn(gameId, query)) },
      seed: randomSeed(),
    })
  if (isRefused(play)) return play
  const isNew = resumed === undefined
  return {
    kind: 'match',
    play,
    game,
    options: play.options,
    table: undefined,
    params: { ...params, isNew },
    local: play,
  }
}

/** The unfinished match that was played last; with people on one device only if the link says so, or nothing at all. */
function latestOf(game: string, { people, isPlain }: LocalMatchParams): string | undefined {
  const { rows } = listShelf(browserStorage(), game)
  const own = rows.filter(({ branch }) => branch === undefined)
  return own.find((row) => !isFinished(row) && (isPlain || isShared(row) === people > 1))?.id
}

function localOptions({ game, standing = [], race }: RulesModule): LocalPlayOptions {
  return {
    game,
    storage: browserStorage(),
    createBotRunner: ({ table }) =>
      runBotsInWorker(
        game.id,
        table.seats.map(({ bot }) => (isLevel(bot) ? bot : null)),
        randomSeed(),
      ),
    botDelay: BOT_DELAYS[botPace.peek()],
    standing,
    race,
    now: () => Date.now(),
    scheduleSave: afterPaintOrPagehide,
    watchStorage: (changed) => {
      addEventListener('storage', changed)
      return () => removeEventListener('storage', changed)
    },
  }
}

/** After the next paint, or when the page is left before that, so that the last action is not lost. */
function afterPaintOrPagehide(run: () => void): void {
  let callOff = () => {}
  const done = () => {
    callOff()
    removeEventListener('pagehide', done)
    run()
  }
  addEventListener('pagehide', done)
  callOff = afterPaint(done)
}

/** The edition that the link names, of those on this device. */
async function boxIn(game: string, query: URLSearchParams): Promise<object> {
  const box = query.get('box')
  const { editions } = manifestOf(game)
  if (box === null || editions === undefined) return {}
  const [{ option }, { readEdition }] = await Promise.all([editions(), import('../pages/editions/stored.ts')])
  const stored = readEdition(game, box)
  return stored === undefined ? {} : { [option]: stored.edition }
}

/** Who goes first, if that is an option of the game, and the other options that the query names. */
function optionsOf({ game }: RulesModule, { firstPlayer }: LocalMatchParams, query: URLSearchParams): object {
  const { firstPlayerOption } = manifestOf(game.id)
  return {
    ...(firstPlayerOption === undefined ? {} : { [firstPlayerOption]: firstPlayer }),
    ...optionsInQuery({ ...game.options.defaults, ...game.options.implied }, query),
  }
}

function seatsOf(
  { bot, people, seats }: LocalMatchParams,
  game: string,
): { readonly name: string; readonly bot: string | null }[] {
  if (bot === null) return Array.from({ length: people }, (_, i) => ({ name: t().player(i + 1), bot: null }))
  const names = [me.peek()?.name ?? rememberedName() ?? t().player(1)]
  while (names.length < seatsFor(game, seats)) names.push(botName(names))
  return names.map((name, seat) => ({ name, bot: seat === 0 ? null : bot }))
}

function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function openRemote(id: string): Promise<OpenMatch | Refusal> {
  const known = await ensureSignedIn()
  if (isRefused(known)) return known
  const table = await tables.get(id)
  if (isRefused(table)) return table
  const [game, { RemotePlay }] = await Promise.all([loadMatchGame(table.game), import('../play/remote.ts')])
  if (game === undefined) return refuse('noSuchGame')
  await game.board.ready()
  const { promise: refused, resolve } = Promise.withResolvers<Refusal>()
  const play = new RemotePlay({
    refused: resolve,
    game: game.rules.game,
    race: game.rules.race,
    id,
    origin: location.origin.replace(/^http/, 'ws'),
    record: (match) => requestSignedIn('GET', `/api/matches/${match}/record`),
    history: (match) => requestSignedIn('GET', `/api/matches/${match}/history`),
  })
  return { kind: 'match', play, game, options: table.options, table, params: undefined, refused }
}
