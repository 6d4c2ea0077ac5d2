/* All that can be said in whole games is a sentence in every language. */
import { at, refuse, seededChance } from '@logres/kernel'
import { LANGUAGES } from '@logres/words'
import { expect, test } from 'vitest'
import { ALL_ACTIONS, type Event, REASONS, sample } from '../../rules/index.ts'
import { fetchWords } from '../../words/index.ts'

const NAMES = ['Quintus', 'Vortigern', 'Xanthippe']
const isSentence = (text: string) => /^[\p{Lu}\d].*[.?]$/u.test(text) && !/undefined|null|NaN|\[object/.test(text)

function eventsOf(seed: string): Event[] {
  const chance = seededChance(seed)
  const state = sample.setup(sample.options.defaults, NAMES.length, chance)
  const events: Event[] = []
  for (let [actor] = sample.toAct(state); actor !== undefined; [actor] = sample.toAct(state)) {
    const legal = sample.legal(state, actor)
    sample.apply(state, actor, at(legal, chance.pick(legal.length, 'pick')), chance, (event) => events.push(event))
  }
  return events
}

test.each(LANGUAGES)('%s', async (language) => {
  const words = (await fetchWords(language))()
  const say = (text: string) => expect(isSentence(text), text).toBe(true)
  for (const reader of [0, 1, null]) {
    for (const event of eventsOf(`words ${reader}`)) say(words.event(event, { names: NAMES, reader }))
  }
  for (const left of [1, 5]) {
    say(words.question({ kind: 'takeStones', rule: '2.2', params: { left } }, { names: NAMES, reader: 0 }))
    for (const code of [...Object.keys(REASONS), 'badCount']) say(words.refusal(refuse(code, null, { left })) ?? '')
  }
  const actions = ALL_ACTIONS.map((action) => words.action(action, { names: NAMES, reader: 0 }))
  expect(new Set(actions).size).toBe(actions.length)
})
