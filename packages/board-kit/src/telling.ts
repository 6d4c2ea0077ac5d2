/*
 * How a match is told: narrator, log and marks on the board are all made from these. An action is told with everything that
 * followed from it (an attack, its answer, the conquest and the payment are one), so it grows while steps arrive.
 */
import type { Seat, Viewer } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { ComponentChildren } from 'preact'
import type { LogLine, Step } from './steps.ts'

export const SOUNDS = [
  'card',
  'attack',
  'shield',
  'conquest',
  'coin',
  'dice',
  'hoof',
  'quill',
  'turn',
  'victory',
  'defeat',
] as const
export type SoundName = (typeof SOUNDS)[number]

/** The id of a thing on the board: `region-3`, `crowns-1`. Its element has it as `data-place`. */
export type PlaceId = string

export interface ToldAction {
  /** The first and the last step it consists of, so far. */
  readonly from: number
  readonly to: number
  /** Who did it; null: nobody (a scoring, a new round). */
  readonly seat: Seat | null
  /** The whole story in one sentence or two: who, what, where, with what result, at what price. */
  readonly sentence: string
  /** The same words with pictures and places in them, where a board has more to show than text. */
  readonly rich?: ComponentChildren
  /** Drawn on 24 × 24. */
  readonly icon: ComponentChildren
  /** Beside the icon in the narrator's trail: a place's number, a card, how it ended. */
  readonly chip: ComponentChildren
  /** Beside the icon in the log. A place in it is a <PlaceLink>. */
  readonly line: ComponentChildren
  /** The second line in the log, for losses; '' if there is nothing to say. */
  readonly note: string
  /** At the right end of the line in the log: what was gained. */
  readonly gain: ComponentChildren
  /** Where it happened: framed on the board while it is told. */
  readonly places: readonly PlaceId[]
  /** What is told first in the recap of several turns: 0 is routine, 3 decides the match. */
  readonly weight: 0 | 1 | 2 | 3
  readonly sound: SoundName | null
  /** All of its events, for the details in the log. */
  readonly lines: readonly LogLine[]
}

/** What a board adds to the page's telling. */
export interface Telling {
  /** The actions of one turn, oldest first. `steps` are all steps of the match; the lines refer to them. */
  told(lines: readonly LogLine[], steps: readonly Step[], players: Players): readonly ToldAction[]
  /**
   * What can be read off the board: the state of each place. Two of these are compared to mark what changed; a difference of
   * numbers is shown as +2 or −1.
   */
  readings(view: object): ReadonlyMap<PlaceId, number | string>
  /** The heading of a turn in the log, without the player's name; '' or none: its number; null: it stands under the one before. */
  heading?(lines: readonly LogLine[], steps: readonly Step[]): string | null
  /** The sign of a seat on the board, for headings: a shield, a colour. */
  sign?(seat: Seat, players: Players): ComponentChildren
  /** The board's own prompt says what others did, together with the question: no recap takes its place. */
  readonly keepsPrompt?: boolean
  /** Who took a step, where several are asked at once. Without it: the seat that its first event names. */
  actor?(step: Step): Seat | undefined
  /** What a seat has reached so far (crowns, points), for headings; undefined if that is secret. */
  score(view: object, seat: Seat): number | undefined
}

/** How long a step is shown at normal speed, in milliseconds, before the next one. 0: no longer than it takes to draw it. */
export type PaceOf = (before: Step, step: Step, viewer: Viewer) => number

/** What a thing on the board is, and what it is worth now. */
export interface Explanation {
  readonly title: string
  /** A sentence or two. */
  readonly text: string
  /** The number of the rule about it. */
  readonly rule?: string
}
