/* The texts of the pages in four languages. The compiler checks that none is missing. */
import { describe, expect, it } from 'vitest'
import { messages as coachDe } from '../../src/coach/words/de.ts'
import { messages as coachEn } from '../../src/coach/words/en.ts'
import { messages as coachFr } from '../../src/coach/words/fr.ts'
import { messages as coachIt } from '../../src/coach/words/it.ts'
import { messages as de } from '../../src/i18n/site/de.ts'
import { messages as en } from '../../src/i18n/site/en.ts'
import { messages as fr } from '../../src/i18n/site/fr.ts'
import { messages as it_ } from '../../src/i18n/site/it.ts'
import { messages as matchDe } from '../../src/match/words/de.ts'
import { messages as matchEn } from '../../src/match/words/en.ts'
import { messages as matchFr } from '../../src/match/words/fr.ts'
import { messages as matchIt } from '../../src/match/words/it.ts'

/** Every sentence with what it says; those with parameters are asked with some. */
function said(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(2, 5, 9))]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => said(inner, path === '' ? key : `${path}.${key}`))
}

/** Words that are the same in English and in this language. Anything else that is the same was forgotten. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Avalon',
    'Merlin',
    'page',
    'novice',
    'champion',
    'Menu',
    'Notifications',
    'Style',
    '2 min',
    'Options',
    '2 min + 5 s',
    'bot, 2',
    'P',
    'Pause',
    'Volume',
  ],
  de: [
    'Avalon',
    'Merlin',
    'Champion',
    'Live',
    'Bot: 2',
    'Server',
    'Passkeys',
    'Page',
    'Name',
    '2:5 h',
    'Software',
    'Chat',
    'Pause',
    'live',
  ],
  it: [
    'Avalon',
    '2 min',
    '2 min + 5 s',
    'Bot: 2',
    'no',
    'No',
    'Volume',
    'bot, 2',
    'Server',
    'Menu',
    'P',
    '2:5 h',
    'Software',
    'Chat',
  ],
}
/** What is written on keys everywhere. */
const KEYS: readonly string[] = ['1–9', '← → ↑ ↓', 'U', 'R', 'E', 'W', 'L', 'Esc']
const LANGS = {
  fr: { site: fr, match: matchFr, coach: coachFr },
  de: { site: de, match: matchDe, coach: coachDe },
  it: { site: it_, match: matchIt, coach: coachIt },
}
const ENGLISH = { site: en, match: matchEn, coach: coachEn }

describe.each(Object.entries(LANGS))('%s', (lang, messages) => {
  const english = new Map(said(ENGLISH))

  it('leaves nothing in English', () => {
    const same = said(messages).filter(
      ([path, text]) => english.get(path) === text && !SAME[lang]?.includes(text) && !KEYS.includes(text),
    )
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
  expect(said(ENGLISH).filter(([, text]) => text.includes('!'))).toEqual([])
})
