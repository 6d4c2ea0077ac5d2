/* Encryption for the browser, through the push service: RFC 8291, one record of aes128gcm (RFC 8188). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** From the browser, in base64url. */
export interface Recipient {
  /** Its public key: a point on P-256, uncompressed. */
  readonly p256dh: string
  readonly auth: string
}

/** New for every message. */
export interface EphemeralKeys {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
/** The record also has a header, a delimiter and a tag, and push services accept 4096 bytes in total. */
export const MOST_TEXT = 3_900
/** Delimiter of the last record, before any padding. */
const LAST = Buffer.of(2)

export function encrypt(text: Buffer, { p256dh, auth }: Recipient, once: EphemeralKeys = newEphemeralKeys()): Buffer {
  if (text.length > MOST_TEXT) throw new RangeError('message too long')
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = createECDH(CURVE)
  ours.setPrivateKey(once.privateKey)
  const point = ours.getPublicKey()
  const shared = ours.computeSecret(theirs)
  const input = derive(shared, Buffer.from(auth, 'base64url'), [info('WebPush: info'), theirs, point], 32)
  const key = derive(input, once.salt, [info('Content-Encoding: aes128gcm')], 16)
  const nonce = derive(input, once.salt, [info('Content-Encoding: nonce')], 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([once.salt, size, Buffer.of(point.length), point, sealed])
}

/** Whether we can encrypt for it: the key must be a point on the curve. */
export function isRecipient({ p256dh, auth }: Recipient): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  const theirs = Buffer.from(p256dh, 'base64url')
  if (theirs.length !== 65 || theirs[0] !== 4) return false
  try {
    const ours = createECDH(CURVE)
    ours.generateKeys()
    ours.computeSecret(theirs)
    return true
  } catch {
    return false
  }
}

function newEphemeralKeys(): EphemeralKeys {
  const ours = createECDH(CURVE)
  ours.generateKeys()
  return { privateKey: ours.getPrivateKey(), salt: randomBytes(16) }
}

function derive(input: Buffer, salt: Buffer, infos: readonly Buffer[], length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, Buffer.concat(infos), length))
}

function info(text: string): Buffer {
  return Buffer.from(`${text}\0`)
}
