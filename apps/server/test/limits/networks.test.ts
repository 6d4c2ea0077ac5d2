/* What counts as one address, and the networks with higher limits. */
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { BadConfig, readConfig } from '../../src/config.ts'
import { clientAddress, KnownNetworks, networkOf, readNetwork } from '../../src/limits/networks.ts'

test('an IPv4 address counts by itself, also if it is mapped into IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  for (const mapped of ['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107']) {
    expect(networkOf(mapped)).toBe('203.0.113.7')
  }
})

test('an IPv6 address counts by its /64 network, however it is written', () => {
  const network = networkOf('2001:db8:1:2:3:4:5:6')
  expect(network).toBe('2001:db8:1:2::/64')
  for (const same of ['2001:db8:1:2::', '2001:0db8:0001:0002::1', '2001:db8:1:2:ffff:ffff:ffff:ffff']) {
    expect(networkOf(same)).toBe(network)
  }
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('what is no address is cut, so that it cannot fill the memory', () => {
  expect(networkOf('x'.repeat(1_000))).toHaveLength(45)
})

test('a known network multiplies the limits of its addresses', () => {
  const { knownNetworks } = readConfig({ LOGRES_KNOWN_NETWORKS: '203.0.113.0/24*3, 2001:db8::/32' })
  const known = new KnownNetworks(knownNetworks)
  expect(known.timesAt(networkOf('203.0.113.200'))).toBe(3)
  expect(known.timesAt(networkOf('::ffff:203.0.113.200'))).toBe(3)
  expect(known.timesAt(networkOf('203.0.114.1'))).toBe(1)
  expect(known.timesAt(networkOf('2001:db8:5:6::1'))).toBe(10)
  expect(known.timesAt('nonsense')).toBe(1)
})

test('a network that cannot be read is refused at the start', () => {
  for (const text of ['203.0.113.0', '203.0.113.0/33', '2001:db8::/129', '203.0.113.0/24*0', 'school/24', '1.2.3/8']) {
    expect(readNetwork(text), text).toBeUndefined()
    expect(() => readConfig({ LOGRES_KNOWN_NETWORKS: text })).toThrow(BadConfig)
  }
})

test('behind a proxy the address is what the proxy says, otherwise that of the connection', () => {
  const request = new IncomingMessage(new Socket())
  request.headers['x-forwarded-for'] = '203.0.113.7, 10.0.0.1'
  expect(clientAddress(request, true)).toBe('203.0.113.7')
  expect(clientAddress(request, false)).toBe('')
})
