/* Every place that can be read off the board is explained, to everybody, in every language. */
import '../fake-dom/fake-dom.ts'
import { readFileSync } from 'node:fs'
import { switchLang } from '@logres/board-kit'
import { explainPlace, explanationsReady } from '@logres/merlin/board/explain/index.ts'
import { Model } from '@logres/merlin/board/model.ts'
import { tellingOf } from '@logres/merlin/board/telling/index.tsx'
import { textsReady } from '@logres/merlin/board/texts/index.ts'
import { LANGUAGES } from '@logres/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SeatAtTable, sitAt } from './merlin-seat.ts'

const BOTH = { kingsFavour: true, knights: 'random' } as const
const RULES = new Set(
  [
    ...readFileSync(new URL('../../../../games/merlin/RULES.md', import.meta.url), 'utf8').matchAll(
      /^\| (\d+\.\d+) \|/gm,
    ),
  ].map(([, number]) => number),
)
const { readings } = tellingOf(() => '')

beforeAll(async () => {
  await Promise.all([textsReady(), explanationsReady()])
})
afterAll(() => switchLang('en'))

/** Positions of a game that goes on by itself, now and then. */
function* positions(seat: SeatAtTable): Generator<Model> {
  const model = new Model(seat.context)
  for (let n = 0; !seat.isOver; n++) {
    if (n % 40 === 0) yield model
    const [first] = model.legal.value
    if (first === undefined) break
    model.act(first)
  }
  yield model
  model.close()
}

const PLACES = ['space-0', 'space-2', 'space-23', 'province-3', 'dice-0', 'dice-1'] as const

describe('what a thing is', () => {
  test.each(LANGUAGES)('is said of every place in %s', async (language) => {
    await switchLang(language)
    for (const seat of [0, 2]) {
      for (const model of positions(sitAt(BOTH, 3, seat, `explained ${seat}`))) {
        for (const place of [...readings(model.view.value).keys(), ...PLACES]) {
          const said = explainPlace(model, place)
          if (said === undefined) throw new Error(`${place} is not explained`)
          expect(said.title, place).toMatch(/^[\p{Lu}\d]/u)
          expect(said.text, place).toMatch(/[.]$/)
          expect(`${said.title} ${said.text}`, place).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}|\.\./)
          expect(RULES.has(said.rule), `${place}: ${said.rule}`).toBe(true)
        }
      }
    }
  })

  test('is nothing where there is no such place', () => {
    const model = new Model(sitAt(BOTH, 2, 0, 'nowhere').context)
    expect(explainPlace(model, 'nowhere-3')).toBeUndefined()
    model.close()
  })

  test('names what is missing from a quest, and what a points space would bring', async () => {
    await switchLang('en')
    const model = new Model(sitAt(BOTH, 2, 0, 'quests').context)
    const [quest] = model.view.value.hand ?? []
    expect(explainPlace(model, `quest-${quest}`)?.text).toMatch(/Missing: .+\.|All of it is met\./)
    expect(explainPlace(model, 'space-3')?.text).toBe('A point for each of your shields. 1 point for you.')
    model.close()
  })
})
