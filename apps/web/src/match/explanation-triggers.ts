/* When a thing is explained: a resting pointer, a long press, the key `?`; and when that ends. */
import type { Explanation, PlaceId } from '@logres/board-kit'
import type { Signal } from '@preact/signals'

/** Milliseconds for which a pointer rests or presses. */
const PATIENCE = 500
/** So many pixels a pressing finger may move. */
const SLACK = 6

export interface Shown {
  readonly thing: Element
  readonly explanation: Explanation
  /** Stays until it is closed, and can be clicked in: after a long press or the key. */
  readonly isPinned: boolean
}

/** The focus goes back to the thing. */
export function closeExplanation(shown: Signal<Shown | undefined>): void {
  const before = shown.peek()
  if (before === undefined) return
  const hadFocus = isInside(document.activeElement, '.explanation')
  shown.value = undefined
  if (hadFocus) focusable(before.thing)?.focus({ preventScroll: true })
}

function focusable(thing: Element): HTMLElement | null {
  const targets = 'button, a[href], [tabindex]'
  return thing.closest<HTMLElement>(targets) ?? thing.querySelector<HTMLElement>(targets)
}

function thingAt(target: EventTarget | null): Element | null {
  // The name of a person has a card of its own.
  const isName = isInside(target, '[data-whom], .name-card')
  return target instanceof Element && !isName ? target.closest('[data-place]') : null
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/**
 * Where the mouse was last, whichever board is open: a thing that comes under a resting one is not pointed at. The event that it is
 * over a thing comes before the one that it has moved.
 */
let mouseAt: { readonly x: number; readonly y: number } | undefined

export class ExplanationTriggers {
  readonly #explain: (place: PlaceId) => Explanation | undefined
  readonly #shown: Signal<Shown | undefined>
  readonly #listening = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Under the mouse. */
  #hovered: Element | null = null
  /** Where a finger presses. */
  #press: { readonly x: number; readonly y: number } | undefined
  /** The click that ends a long press is not meant for the thing. */
  #hasExplained = false

  constructor(explain: (place: PlaceId) => Explanation | undefined, shown: Signal<Shown | undefined>) {
    this.#explain = explain
    this.#shown = shown
    const { signal } = this.#listening
    const first = { signal, capture: true }
    document.addEventListener('pointerover', (event) => this.#over(event), { signal })
    document.addEventListener('pointerdown', (event) => this.#down(event), first)
    document.addEventListener('pointermove', (event) => this.#move(event), { signal })
    for (const end of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(end, () => this.#up(), { signal })
    document.addEventListener('click', (event) => this.#click(event), first)
    document.addEventListener('contextmenu', (event) => this.#menu(event), { signal })
    document.addEventListener('keydown', (event) => this.#key(event), first)
    document.addEventListener('scroll', ({ target }) => this.#scroll(target), { ...first, passive: true })
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#listening.abort()
  }

  #show(thing: Element | null, isPinned: boolean): boolean {
    const place = thing?.getAttribute('data-place') ?? null
    const explanation = place === null ? undefined : this.#explain(place)
    if (thing === null || explanation === undefined || !thing.isConnected) return false
    this.#shown.value = { thing, explanation, isPinned }
    return true
  }

  #later(run: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(run, PATIENCE)
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#press = undefined
    closeExplanation(this.#shown)
  }

  #closeUnlessPinned(): void {
    if (this.#shown.peek()?.isPinned === true) clearTimeout(this.#timer)
    else this.#close()
  }

  #over({ target, pointerType, buttons, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    const thing = thingAt(target)
    if (thing === this.#hovered) return
    this.#hovered = thing
    this.#closeUnlessPinned()
    const hasMoved = mouseAt?.x !== clientX || mouseAt.y !== clientY
    const isFree = hasMoved && buttons === 0 && this.#shown.peek() === undefined
    if (thing !== null && isFree) this.#later(() => void this.#show(thing, false))
  }

  #down({ target, pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'mouse') mouseAt = { x: clientX, y: clientY }
    this.#hasExplained = false
    if (isInside(target, '.explanation')) return
    this.#close()
    const thing = thingAt(target)
    if (pointerType === 'mouse' || thing === null) return
    this.#press = { x: clientX, y: clientY }
    this.#later(() => {
      this.#hasExplained = this.#show(thing, true)
    })
  }

  #move({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'mouse') mouseAt = { x: clientX, y: clientY }
    const press = this.#press
    if (pointerType === 'mouse' || press === undefined) return
    if (Math.hypot(clientX - press.x, clientY - press.y) > SLACK) this.#close()
  }

  #up(): void {
    this.#press = undefined
    if (this.#shown.peek() === undefined) clearTimeout(this.#timer)
  }

  #click(event: Event): void {
    if (!this.#hasExplained) return
    this.#hasExplained = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** The browser's own answer to a long press. */
  #menu(event: Event): void {
    if (this.#hasExplained || this.#press !== undefined) event.preventDefault()
  }

  #scroll(target: EventTarget | null): void {
    if (!isInside(target, '.explanation')) this.#close()
  }

  #key(event: KeyboardEvent): void {
    const now = this.#shown.peek()
    if (event.key === 'Escape' && now !== undefined) {
      // What is picked on the board stays picked.
      if (now.isPinned) event.stopPropagation()
      this.#close()
    } else if (event.key === '?') this.#explainFocused(event)
    else this.#closeUnlessPinned()
  }

  #explainFocused(event: KeyboardEvent): void {
    if (isInside(event.target, 'input, textarea, select, [contenteditable]')) return
    if (document.querySelector('dialog[open], .match-curtain') !== null) return
    const { activeElement, body } = document
    const focused = activeElement === body ? null : activeElement
    const thing = thingAt(focused) ?? focused?.querySelector('[data-place]') ?? this.#hovered
    if (!this.#show(thing, true)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
