import { type Question as Asked, type Params, present, type Seat, type Viewer } from '@logres/kernel'
import { QUESTIONS } from './frames.ts'
import { type Board, copyBoard, type QuestId, question, type State } from './state.ts'

/** What one viewer knows: everything but the quests in the others' hands and the order of nothing. */
export interface View extends Board {
  readonly viewer: Viewer
  /** His own quests; null for the table. */
  readonly hand: readonly QuestId[] | null
}

export function view(state: State, viewer: Viewer): View {
  return { ...copyBoard(state), viewer, hand: viewer === 'table' ? null : present(state.hands[viewer]).slice() }
}

export function asked(view: View): Asked | undefined {
  const now = question(view)
  if (now === undefined || now.seat !== view.viewer) return undefined
  return { kind: now.kind, rule: QUESTIONS[now.kind], params: paramsOf(view, now.seat) }
}

function paramsOf(view: View, _seat: Seat): Params {
  const now = question(view)
  return now === undefined || now.n === 0 ? {} : { n: now.n }
}
