/* Handles what a person sends for a seat: acts, undo, resigning, and preferences. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Appended, isRefusal, present, type Refusal, refuse, type Seat, type Tagged } from '@logres/kernel'
import type { ClientMessage, StandingAnswers } from '@logres/protocol'
import type { MatchBusMessage } from '../bus/match-messages.ts'
import { TokenBuckets } from '../limits/token-bucket.ts'
import type { SeatPreferencesRow, Store } from '../store/store.ts'
import type { AnswerPolicy } from './answer-policy.ts'
import type { Room } from './room.ts'
import type { SeatPreferences } from './seat-preferences.ts'

/** What a seat can send to its room. */
export type Command = Exclude<ClientMessage, { kind: 'chat' | 'touch' | 'ready' | 'shown' | 'look' }>
type LoggedCommand = Exclude<Command, { kind: 'standing' | 'agreeEnd' | 'disagreeEnd' }>

/** Of preferences, by seat. */
const CHANGES = { perMinute: 30, burst: 30 }

export interface CommandHandlerOptions {
  readonly answerPolicy: AnswerPolicy
  readonly preferences: SeatPreferences
  readonly store: Pick<Store, 'list'>
  now(): number
  /** To the other servers that have this match open. */
  publish(news: MatchBusMessage): void
}

export class CommandHandler {
  readonly #room: Room
  readonly #answerPolicy: AnswerPolicy
  readonly #preferences: SeatPreferences
  readonly #store: Pick<Store, 'list'>
  readonly #now: () => number
  readonly #publish: (news: MatchBusMessage) => void
  /** Changes of preferences leave nothing behind in the store, but each is a write and a message to everybody. */
  readonly #changes: TokenBuckets

  constructor(room: Room, { answerPolicy: answers, preferences, store, now, publish }: CommandHandlerOptions) {
    this.#store = store
    this.#publish = publish
    this.#room = room
    this.#answerPolicy = answers
    this.#preferences = preferences
    this.#now = now
    this.#changes = new TokenBuckets(now, () => CHANGES)
  }

  handle(seat: Seat, message: Command): Promise<number | Refusal> {
    if (message.kind === 'standing') return this.#setStanding(seat, message.answers)
    if (message.kind === 'agreeEnd' || message.kind === 'disagreeEnd') return this.#setAgreement(seat, message.kind)
    return this.#handleLogged(seat, message)
  }

  async #handleLogged(seat: Seat, message: LoggedCommand): Promise<number | Refusal> {
    const left = message.kind === 'act' ? this.#answerPolicy.msLeft(seat, message.ask) : 0
    if (left > 0 && message.kind === 'act') {
      const refusal = this.#answerPolicy.whyNot(seat, message.action)
      if (refusal !== undefined) return refusal
      await sleep(left)
      // A repeat that came meanwhile gets the same answer.
      return this.#room.handle(seat, message)
    }
    const done = this.#perform(seat, message)
    if (isRefusal(done)) return done
    const cursor = await this.#room.commitEntry(done)
    // All others may have agreed already.
    if (message.kind === 'resign') await this.endIfAgreed()
    return cursor
  }

  #perform(seat: Seat, message: LoggedCommand): Appended<Tagged> | Refusal {
    const { match, seats, budgets, isClosed: isGone } = this.#room
    if (isGone) return refuse('reload')
    const refusal = budgets.whyNot(seat, message.kind)
    if (refusal !== undefined) return refusal
    const sender = { at: this.#now(), by: 'person', key: message.key } as const
    const isAway = present(seats.list[seat]).standIn !== null
    switch (message.kind) {
      case 'act':
        if (isAway) return refuse('standInPlays')
        if (message.ask !== this.#room.viewerState(seat).ask) return refuse('stale')
        return match.act(seat, message.action, sender)
      case 'undo':
        if (isAway) return refuse('standInPlays')
        return message.from === undefined
          ? match.undo(seat, sender)
          : match.undo(seat, sender, this.#room.viewerState(seat).entryOf(message.from) ?? -1)
      case 'resign':
        return match.note('resign', seat, null, sender)
      case 'takeBack':
        return isAway ? match.note('handBack', seat, null, sender) : refuse('noStandIn')
    }
  }

  /** Plays the standing answer if the seat is asked such a question. */
  answerStanding(seat: Seat): Promise<void> | undefined {
    return this.#standingAnswer(seat) === undefined ? undefined : this.#answerStanding(seat)
  }

  async #answerStanding(seat: Seat): Promise<void> {
    const viewerState = this.#room.viewerState(seat)
    const { ask } = viewerState
    await sleep(this.#answerPolicy.msLeft(seat, ask))
    // It can be changed until the last moment.
    const action = this.#standingAnswer(seat)
    if (this.#room.isClosed || action === undefined || viewerState.ask !== ask) return
    // Without a key: it does not show that the person is present.
    const done = this.#room.match.act(seat, action, { at: this.#now(), by: 'person', key: null })
    if (!isRefusal(done)) await this.#room.commitEntry(done)
  }

  #standingAnswer(seat: Seat): Tagged | undefined {
    const { match, budgets } = this.#room
    if (match.outcome !== undefined || this.#room.levelAt(seat) !== undefined || budgets.isSpent(seat)) return undefined
    return this.#answerPolicy.standingAnswer(this.#room.viewerState(seat), this.#preferences.standing(seat))
  }

  async #setStanding(seat: Seat, answers: StandingAnswers): Promise<number | Refusal> {
    const refusal = this.#room.match.outcome ? refuse('matchOver') : this.#answerPolicy.checkStanding(answers)
    if (refusal !== undefined) return refusal
    if (!this.#changes.take(String(seat))) return refuse('tooFast')
    await this.#savePreferences(this.#preferences.change(seat, { standing: answers }))
    // Only this seat may know about it.
    for (const client of this.#room.clients)
      if (client.viewer === seat) client.send(this.#preferences.standingMessage(seat))
    // If it fails the room is reopened.
    this.answerStanding(seat)?.catch(() => {})
    return this.#room.viewerState(seat).shown.cursor
  }

  async #setAgreement(seat: Seat, kind: 'agreeEnd' | 'disagreeEnd'): Promise<number | Refusal> {
    const { match, seats } = this.#room
    if (match.outcome !== undefined) return refuse('matchOver')
    if (!seats.people.includes(seat)) return refuse('alreadyResigned', null, { seat })
    if (!this.#changes.take(String(seat))) return refuse('tooFast')
    await this.#savePreferences(this.#preferences.change(seat, { agreesToEnd: kind === 'agreeEnd' }))
    // After the commit: of two people who agree at two disconnected servers, at least one reads both.
    const rows = await this.#store.list('wishes', [this.#room.id])
    for (const other of rows) if (other.seat !== seat) this.#preferences.replace(other)
    this.#sendAgreeing()
    await this.endIfAgreed((each) => rows.some((row) => row.seat === each && row.agreesToEnd))
    return this.#room.viewerState(seat).shown.cursor
  }

  /**
   * Ends the match if all remaining people agree, at whichever server. If it fails, the next to open the match does
   * it.
   */
  async endIfAgreed(agrees = (seat: Seat) => this.#preferences.agrees(seat)): Promise<void> {
    const { match, seats, isClosed: isGone } = this.#room
    if (isGone || match.outcome !== undefined || seats.people.length === 0 || !seats.people.every(agrees)) return
    try {
      await this.#room.note('agreeEnd', null, null)
    } catch (error) {
      if (!this.#room.isClosed) throw error
    }
  }

  #sendAgreeing(): void {
    for (const client of this.#room.clients) client.send(this.#preferences.agreeingMessage())
  }

  async #savePreferences(row: SeatPreferencesRow): Promise<void> {
    await this.#room.commit([{ in: 'wishes', put: row }])
    this.#preferences.committed(row)
    this.#publish({ kind: 'wish', seat: row.seat })
  }

  /** Changed at another server, which may not have known that all agree. */
  async preferencesChanged(row: SeatPreferencesRow): Promise<void> {
    const { seat } = row
    if (this.#preferences.replace(row)) {
      this.#sendAgreeing()
      for (const client of this.#room.clients) {
        if (client.viewer === seat) client.send(this.#preferences.standingMessage(seat))
      }
      this.answerStanding(seat)?.catch(() => {})
    }
    await this.endIfAgreed()
  }
}
