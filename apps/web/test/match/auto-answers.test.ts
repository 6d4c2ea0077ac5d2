/* The page answers what has one answer, in local matches without a browser. */
import '../fake-dom/fake-dom.ts'
import { at, canonical, seededChance, type Tagged } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AutoAnswers } from '../../src/match/auto-answers.ts'
import { applyPref } from '../../src/match/prefs.ts'
import type { MatchState } from '../../src/match/state.ts'
import { askedIn, legalIn, openMatch, turnIn } from '../fake-dom/local-match.ts'

const TWO_PEOPLE = ['Bors', 'Morgan'].map((name) => ({ name, bot: null }))

const opened: MatchState[] = []

beforeEach(() => applyPref('autoAnswer', true))

afterEach(() => {
  applyPref('autoAnswer', false)
  for (const state of opened.splice(0)) {
    state.autoAnswers?.close()
    state.close()
  }
})

/** As the page does it, without a pause for the eye. */
async function open(game: string, seed: string, seats?: typeof TWO_PEOPLE): Promise<MatchState> {
  const state = await openMatch(game, seed, seats && { seats })
  opened.push(state)
  state.autoAnswers = new AutoAnswers(state, () => Promise.resolve())
  await settle(state)
  return state
}

/** Lets the bots and the page answer, and takes the device. */
async function settle(state: MatchState): Promise<void> {
  const { play } = state.match
  for (let quiet = 0, last = -1; quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    play.confirmHandover()
    state.telling.player.catchUp()
    const now = play.current.peek()?.ask ?? 0
    const isWaiting = state.question.peek() === null && state.outcome.peek() === null
    quiet = now === last && !isWaiting ? quiet + 1 : 0
    last = now
  }
}

function isFinish(state: MatchState, action: Tagged): boolean {
  const finish = state.board.finish.peek()?.action
  return finish !== undefined && canonical(finish) === canonical(action)
}

/** Plays by lot, and looks whenever the person is asked. */
async function play(state: MatchState, acts: number, look: (legal: readonly Tagged[]) => void): Promise<void> {
  const chance = seededChance('auto')
  for (let i = 0; i < acts && state.outcome.peek() === null; i++) {
    const legal = legalIn(state)
    look(legal)
    await state.act(at(legal, chance.pick(legal.length, 'which')))
    await settle(state)
  }
}

describe('against bots', () => {
  it.each(['avalon', 'merlin'])('%s asks only where there is a choice, or a button to end a turn', async (game) => {
    const state = await open(game, 'alone')
    let given = 0
    await play(state, 120, (legal) => {
      given += state.autoAnswers?.given.peek().length ?? 0
      if (legal.length === 1) expect(isFinish(state, at(legal, 0)), askedIn(state)).toBe(true)
    })
    expect(given).toBeGreaterThan(0)
  })

  it('nothing is answered without the preference', async () => {
    applyPref('autoAnswer', false)
    const state = await open('merlin', 'alone')
    let forced = 0
    await play(state, 60, (legal) => {
      expect(state.autoAnswers?.given.peek()).toEqual([])
      if (legal.length === 1 && !isFinish(state, at(legal, 0))) forced += 1
    })
    expect(forced).toBeGreaterThan(0)
  })
})

describe('with other people on the device', () => {
  it.each(['avalon', 'merlin'])('%s answers only what everybody can know, and never an attack', async (game) => {
    const state = await open(game, 'people', TWO_PEOPLE)
    const { isForced } = state.match.game.rules
    let [forced, secret] = [0, 0]
    const { play: played } = state.match
    const answer = played.act.bind(played)
    played.act = async (action) => {
      if (state.autoAnswers?.given.peek().includes(action)) {
        expect(isForced?.(played.current.peek()?.view ?? {}), action.kind).toBe(true)
        forced += 1
      }
      return answer(action)
    }
    await play(state, 400, (legal) => {
      if (legal.length !== 1 || isFinish(state, at(legal, 0))) return
      expect(isForced?.(played.current.peek()?.view ?? {}), askedIn(state)).toBe(false)
      secret += 1
    })
    expect(forced).toBeGreaterThan(0)
    expect(secret).toBeGreaterThan(0)
  })
})

describe('undo', () => {
  /** Plays until the page has answered something that can be taken back. */
  async function answered(state: MatchState): Promise<readonly number[]> {
    for (let i = 0; i < 300; i++) {
      const undoable = state.match.play.current.peek()?.undoable ?? []
      const given = state.autoAnswers?.given.peek().length ?? 0
      if (given > 0 && undoable.length > given) return undoable
      await play(state, 1, () => {})
    }
    throw new Error('nothing was answered')
  }

  it('takes back the last own act with what was answered after it, and answers nothing before the next one', async () => {
    const state = await open('merlin', 'undo')
    const before = await answered(state)
    const given = state.autoAnswers?.given.peek().length ?? 0
    await state.undo()
    await settle(state)
    expect(state.match.play.current.peek()?.undoable).toEqual(before.slice(0, before.length - given - 1))
    expect(state.autoAnswers?.given.peek()).toEqual([])
    // Back at a choice of the person's own; the page answers again once that is made.
    expect(legalIn(state).length).toBeGreaterThan(1)
  })

  it('of answers alone takes back all of them, and leaves them to the person', async () => {
    const state = await open('merlin', 'turns')
    const isBegunByPage = () => {
      const undoable = state.match.play.current.peek()?.undoable ?? []
      const given = state.autoAnswers?.given.peek().length ?? 0
      return given > 0 && undoable.length === given
    }
    for (let i = 0; i < 400 && !isBegunByPage(); i++) await play(state, 1, () => {})
    expect(isBegunByPage()).toBe(true)
    const turn = turnIn(state)
    await state.undo()
    await settle(state)
    expect(turnIn(state)).toBe(turn)
    expect(state.match.play.current.peek()?.undoable).toEqual([])
    const only = legalIn(state)
    expect(only).toHaveLength(1)
    expect(askedIn(state)).toBe('chooseDie')
    await state.act(at(only, 0))
    await settle(state)
    const legal = legalIn(state)
    if (legal.length === 1) expect(isFinish(state, at(legal, 0)), 'the page answers again').toBe(true)
  })
})

it('what others did stays news after the page has answered', async () => {
  const state = await open('merlin', 'turns')
  for (let i = 0; i < 400; i++) {
    const given = state.autoAnswers?.given.peek().length ?? 0
    if (given > 0 && given === state.match.play.current.peek()?.undoable.length) break
    await play(state, 1, () => {})
  }
  expect(state.telling.hasMarks).toBe(true)
  // The new question is seen all the same.
  expect(state.telling.recap.peek()).toBeUndefined()
})
