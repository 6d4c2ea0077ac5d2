/*
 * The match as turns, and what was done in each. Boards make actions of the events; without that each line of the log is told
 * by its sentence.
 */
import {
  type Board,
  type Lang,
  type LogLine,
  lang,
  logOf,
  type Step,
  type ToldAction,
  type TurnLog,
} from '@logres/board-kit'
import type { Players } from '@logres/words'

export interface TurnStory {
  readonly group: TurnLog
  /** What comes before the first turn. */
  readonly isSetUp: boolean
  /** Turns count from 1, without the set-up. */
  readonly no: number
}

export interface LogKinds {
  /** Events that begin a group. */
  readonly logStarts: readonly string[]
  /** Events of a draft. */
  readonly logSetUp: readonly string[]
}

/** Picks of a draft are turns for clocks and undo, but not for readers: all of them are one set-up. */
export function storyOf(steps: readonly Step[], { logStarts, logSetUp }: LogKinds): readonly TurnStory[] {
  const groups = logOf(steps, logStarts)
  const has = ({ lines }: TurnLog, kinds: readonly string[]) => lines.some(({ event }) => kinds.includes(event.kind))
  const last = groups.findLastIndex((group) => has(group, logSetUp))
  const before = groups.slice(0, last + 1)
  const [opening] = before
  const passed = before.at(-1)?.turn.no ?? 0
  const turns = groups.slice(last + 1).map((group) => ({ group, isSetUp: false, no: group.turn.no - passed }))
  if (opening === undefined) return turns
  const lines = before.flatMap((group) => group.lines)
  return [{ group: { turn: { no: opening.turn.no, seat: 'all' }, lines }, isSetUp: true, no: 0 }, ...turns]
}

type Teller = Pick<Board, 'telling' | 'logTexts'>

interface Told {
  readonly lines: readonly LogLine[]
  readonly players: Players
  readonly language: Lang
  readonly actions: readonly ToldAction[]
}

/** Makes the actions of a turn, and keeps them while nothing is added. */
export class Storyteller {
  readonly #board: Teller
  readonly #told = new Map<number, Told>()

  constructor(board: Teller) {
    this.#board = board
  }

  actions({ turn, lines }: TurnLog, steps: readonly Step[], players: Players): readonly ToldAction[] {
    const known = this.#told.get(turn.no)
    const language = lang.value
    const isKnown = known?.players === players && known.language === language && areSame(known.lines, lines)
    if (isKnown) return known.actions
    const { telling } = this.#board
    const actions = telling?.told(lines, steps, players) ?? plainActions(this.#board, lines, players)
    this.#told.set(turn.no, { lines, players, language, actions })
    return actions
  }
}

function areSame(one: readonly LogLine[], other: readonly LogLine[]): boolean {
  if (one.length !== other.length) return false
  return one.every(({ step, event }, i) => step === other[i]?.step && event === other[i]?.event)
}

/** Each line of the log by its sentence. */
function plainActions(board: Teller, lines: readonly LogLine[], players: Players): readonly ToldAction[] {
  return board.logTexts(lines, players).map(({ step, text, pictures }) => ({
    ...{ from: step, to: step, seat: null, sentence: text, icon: <Dot />, chip: null },
    line: (
      <>
        {text} {pictures}
      </>
    ),
    ...{ note: '', gain: null, places: [], weight: 0 as const, sound: null, lines: [] },
  }))
}

function Dot() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="4" fill="currentColor" />
    </svg>
  )
}
