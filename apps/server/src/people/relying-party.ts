/* The WebAuthn relying party and the public origin of a request. */
import { isIP } from 'node:net'
import { type Refusal, refuse } from '@logres/kernel'
import { isOwnHost } from '../http/own-host.ts'

/** What a browser binds passkeys to: the host name, and the full origin it reports. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Protocol and host of a request; behind a trusted proxy, as the proxy reports them. */
export interface RequestOrigin {
  readonly protocol: string
  readonly host: string
}

/** The configured origin, or the requested one if it is ours, with https if we know that. */
export function originOf(
  configured: string | null,
  isSecure: boolean,
  { protocol, host }: RequestOrigin,
): string | undefined {
  if (configured !== null) return configured
  const url = URL.parse(`${isSecure ? 'https' : protocol}://${host}`)
  return url === null || !isOwnHost(host) ? undefined : url.origin
}

/** Browsers create passkeys only for named hosts over https, and for localhost. */
export function relyingPartyOf(origin: string | undefined): RelyingParty | Refusal {
  const url = origin === undefined ? null : URL.parse(origin)
  if (url === null) return refuse('passkeysNeedHttps')
  const { protocol, hostname } = url
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  if (isNumber || (protocol !== 'https:' && !isLocal)) return refuse('passkeysNeedHttps')
  return { id: hostname, origin: url.origin }
}
