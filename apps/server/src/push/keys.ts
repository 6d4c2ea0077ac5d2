/*
 * Our VAPID key pair (RFC 8292). Browsers subscribe for one public key, so it is in the store with the subscriptions:
 * a restored backup has both.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { present } from '@logres/kernel'
import { Conflict, type ServerKey, type Store } from '../store/store.ts'

export interface PushKeys {
  /** The point on the curve, uncompressed, in base64url: what a page subscribes with. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

const NAME = 'push'

/** Made at the first start; another process may be first. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const known = (await store.get('serverKeys', NAME)) ?? (await firstKeys(store))
  return { publicKey: known.publicKey, privateKey: privateKeyOf(known) }
}

async function firstKeys(store: Store): Promise<ServerKey> {
  const made = newKeys()
  try {
    await store.commit([{ in: 'serverKeys', insert: made }])
    return made
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return present(await store.get('serverKeys', NAME))
  }
}

function newKeys(): ServerKey {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), bytesOf(present(x)), bytesOf(present(y))])
  return { name: NAME, publicKey: point.toString('base64url'), privateKey: present(d) }
}

function privateKeyOf({ publicKey, privateKey }: ServerKey): KeyObject {
  const point = bytesOf(publicKey)
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
