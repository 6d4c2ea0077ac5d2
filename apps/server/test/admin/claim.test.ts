/* How somebody becomes admin: with a one-time code that the server prints. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, present } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimAdmin, codeAtStart, createCode, hasAdmin } from '../../src/admin/claim.ts'
import { wakingDeadlines } from '../../src/clocks/deadlines.ts'
import { People } from '../../src/people/people.ts'
import { isRefused } from '../../src/people/registry.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { withFrozenTime } from '../frozen-time.ts'
import { ServerProcess } from '../operations/server-process.ts'
import { type Me, Visitor, VisitorServer } from '../people/visitor.ts'
import { tokenOf } from './admin-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

/** A guest cannot be an admin. */
async function arriveKept(base: string): Promise<Visitor & { readonly me: Me }> {
  const visitor = await Visitor.arrive(base)
  await visitor.must('POST', '/api/me/recovery')
  return visitor
}

const claiming = (code: string) => ['POST', '/api/admin/claim', { code }] as const

describe('the code', () => {
  test('is printed while there is no admin, is different each time, and is not stored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'logres-claim-'))
    const codeIn = ({ output }: ServerProcess) =>
      /no admin yet.*at \/claim: ([0-9A-Z]{5}-[0-9A-Z]{5})\n/.exec(output)?.[1]
    const restarted = async (former?: ServerProcess) => {
      former?.signal('SIGTERM')
      await former?.ended
      return ServerProcess.start(folder)
    }
    // It comes with the address, perhaps a moment later.
    const untilTold = async (child: ServerProcess) => {
      await expect.poll(() => codeIn(child), { timeout: 600_000 }).toMatch(/^.{11}$/)
      return codeIn(child) ?? ''
    }
    const first = await restarted()
    const old = await untilTold(first)
    const second = await restarted(first)
    const code = await untilTold(second)
    expect(code).not.toBe(old)
    const visitor = await arriveKept(second.base)
    expect(await visitor.refused(...claiming(old))).toMatchObject({ status: 403, code: 'noSuchAdminCode' })
    const disk = Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))))
    expect([disk.includes(visitor.me.id), disk.includes(code), disk.includes(code.replace('-', ''))]).toEqual([
      ...[true, false, false],
    ])
    // As somebody types it.
    expect(await visitor.must(...claiming(` ${code.toLowerCase().replace('-', ' ')}`))).toEqual({
      ...visitor.me,
      ...{ role: 'admin', isKept: true },
    })
    const third = await restarted(second)
    third.signal('SIGTERM')
    await third.ended
    expect(third.output).not.toContain('no admin yet')
    rmSync(folder, { recursive: true })
  })

  test('makes only one of two people an admin if both use it at once, and then is invalid', async () => {
    for (let i = 0; i < 5; i++) {
      const [one, other] = await Promise.all([arriveKept(server.base), arriveKept(server.base)])
      const code = await createCode(server.running.store)
      const answers = await Promise.all([one.call(...claiming(code)), other.call(...claiming(code))])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const roles = await Promise.all([one, other].map((each) => each.must<{ role: string }>('GET', '/api/me')))
      expect(roles.map(({ role }) => role).sort()).toEqual(['admin', 'member'])
      expect((await (await Visitor.arrive(server.base)).refused(...claiming(code))).code).toBe('noSuchAdminCode')
    }
  })

  test('works for one person even if several validated it before, and the log has one action', async () => {
    const store = await openSqlite(':memory:')
    const { promise: allHaveLooked, resolve } = Promise.withResolvers<void>()
    let looking = 0
    const watched: Store = {
      ...wakingDeadlines(store, () => {}),
      get: async (name, ...key) => {
        const found = await store.get(name, ...key)
        if (name !== 'tickets') return found
        looking += 1
        if (looking === 3) resolve()
        await allHaveLooked
        return found
      },
    }
    const people = new People(watched, Date.now)
    const guests = await Promise.all([0, 1, 2].map(() => people.createGuest('')))
    for (const { person } of guests) await people.tickets.createCodes(person)
    const code = await createCode(store)
    looking = 0
    const answers = await Promise.all(guests.map(({ person }) => claimAdmin(people.registry, person, code)))
    const [winner, ...others] = answers.flatMap((answer) => (isRefused(answer) ? [] : [answer]))
    expect(others).toEqual([])
    const notes = await store.find('notes', 'kind', 'admin')
    expect(notes).toMatchObject([{ about: present(winner).id, detail: { act: 'claim' } }])
    const roles = await Promise.all(guests.map(async ({ person }) => (await store.get('people', person.id))?.role))
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1)
    await store.close()
  })

  test('is rate limited, also for the right code, and refused to programs', async () => {
    const visitor = await Visitor.arrive(server.base)
    const code = await createCode(server.running.store)
    const program = await tokenOf(server.base, visitor)
    expect((await program.refused(...claiming(code))).code).toBe('browserOnly')
    await withFrozenTime(async () => {
      for (const wrong of ['-', 'x', '00000-00000', 'ZZZZZ-ZZZZZ']) {
        expect((await visitor.refused(...claiming(wrong))).status, wrong).not.toBe(429)
      }
      expect(await visitor.refused(...claiming(code))).toMatchObject({ status: 429, code: 'tooFast' })
    })
    expect(await new Visitor(server.base).refused(...claiming(code))).toMatchObject({ status: 401 })
    expect(await visitor.must('GET', '/api/me')).toEqual(visitor.me)
  })

  test('is refused to guests, who would lose the right with their browser, and stays valid', async () => {
    const guest = await Visitor.arrive(server.base)
    const code = await createCode(server.running.store)
    expect(await guest.refused(...claiming(code))).toMatchObject({ status: 403, code: 'keepFirst' })
    expect(await guest.must('GET', '/api/admin/claim')).toMatchObject({ hasCode: true })
    await guest.must('POST', '/api/me/recovery')
    expect(await guest.must(...claiming(code))).toMatchObject({ role: 'admin' })
    expect(await guest.must('GET', '/api/admin/claim')).toEqual({ hasAdmin: true, hasCode: false })
  })

  test('is not a recovery code, and a recovery code does not work as one', async () => {
    const visitor = await Visitor.arrive(server.base)
    const { codes } = await visitor.must<{ codes: string[] }>('POST', '/api/me/recovery')
    expect((await visitor.refused(...claiming(at(codes, 0)))).code).toBe('noSuchAdminCode')
    const code = await createCode(server.running.store)
    expect((await new Visitor(server.base).refused('POST', '/api/sign-in/recovery', { code })).code).toBe('noSuchCode')
  })

  test('is printed again when the admin has left', async () => {
    const store = await openSqlite(':memory:')
    const other = await VisitorServer.open()
    const visitor = await arriveKept(other.base)
    expect(await hasAdmin(other.running.store)).toBe(false)
    await visitor.must(...claiming((await codeAtStart(other.running.store)) ?? ''))
    expect([await hasAdmin(other.running.store), await codeAtStart(other.running.store)]).toEqual([true, undefined])
    await visitor.must('POST', '/api/me/delete', { confirm: visitor.me.name })
    expect(await codeAtStart(other.running.store)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    await Promise.all([store.close(), other.close()])
  })
})
