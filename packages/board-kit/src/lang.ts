/*
 * The language of the page. A catalogue is one object of sentences per language, held against the English one by the
 * compiler; only the language in use is loaded. Switching waits until every catalogue in use has come, then the page
 * changes at once.
 */
import type { Language } from '@logres/words'
import { type ReadonlySignal, signal } from '@preact/signals'

export type Lang = Language

const current = signal<Lang>('en')
export const lang: ReadonlySignal<Lang> = current

interface Loading {
  load(lang: Lang): Promise<() => void>
}
const openCatalogues = new Set<Loading>()

export interface Catalogue<Messages> {
  /** The sentences in the language of the page. Before `ready` this is an error in the program. */
  readonly get: () => Messages
  readonly ready: () => Promise<void>
  /** No switch of language takes it along any more. */
  readonly close: () => void
}

/** Sentences of a part of the site. `ready` before its first page is shown; from then on a switch of language takes it along. */
export function catalogue<Messages>(
  files: Readonly<Record<Lang, () => Promise<{ readonly messages: Messages }>>>,
): Catalogue<Messages> {
  return catalogueFrom(async (wanted) => (await files[wanted]()).messages)
}

/** The same for sentences that come from elsewhere. */
export function catalogueFrom<Messages>(load: (lang: Lang) => Promise<Messages>): Catalogue<Messages> {
  const loaded = signal<Messages | undefined>(undefined)
  const loading: Loading = {
    load: async (wanted) => {
      const messages = await load(wanted)
      return () => {
        loaded.value = messages
      }
    },
  }
  return {
    get: () => {
      if (loaded.value === undefined) throw new Error('the sentences are not loaded yet')
      return loaded.value
    },
    ready: async () => {
      if (openCatalogues.has(loading) && loaded.peek() !== undefined) return
      openCatalogues.add(loading)
      const wanted = current.peek()
      const show = await loading.load(wanted)
      // Where the language was switched meanwhile, the switch has shown it.
      if (loaded.peek() === undefined || wanted === current.peek()) show()
    },
    close: () => {
      openCatalogues.delete(loading)
    },
  }
}

/** What a board says itself, together with the words of its game. */
export function withWords<Messages, Words>(own: Catalogue<Messages>, loadWords: (lang: Lang) => Promise<Words>) {
  const game = catalogueFrom(loadWords)
  const textsReady = async () => {
    await Promise.all([own.ready(), game.ready()])
  }
  return { texts: own.get, words: game.get, textsReady }
}

let requested: Lang | undefined

export async function switchLang(wanted: Lang): Promise<void> {
  requested = wanted
  const shows = new Map<Loading, () => void>()
  // Some may come into use while others are loaded.
  for (let left = [...openCatalogues]; left.length > 0; left = [...openCatalogues].filter((each) => !shows.has(each))) {
    await Promise.all(left.map(async (each) => shows.set(each, await each.load(wanted))))
  }
  if (requested !== wanted) return
  current.value = wanted
  for (const show of shows.values()) show()
  document.documentElement.lang = wanted
}

/** Plural by the language of the page: `plural(n, { one: 'one seat', other: `${n} seats` })`. */
export function plural(count: number, forms: Readonly<{ one: string; other: string; zero?: string }>): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero
  return new Intl.PluralRules(current.value).select(count) === 'one' ? forms.one : forms.other
}

/** The form of a catalogue: the same keys, any text, the same parameters. */
export type Widen<T> = T extends string
  ? string
  : T extends (...params: infer Params) => string
    ? (...params: Params) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> }
