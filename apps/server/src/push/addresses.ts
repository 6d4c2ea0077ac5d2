/*
 * Where a notice may be sent. The address comes from whoever subscribes, and we ask it from inside our network: it must be
 * one that is out in the world. A name is looked up when it is asked, and what it means then is what counts.
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
/** All there is in the world begins with 2 or 3; within that these lead back to addresses of the old kind, or nowhere. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inside.addSubnet(net, bits, 'ipv6')
}

/** Whether this is an address of this machine, of its network, or of nobody. */
export function isInside(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return inside.check(address, 'ipv4')
  return kind === 6 ? !world.check(address, 'ipv6') || inside.check(address, 'ipv6') : true
}

/** The address to send to; undefined if nothing is sent there. `anywhere`: also inside, and without https. */
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

/** Looks a name up as usual, and finds nothing if any of its addresses is inside. */
export const lookUpOutside: LookupFunction = (host, options, done) => {
  lookup(host, options, (error, found, family) => {
    const all = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address)
    if (error === null && all.some(isInside)) done(new Error('an address inside'), [])
    else done(error, found, family)
  })
}
