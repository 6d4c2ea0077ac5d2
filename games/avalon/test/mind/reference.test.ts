import { type BotName, createBot } from '@logres/bots'
import { at, isRefusal, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { avalon } from '../../rules/index.ts'

/** Plays one game; answers who won (null: nobody) and how it ended. */
function play(names: readonly BotName[], seed: string): { winner: number | null; reason: string; choices: string } {
  const bots = names.map((name, seat) => {
    const bot = createBot(avalon, name, `${seed}/${seat}`)
    if (isRefusal(bot)) throw new Error(bot.code)
    return bot
  })
  const chance = seededChance(seed)
  const state = avalon.setup({ ...avalon.options.defaults, turnLimit: 200 }, 2, chance)
  const choices: string[] = []
  for (let actor = avalon.toAct(state)[0]; typeof actor === 'number'; actor = avalon.toAct(state)[0]) {
    const legal = avalon.legal(state, actor)
    const { action } = at(bots, actor).choose(avalon.view(state, actor), legal, { iterations: 0 })
    const chosen = avalon.parseAction(action)
    if (isRefusal(chosen)) throw new Error(chosen.code)
    expect(legal).toContain(chosen)
    choices.push(JSON.stringify(action))
    avalon.apply(state, actor, chosen, chance, () => {})
  }
  const result = avalon.result(state)
  if (result === undefined) throw new Error('no result')
  const [first, second] = result.places
  return { winner: first === second ? null : first === 1 ? 0 : 1, reason: result.reason, choices: choices.join() }
}

describe('the reference bot', () => {
  test('ends at least 95 % of its games against itself by crowns', () => {
    const games = Array.from({ length: 100 }, (_, i) => play(['reference', 'reference'], `self ${i}`))
    expect(games.filter(({ reason }) => reason === 'crowns').length).toBeGreaterThanOrEqual(95)
  })

  test('beats the random bot nearly always, from either seat', () => {
    const wins = Array.from({ length: 20 }, (_, i) => [
      play(['reference', 'random'], `a ${i}`).winner === 0,
      play(['random', 'reference'], `b ${i}`).winner === 1,
    ]).flat()
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(36)
  })

  test('chooses the same for the same seed and views', () => {
    expect(play(['reference', 'reference'], 'same').choices).toBe(play(['reference', 'reference'], 'same').choices)
    expect(play(['random', 'random'], 'same').choices).not.toBe(play(['random', 'random'], 'other').choices)
  })

  test('is refused for a game it does not know', () => {
    expect(createBot({ ...avalon, id: 'chess' }, 'reference', 'x')).toMatchObject({
      kind: 'refusal',
      code: 'noSuchBot',
    })
  })
})
