/* 5.2 to 5.4 Who is out, and the new banners: what each player is shown of it. Withdrawing is asked twice. */
import '../fake-dom/fake-dom.ts'
import { type BoardContext, type Step, shownSteps } from '@logres/board-kit'
import { at, type Viewer } from '@logres/kernel'
import { board } from '@logres/tournament/board'
import { Announcement } from '@logres/tournament/board/announce.tsx'
import { Model } from '@logres/tournament/board/model.ts'
import { outfitOf } from '@logres/tournament/board/outfit.ts'
import { Redealt, WentOut } from '@logres/tournament/board/redeal.tsx'
import { stagesOf } from '@logres/tournament/board/stages.ts'
import { type Event, pairsOf, question, type State, tournament } from '@logres/tournament/rules'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, openBoard } from '../fake-dom/open-board.ts'
import { type Moment, randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt']
const HASTY: readonly string[] = ['ready', 'endBarter', 'withdraw', 'retire']

const COURSES = Array.from({ length: 6 }, (_, i) => [
  ...randomGame(tournament, {
    ...{ options: { ...tournament.options.defaults, draft: false }, seats: 5, seed: `scenes ${i}` },
    isRare: ({ kind }) => HASTY.includes(kind),
  }),
])

let speech: GameTexts

beforeAll(async () => {
  await board.ready()
  speech = await loadTexts(tournament)
})

interface Leaving {
  readonly before: State
  readonly after: Moment<State, Event>
  readonly out: readonly number[]
}

/** Each announcement after which somebody is out. */
const LEAVINGS: readonly Leaving[] = COURSES.flatMap((course) =>
  course.flatMap((after, i): Leaving[] => {
    const announced = after.events.find((event) => event.kind === 'announced')
    const before = course[i - 1]?.state
    if (announced === undefined || announced.out.length === 0 || before === undefined) return []
    return [{ before, after, out: announced.out }]
  }),
)

/** The page of this viewer at one stage of it. */
function pageAt({ before, after }: Leaving, viewer: Viewer, stage: 0 | 1): Model {
  const { context, show } = openBoard({ game: tournament, speech, names: NAMES }, before, viewer)
  show(after.state, after.events)
  const [first, last] = context.steps.value
  if (first === undefined || last === undefined) throw new Error('no steps')
  const position = { last: first, step: last, stage }
  const stages = (one: Step, two: Step) => stagesOf(one, two, viewer)
  const { steps, now } = shownSteps(context.steps.value, position, stages)
  const staged: BoardContext = {
    ...context,
    ...{ steps: signal(steps), view: signal(at(steps, 1).view), question: signal(null) },
    reveal: { ...context.reveal, now: signal(now) },
  }
  return new Model(staged)
}

describe('5.2 who is out', () => {
  it('is shown to everybody; what was missing, or that they withdrew, only to the knight concerned', async () => {
    const reasons = new Set<string>()
    for (const leaving of LEAVINGS) {
      const { before, out } = leaving
      for (const viewer of [0, 1, 2, 3, 4, 'table'] as const) {
        const model = pageAt(leaving, viewer, 0)
        expect(model.scene.value).toBe('out')
        const part = await renderPart(h(WentOut, { model }))
        const text = part.text()
        for (const seat of out) expect(text).toContain(seat === viewer ? 'You' : NAMES[seat])
        const isOut = viewer !== 'table' && out.includes(viewer)
        const gaps = viewer === 'table' ? [] : outfitOf(at(before.hands, viewer)).gaps
        const isShort = isOut && gaps.length > 0 && pairsOf(before).some((pair) => pair.includes(viewer))
        expect(text.includes('You lack')).toBe(isShort)
        expect(text.includes('You withdraw.')).toBe(isOut && !isShort)
        // 8.1
        expect(text).toMatch(isOut ? /still trade, and the richest player wins/ : /go on trading and can still win/)
        if (isOut) reasons.add(isShort ? 'short' : 'withdrew')
        part.clear()
        model.close()
      }
    }
    expect([...reasons].toSorted()).toEqual(['short', 'withdrew'])
  })

  it('5.4 is followed by the new banners, pairs and sequence card', async () => {
    let dealt = 0
    for (const leaving of LEAVINGS) {
      const { banners, ended } = leaving.after.state
      const model = pageAt(leaving, 'table', 1)
      expect(model.scene.value).toBe(ended === null ? 'banners' : undefined)
      if (ended === null) {
        const part = await renderPart(h(Redealt, { model }))
        const left = banners.flatMap((banner, seat) => (banner === null ? [] : [at(NAMES, seat)]))
        for (const name of NAMES) expect(part.text().includes(name)).toBe(left.includes(name))
        expect(part.text()).toContain(`card for ${left.length} knights`)
        part.clear()
        dealt += 1
      }
      model.close()
    }
    expect(dealt).toBeGreaterThan(2)
  })
})

describe('withdrawing', () => {
  it('says that it is for good, and is done only when that is confirmed', async () => {
    const asked = COURSES.flat().find(
      ({ state }) => question(state)?.kind === 'announcement' && tournament.toAct(state).includes(0),
    )
    if (asked === undefined) throw new Error('nobody is asked')
    const { context, acts } = openBoard({ game: tournament, speech, names: NAMES }, asked.state, 0)
    const model = new Model(context)
    const part = await renderPart(h(Announcement, { model }))
    await part.press('Withdraw from the lists')
    expect(acts).toEqual([])
    expect(part.text()).toContain('Withdraw for good? You will never fight again in this tournament.')
    await part.press('No, stay')
    expect(acts).toEqual([])
    await part.press('Withdraw from the lists')
    await part.press('Withdraw for good')
    expect(acts).toEqual([{ kind: 'retire' }])
    part.clear()
    model.close()
  })
})
