import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findProgram, openTcpProxy, startPostgres, startRedis } from '../src/index.ts'

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** The child processes of a killed service exit a moment later, and hold its port until then. */
const closed = (port: number) => expect.poll(() => isOpen(port)).toBe(false)

test('a program is found on the path, then among versions, the newest first, and only if it can be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-programs-'))
  const put = (...parts: string[]): string => {
    mkdirSync(join(folder, ...parts.slice(0, -1)), { recursive: true })
    writeFileSync(join(folder, ...parts), '')
    chmodSync(join(folder, ...parts), 0o700)
    return join(folder, ...parts)
  }
  expect(findProgram('initdb', { PATH: folder }, folder)).toBeUndefined()
  put('9', 'bin', 'initdb')
  const newer = put('15', 'bin', 'initdb')
  expect(findProgram('initdb', { PATH: '/nowhere' }, folder)).toBe(newer)
  const onPath = put('bin', 'initdb')
  expect(findProgram('initdb', { PATH: join(folder, 'bin') }, folder)).toBe(onPath)
  chmodSync(onPath, 0o600)
  expect(findProgram('initdb', { PATH: join(folder, 'bin') }, folder)).toBe(newer)
  rmSync(folder, { recursive: true })
})

test('PostgreSQL keeps what it has when it is stopped or killed; at its end nothing is left', async () => {
  const postgres = await startPostgres('PostgreSQL for tests')
  if (postgres === undefined) return
  try {
    await postgres.sql('CREATE TABLE t AS SELECT 1 AS x')
    await postgres.restart()
    await postgres.kill()
    await closed(postgres.port)
    await postgres.start()
    expect(await postgres.sql('SELECT x FROM t')).toBe('1')
    const addresses = [await postgres.fresh(), await postgres.fresh()]
    expect(new Set(addresses).size).toBe(2)
  } finally {
    await postgres.end()
  }
  await closed(postgres.port)
})

test('Redis too; and a line to it can be cut and mended', async () => {
  const redis = await startRedis('Redis for tests')
  if (redis === undefined) return
  const relay = await openTcpProxy(redis.port)
  try {
    expect(relay.urlThrough(redis.url)).toBe(`redis://127.0.0.1:${relay.port}`)
    const socket = connect(relay.port, '127.0.0.1')
    const ask = async (): Promise<string> => {
      socket.write('PING\r\n')
      return String((await once(socket, 'data'))[0])
    }
    expect(await ask()).toBe('+PONG\r\n')
    relay.swallowsAnswers = true
    const swallowed = relay.swallowed()
    socket.write('SET heard yes\r\n')
    await swallowed
    relay.swallowsAnswers = false
    socket.write('GET heard\r\n')
    expect(String((await once(socket, 'data'))[0])).toBe('$3\r\nyes\r\n')
    relay.cut()
    await once(socket, 'close')
    await redis.restart()
    await redis.kill()
    await closed(redis.port)
    await redis.start()
    relay.restore()
    const another = connect(relay.port, '127.0.0.1')
    another.write('GET heard\r\n')
    expect(String((await once(another, 'data'))[0])).toBe('$-1\r\n')
  } finally {
    await relay.end()
    await redis.end()
  }
  await closed(redis.port)
})

test('who is killed leaves neither behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-abandon-'))
  // Other users must be able to traverse it.
  chmodSync(folder, 0o711)
  const script = fileURLToPath(new URL('abandon.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  })
  const [line] = await once(child.stdout, 'data')
  const ports = String(line).trim().split(' ').filter(Boolean).map(Number)
  for (const port of ports) expect(await isOpen(port)).toBe(true)
  expect(readdirSync(folder)).toHaveLength(ports.length)
  child.kill('SIGKILL')
  await expect.poll(() => readdirSync(folder)).toEqual([])
  for (const port of ports) expect(await isOpen(port)).toBe(false)
  rmSync(folder, { recursive: true })
})
