/*
 * A reader who looks only at the narrator and the marks. What the page shows is noted whenever it changes; afterwards it is
 * checked that every number that others changed was told or marked, and that nothing moved that did not change itself.
 */
import { findGame } from '@logres/catalogue'
import { Match, seededTable, unsealSeeded } from '@logres/kernel'
import type { Page, ViewportSize } from 'playwright-core'
import type { TestSite } from './site-tests.ts'
import { type StoredGame, storedGame, storeGame } from './stored-game.ts'
import type { TestPage } from './test-site.ts'

/** A part of the page that stays where it is. */
export interface FixedPart {
  readonly selector: string
  /** Which of left, top, width and height stay; all of them if nothing is said. */
  readonly edges?: readonly Edge[]
}

type Edge = 'x' | 'y' | 'width' | 'height'

export interface Watched {
  /** The numbers that are watched stand at places that begin like one of these. */
  readonly places: readonly string[]
  /** Things that come and go, such as cards: counted, at places that begin like this. `data-gone` names those that left. */
  readonly things?: string
  readonly parts: readonly FixedPart[]
}

/** What the page shows at one moment. */
export interface Note {
  /** The question to the reader; 'none': none. */
  readonly asked: string
  readonly isOver: boolean
  /** So many times the reader has clicked or pressed a key. */
  readonly inputs: number
  /** So many turns are in the log. */
  readonly turns: number
  /** By place; of things how many there are. */
  readonly numbers: Readonly<Record<string, number>>
  readonly sentence: string
  /** The texts of the marks by place; what is gone is marked at the place where it was. */
  readonly marks: Readonly<Record<string, string>>
  /** Where the parts are, by selector; those that are not drawn are missing. */
  readonly boxes: Readonly<Record<string, string>>
}

declare global {
  var notes: Note[]
  /** Notes what the page shows now. */
  var noteNow: () => void
}

const ALL: readonly Edge[] = ['x', 'y', 'width', 'height']

/** Notes what the page shows whenever it has changed. */
export async function watch(page: Page, { places, things, parts }: Watched): Promise<void> {
  const all = parts.map(({ selector, edges = ALL }) => ({ selector, edges }))
  await page.evaluate(
    ({ places, things, all }) => {
      globalThis.notes = []
      let inputs = 0
      const count = () => {
        inputs += 1
      }
      for (const name of ['pointerup', 'keydown']) addEventListener(name, count, { capture: true })
      const isSeen = (element: Element) => element.getClientRects().length > 0
      const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
      const starting = (starts: readonly string[], name: string) =>
        starts.flatMap((start) => seen(`[data-${name}^="${start}"]`))
      const numbers = () =>
        starting(places, 'place').flatMap(({ dataset, textContent }) => {
          const text = /[-−]?\d+/.exec(textContent)?.[0]
          return text === undefined ? [] : [[dataset.place ?? '', Number(text.replace('−', '-'))] as const]
        })
      const counts = () => {
        const found = new Map<string, number>()
        for (const { dataset } of things === undefined ? [] : starting([things], 'place'))
          found.set(dataset.place ?? '', (found.get(dataset.place ?? '') ?? 0) + 1)
        return found
      }
      const marks = () => [
        ...starting([...places, ...(things === undefined ? [] : [things])], 'of').map(
          ({ dataset, textContent }) => [dataset.of ?? '', textContent] as const,
        ),
        ...seen('[data-gone]').map(({ dataset }) => [`${things}${dataset.gone}`, 'gone'] as const),
      ]
      /** How far what contains it has been scrolled. */
      const scrolled = (element: Element, edge: string) => {
        let sum = 0
        for (let part: Element | null = element; part !== null; part = part.parentElement) {
          if (part !== element) sum += edge === 'y' ? part.scrollTop : edge === 'x' ? part.scrollLeft : 0
          if (getComputedStyle(part).position === 'fixed') break
        }
        return sum
      }
      const boxes = () =>
        all.flatMap(({ selector, edges }) => {
          const found = seen(selector).map((element) => {
            const box = element.getBoundingClientRect()
            return edges.map((edge) => `${edge} ${Math.round(box[edge] + scrolled(element, edge))}`).join(' ')
          })
          return found.length === 0 ? [] : [[selector, found.join(', ')] as const]
        })
      let last = ''
      globalThis.noteNow = () => {
        isWaiting = false
        const note = {
          asked: /asked-(\w+)/.exec(document.querySelector('.match')?.className ?? '')?.[1] ?? 'none',
          isOver: document.querySelector('.match-ending, .end-page') !== null,
          inputs,
          turns: document.querySelectorAll('[role="log"] h3').length,
          numbers: Object.fromEntries([...numbers(), ...counts()]),
          sentence: document.querySelector('.match-says')?.textContent ?? '',
          marks: Object.fromEntries(marks()),
          boxes: Object.fromEntries(boxes()),
        }
        const text = JSON.stringify(note)
        if (text !== last) globalThis.notes.push(note)
        last = text
      }
      let isWaiting = false
      const later = () => {
        if (!isWaiting) requestAnimationFrame(globalThis.noteNow)
        isWaiting = true
      }
      new MutationObserver(later).observe(document.body, { childList: true, subtree: true, attributes: true })
      globalThis.noteNow()
    },
    { places, things, all },
  )
}

/** A number that changed is marked within so many drawings. */
export const MARK_FRAMES = 6

export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** All that was noted. The mark of the last number may come some drawings later. */
export async function notesOf(page: Page): Promise<readonly Note[]> {
  await waitForFrames(page, MARK_FRAMES)
  return page.evaluate(() => {
    globalThis.noteNow()
    return globalThis.notes
  })
}

export interface NewMatch {
  readonly game: string
  /** The first is the reader's; the others are pages, the lowest level of bots. */
  readonly names: readonly string[]
  readonly seed: string
  readonly options?: object
}

/** A match that is the same every time, not begun yet. */
function newMatch({ game: id, names, seed, options }: NewMatch): StoredGame {
  const game = findGame(id)?.game
  if (game === undefined) throw new Error(`no game ${id}`)
  const seats = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'page' }))
  const table = seededTable(seed, {
    ...{ id: `local/${seed}`, game: id, rulesVersion: game.rulesVersion, seats },
    options: { ...game.options.defaults, ...options },
  })
  const started = Match.start(game, table, unsealSeeded(table, seed).chance, 1_700_000_000_000)
  if (started.kind === 'refusal') throw new Error(started.code)
  return storedGame(started.match)
}

export const WIDE: ViewportSize = { width: 1440, height: 900 }

export const PHONE: ViewportSize = { width: 390, height: 844 }

/** A page on which the match is told at double speed. */
export async function openTold(site: TestSite, match: NewMatch, viewport = WIDE): Promise<TestPage> {
  const opened = await site.newPage({ viewport, serviceWorkers: 'block', hasTouch: viewport === PHONE })
  const { page } = opened
  await page.addInitScript(() => localStorage.setItem('logres:pref-botPace', 'brisk'))
  await page.goto('/credits')
  const stored = newMatch(match)
  await storeGame(page, stored)
  await page.goto(stored.path)
  await page.locator('.avalon-region, .tournament-field, .merlin-ring').first().waitFor()
  return opened
}

export interface Told {
  /** So many times a number was changed by others. */
  readonly changes: number
  /** What was neither told nor marked. */
  readonly untold: readonly string[]
}

/** What others change is told in the sentence or marked; what the reader changes comes with their click. */
export function toldIn(notes: readonly Note[], things = 'nothing'): Told {
  let changes = 0
  const untold: string[] = []
  for (const [i, now] of notes.entries()) {
    const before = notes[i - 1]
    if (before === undefined || before.inputs !== now.inputs) continue
    const places = [Object.keys(before.numbers), Object.keys(now.numbers)]
    // Where none of the things is to be seen, all of them are hidden: a judgement covers the hand.
    const areSeen = places.every((all) => all.some((place) => place.startsWith(things)))
    for (const place of new Set(places.flat())) {
      const isThing = place.startsWith(things)
      const [was, is] = [before, now].map(({ numbers }) => numbers[place] ?? (isThing && areSeen ? 0 : undefined))
      if (was === undefined || is === undefined || was === is) continue
      changes += 1
      const then = notes.slice(i, i + MARK_FRAMES)
      const isMarked = then.some(({ marks: { [place]: mark } }) => {
        // What changes back is no longer marked.
        if (mark !== before.marks[place]) return true
        return isThing ? mark !== undefined : /[+−]\d/.test(mark ?? '')
      })
      const isSaid = then.some(({ sentence }) => sentence.includes(`→ ${String(is).replace('-', '−')})`))
      if (!isMarked && !isSaid)
        untold.push(
          `${place}: ${is - was}, from ${before.asked} to ${now.asked}: ${then.map(({ sentence, marks }) => `${sentence} ${JSON.stringify(marks)}`).join(' / ')}`,
        )
    }
  }
  return { changes, untold }
}

/** Each part that did not stay where it was, with the places it was at. */
export function moved(notes: readonly Note[], isSteady: (note: Note) => boolean = () => true): readonly string[] {
  const steady = notes.filter(isSteady)
  const selectors = new Set(steady.flatMap(({ boxes }) => Object.keys(boxes)))
  return [...selectors].flatMap((selector) => {
    const places = new Map<string, string>()
    for (const { boxes, asked, sentence } of steady) {
      const box = boxes[selector]
      if (box !== undefined && !places.has(box)) places.set(box, `${asked}: ${sentence.slice(0, 80)}`)
    }
    return places.size === 1 ? [] : [[selector, ...[...places].map(([box, when]) => `  ${box} (${when})`)].join('\n')]
  })
}
