/* A match in this page: against bots, or between people who share the device. It needs no server. */

import { type Readiness, type Step, stepsFor } from '@logres/board-kit'
import { type Move, PendingAction } from '@logres/bots'
import type { Race, StandingQuestion } from '@logres/kernel'
import {
  type AnyGame,
  type AnyMatch,
  type Appended,
  exportRecord,
  type GameRecord,
  isRefusal,
  Match,
  openingOfSeed,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  type Sender,
  seededTable,
  type TableSeat,
  type Tagged,
  unsealSeeded,
  type Viewer,
} from '@logres/kernel'
import type { MatchView } from '@logres/protocol'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { BotRunner } from './bot-runner.ts'
import { LocalRace } from './local-race.ts'
import type { Clocks, StandingAnswers } from './messages.ts'
import type { Chat, Connection, Play } from './play.ts'
import { RaceTracker } from './race-tracker.ts'
import { replayLog } from './replay-log.ts'
import { SavedGame, type Scores } from './saved-game.ts'
import { readRecord, recordKey, type SavedRecord, type ShelfStorage, shelfId } from './shelf.ts'
import { standingAnswer } from './standing-answers.ts'
import { Timeline } from './timeline.ts'

export interface LocalPlayOptions {
  readonly game: AnyGame
  /** Where to save it; undefined: nowhere. */
  readonly storage: ShelfStorage | undefined
  createBotRunner(match: AnyMatch): BotRunner
  /**
   * Milliseconds before a bot acts where others can act too, so people keep up. Constant, so it reveals nothing about hands.
   * Where it is a bot's turn alone it acts at once: the page tells what it did, at its own pace.
   */
  readonly botDelay: number
  readonly standing: readonly StandingQuestion[]
  readonly race?: Race | undefined
  now(): number
  /** When to save the match: at once, or after the next paint. */
  scheduleSave(save: () => void): void
  /** Calls back when another tab has changed the storage; returns how to stop. */
  watchStorage(changed: () => void): () => void
}

export interface NewMatch {
  readonly seats: readonly TableSeat[]
  readonly options: object
  readonly seed: string
}

/** A new match. */
export function startLocal(playOptions: LocalPlayOptions, { seats, options, seed }: NewMatch): LocalPlay | Refusal {
  const { id, rulesVersion } = playOptions.game
  const read = playOptions.game.options.read(options)
  if (read.kind === 'refusal') return read
  const table = seededTable(seed, { id: `local/${seed}`, game: id, rulesVersion, options: read.options, seats })
  const started = Match.start(playOptions.game, table, unsealSeeded(table, seed).chance, playOptions.now())
  if (started.kind === 'refusal') return started
  const timeline = new Timeline()
  timeline.add(started.match, [])
  const key = { game: id, id: shelfId(table.id) }
  const saved = new SavedGame(playOptions.storage, key, playOptions.storage?.getItem(recordKey(key)) ?? null)
  saved.save(started.match, [])
  return new LocalPlay(playOptions, started.match, timeline, saved)
}

/** The saved match with this id; undefined if there is none. */
export function resumeLocal(options: LocalPlayOptions, id: string): LocalPlay | Refusal | undefined {
  const key = { game: options.game.id, id }
  const text = options.storage?.getItem(recordKey(key)) ?? null
  if (text === null) return undefined
  const record = readRecord(text)
  if (record === undefined) return refuse('notARecord')
  const timeline = new Timeline()
  const match = replayed(options.game, record, timeline)
  return 'code' in match
    ? match
    : new LocalPlay(options, match, timeline, new SavedGame(options.storage, key, text, record.from))
}

/** What was stored may be damaged in ways that no check of its shape finds. */
function replayed(game: AnyGame, record: SavedRecord, timeline: Timeline): AnyMatch | Refusal {
  try {
    return replayLog(game, record, (now, events) => timeline.add(now, events))
  } catch {
    return refuse('notARecord')
  }
}

export class LocalPlay implements Play {
  readonly game: AnyGame
  readonly isLocal = true
  readonly viewer: Signal<Viewer>
  readonly current: Signal<MatchView | undefined>
  readonly steps: Signal<readonly Step[]>
  readonly isComplete: ReadonlySignal<boolean> = signal(true)
  readonly connection: ReadonlySignal<Connection> = signal('local')
  readonly isSaving: ReadonlySignal<boolean> = signal(true)
  readonly clocks: ReadonlySignal<Clocks | undefined> = signal(undefined)
  readonly presence: ReadonlySignal<undefined> = signal(undefined)
  readonly agreeing: Signal<readonly Seat[]> = signal([])
  readonly standing: Signal<StandingAnswers> = signal({})
  readonly chats: ReadonlySignal<readonly Chat[]> = signal([])
  readonly handover: Signal<Seat | undefined> = signal(undefined)
  readonly unanswered: ReadonlySignal<number> = signal(0)
  readonly saved: SavedGame
  readonly #options: LocalPlayOptions
  readonly #match: AnyMatch
  readonly #timeline: Timeline
  readonly #bots: BotRunner
  readonly #people: readonly Seat[]
  readonly #raceTracker: RaceTracker
  readonly #race: LocalRace | undefined
  readonly #stopWatching: () => void
  #scores: () => Scores = () => []
  #isClosed = false
  /** The page is revealing something: nobody else acts, and no seat is handed over. */
  #isRevealing = false
  /** Everything that happened is saved. */
  #isSaved = true
  /** Incremented by every change, so that an asynchronous move can tell whether it is outdated. */
  #version = 0
  /** The move that a bot wants to make later. */
  readonly #pending = new PendingAction()

  constructor(options: LocalPlayOptions, match: AnyMatch, timeline: Timeline, saved: SavedGame) {
    this.saved = saved
    this.#stopWatching = options.watchStorage(() => saved.check())
    this.game = options.game
    this.#options = options
    this.#match = match
    this.#timeline = timeline
    this.#people = match.table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    this.#bots = options.createBotRunner(match)
    const [only] = this.#people
    this.viewer = signal(this.#people.length === 1 && only !== undefined ? only : 'table')
    this.#raceTracker = new RaceTracker(options.race)
    this.#race = this.#raceOf(options.race)
    this.current = signal(undefined)
    this.steps = signal([])
    this.#continue()
  }

  get race(): RaceTracker['now'] {
    return this.#raceTracker.now
  }

  get readiness(): ReadonlySignal<Readiness | undefined> {
    return this.#race?.readiness ?? NO_READINESS
  }

  /** The options of the match. */
  get options(): object {
    return this.#match.table.options
  }

  /** Several people on one device. */
  get isShared(): boolean {
    return this.#people.length > 1
  }

  /** What each seat has reached, for lists of matches: only a board knows it. */
  listScores(scores: () => Scores): void {
    this.#scores = scores
    this.saved.saveRow(this.#match, scores())
  }

  /** Continues as a match of its own, where another tab has continued this one too. */
  keepSeparately(): void {
    this.saved.keepSeparately(this.#match, this.#scores())
  }

  async act(action: Tagged): Promise<Refusal | undefined> {
    const seat = this.#viewerSeat()
    return typeof seat === 'number' ? this.#finishAction(this.#match.act(seat, action, this.#sender('person'))) : seat
  }

  async touch(token: string, claimed: number): Promise<Refusal | undefined> {
    const seat = this.#viewerSeat()
    if (typeof seat !== 'number') return seat
    return this.#race === undefined ? refuse('noRace') : this.#race.touch(this.#match.state, seat, token, claimed)
  }

  async sayReady(): Promise<Refusal | undefined> {
    const seat = this.#viewerSeat()
    if (typeof seat !== 'number') return seat
    return this.#race === undefined ? refuse('noRace') : this.#race.sayReady(this.#match.state, seat)
  }

  async undo(from?: number): Promise<Refusal | undefined> {
    const seat = this.#viewerSeat()
    return typeof seat === 'number' ? this.#finishAction(this.#match.undo(seat, this.#sender('person'), from)) : seat
  }

  async resign(): Promise<Refusal | undefined> {
    const seat = this.#viewerSeat()
    if (typeof seat !== 'number') return seat
    const refusal = this.#finishAction(this.#match.note('resign', seat, null, this.#sender('person')))
    // With more than two seats the rules let the others play on. Nobody would watch bots alone here.
    return refusal ?? (this.#haveAllResigned() ? this.agreeEnd(true) : undefined)
  }

  #haveAllResigned(): boolean {
    if (this.#match.outcome !== undefined) return false
    const { entries } = this.#match
    return this.#people.every((seat) => entries.some((entry) => entry.kind === 'resign' && entry.seat === seat))
  }

  /** People on one device agree by talking to each other; bots always agree. */
  async agreeEnd(agrees: boolean): Promise<Refusal | undefined> {
    return agrees ? this.#finishAction(this.#match.note('agreeEnd', null, null, this.#sender('clerk'))) : undefined
  }

  async takeBack(): Promise<Refusal | undefined> {
    return refuse('notSeated')
  }

  async setStandingAnswers(answers: StandingAnswers): Promise<Refusal | undefined> {
    this.standing.value = answers
    this.#continue()
    return undefined
  }

  async say(): Promise<Refusal | undefined> {
    return refuse('notSeated')
  }

  confirmHandover(): void {
    const seat = this.handover.peek()
    if (seat === undefined) return
    batch(() => {
      this.handover.value = undefined
      this.viewer.value = seat
      this.#show()
    })
  }

  setRevealing(isRevealing: boolean): void {
    const wasRevealing = this.#isRevealing
    this.#isRevealing = isRevealing
    if (wasRevealing && !isRevealing && !this.#isClosed) this.#goOn()
  }

  async record(): Promise<GameRecord | Refusal> {
    if (this.saved.from !== undefined) return refuse('noBeginning')
    const opening = openingOfSeed(this.#match.table)
    return opening === undefined ? refuse('notARecord') : exportRecord(this.#match, opening)
  }

  close(): void {
    this.#isClosed = true
    this.#stopWatching()
    this.#saveNow()
    this.#bots.close()
    this.#race?.close()
  }

  #viewerSeat(): Seat | Refusal {
    const viewer = this.viewer.peek()
    return viewer === 'table' ? refuse('notSeated') : viewer
  }

  #raceOf(race: Race | undefined): LocalRace | undefined {
    const { table } = this.#match
    return (
      race &&
      new LocalRace({
        race,
        people: this.#people,
        levelAt: (seat) => table.seats[seat]?.bot ?? '',
        turnNo: (state) => this.game.turn(state).no,
        enter: (action) => void this.#finishAction(this.#match.act('clerk', action, this.#sender('clerk'))),
      })
    )
  }

  #sender(by: Sender['by']): Sender {
    return { at: this.#options.now(), by, key: null }
  }

  #finishAction(done: Appended<Tagged> | Refusal): Refusal | undefined {
    if (isRefusal(done)) return done
    this.#version += 1
    this.#timeline.add(this.#match, done.events)
    this.#save()
    this.#continue()
    return undefined
  }

  #save(): void {
    if (!this.#isSaved) return
    this.#isSaved = false
    this.#options.scheduleSave(() => this.#saveNow())
  }

  #saveNow(): void {
    if (this.#isSaved) return
    this.#isSaved = true
    this.saved.save(this.#match, this.#scores())
  }

  /** Shows what happened. If the page reveals it bit by bit, the match goes on afterwards. */
  #continue(): void {
    batch(() => this.#show())
    if (this.#isRevealing) this.#race?.expect(this.#match.state)
    else this.#goOn()
  }

  /** Shows the next person their view, or lets the next bot think. */
  #goOn(): void {
    batch(() => {
      this.#chooseViewer()
      this.#show()
    })
    if (this.#match.outcome === undefined) void this.#letOthersAct()
  }

  /** When people share the device, the hand-over screen appears before the next person's cards. */
  #chooseViewer(): void {
    if (!this.isShared) return
    const { state, outcome } = this.#match
    if (outcome !== undefined) {
      this.handover.value = undefined
      return
    }
    const asked = this.#people.filter((seat) => this.game.toAct(state).includes(seat) && !this.#isReady(seat))
    const looking = this.viewer.peek()
    const [next] = asked
    const isRunning = this.#options.race?.now(state)?.waitsFor.some((seat) => seat === looking) === true
    if (next === undefined || isRunning || asked.some((seat) => seat === looking)) return
    this.handover.value = next
    this.viewer.value = 'table'
  }

  #isReady(seat: Seat): boolean {
    return this.game.asked(this.game.view(this.#match.state, seat))?.params.ready === true
  }

  async #letOthersAct(): Promise<void> {
    const age = this.#version
    const isOld = () => this.#isClosed || age !== this.#version
    const { state } = this.#match
    if (this.#race?.update(state) === true) return
    const actors = this.game.toAct(state)
    const answer = this.#standingAnswer()
    if (answer === undefined && actors.every((actor) => actor !== 'clerk' && this.#people.includes(actor))) return
    const delay = actors.length > 1 ? this.#options.botDelay : 0
    const [move] = await Promise.all([answer ?? this.#bots.next(state), sleep(delay)])
    if (move === undefined || isOld() || this.#isRevealing) return
    await this.#waitUntilDue(move)
    if (isOld() || this.#isRevealing) return
    this.#pending.clear()
    const by = move.actor === 'clerk' ? 'clerk' : this.#people.includes(move.actor) ? 'person' : 'bot'
    this.#finishAction(this.#match.act(move.actor, move.action, this.#sender(by)))
  }

  /** Without a delay between moves nothing waits. */
  async #waitUntilDue({ actor, action, after = 0 }: Move): Promise<void> {
    const { now, botDelay } = this.#options
    if (botDelay === 0 || after <= botDelay) return
    await sleep(this.#pending.msLeft([actor, action], after - botDelay, now()))
  }

  #standingAnswer(): Move | undefined {
    const question = this.current.peek()?.question ?? null
    const seat = this.viewer.peek()
    if (question === null || seat === 'table') return undefined
    const { state } = this.#match
    const isLegal = (action: Tagged) => this.game.whyNot(state, seat, action) === undefined
    const action = standingAnswer(this.#options.standing, this.standing.peek(), question, isLegal)
    return action && { actor: seat, action }
  }

  #show(): void {
    const viewer = this.viewer.peek()
    const { state, table, outcome, entries } = this.#match
    const view = this.game.view(state, viewer)
    const isAsked = outcome === undefined && viewer !== 'table'
    const question: Question | null = isAsked ? (this.game.asked(view) ?? null) : null
    this.#raceTracker.update(view, outcome !== undefined)
    this.steps.value = stepsFor(this.game, this.#timeline.moments, viewer)
    this.current.value = {
      match: table.id,
      game: table.game,
      view,
      ask: entries.length,
      question,
      undoable: viewer === 'table' ? [] : this.#match.undoable(viewer),
      seats: table.seats.map(({ name, bot }, seat) => ({
        name,
        bot,
        standIn: null,
        resigned: entries.some((entry) => entry.kind === 'resign' && entry.seat === seat),
      })),
      outcome: outcome ?? null,
    }
  }
}

const NO_READINESS: ReadonlySignal<undefined> = signal(undefined)

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
