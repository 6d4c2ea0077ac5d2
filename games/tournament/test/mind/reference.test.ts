import { type BotName, createBot, createClerk } from '@logres/bots'
import { type Actor, at, isRefusal, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { hasOutfit, isKnight, question, REACTIONS, type State, tournament } from '../../rules/index.ts'

interface Played {
  readonly scores: readonly number[]
  readonly choices: string
  readonly longestBarter: number
  readonly clerkEnded: number
}

/** Everybody is asked in random order; bots may wait, and the clerk acts when nobody else does. */
function play(
  names: readonly BotName[],
  seed: string,
  watch: (before: State, actor: Actor, after: State) => void = () => {},
): Played {
  const bots = names.map((name, seat) => {
    const bot = createBot(tournament, name, `${seed}/${seat}`)
    if (isRefusal(bot)) throw new Error(bot.code)
    return bot
  })
  const clerk = createClerk(tournament, `${seed}/clerk`)
  const chance = seededChance(seed)
  const state = tournament.setup(tournament.options.defaults, names.length, chance)
  const order = seededChance(`${seed}/order`)
  const choices: string[] = []
  let barter = 0
  let longestBarter = 0
  let clerkEnded = 0
  const next = (): { actor: Actor; action: object } => {
    const actors = tournament.toAct(state)
    const seats = actors.filter((actor) => actor !== 'clerk')
    // A random bot never says that it would rather wait.
    while (seats.length > 0 && barter < 100) {
      const [seat = 0] = seats.splice(order.pick(seats.length, 'who'), 1)
      const legal = tournament.legal(state, seat)
      const { action } = at(bots, seat).choose(tournament.view(state, seat), legal, { iterations: 0 })
      if (action !== 'wait') {
        expect(legal).toContainEqual(action)
        return { actor: seat, action }
      }
      expect(actors.length).toBeGreaterThan(1)
    }
    return {
      actor: 'clerk',
      action: clerk.act(tournament.view(state, 'table'), tournament.legal(state, 'clerk')),
    }
  }
  while (tournament.toAct(state).length > 0) {
    barter = question(state)?.kind === 'barter' ? barter + 1 : 0
    longestBarter = Math.max(longestBarter, barter)
    const { actor, action } = next()
    const parsed = tournament.parseAction(action)
    if (isRefusal(parsed)) throw new Error(parsed.code)
    expect(tournament.whyNot(state, actor, parsed)).toBeUndefined()
    if (parsed.kind === 'endBarter') clerkEnded += 1
    choices.push(JSON.stringify([actor, action]))
    const before = tournament.clone(state)
    tournament.apply(state, actor, parsed, chance, () => {})
    watch(before, actor, state)
  }
  const result = tournament.result(state)
  if (result === undefined) throw new Error('no result')
  return { scores: result.scores, choices: choices.join(), longestBarter, clerkEnded }
}

const references = (count: number): BotName[] => Array.from({ length: count }, () => 'reference')

describe('the reference bot of the tournament', () => {
  test.each([3, 4, 5, 6])('%i of them come to ready by themselves, after a handful of actions each', (count) => {
    for (let i = 0; i < 5; i++) {
      const { longestBarter, clerkEnded } = play(references(count), `table ${count} ${i}`)
      expect(clerkEnded).toBe(0)
      expect(longestBarter).toBeLessThanOrEqual(12 * count)
    }
  })

  test('a knight who holds a complete outfit keeps it through the barter', () => {
    let deals = 0
    for (let i = 0; i < 5; i++) {
      play(references(4), `outfit ${i}`, (before, _actor, after) => {
        if (question(before)?.kind !== 'barter') return
        for (const [seat, hand] of before.hands.entries()) {
          if (!isKnight(before, seat) || !hasOutfit(hand)) continue
          expect(hasOutfit(at(after.hands, seat))).toBe(true)
          if (hand.join() !== at(after.hands, seat).join()) deals += 1
        }
      })
    }
    expect(deals).toBeGreaterThan(5)
  })

  test('is richer than random bots at the same table, from any seat', () => {
    let wins = 0
    for (let i = 0; i < 24; i++) {
      const seat = i % 4
      const names: BotName[] = ['random', 'random', 'random', 'random']
      names[seat] = 'reference'
      const { scores } = play(names, `mixed ${i}`)
      if (at(scores, seat) === Math.max(...scores)) wins += 1
    }
    expect(wins).toBeGreaterThanOrEqual(14)
  })

  test('chooses the same for the same seed and views', () => {
    expect(play(references(4), 'same').choices).toBe(play(references(4), 'same').choices)
    expect(play(references(4), 'same').choices).not.toBe(play(references(4), 'other').choices)
  })
})

describe('the clerk', () => {
  test('touches as the published table says, and stretches times by its pace', () => {
    const chance = seededChance('judgement')
    const thrown = { emblems: ['crown', 'cup', 'cup'], dots: 1 } as const
    const base = tournament.view(tournament.setup(tournament.options.defaults, 3, chance), 'table')
    const frame = { kind: 'judgement', pair: [0, 2], no: 1, shown: 'both', thrown } as const
    const touched = (hasTouched: [boolean, boolean]) => ({
      ...base,
      frames: [{ ...frame, hasRun: [true, true], hasTouched, touches: [null, null] }],
    })
    const clerk = createClerk(tournament, 'touches', { pace: 4 })
    const touches = Array.from({ length: 2000 }, () => {
      const action = tournament.parseAction(clerk.act(touched([true, false]), []))
      if (action.kind !== 'touch' || !('token' in action)) throw new Error(action.kind)
      expect(action.seat).toBe(2)
      return action
    })
    const share = (count: number) => (100 * count) / touches.length
    const hits = touches.filter(({ token, ms }) => token === 'crown' && ms !== null && ms >= 100)
    expect(share(touches.filter(({ token }) => token === null).length)).toBeCloseTo(REACTIONS.squire.none, -1)
    expect(share(hits.length)).toBeGreaterThan(80)
    expect(share(hits.length)).toBeLessThan(92)
    for (const { ms } of hits) {
      expect(ms).toBeGreaterThanOrEqual(4 * REACTIONS.squire.fastest)
      expect(ms).toBeLessThanOrEqual(4 * REACTIONS.squire.slowest)
    }
  })
})
