/*
 * Every change of a score is told by an event: who adds them up has the result. And nothing is lost or made on the way. In
 * bulk (`npm run test:laws`) 10,000 games.
 */
import { at, isRefusal, seededChance, step, sum } from '@logres/kernel'
import { expect, test } from 'vitest'
import { type Event, merlin, type Options, type Reward, type State } from '../../../rules/index.ts'
import { KNIGHTS } from '../../../rules/options.ts'
import { invariants } from '../invariants.ts'

const GAMES = process.env.LOGRES_LAW_GAMES === undefined ? 180 : 10_000

/** In milliseconds: 10,000 games take minutes. */
const LONG = 1_800_000

/** Module and knights in turn. */
function optionsOf(seed: string): Partial<Options> {
  const n = Number(seed.split(' ').at(-1))
  return { kingsFavour: Math.floor(n / 3) % 2 === 1, knights: at(KNIGHTS, Math.floor(n / 6) % KNIGHTS.length) }
}

/** Seldom renounces, so that something happens. */
function play(seats: number, seed: string, look: (state: State, events: readonly Event[]) => void): State {
  const chance = seededChance(seed)
  const picks = seededChance(`${seed}/picks`)
  let state = merlin.setup({ ...merlin.options.defaults, ...optionsOf(seed) }, seats, chance)
  for (;;) {
    const [actor] = merlin.toAct(state)
    if (actor === undefined) return state
    const legal = merlin.legal(state, actor)
    const some = () => at(legal, picks.pick(legal.length, 'play'))
    const first = some()
    const done = step(merlin, state, actor, first.kind === 'renounce' ? some() : first, chance)
    if (isRefusal(done)) throw new Error(done.code)
    state = done.state
    look(state, done.events)
  }
}

test('8.0 the scores added up from the events are the result, in every game', { timeout: LONG }, () => {
  const seen = new Map<Reward, number>()
  for (let i = 0; i < GAMES; i++) {
    const seats = 2 + (i % 3)
    const added = Array.from({ length: seats }, () => 0)
    let ended: readonly number[] = []
    const state = play(seats, `adder ${i}`, (now, events) => {
      for (const event of events) {
        if (event.kind === 'gameEnded') ended = event.scores
        if (event.kind !== 'scored') continue
        expect(event.points).not.toBe(0)
        added[event.seat] = at(added, event.seat) + event.points
        seen.set(event.reward, (seen.get(event.reward) ?? 0) + 1)
      }
      expect(now.players.map(({ score }) => score)).toEqual(added)
      if (now.turnsTaken === 0) expect(invariants(now)).toEqual([])
    })
    expect(invariants(state)).toEqual([])
    const result = merlin.result(state)
    expect(result?.scores).toEqual(added)
    expect(ended).toEqual(added)
    expect(result?.places).toEqual(added.map((own) => 1 + added.filter((other) => other > own).length))
  }
  const rewards = ['pointsSpace', 'quest', 'greyFlag', 'traitors', 'excalibur', 'territory', 'influence', 'servants']
  expect([...seen.keys()]).toEqual(expect.arrayContaining([...rewards, 'apples', 'staffs', 'items']))
})

test('8.0 what is counted at the end is what is there', { timeout: LONG }, () => {
  for (let i = 0; i < 30; i++) {
    let last: readonly Event[] = []
    const state = play(3, `end ${i}`, (_, events) => {
      last = events
    })
    for (const [seat, { apples, staffs, items }] of state.players.entries()) {
      const paid = (reward: Reward) =>
        sum(
          last.flatMap((event) =>
            event.kind === 'scored' && event.seat === seat && event.reward === reward ? [event.points] : [],
          ),
        )
      const things = sum([items.shield, items.flag, items.material].map(sum))
      expect([paid('apples'), paid('staffs'), paid('items')]).toEqual([apples, 2 * staffs, Math.floor(things / 3)])
    }
  }
})
