import { describe, expect, test } from 'vitest'
import { frenchFault, frenchFaults, isFrench, textsIn } from '../check/french.ts'
import { sourceFiles } from '../check/sources.ts'

describe('French spaces', () => {
  test('do not break in any text of words, pages, boards and rulebooks', () => {
    const files = sourceFiles()
    const french = files.filter(({ path }) => isFrench(path)).map(({ path }) => path)
    for (const folder of [
      'packages/words/src/fr/',
      'games/merlin/book/fr/',
      'apps/web/src/i18n/site/fr.ts',
      'apps/web/src/match/words/fr.ts',
      'games/avalon/board/texts/fr.ts',
      'games/merlin/board/texts/parts/fr.ts',
      'games/tournament/board/judgement/texts/fr.ts',
    ])
      expect(
        french.some((path) => path.startsWith(folder)),
        folder,
      ).toBe(true)
    expect(frenchFaults(files)).toEqual([])
  })

  test.each(['Où ?', 'Fini ; suite', 'Non !', 'Une table : deux places', '« oui', 'oui »', 'Où?', 'Table: deux'])(
    'are missed in “%s”',
    (text) => {
      expect(frenchFault(text)).toMatch(/^wants U\+/)
    },
  )

  test.each(['Où\u202f?', '«\u202foui\u202f»', 'Une table\u00a0: deux', 'https://logres.example:4200', '3:1', 'Rien.'])(
    'are right in “%s”',
    (text) => {
      expect(frenchFault(text)).toBeUndefined()
    },
  )

  test('are looked for in strings and templates, not in the program around them', () => {
    const source = [
      '/* Une note : rien. */',
      "const a = b ? 'oui' : `non §{c ? `§{d} peut-être` : 'x'} fin` // ici ?",
      'const e = `deux',
      'lignes §{f({ g: 1 })}.`',
      "const h = 'la fin'",
    ]
      .join('\n')
      .replaceAll('§', '$')
    expect(textsIn(source)).toEqual([
      { line: 2, text: 'oui' },
      { line: 2, text: 'non ' },
      { line: 2, text: '' },
      { line: 2, text: ' peut-être' },
      { line: 2, text: 'x' },
      { line: 2, text: ' fin' },
      { line: 3, text: 'deux\nlignes ' },
      { line: 4, text: '.' },
      { line: 5, text: 'la fin' },
    ])
  })
})
