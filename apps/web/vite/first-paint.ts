/*
 * What is seen of a page before any script has come: on a slow line that is seconds. The same elements with the same style as
 * the page draws a little later, so that nothing moves; the words come from the same catalogue.
 */
import { findManifest } from '@logres/catalogue/manifests'
import { titleClass } from '../src/match/title-class.ts'
import type { Lang } from './game-files.ts'

export interface FirstWords {
  readonly home: Readonly<Record<'restOfFirst' | 'sentence' | 'free' | 'whole', string>>
}

/** Empty where a page begins with nothing that is known beforehand. */
export function firstOf(page: string, words: FirstWords, lang: Lang): string {
  if (page === '/') return homeOf(words)
  const game = /^[/](?:local|g)[/]([\w-]+)$/.exec(page)?.[1]
  const name = game === undefined ? undefined : findManifest(game)?.about[lang].name
  return name === undefined ? '' : matchOf(name)
}

function homeOf({ home }: FirstWords): string {
  const { whole, restOfFirst, sentence, free } = home
  const seen = `<span class="rest-of-sentence">${restOfFirst} </span>${sentence} <b>${free}</b>`
  return [
    '<header class="top"><div class="wrap"></div></header><main id="main" class="page-home"><div class="wrap home"><div class="hero">',
    '<svg class="initial" width="104" height="104" viewBox="0 0 104 104" aria-hidden="true"></svg>',
    `<h1><span class="visually-hidden">${whole}</span><span aria-hidden="true">${seen}</span></h1></div></div></main>`,
  ].join('')
}

/** As apps/web/src/match/match-page.tsx draws it. */
function matchOf(name: string): string {
  return `<main id="main" class="page-match"><p class="${titleClass(name)}">${name}</p><div class="match match-blank" aria-busy="true"></div></main>`
}
