/* Merlin: quests in the hands of others are hidden, except those that were taken from the display. */
import { at, type Tagged } from '@logres/kernel'
import { field, isNumbers, isSame, type LeakDetector, partsOf } from './leak-detector.ts'

interface State {
  readonly hands: readonly number[][]
  readonly display: readonly (number | null)[]
  readonly discards: readonly number[]
  readonly stocks: readonly number[][]
  readonly players: readonly object[]
}

/** The quests that all saw going into each hand. */
type Knowledge = readonly (readonly number[])[]

interface Told {
  readonly seat: number
  readonly quest: number
  readonly from: string
  readonly gives: number
  readonly takes: number
}

export const MERLIN: LeakDetector<State, Knowledge> = {
  begin: ({ hands }) => hands.map(() => []),

  follow(knowledge, _before, events) {
    const shown = knowledge.map((quests) => quests.slice())
    for (const event of events) {
      const { seat, quest, from, gives, takes }: Told = JSON.parse(JSON.stringify(event))
      const put = (into: number) => shown[seat]?.push(into)
      const drop = (out: number) =>
        shown.splice(
          seat,
          1,
          at(shown, seat).filter((each) => each !== out),
        )
      if (event.kind === 'questDrawn' && from === 'display') put(quest)
      if (event.kind === 'questSwapped') {
        drop(gives)
        put(takes)
      }
      if (event.kind === 'questResolved' || event.kind === 'questDiscarded') drop(quest)
    }
    return shown
  },

  // Everybody sees how many cards a hand has; only its owner sees which.
  hidden: ({ hands }, viewer) => hands.filter((_, seat) => seat !== viewer),
  open: (state, viewer) => [
    ...state.hands.filter((_, seat) => seat === viewer),
    // Everything except the hands is public.
    ...[...partsOf({ ...state, hands: null })].filter(isNumbers),
  ],

  faults(knowledge, state, events, { viewer, view, events: seen }) {
    const faults: string[] = []
    const open = new Set(MERLIN.open(state, viewer, knowledge).map((list) => JSON.stringify(list)))
    for (const part of partsOf(view)) {
      if (!isNumbers(part) || open.has(JSON.stringify(part))) continue
      const owner = state.hands.findIndex((hand, seat) => seat !== viewer && isSame(part.toSorted(up), hand))
      if (owner >= 0) faults.push(`the hand of seat ${owner}: ${JSON.stringify(part)}`)
    }
    for (const part of partsOf(view)) {
      const shown = field(part, 'shown')
      const seat = Array.isArray(shown) ? state.players.findIndex((player) => isShownOf(player, shown)) : 0
      if (seat < 0) faults.push(`quests shown that nobody has shown: ${JSON.stringify(shown)}`)
    }
    for (const [seat, player] of state.players.entries()) {
      const shown = field(player, 'shown')
      if (isNumbers(shown) && !shown.every((quest) => at(knowledge, seat).includes(quest)))
        faults.push(`quests of seat ${seat} count as shown that were not: ${JSON.stringify(shown)}`)
    }
    const told = events.filter((event) => !isBlind(event)).map((event) => JSON.stringify(event))
    for (const part of seen.flatMap((event) => [...partsOf(event)])) {
      const isOthers = field(part, 'seat') !== viewer && typeof field(part, 'quest') === 'number'
      if (isOthers && !told.includes(JSON.stringify(part))) faults.push(`a quest of another: ${JSON.stringify(part)}`)
    }
    return faults
  },
}

function isShownOf(player: object, shown: readonly unknown[]): boolean {
  return JSON.stringify(field(player, 'shown')) === JSON.stringify(shown)
}

function isBlind(event: Tagged): boolean {
  return event.kind === 'questDrawn' && field(event, 'from') === 'deck'
}

function up(a: number, b: number): number {
  return a - b
}
