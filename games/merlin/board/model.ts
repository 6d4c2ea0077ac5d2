/* What the board knows between the view and the pixels: who is who, which die is looked at and where it leads, what may be done. */

import { type BoardContext, type PlaceId, perQuestion, perTurn, stopResets } from '@logres/board-kit'
import { at, isRefusal, type Question, type Refusal, type Seat, seededChance, type Tagged } from '@logres/kernel'
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import {
  type Action,
  type Edition,
  layoutOf,
  merlin,
  type Player,
  type Position,
  type Province,
  parseAction,
  question,
  type Space,
  type State,
  type Tile,
  type TurnFrame,
  type View,
} from '../rules/index.ts'
import { type MyDie, myDice } from './dice.ts'
import { asIfMine, choosing, type Means, meansFor, plainWays, type Way } from './foresee.ts'
import { lastMove, type Trail, targetsOf } from './ring/lit.ts'
import { showEdition } from './texts/index.ts'
import { parts } from './texts/parts.ts'
import { isView, viewIn } from './view.ts'

export const TABS = ['move', 'domain', 'castle', 'quests', 'table', 'log'] as const
/** On a phone one of them is open under the ring. */
export type Tab = (typeof TABS)[number]

/** One click, several meanings: what the centre asks then. */
export interface Asking {
  readonly title: string
  readonly choices: readonly Choice[]
  /** Where it was asked: there one goes back to. */
  readonly from: Tab
}

export interface Choice {
  readonly key: string
  readonly label: ComponentChildren
  readonly action: Action
  /** What follows it at once. */
  readonly then?: readonly Action[]
}

type OfKind<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

export class Model {
  readonly context: BoardContext
  readonly view: ReadonlySignal<View>
  /** The seat whose castle is below: the viewer's, the first one for spectators. */
  readonly me: ReadonlySignal<Seat>
  readonly isSeated: ReadonlySignal<boolean>
  readonly player: ReadonlySignal<Player>
  readonly edition: ReadonlySignal<Edition>
  readonly asked: ReadonlySignal<Question | null>
  /** All that may be done now. */
  readonly legal: ReadonlySignal<readonly Action[]>
  /** The turn in progress, the viewer's or not. */
  readonly turn: ReadonlySignal<TurnFrame | undefined>
  /** A world the viewer could be in, to try things out in. */
  readonly world: ReadonlySignal<State>
  readonly dice: ReadonlySignal<readonly MyDie[]>
  /** The die that was picked, and the one that is only looked at. */
  readonly picked: Signal<number | undefined>
  readonly glanced: Signal<number | undefined>
  /** The die whose way is shown: looked at, picked, or chosen already. */
  readonly die: ReadonlySignal<MyDie | undefined>
  /** Where each of my dice leads. */
  readonly goals: ReadonlySignal<readonly { readonly die: MyDie; readonly ways: readonly Way[] }[]>
  readonly ways: ReadonlySignal<readonly Way[]>
  readonly means: ReadonlySignal<readonly Means[]>
  /** A way looked at in the list. */
  readonly regarded: Signal<Way | undefined>
  /** The space looked at. */
  readonly space: Signal<Position | undefined>
  /** The tile of the domain looked at, and the one that was pressed: it stays in sight when the pointer leaves. */
  readonly tile: Signal<Tile | undefined>
  readonly kept: Signal<Tile | undefined>
  readonly asking: Signal<Asking | undefined>
  readonly tab: Signal<Tab> = signal('move')
  /** The page has turned to a panel: the next question opens none. */
  isTurned = false
  /** The space whose sheet is open instead of the way card. */
  readonly sheet: Signal<Position | undefined>
  /** What the eye is led to: where the die leads, or where one stands. */
  readonly golden: ReadonlySignal<readonly Position[]>
  /** The space that Tab leads to; arrows go on from there. */
  readonly tabStop: ReadonlySignal<Position>
  /** What can be done by touching the thing itself on the ring. */
  readonly targets: ReadonlySignal<ReadonlyMap<string, Action>>
  readonly trails: ReadonlySignal<readonly Trail[]>
  /** On a phone: the panel covers the ring. */
  readonly isTall: Signal<boolean>

  /** Acts still to be done, one after the other, as soon as they are asked for. */
  readonly #plan: Signal<readonly Action[]>
  #stepsBefore = 0
  readonly #stop: () => void

  constructor(context: BoardContext) {
    this.context = context
    // All that one is about to do: it ends with the question.
    this.picked = perQuestion(context, undefined)
    this.glanced = perQuestion(context, undefined)
    this.regarded = perQuestion(context, undefined)
    this.space = perQuestion(context, undefined)
    this.tile = perQuestion(context, undefined)
    this.kept = perQuestion(context, undefined)
    this.asking = perQuestion(context, undefined)
    this.sheet = perQuestion(context, undefined)
    this.isTall = perQuestion(context, false)
    this.#plan = perTurn(context, [])
    this.view = computed(() => viewIn(context.view.value))
    this.me = computed(() => (context.viewer.value === 'table' ? 0 : context.viewer.value))
    this.isSeated = computed(() => context.viewer.value !== 'table')
    this.player = computed(() => at(this.view.value.players, this.me.value))
    this.edition = computed(() => layoutOf(this.view.value.options).edition)
    this.asked = context.question
    this.legal = computed(() => (this.asked.value === null ? [] : actionsIn(context.legality.value.legal)))
    this.turn = computed(() => turnIn(this.view.value))
    this.world = computed(() => merlin.imagine(this.view.value, seededChance('look')))
    this.dice = computed(() => myDice(this.view.value, this.me.value, context.steps.value))
    this.die = computed(() => this.#dieShown())
    const start = computed(() => asIfMine(this.world.value, this.me.value))
    this.goals = computed(() => {
      if (!this.isSeated.value || this.view.value.isOver || this.hasMoved) return []
      const isChosen = this.dice.value.some(({ state }) => state === 'chosen')
      return this.dice.value
        .filter(({ state }) => state === (isChosen ? 'chosen' : 'left'))
        .map((die) => ({ die, ways: plainWays(start.value, this.me.value, opening(die)) }))
    })
    this.ways = computed(() => this.goals.value.find(({ die }) => die.no === this.die.value?.no)?.ways ?? [])
    this.means = computed(() => {
      const die = this.die.value
      if (die === undefined || this.hasMoved || !this.isSeated.value) return []
      return meansFor(start.value, this.me.value, opening(die))
    })
    this.golden = computed(() => this.#golden())
    this.tabStop = computed(() => this.space.value ?? this.golden.value[0] ?? this.player.value.knight)
    this.targets = computed(() => targetsOf(this.legal.value))
    this.trails = computed(() => this.#trails())
    const stop = effect(() => this.#goOn())
    // A match on a server has no view before its first message.
    const stopShowing = effect(() => {
      if (isView(context.view.value)) showEdition(this.view.value.options)
    })
    this.#stop = () => {
      stop()
      stopShowing()
      stopResets(context)
    }
  }

  get isMine(): boolean {
    return this.turn.value?.seat === this.me.value && this.isSeated.value
  }

  /** In my own turn: the move is made. */
  get hasMoved(): boolean {
    const kind = question(this.view.value)?.kind
    return this.isMine && kind !== 'chooseDie' && kind !== 'prepare'
  }

  nameOf(seat: Seat): string {
    return this.context.players.value.names[seat] ?? ''
  }

  spaceAt(position: Position): Space {
    return at(this.edition.value.ring, position)
  }

  /** The province that a space is; undefined for the others. */
  provinceAt(position: Position): Province | undefined {
    const province = at(layoutOf(this.view.value.options).provinceAt, position)
    return province < 0 ? undefined : province
  }

  legalOf<K extends Action['kind']>(kind: K): readonly OfKind<K>[] {
    return this.legal.value.filter((action): action is OfKind<K> => action.kind === kind)
  }

  whyNot(action: Action): Refusal | undefined {
    return this.context.legality.value.whyNot(action)
  }

  act(action: Action): void {
    // A second click on what is on its way already.
    if (this.context.isBusy.peek()) return
    this.#plan.value = []
    this.#do(action)
  }

  /** Does it, or says why not. */
  try(action: Action): void {
    const refusal = this.context.legality.peek().whyNot(action)
    if (refusal === undefined) this.act(action)
    else this.context.showRefusal(refusal)
  }

  /** Several acts, each as soon as the one before is done. */
  follow(chain: readonly Action[]): void {
    this.#plan.value = chain
  }

  /** Goes a way by something that is held. Where that would undo what Gawain did for a tile, it is asked first (10.2). */
  bend({ chain, value }: Way, label: string): void {
    const turn = this.turn.peek()
    const [action, ...then] = chain
    const isWasted = turn?.helped.includes('gawain') === true && turn.value !== value
    if (isWasted && action !== undefined) this.#ask(parts().gawainLost, [{ key: 'again', label, action, then }])
    else this.follow(chain)
  }

  /** Asks in the centre which of these is meant; where there is one, it is done, unless it costs a tile of Percival's (10.2). */
  choose(title: string, choices: readonly Choice[]): void {
    const [only] = choices
    if (only !== undefined && choices.length === 1 && !spendsPercival(only.action)) {
      this.act(only.action)
      return
    }
    this.#ask(title, choices)
  }

  /** A choice was made. */
  take({ action, then = [] }: Choice): void {
    this.dismiss()
    if (then.length > 0) this.follow([action, ...then])
    else this.act(action)
  }

  #ask(title: string, choices: readonly Choice[]): void {
    batch(() => {
      this.sheet.value = undefined
      this.asking.value = { title, choices, from: this.tab.peek() }
      this.tab.value = 'move'
    })
  }

  /** Nothing of it after all. */
  dismiss(): void {
    const asking = this.asking.peek()
    if (asking === undefined) return
    batch(() => {
      this.asking.value = undefined
      this.tab.value = asking.from
    })
  }

  pick(no: number | undefined): void {
    this.regarded.value = undefined
    const die = this.dice.peek().find((each) => each.no === no)
    this.picked.value = die?.state === 'left' ? no : undefined
  }

  /** A space was clicked: one goes there, or looks at it. */
  press(position: Position): void {
    const mine = this.ways.peek().find(({ acts }) => acts === position)
    const isAsked = this.asked.peek()?.kind === 'chooseDie' || this.asked.peek()?.kind === 'prepare'
    const leading = this.goals.peek().find(({ ways }) => ways.some(({ acts }) => acts === position))
    if (mine !== undefined && isAsked) this.follow(mine.chain)
    else if (leading !== undefined && this.die.peek() === undefined) this.pick(leading.die.no)
    else this.lookAt(position)
  }

  lookAt(position: Position): void {
    this.sheet.value = this.sheet.peek() === position ? undefined : position
    this.tab.value = 'move'
  }

  /** A die was clicked: picked, or, if it is already, it goes. */
  pressDie(no: number): void {
    const die = this.dice.peek().find((each) => each.no === no)
    if (die === undefined) return
    if (die.state === 'used') {
      this.try(choosing(die.figure, die.value))
      return
    }
    const [only, other] = this.goals.peek().find((goal) => goal.die.no === no)?.ways ?? []
    const isAgain = this.picked.peek() === no || die.state === 'chosen'
    const isAsked = this.asked.peek()?.kind === 'chooseDie' || this.asked.peek()?.kind === 'prepare'
    this.sheet.value = undefined
    this.tab.value = 'move'
    if (isAgain && isAsked && only !== undefined && other === undefined) this.follow(only.chain)
    else this.pick(no)
  }

  /** On a phone: opens the panel that a place lies in. */
  turnTo(place: PlaceId): void {
    const tab = tabOf(place)
    if (tab === undefined) return
    this.isTurned = true
    this.tab.value = tab
  }

  open(tab: Tab): void {
    this.tab.value = tab
  }

  close(): void {
    this.#stop()
  }

  #do(action: Action): void {
    // The next question may be the same once more.
    this.#forget()
    this.context.act(action)
  }

  #forget(): void {
    batch(() => {
      for (const each of [this.picked, this.glanced, this.regarded, this.space, this.tile, this.kept, this.sheet])
        each.value = undefined
      this.asking.value = undefined
      this.isTall.value = false
    })
  }

  #goOn(): void {
    const steps = this.context.steps.value.length
    const isTakenBack = steps < this.#stepsBefore
    this.#stepsBefore = steps
    const [next, ...others] = this.#plan.value
    if (isTakenBack) {
      // What should have followed an act goes with it.
      if (next !== undefined) this.#plan.value = []
      return
    }
    if (next === undefined || this.context.isBusy.value || this.asked.value === null) return
    const refusal = this.context.legality.value.whyNot(next)
    this.#plan.value = refusal === undefined ? others : []
    if (refusal === undefined) this.#do(next)
    else this.context.showRefusal(refusal)
  }

  #golden(): readonly Position[] {
    const { regarded, turn } = this
    if (regarded.value !== undefined) return [regarded.value.acts]
    if (this.hasMoved && turn.value !== undefined && turn.value.value > 0) return [turn.value.at]
    return this.ways.value.map(({ acts }) => acts)
  }

  #trails(): readonly Trail[] {
    const shown = this.regarded.value === undefined ? this.ways.value : [this.regarded.value]
    if (shown.length > 0)
      return shown.map(({ from, to, clockwise }) => ({ seat: this.me.value, from, to, clockwise, isSure: true }))
    const last = lastMove(this.context.steps.value)
    return last === undefined ? [] : [last]
  }

  #dieShown(): MyDie | undefined {
    const dice = this.dice.value
    const chosen = dice.find(({ state }) => state === 'chosen')
    if (chosen !== undefined) return chosen
    const no = this.glanced.value ?? this.picked.value
    return dice.find((die) => die.no === no && die.state === 'left')
  }
}

function spendsPercival(action: Action): boolean {
  return action.kind === 'resolveQuest' && action.percival !== null
}

const TAB_OF: Readonly<Record<string, Tab>> = {
  ...{ tile: 'domain', item: 'castle', traitor: 'castle', counters: 'castle', apples: 'castle', staffs: 'castle' },
  ...{ manors: 'castle', quest: 'quests', display: 'quests', deck: 'quests', quests: 'quests', act: 'move' },
}

/** Only what is my own lies in a panel of its own. */
function tabOf(place: PlaceId): Tab | undefined {
  return TAB_OF[place.split('-')[0] ?? '']
}

/** A die that is chosen already need not be chosen. */
function opening({ figure, value, state }: MyDie): readonly Action[] {
  return state === 'left' ? [choosing(figure, value)] : []
}

export function turnIn({ frames }: View): TurnFrame | undefined {
  const frame = frames[1]
  return frame?.kind === 'turn' ? frame : undefined
}

function actionsIn(actions: readonly Tagged[]): readonly Action[] {
  return actions.map((action) => parseAction(action)).filter((action) => !isRefusal(action))
}
