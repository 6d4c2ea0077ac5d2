/*
 * Theme, language and preferences are stored in the browser first, then synchronised with the account in the background.
 * Settings changed here are sent; all others are taken from the account, so the last change wins. Invalid values are ignored.
 */

import { lang, switchLang } from '@logres/board-kit'
import { isLanguage } from '@logres/words'
import { effect } from '@preact/signals'
import { isRefused, request } from '../api/http.ts'
import { me } from '../api/me.ts'
import { storedLang, storeLang } from '../i18n/chosen-lang.ts'
import { doneLessons, mergeDone } from '../lesson/progress.ts'
import { readStored, writeStored } from '../local-storage.ts'
import { applyPace, botPace, isPace, storedPace } from '../match/bot-pace.ts'
import {
  applyPref,
  applyVolume,
  isVolume,
  type Pref,
  prefs,
  SOUND_PREFS,
  storedPref,
  storedVolume,
  volume,
} from '../match/prefs.ts'
import { markPending, markSynced, pendingSettings, SYNCED_SETTINGS, type SyncedSetting } from '../pending-settings.ts'
import { applyTheme, theme } from './theme.ts'

interface Field {
  /** The value in this browser, as the account stores it; undefined: none was chosen. */
  readonly local: () => string | boolean | number | readonly string[] | null | undefined
  readonly apply: (value: unknown) => void
}

const PATH = '/api/me/settings'

const FIELDS: Readonly<Record<SyncedSetting, Field>> = {
  language: { local: storedLang, apply: applyLang },
  theme: {
    local: () => (theme.peek() === 'system' ? null : theme.peek()),
    apply: (value) => {
      if (value === 'light' || value === 'dark' || value === null) applyTheme(value ?? 'system')
    },
  },
  sound: preference('sound'),
  volume: {
    local: () => volume.peek(),
    apply: (value) => {
      if (isVolume(value) && value !== volume.peek()) applyVolume(value)
    },
  },
  soundMine: preference('soundMine'),
  soundOthers: preference('soundOthers'),
  soundTurn: preference('soundTurn'),
  soundEnd: preference('soundEnd'),
  confirmEndOfTurn: preference('confirmEnd'),
  endTurnByItself: preference('autoEnd'),
  answerByItself: preference('autoAnswer'),
  botPace: {
    local: () => botPace.peek(),
    apply: (value) => {
      if (isPace(value) && value !== botPace.peek()) applyPace(value)
    },
  },
  lessons: { local: () => doneLessons.peek(), apply: mergeDone },
}

function preference(pref: Pref): Field {
  return {
    local: () => prefs[pref].peek(),
    apply: (value) => {
      if (typeof value === 'boolean' && value !== prefs[pref].peek()) applyPref(pref, value)
    },
  }
}

/** An account without a language leaves the page unchanged. */
function applyLang(value: unknown): void {
  if (!isLanguage(value)) return
  storeLang(value)
  if (value !== lang.peek()) void switchLang(value).catch(() => undefined)
}

/** The person whose settings were loaded. */
let syncedPerson: string | undefined
let queue = Promise.resolve()

export function startSync(): void {
  const next = () => {
    const person = me.value?.id
    if (person === undefined || (pendingSettings.value.size === 0 && person === syncedPerson)) return
    queue = queue.then(() => sync(person)).catch(() => undefined)
  }
  effect(next)
  globalThis.addEventListener?.('online', next)
}

async function sync(person: string): Promise<void> {
  if (readStored('synced') === undefined) markFormerChoices()
  const names = [...pendingSettings.peek()]
  if (names.length === 0 && person === syncedPerson) return
  const values = new Map(names.map((name) => [name, FIELDS[name].local() ?? null]))
  const answer = await (names.length === 0
    ? request<object>('GET', PATH)
    : request<object>('PUT', PATH, Object.fromEntries(values)))
  if (isRefused(answer) || me.peek()?.id !== person) return
  syncedPerson = person
  writeStored('synced', 'yes')
  // A setting that was changed again meanwhile stays pending.
  markSynced(names.filter((name) => (FIELDS[name].local() ?? null) === values.get(name)))
  for (const name of SYNCED_SETTINGS)
    if (!pendingSettings.peek().has(name)) FIELDS[name].apply(Reflect.get(answer, name))
  if (readStored('push') === 'on')
    void import('../notify/push-subscription.ts').then(({ renewSubscription }) => renewSubscription())
}

/** Settings chosen in this browser before it was first synchronised. */
function markFormerChoices(): void {
  const former: readonly (readonly [SyncedSetting, boolean])[] = [
    ['language', storedLang() !== undefined],
    ['theme', theme.peek() !== 'system'],
    ['sound', storedPref('sound') !== undefined],
    ['volume', storedVolume() !== undefined],
    ...SOUND_PREFS.map((pref) => [pref, storedPref(pref) !== undefined] as const),
    ['confirmEndOfTurn', storedPref('confirmEnd') !== undefined],
    ['endTurnByItself', storedPref('autoEnd') !== undefined],
    ['answerByItself', storedPref('autoAnswer') !== undefined],
    ['botPace', storedPace() !== undefined],
    ['lessons', doneLessons.peek().length > 0],
  ]
  for (const [name, isChosen] of former) if (isChosen) markPending(name)
}
