/* A guard that nothing can alarm guards nothing: Pebbles is given one fault after the other, and each is found. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  changedParts,
  fingerprint,
  gameText,
  playForCorpus,
  replayFault,
  type StoredGame,
  store,
} from '@logres/kernel-testing'
import { afterAll, describe, expect, test } from 'vitest'
import { BOWL } from './toy-actions.ts'
import { pebbles } from './toy-game.ts'

const CORPUS = { longest: 1000 }
const SETUP = { name: 'pebbles', seed: 'pebbles 1', options: pebbles.options.defaults, seats: 3 }
const stored = playForCorpus(pebbles, CORPUS, SETUP)
type Pebbles = typeof pebbles

describe('a stored game', () => {
  test('is the same whenever it is played, and goes as it went', () => {
    expect(gameText(playForCorpus(pebbles, CORPUS, SETUP))).toBe(gameText(stored))
    const read: StoredGame = JSON.parse(gameText(stored))
    expect(read).toEqual(stored)
    expect(replayFault(pebbles, CORPUS, read)).toBeUndefined()
  })

  const FAULTS: readonly (readonly [fault: string, found: RegExp, game: Pebbles])[] = [
    [
      'an event comes twice',
      /^other events follow action 1,/,
      {
        ...pebbles,
        apply: (state, actor, action, chance, emit) =>
          pebbles.apply(state, actor, action, chance, (event, to) => {
            emit(event, to)
            emit(event, to)
          }),
      },
    ],
    [
      'somebody learns what they did not',
      /^other events follow action/,
      {
        ...pebbles,
        apply: (state, actor, action, chance, emit) =>
          pebbles.apply(state, actor, action, chance, (event) => emit(event, [0, 1, 2])),
      },
    ],
    [
      'less is legal',
      /^after \d+ actions other actions are legal$/,
      { ...pebbles, legal: (state, actor) => pebbles.legal(state, actor).slice(1) },
    ],
    [
      'a view shows more',
      /^after \d+ actions the views differ$/,
      { ...pebbles, view: (state, viewer) => ({ ...pebbles.view(state, viewer), more: 1 }) },
    ],
    [
      'what was done is refused',
      /^action 1, .* is refused: foul$/,
      { ...pebbles, whyNot: () => ({ kind: 'refusal', code: 'foul', rule: null, params: {} }) },
    ],
    [
      'the scores are others',
      /^another outcome/,
      {
        ...pebbles,
        result: (state) => {
          const result = pebbles.result(state)
          return result && { ...result, scores: result.scores.map((score) => score + 1) }
        },
      },
    ],
    ['a version of the rules is no longer known', /^no set-up: /, { ...pebbles, rulesVersion: 9, oldestRules: 9 }],
  ]

  test.each(FAULTS)('tells that %s', (_, found, game) => {
    expect(stored.acts.length).toBeGreaterThan(10)
    expect(replayFault(game, CORPUS, stored)).toMatch(found)
  })

  test('tells that draws, the last state or the end differ', () => {
    expect(replayFault(pebbles, CORPUS, { ...stored, link: stored.state })).toMatch(/^the draws differ/)
    expect(replayFault(pebbles, CORPUS, { ...stored, state: stored.link })).toMatch(/^the last state differs/)
    expect(replayFault(pebbles, CORPUS, { ...stored, acts: stored.acts.slice(0, -1) })).toMatch(/^the game goes on/)
  })
})

describe('a fingerprint', () => {
  const data = { BOWL, limits: { most: 4 }, dealFor: () => 1 }

  test('is that of the data, whatever order it stands in, and names what changed', () => {
    const before = fingerprint({ data })
    expect(Object.keys(before.parts)).toEqual(['data.BOWL', 'data.limits'])
    expect(fingerprint({ data: { dealFor: () => 2, limits: { most: 4 }, BOWL: [...BOWL] } })).toEqual({
      all: before.all,
      parts: before.parts,
    })
    expect(changedParts(before, fingerprint({ data: { ...data, BOWL: BOWL.with(2, 3) } }))).toEqual(['data.BOWL'])
    expect(changedParts(before, fingerprint({ data: { ...data, limits: { most: 5 } } }))).toEqual(['data.limits'])
    expect(changedParts(before, fingerprint({ data: { ...data, added: 0 } }))).toEqual(['data.added'])
    expect(changedParts(before, fingerprint({ data: { BOWL } }))).toEqual(['data.limits'])
    expect(changedParts(before, before)).toEqual([])
  })

  test('is not taken of what has no text of its own', () => {
    expect(() => fingerprint({ data: { odds: new Map([[1, 2]]) } })).toThrow('data.odds')
  })
})

describe('a stored file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-corpus-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is written if asked for, and written over only by who insists', () => {
    const file = join(folder, 'v1', 'game.json')
    store(file, 'one', 'compare')
    expect(() => readFileSync(file)).toThrow('ENOENT')
    store(file, 'one', 'write')
    store(file, 'one', 'write')
    expect(() => store(file, 'two', 'write')).toThrow('is stored already')
    store(file, 'two', 'compare')
    expect(readFileSync(file, 'utf8')).toBe('one')
    store(file, 'two', 'overwrite')
    expect(readFileSync(file, 'utf8')).toBe('two')
  })
})
