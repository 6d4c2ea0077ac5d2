/* The sentences of the pages in four languages. That none is missing is the compiler's affair. */
import { describe, expect, it } from 'vitest'
import { messages as de } from '../../src/i18n/site/de.ts'
import { messages as en } from '../../src/i18n/site/en.ts'
import { messages as fr } from '../../src/i18n/site/fr.ts'
import { messages as it_ } from '../../src/i18n/site/it.ts'

/** Every sentence with what it says; those with parameters are asked with some. */
function said(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(2, 5, 9))]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => said(inner, path === '' ? key : `${path}.${key}`))
}

/** Words that are the same in English and in this language. Anything else that is the same was forgotten. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: ['Avalon', 'Merlin', 'page', 'champion', 'Menu', 'Style', '2 min', 'Options', '2 min + 5 s', 'bot, 2', 'P'],
  de: ['Avalon', 'Merlin', 'Champion', 'Live', 'Bot: 2', 'Server', 'Passkeys', 'Page'],
  it: ['Avalon', '2 min', '2 min + 5 s', 'Bot: 2', 'no', 'bot, 2', 'Server', 'Menu', 'P'],
}
const LANGS = { fr, de, it: it_ }

describe.each(Object.entries(LANGS))('%s', (lang, messages) => {
  const english = new Map(said(en))

  it('leaves nothing in English', () => {
    const same = said(messages).filter(([path, text]) => english.get(path) === text && !SAME[lang]?.includes(text))
    expect(same).toEqual([])
  })

  it('says every number and name that the English sentence says', () => {
    const missing = said(messages).filter(([path, text]) =>
      [...(english.get(path)?.matchAll(/\b[259]\b/g) ?? [])].some(([figure]) => !text.includes(figure)),
    )
    expect(missing.map(([path]) => path)).toEqual([])
  })

  it('does not shout', () => {
    expect(said(messages).filter(([, text]) => text.includes('!'))).toEqual([])
  })
})

it('English does not shout either', () => {
  expect(said(en).filter(([, text]) => text.includes('!'))).toEqual([])
})
