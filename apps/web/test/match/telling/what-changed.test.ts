/* What others did, as a match page shows it when it is the reader's turn again. The fake page is hidden, so nothing is told. */
import '../../fake-dom/fake-dom.ts'
import { seededChance } from '@logres/kernel'
import { h } from 'preact'
import { afterEach, describe, expect, it } from 'vitest'
import { Prompt } from '../../../src/match/prompt.tsx'
import type { MatchState } from '../../../src/match/state.ts'
import { isOwnStep } from '../../../src/match/telling/own-steps.ts'
import { renderPart } from '../../fake-dom/fake-dom.ts'
import { actOrWait, askedIn, legalIn, openMatch, turnIn } from '../../fake-dom/local-match.ts'

const opened: MatchState[] = []
afterEach(() => {
  for (const state of opened.splice(0)) state.close()
})

/** Plays until the reader has had so many turns and is asked for the next. */
async function playTurns(seed: string, turns: number): Promise<MatchState> {
  const state = await openMatch('avalon', seed)
  opened.push(state)
  const chance = seededChance(seed)
  const last = turnIn(state) + 2 * turns
  for (let i = 0; i < 600 && !(turnIn(state) >= last && askedIn(state) === 'playCards'); i++)
    await actOrWait(state, legalIn(state), chance)
  expect(askedIn(state)).toBe('playCards')
  return state
}

const changedIn = ({ telling }: MatchState) => telling.marks.value.filter(({ kind }) => kind === 'changed')

describe('at the beginning of the reader’s turn', () => {
  it('the prompt says what the other did, until the reader acts', async () => {
    const state = await playTurns('changed', 2)
    const part = await renderPart(h(Prompt, { state, open: () => {} }))
    expect(state.telling.recap.value?.action.sentence).toMatch(/^Mordred/)
    expect(part.text()).toContain(state.telling.recap.value?.action.sentence)
    expect(part.buttons()).toContain('Watch again')
    // "Your turn" belongs to what is asked, which every width shows.
    expect(part.text()).toMatch(/^Mordred.*Your turn Play a card, or stop here\./)
    expect(part.markup()).not.toContain('match-on-wide">Play')
    const reinforce = legalIn(state).find(({ kind }) => kind === 'reinforce')
    if (reinforce === undefined) throw new Error('no card to play')
    await part.after(() => state.act(reinforce))
    expect([state.telling.recap.value, changedIn(state)]).toEqual([undefined, []])
    expect(part.buttons()).not.toContain('Watch again')
    part.clear()
  })

  it('exactly the places are marked that differ from the view after the reader’s last own turn', async () => {
    const state = await playTurns('changed', 3)
    const { play } = state.match
    const steps = play.steps.value
    const from = steps.findLastIndex((step, i) => {
      const before = steps[i - 1]
      return before !== undefined && before.turn.seat === 0 && isOwnStep(play.game, before, step, 0)
    })
    const readings = state.board.telling?.readings
    const [was, is] = [readings?.(steps[from]?.view ?? {}), readings?.(steps.at(-1)?.view ?? {})]
    const places = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
    const differing = places.filter((place) => was?.get(place) !== is?.get(place))
    expect(differing.length).toBeGreaterThan(0)
    expect(changedIn(state).map(({ place }) => place)).toEqual(differing)
  })

  it('marks are put away without acting, and come back to be watched again', async () => {
    const state = await playTurns('changed', 2)
    const marks = changedIn(state)
    expect(marks.length).toBeGreaterThan(0)
    state.telling.clear()
    expect([changedIn(state), state.telling.recap.value]).toEqual([[], undefined])
    expect(state.telling.watchAgain()).toBe(true)
    expect([state.telling.isTelling.value, askedIn(state)]).toEqual([true, undefined])
    expect(state.telling.narration.value?.trail.length).toBeGreaterThan(0)
    // Input is for the present.
    expect(state.telling.skipToQuestion()).toBe(true)
    expect(askedIn(state)).toBe('playCards')
    expect(changedIn(state)).toEqual(marks)
  })
})

describe('whose step it is', () => {
  it('is told for every step of a match, by who was asked', async () => {
    const state = await playTurns('whose', 4)
    const { play } = state.match
    const steps = play.steps.value
    const seats = steps.slice(1).map((step, i) => {
      const before = steps[i]
      return before !== undefined && isOwnStep(play.game, before, step, 0) ? 0 : 1
    })
    const named = steps.slice(1).map(({ events }) => {
      const [first] = events.filter((event) => ['reinforced', 'attackDeclared', 'spellCast'].includes(event.kind))
      return first !== undefined && 'seat' in first ? first.seat : undefined
    })
    expect(new Set(named)).toEqual(new Set([0, 1, undefined]))
    for (const [i, seat] of named.entries()) if (seat !== undefined) expect(seats[i]).toBe(seat)
  })
})
