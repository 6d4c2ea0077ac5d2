import { type Params, present, type Question, type Seat, type Viewer } from '@logres/kernel'
import { sideOf } from './chapters/06-duel.ts'
import { knowledgeOf } from './effects.ts'
import { copyFrame, type Frame, type JudgementFrame, QUESTION_RULES } from './frames.ts'
import { copyKnowledge, type Knowledge } from './knowledge.ts'
import { isShownTo, type Offer } from './offers.ts'
import { type Board, question, type State } from './state.ts'
import { isToAct } from './to-act.ts'
import type { Card } from './vocabulary.ts'

export interface HandView {
  readonly size: number
  /** The cards themselves, for their holder; null for everyone else. */
  readonly cards: readonly Card[] | null
}

/** What one viewer knows. */
export interface View extends Board {
  readonly viewer: Viewer
  readonly hands: readonly HandView[]
  /** Null where it is secret (1.2): then `knows` says what can be worked out. */
  readonly purses: readonly (number | null)[]
  readonly heapSize: number
  /** 4.4 The viewer's own offers in this barter; null for the table. */
  readonly offersMade: number | null
  /** What the viewer has found out. */
  readonly knows: Knowledge
  /** What the whole table has found out, and so everybody. */
  readonly common: Knowledge
}

export function view(state: State, viewer: Viewer): View {
  const arePursesOpen = state.options.openPurse || state.ended !== null
  return {
    rules: state.rules,
    options: state.options,
    turnNo: state.turnNo,
    round: state.round,
    banners: state.banners.slice(),
    armed: state.armed.slice(),
    open: state.open.slice(),
    offers: state.offers.filter(({ name }) => isShownTo(name, viewer)).map((offer) => offerFor(offer, viewer)),
    names: state.names.filter((name) => isShownTo(name, viewer)),
    frames: state.frames.map((frame) => frameFor(frame, viewer)),
    lastKnight: state.lastKnight,
    ended: state.ended,
    ...(state.finalists !== undefined && { finalists: state.finalists }),
    viewer,
    hands: state.hands.map((hand, seat) => ({ size: hand.length, cards: seat === viewer ? hand.slice() : null })),
    purses: state.purses.map((purse, seat) => (arePursesOpen || seat === viewer ? purse : null)),
    heapSize: state.heap.length,
    offersMade: viewer === 'table' ? null : present(state.offersMade[viewer]),
    knows: copyKnowledge(knowledgeOf(state, viewer)),
    common: copyKnowledge(knowledgeOf(state, 'table')),
  }
}

/** 4.3 A decline is seen by the giver, and by who declined. */
function offerFor({ name, gives, wants, answers, declinedBy }: Offer, viewer: Viewer): Offer {
  const decliners = viewer === name.giver ? declinedBy.slice() : declinedBy.filter((seat) => seat === viewer)
  return { name, gives, wants, answers, declinedBy: decliners }
}

/** The frame without what is hidden from this viewer. */
function frameFor(frame: Frame, viewer: Viewer): Frame {
  switch (frame.kind) {
    case 'announcement': {
      const answers = frame.answers.map((answer, seat) => (seat === viewer ? answer : null))
      return { kind: 'announcement', hasAnswered: frame.hasAnswered.slice(), answers }
    }
    case 'lay':
      return {
        kind: 'lay',
        pair: frame.pair,
        hasLaid: [frame.hasLaid[0], frame.hasLaid[1]],
        laid: [frame.pair[0] === viewer ? frame.laid[0] : null, frame.pair[1] === viewer ? frame.laid[1] : null],
      }
    case 'judgement':
      return judgementFor(frame, viewer)
    default:
      return copyFrame(frame)
  }
}

function judgementFor(frame: JudgementFrame, viewer: Viewer): JudgementFrame {
  const { pair, no, shown, hasRun, hasTouched, touches } = frame
  const side = viewer === 'table' ? undefined : sideOf(pair, viewer)
  const sees = shown === 'both' || (side !== undefined && hasRun[side])
  return {
    kind: 'judgement',
    pair,
    no,
    shown,
    thrown: sees ? frame.thrown : null,
    hasRun: [hasRun[0], hasRun[1]],
    hasTouched: [hasTouched[0], hasTouched[1]],
    touches: [side === 0 ? touches[0] : null, side === 1 ? touches[1] : null],
  }
}

export function asked(view: View): Question | undefined {
  const { viewer } = view
  if (viewer === 'table' || !isToAct(view, viewer)) return undefined
  const now = question(view)
  return now && { kind: now.kind, rule: QUESTION_RULES[now.kind], params: paramsOf(view, viewer) }
}

function paramsOf(view: View, seat: Seat): Params {
  const now = question(view)
  switch (now?.kind) {
    case 'lay':
      return { opponent: now.pair[0] === seat ? now.pair[1] : now.pair[0] }
    case 'barter':
      return { ready: now.ready[seat] === true }
    case 'announcement':
      return { round: view.round }
    case 'judgement':
      return { no: now.no }
    default:
      return {}
  }
}
