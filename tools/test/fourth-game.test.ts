/*
 * Gauntlet is a game like any other, and nobody had to make room for it: outside its folder it is named in the catalogue and in
 * the lock file. What tells people of games does not tell them of it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findManifest, LISTED } from '@logres/catalogue/manifests'
import { expect, test } from 'vitest'
import { ROOT } from '../check/sources.ts'

const GAME = 'gauntlet'

/** The three files that adding a game changes. */
const EDITED = ['package-lock.json', 'packages/catalogue/package.json', 'packages/catalogue/src/manifests.ts']

/** Tests that are about this game. */
const ITS_TESTS = [
  'apps/cli/test/fourth-game.test.ts',
  'apps/web/test/browser/fourth-game.test.ts',
  'tools/test/fourth-game.test.ts',
]

function filesNaming(word: string): string[] {
  const args = ['grep', '--files-with-matches', '--ignore-case', '-e', word, '--', '.', `:!games/${word}`]
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
}

test('outside its folder three files name it, and the tests that are about it', () => {
  const naming = filesNaming(GAME).filter((file) => !ITS_TESTS.includes(file))
  expect(naming.toSorted()).toEqual(EDITED)
  for (const file of ITS_TESTS) expect(existsSync(join(ROOT, file)), file).toBe(true)
})

test('it has nothing of its own that it could do without, and is not listed', () => {
  const manifest = findManifest(GAME)
  expect(manifest).toMatchObject({ id: GAME, isListed: false })
  for (const part of ['book', 'mind', 'board', 'terminal', 'plate', 'editions', 'practice'])
    expect(manifest).not.toHaveProperty(part)
  expect(LISTED.map(({ id }) => id)).not.toContain(GAME)
})
