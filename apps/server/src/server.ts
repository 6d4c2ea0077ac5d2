/* Wires everything together: one process, one port, one store. */
import { hostname } from 'node:os'
import type { Entry } from '@logres/kernel'
import type { FastifyInstance } from 'fastify'
import { Admin } from './admin/admin.ts'
import { BotPool } from './bots/pool.ts'
import { openBus } from './bus/index.ts'
import { Chat } from './chat/chat.ts'
import { DeadlineHandler } from './clocks/deadline-handler.ts'
import { Deadlines, MAX_SLEEP, wakingDeadlines } from './clocks/deadlines.ts'
import { type Config, fileOf, storeOf } from './config.ts'
import { createApp, isSecure, registerPlugins } from './http/app.ts'
import { addRoutes } from './http/routes.ts'
import { Streams } from './http/streams.ts'
import { addWeb } from './http/web.ts'
import { RemoteBots } from './jobs/remote-bots.ts'
import { KeptAccounts } from './limits/kept-accounts.ts'
import { Limiter } from './limits/limiter.ts'
import { type LimitPlan, limitsOf, TIMEOUTS, type Timeouts } from './limits/limits.ts'
import { KnownNetworks } from './limits/networks.ts'
import { Lobby, type LobbyOptions } from './lobby/lobby.ts'
import { Autoplay } from './matches/autoplay.ts'
import { BotRunner } from './matches/bot-runner.ts'
import { RACE_TIMING, Races, type RaceTiming } from './matches/races.ts'
import { Records } from './matches/records.ts'
import type { Room } from './matches/room.ts'
import { isSuperseded, Rooms, type RoomsOptions } from './matches/rooms.ts'
import { SEAT_BUDGET, type SeatBudget } from './matches/seat-budgets.ts'
import { DamageLog } from './operations/damage.ts'
import type { LogStream } from './operations/log.ts'
import { countingCommits, Metrics } from './operations/metrics.ts'
import { addOperations } from './operations/routes.ts'
import { type ShutdownState, shutDown } from './operations/shutdown.ts'
import { prepareStoreFile } from './operations/store-file.ts'
import { StoreHealth } from './operations/store-health.ts'
import { claimNames } from './people/claim-backfill.ts'
import { People } from './people/people.ts'
import { openPush } from './push/index.ts'
import { Leaderboards } from './ratings/leaderboards.ts'
import { ResultWriter } from './results/writer.ts'
import { Reviews } from './reviews/reviews.ts'
import { Sockets } from './socket/sockets.ts'
import { openStore } from './store/index.ts'
import { withRevisions } from './store/revisions.ts'
import { type Id, type Store, StoreUnavailable } from './store/store.ts'
import { TablePresence } from './tables/table-presence.ts'
import type { Hooks } from './tables/table-writer.ts'
import { Tables } from './tables/tables.ts'
import { Watching } from './watching/watching.ts'

export interface RunningServer {
  /** Where it listens, for people to read. */
  readonly address: string
  readonly port: number
  readonly store: Store
  /** Call after a person's quiet hours or vacations have changed. */
  settingsChanged(person: Id): Promise<void>
  stop(): Promise<void>
}

export interface ServerOverrides {
  /** Instead of the system clock. */
  now?(): number
  /** Instead of the time since the process started, for who is at a table. */
  presenceNow?(): number
  readonly store?: Store
  readonly log?: LogStream
  readonly minBotDelay?: number
  /** Bots, clocks and throws do not wait until pages have shown something. */
  readonly skipsReveals?: boolean
  readonly raceTiming?: RaceTiming
  readonly seatBudget?: SeatBudget
  readonly lobby?: Pick<LobbyOptions, 'reloadWithin'>
  /** Deadlines are checked at least this often, in milliseconds. */
  readonly maxSleep?: number
  /** Results that nobody has written are looked for this often, in milliseconds. */
  readonly resultsEvery?: number
  /** Small boards are redrawn at most this often, in milliseconds. */
  readonly watchRefresh?: number
  readonly timeouts?: Partial<Timeouts>
  readonly limits?: Partial<LimitPlan>
  /** The folder of the built pages, if not the default. */
  readonly pages?: string
}

const MIN_BOT_DELAY = 600

export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const now = overrides.now ?? Date.now
  const { origin, trustProxy } = config
  const timeouts = { ...TIMEOUTS, ...overrides.timeouts }
  const damageLog = new DamageLog()
  const app = createApp(config, timeouts, overrides.log, damageLog)
  const failed = (what: string, error: unknown) => {
    // Another server was first: expected. What the store cannot do is logged by its health.
    if (isSuperseded(error) || error instanceof StoreUnavailable || damageLog.note(app.log, error)) return
    app.log.error({ what, error: String(error) }, 'failed')
  }
  const file = overrides.store === undefined ? fileOf(config) : null
  const storeFile =
    file === null ? undefined : prepareStoreFile(file, config.store === null, (text) => app.log.warn(text))
  const bus = await openBus(config.bus, failed).catch((error) => {
    storeFile?.release()
    throw error
  })
  const limits = new Limiter({
    plan: { ...limitsOf(config), ...overrides.limits },
    networks: new KnownNetworks(config.knownNetworks),
    bus,
    // Limits are about durations: a system clock that is set back must not extend them.
    now: overrides.now ?? (() => performance.now()),
  })
  app.decorate('limits', limits)
  await registerPlugins(app, config, bus, timeouts)
  const opened =
    overrides.store ??
    (await openStore(storeOf(config), { onDamaged: (row) => failed('store', row) }).catch(async (error) => {
      await bus.close()
      storeFile?.release()
      throw error
    }))
  const metrics = new Metrics()
  const shutdown: ShutdownState = { isDraining: false }
  const health = new StoreHealth({
    store: opened,
    file,
    name: `${hostname()} ${config.port}`,
    log: (level, text, reason) => app.log[level]({ reason }, text),
  })
  const countedStore = withRevisions(countingCommits(health.watching(opened), metrics))
  const store = wakingDeadlines(countedStore, (due) => deadlines.wake(due))
  const keptAccounts = new KeptAccounts(store, now)
  app.decorate('keptAccounts', keptAccounts)
  const pool = new BotPool({
    ...(config.botThreads !== null && { workers: config.botThreads }),
    onLoss: (reason) => failed('bot thread', reason),
  })
  const remoteBots = config.bus === null ? undefined : new RemoteBots(pool, config.bus, failed)
  const bots = new BotRunner({ pool: remoteBots ?? pool, minDelay: overrides.minBotDelay ?? MIN_BOT_DELAY, failed })
  const races = new Races({ timing: overrides.raceTiming ?? RACE_TIMING, failed })
  const look = (room: Room, news: Entry | null) => {
    // They would fail, and be asked again when the room is reopened: over and over.
    if (health.isFailing) return
    autoplay.advance(room, news)
    push.notices.roomChanged(room)
  }
  const autoplay = new Autoplay({ bots, races, stalled: (room) => look(room, null), failed })
  const { answerDelay } = config
  const moved = (room: Room, news: Entry | null, where: 'here' | 'elsewhere') => {
    if (news !== null && where === 'elsewhere') return autoplay.watch(room, news)
    if (news !== null) metrics.played(room.match.game.id, news)
    if (news !== null && room.match.outcome !== undefined) results.matchOver(room.id, news.at)
    look(room, news)
  }
  const leaderboards = new Leaderboards({ store, now })
  const results = new ResultWriter({
    ...{ store, now, failed },
    written: (game) => leaderboards.changed(game),
    ...(overrides.resultsEvery !== undefined && { every: overrides.resultsEvery }),
  })
  const chatAdded: RoomsOptions['chatAdded'] = (room, chatRoom, n) => chat.showRemote(room, chatRoom, n)
  const readyElsewhere: RoomsOptions['readyElsewhere'] = (room, seat, race) => races.readyElsewhere(room, seat, race)
  const budget = overrides.seatBudget ?? SEAT_BUDGET
  const canSave = () => !health.isFailing
  const { skipsReveals = false } = overrides
  const matchRules = { answerDelay, budget, skipsReveals }
  const rooms = new Rooms({ store, bus, now, ...matchRules, moved, readyElsewhere, chatAdded, failed, canSave })
  const records = new Records(store)
  const watching = new Watching({
    ...{ store, bus, rooms, now, failed },
    ...(overrides.watchRefresh !== undefined && { refreshAfter: overrides.watchRefresh }),
  })
  await watching.connect()
  const reviews = new Reviews({ store, records, failed })
  const streams = new Streams(rooms, failed)
  const people = new People(store, now, bus)
  const push = await openPush(config, { store, rooms, people, metrics, now, failed })
  const chat = new Chat(people, limits)
  const hooks: Hooks = {
    matchStarted: (row) => {
      streams.matchStarted(row)
      push.matchStarted(row)
      lobby.matchStarted(row)
    },
    tableChanged: (row) => lobby.tableChanged(row),
    challengeChanged: (challenged) => lobby.tell(challenged),
    reseat: (row) => rooms.reseat(row),
    seatPassed: (row, seat) => streams.seatPassed(row, seat),
  }
  const tablePresence = new TablePresence({
    bus,
    ...(overrides.presenceNow && { now: overrides.presenceNow }),
    isListening: (person) => streams.isListening(person),
  })
  await tablePresence.connect()
  const tables = new Tables(store, now, hooks, limits.plan.strongBotSeats, tablePresence)
  const lobby = new Lobby({ store, tables, people, bus, now, failed, ...overrides.lobby })
  await lobby.connect()
  await streams.connect(bus, store)
  const wakeBots = (room: Room) => autoplay.advance(room, null)
  const deadlineHandler = new DeadlineHandler({
    store,
    rooms,
    tables,
    now,
    wakeBots,
    notify: (row) => push.notices.handle(row),
    settle: (table) => lobby.settle(table),
    notifyChallenge: (row) => push.notifyChallenge(row, (person) => lobby.here.stateOf(person) === 'here'),
  })
  const maxSleep = overrides.maxSleep ?? MAX_SLEEP
  const deadlines = new Deadlines({
    store: countedStore,
    now,
    handle: (row) => deadlineHandler.handle(row),
    failed,
    maxSleep,
  })
  const sockets = new Sockets({
    ...{ people, rooms, races, chat, store, origin, trustProxy, limits, keptAccounts, lobby, failed, metrics, health },
    pingTimeout: timeouts.ping,
  })
  health.onChange((isSaving) => {
    sockets.broadcast({ kind: 'saving', isSaving })
    if (isSaving) rooms.resume()
  })
  const settingsChanged = (person: Id) => deadlineHandler.settingsChanged(person)
  addRoutes(app, {
    ...{ chat, admin: new Admin({ people, tables, rooms, failed }), settingsChanged, failed },
    origin,
    streams,
    leaderboards,
    streamTick: timeouts.streamTick,
    people,
    push,
    tables,
    lobby,
    rooms,
    records,
    watching,
    reviews,
    store,
    isSecure: isSecure(origin),
  })
  addWeb(app, { store, origin }, overrides.pages)
  addOperations(app, { health, shutdown, metrics, areMetricsOpen: config.metrics })
  metrics.addGauges({ rooms, sockets, pool, remoteBots, store: opened })
  sockets.attach(app.server)
  let claiming: Promise<void> | undefined
  let isStopping = false
  const stop = async () => {
    isStopping = true
    await claiming
    limits.stop()
    lobby.stop()
    const parts = {
      health,
      app,
      sockets,
      streams,
      rooms,
      records,
      reviews,
      results,
      watching,
      deadlines,
      remoteBots,
      pool,
      push,
      bus,
      store,
    }
    await shutDown({ state: shutdown, ...parts }).finally(() => storeFile?.release())
  }
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    throw error
  }
  deadlines.start()
  results.start()
  push.notices.start()
  claiming = claimNames(people.registry, () => isStopping).catch((error) => failed('names', error))
  const port = portOf(app)
  return {
    address: config.origin ?? `http://localhost:${port}`,
    port,
    store,
    settingsChanged,
    stop,
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
