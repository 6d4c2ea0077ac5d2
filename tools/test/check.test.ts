import { describe, expect, test } from 'vitest'
import { importFaults, importsOf } from '../check/imports.ts'
import { faultsOfGame } from '../check/rules.ts'
import { sourceFiles } from '../check/sources.ts'
import { codesIn, faultsOfWords, refusersIn } from '../check/words.ts'

const file = (path: string, text: string) => ({ path, text })
const games = [file('games/avalon/rules/index.ts', ''), file('games/merlin/rules/index.ts', '')]
const faults = (path: string, text: string) => importFaults([...games, file(path, text)])

describe('imports point one way', () => {
  test.each([
    ['packages/kernel/src/a.ts', "import { x } from '@logres/avalon/rules'"],
    ['packages/kernel/src/a.ts', "import { readFileSync } from 'node:fs'"],
    ['games/avalon/rules/a.ts', "import { merlin } from '@logres/merlin/rules'"],
    ['games/avalon/rules/a.ts', "import { x } from '../../merlin/rules/index.ts'"],
    ['games/avalon/rules/a.ts', "import { describeLaws } from '@logres/kernel-testing'"],
    ['games/avalon/test/rules/a.test.ts', "import { merlin } from '@logres/merlin/rules'"],
    ['packages/bots/src/a.ts', "import { findWords } from '@logres/words'"],
    ['packages/words/src/a.ts', "import { merlin } from '@logres/merlin/rules'"],
    ['apps/web/src/a.ts', "import { merlin } from '@logres/merlin/rules'"],
    ['games/avalon/rules/a.ts', "import { words } from '../words/en.ts'"],
    ['games/avalon/mind/a.ts', "import { Board } from '../board/index.tsx'"],
    ['games/avalon/board/a.ts', "import { mind } from '../mind/index.ts'"],
    ['games/avalon/board/a.ts', "import { x } from '@logres/avalon/rules'"],
    ['games/avalon/board/a.ts', "import { t } from '@logres/web'"],
    ['games/avalon/manifest.ts', "import { rules } from '@logres/merlin/rules'"],
    ['packages/catalogue/src/a.ts', "import { chapter } from '@logres/avalon/rules/chapters/06-attack.ts'"],
    ['packages/words/src/a.ts', "import {\n  type A,\n  b,\n} from '@logres/avalon/src/state.ts'"],
    ['packages/catalogue/src/a.ts', "export * from '@logres/bots'"],
    ['packages/unheard-of/src/a.ts', ''],
    ['packages/kernel/src/a.ts', 'const x = Math.random()'],
    ['games/avalon/rules/a.ts', 'const x = Date.now()'],
    ['games/avalon/rules/a.ts', 'export async function f() {}'],
    ['packages/words/src/a.ts', 'export function f(): Promise<string> {}'],
    ['packages/words/src/load.ts', 'const x = Math.random()'],
    ['packages/bots/src/search/search.ts', 'const x = performance.now()'],
    ['packages/bots/src/stopwatch.ts', 'const x = performance.now()'],
    ['packages/bots/src/search/stopwatch.ts', 'const x = performance.now()\nconst y = Date.now()'],
  ])('%s with %j is a fault', (path, text) => {
    expect(faults(path, text)).toHaveLength(1)
  })

  test.each([
    ['games/avalon/rules/a.ts', "import { at } from '@logres/kernel'\nimport { x } from './b.ts'"],
    ['games/avalon/test/rules/a.test.ts', "import { test } from 'vitest'\nimport { x } from '../../rules/b.ts'"],
    ['games/avalon/words/en.ts', "import { cardOf } from '../rules/index.ts'\nimport { does } from '@logres/words/en'"],
    ['games/avalon/words/index.ts', 'export async function f() {}'],
    ['games/avalon/manifest.ts', "import { loadBook } from './book/index.ts'"],
    ['packages/catalogue/src/manifests.ts', "import { manifest } from '@logres/avalon'"],
    ['apps/web/test/a.test.ts', "import { Model } from '@logres/avalon/board/model.ts'"],
    ['packages/bots/src/search/stopwatch.ts', 'const x = performance.now()'],
    ['packages/words/src/load.ts', 'export function f(): Promise<string> {}'],
    ['apps/cli/src/a.ts', "import { loadWords } from '@logres/words/load'"],
    ['packages/kernel/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js' // never Math.random"],
  ])('%s with %j is fine', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })

  test('all forms of import are seen', () => {
    const text =
      "import 'a'\nimport b from 'b'\nimport {\n  c,\n} from 'c'\nexport * from 'd'\nconst e = await import('e')"
    expect(importsOf(text).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('every rule has a place and a test', () => {
  const rules = '| 6.1 | sentence | |\n| 6.10 | sentence | ruling |'

  test('a rule without a place in the code or without a test is a fault, and so is a test of no rule', () => {
    expect(faultsOfGame('g', rules, '/** 6.1, 6.10 */', "test('6.1 a', f)\ntest('6.10 b', f)")).toEqual([])
    expect(faultsOfGame('g', rules, '/** 6.1 */', "test('6.1 a', f)\ntest('6.10 b', f)")).toEqual([
      'g: rule 6.10 has no place in rules/',
    ])
    expect(faultsOfGame('g', rules, '/** 6.1, 6.10 */', "test('6.10 b', f) // 6.1")).toEqual([
      'g: rule 6.1 has no test that names it',
    ])
    expect(faultsOfGame('g', rules, '/** 6.1, 6.10 */', "test('6.1 6.10 a', f)\ntest('9.9 b', f)")).toEqual([
      'g: a test names rule 9.9, which RULES.md lacks',
    ])
    expect(faultsOfGame('g', '', '', '')).toEqual(['g/RULES.md lists no rule'])
  })
})

describe('every refusal has a sentence, and no sentence is left over', () => {
  const said = {
    general: ['tooFast', 'noSuchMatch'],
    games: new Map([['avalon', ['gameOver', 'noSuchCard']]]),
    pages: ['offline'],
  }
  const sources = [
    file('apps/server/src/a.ts', "return refuse('tooFast')\nconst x = isX ? refuse(\n  'noSuchMatch',\n) : y"),
    file('games/avalon/rules/a.ts', "refuse('noSuchCard')"),
    file('games/avalon/rules/reasons.ts', 'export const REASONS = {\n  // Why.\n  gameOver: null,\n} as const'),
    file('packages/words/src/en/a.ts', "refuse('neverMind')"),
    file('apps/server/test/a.test.ts', "refuse('neverMind')"),
    file('packages/kernel/src/a.ts', 'export function misfit(code: string, params: Params): never {}'),
    file('packages/kernel/src/b.ts', 'export function refuse(code: string, rule = null): Refusal {}'),
    file('apps/web/src/a.ts', "refuse('offline')"),
  ]

  test('all is said', () => {
    expect(faultsOfWords(sources, said)).toEqual([])
  })

  test.each([
    ["refuse('brandNew')", 'brandNew'],
    ["refuse(\n  'brandNew',\n  null,\n)", 'brandNew'],
    ["refuse(kind === 'token' ? 'brandNew' : 'tooFast')", 'brandNew'],
    ["misfit('brandNew', { where })", 'brandNew'],
    ["fault('table', 'brandNew')\nfunction fault(where: Fault['where'], code: string): Fault {}", 'brandNew'],
    ["fault(n, 'brandNew', { why })\nfunction fault(where: string, code: string, params = {}) {}", 'brandNew'],
    ["this.#fault ??= 'brandNew'", 'brandNew'],
    ["send({ kind: 'refusal', code: 'brandNew', message })", 'brandNew'],
  ])('a code without a sentence is a fault: %s', (text, code) => {
    expect(faultsOfWords([...sources, file('apps/server/src/b.ts', text)], said)).toEqual([
      `apps/server/src/b.ts: the refusal "${code}" has no sentence in packages/words/src/en/refusals.ts`,
    ])
  })

  test("what a game refuses is said by that game or in general, another game's sentence is none", () => {
    const of = (path: string) => faultsOfWords([...sources, file(path, "refuse('noSuchCard')")], said)
    expect(of('games/avalon/rules/b.ts')).toEqual([])
    expect(of('games/merlin/rules/b.ts')).toHaveLength(1)
    const reasons = file('games/avalon/rules/reasons.ts', "export const REASONS = {\n  brandNew: '6.1',\n} as const")
    expect(faultsOfWords([...sources, reasons], said)).toHaveLength(1)
  })

  test('what the pages refuse they may say themselves; nobody else can, and they say no more than that', () => {
    const of = (path: string, code: string) => faultsOfWords([...sources, file(path, `refuse('${code}')`)], said)
    expect(of('apps/web/src/b.ts', 'tooFast')).toEqual([])
    expect(of('apps/web/src/b.ts', 'brandNew')).toHaveLength(1)
    expect(of('apps/server/src/b.ts', 'offline')).toHaveLength(1)
    expect(faultsOfWords(sources.slice(0, -1), said)).toEqual([
      'apps/web/src/i18n/site/en.ts: no page refuses with "offline" any more, but there is a sentence for it',
    ])
  })

  test('a sentence for a code that nothing says any more is a fault', () => {
    expect(faultsOfWords(sources.slice(1), said)).toEqual([
      'packages/words: nothing refuses with "tooFast" any more, but there is a sentence for it',
      'packages/words: nothing refuses with "noSuchMatch" any more, but there is a sentence for it',
    ])
    expect(faultsOfWords([...sources.slice(0, 2), ...sources.slice(-2)], said)).toEqual([
      'games/avalon/words: avalon refuses with "gameOver" no more, but there is a sentence for it',
    ])
  })

  test('codes are found in the sources as they are', () => {
    const files = sourceFiles()
    const refusers = refusersIn(files)
    expect(Object.fromEntries(refusers)).toMatchObject({ refuse: 0, misfit: 0 })
    const codes = files.flatMap((each) => codesIn(each, refusers))
    expect(codes.length).toBeGreaterThan(250)
    expect(codes).toEqual(
      expect.arrayContaining(['noSuchToken', 'noSuchSession', 'drawLeftOver', 'ourFault', 'payFirst']),
    )
  })
})
