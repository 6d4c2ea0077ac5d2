/*
 * Short motions after the fact: the board already shows where things are, so nobody has to wait for them, and what flies is
 * a copy that no pointer meets. With reduced motion things appear, and nothing moves.
 */
import type { Tagged } from '@logres/kernel'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { BoardContext } from './board.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

const FADE = 160

/** How what flies slows down before it lands. */
export const LANDING = 'cubic-bezier(.2,.7,.3,1)'

/** How a board shows what happened. */
export interface Moves {
  /** So many steps that arrive together are still shown as motion; more are a jump. */
  readonly mostSteps: number
  /** Where things lie. Called while the page still shows how it was, unless motion is unwanted. */
  look(): void
  show(events: readonly Tagged[]): void
}

export class Motion {
  readonly #context: BoardContext
  readonly #moves: Moves
  readonly #stop: () => void
  /** So many steps were shown: what comes after them moves. */
  #shown: number | undefined

  constructor(context: BoardContext, moves: Moves) {
    this.#context = context
    this.#moves = moves
    // Signals change before the page does.
    this.#stop = effect(() => {
      if (context.steps.value.length > 0 && !prefersReducedMotion()) moves.look()
    })
  }

  get steps() {
    return this.#context.steps
  }

  /** To be called once the page shows them all. */
  catchUp(): void {
    const steps = this.steps.peek()
    const fresh = this.#shown === undefined ? 0 : steps.length - this.#shown
    this.#shown = steps.length
    if (document.hidden) return
    const isShown = fresh > 0 && fresh <= this.#moves.mostSteps
    this.#moves.show(isShown ? steps.slice(-fresh).flatMap(({ events }) => events) : [])
  }

  close(): void {
    this.#stop()
  }
}

/** For the component that draws what moves. */
export function useMotion(motion: Motion): void {
  const steps = motion.steps.value
  useLayoutEffect(() => motion.catchUp(), [steps, motion])
}

export function find(selector: string): HTMLElement | SVGElement | undefined {
  return document.querySelector<HTMLElement | SVGElement>(selector) ?? undefined
}

/** Undefined where it is not there, or not to be seen. */
export function boxOf(element: Element | undefined): DOMRect | undefined {
  return element === undefined || element.getClientRects().length === 0 ? undefined : element.getBoundingClientRect()
}

/** Less motion: it appears. */
export function appear(element: Element | undefined): void {
  element?.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' })
}

/** What a copy lands on is not seen before. */
export function hideFor(element: Element | undefined, duration: number): void {
  element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
}

/** A copy that is taken for nothing else, neither by the board nor by those who listen. */
export function copyOf(thing: Element): Element {
  const copy = thing.cloneNode(true)
  if (!(copy instanceof Element)) throw new TypeError('a copy of an element is an element')
  for (const name of copy.getAttributeNames()) {
    if (name.startsWith('data-') || name === 'aria-label' || name === 'title') copy.removeAttribute(name)
  }
  return copy
}

/** Lays it over the match, just there. */
export function placeAt(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  find('.match')?.append(element)
}

/** A box above everything, for eyes alone. */
export function boxInAir(className: string): HTMLElement {
  const box = document.createElement('span')
  box.className = className
  box.setAttribute('aria-hidden', 'true')
  return box
}

export function removeAfter({ finished }: Animation, box: HTMLElement): void {
  const remove = () => {
    render(null, box)
    box.remove()
  }
  finished.then(remove, remove)
}
