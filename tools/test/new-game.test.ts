import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../check/sources.ts'
import { namesOf, renamed, whyNotId, withDependency, withGame } from '../new-game.ts'
import { filesOf } from './repository.ts'

describe('an id', () => {
  const taken = new Set(['avalon', 'kernel'])
  test.each(['chess', 'round-table', 'nine-men-s-morris', 'go2'])('%s will do', (id) => {
    expect(whyNotId(id, taken)).toBeUndefined()
  })

  test.each([
    [undefined, 'Which id'],
    ['', 'Which id'],
    ['Chess', '"Chess" cannot be an id'],
    ['../chess', 'cannot be an id'],
    ['2048', 'cannot be an id'],
    ['round--table', 'cannot be an id'],
    ['round-', 'cannot be an id'],
    ['x'.repeat(31), 'cannot be an id'],
    ['avalon', 'There is already a package @logres/avalon'],
    ['kernel', 'There is already a package @logres/kernel'],
    ['class', '"class" means something else in TypeScript'],
    ['sample', '"sample" means something else'],
  ])('%s is refused, and why', (id, reason) => {
    expect(whyNotId(id, taken)).toContain(reason)
  })
})

test('the names of a game, and where they stand in the template', () => {
  const names = namesOf('round-table')
  expect(names).toEqual({ id: 'round-table', value: 'roundTable', type: 'RoundTable', title: 'Round Table' })
  const text =
    "Sample Game: @logres/sample, games/sample/x, id: 'sample', sample.setup, sampleWords, SampleWords, resample"
  expect(renamed(text, names)).toBe(
    "Round Table: @logres/round-table, games/round-table/x, id: 'round-table', roundTable.setup, roundTableWords, RoundTableWords, resample",
  )
})

test('the catalogue with one game more', () => {
  const list = readFileSync(join(ROOT, 'packages/catalogue/src/manifests.ts'), 'utf8')
  const more = withGame(list, namesOf('round-table'))
  expect(more).toContain("import { manifest as roundTable } from '@logres/round-table'\n")
  expect(more).toMatch(/GameManifest\[\] = \[avalon, [^\]]*, roundTable\]/)
  expect(withGame(more, namesOf('go'))).toMatch(/, roundTable, go\]/)
  expect(() => withGame('', namesOf('go'))).toThrow('no list of games')
  expect(JSON.parse(withDependency('{"name":"x","dependencies":{"b":"1","d":"1"}}', 'c'))).toEqual({
    name: 'x',
    dependencies: { b: '1', c: '*', d: '1' },
  })
})

/* In a copy of the repository, offline. */
describe('npm run new-game', () => {
  const ID = 'round-table'
  let copy: string
  let before: ReadonlyMap<string, string>

  const contents = () => new Map(filesOf(copy).map((file) => [file, readFileSync(join(copy, file), 'utf8')]))
  // Nothing of the test that this is.
  const { PATH, HOME, TMPDIR } = process.env
  const run = (args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      ...{ cwd: copy, encoding: 'utf8', env: { PATH, HOME, TMPDIR } },
    })
    return { status, text: stdout + stderr }
  }
  const program = (name: string, file: string) => join(realpathSync(join(ROOT, 'node_modules', name)), file)

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'logres-new-game-'))
    for (const file of filesOf(ROOT)) {
      mkdirSync(join(copy, dirname(file)), { recursive: true })
      copyFileSync(join(ROOT, file), join(copy, file))
    }
    linkModules(copy)
    before = contents()
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test('says what is wrong with an id, and changes nothing', () => {
    expect(run(['tools/new-game.ts', 'avalon'])).toMatchObject({ status: 1, text: expect.stringContaining('already') })
    expect(run(['tools/new-game.ts'])).toMatchObject({ status: 1, text: expect.stringContaining('Which id') })
    expect(contents()).toEqual(before)
  })

  test('makes a game whose types, format and laws are right, and changes three files outside its folder', () => {
    expect(run(['tools/new-game.ts', ID])).toMatchObject({ status: 0, text: expect.stringContaining('is a game') })
    const after = contents()
    const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file))
    expect(changed.filter((file) => !file.startsWith(`games/${ID}/`)).toSorted()).toEqual([
      'package-lock.json',
      'packages/catalogue/package.json',
      'packages/catalogue/src/manifests.ts',
    ])
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([])
    expect([...after.values()].filter((text) => text.includes('/tmp/'))).toHaveLength(
      [...before.values()].filter((text) => text.includes('/tmp/')).length,
    )
    for (const [file, text] of after) if (file.startsWith(`games/${ID}/`)) expect(text, file).not.toMatch(/sample/i)

    expect(run([program('@biomejs/biome', 'bin/biome'), 'ci', `games/${ID}`, 'packages/catalogue'])).toMatchObject({
      status: 0,
    })
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', include: [`games/${ID}`, 'packages/catalogue'] }),
    )
    expect(run([program('typescript', 'bin/tsc'), '-p', 'tsconfig.new.json'])).toEqual({ status: 0, text: '' })
    const laws = run([program('vitest', 'vitest.mjs'), 'run', `games/${ID}`])
    expect(laws, laws.text).toMatchObject({ status: 0 })
    const played = run(['apps/cli/src/main.ts', 'simulate', ID, '--games', '20', '--json'])
    expect(JSON.parse(played.text)).toMatchObject({ game: ID, results: { reasons: { lastStone: 20 } } })
  })

  test('does not make it twice', () => {
    expect(run(['tools/new-game.ts', ID])).toMatchObject({ status: 1, text: expect.stringContaining('already') })
  })
})

/** Everything that is installed here, and the packages of the copy itself. */
function linkModules(copy: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@logres') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (name === '.logres-setup') copyFileSync(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name))
  }
  if (!existsSync(join(to, '@logres'))) throw new Error('nothing is installed: node tools/setup.mjs')
}
