/* What a player was about to do ends with the question, the barter or the look back it belongs to. */
import '../fake-dom/fake-dom.ts'
import type { BoardContext } from '@logres/board-kit'
import { at, type Chance, type Seat, seededChance } from '@logres/kernel'
import { board } from '@logres/tournament/board'
import { Model } from '@logres/tournament/board/model.ts'
import { type Event, question, type State, tournament, WEAPONS } from '@logres/tournament/rules'
import { computed, type Signal, signal } from '@preact/signals'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { loadTexts, type OpenedBoard, openBoard } from '../fake-dom/open-board.ts'
import { type Moment, randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Enid', 'Isolde', 'Bors', 'Percival']
const HASTY: readonly string[] = ['retire', 'ready', 'endBarter', 'withdraw']

const COURSES: readonly (readonly Moment<State, Event>[])[] = Array.from({ length: 8 }, (_, i) => [
  ...randomGame(tournament, {
    options: { ...tournament.options.defaults, draft: i % 2 === 0, judgementByLot: true },
    seats: 4,
    seed: `stale ${i}`,
    isRare: ({ kind }) => HASTY.includes(kind),
  }),
])

let speech: GameTexts

beforeAll(async () => {
  await board.ready()
  speech = await loadTexts(tournament)
})

interface Opened {
  readonly model: Model
  readonly opened: OpenedBoard
  /** The earlier step that is looked at. */
  readonly past: Signal<number | undefined>
}

/** A page that shows the course up to here. */
function openAt(course: readonly Moment<State, Event>[], until: number, me: Seat): Opened {
  const opened = openBoard({ game: tournament, speech, names: NAMES }, at(course, 0).state, me)
  for (const { state, events } of course.slice(1, until + 1)) opened.show(state, events)
  const past = signal<number | undefined>(undefined)
  const { context } = opened
  const steps = computed(() => context.steps.value.slice(0, (past.value ?? context.steps.value.length - 1) + 1))
  const looking: BoardContext = {
    ...context,
    steps,
    view: computed(() => steps.value.at(-1)?.view ?? {}),
    isLive: computed(() => past.value === undefined),
    question: computed(() => (past.value === undefined ? context.question.value : null)),
  }
  return { model: new Model(looking), opened, past }
}

/** All that a player has picked, opened or begun. */
function stateOf(model: Model): object {
  return {
    draft: model.drafting.draft.value,
    edited: model.drafting.edited.value,
    laid: model.laid.value,
    fills: [...model.fills.value],
    dead: [...model.dead.value],
    sure: [model.isReadySure.value, model.isRetiring.value],
    tab: model.tab.value,
    market: model.shelf.places.value
      .filter(({ goneAt }) => goneAt === null)
      .map(({ key }) => key)
      .toSorted(),
  }
}

type Doing = (opened: Opened, chance: Chance) => void

const LOOK_BACK: Doing = ({ past, opened }, chance) => {
  past.value = chance.pick(opened.context.steps.peek().length, 'past')
}
const RETURN: Doing = ({ past }) => {
  past.value = undefined
}

/** What one can do without acting, by what is asked. */
const DOINGS: Readonly<Record<string, readonly Doing[]>> = {
  barter: [
    ({ model }, chance) => {
      const hand = model.hand.peek()
      if (hand.length > 0) model.toggleGiven(at(hand, chance.pick(hand.length, 'card')))
    },
    ({ model }, chance) => model.askFor(at(WEAPONS, chance.pick(4, 'weapon'))),
    ({ model }, chance) =>
      model.drafting.change({ coins: chance.pick(5, 'coins'), askedCoins: chance.pick(9, 'asked') }),
    ({ model }, chance) => model.drafting.address((model.me.peek() ?? 0) === 0 ? 1 + chance.pick(3, 'whom') : 0),
    ({ model }, chance) => {
      const { offers } = model.view.peek()
      const offer = offers[chance.pick(Math.max(1, offers.length), 'offer')]
      if (offer === undefined || model.isMe(offer.name.giver)) return
      model.chooseFill(offer.name, 1)
      model.counter(offer)
    },
    ({ model }) => model.goTo('offer'),
    ({ model }) => {
      model.isReadySure.value = true
    },
  ],
  announcement: [
    ({ model }) => {
      model.isRetiring.value = true
    },
  ],
  lay: [
    ({ model }, chance) => {
      const hand = model.hand.peek()
      if (hand.length > 0) model.lay(at(hand, chance.pick(hand.length, 'laid')))
    },
    ({ model }, chance) => model.takeBack(chance.pick(4, 'place')),
  ],
}

/** Nothing is picked while one looks back. */
function doSomething(played: Opened, chance: Chance): string {
  const kind = played.model.asked.peek()?.kind ?? ''
  const all = [LOOK_BACK, RETURN, ...(DOINGS[kind] ?? []), ...(DOINGS[kind] ?? [])]
  at(all, chance.pick(all.length, 'doing'))(played, chance)
  return kind
}

describe('a board after whatever was picked, composed, opened and left', () => {
  it('is that of a page opened just now, once the turn is over', () => {
    const chance = seededChance('stale')
    const left = new Set<string>()
    for (let run = 0; run < 200; run++) {
      const course = at(COURSES, chance.pick(COURSES.length, 'course'))
      const me = chance.pick(4, 'seat')
      const from = chance.pick(course.length - 1, 'from')
      const played = openAt(course, from, me)
      for (let i = 0; i < 8; i++) left.add(doSomething(played, chance))
      played.past.value = undefined
      const { turnNo } = at(course, from).state
      const next = course.findIndex(({ state }, i) => i > from && state.turnNo !== turnNo)
      const until = next < 0 ? course.length - 1 : next
      for (const { state, events } of course.slice(from + 1, until + 1)) played.opened.show(state, events)
      const fresh = openAt(course, until, me)
      expect(stateOf(played.model), `run ${run}`).toEqual(stateOf(fresh.model))
      played.model.close()
      fresh.model.close()
    }
    expect(left.size).toBeGreaterThan(3)
  })

  it('asks once more before "ready" in every barter', () => {
    const course = at(COURSES, 1)
    const barters = course.flatMap(({ state }, i) =>
      question(state)?.kind === 'barter' && question(course[i - 1]?.state ?? state)?.kind !== 'barter' ? [i] : [],
    )
    const [first = 0, second = 0] = barters
    expect(second).toBeGreaterThan(first)
    const { model, opened } = openAt(course, first, 0)
    model.isReadySure.value = true
    for (const { state, events } of course.slice(first + 1, second + 1)) opened.show(state, events)
    expect(model.isReadySure.value).toBe(false)
    model.close()
  })
})
