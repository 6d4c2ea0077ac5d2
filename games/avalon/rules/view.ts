import { type Params, type Question, sum, type Viewer } from '@logres/kernel'
import { topCard } from './chapters/05-enchant.ts'
import { type Question as Asked, QUESTION_RULES } from './frames.ts'
import { type Board, copyBoard, question, type State } from './state.ts'
import { type Counts, opponentOf, type Pair, type Side } from './vocabulary.ts'

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
  readonly hands: Pair<HandView>
  readonly pileSize: number
}

export function view(state: State, viewer: Viewer): View {
  return {
    ...copyBoard(state),
    viewer,
    hands: [handView(state, 0, viewer), handView(state, 1, viewer)],
    pileSize: sum(state.pile),
  }
}

function handView(state: State, seat: Side, viewer: Viewer): HandView {
  const hand = state.hands[seat]
  return {
    size: sum(hand),
    cards: viewer === seat ? hand : null,
    seen: state.seen[seat],
    known: viewer === 'table' ? null : state.known[seat],
  }
}

export function asked(view: View): Question | undefined {
  const now = question(view)
  if (now === undefined || now.seat !== view.viewer) return undefined
  return { kind: now.kind, rule: QUESTION_RULES[now.kind], params: paramsOf(view, now) }
}

function paramsOf(view: View, now: Asked): Params {
  switch (now.kind) {
    case 'answerSpell':
    case 'answerAttack':
      return { at: now.at, card: topCard(view, opponentOf(now.seat), now.at) }
    case 'spareLoss':
    case 'payLosses':
      return { at: now.at, owed: now.owed }
    default:
      return {}
  }
}
