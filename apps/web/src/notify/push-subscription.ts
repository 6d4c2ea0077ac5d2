/* Web push for "it is your turn" in this browser: status, subscribing and unsubscribing. */

import { lang } from '@logres/board-kit'
import { type Refusal, refuse } from '@logres/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Answer, isRefused, request } from '../api/http.ts'
import { requestSignedIn } from '../api/me.ts'
import { readStored, writeStored } from '../local-storage.ts'

/** `insecure`, `unsupported` and `denied` say why push is not possible. */
export type PushStatus = 'insecure' | 'unsupported' | 'denied' | 'off' | 'on'

interface PushView {
  readonly publicKey: string
  readonly isOn: boolean
}

const PATH = '/api/me/push'
/** Milliseconds to wait for the service worker. */
const WORKER_TIMEOUT = 30_000

const current = signal<PushStatus | undefined>(undefined)
/** Undefined until the first check. */
export const pushStatus: ReadonlySignal<PushStatus | undefined> = current

function obstacle(): Extract<PushStatus, 'insecure' | 'unsupported' | 'denied'> | undefined {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** On if both the browser and the server have the subscription. */
export async function refreshPushStatus(): Promise<void> {
  const why = obstacle()
  if (why !== undefined) {
    current.value = why
    return
  }
  const here = await subscriptionHere().catch(() => undefined)
  const there = here && (await requestSignedIn<PushView>('GET', PATH))
  current.value = there !== undefined && !isRefused(there) && there.isOn ? 'on' : 'off'
}

export async function turnOn(): Promise<Refusal | undefined> {
  const why = obstacle() ?? ((await Notification.requestPermission()) === 'granted' ? undefined : 'denied')
  if (why !== undefined) {
    current.value = obstacle() ?? 'off'
    return refuse('pushForbidden')
  }
  const done = await subscribe()
  if (isRefused(done)) return done
  writeStored('push', 'on')
  current.value = 'on'
  return undefined
}

async function subscribe(): Promise<Answer<object>> {
  const server = await requestSignedIn<PushView>('GET', PATH)
  if (isRefused(server)) return server
  const subscription = await subscriptionFor(server.publicKey).catch(() => undefined)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return refuse('pushFailed')
  const { p256dh, auth } = keys
  return request<object>('PUT', PATH, { endpoint, keys: { p256dh, auth }, language: lang.peek() })
}

async function subscriptionFor(publicKey: string): Promise<PushSubscription> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), WORKER_TIMEOUT))
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late])
  const former = await pushManager.getSubscription()
  // A subscription for the keys of another server is useless.
  if (former !== null && keyOf(former) !== publicKey) await former.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export async function turnOff(): Promise<Refusal | undefined> {
  const answer = await request<object>('DELETE', PATH)
  if (isRefused(answer)) return answer
  writeStored('push', undefined)
  await (await subscriptionHere().catch(() => undefined))?.unsubscribe().catch(() => undefined)
  current.value = 'off'
  return undefined
}

/** Push was turned on here, but another person may have signed in, or the server has lost the subscription. */
export async function renewSubscription(): Promise<void> {
  if (obstacle() !== undefined || Notification.permission !== 'granted') return
  const server = await request<PushView>('GET', PATH)
  if (!isRefused(server) && !server.isOn) await subscribe()
}

/** Whether the person has answered the offer in this browser. */
export function wasOffered(): boolean {
  return readStored('push-offered') !== undefined
}

export function markOffered(): void {
  writeStored('push-offered', 'yes')
}
