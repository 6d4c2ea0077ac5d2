/* A match told: whole games of bots, for every seat and for a spectator, in four languages. */
import { type LogLine, logOf, type Step, type ToldAction } from '@logres/board-kit'
import { at, type Viewer } from '@logres/kernel'
import { describe, expect, it } from 'vitest'
import { stagesOf } from '../../board/stages.ts'
import { paceOf } from '../../board/telling/pace.ts'
import { actorOf } from '../../board/telling/stories.ts'
import { told } from '../../board/telling/told.tsx'
import { manifest } from '../../manifest.ts'
import { type Event, eventStages, question, tournament } from '../../rules/index.ts'
import { BOT_GAMES, type BotGame, NAMES, playersFor, stepsOf, TEXTS, viewersOf, viewIn } from './bot-games.ts'

/** In all four languages. */
const COINS = /(\d+) (?:coins?|pièces?|Münzen?|monet[ae])/gu

function toldIn(game: BotGame, viewer: Viewer, language: string, steps = stepsOf(game, viewer)): readonly ToldAction[] {
  return logOf(steps, manifest.logStarts).flatMap(({ lines }) =>
    told(lines, steps, playersFor(game, viewer), at(Object.values(TEXTS), Object.keys(TEXTS).indexOf(language))),
  )
}

function linesOf(steps: readonly Step[]): readonly LogLine[] {
  return logOf(steps, manifest.logStarts).flatMap(({ lines }) => lines)
}

interface Told {
  readonly game: BotGame
  readonly viewer: Viewer
  readonly language: string
  readonly steps: readonly Step[]
  readonly actions: readonly ToldAction[]
}

const ALL: readonly Told[] = BOT_GAMES.flatMap((game) =>
  viewersOf(game).flatMap((viewer) =>
    Object.keys(TEXTS).map((language) => {
      const steps = stepsOf(game, viewer)
      return { game, viewer, language, steps, actions: toldIn(game, viewer, language) }
    }),
  ),
)

describe('what is told', () => {
  it('holds every event exactly once, from its first step to its last', () => {
    for (const { steps, actions } of ALL) {
      const lines = actions.flatMap((action) => action.lines)
      expect(new Set(lines.map(({ event }) => event)).size).toBe(lines.length)
      expect(lines.length).toBe(linesOf(steps).length)
      for (const { from, to, lines: own } of actions) {
        expect(from).toBe(own[0]?.step)
        expect(to).toBe(own.at(-1)?.step)
      }
    }
  })

  it('is said in whole sentences, to the reader as "you", and never by their name', () => {
    for (const { viewer, actions, language } of ALL) {
      for (const { sentence, note } of actions) {
        for (const text of [sentence, note].filter((each) => each !== '')) {
          expect(text, `${language}: ${text}`).toMatch(/^\p{Lu}.*[.”»“]$/u)
          expect(text).not.toMatch(/undefined|\bnull\b|NaN|\{|\}| {2}|\.\.|#\d/u)
          if (viewer !== 'table') expect(text).not.toMatch(new RegExp(`\\b${NAMES[viewer]}\\b`, 'u'))
        }
      }
    }
  })

  it('tells every change of coins that can be seen, with its amount', () => {
    let changes = 0
    for (const { steps, actions } of ALL) {
      for (const [i, step] of steps.entries()) {
        const before = steps[i - 1]
        if (before === undefined) continue
        const [was, is] = [viewIn(before.view).purses, viewIn(step.view).purses]
        for (const [seat, coins] of is.entries()) {
          const earlier = was[seat] ?? null
          if (coins === null || earlier === null || coins === earlier) continue
          const here = actions.filter(({ from, to }) => from <= i && i <= to).map(({ sentence }) => sentence)
          const amounts = [0, ...here.flatMap((text) => [...text.matchAll(COINS)].map((match) => Number(match[1])))]
          const gained = amounts.flatMap((one) => amounts.map((other) => one - other))
          expect(gained, `${coins - earlier} in: ${here.join(' | ')}`).toContain(coins - earlier)
          changes += 1
        }
      }
    }
    expect(changes).toBeGreaterThan(500)
  })

  it('names no card that is bought, laid or dealt in secret, and no answer before all are in', () => {
    const card = /(?:shield|sword|lance|armour) \d|joker/u
    const seen = new Set<string>()
    for (const { game, viewer, steps, actions } of ALL.filter(({ language }) => language === 'en')) {
      for (const { lines, sentence, note } of actions) {
        const events = lines.map(({ event }) => event).filter(isEvent)
        const secret = events.some(
          (event) =>
            (event.kind === 'cardBought' && event.seat !== viewer) ||
            (event.kind === 'dealStruck' && event.terms === null),
        )
        if (secret) {
          expect(`${sentence} ${note}`).not.toMatch(card)
          const isOpen = viewIn(at(steps, 0).view).options.openPurse
          const isDeal = events.some(({ kind }) => kind === 'dealStruck')
          if (isDeal && !isOpen) expect(sentence).not.toMatch(/coin/u)
          seen.add(isDeal ? 'deal' : 'purchase')
        }
        if (events.every(({ kind }) => kind === 'answered')) expect(sentence).not.toMatch(/out of the lists; |leaves/u)
      }
      // Answers that are not in yet: only one's own is known.
      for (const [i, step] of steps.entries()) {
        const answers = linesOf(steps.slice(0, i + 1)).filter((line) => line.step === i)
        if (!answers.some(({ event }) => event.kind === 'answered') || answers.length > 1) continue
        const [action] = told(answers, steps.slice(0, i + 1), playersFor(game, viewer), at(Object.values(TEXTS), 0))
        const isMine = step.events.some((event) => isEvent(event) && event.kind === 'answered' && event.seat === viewer)
        expect(action?.sentence).toMatch(
          isMine ? /^You (stay in|withdraw from) the lists\.$/u : /^\w+ has answered\.$/u,
        )
        seen.add('answer')
      }
    }
    expect(seen).toEqual(new Set(['deal', 'purchase', 'answer']))
  })

  it('while a step is revealed tells what is told so far, and no more', () => {
    const met = new Set<string>()
    for (const game of BOT_GAMES) {
      for (const viewer of viewersOf(game)) {
        const steps = stepsOf(game, viewer)
        for (const [i, step] of steps.entries()) {
          const before = steps[i - 1]
          if (before === undefined) continue
          for (const { told: count, view } of stagesOf(before, step, viewer)) {
            const part: Step = { events: step.events.slice(0, count), view, turn: before.turn }
            for (const language of Object.keys(TEXTS)) {
              const sentences = lastSentences(game, viewer, language, [...steps.slice(0, i), part], i)
              expectPrefix(part.events.filter(isEvent), sentences, language)
              for (const { kind } of part.events) met.add(kind)
            }
          }
        }
      }
    }
    for (const kind of ['weaponTurned', 'duelWon', 'touchesShown', 'announced', 'bannersDealt'])
      expect(met).toContain(kind)
  })

  it('can be told from any part of any step', () => {
    for (const game of BOT_GAMES.slice(0, 2)) {
      const steps = stepsOf(game, 0)
      for (const [i, step] of steps.entries()) {
        for (let count = 0; count <= step.events.length; count++) {
          const part = { ...step, events: step.events.slice(0, count) }
          for (const language of Object.keys(TEXTS)) {
            const lines = part.events.map((event) => ({ step: i, event }))
            const texts = at(Object.values(TEXTS), Object.keys(TEXTS).indexOf(language))
            const actions = told(lines, [...steps.slice(0, i), part], playersFor(game, 0), texts)
            expect(actions.flatMap((action) => action.lines)).toEqual(lines)
            for (const { sentence } of actions) expect(sentence).toMatch(/[.”»“]$/u)
          }
        }
      }
    }
  })
})

function lastSentences(
  game: BotGame,
  viewer: Viewer,
  language: string,
  steps: readonly Step[],
  at_: number,
): readonly string[] {
  const [group] = logOf(steps, manifest.logStarts).filter(({ lines }) => lines.some(({ step }) => step === at_))
  if (group === undefined) return []
  const texts = at(Object.values(TEXTS), Object.keys(TEXTS).indexOf(language))
  return told(group.lines, steps, playersFor(game, viewer), texts)
    .filter(({ to }) => to === at_)
    .map(({ sentence }) => sentence)
}

const BEATS =
  /beats|loses to|two jokers|bat |perd contre|deux jokers|schlägt|verliert gegen|zwei Joker|batte|perde contro|due jolly/gu
const WINS =
  /\b(?:wins?|gagnes?|gewinn(?:t|st)|vinc(?:e|i)) (?:\d|the duel|par|le duel|mit|den Zweikampf|per|il duello)/iu

/** As many weapons as were turned, and no winner before it is decided. */
function expectPrefix(events: readonly Event[], sentences: readonly string[], language: string): void {
  const all = sentences.join(' ')
  const turned = events.filter(({ kind }) => kind === 'weaponTurned').length
  if (turned > 0) expect([...all.matchAll(BEATS)].length, `${language}: ${all}`).toBe(turned)
  const isWon = events.some(({ kind }) => kind === 'duelWon')
  if (!events.some(({ kind }) => kind === 'gameEnded')) expect(WINS.test(all), `${language}: ${all}`).toBe(isWon)
}

function isEvent(event: { readonly kind: string }): event is Event {
  return event.kind !== ''
}

describe('how long steps are shown', () => {
  it('delays no barter, answer, laying or race; others’ picks and purchases take a moment', () => {
    const waits = new Map<string, number>()
    for (const game of BOT_GAMES) {
      for (const viewer of viewersOf(game)) {
        const steps = stepsOf(game, viewer)
        for (const [i, step] of steps.entries()) {
          const before = steps[i - 1]
          if (before === undefined) continue
          const ms = paceOf(before, step, viewer)
          const kind = question(viewIn(before.view))?.kind ?? 'over'
          waits.set(kind, Math.max(waits.get(kind) ?? 0, ms))
          const isStaged = eventStages(step.events.filter(isEvent)).length > 0
          if (isStaged && stagesOf(before, step, viewer).length > 0) expect(ms).toBe(0)
          // One's own duel is laid at once, and a barter begins at once; only a purchase is seen before it.
          const isBought = step.events.some((event) => event.kind === 'cardBought')
          if (['lay', 'barter'].includes(tournament.asked(viewIn(step.view))?.kind ?? ''))
            expect(ms).toBe(isBought ? 700 : 0)
        }
      }
    }
    expect(Object.fromEntries(waits)).toEqual({
      ...{ draft: 500, barter: 0, announcement: 900, lay: 0, judgement: 0, purchase: 700 },
    })
  })
})

describe('who took a step', () => {
  it('is who acted, as far as the viewer sees it', () => {
    let found = 0
    for (const game of BOT_GAMES) {
      for (const viewer of viewersOf(game).filter((each) => each !== 'table')) {
        for (const step of stepsOf(game, viewer)) {
          const [first] = step.events.filter(isEvent)
          if (first?.kind === 'offerMade') expect(actorOf(step)).toBe(first.offer.giver)
          if (first?.kind === 'readySaid' || first?.kind === 'answered') expect(actorOf(step)).toBe(first.seat)
          if (first?.kind === 'dealStruck') {
            expect(actorOf(step)).toBe(first.terms?.taker)
            found += 1
          }
        }
      }
    }
    expect(found).toBeGreaterThan(20)
  })
})
