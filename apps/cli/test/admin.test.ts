/* `logres admin` against a server that was really started, as an operator does it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { logres, main, temporaryFolder } from './logres.ts'

const SERVER = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts')
const folder = temporaryFolder()
let stop: () => Promise<unknown>
let base = ''

interface Person {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly cookie: string
}

beforeAll(async () => {
  const env = {
    ...{
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOGRES_PORT: '0',
      LOGRES_HOST: '127.0.0.1',
      LOGRES_DATA: folder,
    },
    ...{ LOGRES_LOG: 'silent', LOGRES_BOT_THREADS: '1' },
  }
  const child = spawn(process.execPath, [SERVER], { env })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await vi.waitFor(() => expect(out).toMatch(/Logres is at \S+/), { timeout: 600_000 })
  base = /Logres is at (\S+)/.exec(out)?.[1] ?? ''
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

async function ask<T>(method: string, path: string, who: Partial<Person> = {}, body?: object): Promise<T> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { cookie: who.cookie ?? '', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  const answer: T = JSON.parse(text)
  return cookie === undefined ? answer : { ...answer, cookie }
}

const arrive = () => ask<Person>('POST', '/api/guest')
/** A guest cannot be an admin. */
async function arriveKept(): Promise<Person> {
  const person = await arrive()
  await ask('POST', '/api/me/recovery', person)
  return person
}
const tokenOf = async (who: Person) =>
  (await ask<{ secret: string }>('POST', '/api/me/tokens', who, { label: 'cli' })).secret

/** In another process than this one's: the server must be able to answer meanwhile. */
async function admin(token: string, ...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    LOGRES_ADMIN_TOKEN: token,
    LOGRES_DATA: folder,
  }
  const child = spawn(process.execPath, [main, 'admin', ...args], { env: { ...env, LOGRES_ORIGIN: base } })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}

async function arriveAdmin(): Promise<{ readonly person: Person; readonly token: string }> {
  const made = await admin('', 'code')
  expect(made).toMatchObject({ code: 0, err: '' })
  const person = await arriveKept()
  const claimed = await ask<Person>('POST', '/api/admin/claim', person, { code: at(made.out.split('\n'), 0) })
  expect(claimed.role).toBe('admin')
  return { person, token: await tokenOf(person) }
}

describe('admin code', () => {
  test('makes a code beside a server that runs; a newer one voids it', async () => {
    const old = at((await admin('', 'code')).out.split('\n'), 0)
    const { out } = await admin('', 'code')
    expect(out).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}\nIt works once/)
    const person = await arriveKept()
    expect(await ask('POST', '/api/admin/claim', person, { code: old })).toMatchObject({ code: 'noSuchAdminCode' })
    const code = at(out.split('\n'), 0)
    expect(await ask('POST', '/api/admin/claim', person, { code })).toMatchObject({ id: person.id, role: 'admin' })
    expect((await admin('', 'code')).out).toContain('There is an admin already')
  })

  test('makes no file where there is none, and touches none that is another’s', () => {
    const nowhere = join(folder, 'nowhere')
    const { code, err } = logres(['admin', 'code', '--data', nowhere])
    expect([code, err]).toEqual([2, expect.stringContaining('is not a Logres store')])
    expect(existsSync(nowhere)).toBe(false)
    const foreign = temporaryFolder()
    writeFileSync(join(foreign, 'logres.sqlite'), '')
    const other = logres(['admin', 'code', '--data', foreign])
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('another version')])
    rmSync(foreign, { recursive: true })
  })
})

describe('admin', () => {
  test('reports, and what is done about them', async () => {
    const { token } = await arriveAdmin()
    const [rude, other] = [await arrive(), await arrive()]
    await ask('PATCH', '/api/me', rude, { name: 'Sir Rude' })
    const report = await ask<{ id: string }>('POST', '/api/reports', other, {
      ...{ whom: { person: rude.id }, text: 'that name' },
    })
    const listed = await admin(token, 'reports')
    expect(listed).toMatchObject({ code: 0, err: '' })
    for (const word of [report.id, `Sir Rude (${rude.id})`, 'the name "Sir Rude"', 'they say: that name']) {
      expect(listed.out).toContain(word)
    }
    expect((await admin(token, 'people', 'Sir Rude')).out).toBe(`${rude.id}  Sir Rude\n`)
    expect((await admin(token, 'rename', rude.id, 'Sir Kind', '--reason', 'rude')).out).toBe(`${rude.id}  Sir Kind\n`)
    expect(await admin(token, 'mute', rude.id, '3')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Give a --reason'),
    })
    const why = ['--reason', 'it must be']
    expect((await admin(token, 'rename', rude.id, ...why)).out).toMatch(/^\S{12} {2}\S+ \S+ \d{3}\n$/)
    expect((await admin(token, 'mute', rude.id, '3', ...why)).out).toMatch(/muted until \d{4}-/)
    expect((await admin(token, 'unmute', rude.id)).out).not.toContain('muted')
    expect((await admin(token, 'ban', rude.id, ...why)).out).toMatch(/banned since/)
    expect(await ask('GET', '/api/me', rude)).toMatchObject({ code: 'accountClosed' })
    expect((await admin(token, 'unban', rude.id)).out).not.toContain('banned')
    const table = await ask<{ id: string }>('POST', '/api/tables', other, { game: 'avalon', seats: [null, null] })
    expect((await admin(token, 'close', table.id, ...why)).out).toBe(`${table.id} is closed.\n`)
    expect(await admin(token, 'close', table.id, ...why)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no longer open/),
    })
    expect((await admin(token, 'done', report.id, '--reason', 'renamed')).out).toBe(`${report.id} is done.\n`)
    expect((await admin(token, 'reports')).out).not.toContain(report.id)
    expect((await admin(token, 'reports', '--answered')).out).toContain(report.id)
    const log = (await admin(token, 'log')).out.split('\n')
    const deeds = ['answer', 'close', 'unban', 'ban', 'unmute', 'mute', 'rename', 'rename', 'claim']
    expect(log.slice(0, deeds.length).map((line) => /: (\w+)/.exec(line.slice(18))?.[1])).toEqual(deeds)
    expect(log[7]).toContain('from Sir Rude, to Sir Kind: rude')
    expect((await admin(token, 'log', '--skip', '1')).out.split('\n')[0]).toBe(log[1])
    const again = await admin(token, 'mute', rude.id, '1', ...why)
    expect(again.out).toContain('muted')
    const last = at((await admin(token, 'log')).out.split('\n'), 0)
    const id = /\[(\S{12})\]$/.exec(last)?.[1] ?? ''
    expect((await admin(token, 'undo', id, '--reason', 'a mistake')).out).toBe(`${id} is undone.\n`)
    expect((await admin(token, 'people', 'Sir Kind')).out).not.toContain('muted')
    expect((await admin(token, 'log')).out).toContain(`[${id}, undone]`)
    const card = (await admin(token, 'person', rude.id)).out
    for (const word of ['a guest, 0 matches, reported 1 times', 'was called', 'Sir Rude until']) {
      expect(card).toContain(word)
    }
  })

  test('says what is wrong: the server, the token, the words', async () => {
    const member = await tokenOf(await arrive())
    const complaints: (readonly [words: string[], token: string, say: RegExp])[] = [
      [['reports'], '', /LOGRES_ADMIN_TOKEN must be set/],
      [['reports'], 'x'.repeat(43), /not known there/],
      [['reports'], member, /not an admin's/],
      [['ban', 'aaaaaaaaaaaa', '--reason', 'it must be'], member, /not an admin's/],
      [['reports', '--server', 'http://127.0.0.1:9'], member, /does not answer/],
      [['reports', '--server', 'elsewhere'], member, /is not a server URL/],
      [['ban'], member, /It is: admin ban PERSON/],
      [['ban', 'Sir Rude'], member, /no id/],
      [['mute', 'aaaaaaaaaaaa', 'long'], member, /how many days/],
      [['ban', 'aaaaaaaaaaaa', '--reason', ' '], member, /Give a --reason/],
      [['mute', 'aaaaaaaaaaaa', '3', 'more'], member, /too much/],
      [['dance'], member, /no "admin dance"/],
      [[], member, /What is to be done/],
    ]
    const found = await Promise.all(complaints.map(([words, token]) => admin(token, ...words)))
    for (const [i, [words, , say]] of complaints.entries()) {
      expect(found[i], words.join(' ')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(say) })
    }
  })

  test('a server that is not Logres is reported', async () => {
    const other = createServer((_request, response) => response.end('<html>'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { code, err } = await admin('x'.repeat(43), 'log', '--server', `http://127.0.0.1:${port}`)
    expect([code, err]).toEqual([2, expect.stringContaining('is not Logres')])
    other.close()
  })
})
