/*
 * Look, language and preferences are kept in the browser first, and in the account when there is one: nobody waits for it.
 * What was chosen here goes to the account, everything else comes from it, so the last who chose has it. Whatever does not
 * fit is left aside.
 */

import { lang, switchLang } from '@logres/board-kit'
import { isLanguage } from '@logres/words'
import { effect } from '@preact/signals'
import { ask, isRefused } from '../api/http.ts'
import { me } from '../api/me.ts'
import { keepLang, keptLang } from '../i18n/chosen-lang.ts'
import { keep, kept } from '../local-storage.ts'
import { keptPref, type Pref, prefs, takePref } from '../match/prefs.ts'
import { chosen, SYNCED, type SyncedName, unsent, wereSent } from '../pending-settings.ts'
import { takeTheme, theme } from './theme.ts'

interface Field {
  /** As the account has it; undefined: nothing was chosen here. */
  readonly mine: () => string | boolean | null | undefined
  readonly take: (value: unknown) => void
}

const PATH = '/api/me/settings'

const FIELDS: Readonly<Record<SyncedName, Field>> = {
  language: { mine: keptLang, take: takeLang },
  theme: {
    mine: () => (theme.peek() === 'system' ? null : theme.peek()),
    take: (value) => {
      if (value === 'light' || value === 'dark' || value === null) takeTheme(value ?? 'system')
    },
  },
  sound: preference('sound'),
  confirmEndOfTurn: preference('confirmEnd'),
  endTurnByItself: preference('autoEnd'),
  slowBots: preference('slowBots'),
}

function preference(pref: Pref): Field {
  return {
    mine: () => prefs[pref].peek(),
    take: (value) => {
      if (typeof value === 'boolean' && value !== prefs[pref].peek()) takePref(pref, value)
    },
  }
}

/** An account without a language leaves the page as it is: it is the browser's, or was chosen before. */
function takeLang(value: unknown): void {
  if (!isLanguage(value)) return
  keepLang(value)
  if (value !== lang.peek()) void switchLang(value).catch(() => undefined)
}

/** Of whom this page has heard. */
let heardOf: string | undefined
let queue = Promise.resolve()

export function startSync(): void {
  const next = () => {
    const person = me.value?.id
    if (person === undefined || (unsent.value.size === 0 && person === heardOf)) return
    queue = queue.then(() => sync(person)).catch(() => undefined)
  }
  effect(next)
  globalThis.addEventListener?.('online', next)
}

async function sync(person: string): Promise<void> {
  if (kept('synced') === undefined) chooseFormer()
  const names = [...unsent.peek()]
  if (names.length === 0 && person === heardOf) return
  const wish = new Map(names.map((name) => [name, FIELDS[name].mine() ?? null]))
  const answer = await (names.length === 0
    ? ask<object>('GET', PATH)
    : ask<object>('PUT', PATH, Object.fromEntries(wish)))
  if (isRefused(answer) || me.peek()?.id !== person) return
  heardOf = person
  keep('synced', 'yes')
  // What was changed again meanwhile is sent again.
  wereSent(names.filter((name) => (FIELDS[name].mine() ?? null) === wish.get(name)))
  for (const name of SYNCED) if (!unsent.peek().has(name)) FIELDS[name].take(Reflect.get(answer, name))
  if (kept('push') === 'on') void import('../notify/push-subscription.ts').then(({ keepOn }) => keepOn())
}

/** What was chosen in this browser before there was an account to tell it. */
function chooseFormer(): void {
  const former: readonly (readonly [SyncedName, boolean])[] = [
    ['language', keptLang() !== undefined],
    ['theme', theme.peek() !== 'system'],
    ['sound', keptPref('sound') !== undefined],
    ['confirmEndOfTurn', keptPref('confirmEnd') !== undefined],
    ['endTurnByItself', keptPref('autoEnd') !== undefined],
    ['slowBots', keptPref('slowBots') !== undefined],
  ]
  for (const [name, isChosen] of former) if (isChosen) chosen(name)
}
