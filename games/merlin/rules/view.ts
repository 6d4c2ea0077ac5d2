import { type Question as Asked, present, type Viewer } from '@logres/kernel'
import { QUESTIONS, type Question } from './frames.ts'
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
  return { kind: now.kind, rule: QUESTIONS[now.kind], params: SAYS_N.includes(now.kind) ? { n: now.n } : {} }
}

/** The questions whose number means something. */
const SAYS_N: readonly Question['kind'][] = [
  'drawQuest',
  'tower',
  'towerAgain',
  'chooseAlly',
  'galahad',
  'gaheris',
  'kay',
  'grail',
]
