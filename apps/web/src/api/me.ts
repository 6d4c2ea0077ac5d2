/* Who sits before this browser. A stranger becomes a guest when he first needs to be somebody. */

import { lang } from '@logres/board-kit'
import { type ReadonlySignal, signal } from '@preact/signals'
import { keep, kept } from '../local-storage.ts'
import { type Answer, ask, isRefused } from './http.ts'
import type { MeView } from './shapes.ts'

const current = signal<MeView | undefined>(undefined)
export const me: ReadonlySignal<MeView | undefined> = current

/** The name this browser had when it was last asked: pages that need nobody to be known do not ask. */
export function rememberedName(): string | undefined {
  return kept('name')
}

function become(person: MeView | undefined): void {
  current.value = person
  keep('name', person?.name)
}

let asking: Promise<Answer<MeView>> | undefined

/** Makes a guest of a stranger, with a name in the language of the page; asked once, again only after it failed. */
export function beKnown(): Promise<Answer<MeView>> {
  if (current.value !== undefined) return Promise.resolve(current.value)
  asking ??= ask<MeView>('POST', '/api/guest', undefined, { 'accept-language': lang.peek() }).then((answer) => {
    asking = undefined
    if (!isRefused(answer)) become(answer)
    return answer
  })
  return asking
}

export async function rename(name: string): Promise<Answer<MeView>> {
  const answer = await ask<MeView>('PATCH', '/api/me', { name })
  if (!isRefused(answer)) become(answer)
  return answer
}

/** After signing in or out: who are we now? */
export function becomeAnother(person: MeView | undefined): void {
  become(person)
}

/** Asks as somebody: a cookie that no longer counts makes a new guest, once. */
export async function askKnown<T>(...request: Parameters<typeof ask>): Promise<Answer<T>> {
  const known = await beKnown()
  if (isRefused(known)) return known
  const answer = await ask<T>(...request)
  if (!isRefused(answer) || answer.code !== 'notSignedIn') return answer
  current.value = undefined
  const again = await beKnown()
  return isRefused(again) ? again : ask<T>(...request)
}
