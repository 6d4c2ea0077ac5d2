/*
 * Which events belong to one story: an offer with its answers and its deal, an announcement, a duel, a judgement. Any part
 * of the events can be grouped, from any of them on: what a story began with may not be there.
 */
import type { LogLine, Step } from '@logres/board-kit'
import type { Seat, Tagged } from '@logres/kernel'
import { type Event, type OfferName, offerText } from '../../rules/index.ts'

export type StoryKind =
  | 'pick'
  | 'round'
  | 'offer'
  /** Of two others, in private. */
  | 'deal'
  | 'ready'
  | 'notReady'
  | 'barterEnd'
  | 'announcement'
  | 'banners'
  | 'duel'
  | 'judgement'
  | 'purchase'
  | 'end'

export interface Story {
  readonly kind: StoryKind
  readonly lines: readonly LogLine[]
  readonly events: readonly Event[]
}

interface Growing extends Story {
  readonly lines: LogLine[]
  readonly events: Event[]
}

export function storiesOf(lines: readonly LogLine[]): readonly Story[] {
  const stories: Growing[] = []
  const byOffer = new Map<string, Growing>()
  for (const line of lines) {
    const { event } = line
    if (!isEvent(event)) continue
    const story = storyFor(event, stories, byOffer)
    story.lines.push(line)
    story.events.push(event)
  }
  return stories
}

function storyFor(event: Event, stories: Growing[], byOffer: Map<string, Growing>): Growing {
  const begin = (kind: StoryKind): Growing => {
    const story: Growing = { kind, lines: [], events: [] }
    stories.push(story)
    return story
  }
  const last = stories.at(-1)
  /** The last story, if it is one of these. */
  const goOn = (...kinds: readonly StoryKind[]): Growing =>
    last !== undefined && kinds.includes(last.kind) ? last : begin(kinds[0] ?? 'round')
  const ofOffer = (name: OfferName, answers: OfferName | null = null): Growing => {
    const story = byOffer.get(offerText(name)) ?? (answers && byOffer.get(offerText(answers))) ?? begin('offer')
    byOffer.set(offerText(name), story)
    return story
  }
  switch (event.kind) {
    case 'cardDrafted':
      return begin('pick')
    case 'roundBegan':
      return begin('round')
    case 'barterBegan':
      return goOn('round')
    case 'offerMade':
      return ofOffer(event.offer, event.answers)
    case 'offerDeclined':
    case 'offerWithdrawn':
      return ofOffer(event.offer)
    case 'dealStruck':
      return event.terms === null ? begin('deal') : ofOffer(event.terms.offer)
    case 'readySaid':
      return goOn('ready')
    case 'readyTakenBack':
      return begin('notReady')
    case 'barterEnded':
      return begin('barterEnd')
    case 'answered':
      return isOver(last) ? begin('announcement') : goOn('announcement')
    case 'announced':
      return goOn('announcement')
    case 'bannersDealt':
      return begin('banners')
    case 'duelBegan':
      return begin('duel')
    case 'equipmentLaid':
    case 'weaponTurned':
    case 'cardDestroyed':
    case 'cardWon':
      return goOn('duel')
    case 'judgementCalled':
      return begin('judgement')
    case 'tokensThrown':
    case 'runBegun':
    case 'touched':
    case 'touchesShown':
    case 'lotDrawn':
      return goOn('judgement')
    case 'duelWon':
      return goOn('duel', 'judgement')
    case 'rewardPaid':
      // 5.5 Without a duel it is the last knight's.
      return last?.events.at(-1)?.kind === 'duelWon' ? last : begin('end')
    case 'cardBought':
    case 'purchasePassed':
      return begin('purchase')
    case 'gameEnded':
      return goOn('end')
  }
}

/** 5.4 The next one is another. */
function isOver(story: Story | undefined): boolean {
  return story?.events.at(-1)?.kind === 'announced'
}

export function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}

/** Who took the step that begins with this. Of a deal in private others see nobody. */
export function actorOf({ events: [first] }: Step): Seat | undefined {
  if (first === undefined || !isEvent(first)) return undefined
  if ('seat' in first) return first.seat
  switch (first.kind) {
    case 'offerMade':
    case 'offerWithdrawn':
      return first.offer.giver
    case 'dealStruck':
      return first.terms?.taker
    default:
      return undefined
  }
}
