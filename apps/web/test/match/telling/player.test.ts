/* Pacing: others' steps are shown one by one, nobody waits for it, and input is for the present. */
import '../../fake-dom/fake-dom.ts'
import type { RevealStage, Step } from '@logres/board-kit'
import type { Viewer } from '@logres/kernel'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pace } from '../../../src/match/bot-pace.ts'
import { timeOf } from '../../../src/match/telling/pace.ts'
import { TellingPlayer } from '../../../src/match/telling/player.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** `mine` takes no time, `theirs` a second, `shown` has two stages. */
type Kind = 'mine' | 'theirs' | 'shown'

function stepNo(no: number, kind: Kind): Step {
  return { events: [{ kind }], view: { no }, turn: { no, seat: 0 } }
}

function twoStages(before: Step, step: Step): readonly RevealStage[] {
  if (step.events[0]?.kind !== 'shown') return []
  return [
    { told: 0, view: before.view, ms: 1000 },
    { told: 1, view: step.view, ms: 1000 },
  ]
}

function open(isLive = false) {
  const steps = signal<readonly Step[]>([stepNo(0, 'mine')])
  const [isAsked, isHidden, pace] = [signal(false), signal(false), signal<Pace>('calm')]
  const waits: boolean[] = []
  const player = new TellingPlayer({
    ...{ steps, isAsked, isHidden, pace, isLive, isPaused: signal(false), viewer: signal<Viewer>(0) },
    stagesOf: twoStages,
    paceOf: (_, step) => (step.events[0]?.kind === 'theirs' ? 1000 : 0),
    onChange: (isRevealing) => void waits.push(isRevealing),
  })
  return {
    ...{ player, steps, isAsked, isHidden, pace, waits },
    add: (...kinds: readonly Kind[]) => {
      steps.value = [...steps.value, ...kinds.map((kind, i) => stepNo(steps.value.length + i, kind))]
    },
    at: () => player.shown.value.steps.length - 1,
  }
}

describe('the telling of others’ steps', () => {
  it('shows one after the other for its time, and the last one before anything is asked', async () => {
    const { player, add, at } = open()
    add('theirs', 'theirs', 'theirs')
    for (const no of [1, 2, 3]) {
      expect([at(), player.shown.value.isBehind]).toEqual([no, true])
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect([at(), player.shown.value.isBehind]).toEqual([3, false])
    player.close()
  })

  it('passes over the reader’s own steps, and never waits for them', () => {
    const { player, add, at } = open()
    add('mine')
    expect([at(), player.shown.value.isBehind]).toEqual([1, false])
    player.close()
  })

  it('lets the match go on: only stages make it wait, also those that are not shown yet', async () => {
    const { player, add, at, waits } = open()
    add('theirs', 'theirs')
    expect(waits).toEqual([false])
    add('shown')
    expect([at(), waits]).toEqual([1, [false, true]])
    await vi.advanceTimersByTimeAsync(2000)
    expect([at(), player.now.value?.isPaced, waits]).toEqual([3, false, [false, true]])
    await vi.advanceTimersByTimeAsync(2000)
    expect([player.now.value, waits]).toEqual([undefined, [false, true, false]])
    player.close()
  })

  it('does not begin a step again when the next one arrives', async () => {
    const { player, add, at } = open()
    add('theirs')
    await vi.advanceTimersByTimeAsync(900)
    add('theirs')
    await vi.advanceTimersByTimeAsync(100)
    expect(at()).toBe(2)
    player.close()
  })

  it('stops while it is paused, and goes on from there', async () => {
    const { player, add, at } = open()
    add('theirs', 'theirs')
    player.hold(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(at()).toBe(1)
    player.hold(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(at()).toBe(2)
    player.close()
  })

  it('goes twice as fast at double speed, and tells nothing at once or on a hidden page', async () => {
    const { player, add, at, pace, isHidden } = open()
    pace.value = 'brisk'
    add('theirs', 'theirs')
    await vi.advanceTimersByTimeAsync(500)
    expect(at()).toBe(2)
    pace.value = 'instant'
    expect([at(), player.shown.value.isBehind]).toEqual([2, false])
    add('theirs')
    expect([at(), player.shown.value.isBehind]).toEqual([3, false])
    pace.value = 'calm'
    isHidden.value = true
    add('theirs', 'theirs')
    expect([at(), player.shown.value.isBehind]).toEqual([5, false])
    player.close()
  })

  it('skips to the question, also past what others are still to do, and tells again afterwards', async () => {
    const { player, add, at, isAsked } = open()
    add('theirs', 'theirs')
    player.skip()
    expect([at(), player.isSkipping.value]).toEqual([2, true])
    add('theirs')
    expect([at(), player.shown.value.isBehind]).toEqual([3, false])
    isAsked.value = true
    expect(player.isSkipping.value).toBe(false)
    isAsked.value = false
    add('theirs')
    expect(player.shown.value.isBehind).toBe(true)
    player.close()
  })

  it('shows a step again and stays there, keeps what came after it, and returns to the present', async () => {
    const { player, add, at, waits } = open()
    add('theirs', 'mine', 'shown', 'theirs')
    player.catchUp()
    player.rewind(2, true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([at(), player.known.value, player.shown.value.isBehind]).toEqual([2, 4, true])
    player.hold(false)
    await vi.advanceTimersByTimeAsync(700)
    expect([at(), player.now.value?.isPaced]).toEqual([3, false])
    await vi.advanceTimersByTimeAsync(3000)
    expect([at(), player.shown.value.isBehind]).toEqual([4, false])
    // What is shown again keeps nobody waiting.
    expect(waits.slice(2)).toEqual([false])
    player.close()
  })

  it('tells again at any pace', async () => {
    const { player, add, at, pace } = open()
    pace.value = 'instant'
    add('theirs', 'theirs')
    player.rewind(1, false)
    expect(at()).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(at()).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(player.shown.value.isBehind).toBe(false)
    player.close()
  })

  it('shows the present after an undo', async () => {
    const { player, add, at, steps } = open()
    add('theirs', 'theirs')
    await vi.advanceTimersByTimeAsync(1000)
    steps.value = steps.value.slice(0, 1)
    expect([at(), player.shown.value.isBehind, player.known.value]).toEqual([0, false, 0])
    player.close()
  })

  it('catches up in a live match when more than two wait', async () => {
    const { player, add, at } = open(true)
    add('theirs', 'theirs', 'theirs', 'theirs')
    await vi.advanceTimersByTimeAsync(500)
    expect(at()).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(at()).toBe(3)
    player.close()
  })
})

describe('the time of a step', () => {
  it.each([
    [{ pace: 'calm', isLive: false, waiting: 9 }, 300, 300],
    [{ pace: 'brisk', isLive: false, waiting: 9 }, 300, 150],
    [{ pace: 'calm', isLive: true, waiting: 2 }, 300, 600],
    [{ pace: 'calm', isLive: true, waiting: 3 }, 900, 450],
  ] as const)('%j makes %i ms %i', (tempo, ms, time) => {
    expect(timeOf(ms, tempo)).toBe(time)
  })
})
