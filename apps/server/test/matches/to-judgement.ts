/* Races for tests: a clock that stands still, and people who play until two of them come to judgement. */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { createBot } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { at, present, type Seat, seededChance } from '@logres/kernel'
import type { JudgementFrame } from '@logres/tournament/rules'
import { vi } from 'vitest'
import type { RaceClock } from '../../src/matches/races.ts'
import type { Watcher } from '../client.ts'

/** Frozen unless the test advances it: the machine's speed does not show in any race. */
export class StillClock implements RaceClock {
  #time = 0
  readonly #sleepers = new Set<{ readonly until: number; wake(): void }>()

  now(): number {
    return this.#time
  }

  sleep(ms: number): Promise<void> {
    const until = this.#time + ms
    return new Promise((wake) => this.#sleepers.add({ until, wake }))
  }

  /** Resolves when everybody who woke up sleeps again, or has started what they waited for. */
  async pass(ms: number): Promise<void> {
    this.#time += ms
    for (const sleeper of this.#sleepers) {
      if (sleeper.until > this.#time) continue
      this.#sleepers.delete(sleeper)
      sleeper.wake()
    }
    await endOfTurn()
  }
}

export function isJudgement(frame: unknown): frame is JudgementFrame {
  return typeof frame === 'object' && frame !== null && 'kind' in frame && frame.kind === 'judgement'
}

export function judgementIn({ view }: Watcher): JudgementFrame | undefined {
  const { frames = [] }: { readonly frames?: readonly unknown[] } = view.view
  const top = frames.at(-1)
  return isJudgement(top) ? top : undefined
}

export async function playToJudgement(
  watchers: readonly Watcher[],
  seed: string,
): Promise<readonly Seat[] | undefined> {
  const game = present(findGame('tournament')).game
  const bots = watchers.map((_, seat) => {
    const bot = createBot(game, 'page', `${seed}-${seat}`)
    if (!('choose' in bot)) throw new Error(bot.code)
    return bot
  })
  for (let i = 0; i < 3000; i++) {
    for (const watcher of watchers) {
      const frame = judgementIn(watcher)
      if (frame !== undefined) return frame.pair
      if (watcher.view.outcome !== null) return undefined
    }
    const seat = watchers.findIndex(({ view }) => view.question !== null)
    const mover = watchers[seat]
    if (mover === undefined) {
      await vi.waitUntil(() => watchers.some(hasNews), { interval: 2, timeout: 600_000 })
      continue
    }
    const legal = mover.legal(seededChance(`${seed}-${i}`))
    const ready = legal.find(({ kind }) => kind === 'ready')
    const stay = legal.find(({ kind }) => kind === 'stay')
    const chosen = ready ?? stay ?? at(bots, seat).choose(mover.view.view, legal, { iterations: 0 }).action
    const action = chosen === 'wait' ? at(legal, 0) : chosen
    await mover.ask({ key: `${seed}-${i}`, ...{ kind: 'act', ask: mover.view.ask, action } })
  }
  return undefined
}

/** Asked something, at a judgement, or at the end. */
function hasNews(watcher: Watcher): boolean {
  return watcher.view.question !== null || watcher.view.outcome !== null || judgementIn(watcher) !== undefined
}
