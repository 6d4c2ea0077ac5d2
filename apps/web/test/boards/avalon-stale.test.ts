/* Whatever was clicked and pointed at in a turn of Avalon: with the next turn the board is as if it had just been opened. */
import '../fake-dom/fake-dom.ts'
import { board as avalonBoard } from '@logres/avalon/board'
import { avalon, question, type Side, type State } from '@logres/avalon/rules'
import { at, type Chance, seededChance } from '@logres/kernel'
import { h } from 'preact'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { type RenderedPart, renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, type OpenedBoard, openBoard } from '../fake-dom/open-board.ts'
import { randomGame } from '../fake-dom/random-game.ts'

const SEQUENCES = 200
const CLICKS = 8

let speech: GameTexts
beforeAll(async () => {
  await avalonBoard.ready()
  speech = await loadTexts(avalon)
})

interface Shown {
  readonly opened: OpenedBoard
  readonly parts: readonly RenderedPart[]
  close(): void
}

async function shown(state: State, viewer: Side): Promise<Shown> {
  const opened = openBoard({ game: avalon, speech, names: ['Bors', 'Morgan'] }, state, viewer)
  const board = avalonBoard.open(opened.context)
  const drawn = [board.Above, board.Field, board.PromptText, board.Answer, board.Below, board.Side]
  const parts = await Promise.all(drawn.map((part) => renderPart(h(part, {}))))
  return {
    opened,
    parts,
    close() {
      for (const part of parts) part.clear()
      board.close()
    },
  }
}

/** A click or the pointer over something. A dialog that opened is closed again: nothing else could be clicked. */
async function touchAnything({ parts, opened }: Shown, chance: Chance): Promise<void> {
  const part = at(parts, chance.pick(parts.length, 'part'))
  const type = at(['click', 'click', 'pointerenter', 'focusin'], chance.pick(4, 'type'))
  const count = part.listeners(type)
  if (count === 0) return
  await part.dispatch(type, chance.pick(count, 'which'))
  for (const each of parts) if (each.buttons().includes('Close')) await each.press('Close')
  // What was sent is not answered here: the next position is shown instead.
  opened.acts.length = 0
}

const options = { ...avalon.options.defaults, turnLimit: 60 }
const COURSE: readonly State[] = ['a', 'b', 'c'].flatMap((seed) =>
  [...randomGame(avalon, { options, seats: 2, seed: `stale ${seed}` })].map(({ state }) => state),
)
const QUESTIONS = ['playCards', 'payLosses', 'takeTile', 'discardDown']

describe('after the turn', () => {
  it(`nothing is left of ${SEQUENCES} random sequences of clicks`, { timeout: 600_000 }, async () => {
    const chance = seededChance('stale')
    const asked = COURSE.flatMap((state, i) => (QUESTIONS.includes(question(state)?.kind ?? '') ? [i] : []))
    let changed = 0
    for (let n = 0; n < SEQUENCES; n++) {
      const from = at(asked, chance.pick(asked.length, 'position'))
      const state = at(COURSE, from)
      const next = COURSE.slice(from).find(({ turnNo }) => turnNo !== state.turnNo)
      const side = question(state)?.seat
      if (next === undefined || side === undefined) continue
      const used = await shown(state, side)
      const before = used.parts.map((part) => part.markup())
      for (let click = 0; click < CLICKS; click++) await touchAnything(used, chance)
      if (used.parts.some((part, i) => part.markup() !== before[i])) changed += 1
      await at(used.parts, 0).after(() => used.opened.show(next))
      const fresh = await shown(next, side)
      expect(used.parts.map((part) => part.markup())).toEqual(fresh.parts.map((part) => part.markup()))
      used.close()
      fresh.close()
    }
    expect(changed).toBeGreaterThan(SEQUENCES / 2)
  })
})
