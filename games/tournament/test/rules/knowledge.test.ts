/* 1.5, 4.5: knowledge holds what a viewer was shown, and nothing else: it can be rebuilt from his own events. */
import { at, isRefusal, seededChance, step, type Viewer } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Event, tournament, weaponCards } from '../../rules/index.ts'
import { groupsOf, knowledgeIn, leastOf, Tracker } from './tracker.ts'

let secretDeals = 0
let secretFills = 0

describe.each([3, 4, 5, 6])('1.5 what a viewer knows follows from the events he sees: %i seats', (seats) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('game %i', (n) => {
    const seed = `knowledge ${seats} ${n}`
    const [chance, luck] = [seededChance(seed), seededChance(`${seed} luck`)]
    const options = { ...tournament.options.defaults, draft: n % 2 === 0 }
    let state = tournament.setup(options, seats, chance)
    const viewers: Viewer[] = [...state.hands.keys(), 'table']
    const deck = weaponCards(seats, options.lowestValue)
    const trackers = viewers.map((viewer) => new Tracker(tournament.view(state, viewer), deck))
    for (let actors = tournament.toAct(state); actors.length > 0; actors = tournament.toAct(state)) {
      let actor = at(actors, luck.pick(actors.length, 'actor'))
      if (actor === 'clerk' && luck.pick(8, 'clerk') > 0) actor = at(actors, 0)
      const legal = tournament.legal(state, actor)
      let action = at(legal, luck.pick(legal.length, 'action'))
      if (action.kind === 'retire' && luck.pick(8, 'retire') > 0) action = at(legal, 0)
      const done = step(tournament, state, actor, action, chance)
      if (isRefusal(done)) throw new Error(done.code)
      state = done.state
      for (const [i, viewer] of viewers.entries()) {
        const seen = done.events.flatMap((event): Event[] => {
          const mine = tournament.redact(event, viewer)
          return mine === undefined ? [] : [mine]
        })
        const tracker = at(trackers, i)
        tracker.read(seen)
        for (const event of seen) {
          if (event.kind !== 'dealStruck') continue
          if (event.terms === null) secretDeals++
          else if (event.terms.fill === null) secretFills++
        }
        const knows = knowledgeIn(tournament.view(state, viewer))
        expect(knows.where).toEqual(tracker.where)
        expect(knows.groups).toEqual(groupsOf(tracker))
        expect(knows.least).toEqual(leastOf(tracker, viewer))
      }
    }
  })
})

test('these games had deals and requests met in secret', () => {
  expect(secretDeals).toBeGreaterThan(100)
  expect(secretFills).toBeGreaterThan(100)
})
