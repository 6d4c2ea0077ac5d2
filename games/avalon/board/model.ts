/* What the board knows between the view and the pixels: who is who, which card is picked, what each place would do. */

import { type BoardContext, perQuestion, perTurn, stopResets } from '@logres/board-kit'
import { at, type Question, type Refusal, type Tagged } from '@logres/kernel'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  type Action,
  CARDS,
  type Card,
  conquestCost,
  countedBy,
  counterSpellCard,
  crowns,
  isSorceress,
  opponentOf,
  type Position,
  parseAction,
  printedBy,
  resistanceCard,
  type Side,
  TILE_DATA,
  TILES,
  type Tile,
  type View,
  yieldOf,
} from '../rules/index.ts'
import { Ending } from './ending.ts'
import { Outlooks } from './outlooks.ts'
import { viewIn } from './view.ts'

export interface HandCard {
  readonly card: Card
  /** Its place in the hand, from 0. */
  readonly no: number
  /** Tells copies apart, so that the others stay where they are when one goes. */
  readonly key: string
  /** Which of its copies in the hand, from 1. */
  readonly copy: number
}

/** What laying the picked card here would be. */
export interface Prospect {
  readonly at: Position
  readonly attack: Action | Refusal | undefined
  readonly enchant: Action | Refusal | undefined
  readonly reinforce: Action | undefined
  /** All an attack here would cost, Avalon's help counted. */
  readonly price: number
  readonly isSpared: boolean
}

export class Model {
  readonly context: BoardContext
  /** Where a card was let go: it flies on from there. */
  droppedAt: DOMRect | undefined
  readonly view: ReadonlySignal<View>
  /** The side at the bottom: the viewer's, the first one for spectators. */
  readonly me: ReadonlySignal<Side>
  readonly isSeated: ReadonlySignal<boolean>
  readonly hand: ReadonlySignal<readonly HandCard[]>
  /** Its place in the hand. */
  readonly picked: ReadonlySignal<number | undefined>
  readonly pickedCard: ReadonlySignal<Card | undefined>
  /** The region looked at, for the sentence about it. */
  readonly focus: Signal<Position | undefined>
  /** Where the picked card shall go, while it is still open as what. */
  readonly target: Signal<Position | undefined>
  readonly prospects: ReadonlySignal<readonly Prospect[] | undefined>
  readonly outlooks: Outlooks
  readonly ending: Ending
  readonly asked: ReadonlySignal<Question | null>
  readonly isPaying: ReadonlySignal<boolean>
  /** The card that would answer what is asked, held or not. */
  readonly answerCard: ReadonlySignal<Card | undefined>
  /** What was paid of the losses that are being paid. */
  readonly paid: ReadonlySignal<readonly Card[]>
  /** The view before what is marked; undefined: nothing is. */
  readonly before: ReadonlySignal<View | undefined>
  /** What the tile looked at would count. */
  readonly counted: ReadonlySignal<readonly Position[]>
  /** What is shown in full: the piles of a region, or the discards. */
  readonly opened: Signal<Position | 'discards' | undefined> = signal(undefined)

  /** Pictures come a frame after what is read and touched. */
  readonly isDrawn: Signal<boolean> = signal(false)

  readonly #regarded: Signal<Tile | undefined>
  /** The key of the picked card: when others come or go, it stays the same one. */
  readonly #pickedKey: Signal<string | undefined>

  constructor(context: BoardContext) {
    this.context = context
    this.focus = perTurn<Position | undefined>(context, undefined)
    this.target = perQuestion<Position | undefined>(context, undefined)
    this.#regarded = perQuestion<Tile | undefined>(context, undefined)
    this.#pickedKey = perQuestion<string | undefined>(context, undefined)
    this.view = computed(() => viewIn(context.view.value))
    this.before = computed(() => {
      const before = context.comparedWith.value
      return before === undefined ? undefined : viewIn(before)
    })
    this.me = computed(() => (context.viewer.value === 1 ? 1 : 0))
    this.isSeated = computed(() => context.viewer.value !== 'table')
    this.hand = computed(() => handOf(this.view.value, this.me.value))
    this.asked = context.question
    this.isPaying = computed(() => this.asked.value?.kind === 'payLosses')
    this.picked = computed(() => {
      const key = this.#pickedKey.value
      if (key === undefined || this.asked.value?.kind !== 'playCards') return undefined
      const no = this.hand.value.findIndex((held) => held.key === key)
      return no < 0 ? undefined : no
    })
    this.pickedCard = computed(() => {
      const no = this.picked.value
      return no === undefined ? undefined : this.hand.value[no]?.card
    })
    this.prospects = computed(() => this.#prospects())
    this.outlooks = new Outlooks(this)
    this.ending = new Ending(this)
    this.paid = computed(() => this.#paid())
    this.counted = computed(() => {
      const tile = this.#regarded.value
      return tile === undefined ? [] : countedBy(this.view.value, this.me.value, tile)
    })
    this.answerCard = computed(() => {
      const asked = this.asked.value
      if (asked === null) return undefined
      const { kind } = asked
      const position = Number(asked.params.at)
      if (kind === 'answerSpell') return counterSpellCard(this.view.value, this.me.value, position)
      return kind === 'answerAttack' ? resistanceCard(this.view.value, this.me.value, position) : undefined
    })
  }

  get other(): Side {
    return opponentOf(this.me.value)
  }

  nameOf(side: Side): string {
    return this.context.players.value.names[side] ?? ''
  }

  crownsOf(side: Side): number {
    return crowns(this.view.value, side)
  }

  legal(kind: string): readonly Action[] {
    return actionsIn(this.context.legality.value.legal).filter((action) => action.kind === kind)
  }

  pick(no: number | undefined): void {
    this.target.value = undefined
    this.ending.choose(undefined)
    const isBack = no === undefined || no === this.picked.peek()
    this.#pickedKey.value = isBack ? undefined : this.hand.peek()[no]?.key
  }

  close(): void {
    this.ending.close()
    stopResets(this.context)
  }

  regard(tile: Tile | undefined): void {
    this.#regarded.value = tile
  }

  act(action: Action): void {
    if ('at' in action) this.outlooks.settle(action.at)
    this.pick(undefined)
    this.context.act(action)
  }

  whyNot(action: Action): Refusal | undefined {
    return this.context.legality.peek().whyNot(action)
  }

  /** The card was laid on the region itself: attack or enchant; where it could be both, the prompt asks. */
  layOnRegion(position: Position): void {
    const prospect = this.prospects.peek()?.[position]
    if (prospect === undefined) return
    const choices = [prospect.attack, prospect.enchant].filter((each) => isDoable(each))
    if (choices.length > 1) {
      this.target.value = position
      return
    }
    const [only] = choices
    if (only !== undefined) {
      this.act(only)
      return
    }
    const refusal = whyNotAt(prospect)
    if (refusal !== undefined) this.context.showRefusal(refusal)
  }

  reinforce(position: Position): void {
    const action = this.prospects.peek()?.[position]?.reinforce
    if (action !== undefined) this.act(action)
  }

  #paid(): readonly Card[] {
    if (!this.isPaying.value) return []
    const steps = this.context.steps.value
    const owed = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'lossesOwed'))
    return steps
      .slice(owed + 1)
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.kind === 'cardLost' && 'card' in event ? [Number(event.card)] : []))
  }

  #prospects(): readonly Prospect[] | undefined {
    const card = this.pickedCard.value
    if (card === undefined) return undefined
    const view = this.view.value
    const me = this.me.value
    const { whyNot } = this.context.legality.value
    const judged = (kind: 'attack' | 'enchant', position: Position): Action | Refusal => {
      const action: Action = { kind, card, at: position }
      return whyNot(action) ?? action
    }
    const mayAttack = !isSorceress(card) || whyNotOf(judged('attack', 0)) !== 'attackNeedsKnight'
    return view.places.map((place, position) => ({
      at: position,
      attack: mayAttack ? judged('attack', position) : undefined,
      enchant: isSorceress(card) ? judged('enchant', position) : undefined,
      reinforce: { kind: 'reinforce', card, at: position },
      ...conquestCost(view, me, place),
    }))
  }
}

const PLAYS: readonly string[] = ['reinforced', 'spellCast', 'attackDeclared']

/** A card has been played in this turn. */
export function hasPlayed({ context, view }: Model): boolean {
  const no = view.value.turnNo
  return context.steps.value.some(
    ({ turn, events }) => turn.no === no && events.some(({ kind }) => PLAYS.includes(kind)),
  )
}

function whyNotOf(judged: Action | Refusal): string | undefined {
  return judged.kind === 'refusal' ? judged.code : undefined
}

export function isDoable(judged: Action | Refusal | undefined): judged is Action {
  return judged !== undefined && judged.kind !== 'refusal'
}

/** The reason worth saying: for a knight that of the attack, for a sorceress that of the spell. */
export function whyNotAt({ attack, enchant }: Prospect): Refusal | undefined {
  if (enchant !== undefined && enchant.kind === 'refusal') {
    return attack !== undefined && attack.kind === 'refusal' ? attack : attack === undefined ? enchant : undefined
  }
  return attack !== undefined && attack.kind === 'refusal' ? attack : undefined
}

function actionsIn(actions: readonly Tagged[]): readonly Action[] {
  return actions.map((action) => parseAction(action)).filter((action) => action.kind !== 'refusal')
}

function handOf(view: View, me: Side): readonly HandCard[] {
  const counts = view.hands[me].cards
  if (counts === null) return []
  return CARDS.flatMap((card) =>
    Array.from({ length: at(counts, card) }, (_, copy) => ({ card, copy: copy + 1, key: `${card}/${copy}` })),
  ).map((each, no) => ({ ...each, no }))
}

/** All nine tiles, each with where it is. */
export interface TileNow {
  readonly tile: Tile
  readonly key: string
  /** Which of its copies, from 1. */
  readonly copy: number
  readonly isDark: boolean
  readonly yields: number
  readonly place: 'up' | 'used' | Side
}

export function tilesOf(view: View, me: Side): readonly TileNow[] {
  return TILES.flatMap((tile, kind) => {
    const { shade } = TILE_DATA[tile]
    const copies = at(printedBy(view.options).edition.tiles, kind)
    const up = at(view.faceUp, kind)
    const before = ([0, 1] as const).filter((side) => view.waiting[side]?.tile === tile)
    return Array.from({ length: copies }, (_, copy): TileNow => {
      const place = copy < up ? 'up' : (before[copy - up] ?? 'used')
      const yields = yieldOf(view, me, tile)
      return { tile, key: `${tile}/${copy}`, copy: copy + 1, isDark: shade === 'dark', yields, place }
    })
  })
}
