import { at, canonical, type Finding, isRefusal, MOST_EDITION_LENGTH, seededChance } from '@logres/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECONSTRUCTED } from '../../rules/data.ts'
import type { Frames } from '../../rules/domain.ts'
import type { Edition } from '../../rules/edition.ts'
import { ANIMALS, BACKS, FLAG_EFFECTS } from '../../rules/printed.ts'
import type { Condition } from '../../rules/quests.ts'
import { checkEdition, readEdition, reviewEdition, STANDARD } from '../../rules/review.ts'
import { DEEDS, SPACES } from '../../rules/vocabulary.ts'
import { served, tracedColours } from './domain-model.ts'
import { CLOCKWISE } from './quest-table.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = readonly (string | number)[]

const PRINTED: Json = throughJson(STANDARD)
const { ring, frames, startingTiles, quests } = RECONSTRUCTED

function throughJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}

/** Every value in the document with the way to it. */
function places(value: Json, path: Path = []): { path: Path; value: Json }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [{ path, value }, ...inside.flatMap(([step, each]) => places(each, [...path, step]))]
}

const EVERYWHERE = places(PRINTED)
const OBJECTS = EVERYWHERE.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))

/** A copy with something else at that place; without the field if `change` answers undefined. */
function changed(value: Json, path: Path, change: (old: Json) => Json | undefined): Json {
  const inside = (old: Json, [step, ...rest]: Path): Json | undefined => {
    if (step === undefined) return change(old)
    if (Array.isArray(old)) {
      const items = old.map((each, i) => (i === step ? inside(each, rest) : each))
      return items.filter((each) => each !== undefined)
    }
    if (typeof old !== 'object' || old === null) throw new Error(`no way to ${path.join('.')}`)
    const fields = Object.entries(old).map(([key, each]) => [key, key === step ? inside(each, rest) : each])
    return Object.fromEntries(fields.filter(([, each]) => each !== undefined))
  }
  return inside(value, path) ?? null
}

/** The place as a refusal names it: quests[3].conditions[0].province. */
function spoken(path: Path): string {
  if (path.length === 0) return 'edition'
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')
}

/** What an edition may leave out. */
const OPTIONAL = ['animals', 'flags', 'backs']

const refusal = (code: string, rule: string | null, params: object) => ({ kind: 'refusal', code, rule, params })
const withRing = (...spaces: unknown[]) => ({ ...RECONSTRUCTED, ring: spaces })
const withFrames = (top: readonly unknown[], bottom: readonly unknown[]) => ({
  ...RECONSTRUCTED,
  frames: { top, bottom },
})
const withQuest = (number: number, change: object) => ({
  ...RECONSTRUCTED,
  quests: quests.map((quest, i) => (i === number ? { ...quest, ...change } : quest)),
})
const withConditions = (...conditions: unknown[]) => withQuest(7, { conditions })

/** What is unusual about an edition with which nothing is wrong. */
function warnings(value: unknown): readonly Finding[] {
  const { edition, findings } = reviewEdition(value)
  expect(edition).toEqual(value)
  return findings
}

describe('the reconstructed edition', () => {
  test('comes out of a file as it went in', () => {
    expect(readEdition(PRINTED)).toEqual({ kind: 'edition', edition: STANDARD })
    expect(readEdition(RECONSTRUCTED)).toEqual({ kind: 'edition', edition: RECONSTRUCTED })
    expect(checkEdition(RECONSTRUCTED)).toEqual([])
    expect(reviewEdition(throughJson(STANDARD))).toEqual({ edition: STANDARD, findings: [] })
  })

  test('reading changes nothing, and what is read is a copy', () => {
    const before = canonical(PRINTED)
    const read = readEdition(PRINTED)
    expect(canonical(PRINTED)).toBe(before)
    if (isRefusal(read)) throw new Error(read.code)
    expect(read.edition).not.toBe(PRINTED)
    expect(read.edition.ring).not.toBe(at(EVERYWHERE, 2).value)
  })
})

describe('another edition', () => {
  const chance = seededChance('another edition')
  function shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    return list.flatMap(() => left.splice(chance.pick(left.length, 'shuffle'), 1))
  }
  const turned: Frames = { top: frames.bottom.toReversed(), bottom: frames.top.toReversed() }

  test('1.2 1.4 1.6 1.8 with other spaces between the provinces, frames turned round, tiles and quests in another order', () => {
    for (let i = 0; i < 20; i++) {
      const deeds = shuffled(ring.filter((_, position) => position % 4 !== 0))
      const another: Edition = {
        name: 'Another box',
        ring: ring.map((space, position) =>
          position % 4 === 0 ? space : at(deeds, position - 1 - Math.floor(position / 4)),
        ),
        frames: turned,
        startingTiles: shuffled(startingTiles),
        quests: shuffled(quests),
      }
      expect(readEdition(throughJson(another))).toEqual({ kind: 'edition', edition: another })
    }
  })

  test('1.6 the colours of the frames named otherwise', () => {
    for (let i = 0; i < 20; i++) {
      const names = shuffled([...CLOCKWISE.keys()])
      const renamed = (slots: readonly number[]) => slots.map((slot) => at(names, slot))
      const edition = { ...RECONSTRUCTED, frames: { top: renamed(frames.top), bottom: renamed(frames.bottom) } }
      expect(readEdition(edition)).toEqual({ kind: 'edition', edition })
    }
  })

  test.each<[string, ...Condition[]]>([
    [
      'two items of one colour',
      { kind: 'item', item: 'flag', province: 5 },
      { kind: 'item', item: 'flag', province: 5 },
    ],
    ['three servants anywhere', { kind: 'servants', servants: ['lady', 'builder', 'flagBearer'], province: null }],
    ['a servant anywhere', { kind: 'servants', servants: ['shieldBearer'], province: null }],
    ['any two counters and a shield', { kind: 'counters', count: 2 }, { kind: 'item', item: 'shield', province: 0 }],
    ['three counters in a province', { kind: 'influence', province: 2, count: 3 }],
    ['any five materials', { kind: 'items', item: 'material', count: 5 }],
  ])('1.8 a quest of its own: %s', (_, ...conditions) => {
    expect(readEdition(throughJson(withConditions(...conditions)))).toMatchObject({ kind: 'edition' })
  })
})

describe('1.2 The ring', () => {
  test.each([
    ['one space too short', ring.slice(0, 23), 23],
    ['one space too long', [...ring, 'build'], 25],
    ['empty', [], 0],
  ] as const)('1.2 %s', (_, spaces, count) => {
    expect(readEdition(withRing(...spaces))).toEqual(refusal('editionRing', '1.2', { spaces: count, needed: 24 }))
  })

  test('1.2 a province changed places with the space beside it', () => {
    const spaces = ring.with(8, at(ring, 9)).with(9, 'blue')
    expect(warnings(withRing(...spaces))).toEqual([
      { level: 'warning', where: 'ring[9]', refusal: refusal('editionSpacing', '1.2', { position: 9, space: 'blue' }) },
    ])
  })

  test('1.2 the provinces in another order', () => {
    const edition = withRing(...ring.with(4, 'blue').with(8, 'grey'))
    expect(reviewEdition(edition)).toEqual({ edition, findings: [] })
  })

  test('1.2 a seventh province', () => {
    expect(readEdition(withRing(...ring.with(23, 'black')))).toEqual(
      refusal('editionSpaces', '1.2', { space: 'black', spaces: 2, needed: 1 }),
    )
  })

  test('1.2 not begun at black', () => {
    expect(readEdition(withRing(...ring.slice(4), ...ring.slice(0, 4)))).toEqual(
      refusal('editionFirst', '2.1', { space: 'black' }),
    )
  })

  test.each(DEEDS)('1.2 one space too many or too few: %s', (deed) => {
    for (const [position, space] of ring.entries()) {
      if (position % 4 === 0 || space === deed) continue
      const spaces = ring.with(position, deed)
      const read = readEdition(withRing(...spaces))
      const stated = (name: string) => ring.filter((each) => each === name).length
      // Either of the two may be named: the one there is too much of, or the one that lacks.
      expect([
        refusal('editionSpaces', '1.2', { space: deed, spaces: stated(deed) + 1, needed: stated(deed) }),
        refusal('editionSpaces', '1.2', { space, spaces: stated(space) - 1, needed: stated(space) }),
      ]).toContainEqual(read)
    }
  })

  test.each(['tavern', 'Build', '', 'toString', 'red', 3, null, ['build']])('1.2 an unknown space: %j', (space) => {
    expect(readEdition(withRing(...ring.slice(0, 2), space, ...ring.slice(3)))).toEqual(
      refusal('badValue', null, { where: 'ring[2]' }),
    )
  })
})

describe('1.6 The frames', () => {
  test.each([
    ['top', 6],
    ['bottom', 6],
    ['top', 8],
    ['bottom', 0],
  ] as const)('1.6 a %s frame of %i slots', (frame, slots) => {
    const cut = { ...frames, [frame]: [...frames[frame], 0].slice(0, slots) }
    expect(readEdition({ ...RECONSTRUCTED, frames: cut })).toEqual(
      refusal('editionFrame', '1.6', { frame, slots, needed: 7 }),
    )
  })

  test.each([6, -1, 1.5, 'black', null])('1.6 a slot without a colour: %j', (slot) => {
    expect(readEdition(withFrames(frames.top.with(2, 0), [...frames.bottom.slice(1), slot]))).toEqual(
      refusal('badValue', null, { where: 'frames.bottom[6]' }),
    )
  })

  test.each([
    ['one colour everywhere', 3, [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]],
    ['orange in slot 5 above', 3, frames.top.with(5, 4), frames.bottom],
    ['good for three rows only', 4, [0, 3, 1, 2, 2, 0, 3], [3, 1, 5, 4, 5, 4, 0]],
  ] as const)('1.7 a tile with one colour: %s', (_, rows, top, bottom) => {
    const named = warnings(withFrames(top, bottom)).map((finding) => finding.refusal)
    const tiles = named.filter(({ code, params }) => code === 'editionTile' && params.rows === rows)
    expect(tiles[0]).toMatchObject(refusal('editionTile', '1.7', { rows, colours: 1, least: 2, most: 4 }))
    const traced = Array.from({ length: 6 * rows }, (_, tile) => tracedColours(tile, rows, { top, bottom }).size)
    expect(tiles.map(({ params }) => params.tile)).toEqual(
      traced.flatMap((colours, tile) => (colours === 1 ? tile : [])),
    )
  })

  test.each([
    ['too few', 3, [5, 3, 4, 2, 0, 4, 2], [4, 0, 3, 2, 2, 3, 5]],
    ['too many', 3, [2, 5, 3, 1, 0, 4, 0], [3, 1, 2, 2, 2, 5, 0]],
    ['too few with four rows', 4, [0, 1, 4, 5, 5, 0, 1], [1, 0, 4, 2, 3, 5, 2]],
    ['too many with four rows', 4, [3, 1, 5, 0, 1, 2, 0], [2, 0, 4, 1, 3, 5, 0]],
  ] as const)('1.7 a colour that serves %s', (how, rows, top, bottom) => {
    const named = warnings(withFrames(top, bottom)).map((finding) => finding.refusal)
    const found = named.find(({ code, params }) => code === 'editionBalance' && params.rows === rows)
    expect(found).toMatchObject(refusal('editionBalance', '1.7', { rows }))
    const { province, tiles, least, most } = found?.params ?? {}
    expect(tiles).toBe(served(rows, { top, bottom })[Number(province)])
    expect(how.startsWith('too few') ? Number(tiles) < Number(least) : Number(tiles) > Number(most)).toBe(true)
  })

  test('1.7 a colour that is on no frame', () => {
    const gone = (slots: readonly number[]) => slots.map((slot) => (slot === 3 ? 0 : slot))
    expect(warnings(withFrames(gone(frames.top), gone(frames.bottom)))).toContainEqual({
      level: 'warning',
      where: 'frames',
      refusal: refusal('editionBalance', '1.7', { rows: 3, province: 3, tiles: 0, least: 6, most: 12 }),
    })
  })
})

describe('1.4 The starting tiles', () => {
  test.each([3, 5, 0])('1.4 %i of them', (tiles) => {
    const list = [...startingTiles, ...startingTiles].slice(0, tiles)
    expect(readEdition({ ...RECONSTRUCTED, startingTiles: list })).toEqual(
      refusal('editionStartingTiles', '1.4', { tiles, needed: 4 }),
    )
  })

  test('1.4 two knights in one place', () => {
    for (const [i, one] of startingTiles.entries())
      for (const [j, other] of startingTiles.entries()) {
        if (i === j) continue
        const list = startingTiles.with(i, { ...one, knight: other.knight })
        expect(warnings({ ...RECONSTRUCTED, startingTiles: list })).toEqual([
          {
            level: 'warning',
            where: `startingTiles[${Math.max(i, j)}].knight`,
            refusal: refusal('editionStarts', '1.4', {}),
          },
        ])
      }
  })

  test.each(['knight', 'influence', 'shield', 'flag', 'material'] as const)('1.4 no province: %s', (field) => {
    for (const odd of [6, -1, 2.5, -0, 'black', null, [1]]) {
      const list = startingTiles.map((tile, i) => (i === 2 ? { ...tile, [field]: odd } : tile))
      expect(readEdition({ ...RECONSTRUCTED, startingTiles: list })).toEqual(
        refusal('badValue', null, { where: `startingTiles[2].${field}` }),
      )
    }
  })
})

describe('1.8 The quests', () => {
  test.each([
    [54, quests.slice(1)],
    [56, [...quests, at(quests, 0)]],
    [0, []],
  ] as const)('1.8 %i of them', (count, list) => {
    expect(readEdition({ ...RECONSTRUCTED, quests: list })).toEqual(
      refusal('editionQuests', '1.8', { quests: count, needed: 55 }),
    )
  })

  test.each([4, 0, -1, 1.5, '2', null])('1.8 a quest of %j points', (points) => {
    expect(readEdition(withQuest(9, { points }))).toEqual(refusal('badValue', null, { where: 'quests[9].points' }))
  })

  test.each(['king', 'Lady', '', null, 0])('1.8 an unknown icon: %j', (icon) => {
    expect(readEdition(withQuest(54, { icon }))).toEqual(refusal('badValue', null, { where: 'quests[54].icon' }))
  })

  test.each<[string, ...unknown[]]>([
    ['none'],
    ['no servant', { kind: 'servants', servants: [], province: 0 }],
    ['no servant anywhere', { kind: 'servants', servants: [], province: null }],
    ['one servant twice', { kind: 'servants', servants: ['lady', 'lady'], province: 0 }],
    ['the same five times', ...Array.from({ length: 5 }, () => ({ kind: 'item', item: 'flag', province: 1 }))],
  ])('1.8 conditions that nobody can mean: %s', (_, ...conditions) => {
    expect(readEdition(withConditions(...conditions))).toEqual(refusal('editionQuest', '1.8', { quest: 7 }))
  })

  test('1.8 more counters than there are', () => {
    const many = { kind: 'influence', province: 2, count: 7 }
    expect(warnings(withConditions(many, { kind: 'counters', count: 1 }))).toEqual([
      { level: 'warning', where: 'quests[7]', refusal: refusal('editionCounters', '1.3', { quest: 7, most: 7 }) },
    ])
  })

  test.each<[string, unknown, string]>([
    ['a servant', { kind: 'servants', servants: ['lady', 'cook'], province: 0 }, '.servants[1]'],
    ['servants in a province', { kind: 'servants', servants: ['lady'], province: 6 }, '.province'],
    ['an item', { kind: 'item', item: 'sword', province: 0 }, '.item'],
    ['items', { kind: 'items', item: 'apple', count: 3 }, '.item'],
    ['an item’s colour', { kind: 'item', item: 'flag', province: null }, '.province'],
    ['a number of items', { kind: 'items', item: 'flag', count: 0 }, '.count'],
    ['a counter’s province', { kind: 'influence', province: 'black' }, '.province'],
    ['a number of counters in a province', { kind: 'influence', province: 0, count: 8 }, '.count'],
    ['a number of counters', { kind: 'counters', count: 1.5 }, '.count'],
  ])('1.8 a wrong value in a condition is named by its place: %s', (_, condition, field) => {
    const good = { kind: 'counters', count: 1 }
    expect(readEdition(withConditions(good, condition))).toEqual(
      refusal('badValue', null, { where: `quests[7].conditions[1]${field}` }),
    )
  })

  test.each<[string, unknown]>([
    ['with the fields of servants', { kind: 'manor', servants: ['lady'], province: 0 }],
    ['with the fields of an item', { kind: 'sword', item: 'flag', province: 0 }],
    ['with the fields of counters', { kind: 'Counters', count: 3 }],
    ['not a word', { kind: 3, province: 0 }],
    ['from the prototype', { kind: 'toString' }],
  ])('1.8 an unknown kind of condition is named as such: %s', (_, condition) => {
    expect(readEdition(withConditions(condition))).toEqual(
      refusal('badValue', null, { where: 'quests[7].conditions[0].kind' }),
    )
  })
})

describe('1.1 The animals', () => {
  test('1.1 in another order, but the dragon is black', () => {
    const edition = { ...RECONSTRUCTED, animals: ['dragon', 'fox', 'eagle', 'fish', 'dove', 'snake'] }
    expect(reviewEdition(edition)).toEqual({ edition, findings: [] })
    expect(readEdition({ ...RECONSTRUCTED, animals: ANIMALS.toReversed() })).toEqual(
      refusal('editionDragon', '2.1', {}),
    )
  })

  test('1.1 one of them twice is unusual', () => {
    expect(warnings({ ...RECONSTRUCTED, animals: ANIMALS.with(3, 'fish') })).toEqual([
      { level: 'warning', where: 'animals[3]', refusal: refusal('editionAnimalTwice', '1.1', { province: 3 }) },
    ])
  })

  test('1.1 too few, or an unknown one', () => {
    expect(readEdition({ ...RECONSTRUCTED, animals: ANIMALS.slice(1) })).toEqual(
      refusal('editionAnimals', '1.1', { animals: 5, needed: 6 }),
    )
    expect(readEdition({ ...RECONSTRUCTED, animals: [...ANIMALS.slice(1), 'cat'] })).toEqual(
      refusal('badValue', null, { where: 'animals[5]' }),
    )
  })
})

describe('6.0 The flags', () => {
  test('6.0 in any order, each effect once', () => {
    const edition = { ...RECONSTRUCTED, flags: FLAG_EFFECTS.toReversed() }
    expect(reviewEdition(edition)).toEqual({ edition, findings: [] })
    expect(reviewEdition({ ...RECONSTRUCTED, flags: FLAG_EFFECTS.with(4, 'repel') })).toEqual({
      edition: undefined,
      findings: [
        {
          level: 'error',
          where: 'flags[4]',
          refusal: refusal('editionFlagTwice', '6.0', { province: 4, other: 0 }),
        },
      ],
    })
    expect(readEdition({ ...RECONSTRUCTED, flags: [] })).toEqual(
      refusal('editionFlags', '6.0', { flags: 0, needed: 6 }),
    )
  })
})

describe('10.1 The backs of the allies', () => {
  test('10.1 six each, or unusually at least four', () => {
    const edition = { ...RECONSTRUCTED, backs: BACKS.toReversed() }
    expect(reviewEdition(edition)).toEqual({ edition, findings: [] })
    expect(warnings({ ...RECONSTRUCTED, backs: BACKS.with(6, 'A') })).toEqual([
      { level: 'warning', where: 'backs', refusal: refusal('editionBackCount', '10.1', { a: 7, b: 5, least: 4 }) },
    ])
    expect(readEdition({ ...RECONSTRUCTED, backs: BACKS.map(() => 'B') })).toEqual(
      refusal('editionBackCount', '10.1', { a: 0, b: 12, least: 4 }),
    )
    expect(readEdition({ ...RECONSTRUCTED, backs: BACKS.slice(1) })).toEqual(
      refusal('editionBacks', '10.1', { backs: 11, needed: 12 }),
    )
  })
})

describe('the shape of the file', () => {
  test('too long to be one', () => {
    expect(readEdition({ ...RECONSTRUCTED, quests: Array.from({ length: 900 }, () => quests[0]) })).toEqual(
      refusal('editionTooLong', null, { most: MOST_EDITION_LENGTH }),
    )
  })

  test.each([null, 0, 'edition', true, [], [RECONSTRUCTED], undefined, new Date(0), new Map()])(
    'not an object: %o',
    (value) => {
      expect(readEdition(value)).toEqual(refusal('notAnObject', null, { where: 'edition' }))
    },
  )

  test('anything else in the place of an object or a list, wherever', () => {
    for (const { path, value } of EVERYWHERE) {
      if (typeof value !== 'object' || value === null) continue
      const code = Array.isArray(value) ? 'notAList' : 'notAnObject'
      for (const odd of [null, 7, 'x', Array.isArray(value) ? {} : []])
        expect(readEdition(changed(PRINTED, path, () => odd))).toEqual(refusal(code, null, { where: spoken(path) }))
    }
  })

  test('a field too many, wherever', () => {
    expect(OBJECTS.length).toBeGreaterThan(1 + 1 + 4 + 55 + 55)
    for (const { path } of OBJECTS)
      for (const field of ['more', '__proto__', 'constructor', 'Kind']) {
        const extended = changed(PRINTED, path, (old) =>
          JSON.parse(`${JSON.stringify(old).slice(0, -1)},"${field}":0}`),
        )
        expect(readEdition(extended)).toEqual(refusal('fieldUnknown', null, { where: spoken(path), field }))
      }
  })

  test('a field too few, wherever', () => {
    for (const { path, value } of OBJECTS)
      for (const field of Object.keys(value ?? {}).filter((each) => !['kind', ...OPTIONAL].includes(each))) {
        const cut = changed(PRINTED, [...path, field], () => undefined)
        expect(readEdition(cut)).toEqual(refusal('fieldMissing', null, { where: spoken(path), field }))
      }
  })

  test('a condition without a kind', () => {
    const cut = EVERYWHERE.filter(({ path }) => path.at(-1) === 'kind')
    expect(cut.length).toBeGreaterThan(55)
    for (const { path } of cut) {
      const where = spoken(path.slice(0, -1))
      expect(readEdition(changed(PRINTED, path, () => undefined))).toEqual(
        refusal('fieldMissing', null, { where, field: 'kind' }),
      )
    }
  })

  test.each([null, 5, ['a'], 'x'.repeat(201)])('no name: %o', (name) => {
    expect(readEdition({ ...RECONSTRUCTED, name })).toEqual(refusal('badValue', null, { where: 'name' }))
  })

  test('fields that are only inherited do not count', () => {
    expect(readEdition(Object.create(RECONSTRUCTED))).toMatchObject({ kind: 'refusal', code: 'notAnObject' })
    expect(readEdition(withConditions(Object.create({ kind: 'counters', count: 1 })))).toMatchObject({
      kind: 'refusal',
    })
    const bare = Object.assign(Object.create(null), RECONSTRUCTED)
    expect(readEdition(bare)).toEqual({ kind: 'edition', edition: RECONSTRUCTED })
  })

  test('a list with holes', () => {
    const holes = [...ring]
    delete holes[5]
    expect(readEdition(withRing(...holes))).toEqual(refusal('badValue', null, { where: 'ring[5]' }))
    expect(readEdition({ ...RECONSTRUCTED, ring: holes })).toEqual(refusal('badValue', null, { where: 'ring[5]' }))
  })
})

describe('whatever a file holds', () => {
  const CODE = /^[a-z][A-Za-z]+$/

  /** Never a throw; an edition only for what is one to the letter and by the rules; otherwise a refusal with a code. */
  function judge(value: unknown): 'edition' | 'refusal' {
    const read = readEdition(value)
    if (isRefusal(read)) {
      expect(read.code).toMatch(CODE)
      expect(JSON.parse(JSON.stringify(read))).toEqual(read)
      return 'refusal'
    }
    expect(canonical(read.edition)).toBe(canonical(value))
    expectSound(read.edition)
    return 'edition'
  }

  function expectSound(edition: Edition): void {
    expect([...edition.ring].sort()).toEqual([...ring].sort())
    expect(edition.ring[0]).toBe(CLOCKWISE[0])
    expect([edition.frames.top.length, edition.frames.bottom.length]).toEqual([7, 7])
    expect(edition.animals?.[0] ?? 'dragon').toBe('dragon')
    expect(new Set(edition.flags ?? FLAG_EFFECTS).size).toBe(6)
    expect(edition.backs ?? BACKS).toHaveLength(12)
    expect(edition.startingTiles).toHaveLength(4)
    expect(edition.quests).toHaveLength(55)
    for (const { points, conditions } of edition.quests) {
      expect([1, 2, 3]).toContain(points)
      expect(conditions.length).toBeGreaterThan(0)
    }
  }

  test('any JSON value: a refusal, never a throw', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => judge(value) === 'refusal'),
      { numRuns: 5_000 },
    )
  })

  test('any JSON value in any place of an edition', () => {
    const near = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.integer({ min: -2, max: 60 }),
      fc.constantFrom<unknown>(
        ...SPACES,
        'lady',
        'builder',
        'shield',
        'flag',
        'item',
        'items',
        'counters',
        'servants',
        null,
        [],
        {},
      ),
      fc.constantFrom(...EVERYWHERE).map(({ value }) => value),
    )
    const seen = { edition: 0, refusal: 0 }
    fc.assert(
      fc.property(fc.constantFrom(...EVERYWHERE), near, ({ path }, odd) => {
        seen[judge(changed(PRINTED, path, () => throughJson(odd)))] += 1
      }),
      { numRuns: 5_000 },
    )
    expect(seen.edition).toBeGreaterThan(50)
    expect(seen.refusal).toBeGreaterThan(500)
  })

  test('any place left out, or any two exchanged', () => {
    for (const { path } of EVERYWHERE) {
      if (path.length === 0) continue
      // A quest may do with one condition less, and a condition with one servant less, if some are left.
      const list = EVERYWHERE.find((other) => spoken(other.path) === spoken(path.slice(0, -1)))?.value
      const mayGo = Array.isArray(list) && list.length > 1 && /conditions\[\d\]$|servants\[\d\]$/.test(spoken(path))
      const isOptional = path.length === 1 && OPTIONAL.includes(String(path[0]))
      expect(judge(changed(PRINTED, path, () => undefined))).toBe(mayGo || isOptional ? 'edition' : 'refusal')
    }
    fc.assert(
      fc.property(fc.constantFrom(...EVERYWHERE), fc.constantFrom(...EVERYWHERE), (one, other) => {
        const inside = (path: Path, outer: Path) => outer.every((step, i) => step === path[i])
        if (inside(one.path, other.path) || inside(other.path, one.path)) return
        judge(
          changed(
            changed(PRINTED, one.path, () => other.value),
            other.path,
            () => one.value,
          ),
        )
      }),
      { numRuns: 3_000 },
    )
  })
})
