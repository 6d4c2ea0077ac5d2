/* Identifies us to a push service: a token for its origin, signed with the key browsers subscribed for (RFC 8292). */
import { sign } from 'node:crypto'
import type { PushKeys } from './keys.ts'

export interface Claims {
  /** The origin of the push service. */
  readonly aud: string
  /** In seconds since 1970; at most a day ahead. */
  readonly exp: number
  /** Contact for its operator. */
  readonly sub: string
}

export function vapid({ publicKey, privateKey }: PushKeys, claims: Claims): string {
  const unsignedToken = unsigned(claims)
  const signature = sign('sha256', Buffer.from(unsignedToken), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsignedToken}.${signature.toString('base64url')}, k=${publicKey}`
}

export function unsigned({ aud, exp, sub }: Claims): string {
  return [
    { typ: 'JWT', alg: 'ES256' },
    { aud, exp, sub },
  ]
    .map(encoded)
    .join('.')
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
