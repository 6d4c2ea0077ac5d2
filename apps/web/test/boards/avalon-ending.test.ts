/* Ending a turn of Avalon with one tile and one confirmation, in a local match. */
import '../fake-dom/fake-dom.ts'
import { seededChance } from '@logres/kernel'
import { h } from 'preact'
import { afterEach, describe, expect, it } from 'vitest'
import { Prompt } from '../../src/match/prompt.tsx'
import type { MatchState } from '../../src/match/state.ts'
import { type RenderedPart, renderPart } from '../fake-dom/fake-dom.ts'
import { actOrWait, askedIn, legalIn, openMatch, turnIn } from '../fake-dom/local-match.ts'

interface Opened {
  readonly state: MatchState
  readonly prompt: RenderedPart
  readonly supply: RenderedPart
}

const opened: Opened[] = []

afterEach(() => {
  for (const { state, prompt, supply } of opened.splice(0)) {
    prompt.clear()
    supply.clear()
    state.close()
  }
})

async function open(seed: string): Promise<Opened> {
  const state = await openMatch('avalon', seed)
  const prompt = await renderPart(h(Prompt, { state, open: () => {} }))
  const supply = await renderPart(h(state.board.Side, {}))
  const all = { state, prompt, supply }
  opened.push(all)
  return all
}

/** Until the first seat can play cards again, or is asked something else in its own turn. */
async function untilMyTurn({ state, prompt }: Opened, turn: number): Promise<void> {
  const chance = seededChance('ending')
  for (let i = 0; i < 400 && !(turnIn(state) >= turn && askedIn(state) === 'playCards'); i++) {
    const legal = legalIn(state).filter(({ kind }) => kind !== 'endTurn')
    await prompt.after(() => actOrWait(state, turnIn(state) < turn ? legal : [], chance))
  }
  expect(askedIn(state)).toBe('playCards')
  // As a press on the board does: the recap gives way to the prompt.
  await prompt.after(() => state.telling.clear())
}

async function settle({ prompt }: Opened): Promise<void> {
  for (let i = 0; i < 8; i++) await prompt.after(() => new Promise((resolve) => setTimeout(resolve, 0)))
}

/** What the first seat did in the first turn. */
function firstEvents({ steps }: MatchState): readonly string[] {
  const events = steps.value.flatMap((step) => step.events).map(({ kind }) => kind)
  return events.slice(0, events.indexOf('turnBegan'))
}

describe('3.4 7.1 a tile chosen while cards are played', () => {
  it('is asked about once, then the plays are finished, it is taken and the turn ends', async () => {
    const all = await open('one step')
    const turn = turnIn(all.state)
    await all.supply.press('Take Four and end your turn?')
    expect(all.prompt.text()).toContain('Take Four and end your turn?')
    expect(all.prompt.text()).toContain('You have not played a card.')
    expect(askedIn(all.state)).toBe('playCards')
    await all.prompt.press('End turn')
    await settle(all)
    expect(turnIn(all.state)).toBeGreaterThan(turn)
    expect(firstEvents(all.state)).toEqual(['playsFinished', 'tileTaken'])
  })

  it('can be put back, by the same tile, by playing on, or by picking up a card', async () => {
    const all = await open('thinks again')
    const question = 'Take Two and end your turn?'
    await all.supply.press(question)
    await all.prompt.press('Play on')
    expect(all.prompt.text()).not.toContain(question)
    await all.supply.press(question)
    await all.supply.press(question)
    expect(all.prompt.text()).not.toContain(question)
    await all.supply.press(question)
    const hand = await renderPart(h(all.state.board.Below, {}))
    await hand.press(hand.buttons()[0] ?? '')
    expect(all.prompt.text()).not.toContain(question)
    hand.clear()
    expect(askedIn(all.state)).toBe('playCards')
  })

  it('7.6 with too many cards the discards come in between, and the turn ends after the last', async () => {
    const all = await open('too many')
    await all.supply.press('Take Four and end')
    await all.prompt.press('End turn')
    await untilMyTurn(all, 3)
    await all.supply.press('Take Two and end')
    expect(all.prompt.text()).toMatch(/You draw 2 cards\. Then you discard \d+ cards\./)
    await all.prompt.press('End turn')
    await settle(all)
    const turn = turnIn(all.state)
    let discards = 0
    while (askedIn(all.state) === 'discardDown') {
      const [discard] = legalIn(all.state)
      if (discard === undefined) throw new Error('nothing to discard')
      await all.prompt.after(() => all.state.act(discard))
      discards += 1
    }
    await settle(all)
    expect(discards).toBeGreaterThan(1)
    expect(turnIn(all.state)).toBeGreaterThan(turn)
  })

  it('3.5 an undo stops it: the player thinks again', async () => {
    const all = await open('undone')
    await all.supply.press('Take Four and end')
    await all.prompt.press('End turn')
    await untilMyTurn(all, 3)
    const turn = turnIn(all.state)
    // Nine cards, and a dark tile: it has not paid, and can be taken back.
    await all.supply.press('Take Realm and end')
    await all.prompt.press('End turn')
    await settle(all)
    expect(askedIn(all.state)).toBe('discardDown')
    await all.prompt.press('Undo')
    await settle(all)
    expect(askedIn(all.state)).toBe('takeTile')
    await all.supply.press('Take Landscape ×2')
    for (let i = 0; i < 9 && askedIn(all.state) === 'discardDown'; i++) {
      const [discard] = legalIn(all.state)
      if (discard !== undefined) await all.prompt.after(() => all.state.act(discard))
    }
    await settle(all)
    expect(askedIn(all.state)).toBe('endTurn')
    expect(turnIn(all.state)).toBe(turn)
  })
})
