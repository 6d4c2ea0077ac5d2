/* A board without a page: its context for a position, and what it does. */
import './fake-dom.ts'
import type { BoardContext } from '@logres/board-kit'
import { legalityOf, type Step, stepOf } from '@logres/board-kit'
import type { AnyGame, Refusal, Tagged, Viewer } from '@logres/kernel'
import { batch, computed, signal } from '@preact/signals'
import { manifestOf } from '../../src/games.ts'
import { siteReady } from '../../src/i18n/site.ts'
import { type GameTexts, gameTexts } from '../../src/match/game-texts.ts'

export interface OpenedBoard {
  readonly context: BoardContext
  /** The actions of the board. */
  readonly acts: Tagged[]
  /** The refusals it showed. */
  readonly refusals: Refusal[]
  /** Shows the next position, with the events that led to it. */
  show(state: object, events?: readonly Tagged[]): void
}

/** The English texts of a game. */
export async function loadTexts(game: AnyGame): Promise<GameTexts> {
  const { words } = manifestOf(game.id)
  const speech = gameTexts(words, game.options.defaults)
  // The texts of the platform's refusals belong to the site.
  await Promise.all([siteReady(), speech.ready()])
  return speech
}

export function openBoard(
  { game, speech, names }: { readonly game: AnyGame; readonly speech: GameTexts; readonly names: readonly string[] },
  first: object,
  viewer: Viewer,
): OpenedBoard {
  const acts: Tagged[] = []
  const refusals: Refusal[] = []
  const stepIn = (state: object, events: readonly Tagged[]): Step => {
    const told = events.flatMap((event) => game.redact(event, viewer) ?? [])
    return stepOf(game, game.view(state, viewer), told)
  }
  // From an action until its result is shown.
  const isBusy = signal(false)
  const steps = signal<readonly Step[]>([stepIn(first, [])])
  const view = computed(() => steps.value.at(-1)?.view ?? {})
  const context: BoardContext = {
    view,
    steps,
    moments: signal(undefined),
    viewer: signal(viewer),
    isLive: signal(true),
    question: computed(() => game.asked(view.value) ?? null),
    legality: computed(() => legalityOf(game, view.value, viewer)),
    players: signal({ names, reader: viewer === 'table' ? null : viewer }),
    isBusy,
    Clock: () => null,
    seats: signal(names.map((name) => ({ name, note: '' }))),
    sidebar: { tab: signal('log'), unread: signal(0), hasChat: false },
    comparedWith: signal(undefined),
    race: signal(undefined),
    readiness: signal(undefined),
    reveal: { now: signal(undefined), next: () => {}, skip: () => {} },
    act: (action) => {
      acts.push(action)
      isBusy.value = true
      return Promise.resolve(true)
    },
    touch: () => {},
    sayReady: () => {},
    showRefusal: (refusal) => void refusals.push(refusal),
    sayRefusal: (refusal) => speech.refusal(refusal),
    sayEvent: (event, players) => speech.event(event, players),
    sayQuestion: (question) => speech.question(question, context.players.value),
    sayAction: (action) => speech.action(action, context.players.value),
    sayLabel: (name) => speech.label(name),
  }
  return {
    context,
    acts,
    refusals,
    show(state, events = []) {
      batch(() => {
        isBusy.value = false
        steps.value = [...steps.value, stepIn(state, events)]
      })
    },
  }
}
