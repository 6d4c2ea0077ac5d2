import { present, type Question, type Seat, sum, type Viewer } from '@logres/kernel'
import { QUESTION_RULES } from './frames.ts'
import { type Board, copyBoard, handOf, question, type State } from './state.ts'
import type { Counts } from './vocabulary.ts'

export interface HandView {
  readonly size: number
  /** The cards themselves, for their holder; null for everyone else. */
  readonly cards: Counts | null
  /** What the whole table has seen going in and not yet coming out. */
  readonly seen: Counts
  /** What the opponent knows to be in it; null for the table, which knows only what it has seen. */
  readonly known: Counts | null
}

/** What one viewer knows. */
export interface View extends Board {
  readonly viewer: Viewer
  readonly hands: readonly HandView[]
  readonly pileSize: number
}

export function view(state: State, viewer: Viewer): View {
  return {
    ...copyBoard(state),
    viewer,
    hands: state.hands.map((_, seat) => handView(state, seat, viewer)),
    pileSize: sum(state.pile),
  }
}

function handView(state: State, seat: Seat, viewer: Viewer): HandView {
  const hand = handOf(state, seat)
  return {
    size: sum(hand),
    cards: viewer === seat ? hand.slice() : null,
    seen: present(state.seen[seat]).slice(),
    known: viewer === 'table' ? null : present(state.known[seat]).slice(),
  }
}

export function asked(view: View): Question | undefined {
  const now = question(view)
  if (now === undefined || now.seat !== view.viewer) return undefined
  const { kind } = now
  return {
    kind,
    rule: QUESTION_RULES[kind],
    params: {
      ...('at' in now ? { at: now.at } : {}),
      ...('owed' in now ? { owed: now.owed } : {}),
    },
  }
}
