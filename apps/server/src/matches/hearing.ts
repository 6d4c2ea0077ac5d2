/* What a person says on a seat: acts, taking back, giving up, and what he wants of the platform. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Appended, isRefusal, present, type Refusal, refuse, type Seat, type Tagged } from '@logres/kernel'
import type { ClientMessage, StandingAnswers } from '@logres/protocol'
import type { MatchNews } from '../bus/news.ts'
import type { Store, Wish } from '../store/store.ts'
import type { Answers } from './answers.ts'
import type { Room } from './room.ts'
import type { Wishes } from './wishes.ts'

/** What a seat can say to its room. */
export type Said = Exclude<ClientMessage, { kind: 'chat' | 'touch' | 'look' }>
type Logged = Exclude<Said, { kind: 'standing' | 'agreeEnd' | 'disagreeEnd' }>

export interface HearingPlan {
  readonly answers: Answers
  readonly wishes: Wishes
  readonly store: Pick<Store, 'list'>
  now(): number
  /** The other servers that have this match are told. */
  tell(news: MatchNews): void
}

export class Hearing {
  readonly #room: Room
  readonly #answers: Answers
  readonly #wishes: Wishes
  readonly #store: Pick<Store, 'list'>
  readonly #now: () => number
  readonly #tell: (news: MatchNews) => void

  constructor(room: Room, { answers, wishes, store, now, tell }: HearingPlan) {
    this.#store = store
    this.#tell = tell
    this.#room = room
    this.#answers = answers
    this.#wishes = wishes
    this.#now = now
  }

  hear(seat: Seat, message: Said): Promise<number | Refusal> {
    if (message.kind === 'standing') return this.#hearStanding(seat, message.answers)
    if (message.kind === 'agreeEnd' || message.kind === 'disagreeEnd') return this.#hearOfEnd(seat, message.kind)
    return this.#hearLogged(seat, message)
  }

  async #hearLogged(seat: Seat, message: Logged): Promise<number | Refusal> {
    const left = message.kind === 'act' ? this.#answers.left(seat, message.ask) : 0
    if (left > 0 && message.kind === 'act') {
      const refusal = this.#answers.whyNot(seat, message.action)
      if (refusal !== undefined) return refusal
      await sleep(left)
      // Who has said it twice meanwhile is answered once.
      return this.#room.hear(seat, message)
    }
    const done = this.#perform(seat, message)
    if (isRefusal(done)) return done
    const cursor = await this.#room.keep(done)
    // All others may have agreed before.
    if (message.kind === 'resign') await this.endIfAgreed()
    return cursor
  }

  #perform(seat: Seat, message: Logged): Appended<Tagged> | Refusal {
    const { match, seats, isGone } = this.#room
    if (isGone) return refuse('reload')
    const sender = { at: this.#now(), by: 'person', key: message.key } as const
    const isAway = present(seats.list[seat]).standIn !== null
    switch (message.kind) {
      case 'act':
        if (isAway) return refuse('standInPlays')
        if (message.ask !== this.#room.lens(seat).ask) return refuse('stale')
        return match.act(seat, message.action, sender)
      case 'undo':
        if (isAway) return refuse('standInPlays')
        return message.from === undefined
          ? match.undo(seat, sender)
          : match.undo(seat, sender, this.#room.lens(seat).entryOf(message.from) ?? -1)
      case 'resign':
        return match.note('resign', seat, null, sender)
      case 'takeBack':
        return isAway ? match.note('handBack', seat, null, sender) : refuse('noStandIn')
    }
  }

  /** Answers for a person what was to be answered without asking, if that is what is asked. */
  answerStanding(seat: Seat): Promise<void> | undefined {
    return this.#standingAt(seat) === undefined ? undefined : this.#answerStanding(seat)
  }

  async #answerStanding(seat: Seat): Promise<void> {
    const lens = this.#room.lens(seat)
    const { ask } = lens
    await sleep(this.#answers.left(seat, ask))
    // It can be changed until the last moment.
    const action = this.#standingAt(seat)
    if (this.#room.isGone || action === undefined || lens.ask !== ask) return
    // Without a key: it is no sign that the person is there.
    const done = this.#room.match.act(seat, action, { at: this.#now(), by: 'person', key: null })
    if (!isRefusal(done)) await this.#room.keep(done)
  }

  #standingAt(seat: Seat): Tagged | undefined {
    if (this.#room.match.outcome !== undefined || this.#room.levelAt(seat) !== undefined) return undefined
    return this.#answers.standingAt(this.#room.lens(seat), this.#wishes.standing(seat))
  }

  async #hearStanding(seat: Seat, answers: StandingAnswers): Promise<number | Refusal> {
    const refusal = this.#room.match.outcome ? refuse('matchOver') : this.#answers.mayNotStand(answers)
    if (refusal !== undefined) return refusal
    await this.#keepWish(this.#wishes.change(seat, { standing: answers }))
    // Nobody else may notice that there was anything to tell.
    for (const onlooker of this.#room.onlookers) if (onlooker.viewer === seat) onlooker.send(this.#wishes.answers(seat))
    // Its own trouble is the room's, which is opened again then.
    this.answerStanding(seat)?.catch(() => {})
    return this.#room.lens(seat).shown.cursor
  }

  async #hearOfEnd(seat: Seat, kind: 'agreeEnd' | 'disagreeEnd'): Promise<number | Refusal> {
    const { match, seats } = this.#room
    if (match.outcome !== undefined) return refuse('matchOver')
    if (!seats.people.includes(seat)) return refuse('alreadyResigned', null, { seat })
    await this.#keepWish(this.#wishes.change(seat, { agreesToEnd: kind === 'agreeEnd' }))
    // Once it is written: of two who agree at two servers that hear nothing of each other, one at least sees both.
    const rows = await this.#store.list('wishes', [this.#room.id])
    for (const other of rows) if (other.seat !== seat) this.#wishes.take(other)
    this.#sendAgreeing()
    await this.endIfAgreed((each) => rows.some((row) => row.seat === each && row.agreesToEnd))
    return this.#room.lens(seat).shown.cursor
  }

  /** If all who play on have agreed to end, wherever they said so. If it fails, whoever opens the match next does it. */
  async endIfAgreed(agrees = (seat: Seat) => this.#wishes.agrees(seat)): Promise<void> {
    const { match, seats, isGone } = this.#room
    if (isGone || match.outcome !== undefined || seats.people.length === 0 || !seats.people.every(agrees)) return
    try {
      await this.#room.note('agreeEnd', null, null)
    } catch (error) {
      if (!this.#room.isGone) throw error
    }
  }

  #sendAgreeing(): void {
    for (const onlooker of this.#room.onlookers) onlooker.send(this.#wishes.agreeing())
  }

  async #keepWish(wish: Wish): Promise<void> {
    await this.#room.commit([{ in: 'wishes', put: wish }])
    this.#wishes.shown(wish)
    this.#tell({ kind: 'wish', seat: wish.seat })
  }

  /** What was said to another server. Nobody there may have known that all agree. */
  async rewish(wish: Wish): Promise<void> {
    const { seat } = wish
    if (this.#wishes.take(wish)) {
      this.#sendAgreeing()
      for (const onlooker of this.#room.onlookers) {
        if (onlooker.viewer === seat) onlooker.send(this.#wishes.answers(seat))
      }
      this.answerStanding(seat)?.catch(() => {})
    }
    await this.endIfAgreed()
  }
}
