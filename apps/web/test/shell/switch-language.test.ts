/* The page changes its language at once: nothing sees one catalogue in the new language and another in the old one. */
import '../fake-dom/fake-dom.ts'
import { catalogueFrom, lang, switchLang } from '@logres/board-kit/lang'
import { effect } from '@preact/signals'
import { expect, test } from 'vitest'

test('who looks at language and texts never sees them apart', async () => {
  const [site, game] = [
    catalogueFrom(async (wanted) => `site ${wanted}`),
    catalogueFrom(async (wanted) => `game ${wanted}`),
  ]
  await Promise.all([site.ready(), game.ready()])
  const seen: string[] = []
  const stop = effect(() => {
    seen.push(`${lang.value}, ${site.get()}, ${game.get()}`)
  })
  await switchLang('fr')
  await switchLang('de')
  stop()
  expect(seen).toEqual(['en, site en, game en', 'fr, site fr, game fr', 'de, site de, game de'])
})
