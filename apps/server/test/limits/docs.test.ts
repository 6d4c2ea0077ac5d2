/* docs/limits.md names every limit with its numbers. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { limitsOf, type Rate, TIMEOUTS } from '../../src/limits/limits.ts'

const whole = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8')
const guide = whole.slice(whole.indexOf('## Limits by person'), whole.indexOf('## How long a match'))
const plan = limitsOf(readConfig({}))
const rows = guide.split('\n').flatMap((line) => {
  const [, name, ...cells] = /^\| `\w+` \|/.test(line) ? line.split('|').map((cell) => cell.trim()) : []
  return name === undefined ? [] : [[name.replaceAll('`', ''), ...cells]]
})

test('all rates, and all that can be open, with their numbers', () => {
  const cells = (rate: Rate | undefined) => (rate === undefined ? ['', ''] : [`${rate.burst}`, `${rate.perMinute}`])
  const rates = Object.entries<{ readonly person?: Rate; readonly address?: Rate }>(plan.rates).map(
    ([name, { person, address }]) => [name, ...cells(person), ...cells(address)],
  )
  const open = Object.entries(plan.open).map(([name, { person, address }]) => [name, `${person}`, `${address}`])
  expect(rows.map((row) => row.slice(0, row[0] !== undefined && row[0] in plan.open ? 3 : 5))).toEqual([
    ...rates,
    ...open,
  ])
})

test('the other numbers', () => {
  const { requestsPerAddress, strongBotSeats, connections } = plan
  expect(guide).toContain(`pages and files included: ${requestsPerAddress} a minute`)
  expect(guide).toContain(`running matches that a person hosts: ${strongBotSeats}.`)
  expect(guide).toContain(`TCP connections: ${connections.server} in all, ${connections.address} per address.`)
  const { headers, request, response, stalled, keepAlive, ping, streamTick } = TIMEOUTS
  const seconds = [...guide.matchAll(/ \| (?:\d+ to )?(\d+) s \|$/gm)].map(([, each]) => 1000 * Number(each))
  expect(seconds).toEqual([headers, request, stalled, response, keepAlive, 2 * ping, 4 * streamTick])
})
