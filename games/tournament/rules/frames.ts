/*
 * Every question the game can ask, and the sequences it follows. The top frame says what is asked now. What is hidden
 * from a viewer is null in the frames of his view; what he may know of it stands beside it.
 */
import type { Seat, SequenceFrame } from '@logres/kernel'
import type { Card, Emblem, Token } from './vocabulary.ts'

export type RoundStep = 'barter' | 'announcement' | 'duels' | 'nextRound'

/** 3.1 */
export interface RoundFrame extends SequenceFrame<RoundStep> {
  readonly kind: 'round'
  /** Only with the option `barterTimes`: how many duels of this round are over. */
  fought?: number
}

export type DuelStep = 'begin' | 'lay' | 'turnOver' | 'judgement' | 'reward' | 'winnerBuys' | 'loserBuys'

export type Two<T> = [T, T]
export type SeatPair = readonly [Seat, Seat]

/** 6 One duel; what there is two of stands in the order of `pair`. */
export interface DuelFrame extends SequenceFrame<DuelStep> {
  readonly kind: 'duel'
  readonly pair: SeatPair
  /** What both have laid, in the order of WEAPONS, from the moment it is turned over. */
  turned: readonly [readonly Card[], readonly Card[]] | null
  readonly points: Two<number>
  winner: Seat | null
}

/** 2.4 Pick one of the open cards. */
export interface DraftFrame {
  readonly kind: 'draft'
  seat: Seat
  /** Picks made so far. */
  picks: number
}

/** 4 Deal, all at once and without turns. */
export interface BarterFrame {
  readonly kind: 'barter'
  /** Who is ready. */
  readonly ready: boolean[]
  /** How often each seat took ready back. */
  readonly takeBacks: number[]
}

export type Answer = 'stay' | 'retire'

/** 5.2 Stay or retire, all at once and in secret. */
export interface AnnouncementFrame {
  readonly kind: 'announcement'
  readonly hasAnswered: boolean[]
  /** Hidden from all but its giver. */
  readonly answers: (Answer | null)[]
}

/** 6.1 Lay four cards, both at once and in secret. */
export interface LayFrame {
  readonly kind: 'lay'
  readonly pair: SeatPair
  readonly hasLaid: Two<boolean>
  /** In the order of WEAPONS; hidden from all but who laid them. */
  readonly laid: Two<readonly Card[] | null>
}

/** 7.1 What the small tokens show. */
export interface Throw {
  readonly emblems: readonly Emblem[]
  readonly dots: 1 | 2
}

/** 7.3 How the platform measured a touch. */
export interface Measured {
  /** From paint to touch, by the client's own clock. */
  readonly claimed: number
  /** From the throw sent to the touch received. */
  readonly span: number
  /** The shortest of the last round trips. */
  readonly allowance: number
}

/** 7.2 One touch: both null if none came in time. */
export interface Touch {
  readonly token: Token | null
  readonly ms: number | null
  readonly measured: Measured | null
}

/** 7 The clerk throws the tokens and enters both touches. */
export interface JudgementFrame {
  readonly kind: 'judgement'
  readonly pair: SeatPair
  /** Which throw this is, from 1. */
  no: number
  /** Null until the clerk throws; then whether both see it at once, or each alone when he begins his run. */
  shown: 'both' | 'alone' | null
  /** Null until somebody sees it; hidden from those who have not seen it. */
  thrown: Throw | null
  readonly hasRun: Two<boolean>
  readonly hasTouched: Two<boolean>
  /** Sealed until both are in: hidden from all but whose touch it is. */
  readonly touches: Two<Touch | null>
}

/** 6.5 Buy a card of the heap unseen, or pass. */
export interface PurchaseFrame {
  readonly kind: 'purchase'
  readonly seat: Seat
}

export type Question = DraftFrame | BarterFrame | AnnouncementFrame | LayFrame | JudgementFrame | PurchaseFrame
export type Frame = RoundFrame | DuelFrame | Question

/** The rule behind each question. */
export const QUESTION_RULES: Readonly<Record<Question['kind'], string>> = {
  draft: '2.4',
  barter: '4.1',
  announcement: '5.2',
  lay: '6.1',
  judgement: '7.3',
  purchase: '6.5',
}

export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'round':
    case 'purchase':
    case 'draft':
      return { ...frame }
    case 'barter':
      return { kind: 'barter', ready: frame.ready.slice(), takeBacks: frame.takeBacks.slice() }
    case 'announcement':
      return { kind: 'announcement', hasAnswered: frame.hasAnswered.slice(), answers: frame.answers.slice() }
    case 'duel':
      return { ...frame, points: [frame.points[0], frame.points[1]] }
    case 'lay':
      return {
        kind: 'lay',
        pair: frame.pair,
        hasLaid: [frame.hasLaid[0], frame.hasLaid[1]],
        laid: [frame.laid[0], frame.laid[1]],
      }
    case 'judgement':
      return {
        ...frame,
        hasRun: [frame.hasRun[0], frame.hasRun[1]],
        hasTouched: [frame.hasTouched[0], frame.hasTouched[1]],
        touches: [frame.touches[0], frame.touches[1]],
      }
  }
}
