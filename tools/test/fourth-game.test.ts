/*
 * Gauntlet is a game like any other, and nobody had to make room for it: outside its folder it is named in the catalogue and in
 * the lock file. What tells people of games does not tell them of it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findManifest, LISTED } from '@logres/catalogue/manifests'
import { expect, test } from 'vitest'
import { ROOT } from '../check/sources.ts'
import { filesOf } from './repository.ts'

const GAME = 'gauntlet'

/** The three files that adding a game changes. */
const EDITED = ['package-lock.json', 'packages/catalogue/package.json', 'packages/catalogue/src/manifests.ts']

/** Tests that are about this game. */
const ITS_TESTS = [
  'apps/cli/test/fourth-game.test.ts',
  'apps/web/test/browser/fourth-game.test.ts',
  'packages/review/test/review.test.ts',
  'tools/test/fourth-game.test.ts',
]

/** Documents may point to it as an example. */
function filesNaming(word: string): string[] {
  const others = filesOf(ROOT).filter((file) => !file.startsWith(`games/${word}/`) && !file.endsWith('.md'))
  return others.filter((file) => readFileSync(join(ROOT, file), 'utf8').toLowerCase().includes(word))
}

test('outside its folder three files name it, and the tests that are about it', () => {
  expect(filesNaming(GAME).toSorted()).toEqual([...EDITED, ...ITS_TESTS].toSorted())
})

test('it has nothing of its own that it could do without, and is not listed', () => {
  const manifest = findManifest(GAME)
  expect(manifest).toMatchObject({ id: GAME, isListed: false })
  for (const part of ['book', 'mind', 'board', 'terminal', 'plate', 'editions', 'practice'])
    expect(manifest).not.toHaveProperty(part)
  expect(LISTED.map(({ id }) => id)).not.toContain(GAME)
})
