/* The content of a notice. It passes through a push service: nothing in it that a spectator could not know. */
import { createHash } from 'node:crypto'
import { findManifest } from '@logres/catalogue/manifests'
import { isLanguage, type Language } from '@logres/words'
import { loadGeneralWords } from '@logres/words/load'
import { settingsIn } from '../people/settings.ts'
import type { Person, Subscription, TableRow } from '../store/store.ts'
import { isOverDays } from '../tables/table-row.ts'

/** As the service worker reads it (apps/web/vite/service-worker.js). */
export interface Message {
  readonly match: string
  /** Its table is to be opened, and not the match. */
  readonly at?: 't'
  readonly lang: Language
  readonly title: string
  readonly body: string
}

export function languageOf({ settings }: Pick<Person, 'settings'>, { language }: Subscription): Language {
  return settingsIn(settings).language ?? (isLanguage(language) ? language : 'en')
}

export async function turnMessage({ id, game, seats }: TableRow, seat: number, lang: Language): Promise<Message> {
  const words = await loadGeneralWords(lang)
  const others = seats.flatMap((holder, i) => {
    if (i === seat || holder.kind === 'open') return []
    const level: Readonly<Record<string, string>> = words.levels
    return [holder.kind === 'bot' ? (holder.name ?? level[holder.level] ?? holder.level) : holder.name]
  })
  return { match: id, lang, ...words.sayTurn(findManifest(game)?.about[lang].name ?? game, others) }
}

/** Somebody challenges the reader: the link leads to the table. */
export async function challengeMessage({ id, game, pace }: TableRow, name: string, lang: Language): Promise<Message> {
  const words = await loadGeneralWords(lang)
  const said = words.sayChallenge(findManifest(game)?.about[lang].name ?? game, name, !isOverDays(pace))
  return { match: id, at: 't', lang, ...said }
}

/** A newer notice of the same match replaces a waiting one. Hashed: the push service need not know the match. */
export function topicOf(match: string, seat: number): string {
  return createHash('sha256').update(`logres-topic-1 ${match} ${seat}`).digest('base64url').slice(0, 32)
}
