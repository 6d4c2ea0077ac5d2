import { startPostgres } from '@logres/service-testing'
import { afterAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../src/store/postgres/postgres.ts'
import { describeStore } from './contract.ts'

// What is lost with the machine's power is not tried here: without waiting for the disk it takes half the time.
const postgres = await startPostgres('the store in PostgreSQL', { fsync: 'off' })
afterAll(() => postgres?.end())

if (postgres !== undefined) describeStore('PostgreSQL', async () => openPostgres(await postgres.fresh()))
