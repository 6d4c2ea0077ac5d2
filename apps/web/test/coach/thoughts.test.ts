/* What coaches ask players to think about: said in every language, as a question, from real positions. */

import { Driver } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { LISTED } from '@logres/catalogue/manifests'
import { isRefusal, seededChance } from '@logres/kernel'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'

const POSITIONS = 250

describe.each(LISTED.filter(({ thoughts }) => thoughts !== undefined))('thoughts of $id', (manifest) => {
  test('are questions, in four languages, about most decisions of a game', { timeout: 120_000 }, async () => {
    const game = findGame(manifest.id)?.game
    if (game === undefined) throw new Error('no such game')
    const say = await Promise.all(LANGUAGES.map((language) => manifest.thoughts?.(language)))
    const seats = manifest.seats.min
    const options = game.options.read(manifest.machineOptions)
    if (options.kind === 'refusal') throw new Error(options.code)
    const state = game.setup(options.options, seats, seededChance('thoughts'))
    const driver = new Driver(
      game,
      { seats: Array.from({ length: seats }, () => ({ bot: 'page' as const })) },
      'thoughts',
    )
    const chance = seededChance('thoughts')
    const said = new Set<string>()
    let asked = 0
    let answered = 0
    for (let i = 0; i < POSITIONS && game.result(state) === undefined; i++) {
      const [actor] = game.toAct(state)
      if (typeof actor === 'number') {
        asked += 1
        const sentences = say.map((of) => of?.(game.view(state, actor), actor))
        const [english] = sentences
        expect(sentences.map((each) => each === undefined)).toEqual(LANGUAGES.map(() => english === undefined))
        if (english !== undefined) {
          answered += 1
          said.add(english)
          expect(new Set(sentences).size).toBe(LANGUAGES.length)
          for (const sentence of sentences) {
            expect(sentence).toMatch(/\?|\.$/)
            expect(sentence).not.toMatch(/undefined|NaN|!/)
            expect(sentence?.split(/\s+/).length).toBeLessThanOrEqual(30)
          }
        }
      }
      const move = driver.next(state)
      const action = move && game.parseAction(move.action)
      if (move === undefined || action === undefined || isRefusal(action)) break
      game.apply(state, move.actor, action, chance, () => {})
    }
    expect(answered).toBeGreaterThan(asked / 3)
    expect(said.size).toBeGreaterThan(3)
  })
})
