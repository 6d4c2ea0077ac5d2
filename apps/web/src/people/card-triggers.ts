/*
 * When the card of a name is shown: a resting pointer, the keyboard focus, a long press; a click on the name of a guest. It
 * stays while the pointer or the focus is on the name or in the card. Names are links to a person's page, and elements with
 * `data-whom`. The card itself is loaded with the first one.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Whom, whomIn } from './whom.ts'

/** Milliseconds. */
const REST = 400
/** From the name to the card, over the gap between them. */
const LEAVE = 250
/** Pixels a pressing finger may move. */
const SLACK = 8

const NAMES = 'a[href^="/@"], [data-whom]'
/** A name in a card has none. Nothing may come over a race of reflexes. */
const NOT_HERE = '.name-card'
const RACE = '.judgement-throw'

export interface ShownCard {
  readonly thing: HTMLElement
  readonly whom: Whom
  /** The pointer may leave: after a long press or a click. */
  readonly isPinned: boolean
}

const current = signal<ShownCard | undefined>(undefined)
export const shownCard: ReadonlySignal<ShownCard | undefined> = current

/** The focus goes back to the name if it was in the card. */
export function closeCard(): void {
  const before = current.peek()
  if (before === undefined) return
  const hadFocus = isInCard(document.activeElement)
  current.value = undefined
  if (!hadFocus) return
  isReturning = true
  before.thing.focus({ preventScroll: true })
  isReturning = false
}

function nameAt(target: EventTarget | null): HTMLElement | undefined {
  const thing = target instanceof Element ? target.closest<HTMLElement>(NAMES) : null
  return thing === null || thing.closest(NOT_HERE) !== null ? undefined : thing
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.name-card') !== null
}

export function whomOf(thing: HTMLElement): Whom | undefined {
  const { whom } = thing.dataset
  if (whom !== undefined) return whomIn(whom)
  try {
    const name = decodeURIComponent(/^\/@([^/?#]+)$/.exec(thing.getAttribute('href') ?? '')?.[1] ?? '')
    return name === '' ? undefined : { name }
  } catch {
    return undefined
  }
}

let timer: ReturnType<typeof setTimeout> | undefined
let press: { readonly x: number; readonly y: number } | undefined
/** The click that ends a long press is not meant for the link. */
let hasPressed = false
let isByKeys = false
/** The focus comes back to a name whose card was just closed. */
let isReturning = false

function later(ms: number, run: () => void): void {
  clearTimeout(timer)
  timer = setTimeout(run, ms)
}

function show(thing: HTMLElement, isPinned: boolean): void {
  const whom = whomOf(thing)
  if (whom === undefined || !thing.isConnected || document.querySelector(RACE) !== null) return
  if (current.peek()?.thing === thing && current.peek()?.isPinned === isPinned) return
  current.value = { thing, whom, isPinned }
}

/** The name under the mouse, or the card: it may rest there from before this was loaded, so every move is looked at. */
let under: Element | typeof CARD | undefined
const CARD = 'card'

function over({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return
  const thing = nameAt(target)
  const place = isInCard(target) ? CARD : thing
  if (place === under) return
  under = place
  const now = current.peek()
  if (place === CARD || (now !== undefined && thing === now.thing)) {
    clearTimeout(timer)
    return
  }
  if (thing !== undefined) {
    later(REST, () => show(thing, false))
    return
  }
  clearTimeout(timer)
  if (now !== undefined && !now.isPinned && !isInCard(document.activeElement)) later(LEAVE, closeCard)
}

function down(event: PointerEvent): void {
  isByKeys = false
  hasPressed = false
  if (isInCard(event.target)) return
  const thing = nameAt(event.target)
  if (thing !== current.peek()?.thing) closeCard()
  clearTimeout(timer)
  if (event.pointerType === 'mouse' || thing === undefined) return
  press = { x: event.clientX, y: event.clientY }
  later(REST, () => {
    hasPressed = true
    show(thing, true)
  })
}

function move(event: PointerEvent): void {
  const { clientX, clientY, pointerType } = event
  if (pointerType === 'mouse') over(event)
  else if (press !== undefined) slip(clientX, clientY)
}

function slip(clientX: number, clientY: number): void {
  if (press === undefined) return
  if (Math.hypot(clientX - press.x, clientY - press.y) <= SLACK) return
  press = undefined
  clearTimeout(timer)
}

function up(): void {
  if (press !== undefined && !hasPressed) clearTimeout(timer)
  press = undefined
}

function click(event: MouseEvent): void {
  const thing = nameAt(event.target)
  if (hasPressed) {
    hasPressed = false
    event.preventDefault()
    event.stopPropagation()
  } else if (thing?.dataset.whom !== undefined) show(thing, true)
  else if (thing !== undefined) closeCard()
}

function focused({ target }: FocusEvent): void {
  if (isInCard(target)) {
    clearTimeout(timer)
    return
  }
  clearTimeout(timer)
  const thing = nameAt(target)
  if (!isByKeys || isReturning) return
  if (thing === undefined) closeCard()
  else later(REST, () => show(thing, false))
}

/** The card stands at the end of the page, but follows its name for the Tab key. */
function tab(event: KeyboardEvent): void {
  const card = document.querySelector('.name-card')
  const thing = current.peek()?.thing
  if (card === null || thing === undefined) return
  const stops = [...card.querySelectorAll<HTMLElement>('a[href], button')]
  const { activeElement } = document
  if (activeElement === thing && !event.shiftKey && stops[0] !== undefined) {
    event.preventDefault()
    stops[0].focus()
  } else if (isInCard(activeElement) && activeElement === (event.shiftKey ? stops[0] : stops.at(-1))) {
    // From its name the browser goes on to what comes after that.
    closeCard()
    if (event.shiftKey) event.preventDefault()
  }
}

function key(event: KeyboardEvent): void {
  if (event.key === 'Tab') {
    isByKeys = true
    tab(event)
  }
  if (event.key !== 'Escape' || current.peek() === undefined) return
  event.stopPropagation()
  clearTimeout(timer)
  closeCard()
}

/** Loads what shows the cards with the first of them. */
export function startCards(): void {
  const first = { capture: true }
  document.addEventListener('pointerover', over)
  document.addEventListener('pointerdown', down, first)
  document.addEventListener('pointermove', move, { passive: true })
  document.addEventListener('pointerup', up)
  document.addEventListener('pointercancel', up)
  document.addEventListener('click', click, first)
  document.addEventListener('focusin', focused)
  document.addEventListener('keydown', key, first)
  // The browser's own answer to a long press.
  document.addEventListener('contextmenu', (event) => {
    if (hasPressed || (press !== undefined && nameAt(event.target) !== undefined)) event.preventDefault()
  })
  const stop = current.subscribe((now) => {
    if (now === undefined) return
    queueMicrotask(() => stop())
    void import('./name-card.tsx').then(({ mountCards }) => mountCards()).catch(reportError)
  })
}
