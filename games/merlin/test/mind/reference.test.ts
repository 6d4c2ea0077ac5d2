import { type BotName, createBot } from '@logres/bots'
import { at, isRefusal, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { merlin, type Options, question, type State, turnOf } from '../../rules/index.ts'

interface Played {
  readonly scores: readonly number[]
  readonly choices: string
  /** The most decisions in one turn. */
  readonly longestTurn: number
}

function play(
  names: readonly BotName[],
  seed: string,
  options: Partial<Options> = {},
  watch: (before: State, kind: string) => void = () => {},
): Played {
  const bots = names.map((name, seat) => {
    const bot = createBot(merlin, name, `${seed}/${seat}`)
    if (isRefusal(bot)) throw new Error(bot.code)
    return bot
  })
  const chance = seededChance(seed)
  const state = merlin.setup({ ...merlin.options.defaults, ...options }, names.length, chance)
  const choices: string[] = []
  let longestTurn = 0
  let turn = 0
  let inTurn = 0
  for (let actor = merlin.toAct(state)[0]; typeof actor === 'number'; actor = merlin.toAct(state)[0]) {
    const legal = merlin.legal(state, actor)
    const { action } = at(bots, actor).choose(merlin.view(state, actor), legal, { iterations: 0 })
    const chosen = merlin.parseAction(action)
    if (isRefusal(chosen)) throw new Error(chosen.code)
    expect(legal).toContainEqual(chosen)
    choices.push(JSON.stringify(action))
    watch(state, chosen.kind)
    merlin.apply(state, actor, chosen, chance, () => {})
    inTurn = state.turnNo === turn ? inTurn + 1 : 0
    turn = state.turnNo
    longestTurn = Math.max(longestTurn, inTurn)
  }
  const result = merlin.result(state)
  if (result === undefined) throw new Error('no result')
  return { scores: result.scores, choices: choices.join(), longestTurn }
}

const references = (count: number): BotName[] => Array.from({ length: count }, () => 'reference')

describe('the reference bot of Merlin', () => {
  test.each([2, 3, 4])('%i of them play all modules to the end, and no turn drags on', (count) => {
    for (const knights of ['off', 'draft', 'random'] as const) {
      for (const kingsFavour of [false, true]) {
        const { longestTurn, scores } = play(references(count), `${count} ${knights}`, { knights, kingsFavour })
        expect(longestTurn).toBeLessThan(30)
        expect(Math.max(...scores)).toBeGreaterThan(35)
      }
    }
  })

  test('has more points than any random bot at the same table, from any seat', () => {
    let wins = 0
    for (let i = 0; i < 16; i++) {
      const names: BotName[] = ['random', 'random', 'random', 'random']
      names[i % 4] = 'reference'
      const { scores } = play(names, `mixed ${i}`, { kingsFavour: i % 2 === 0, knights: i % 3 === 0 ? 'draft' : 'off' })
      if (at(scores, i % 4) === Math.max(...scores)) wins += 1
    }
    expect(wins).toBeGreaterThanOrEqual(15)
  })

  test('resolves a quest as soon as it can', () => {
    let resolved = 0
    for (let i = 0; i < 3; i++) {
      play(references(3), `quests ${i}`, {}, (state, kind) => {
        const seat = question(state)?.seat ?? 0
        const canResolve = merlin
          .legal(state, seat)
          .some((action) => action.kind === 'resolveQuest' && !action.withGreyFlag)
        if (!canResolve) return
        resolved += 1
        expect(['resolveQuest', 'spendFlag']).toContain(kind)
      })
    }
    expect(resolved).toBeGreaterThan(30)
  })

  test('spends staffs, and keeps them where the action is not worth their two points', () => {
    const used = new Map<string, number>()
    for (let i = 0; i < 4; i++) {
      play(references(4), `staffs ${i}`, {}, (state, kind) => {
        if (question(state)?.kind !== 'repeat') return
        expect(turnOf(state).figure).toBe('merlin')
        used.set(kind, (used.get(kind) ?? 0) + 1)
      })
    }
    expect(used.get('useStaff')).toBeGreaterThan(5)
    expect(used.get('keepStaff')).toBeGreaterThan(5)
  })

  test('chooses the same for the same seed and views', () => {
    expect(play(references(3), 'same').choices).toBe(play(references(3), 'same').choices)
    expect(play(references(3), 'same').choices).not.toBe(play(references(3), 'other').choices)
  })
})
