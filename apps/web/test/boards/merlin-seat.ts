/* A seat at a table without a page: the context of a board, in which what it does really happens. */
import { type BoardContext, legalityOf, type Step, stepOf } from '@logres/board-kit'
import { at, type Chance, isRefusal, type Seat, seededChance, step, type Tagged } from '@logres/kernel'
import { merlin, type Options, type State } from '@logres/merlin/rules'
import { batch, computed, signal } from '@preact/signals'

const NAMES = ['Ysolde', 'Marek', 'Tamsin', 'Owain']

export interface SeatAtTable {
  readonly context: BoardContext
  /** How many steps there are. */
  readonly length: number
  /** Shows an earlier position; undefined: the present. */
  lookAt(no: number | undefined): void
  readonly isOver: boolean
}

/** The others do anything legal until this seat is asked again. */
export function sitAt(options: Partial<Options>, seats: number, seat: Seat, seed: string): SeatAtTable {
  const chance = seededChance(seed)
  let state = merlin.setup({ ...merlin.options.defaults, ...options }, seats, chance)
  const seen = (now: State, events: readonly Tagged[]): Step =>
    stepOf(
      merlin,
      merlin.view(now, seat),
      events.flatMap((event) => merlin.redact(parsed(event), seat) ?? []),
    )
  const steps = signal<readonly Step[]>([seen(state, [])])
  const past = signal<number | undefined>(undefined)
  const shown = computed(() => (past.value === undefined ? steps.value : steps.value.slice(0, past.value + 1)))
  const view = computed(() => at(shown.value, shown.value.length - 1).view)
  const isLive = computed(() => past.value === undefined)
  const apply = (by: Seat, action: Tagged) => {
    const read = merlin.parseAction(action)
    if (isRefusal(read)) throw new Error(read.code)
    const done = step(merlin, state, by, read, chance)
    if (isRefusal(done)) throw new Error(done.code)
    state = done.state
    steps.value = [...steps.value, seen(state, done.events)]
  }
  const othersPlay = () => {
    for (let by = merlin.toAct(state)[0]; typeof by === 'number' && by !== seat; by = merlin.toAct(state)[0])
      apply(by, anyOf(merlin.legal(state, by), chance))
  }
  batch(othersPlay)
  const context: BoardContext = {
    view,
    steps: shown,
    moments: signal(undefined),
    viewer: signal(seat),
    isLive,
    question: computed(() => (isLive.value ? (asked(view.value) ?? null) : null)),
    legality: computed(() => legalityOf(merlin, view.value, seat)),
    players: signal({ names: NAMES, reader: seat }),
    isBusy: signal(false),
    Clock: () => null,
    seats: signal(NAMES.slice(0, seats).map((name) => ({ name, note: '' }))),
    sidebar: { tab: signal('log'), unread: signal(0), hasChat: false },
    comparedWith: signal(undefined),
    race: signal(undefined),
    readiness: signal(undefined),
    reveal: { now: signal(undefined), next: () => {}, skip: () => {} },
    async act(action) {
      batch(() => {
        apply(seat, action)
        othersPlay()
      })
      return true
    },
    touch: () => {},
    sayReady: () => {},
    showRefusal: (refusal) => {
      throw new Error(refusal.code)
    },
    sayRefusal: ({ code }) => code,
    sayEvent: ({ kind }) => kind,
    sayQuestion: ({ kind }) => kind,
    sayAction: ({ kind }) => kind,
    sayLabel: (name) => name,
  }
  return {
    context,
    get length() {
      return steps.value.length
    },
    lookAt(no) {
      past.value = no
    },
    get isOver() {
      return state.isOver
    },
  }
}

function anyOf<T>(list: readonly T[], chance: Chance): T {
  return at(list, chance.pick(list.length, 'other'))
}

function asked(view: object): ReturnType<typeof merlin.asked> {
  return isView(view) ? merlin.asked(view) : undefined
}

function isView(view: object): view is Parameters<typeof merlin.asked>[0] {
  return 'players' in view && 'viewer' in view
}

function isEvent(event: Tagged): event is Parameters<typeof merlin.redact>[0] {
  return event.kind !== ''
}

function parsed(event: Tagged): Parameters<typeof merlin.redact>[0] {
  if (!isEvent(event)) throw new Error('not an event of Merlin')
  return event
}
