/*
 * A whole game: first the curve, then luck and decisions play by play. What is ready can be read while the rest is computed.
 */
import { chooseSquire, Stopwatch } from '@logres/bots'
import { type Actor, at, type Seat, seededChance, type Tagged } from '@logres/kernel'
import type { AnyMind } from '@logres/mind'
import { Course, type Outlook, outlookOf } from './course.ts'
import { CONFIRM, type Effort, NORMAL } from './effort.ts'
import { type Judgement, judge, type Option } from './judge.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { again, type Luck, luckOf } from './luck.ts'
import { type Moment, momentsOf } from './moments.ts'
import { type Play, positionAt, type Step, type Story } from './story.ts'
import type { Work } from './task.ts'

/** Raised when reviews are computed in another way: what was stored of older ones is not used any more. */
export const REVIEW_VERSION = 2

/** One choice that could be judged. */
export interface Decision {
  readonly play: number
  /** The play it belongs to: see Play. */
  readonly of: number
  readonly seq: number
  readonly turn: number
  readonly judgement: Judgement<Tagged>
  /** What a squire would have played, if that was tried too. */
  readonly squires: Option<Tagged> | undefined
}

export interface LuckEvent {
  readonly play: number
  readonly seq: number
  readonly actor: Actor
  /** What was drawn, by its names in the record. */
  readonly draws: readonly string[]
  readonly luck: Luck
}

/** The chances before a play. */
export interface Point {
  readonly play: number
  readonly open: Outlook
  /** By seat: what each knew. */
  readonly known: readonly Outlook[]
}

export interface ReviewOptions {
  readonly effort?: Effort
  /** Playouts for a point of the curve; and for each side of a chance event. */
  readonly curve?: number
  readonly luck?: number
  readonly seed?: string
  /** Whose decisions; all by default. */
  readonly seats?: readonly Seat[]
  /** Without it only luck and the open curve are computed. */
  readonly parts?: { readonly known?: boolean; readonly decisions?: boolean; readonly luck?: boolean }
}

const CURVE = 36
const LUCK = 48
/** Deals for the average of all. */
const DEALS = 96

export class Review {
  readonly points: Point[] = []
  readonly decisions: Decision[] = []
  readonly luck: LuckEvent[] = []
  /** When all is done. */
  ledger: Ledger | undefined
  readonly story: Story
  readonly #mind: AnyMind
  readonly #course: Course<object, Tagged, object>
  readonly #options: ReviewOptions
  readonly #seed: string
  #average: readonly number[] = []

  constructor(mind: AnyMind, story: Story, options: ReviewOptions = {}) {
    this.#mind = mind
    this.story = story
    this.#course = new Course(mind, story.seats)
    this.#options = options
    this.#seed = options.seed ?? 'review'
  }

  /** How much is done: points of the curve and plays. */
  get progress(): { readonly points: number; readonly plays: number; readonly of: number } {
    return { points: this.points.length, plays: this.#plays, of: this.story.plays.length }
  }

  #plays = 0

  get moments(): Moment[] {
    return momentsOf(this.decisions, this.luck)
  }

  /** For a Task. */
  *work(): Work<this> {
    const { plays } = this.story
    this.#average = yield* this.#deals()
    for (let no = 0; no <= plays.length; no++) this.points.push(yield* this.#point(no))
    for (const play of plays) {
      yield* this.#play(play)
      this.#plays += 1
    }
    const { seats } = this.story
    this.ledger = ledgerOf({
      ...{ seats, plays, average: this.#average, luck: this.luck, decisions: this.decisions },
      curve: this.points.map(({ open }) => open),
    })
    return this
  }

  /** What the seats can expect before anything is dealt. */
  *#deals(): Work<readonly number[]> {
    const { game, options, seats } = this.story
    const all: (readonly number[])[] = []
    for (let i = 0; i < DEALS; i++) {
      const chance = seededChance(`${this.#seed}/deal ${i}`)
      const state = game.setup(options, seats, chance)
      all.push(this.#course.playOut(state, this.#course.horizon(state, i), chance))
      yield
    }
    return outlookOf(all, seats).map(({ mean }) => mean)
  }

  *#point(no: number): Work<Point> {
    const { game, seats, shares, plays } = this.story
    const state = positionAt(this.story, no)
    if (no === plays.length && shares !== null) {
      const open = shares.map((mean) => ({ mean, error: 0 }))
      return { play: no, open, known: shares.map(() => open) }
    }
    const { curve = CURVE, parts } = this.#options
    const seed = `${this.#seed}/point ${no}`
    const open = yield* this.#course.open(state, curve, seed)
    const known: Outlook[] = []
    if (parts?.known ?? true)
      for (let seat = 0; seat < seats; seat++)
        known.push(yield* this.#course.known(game.view(state, seat), curve, `${seed} of ${seat}`))
    return { play: no, open, known }
  }

  *#play(play: Play): Work<void> {
    const { parts, seats, luck = LUCK } = this.#options
    for (const step of play.steps) {
      const { actor, seq, draws, before, after, action } = step
      const isWanted = actor !== 'clerk' && (seats === undefined || seats.includes(actor))
      if (isWanted && (parts?.decisions ?? true)) yield* this.#decision(play, step, actor)
      if (draws.length === 0 || !(parts?.luck ?? true)) continue
      const event = { after, draws, apply: again(this.#mind, before, actor, action) }
      const lucky = yield* luckOf(this.#mind, this.#course, event, luck, `${this.#seed}/luck ${seq}`)
      this.luck.push({ play: play.no, seq, actor, draws: draws.map(({ why }) => why), luck: lucky })
    }
  }

  *#decision(play: Play, { seq, turn, before, action }: Step, seat: Seat): Work<void> {
    const { game, seats } = this.story
    const mind = this.#mind
    const view = game.view(before, seat)
    if (!(mind.canJudge?.(view) ?? true) || game.legal(before, seat).length < 2) return
    const { effort = NORMAL } = this.#options
    const squire = this.#squire(view, seat)
    const judgement = yield* judge(
      mind,
      { view, seat, seats },
      { played: action, also: [squire], effort, seed: `${this.#seed}/${seq}`, isBrief: true, confirm: CONFIRM },
    )
    const squires = judgement.options.find((option) => mind.key(option.action) === mind.key(squire))
    this.decisions.push({ play: play.no, of: play.of, seq, turn, judgement, squires })
  }

  #squire(view: object, seat: Seat): Tagged {
    const chance = seededChance(`${this.#seed}/squire`)
    const { game, shortlist } = this.#mind
    const listed = game.legal(game.imagine(view, chance), seat)
    const legal = (shortlist?.(view, listed) ?? listed).slice(0, MOST_LISTED)
    if (legal.length === 1) return at(legal, 0)
    return chooseSquire(this.#mind, view, seat, legal, chance, new Stopwatch({ iterations: 1 })).action
  }
}

const MOST_LISTED = 300
