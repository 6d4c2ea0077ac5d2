// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are code that is checked
import { describe, expect, test } from 'vitest'
import { classesOfSheet, classFaults } from '../check/classes.ts'
import { sheetFiles, sourceFiles } from '../check/sources.ts'

const file = (path: string, text: string) => ({ path, text })
const sheet = (text: string) => file('games/avalon/board/style/row.css', text)
const board = (text: string) => file('games/avalon/board/region.tsx', text)

describe('every class is in a sheet and in code', () => {
  test('as it is here', () => {
    expect(classFaults([...sourceFiles(), ...sheetFiles()])).toEqual([])
  })

  test('a class of a sheet that no code names is a fault', () => {
    const named = board('<i class="plate" />')
    expect(classFaults([sheet('.plate { gap: 1.5px }'), named])).toEqual([])
    expect(classFaults([sheet('.plate, .plates > b { gap: 0 }'), named])).toEqual([
      'games/avalon/board/style/row.css: .plates is named by no code',
    ])
  })

  test('a class in code that neither a sheet nor a selector names is a fault', () => {
    const code = board('<i class="plate" />')
    expect(classFaults([code])).toEqual([
      'games/avalon/board/region.tsx: the class plate is in no sheet and no selector',
    ])
    expect(classFaults([code, file('apps/web/test/browser/a.test.ts', "page.locator('.plate > b')")])).toEqual([])
  })

  test.each([
    ['.ground-hill {}', '<i class={`plate ground-${groundOf(region)}`} />', '.plate {}'],
    ['.mine {}', "<i class={`plate ${isMine ? 'mine' : ''}`} />", '.plate {}'],
    ['.by-me {}', "<i class={`plate ${owner === null ? '' : `by-${owner}`}`} />", '.plate {}'],
    ['.hot {}', "const classes = ['plate', isHot ? 'hot' : '']", ''],
  ])('%s is named by %s', (css, code, more) => {
    expect(classFaults([sheet(css + more), board(code)])).toEqual([])
  })

  test('another game does not name it, and the match page does', () => {
    const css = sheet('.plate {}')
    const other = file('games/merlin/board/ring.tsx', "const name = 'plate'")
    expect(classFaults([css, other])).toHaveLength(1)
    expect(classFaults([css, file('apps/web/src/match/screen.tsx', other.text)])).toEqual([])
  })

  test('what is no class is not taken for one', () => {
    const css =
      '/* .old {} */\n@import "./row.css";\n.a::after { content: ".b"; width: 1.5em }\n@media (max-width: 7.5em) { .c { gap: 0 } }'
    expect([...classesOfSheet(css)]).toEqual(['a', 'c'])
  })
})
