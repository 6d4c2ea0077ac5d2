/*
 * Where a notice may be sent (SSRF protection). The endpoint comes from the client, and we call it from inside our
 * network, so it must be a public address. A name is resolved when it is used, and that result is what counts.
 */
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export const LONGEST_ENDPOINT = 1_000

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4')
}
/** Public addresses start with 2 or 3; within that range these are mapped IPv4, or reserved. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inside.addSubnet(net, bits, 'ipv6')
}

/** Whether this address is local, private or reserved. */
export function isInside(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return inside.check(address, 'ipv4')
  return kind === 6 ? !world.check(address, 'ipv6') || inside.check(address, 'ipv6') : true
}

/** The URL to send to; undefined if not allowed. `anywhere`: also private addresses, and without https. */
export function endpointOf(text: string, anywhere: boolean): URL | undefined {
  const url = text.length > LONGEST_ENDPOINT ? null : URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (anywhere) return /^https?:$/.test(url.protocol) ? url : undefined
  const host = hostOf(url)
  if (url.protocol !== 'https:' || (isIP(host) !== 0 ? isInside(host) : !host.includes('.'))) return undefined
  return url
}

export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** DNS lookup that fails if any address is private. */
export const lookUpOutside: LookupFunction = (host, options, done) => {
  lookup(host, options, (error, found, family) => {
    const all = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address)
    if (error === null && all.some(isInside)) done(new Error('private address'), [])
    else done(error, found, family)
  })
}
