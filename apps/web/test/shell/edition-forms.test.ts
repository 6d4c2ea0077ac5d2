/* Each game's form for editions describes what its reader accepts, and names all of it in four languages. */
import type { EditionField, EditionPath, EditionTexts } from '@logres/board-kit'
import { MANIFESTS } from '@logres/catalogue/manifests'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { fieldAt } from '../../src/pages/editions/values.ts'

const WITH_FORMS = MANIFESTS.filter(({ editionForm }) => editionForm !== undefined)

test('three games have editions', () => {
  expect(WITH_FORMS.map(({ id }) => id).sort()).toEqual(['avalon', 'merlin', 'tournament'])
})

function stepInto(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(String(step)) : undefined
}

/** Every value in its place is one that the field allows; every path has a name, every choice a text. */
function expectFits(field: EditionField, value: unknown, path: EditionPath, names: EditionTexts): void {
  expect(names.label(path)).not.toMatch(/^$|undefined|NaN/)
  switch (field.kind) {
    case 'choice':
      expect(field.values).toContain(value)
      for (const each of field.values) expect(names.value(path, each)).not.toMatch(/^$|undefined|NaN/)
      return
    case 'whole':
      expect(value ?? field.least).toBeGreaterThanOrEqual(field.least)
      expect(value ?? field.least).toBeLessThanOrEqual(field.most)
      return
    case 'flag':
      expect(typeof value).toBe('boolean')
      return
    case 'set':
      expect(Array.isArray(value) && value.every((each) => field.values.includes(each))).toBe(true)
      return
    case 'list':
      if (!Array.isArray(value)) throw new TypeError(`no list at ${path.join('.')}`)
      expect(value.length).toBeGreaterThanOrEqual(field.least)
      expect(value.length).toBeLessThanOrEqual(field.most)
      for (const [i, each] of value.entries()) expectFits(field.of, each, [...path, i], names)
      return
    case 'group':
      for (const [name, each] of Object.entries(field.fields))
        expectFits(each, stepInto(value, name), [...path, name], names)
      return
    case 'variants': {
      const kind = String(stepInto(value, 'kind'))
      const variant = field.variants[kind]
      if (variant === undefined) throw new TypeError(`no variant ${kind}`)
      for (const [name, each] of Object.entries(variant.fields))
        expectFits(each, stepInto(value, name), [...path, name], names)
    }
  }
}

describe.each(WITH_FORMS.map(({ id }) => id))('%s', (id) => {
  const manifest = WITH_FORMS.find((each) => each.id === id)

  test.each(LANGUAGES)('the form fits the edition that comes with it, in %s', async (language) => {
    const [form, editions] = await Promise.all([manifest?.editionForm?.(), manifest?.editions?.()])
    if (form === undefined || editions === undefined) throw new Error('no form')
    const names = await form.texts(language)
    expect(editions.review(editions.standard)).toEqual({ edition: editions.standard, findings: [] })
    expect(form.parts.map(({ name }) => name).sort()).toEqual(
      Object.keys(editions.standard)
        .filter((key) => key !== 'name')
        .sort(),
    )
    for (const { name, field } of form.parts) {
      expect(names.title(name)).not.toBe(name)
      expect(names.hint(name)).not.toBe('')
      expectFits(field, stepInto(editions.standard, name), [name], names)
    }
  })
})

describe('the field at a path', () => {
  test.each([
    ['avalon', ['tiles', 0], 'whole'],
    ['avalon', ['regions', 3, 'castle'], 'flag'],
    ['tournament', ['coins', 1], 'whole'],
    ['tournament', ['sequences', '4', 0, 1, 0], 'choice'],
    ['merlin', ['quests', 7, 'points'], 'whole'],
    ['merlin', ['quests', 7, 'conditions', 0, 'count'], 'whole'],
    ['merlin', ['startingTiles', 0, 'knight'], 'choice'],
  ] as const)('%s, %j: %s', async (game, path, kind) => {
    const form = await WITH_FORMS.find(({ id }) => id === game)?.editionForm?.()
    if (form === undefined) throw new Error('no form')
    expect(fieldAt(form, path)?.kind).toBe(kind)
    expect(fieldAt(form, ['nothing'])).toBeUndefined()
  })
})
