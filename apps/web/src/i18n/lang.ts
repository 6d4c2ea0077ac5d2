/*
 * The language of the page. A catalogue is one object of sentences per language, held against the English one by the
 * compiler; only the language in use is loaded. Switching waits until every catalogue in use has come, then the page
 * changes at once.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { keep, kept } from '../kept.ts'

export const LANGS = ['en', 'fr', 'de', 'it'] as const
export type Lang = (typeof LANGS)[number]

function isLang(text: string | undefined): text is Lang {
  return LANGS.some((lang) => lang === text)
}

/** What was chosen here, else the first language of the browser that we speak, else English. */
export function preferredLang(): Lang {
  const chosen = kept('lang')
  if (isLang(chosen)) return chosen
  for (const wish of navigator.languages) {
    const start = wish.slice(0, 2).toLowerCase()
    if (isLang(start)) return start
  }
  return 'en'
}

const current = signal<Lang>('en')
export const lang: ReadonlySignal<Lang> = current

interface Loading {
  load(lang: Lang): Promise<() => void>
}
const inUse = new Set<Loading>()

export interface Catalogue<Messages> {
  /** The sentences in the language of the page. Before `ready` this is an error in the program. */
  readonly get: () => Messages
  readonly ready: () => Promise<void>
}

/** Sentences of a part of the site. `ready` before its first page is shown; from then on a switch of language takes it along. */
export function catalogue<Messages>(
  files: Readonly<Record<Lang, () => Promise<{ readonly messages: Messages }>>>,
): Catalogue<Messages> {
  const loaded = signal<Messages | undefined>(undefined)
  const loading: Loading = {
    load: async (wanted) => {
      const { messages } = await files[wanted]()
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
      if (inUse.has(loading) && loaded.value !== undefined) return
      inUse.add(loading)
      const show = await loading.load(current.value)
      show()
    },
  }
}

export async function switchLang(wanted: Lang): Promise<void> {
  const shows = await Promise.all([...inUse].map((each) => each.load(wanted)))
  current.value = wanted
  for (const show of shows) show()
  document.documentElement.lang = wanted
}

export async function chooseLang(wanted: Lang): Promise<void> {
  await switchLang(wanted)
  keep('lang', wanted)
}

/** Plural by the language of the page: `plural(n, { one: 'one seat', other: `${n} seats` })`. */
export function plural(count: number, forms: Readonly<{ one: string; other: string; zero?: string }>): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero
  return new Intl.PluralRules(current.value).select(count) === 'one' ? forms.one : forms.other
}
