/* What the board knows between the view and the pixels: whose view it is, what is asked, what is picked. */

import { type BoardContext, perQuestion, perTurn, type Step, stopResets } from '@logres/board-kit'
import type { Question, Refusal, Seat, Tagged } from '@logres/kernel'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  type Action,
  type Card,
  dealFor,
  type Event,
  isChecked,
  isKnight,
  isSameName,
  JOKER,
  type Offer,
  type OfferName,
  offerText,
  pairsAhead,
  pairsOf,
  parseAction,
  question,
  type View,
  WEAPONS,
  type Weapon,
  weaponOf,
} from '../rules/index.ts'
import { actionOf, Drafting } from './draft.ts'
import { listed } from './listing.ts'
import type { Deal } from './motion.tsx'
import { type Outfit, outfitOf } from './outfit.ts'
import { dealsSeen, type Sale, type SeenDeal, salesIn } from './prices.ts'
import { MARKED, Shelf } from './shelf.ts'
import { isView, viewIn } from './view.ts'

export type Accept = Extract<Action, { kind: 'accept' }>

/** Where a phone is; wider pages show all of it. */
export const TABS = ['market', 'offer', 'lists', 'log', 'chat'] as const
export type Tab = (typeof TABS)[number]

/** `duel`: its weapons are being turned over. `out`: who has left the lists. `banners`: they are dealt again. */
export type Scene = 'duel' | 'out' | 'banners'

export type Phase = 'draft' | 'barter' | 'announcement' | 'lay' | 'judgement' | 'purchase' | 'over'

/** Why an offer is gone. */
export interface Dead {
  /** Who dealt; null: it was withdrawn, or could not be kept. */
  readonly taker: Seat | null
  /** I had said yes, and was too late. */
  readonly isLost: boolean
}

/** So many steps that arrive together are still shown; more are a jump. */
const MOST_AT_ONCE = 4

const NO_CARDS: readonly Card[] = []
const NOTHING_LAID: readonly (Card | null)[] = [null, null, null, null]
const NO_FILLS: ReadonlyMap<string, number> = new Map()
const NONE_DEAD: ReadonlyMap<string, Dead> = new Map()

export class Model {
  readonly context: BoardContext
  readonly drafting: Drafting
  readonly view: ReadonlySignal<View>
  readonly phase: ReadonlySignal<Phase>
  /** 2.4 What lay open before anybody picked, or as early as is known. */
  readonly laidOpen: ReadonlySignal<readonly Card[]>
  /** The seat whose things are shown; spectators have none. */
  readonly me: ReadonlySignal<Seat | undefined>
  readonly hand: ReadonlySignal<readonly Card[]>
  readonly outfit: ReadonlySignal<Outfit>
  readonly purse: ReadonlySignal<number>
  readonly asked: ReadonlySignal<Question | null>
  /** What is being shown in stages, besides what the view says. */
  readonly scene: ReadonlySignal<Scene | undefined>
  readonly tab: Signal<Tab> = signal('market')
  /** 6.1 What lies on my four places, before it is sent. */
  readonly laid: Signal<readonly (Card | null)[]>
  /** "I'm ready" was pressed with an outfit that is not complete, and is asked again. */
  readonly isReadySure: Signal<boolean>
  /** 5.2 Withdrawing was pressed, and is asked again. */
  readonly isRetiring: Signal<boolean>
  readonly shelf = new Shelf()
  /** By the text of the offer's name. */
  readonly dead: Signal<ReadonlyMap<string, Dead>>
  /** What was dealt before the viewer's eyes, and for which price. */
  readonly deals: ReadonlySignal<readonly SeenDeal[]>
  readonly sales: ReadonlySignal<readonly Sale[]>
  readonly fresh: Signal<ReadonlySet<Card>> = signal(new Set())
  /** By the text of the offer's name: which of the ways to meet it is chosen. */
  readonly fills: Signal<ReadonlyMap<string, number>>
  readonly accepts: ReadonlySignal<ReadonlyMap<string, readonly Accept[]>>
  /** Shows how a deal's things cross over. Called while the page still shows how it was. */
  onDeal: ((deal: Deal) => void) | undefined
  /** What I am accepting: the faster one is named. */
  #trying: OfferName | undefined
  #seen: readonly Step[] | undefined
  readonly #stops: (() => void)[]

  constructor(context: BoardContext) {
    this.context = context
    this.drafting = new Drafting(context)
    this.laid = perQuestion(context, NOTHING_LAID)
    this.isReadySure = perQuestion(context, false)
    this.isRetiring = perQuestion(context, false)
    this.fills = perTurn(context, NO_FILLS)
    this.dead = perTurn(context, NONE_DEAD)
    this.view = computed(() => viewIn(context.view.value))
    this.phase = computed(() => question(this.view.value)?.kind ?? 'over')
    this.laidOpen = computed(() => {
      const [first] = context.steps.value
      return first === undefined ? this.view.value.open : viewIn(first.view).open
    })
    this.me = computed(() => {
      const viewer = context.viewer.value
      return viewer === 'table' ? undefined : viewer
    })
    this.hand = computed(() => {
      const me = this.me.value
      return me === undefined ? NO_CARDS : (this.view.value.hands[me]?.cards ?? NO_CARDS)
    })
    this.outfit = computed(() => outfitOf(this.hand.value))
    this.purse = computed(() => {
      const me = this.me.value
      return me === undefined ? 0 : (this.view.value.purses[me] ?? 0)
    })
    this.asked = context.question
    this.scene = computed(() => this.#scene())
    this.accepts = computed(() => acceptsIn(context.legality.value.legal))
    this.deals = computed(() => dealsSeen(context.steps.value))
    this.sales = computed(() => salesIn(this.deals.value))
    this.#stops = [
      effect(() => {
        // Before anything was shown there is no view.
        if (isView(context.view.value) && this.phase.value === 'barter') this.shelf.show(listed(this))
        else this.shelf.close()
      }),
      effect(() => {
        // On a phone a tap may have been meant for what was shown before.
        if (this.tab.value === 'market') this.shelf.disturb()
      }),
      effect(() => this.#follow(context.steps.value)),
      effect(() => {
        // The composer belongs to the barter; the others of these can be read at any time.
        if (!this.isTrading && this.tab.value === 'offer') this.tab.value = 'market'
      }),
      effect(() => this.#tidyDraft()),
    ]
  }

  close(): void {
    for (const stop of this.#stops) stop()
    this.shelf.close()
    stopResets(this.context)
  }

  /** On a phone; elsewhere all of it is in sight, and log and chat change places. */
  goTo(tab: Tab): void {
    this.tab.value = tab
    if (tab === 'log' || tab === 'chat') this.context.sidebar.tab.value = tab
  }

  nameOf(seat: Seat): string {
    return this.context.players.value.names[seat] ?? ''
  }

  isMe(seat: Seat): boolean {
    return seat === this.me.value
  }

  /** Not while one looks back, nor once it is over. */
  get isTrading(): boolean {
    return this.asked.value?.kind === 'barter'
  }

  /** Still in the fighting. */
  isFighting(seat: Seat | undefined): boolean {
    return seat !== undefined && isKnight(this.view.value, seat)
  }

  /** Whom a knight meets in this round; undefined: they rest, have fought already (3.1), or are out. */
  opponentOf(seat: Seat): Seat | undefined {
    const view = this.view.value
    if (view.ended !== null) return undefined
    const pair = pairsAhead(view).find((each) => each.includes(seat))
    return pair?.find((each) => each !== seat)
  }

  /** 3.1 With barter before each duel: whether this knight's duel of the round is over. */
  hasFought(seat: Seat): boolean {
    const view = this.view.value
    return view.ended === null && this.opponentOf(seat) === undefined && pairsOf(view).flat().includes(seat)
  }

  /** 5.2 Whether the next announcement checks this knight's outfit. */
  isChecked(seat: Seat): boolean {
    return this.view.value.ended === null && isChecked(this.view.value, seat)
  }

  /** 8.1 By the option `winner` nobody wins who is out before the last announcement. */
  get onlyFightersWin(): boolean {
    return this.view.value.options.winner === 'fighting'
  }

  /** The values in play. */
  get values(): { readonly lowest: number; readonly highest: number } {
    const { options, banners } = this.view.value
    const lowest = options.lowestValue
    return { lowest, highest: lowest + dealFor(banners.length).values - 1 }
  }

  act(action: Action): void {
    this.context.act(action)
  }

  whyNot(action: Action): Refusal | undefined {
    return this.context.legality.value.whyNot(action)
  }

  /** Does it, or says why not. */
  attempt(action: Action): boolean {
    const refusal = this.whyNot(action)
    if (refusal !== undefined) this.context.showRefusal(refusal)
    else this.act(action)
    return refusal === undefined
  }

  fillsOf(name: OfferName): readonly Accept[] {
    return this.accepts.value.get(offerText(name)) ?? []
  }

  /** The way to meet the offer that is chosen: at first the cheapest. */
  chosenFill(name: OfferName): Accept | undefined {
    const ways = this.fillsOf(name)
    return ways[Math.min(this.fills.value.get(offerText(name)) ?? 0, ways.length - 1)]
  }

  chooseFill(name: OfferName, no: number): void {
    this.fills.value = new Map(this.fills.peek()).set(offerText(name), no)
  }

  /** Unless it was pressed for something else: twice in a row, or where another offer stood a moment ago. */
  accept(accept: Accept, pressedAt: number): void {
    if (this.context.isBusy.peek() || !this.shelf.accepts(offerText(accept.offer), pressedAt)) return
    this.#trying = accept.offer
    this.act(accept)
  }

  counter(offer: Offer): void {
    this.drafting.counter(offer, this.chosenFill(offer.name)?.fill ?? NO_CARDS, this.purse.peek())
    this.tab.value = 'offer'
  }

  /** Into the offer, or out of it again. */
  toggleGiven(card: Card): void {
    const held = this.hand.peek().filter((each) => each === card).length
    const given = this.drafting.draft.peek().gives.filter((each) => each === card).length
    if (given > 0 && given === held) for (let i = 0; i < given; i++) this.drafting.remove(card)
    else this.drafting.add(card)
    this.tab.value = 'offer'
  }

  /** Dragged there: once more is no change. */
  give(card: Card): void {
    const held = this.hand.peek().filter((each) => each === card).length
    const given = this.drafting.draft.peek().gives.filter((each) => each === card).length
    if (given < held) this.drafting.add(card)
  }

  askFor(weapon: Weapon): void {
    this.drafting.ask({ weapon, value: this.values.lowest, isAtLeast: true })
    this.tab.value = 'offer'
  }

  send(): void {
    const action = actionOf(this.drafting.draft.peek())
    if (!this.attempt(action)) return
    this.drafting.clear()
    this.tab.value = 'market'
  }

  /** 6.1 Onto its place; a joker onto the wanted one, or the first that is free. What lay there comes back. */
  lay(card: Card, at?: number): void {
    const laid = this.laid.peek()
    const own = weaponOf(card)
    const place = own === null ? (at ?? this.#placeForJoker(laid)) : WEAPONS.indexOf(own)
    if (at !== undefined && at !== place) {
      const cards = laid.map((each) => each ?? JOKER).with(at, card)
      const refusal = this.whyNot({ kind: 'lay', cards })
      if (refusal !== undefined) this.context.showRefusal(refusal)
      return
    }
    this.laid.value = laid.with(place, card)
  }

  /** Where it stands in for something, else where nothing lies. */
  #placeForJoker(laid: readonly (Card | null)[]): number {
    const { parts } = this.outfit.peek()
    const needed = parts.findIndex(({ by }, i) => by !== 'card' && laid[i] === null)
    if (needed >= 0) return needed
    return Math.max(0, laid.indexOf(null))
  }

  takeBack(place: number): void {
    this.laid.value = this.laid.peek().with(place, null)
  }

  /** How many of this card are on my places or in my offer. */
  usedOf(card: Card): number {
    const used = this.asked.value?.kind === 'lay' ? this.laid.value : this.drafting.draft.value.gives
    return used.filter((each) => each === card).length
  }

  #scene(): Scene | undefined {
    const now = this.context.reveal.now.value
    if (now === undefined || !this.context.isLive.value) return undefined
    const has = (kind: string) => now.step.events.some((event) => event.kind === kind)
    if (has('weaponTurned')) return now.isTold ? undefined : 'duel'
    if (!has('announced')) return undefined
    return now.isTold ? (has('bannersDealt') ? 'banners' : undefined) : 'out'
  }

  /** A step that is shown in stages grows. */
  #follow(steps: readonly Step[]): void {
    const seen = this.#seen
    this.#seen = steps
    const news = seen === undefined ? 0 : steps.length - seen.length
    if (seen === undefined || news < 0 || news > MOST_AT_ONCE || !this.context.isLive.peek()) return
    const fresh = steps.slice(Math.max(0, seen.length - 1))
    let before = seen.at(-1)
    for (const step of fresh) {
      if (before !== undefined && step !== before) {
        const told = before.events
        const events = step.events.filter((event) => !told.includes(event))
        this.#note(viewIn(before.view), viewIn(step.view), events)
      }
      before = step
    }
  }

  #note(before: View, after: View, events: readonly Tagged[]): void {
    const happened = events.filter(isEvent)
    const deal = happened.find((event) => event.kind === 'dealStruck')
    if (deal !== undefined) this.onDeal?.(deal)
    this.#noteDead(before, after, happened)
    const me = this.me.peek()
    // Nothing changes by itself while one waits for the throw: not even a mark that goes away.
    const isRace = question(after)?.kind === 'judgement'
    if (me !== undefined && !isRace) this.#noteFresh(before.hands[me]?.cards ?? [], after.hands[me]?.cards ?? [])
  }

  #noteDead(before: View, after: View, events: readonly Event[]): void {
    if (events.some(({ kind }) => kind === 'barterEnded')) return
    const gone = before.offers.filter(({ name }) => !after.offers.some((each) => isSameName(each.name, name)))
    if (gone.length === 0) return
    const deal = events.find((event) => event.kind === 'dealStruck')
    const terms = deal?.terms ?? null
    const dead = gone.map(({ name }): readonly [string, Dead] => {
      const taker = terms !== null && isSameName(terms.offer, name) ? terms.taker : null
      const isLost = this.#trying !== undefined && isSameName(this.#trying, name) && taker !== this.me.peek()
      return [offerText(name), { taker, isLost }]
    })
    this.dead.value = new Map([...this.dead.peek(), ...dead])
  }

  #noteFresh(before: readonly Card[], after: readonly Card[]): void {
    const got = after.filter((card) => !before.includes(card))
    if (got.length === 0) return
    this.fresh.value = new Set([...this.fresh.peek(), ...got])
    setTimeout(() => {
      this.fresh.value = new Set([...this.fresh.peek()].filter((card) => !got.includes(card)))
    }, MARKED)
  }

  /** Nothing is offered that is no longer held, and no answer to what is gone. */
  #tidyDraft(): void {
    // Before anything was shown there is no view either.
    if (this.me.value === undefined) return
    const { drafting } = this
    const hand = this.hand.value
    const { gives, coins } = drafting.draft.value
    const count = (cards: readonly Card[], card: Card) => cards.filter((each) => each === card).length
    const held = gives.filter((card, i) => count(gives.slice(0, i + 1), card) <= count(hand, card))
    if (held.length < gives.length) drafting.change({ gives: held })
    if (coins > this.purse.value) drafting.change({ coins: this.purse.value })
    if (this.phase.value === 'barter' && !drafting.isStanding(this.view.value.offers))
      drafting.change({ answers: null })
  }
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}

function acceptsIn(legal: readonly Tagged[]): ReadonlyMap<string, readonly Accept[]> {
  const found = new Map<string, Accept[]>()
  for (const tagged of legal) {
    if (tagged.kind !== 'accept') continue
    const action = parseAction(tagged)
    if (action.kind !== 'accept') continue
    const key = offerText(action.offer)
    const ways = found.get(key)
    if (ways === undefined) found.set(key, [action])
    else ways.push(action)
  }
  return found
}
