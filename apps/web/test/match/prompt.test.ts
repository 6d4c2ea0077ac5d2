/* Preferences at the end of a turn, in a local match without a browser. */
import '../fake-dom/fake-dom.ts'
import { seededChance } from '@logres/kernel'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readStored, writeStored } from '../../src/local-storage.ts'
import type { MatchDialog } from '../../src/match/match-dialogs.tsx'
import { MatchDialogs } from '../../src/match/match-dialogs.tsx'
import { applyPref, PREFS, prefs, setPref, setVolume, storedPref, storedVolume, volume } from '../../src/match/prefs.ts'
import { endTurn, Prompt } from '../../src/match/prompt.tsx'
import type { MatchState } from '../../src/match/state.ts'
import { pendingSettings } from '../../src/pending-settings.ts'
import { type RenderedPart, renderPart } from '../fake-dom/fake-dom.ts'
import { actOrWait, askedIn, legalIn, openMatch, turnIn } from '../fake-dom/local-match.ts'

interface Opened {
  readonly state: MatchState
  readonly part: RenderedPart
  /** What the page asked for. */
  readonly asked: MatchDialog[]
}

const opened: Opened[] = []

beforeEach(() => {
  applyPref('autoEnd', false)
  applyPref('confirmEnd', true)
})

afterEach(() => {
  for (const { state, part } of opened.splice(0)) {
    part.clear()
    state.close()
  }
})

/** A match with the prompt drawn. */
async function open(game: string, seed: string): Promise<Opened> {
  const state = await openMatch(game, seed)
  const asked: MatchDialog[] = []
  const part = await renderPart(h(Prompt, { state, open: (dialog) => void asked.push(dialog) }))
  const all = { state, part, asked }
  opened.push(all)
  return all
}

/** Plays on for the first seat until this is asked of it, and never ends a turn itself. */
async function playTo({ state, part }: Opened, kind: string): Promise<void> {
  const chance = seededChance('prompt')
  for (let i = 0; i < 400 && askedIn(state) !== kind; i++) {
    const legal = legalIn(state).filter((action) => action.kind !== 'endTurn')
    await part.after(() => actOrWait(state, legal, chance))
  }
  expect(askedIn(state)).toBe(kind)
}

/** Waits for pending timers. */
async function settle({ part }: Opened): Promise<void> {
  for (let i = 0; i < 5; i++) await part.after(() => new Promise((resolve) => setTimeout(resolve, 0)))
}

describe('with automatic ends of turns', () => {
  it('a turn of Avalon is ended', async () => {
    applyPref('autoEnd', true)
    const all = await open('avalon', 'auto')
    const turn = turnIn(all.state)
    const chance = seededChance('prompt')
    for (let i = 0; i < 400 && turnIn(all.state) === turn; i++) {
      const legal = legalIn(all.state)
      expect(
        legal.some(({ kind }) => kind === 'endTurn'),
        'the page ends it before the player can',
      ).toBe(false)
      await all.part.after(() => actOrWait(all.state, legal, chance))
    }
    expect(turnIn(all.state)).toBeGreaterThan(turn)
  })

  it('a turn is ended as soon as the preference is set', async () => {
    const all = await open('avalon', 'auto')
    await playTo(all, 'endTurn')
    const turn = turnIn(all.state)
    await all.part.after(() => setPref('autoEnd', true))
    await settle(all)
    expect(turnIn(all.state)).toBeGreaterThan(turn)
  })

  it('the player still decides whether to play more cards', async () => {
    applyPref('autoEnd', true)
    const all = await open('avalon', 'auto')
    expect(askedIn(all.state)).toBe('playCards')
    await settle(all)
    expect(askedIn(all.state)).toBe('playCards')
    expect(all.state.board.finish.value?.action).toEqual({ kind: 'finishPlays' })
  })

  it('a turn of Merlin is ended exactly if nothing else is legal', async () => {
    applyPref('autoEnd', true)
    const all = await open('merlin', 'auto')
    const chance = seededChance('prompt')
    for (let i = 0; i < 400 && turnIn(all.state) < 8; i++) {
      const legal = legalIn(all.state)
      if (askedIn(all.state) === 'finish') expect(legal.length, 'something is left to decide').toBeGreaterThan(1)
      await all.part.after(() => actOrWait(all.state, legal, chance))
    }
    expect(turnIn(all.state)).toBeGreaterThanOrEqual(8)
  })
})

describe('without automatic ends of turns', () => {
  it.each([
    ['Avalon', 'avalon', 'endTurn'],
    ['Merlin', 'merlin', 'finish'],
  ] as const)('a turn of %s ends only by the button', async (_, board, kind) => {
    const all = await open(board, 'by hand')
    await playTo(all, kind)
    const turn = turnIn(all.state)
    await settle(all)
    expect(askedIn(all.state)).toBe(kind)
    expect(turnIn(all.state)).toBe(turn)
    applyPref('confirmEnd', false)
    await all.part.press('End turn')
    await settle(all)
    expect(turnIn(all.state)).toBeGreaterThan(turn)
    expect(all.asked).toEqual([])
  })
})

describe('ending a turn without having played a card', () => {
  it('needs confirmation', async () => {
    const { state, part, asked } = await open('avalon', 'sure')
    await part.press('End turn')
    expect(asked).toEqual(['end'])
    expect(askedIn(state)).toBe('playCards')
    const openDialog = signal<MatchDialog | undefined>('end')
    const dialog = await renderPart(h(MatchDialogs, { state, dialog: openDialog }))
    expect(dialog.text()).toContain('You have not played a card. End your turn?')
    await dialog.press('End turn')
    expect(askedIn(state)).not.toBe('playCards')
    expect(openDialog.value).toBeUndefined()
    dialog.clear()
  })

  it('needs none if the player prefers that', async () => {
    applyPref('confirmEnd', false)
    const { state, part, asked } = await open('avalon', 'sure')
    await part.press('End turn')
    expect(asked).toEqual([])
    expect(askedIn(state)).not.toBe('playCards')
  })

  it('needs none after playing a card', async () => {
    const { state, part, asked } = await open('avalon', 'sure')
    const reinforce = legalIn(state).find(({ kind }) => kind === 'reinforce')
    if (reinforce === undefined) throw new Error('no card to play')
    await part.after(() => state.act(reinforce))
    endTurn(state, (wish) => void asked.push(wish))
    expect(asked).toEqual([])
  })

  it('is not possible in a past position', async () => {
    const { state, part, asked } = await open('avalon', 'sure')
    const reinforce = legalIn(state).find(({ kind }) => kind === 'reinforce')
    if (reinforce === undefined) throw new Error('no card to play')
    await part.after(() => state.act(reinforce))
    await part.after(() => state.jump(0))
    expect(part.text()).toContain('Position 0 of 1')
    expect(part.buttons()).not.toContain('End turn')
    const turn = turnIn(state)
    endTurn(state, (wish) => void asked.push(wish))
    expect(asked).toEqual([])
    expect(turnIn(state)).toBe(turn)
    await part.press('Back to the latest')
    expect(part.buttons()).toContain('End turn')
  })
})

describe('preferences', () => {
  it('are shown and changed in the settings', async () => {
    const { state } = await open('avalon', 'settings')
    expect(PREFS.map((pref) => prefs[pref].value)).toEqual([true, true, false, false, true, true, true, true])
    const dialog = await renderPart(h(MatchDialogs, { state, dialog: signal<MatchDialog | undefined>('settings') }))
    expect(dialog.checkboxes()).toEqual({
      'Ask before I end a turn with something left to do': true,
      'End my turn automatically when there is nothing left to decide': false,
      'Answer for me when there is only one answer': false,
      Sounds: true,
      'What I do': true,
      'What others do': true,
      'My turn, and questions to me': true,
      'The end of a match': true,
    })
    await dialog.check('End my turn automatically', true)
    expect(prefs.autoEnd.value).toBe(true)
    expect(prefs.confirmEnd.value).toBe(true)
    dialog.clear()
  })

  it.each(PREFS)('%s is kept in this browser, on and off, and sent to the account', (pref) => {
    setPref(pref, true)
    expect([prefs[pref].value, storedPref(pref), readStored(`pref-${pref}`)]).toEqual([true, true, 'yes'])
    setPref(pref, false)
    expect([prefs[pref].value, storedPref(pref), readStored(`pref-${pref}`)]).toEqual([false, false, 'no'])
    const NAMES = {
      sound: 'sound',
      confirmEnd: 'confirmEndOfTurn',
      autoEnd: 'endTurnByItself',
      autoAnswer: 'answerByItself',
      soundMine: 'soundMine',
      soundOthers: 'soundOthers',
      soundTurn: 'soundTurn',
      soundEnd: 'soundEnd',
    } as const
    expect(pendingSettings.value.has(NAMES[pref])).toBe(true)
    writeStored(`pref-${pref}`, undefined)
    expect(storedPref(pref)).toBeUndefined()
  })

  it('the volume is 40, is kept in this browser, and sent to the account', () => {
    expect([volume.value, storedVolume()]).toEqual([40, undefined])
    setVolume(75)
    expect([volume.value, storedVolume(), readStored('volume')]).toEqual([75, 75, '75'])
    expect(pendingSettings.value.has('volume')).toBe(true)
    writeStored('volume', '101')
    expect(storedVolume()).toBeUndefined()
  })
})

describe('after a few games', () => {
  const OFFER = 'End your turns automatically'

  /** In a match of its own, up to the end of a turn in which nothing is left to decide. */
  async function atTheEnd(seed: string): Promise<Opened> {
    const all = await open('avalon', seed)
    await playTo(all, 'endTurn')
    return all
  }

  it('the page offers to end turns itself, once', async () => {
    writeStored('pref-autoEnd', undefined)
    writeStored('games-ended-by-hand', undefined)
    for (const seed of ['one', 'two', 'three']) {
      const all = await atTheEnd(seed)
      expect(all.part.text()).not.toContain(OFFER)
      await all.part.press('End turn')
    }
    const fourth = await atTheEnd('four')
    expect(fourth.part.text()).toContain(OFFER)
    await fourth.part.press('No')
    expect(fourth.part.text()).not.toContain(OFFER)
    expect(prefs.autoEnd.value).toBe(false)
    const fifth = await atTheEnd('five')
    expect(fifth.part.text()).not.toContain(OFFER)
  })
})
