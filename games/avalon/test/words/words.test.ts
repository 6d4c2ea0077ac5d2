import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findWords } from '@logres/catalogue/words'
import { at, refuse, seededChance } from '@logres/kernel'
import { sayFault, sayRefusal } from '@logres/words/english'
import { describe, expect, test } from 'vitest'
import { ALL_ACTIONS, avalon, type Event, REASONS } from '../../rules/index.ts'

const words = findWords('avalon')
if (words === undefined) throw new Error('no words for avalon')
const players = { names: ['Isolde', 'Morgan'], reader: 0 }

function isSentence(text: string): boolean {
  return /^[A-Z0-9].*[.?]$/.test(text) && !/undefined|null|NaN|\[object/.test(text)
}

describe('every thing that can be said is a sentence', () => {
  test('all refusals of avalon, with the rule', () => {
    for (const [code, rule] of Object.entries(REASONS)) {
      const params = { card: 4, at: 2, target: 3, yours: 1, needed: 2, owed: 3, tile: 'two' }
      const text = sayRefusal(refuse(code, rule, params), words)
      expect(text, code).not.toContain('Not possible')
      expect(isSentence(text.replace(/ \(rule [\d.]+\)$/, '')), text).toBe(true)
      if (rule !== null) expect(text).toContain(`(rule ${rule})`)
    }
  })

  test('all events and questions of some games, in both persons', () => {
    const chance = seededChance('words')
    const state = avalon.setup({ ...avalon.options.defaults, turnLimit: 150 }, 2, chance)
    const kinds = new Set<string>()
    for (let actor = avalon.toAct(state)[0]; typeof actor === 'number'; actor = avalon.toAct(state)[0]) {
      const question = avalon.asked(avalon.view(state, actor))
      if (question === undefined) throw new Error('asked nothing')
      expect(isSentence(words.question(question, players)), question.kind).toBe(true)
      const legal = avalon.legal(state, actor)
      const say = (event: Event) => {
        kinds.add(event.kind)
        for (const reader of [0, 1, null]) {
          const text = words.event(avalon.redact(event, reader ?? 'table') ?? event, { ...players, reader })
          expect(isSentence(text), text).toBe(true)
        }
      }
      avalon.apply(state, actor, at(legal, chance.pick(legal.length, 'pick')), chance, say)
    }
    expect(kinds.size).toBeGreaterThan(12)
    const won: Event = { kind: 'gameEnded', winner: 0, reason: 'crowns' }
    const stopped: Event = { kind: 'gameEnded', winner: null, reason: 'turnLimit' }
    expect(words.event(won, players)).toBe('You win on crowns.')
    expect(words.event(stopped, players)).toBe('Nobody wins: the turn limit is reached.')
  })

  test('all actions, each its own words', () => {
    const texts = ALL_ACTIONS.map((action) => words.action(action, players))
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('every code that the kernel can refuse with', () => {
    const kernel = join(import.meta.dirname, '../../../../packages/kernel/src')
    const source = globSync('*.ts', { cwd: kernel }).map((file) => readFileSync(join(kernel, file), 'utf8'))
    const calls = /(?:refuse\(|misfit\(|fault\(\s*[^,]+,\s*|#fault \?\?= )'([a-zA-Z]+)'/g
    const codes = new Set(source.flatMap((text) => [...text.matchAll(calls)].flatMap((match) => match[1] ?? [])))
    expect(codes.size).toBeGreaterThan(25)
    for (const code of codes) expect(sayFault(code, {}), code).not.toContain('Not possible')
  })
})
