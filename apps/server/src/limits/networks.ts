/* Addresses as limits count them, and the networks for which an operator has raised the limits. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** By how much the limits of addresses in a network are multiplied. */
export interface KnownNetwork {
  readonly address: string
  readonly prefix: number
  readonly times: number
}

/** Longer than any address. */
const LONGEST = 45

/**
 * What counts as one address: an IPv4 address, also if it is mapped into IPv6, or the /64 network of an IPv6 address,
 * since a single household gets at least that many.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare.slice(0, LONGEST)
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map(groupsIn)
  if (tail === undefined) return head
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

function groupsIn(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 255]
}

/** As Fastify finds it for requests. */
export function clientAddress({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? [headers['x-forwarded-for'] ?? []].flat()[0]?.split(',')[0]?.trim() : undefined
  return forwarded || (socket.remoteAddress ?? '')
}

/** 203.0.113.0/24 or 2001:db8::/48, and by how much, if not ten times: 203.0.113.0/24*3. Undefined: not readable. */
export function readNetwork(text: string): KnownNetwork | undefined {
  const [, address = '', prefix = '', times = '10'] = /^([\da-f.:]+)\/(\d{1,3})(?:\*(\d{1,4}))?$/i.exec(text) ?? []
  const version = isIP(address)
  if (version === 0 || Number(prefix) > (version === 4 ? 32 : 128) || Number(times) === 0) return undefined
  return { address, prefix: Number(prefix), times: Number(times) }
}

export class KnownNetworks {
  readonly #lists: readonly { readonly list: BlockList; readonly times: number }[]

  constructor(networks: readonly KnownNetwork[]) {
    this.#lists = networks.map(({ address, prefix, times }) => {
      const list = new BlockList()
      list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4')
      return { list, times }
    })
  }

  /** For what `networkOf` returned. The first that contains it counts. */
  timesAt(network: string): number {
    if (this.#lists.length === 0) return 1
    const [address = ''] = network.split('/')
    const version = isIP(address)
    if (version === 0) return 1
    const family = version === 6 ? 'ipv6' : 'ipv4'
    return this.#lists.find(({ list }) => list.check(address, family))?.times ?? 1
  }
}
