/*
 * Which host names are ours where no origin is configured. Anybody can send any Host header; echoed in a page or a link
 * it would lead people elsewhere.
 */
import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { isInside } from '../push/addresses.ts'

/** Names that only a local network resolves (RFC 6761, 6762, 8375, and what home routers use). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|lan|home|internal|intranet|home\.arpa|localdomain|fritz\.box)$/

/** `host`: as requested, with or without a port. */
export function isOwnHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? ''
  const address = name.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return isInside(address) || ownAddresses().includes(address)
  // A name without a dot is one of the local network.
  return name !== '' && (!name.includes('.') || LOCAL_NAME.test(name) || name === hostname().toLowerCase())
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? [])
}
