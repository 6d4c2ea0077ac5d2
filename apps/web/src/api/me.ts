/* The signed-in person. A new visitor becomes a guest when an account is first needed. */

import { lang } from '@logres/board-kit'
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'
import { type Answer, isRefused, request } from './http.ts'
import type { MeView } from './shapes.ts'

const current = signal<MeView | undefined>(undefined)
export const me: ReadonlySignal<MeView | undefined> = current

/** An admin has banned this person: this browser is still told why (people/standing.ts). */
const closed = signal(false)
export const isClosed: ReadonlySignal<boolean> = closed

/** The last known name, for pages that need no account. */
export function rememberedName(): string | undefined {
  return readStored('name')
}

/** Whether this browser belongs to a kept account, as far as it knows. */
export function isKnownKept(): boolean {
  return current.value === undefined ? readStored('kept') !== undefined : current.value.isKept === true
}

/** What the reader's coat of arms is drawn from. */
export function rememberedArms(): string {
  return current.value?.arms ?? readStored('arms') ?? ''
}

function storeMe(person: MeView | undefined): void {
  current.value = person
  writeStored('name', person?.name)
  writeStored('kept', person?.isKept === true ? 'yes' : undefined)
  writeStored('arms', person?.arms)
}

let signingIn: Promise<Answer<MeView>> | undefined

/** Signs in as a guest if needed, with a name in the page's language. Concurrent calls share one request. */
export function ensureSignedIn(): Promise<Answer<MeView>> {
  if (current.value !== undefined) return Promise.resolve(current.value)
  signingIn ??= request<MeView>('POST', '/api/guest', undefined, { 'accept-language': lang.peek() }).then((answer) => {
    signingIn = undefined
    if (!isRefused(answer)) storeMe(answer)
    else if (answer.code === 'accountClosed') closed.value = true
    return answer
  })
  return signingIn
}

/** Something about the reader has changed at the server. */
export async function refreshMe(): Promise<void> {
  const answer = await request<MeView>('GET', '/api/me')
  if (!isRefused(answer)) storeMe(answer)
  else if (answer.code === 'accountClosed') closed.value = true
}

export async function rename(name: string): Promise<Answer<MeView>> {
  const answer = await request<MeView>('PATCH', '/api/me', { name })
  if (!isRefused(answer)) storeMe(answer)
  return answer
}

/** After signing in or out. */
export function setMe(person: MeView | undefined): void {
  storeMe(person)
  closed.value = false
}

/** A request that needs an account. If the session has ended, signs in as a new guest and tries once more. */
export async function requestSignedIn<T>(...args: Parameters<typeof request>): Promise<Answer<T>> {
  const known = await ensureSignedIn()
  if (isRefused(known)) return known
  const answer = await request<T>(...args)
  if (isRefused(answer) && answer.code === 'accountClosed') closed.value = true
  if (!isRefused(answer) || answer.code !== 'notSignedIn') return answer
  current.value = undefined
  const again = await ensureSignedIn()
  return isRefused(again) ? again : request<T>(...args)
}
