/* What an open review shows: the position, from whose knowledge, and what stands out there. */
import { lang, type ReviewPart } from '@logres/board-kit'
import { findManifest } from '@logres/catalogue/manifests'
import type { Seat } from '@logres/kernel'
import type { SayReason } from '@logres/mind'
import type { Decision, Estimate, LuckEvent, Moment } from '@logres/review'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { playAt, type ReviewData, stepBefore } from './data.ts'
import { type OpenReview, winnerOf } from './open-review.ts'
import { type Reviewing, reviewInWorker } from './runner.ts'

/** What a seat knew, or with nothing hidden. */
export type Knowledge = Seat | 'open'
/** `game` is the tab of the game's own. */
export type TabName = 'moments' | 'luck' | 'game'

export interface CurvePoint {
  readonly step: number
  readonly chance: Estimate
  /** With all hands open. */
  readonly open: Estimate
}

const NONE: Estimate = { mean: 0, error: 0 }

export class ReviewSession {
  readonly open: OpenReview
  readonly reviewing: Reviewing
  readonly knowledge: Signal<Knowledge>
  readonly tab: Signal<TabName> = signal('moments')
  /** Whose chance to win is shown. */
  readonly subject: ReadonlySignal<Seat>
  readonly curve: ReadonlySignal<readonly CurvePoint[]>
  /** What stands out, in the order of the game. */
  readonly moments: ReadonlySignal<readonly Moment[]>
  /** The moment that is explained. */
  readonly moment: ReadonlySignal<Moment | undefined>
  /** The decision made at this position, if it was judged. */
  readonly decision: ReadonlySignal<Decision | undefined>
  /** Why a play is better, in the page's language; undefined where a game has no reasons. */
  readonly sayReason: Signal<SayReason | undefined> = signal(undefined)
  /** What the game adds. */
  readonly part: Signal<ReviewPart | undefined> = signal(undefined)
  readonly #chosen: Signal<Moment | undefined> = signal(undefined)
  readonly #stop: () => void

  constructor(open: OpenReview) {
    const { state, reader, log } = open
    this.open = open
    this.reviewing = reviewInWorker(log)
    this.knowledge = signal(reader ?? 'open')
    const { data } = this.reviewing
    this.subject = computed(() => {
      const knowledge = this.knowledge.value
      return reader ?? (knowledge === 'open' ? winnerOf(open.outcome) : knowledge)
    })
    this.curve = computed(() => this.#curveOf(data.value))
    this.moments = computed(() => data.value.moments.toSorted((a, b) => a.seq - b.seq))
    this.moment = computed(() => {
      const chosen = this.#chosen.value
      const at = state.shownAt.value
      const here = this.moments.value.filter((moment) => this.stepOf(moment) === at)
      return here.find((each) => chosen !== undefined && isSame(each, chosen)) ?? here[0]
    })
    this.decision = computed(() => {
      const moment = this.moment.value
      if (moment?.kind === 'luck') return undefined
      const at = state.shownAt.value
      const { decisions } = data.value
      if (moment !== undefined) return decisions.find(({ seq }) => seq === moment.seq)
      return decisions.find(({ seq }) => stepBefore(data.value, seq) === at)
    })
    void this.#loadPart()
    const stopReasons = effect(() => {
      const wanted = lang.value
      void findManifest(open.state.match.play.game.id)
        ?.reasons?.(wanted)
        .then((say) => {
          if (lang.peek() === wanted) this.sayReason.value = say
        })
    })
    const stopViewer = effect(() => {
      const knowledge = this.knowledge.value
      state.viewAs.value = knowledge === 'open' ? this.subject.value : knowledge
    })
    this.#stop = () => {
      stopReasons()
      stopViewer()
    }
  }

  get luckEvent(): LuckEvent | undefined {
    const moment = this.moment.value
    return this.reviewing.data.value.luck.find(({ seq }) => seq === moment?.seq)
  }

  /** Where a moment is shown: a decision before it was made, luck after it came. */
  stepOf({ kind, seq }: Moment): number {
    return stepBefore(this.reviewing.data.value, seq) + (kind === 'luck' ? 1 : 0)
  }

  choose(moment: Moment | undefined): void {
    this.#chosen.value = moment
    if (moment !== undefined) this.open.state.jump(this.stepOf(moment))
  }

  /** To the next moment of the game, or to the one before. */
  stepMoment(by: -1 | 1): void {
    const { moments, moment } = this
    const list = moments.peek()
    const now = moment.peek()
    const at = this.open.state.shownAt.peek()
    const no = now === undefined ? -1 : list.indexOf(now)
    const next =
      no >= 0
        ? list[no + by]
        : by > 0
          ? list.find((each) => this.stepOf(each) > at)
          : list.findLast((each) => this.stepOf(each) < at)
    if (next !== undefined) this.choose(next)
  }

  /** The chances of a seat at a position. */
  chanceAt(step: number, seat: Seat, knowledge: Knowledge): Estimate | undefined {
    const data = this.reviewing.data.value
    const point = data.points[playAt(data, step)]
    return (knowledge === 'open' ? point?.open : point?.known[knowledge])?.[seat]
  }

  close(): void {
    this.#stop()
    this.reviewing.close()
    this.open.state.close()
  }

  async #loadPart(): Promise<void> {
    const part = await findManifest(this.open.state.match.play.game.id)?.reviewPart?.()
    await part?.ready()
    this.part.value = part
  }

  #curveOf({ points, plays }: ReviewData): CurvePoint[] {
    const seat = this.subject.value
    const knowledge = this.knowledge.value
    const last = plays.at(-1)
    return points.map((point, no): CurvePoint => {
      const step = plays[no]?.from ?? (last === undefined ? 0 : last.from + last.seqs.length)
      const chances = knowledge === 'open' ? point.open : point.known[knowledge]
      return { step, chance: chances?.[seat] ?? NONE, open: point.open[seat] ?? NONE }
    })
  }
}

export function isSame(a: Moment, b: Moment): boolean {
  return a.seq === b.seq && a.kind === b.kind
}
