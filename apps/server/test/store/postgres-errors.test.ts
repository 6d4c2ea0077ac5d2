/* Which errors mean that the connection to the database is lost. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { connect, isConnectionLost, LOST_MESSAGES, settingsFor } from '../../src/store/postgres/connection.ts'

function databaseError(code: string): DatabaseError {
  const error = new DatabaseError('from the database', 0, 'error')
  error.code = code
  return error
}

test.each(['08006', '57P01', '57P03', '53300', '25006', 'LG002'])('SQLSTATE %s: lost', (code) => {
  expect(isConnectionLost(databaseError(code))).toBe(true)
})

test.each(['23505', '40001', '40P01', '42P01', '57014', 'LG001'])('SQLSTATE %s: an answer', (code) => {
  expect(isConnectionLost(databaseError(code))).toBe(false)
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])('%s: lost', (code) => {
  expect(isConnectionLost(Object.assign(new Error('from the system'), { code }))).toBe(true)
})

test('a port where nobody listens: lost', async () => {
  const error = await connect(settingsFor('postgres://x@localhost:1/x')).catch((reason: unknown) => reason)
  expect(isConnectionLost(error)).toBe(true)
})

test('other errors of Node, of pg and of ours are not', () => {
  expect(isConnectionLost(Object.assign(new Error('bad argument'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBe(false)
  expect(isConnectionLost(new Error('Query values must be an array'))).toBe(false)
  expect(isConnectionLost(new Error('no connection between these rows'))).toBe(false)
  expect(isConnectionLost('ECONNRESET')).toBe(false)
})

test('pg still uses the messages that have no code', () => {
  const require = createRequire(import.meta.url)
  const files = ['pg/lib/client.js', 'pg/lib/connection.js', 'pg-pool']
  const sources = files.map((file) => readFileSync(require.resolve(file), 'utf8')).join('\n')
  expect([...LOST_MESSAGES].filter((message) => !sources.includes(`'${message}'`))).toEqual([])
})
