/* Where a page came from, as far as passkeys and links are concerned. */
import { isIP } from 'node:net'
import { type Refusal, refuse } from '@logres/kernel'

/** What a browser binds passkeys to: the name of the host, and the whole origin it reports. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** What a request says about the way it came; behind a trusted proxy, what the proxy says. */
export interface RequestOrigin {
  readonly protocol: string
  readonly host: string
}

/**
 * The origin that was configured; else the one that was asked for, by https if that much is known. Whoever lies about
 * his host gets a passkey for a host that no browser will ever be at.
 */
export function originOf(
  configured: string | null,
  isSecure: boolean,
  { protocol, host }: RequestOrigin,
): string | undefined {
  if (configured !== null) return configured
  const url = URL.parse(`${isSecure ? 'https' : protocol}://${host}`)
  return url === null || url.host === '' ? undefined : url.origin
}

/** Browsers make passkeys for named hosts over https only, and for the machine itself. */
export function relyingPartyOf(origin: string | undefined): RelyingParty | Refusal {
  const url = origin === undefined ? null : URL.parse(origin)
  if (url === null) return refuse('passkeysNeedHttps')
  const { protocol, hostname } = url
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  if (isNumber || (protocol !== 'https:' && !isLocal)) return refuse('passkeysNeedHttps')
  return { id: hostname, origin: url.origin }
}
