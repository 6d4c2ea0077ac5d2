/*
 * People who look for opponents at three servers: nobody is paired twice, nobody is forgotten. LOGRES_PAIRING_PEOPLE says
 * how many come; `npm run test:cluster` has a thousand.
 */
import { startPostgres } from '@logres/service-testing'
import { afterAll, expect, test } from 'vitest'
import { Cluster } from './cluster.ts'
import { simulatePairing } from './pairing.ts'

const what = 'pairing at three servers'
const SERVERS = 3
const people = Number(process.env.LOGRES_PAIRING_PEOPLE ?? 90)

const postgres = await startPostgres(what, { max_connections: 200, fsync: 'off' })
const cluster =
  postgres &&
  (await Cluster.open(what, SERVERS, {
    env: { LOGRES_STORE: await postgres.fresh(), LOGRES_KNOWN_NETWORKS: '127.0.0.0/8*1000' },
  }))
afterAll(async () => {
  await cluster?.close()
  await postgres?.end()
})

if (cluster !== undefined) {
  test(`${people} people: nobody is paired twice, nobody is forgotten`, async () => {
    const { visits, median, ideal, p95, idealP95 } = await simulatePairing(cluster, SERVERS, {
      ...{ people, rate: 6, absent: 25, seed: 20_261_119 },
    })
    const tables = await cluster.store.list('tables', [])
    // Nobody plays on: on a slow machine the clocks of the first matches may run out.
    const playing = tables.filter(({ status }) => status === 'playing' || status === 'over')
    const seats = playing.flatMap((row) => row.seats.map((holder) => (holder.kind === 'person' ? holder.person : '')))
    expect(seats).not.toContain('')
    // Nobody plays twice, and everybody who was told of a match plays it.
    expect(new Set(seats).size).toBe(seats.length)
    const began = visits.filter(({ match }) => match !== null)
    expect(seats).toHaveLength(began.length)
    expect(new Set(began.map(({ match }) => match))).toEqual(new Set(playing.map(({ id }) => id)))
    // Whoever plays nobody waits, in a queue too short for a match.
    const waiting = await cluster.store.list('seeks', [])
    const left = visits.filter(({ match, isAbsent, found }) => match === null && !(isAbsent && found !== null))
    expect(waiting).toHaveLength(left.length)
    for (const { pool } of waiting) {
      const players = Number(pool.split('/')[2])
      expect(waiting.filter((other) => other.pool === pool).length).toBeLessThan(players)
    }
    const ms = (value: number) => `${Math.round(value)} ms`
    const again = visits.filter(({ times }) => times > 1).length
    console.log(
      `${people} people at ${SERVERS} servers: ${playing.length} matches; ${again} were found again after others had not come; ` +
        `median wait ${ms(median)}, ideal ${ms(ideal)}; 95th percentile ${ms(p95)}, ideal ${ms(idealP95)}`,
    )
  })
}
