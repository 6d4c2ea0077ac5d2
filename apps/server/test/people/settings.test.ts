/* A person's settings: stored, validated, and known to the clocks of their matches. */
import { present } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { People } from '../../src/people/people.ts'
import { changeSettings, settingsIn } from '../../src/people/settings.ts'
import { begin, tokenOf } from '../admin/admin-helpers.ts'
import { Visitor, VisitorServer } from './visitor.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

const DAY = 24 * 60 * 60 * 1000
const DEFAULTS = {
  ...{ language: null, theme: null, confirmEndOfTurn: true, sound: true, motion: true, notify: false },
  ...{ endTurnByItself: false, answerByItself: false, botPace: 'calm' },
  ...{ volume: 40, soundMine: true, soundOthers: true, soundTurn: true, soundEnd: true },
  ...{ quiet: null, vacation: [], lessons: [], hidePresence: false, hideHistory: false },
}
const quiet = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' }
const put = (body: unknown) => ['PUT', '/api/me/settings', body] as const
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

describe('settings', () => {
  test('have defaults; named settings are changed, and the others stay', async () => {
    const visitor = await Visitor.arrive(server.base)
    expect(await visitor.must('GET', '/api/me/settings')).toEqual(DEFAULTS)
    expect(await visitor.must(...put({ language: 'fr', sound: false }))).toEqual({
      ...DEFAULTS,
      ...{ language: 'fr', sound: false },
    })
    const vacation = [{ from: dayIn(3), to: dayIn(5) }]
    await visitor.must(...put({ quiet, vacation }))
    expect(await visitor.must(...put({ theme: 'dark' }))).toEqual({
      ...DEFAULTS,
      ...{ language: 'fr', sound: false, theme: 'dark', quiet, vacation },
    })
    expect(await visitor.must(...put({ quiet: null, language: null }))).toMatchObject({ quiet: null, vacation })
    expect(await visitor.must(...put({}))).toEqual(await visitor.must('GET', '/api/me/settings'))
  })

  test('lessons that are done are added, never forgotten', async () => {
    const visitor = await Visitor.arrive(server.base)
    await visitor.must(...put({ lessons: ['avalon/turn'] }))
    const both = { lessons: ['avalon/crowns', 'avalon/turn'] }
    expect(await visitor.must(...put({ lessons: ['avalon/crowns', 'avalon/crowns'] }))).toMatchObject(both)
    expect(await visitor.must(...put({ lessons: [] }))).toMatchObject(both)
  })

  test.each([
    [{ lessons: 'avalon/crowns' }],
    [{ lessons: ['avalon'] }],
    [{ lessons: ['avalon/crowns/1'] }],
    [{ colour: 'red' }],
    [{ language: 'la' }],
    [{ sound: 'yes' }],
    [{ volume: 101 }],
    [{ volume: 0.5 }],
    [{ notify: null }],
    [{ botPace: 'slow' }],
    [{ quiet: { ...quiet, zone: 'Camelot' } }],
    [{ quiet: { ...quiet, from: '25:00' } }],
    [{ quiet: { ...quiet, to: '11:00' } }],
    [{ quiet: { ...quiet, to: quiet.from } }],
    [{ quiet: { ...quiet, days: 'all' } }],
    [{ vacation: [{ from: dayIn(5), to: dayIn(3) }] }],
    [{ vacation: [{ from: '2026-02-30', to: '2026-03-01' }] }],
    [{ vacation: [{ from: dayIn(400), to: dayIn(450) }] }],
    [{ vacation: Array.from({ length: 41 }, () => ({ from: dayIn(1), to: dayIn(1) })) }],
    [[]],
    ['settings'],
  ])('%j is refused, and changes nothing', async (body) => {
    const visitor = await Visitor.arrive(server.base)
    await visitor.must(...put({ sound: false, quiet }))
    expect((await visitor.call(...put(body))).status).toBe(400)
    const both = typeof body === 'object' && !Array.isArray(body) ? { motion: false, ...body } : body
    expect((await visitor.call(...put(both))).status).toBe(400)
    expect(await visitor.must('GET', '/api/me/settings')).toEqual({ ...DEFAULTS, sound: false, quiet })
  })

  test('need a signed-in browser', async () => {
    const visitor = await Visitor.arrive(server.base)
    const program = await tokenOf(server.base, visitor)
    expect((await program.refused('GET', '/api/me/settings')).code).toBe('browserOnly')
    expect((await program.refused(...put({ sound: false }))).code).toBe('browserOnly')
    expect((await new Visitor(server.base).refused(...put({ sound: false }))).status).toBe(401)
  })

  test('vacations that have started cannot be removed', async () => {
    const visitor = await Visitor.arrive(server.base)
    await visitor.must(...put({ vacation: [{ from: dayIn(0), to: dayIn(9) }] }))
    const today = { from: dayIn(0), to: dayIn(0) }
    expect(await visitor.must(...put({ vacation: [] }))).toMatchObject({ vacation: [today] })
    const late = new Date(Date.now()).getUTCMonth() === 11
    // Today and thirty more are too many, unless the year ends in between.
    const more = { vacation: [{ from: dayIn(1), to: dayIn(30) }] }
    if (!late) expect((await visitor.refused(...put(more))).code).toBe('badVacation')
  })

  test('changes at the same moment are all kept', async () => {
    const visitor = await Visitor.arrive(server.base)
    const { registry } = new People(server.running.store, Date.now)
    const wishes = [{ sound: false }, { motion: false }, { quiet }]
    await Promise.all(wishes.map((wish) => changeSettings(registry, visitor.me.id, wish)))
    expect(await visitor.must('GET', '/api/me/settings')).toEqual({ ...DEFAULTS, sound: false, motion: false, quiet })
  })

  test('apply to the clocks of running matches', async () => {
    const [visitor, other] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    const id = await begin(visitor, other)
    const time = async () => JSON.stringify((await server.running.store.get('matches', id))?.platform)
    expect(await time()).not.toContain('Europe/Berlin')
    await visitor.must(...put({ language: 'de' }))
    expect(await time()).not.toContain('Europe/Berlin')
    await visitor.must(...put({ quiet }))
    expect(await time()).toContain('Europe/Berlin')
  })

  test('are in the export, and are deleted with the account', async () => {
    const visitor = await Visitor.arrive(server.base)
    await visitor.must(...put({ quiet, language: 'it' }))
    const data = await visitor.must<{ person: object }>('GET', '/api/me/export')
    expect(data.person).toMatchObject({ settings: { quiet, language: 'it' } })
    await visitor.must('POST', '/api/me/delete', { confirm: visitor.me.name })
    expect(present(await server.running.store.get('people', visitor.me.id)).settings).toEqual({})
  })

  test('of another version are read as far as they are valid', () => {
    expect(settingsIn({ language: 'la', sound: false, quiet: 'always', vacation: 3, more: 1 })).toEqual({
      ...DEFAULTS,
      sound: false,
    })
    expect(settingsIn({ slowBots: false }).botPace).toBe('instant')
    expect(settingsIn({ slowBots: true }).botPace).toBe('calm')
    expect(settingsIn({ slowBots: false, botPace: 'brisk' }).botPace).toBe('brisk')
  })
})
