/* All that can be said in whole games is a sentence in every language, and no sentence is the English one. */
import { at, refuse, seededChance } from '@logres/kernel'
import { LANGUAGES } from '@logres/words'
import { expect, test } from 'vitest'
import { ALL_ACTIONS, type Event, gauntlet, REASONS } from '../../rules/index.ts'
import { fetchWords } from '../../words/index.ts'

const NAMES = ['Quintus', 'Vortigern', 'Xanthippe', 'Zenobius']
const isSentence = (text: string) => /^[\p{Lu}\d].*[.?]$/u.test(text) && !/undefined|null|NaN|\[object/.test(text)

function eventsOf(seats: number, seed: string): Event[] {
  const chance = seededChance(seed)
  const state = gauntlet.setup({ rounds: 3 }, seats, chance)
  const events: Event[] = []
  for (let [actor] = gauntlet.toAct(state); actor !== undefined; [actor] = gauntlet.toAct(state)) {
    const legal = gauntlet.legal(state, actor)
    gauntlet.apply(state, actor, at(legal, chance.pick(legal.length, 'pick')), chance, (event) => events.push(event))
  }
  return events
}

const EVENTS = [2, 3, 4].flatMap((seats) => ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => eventsOf(seats, seed)))

test.each(LANGUAGES)('%s', async (language) => {
  const [words, english] = [(await fetchWords(language))(), (await fetchWords('en'))()]
  const say = (text: (each: typeof words) => string) => {
    const said = text(words)
    expect(isSentence(said), said).toBe(true)
    if (language !== 'en') expect(said).not.toBe(text(english))
  }
  expect(new Set(EVENTS.map(({ kind }) => kind)).size).toBe(5)
  for (const event of EVENTS) {
    for (const reader of [0, 1, null]) {
      const seen = gauntlet.redact(event, reader ?? 'table')
      if (seen !== undefined) say((each) => each.event(seen, { names: NAMES, reader }))
    }
  }
  say((each) => each.question({ kind: 'layCard', rule: '2.1', params: {} }, { names: NAMES, reader: 0 }))
  for (const [code, rule] of [...Object.entries(REASONS), ['noSuchCard', null] as const]) {
    say((each) => each.refusal(refuse(code, rule, { card: 4 })) ?? '')
  }
  const actions = ALL_ACTIONS.map((action) => words.action(action, { names: NAMES, reader: 0 }))
  expect(new Set(actions).size).toBe(actions.length)
})

test('several winners are said to each of them', async () => {
  const ended: Event = { kind: 'gameEnded', winners: [1, 0] }
  const said = LANGUAGES.map(async (language) => {
    const words = (await fetchWords(language))()
    return [0, null].map((reader) => words.event(ended, { names: NAMES, reader }))
  })
  expect(await Promise.all(said)).toEqual([
    ['You and Vortigern share the victory.', 'Vortigern and Quintus share the victory.'],
    ['Toi et Vortigern, vous vous partagez la victoire.', 'Vortigern et Quintus se partagent la victoire.'],
    ['Du und Vortigern teilt euch den Sieg.', 'Vortigern und Quintus teilen sich den Sieg.'],
    ['Tu e Vortigern vincete a pari merito.', 'Vortigern e Quintus vincono a pari merito.'],
  ])
})
