import { describe, expect, test } from 'vitest'
import { breakpointsIn, inRem, layerOf, scopeOf, withBreakpoints } from '../../vite/scoped-styles.ts'

describe('style sheets', () => {
  test.each([
    ['games/merlin/board/style/ring.css', '.game-merlin'],
    ['apps/web/src/match/prompt.css', '.page-match'],
    ['apps/web/src/pages/home/home.css', '.page-home'],
    ['apps/web/src/pages/plain.css', undefined],
    ['apps/web/src/design/parts.css', undefined],
  ])('%s applies below %s', (path, scope) => {
    expect(scopeOf(path)).toBe(scope)
  })

  test.each([
    ['apps/web/src/design/base.css', 'base'],
    ['apps/web/src/design/controls.css', 'parts'],
    ['apps/web/src/shell/shell.css', 'parts'],
    ['apps/web/src/pages/home/home.css', 'page'],
    ['apps/web/src/match/prompt.css', 'page'],
    ['games/merlin/board/style/ring.css', 'board'],
    ['apps/web/src/replay-file/file.css', 'replay'],
  ])('%s is in the layer %s', (path, layer) => {
    expect(layerOf(path)).toBe(layer)
  })

  test.each([
    ['.a { margin: 4px -9.5px 0 }', '.a { margin: 0.25rem -0.59375rem 0 }'],
    ['.a { --w: calc(100vw - 8px); }', '.a { --w: calc(100vw - 0.5rem); }'],
    ['@media (max-width: 760px) { .a { top: 1px } }', '@media (max-width: 760px) { .a { top: 0.0625rem } }'],
    ['@container (max-width: 32px) { .a { top: 0 } }', '@container (max-width: 2rem) { .a { top: 0 } }'],
    ['.a { content: "8px"; background: url(8px.png) }', '.a { content: "8px"; background: url(8px.png) }'],
    // The texts of a drawing grow with it.
    [
      '.a { top: 8px } .b text { font: 8px x } .c { top: 8px }',
      '.a { top: 0.5rem } .b text { font: 8px x } .c { top: 0.5rem }',
    ],
    ['.a { tspan.b, .c { font-size: 8px } }', '.a { tspan.b, .c { font-size: 8px } }'],
    ['/* A text. */ .text, .a-text { text-indent: 8px }', ' .text, .a-text { text-indent: 0.5rem }'],
  ])('%s becomes %s', (written, built) => {
    expect(inRem(written)).toBe(built)
  })

  test('widths have names', () => {
    const named = breakpointsIn(
      '@custom-media --phone (max-width: 760px);\n@custom-media --flat (min-width: 500px) and (max-height: 560px);',
    )
    expect(withBreakpoints('@media (--phone) { .a { top: 0 } }', named)).toBe(
      '@media (max-width: 760px) { .a { top: 0 } }',
    )
    expect(withBreakpoints('@media (--flat) and (max-width: 9px) {}', named)).toBe(
      '@media (min-width: 500px) and (max-height: 560px) and (max-width: 9px) {}',
    )
    expect(withBreakpoints('.a { top: var(--phone) }', named)).toBe('.a { top: var(--phone) }')
    expect(() => withBreakpoints('@media (--tablet) {}', named)).toThrow('no --tablet')
  })
})
