/*
 * What lies over the board in a lesson: the light around the thing to touch, the hand that points at it, and, where a touch is
 * the task, a button over every thing. So things can be touched that are no buttons, also by keyboard and screen reader.
 */
import type { Board } from '@logres/board-kit'
import type { LessonStep } from '@logres/lessons'
import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { followBoard } from '../match/telling/follow.ts'
import { type Box, boxInSight, elementOf } from '../match/telling/places.ts'
import { nearestTo } from './directions.ts'
import { lessonSheet, litPlaces } from './lights.ts'
import { type LessonSession, TRIES_TO_SHOW } from './session.ts'

interface Target {
  readonly place: string
  readonly label: string
  /** The thing, then what it is part of. */
  readonly path: readonly string[]
}

export function LessonLayer({ session }: { readonly session: LessonSession }) {
  const layer = useRef<HTMLDivElement>(null)
  const targets = useSignal<readonly Target[]>([])
  const step = session.step.value
  const run = session.run.value
  const match = session.match.value
  const isBehind = match.isBehind.value || run.tried !== undefined
  const lit = isBehind ? [] : litPlaces(step, run, session.shown.value > 0, session.isOpened.value)
  const isTouch = step?.task === 'touch' && step.reachesBoard !== true && !isBehind
  useBoardTouches(session, step)
  const isPointing = lit.length > 0 && (session.isIdle.value || run.tries >= TRIES_TO_SHOW || session.shown.value > 0)
  useSheet(lessonSheet([...lit, ...(lit.length === 0 ? [] : (step?.needs ?? []))], session.player.lesson.hides ?? []))
  useLayoutEffect(() => {
    const { current } = layer
    if (current === null) return
    const place = () => {
      session.isOpened.value = isOnBoard(session.step.peek()?.opens?.[0])
      if (isTouch) scan(current, targets, (id) => match.board.explain?.(id)?.title)
      layOut(current)
    }
    const stopFollowing = followBoard(current, place)
    // Names of things are loaded later than the board.
    const stopNaming = effect(place)
    return () => {
      stopFollowing()
      stopNaming()
    }
  }, [session, match, isTouch, targets])
  useLayoutEffect(() => {
    session.isOpened.value = isOnBoard(step?.opens?.[0])
    if (layer.current !== null) layOut(layer.current)
  })
  const isFound = lit.length > 0
  const wanted = lit.at(-1) ?? (step?.task === 'touch' && !isBehind ? (step.places[0] ?? '') : '')
  // Again after each try: somebody may have scrolled away to what they tried.
  const { tries } = run
  useEffect(() => bringIntoSight(wanted, match.board, isFound), [wanted, match, isFound, tries])
  useDescription(isTouch ? [] : lit)
  const known = isTouch ? inOrder(targets.value, lit) : []
  const first = known[0]?.place
  return (
    <div class="lesson-layer" ref={layer}>
      {lit.map((place) => (
        <span key={place} class="lesson-light" data-of={place} aria-hidden="true" hidden />
      ))}
      {known.map(({ place, label, path }) => (
        <button
          key={`touch ${place}`}
          type="button"
          class="lesson-target"
          data-of={place}
          data-depth={Math.min(path.length, 4)}
          tabIndex={place === first ? 0 : -1}
          aria-label={label}
          {...(lit.includes(place) && { 'aria-describedby': 'lesson-task' })}
          onClick={() => session.touch(path)}
          onKeyDown={moveFocus}
        />
      ))}
      {isPointing ? <Hand session={session} places={lit} /> : null}
    </div>
  )
}

/** Points at the last place; asked to show how, it goes there from the first. */
function Hand({ session, places }: { readonly session: LessonSession; readonly places: readonly string[] }) {
  const isShowing = useComputed(() => session.shown.value > 0).value
  const [from, to] = [places[0] ?? '', places.at(-1) ?? '']
  return (
    <svg
      key={session.shown.value}
      class={`lesson-hand ${isShowing && from !== to ? 'lesson-hand-moves' : ''}`}
      data-of={isShowing ? to : from}
      {...(isShowing && { 'data-from': from })}
      viewBox="0 0 24 24"
      aria-hidden="true"
      hidden
    >
      <path d="M8 13V6.500a1.500 1.500 0 0 1 3 0V11l6 1.500c1.500.4 2.300 1.400 2 3L18 21h-7l-4.500-6c-.8-1.200.7-2.600 2-1.600z" />
    </svg>
  )
}

/** The lit one first; all others as they lie in the document. */
function inOrder(targets: readonly Target[], lit: readonly string[]): readonly Target[] {
  const isLit = ({ place }: Target) => lit.includes(place)
  return [...targets.filter(isLit), ...targets.filter((each) => !isLit(each))]
}

const THINGS = '.match-main [data-place], .lesson-side [data-place]'

function scan(
  layer: HTMLElement,
  targets: { value: readonly Target[]; peek(): readonly Target[] },
  nameOf: (place: string) => string | undefined,
): void {
  const seen = new Map<string, Element>()
  for (const element of layer.closest('.match')?.querySelectorAll(THINGS) ?? []) {
    const place = element.getAttribute('data-place') ?? ''
    if (!seen.has(place) && element.checkVisibility({ visibilityProperty: true })) seen.set(place, element)
  }
  const found = [...seen].map(([place, element]) => ({
    place,
    label: nameOf(place) || element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 60) || place,
    path: pathOf(element),
  }))
  if (JSON.stringify(found) !== JSON.stringify(targets.peek())) targets.value = found
}

function pathOf(element: Element): string[] {
  const path: string[] = []
  for (let part: Element | null = element; part !== null; part = part.parentElement?.closest('[data-place]') ?? null) {
    path.push(part.getAttribute('data-place') ?? '')
  }
  return path
}

function layOut(layer: HTMLElement): void {
  // What lies under a button of the layer must not count as covered by it.
  layer.style.visibility = 'hidden'
  const boxes = [...layer.children].map((box) => ({
    box,
    at: boxOf(box.getAttribute('data-of')),
    from: boxOf(box.getAttribute('data-from')),
  }))
  layer.style.visibility = ''
  for (const { box, at, from } of boxes) {
    box.toggleAttribute('hidden', at === undefined)
    if (at === undefined || !(box instanceof HTMLElement || box instanceof SVGElement)) continue
    const { left, top, width, height } = at
    if (box instanceof SVGElement) {
      box.style.left = `${left + width / 2}px`
      box.style.top = `${top + height / 2}px`
      box.style.setProperty('--from-x', `${from === undefined ? 0 : from.left + from.width / 2 - left - width / 2}px`)
      box.style.setProperty('--from-y', `${from === undefined ? 0 : from.top + from.height / 2 - top - height / 2}px`)
    } else Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
}

function boxOf(place: string | null): Box | undefined {
  const thing = place === null ? undefined : elementOf(place)
  return thing === undefined ? undefined : boxInSight(thing)
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function moveFocus(event: KeyboardEvent): void {
  const way = ARROWS[event.key]
  const from = event.currentTarget
  if (way === undefined || !(from instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  const all = [...document.querySelectorAll<HTMLElement>('.lesson-target:not([hidden])')]
  nearestTo(from, all, way)?.focus({ preventScroll: true })
}

/** What is to be touched may lie in another part of the board; what is lit, below the edge of a small screen. */
function bringIntoSight(place: string, board: Board, isLit: boolean): (() => void) | undefined {
  if (place === '') return undefined
  if (elementOf(place) === undefined) board.turnTo?.(place)
  if (!isLit) return undefined
  // Once it is drawn there.
  const frame = requestAnimationFrame(() => {
    const thing = elementOf(place)
    const where = thing !== undefined && boxInSight(thing) !== undefined ? 'nearest' : 'center'
    thing?.scrollIntoView({ block: where, inline: where })
  })
  return () => cancelAnimationFrame(frame)
}

/** A screen reader says of what is lit that it is the task. */
function useDescription(places: readonly string[]): void {
  const key = places.join(' ')
  useEffect(() => {
    const things = key.split(' ').flatMap((place) => {
      const thing = elementOf(place)
      const target = thing?.matches('button, a, [tabindex]') === true ? thing : thing?.querySelector('button')
      return target && !target.hasAttribute('aria-describedby') ? [target] : []
    })
    for (const thing of things) thing.setAttribute('aria-describedby', 'lesson-task')
    return () => {
      for (const thing of things) thing.removeAttribute('aria-describedby')
    }
  }, [key])
}

function isOnBoard(place: string | undefined): boolean {
  return place !== undefined && elementOf(place) !== undefined
}

/** Where a touch is meant for the board, only the wanted one gets there; where an action is, none that the lesson answers. */
function useBoardTouches(session: LessonSession, step: LessonStep | undefined): void {
  useEffect(() => {
    const judge = judgeOf(step)
    if (judge === undefined) return
    const press = (event: MouseEvent) => {
      const thing = event.target instanceof Element ? event.target.closest(THINGS) : null
      if (thing === null) return
      const path = pathOf(thing)
      const touch = () => session.touch(path)
      const meant = judge(path)
      if (meant === 'board') return
      // The board hears of it first: the next step looks at what it did.
      if (meant === 'both') document.addEventListener('click', touch, { once: true })
      else {
        event.preventDefault()
        event.stopPropagation()
        touch()
      }
    }
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [session, step])
}

/** Who is to hear of a touch. Undefined: the board of all. */
function judgeOf(step: LessonStep | undefined): ((path: readonly string[]) => 'lesson' | 'board' | 'both') | undefined {
  if (step?.task === 'touch') {
    // What the board draws twice has one button in the layer: the other one is touched itself.
    if (step.reachesBoard !== true) return () => 'lesson'
    return (path) => (path.some((each) => step.places.includes(each)) ? 'both' : 'lesson')
  }
  if (step?.task !== 'act') return undefined
  const answered = Object.values(step.else ?? {}).flatMap((other) => ('touched' in other ? other.touched : []))
  if (answered.length === 0) return undefined
  return (path) => (path.some((each) => answered.includes(each)) ? 'lesson' : 'board')
}

/** Made in the script: which things are needed is known only there. */
function useSheet(text: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [text])
}
