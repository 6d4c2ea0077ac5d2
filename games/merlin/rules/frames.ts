/* Every question the game can ask, and the sequences it follows. The top frame says what is asked now. */
import type { Seat, SequenceFrame } from '@logres/kernel'
import type { AllyName } from './allies/ally.ts'
import type { PointsSpace, Position } from './vocabulary.ts'

export type RoundStep = 'roll' | 'allies' | 'turns' | 'scoring' | 'nextRound'

/** 3.1 */
export interface RoundFrame extends SequenceFrame<RoundStep> {
  readonly kind: 'round'
}

export type TurnStep = 'chooseDie' | 'prepare' | 'arrive' | 'repeat' | 'finish' | 'draw' | 'passOn'

/** 3.1 to 3.5 One player's turn. */
export interface TurnFrame extends SequenceFrame<TurnStep> {
  readonly kind: 'turn'
  readonly seat: Seat
  /** What the chosen die moves, and how far. */
  figure: 'knight' | 'merlin'
  value: number
  /** 6 blue: the knight goes counter-clockwise. */
  backwards: boolean
  /** The space whose action may be done. */
  at: Position
  /** The action was done, not renounced. */
  hasActed: boolean
  /** 3.4 A staff may repeat it: not if a seal has doubled it (9.4). */
  mayRepeat: boolean
  /** 9.4 What the flag-bearer's seal scores instead; null if it is not used. */
  scoredAs: PointsSpace | null
  /** 10.2 The allies who have changed the die in this turn. */
  readonly helped: AllyName[]
  /** 5.1 Quests resolved in this turn: so many are drawn at its end. */
  resolved: number
}

export type ScoringStep = 'traitors' | 'domain' | 'influence' | 'servants' | 'turnSeals'

/** 7 */
export interface ScoringFrame extends SequenceFrame<ScoringStep> {
  readonly kind: 'scoring'
  /** 7.3 How many provinces have been scored, clockwise from the black one. */
  province: number
  /** 7.3 The Grail has decided a tie in this scoring. */
  grailUsed: boolean
}

export const QUESTIONS = {
  /** Choose one of your dice. */
  chooseDie: '3.1',
  /** Change the die and the way, then move. */
  prepare: '3.2',
  /** Do the action of the space, or renounce it. */
  arrive: '3.2',
  /** Once more, for a staff. */
  repeat: '3.4',
  act: '3.4',
  /** Free moves, then end the turn. */
  finish: '3.5',
  /** 4.7 Take an item for the one returned. */
  exchange: '4.7',
  /** 4.4 Discard one of your traitors. */
  discardTraitor: '4.4',
  /** 4.8 Discard another quest, or draw. */
  discardMore: '4.8',
  /** 4.8, 5.1 Draw a quest; `n` are still to be drawn. */
  drawQuest: '4.8',
  /** 4.9 What the tower gives. */
  tower: '4.9',
  /** 9.4 Build once more by the builder's seal. */
  buildAgain: '9.4',
  /** 9.4 Send a second servant by the lady's seal. */
  placeAgain: '9.4',
  /** 10.1 Choose an ally; `n` is the pick. */
  chooseAlly: '10.1',
  /** 10.2 Galahad: one more of the item that `n` says. */
  galahad: '10.2',
  /** 10.2 Gaheris under the manor on tile `n`. */
  gaheris: '10.2',
  /** 10.2 A second gift of the tower on a tile with Gaheris; `n` says what the first was. */
  towerAgain: '10.2',
  /** 10.2 Kay beside the counter in province `n`. */
  kay: '10.2',
  /** 7.3 Let the Grail decide in province `n`. */
  grail: '7.3',
} as const satisfies Readonly<Record<string, string>>

/** All questions have one shape: whom, and a number where there is one to say. */
export interface Question {
  readonly kind: keyof typeof QUESTIONS
  readonly seat: Seat
  n: number
}

export type Frame = RoundFrame | TurnFrame | ScoringFrame | Question

export function copyFrame(frame: Frame): Frame {
  return frame.kind === 'turn' ? { ...frame, helped: frame.helped.slice() } : { ...frame }
}
