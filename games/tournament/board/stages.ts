/* What is shown in stages: duels, judgements, and who is out. Until it is told, the view is the one before. */

import type { RevealStage, Step } from '@logres/board-kit'
import type { Seat, Tagged, Viewer } from '@logres/kernel'
import { type Event, eventStages, type Frame, question, type View } from '../rules/index.ts'

const NONE: readonly RevealStage[] = []

export function stagesOf(before: Step, step: Step, viewer: Viewer): readonly RevealStage[] {
  const events = step.events.filter(isEvent)
  // A player who runs sees the throw the moment it falls.
  if (events.some(({ kind }) => kind === 'tokensThrown') && isRunner(step.view, viewer)) return NONE
  const stages = eventStages(events)
  return stages.map(({ told, ms }, i) => ({
    ...{ told, ms },
    view: i === stages.length - 1 ? step.view : whileRevealing(before.view, events),
  }))
}

function isRunner(view: object, viewer: Viewer): boolean {
  const asked = isView(view) ? question(view) : undefined
  return asked?.kind === 'judgement' && asked.pair.some((seat) => seat === viewer)
}

/** That the last of them has laid, or answered, is seen before anything comes of it. */
function whileRevealing(view: object, events: readonly Event[]): object {
  if (!isView(view)) return view
  const cardsOf = (seat: Seat) =>
    events.flatMap((event) => (event.kind === 'equipmentLaid' && event.seat === seat ? [event.cards] : []))[0]
  const frames = view.frames.map((frame): Frame => {
    if (frame.kind === 'announcement') return { ...frame, hasAnswered: view.banners.map((banner) => banner !== null) }
    if (frame.kind !== 'lay') return frame
    const { pair, laid } = frame
    return {
      ...{ kind: 'lay', pair, hasLaid: [true, true] },
      laid: [laid[0] ?? cardsOf(pair[0]) ?? null, laid[1] ?? cardsOf(pair[1]) ?? null],
    }
  })
  return { ...view, frames }
}

function isView(view: object): view is View {
  return 'frames' in view && 'banners' in view
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
