/* What people are told of the deeds of admins, how they object, and how deeds are undone. */

import { at, present } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { say } from '../chat/chat-helpers.ts'
import { Visitor, VisitorServer } from '../people/visitor.ts'
import { arriveAdmin, begin, type Guest, type NoteAnswer, watch } from './admin-helpers.ts'

let server: VisitorServer
let admin: Guest

beforeAll(async () => {
  server = await VisitorServer.open()
  admin = await arriveAdmin(server)
})
afterAll(() => server.close())

interface Judgement {
  readonly deed: string
  readonly act: string
  readonly until: number | null
  readonly reason: string
  readonly isSeen: boolean
  readonly isUndone: boolean
  readonly appeal: { readonly answer: string | null } | null
}
interface Standing {
  readonly isBanned: boolean
  readonly mutedUntil: number | null
  readonly judgements: readonly Judgement[]
}
interface Thing {
  readonly ids: readonly string[]
  readonly detail: Readonly<Record<string, unknown>>
  readonly about: { readonly id: string; readonly name: string; readonly isAdmin: boolean }
  readonly reports: readonly { readonly text: string; readonly by: { readonly name: string } }[]
  readonly context: readonly { readonly n: number; readonly text: string; readonly by: { readonly name: string } }[]
}

const DAY = 24 * 60 * 60 * 1000
const arrive = () => Visitor.arrive(server.base)
const act = <T = unknown>(what: string, body: object = {}) => admin.must<T>('POST', `/api/admin/${what}`, body)
const refusedAct = async (what: string, body: object = {}) =>
  (await admin.refused('POST', `/api/admin/${what}`, body)).code
const standing = (visitor: Visitor) => visitor.must<Standing>('GET', '/api/me/standing')
const log = () => admin.must<NoteAnswer[]>('GET', '/api/admin/log')
const lastDeed = async () => at(await log(), 0)
const queue = async (about: string) =>
  (await admin.must<{ things: Thing[] }>('GET', '/api/admin/queue')).things.filter((thing) => thing.about.id === about)

async function mute(visitor: Guest, reason = 'Insults.', reports: readonly string[] = []): Promise<string> {
  await act(`people/${visitor.me.id}/mute`, { until: Date.now() + DAY, reason, reports })
  return (await lastDeed()).id
}

describe('the queue', () => {
  test('shows reports about the same thing as one, with who said what around a line, the newest first', async () => {
    const [rude, one, two] = [await arrive(), await arrive(), await arrive()]
    const id = await begin(one, rude)
    const [loud, listener] = [await watch(server, rude, id), await watch(server, one, id)]
    for (const text of ['a', 'b', 'c']) await say(listener, text)
    await say(loud, 'idiot')
    await say(listener, 'please')
    const about = { whom: { person: rude.me.id }, concern: 'name' }
    await two.must('POST', '/api/reports', { ...about, text: 'first' })
    await one.must('POST', '/api/reports', { ...about, text: 'second' })
    await two.must('POST', '/api/reports', { whom: { person: rude.me.id }, concern: 'leaving', text: 'left' })
    await one.must('POST', '/api/reports', { whom: { match: id, room: 'seated', n: 3 }, text: 'insults me' })
    const things = await queue(rude.me.id)
    expect(things.map(({ reports }) => reports.map(({ text }) => text))).toEqual([
      ['insults me'],
      ['left'],
      ['second', 'first'],
    ])
    const line = at(things, 0)
    expect(line.context.map(({ n, text, by }) => [n, text, by.name])).toEqual([
      [1, 'b', one.me.name],
      [2, 'c', one.me.name],
      [3, 'idiot', rude.me.name],
      [4, 'please', one.me.name],
    ])
    expect(line.about).toMatchObject({ name: rude.me.name, isAdmin: false })
  })

  test('one deed answers all reports about a thing, and only about that person', async () => {
    const [rude, one, two, other] = [await arrive(), await arrive(), await arrive(), await arrive()]
    for (const each of [one, two]) {
      await each.must('POST', '/api/reports', { whom: { person: rude.me.id }, text: 'that name' })
    }
    await one.must('POST', '/api/reports', { whom: { person: other.me.id }, text: 'another' })
    const [{ ids }, foreign] = [at(await queue(rude.me.id), 0), at(await queue(other.me.id), 0)]
    const wrong = { until: Date.now() + DAY, reason: 'x', reports: [...ids, ...foreign.ids] }
    expect(await refusedAct(`people/${rude.me.id}/mute`, wrong)).toBe('noSuchReport')
    expect((await standing(rude)).judgements).toEqual([])
    await act(`people/${rude.me.id}/rename`, { reason: 'Somebody else’s name.', reports: ids })
    expect(await queue(rude.me.id)).toEqual([])
    expect(await queue(other.me.id)).toHaveLength(1)
    expect(await refusedAct(`people/${rude.me.id}/ban`, { reason: 'x', reports: ids })).toBe('reportAnswered')
    const answered = await admin.must<NoteAnswer[]>('GET', '/api/admin/reports?state=answered')
    for (const id of ids) expect(answered.find((note) => note.id === id)?.detail).toHaveProperty('answer')
  })

  test('of two admins who answer at once one is refused', async () => {
    const [rude, one] = [await arrive(), await arrive()]
    const second = await arriveAdmin(server)
    await one.must('POST', '/api/reports', { whom: { person: rude.me.id }, text: 'x' })
    const { ids } = at(await queue(rude.me.id), 0)
    const answer = (who: Visitor) => who.call('POST', `/api/admin/reports/${ids[0]}/answer`, {})
    const answers = await Promise.all([answer(admin), answer(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the person concerned', () => {
  test('is told what, why and until when; a mute holds, and ends by itself', async () => {
    const [rude, other] = [await arrive(), await arrive()]
    const id = await begin(rude, other)
    const seat = await watch(server, rude, id)
    const reason = 'Insults in the chat.'
    const until = Date.now() + 3 * DAY
    await act(`people/${rude.me.id}/mute`, { until, reason })
    expect(await rude.must('GET', '/api/me')).toMatchObject({ mutedUntil: until, hasNews: true })
    const told = await standing(rude)
    expect(told).toMatchObject({ isBanned: false, mutedUntil: until })
    expect(told.judgements).toMatchObject([
      { act: 'mute', until, reason, isSeen: false, isUndone: false, appeal: null },
    ])
    // Not by whom.
    expect(JSON.stringify(told)).not.toContain(admin.me.id)
    await rude.must('POST', '/api/me/standing/seen')
    expect(await rude.must('GET', '/api/me')).not.toHaveProperty('hasNews')
    expect(await say(seat, 'but')).toMatchObject({ kind: 'refused', refusal: { code: 'muted' } })
    server.wait(3 * DAY)
    expect(await say(seat, 'I am back')).toMatchObject({ kind: 'done' })
    server.wait(-3 * DAY)
  })

  test('needs a reason, and is no admin', async () => {
    const [one, second] = [await arrive(), await arriveAdmin(server)]
    const until = Date.now() + DAY
    for (const [what, body] of [
      ['mute', { until }],
      ['ban', {}],
      ['rename', {}],
    ] as const) {
      for (const reason of [undefined, '', '  ']) {
        const sent = { ...body, ...(reason !== undefined && { reason }) }
        expect((await admin.call('POST', `/api/admin/people/${one.me.id}/${what}`, sent)).status).toBe(400)
      }
      for (const exempt of [admin, second]) {
        expect(await refusedAct(`people/${exempt.me.id}/${what}`, { ...body, reason: 'x' })).toBe('adminExempt')
      }
    }
  })

  test('who is banned reads why on a browser that was signed in, and objects; nothing else works', async () => {
    const banned = await arrive()
    await act(`people/${banned.me.id}/ban`, { reason: 'Cheats.' })
    const why = { code: 'accountClosed', params: { why: 'Cheats.' } }
    expect(await banned.refused('GET', '/api/me')).toMatchObject({ status: 403, ...why })
    // No new guest either, by the same browser.
    expect(await banned.refused('POST', '/api/guest')).toMatchObject(why)
    expect(await banned.refused('POST', '/api/tables', { game: 'avalon', seats: [null, null] })).toMatchObject(why)
    expect(await banned.refused('GET', '/api/me/export')).toMatchObject(why)
    const told = await standing(banned)
    expect(told).toMatchObject({ isBanned: true, judgements: [{ act: 'ban', reason: 'Cheats.' }] })
    const { deed } = at(told.judgements, 0)
    await banned.must('POST', '/api/me/appeals', { deed, text: 'It was my brother.' })
    const [thing] = await queue(banned.me.id)
    expect(thing).toMatchObject({
      detail: { kind: 'appeal', act: 'ban', deed },
      reports: [{ text: 'It was my brother.' }],
    })
    await act(`log/${deed}/undo`, { reason: 'A mistake of mine.', reports: thing?.ids })
    expect(await banned.must('GET', '/api/me')).toMatchObject({ id: banned.me.id, hasNews: true })
    expect((await standing(banned)).judgements).toMatchObject([
      { act: 'ban', isUndone: true, appeal: { answer: 'A mistake of mine.' } },
    ])
    expect(await queue(banned.me.id)).toEqual([])
  })

  test('can object once to each decision, in words; the answer is told', async () => {
    const rude = await arrive()
    const deed = await mute(rude)
    const object = async (about: string, text: string) =>
      (await rude.refused('POST', '/api/me/appeals', { deed: about, text })).code
    expect(await object(deed, '\u200b')).toBe('emptyAppeal')
    expect(await object('aaaaaaaaaaaa', 'no')).toBe('noSuchDeed')
    await rude.must('POST', '/api/me/appeals', { deed, text: 'I was provoked.' })
    expect(await object(deed, 'again')).toBe('appealedAlready')
    const [thing] = await queue(rude.me.id)
    expect(thing?.reports).toMatchObject([{ text: 'I was provoked.' }])
    await act(`reports/${thing?.ids[0]}/answer`, { reason: 'Still no reason to insult.' })
    expect((await standing(rude)).judgements).toMatchObject([
      { isUndone: false, isSeen: false, appeal: { answer: 'Still no reason to insult.' } },
    ])
    const stranger = await arrive()
    expect((await stranger.refused('POST', '/api/me/appeals', { deed, text: 'me too' })).code).toBe('noSuchDeed')
  })

  test('cannot take back a name that was taken away, nor one that looks like it', async () => {
    const rude = await arrive()
    await rude.must('PATCH', '/api/me', { name: 'Buy Coins' })
    await act(`people/${rude.me.id}/rename`, { reason: 'Advertising.' })
    for (const name of ['Buy Coins', 'BUY C0INS']) {
      expect((await rude.refused('PATCH', '/api/me', { name })).code).toBe('nameRefused')
    }
    await rude.must('PATCH', '/api/me', { name: 'Sir Honest' })
    const card = await admin.must<{ formerNames: { name: string }[] }>('GET', `/api/admin/people/${rude.me.id}`)
    expect(card.formerNames.map(({ name }) => name)).toContain('Buy Coins')
  })

  test('those at a table that is closed are told why', async () => {
    const [host, guest] = [await arrive(), await arrive()]
    const { id } = await host.makeTable()
    await guest.sit(id, 1)
    await act(`tables/${id}/close`, { reason: 'Blocks the list.' })
    for (const each of [host, guest]) {
      expect((await standing(each)).judgements).toMatchObject([{ act: 'close', reason: 'Blocks the list.' }])
    }
  })

  test('a deleted account leaves no reasons and no names in what was copied', async () => {
    const [rude, other] = [await arrive(), await arrive()]
    await mute(rude, 'for this')
    await rude.must('POST', '/api/me/delete', { confirm: rude.me.name })
    const row = present(await server.running.store.get('people', rude.me.id))
    expect(JSON.stringify(row)).not.toContain('for this')
    expect((await other.refused('GET', `/api/admin/people/${rude.me.id}`)).code).toBe('adminOnly')
  })
})

describe('nobody but admins', () => {
  test('is given the id of anybody else, by any answer about reports, decisions and chats', async () => {
    const [rude, hurt] = [await arrive(), await arrive()]
    const id = await begin(hurt, rude, (table) =>
      rude.must('POST', `/api/tables/${table}/chat`, { key: 'k', text: 'idiot' }),
    )
    const whom = { match: id, room: 'seated', n: 0 }
    const answers: unknown[] = [await hurt.must('POST', '/api/reports', { whom, text: 'x' })]
    const deed = await mute(rude)
    answers.push(await rude.must('POST', '/api/me/appeals', { deed, text: 'why?' }))
    answers.push(await rude.must('POST', '/api/me/standing/seen'))
    for (const path of ['/api/me', '/api/me/standing', '/api/me/export', `/api/matches/${id}/chat?room=seated`]) {
      answers.push(await rude.must('GET', path))
    }
    answers.push(
      await hurt.must('GET', `/api/matches/${id}/chat?room=seated`),
      await hurt.must('GET', '/api/me/export'),
    )
    const text = JSON.stringify(answers)
    expect(text).toContain('idiot')
    expect(text).not.toContain(admin.me.id)
    const [toRude, toHurt] = [answers.slice(1, 7), [answers[0], ...answers.slice(7)]].map((each) =>
      JSON.stringify(each),
    )
    expect(toRude).not.toContain(hurt.me.id)
    expect(toHurt).not.toContain(rude.me.id)
  })
})

describe('undo', () => {
  test('lifts a mute, says so in the log and to the person, once', async () => {
    const rude = await arrive()
    const deed = await mute(rude)
    await act(`log/${deed}/undo`, { reason: 'A mistake.' })
    expect((await standing(rude)).judgements).toMatchObject([{ deed, isUndone: true, isSeen: false }])
    expect(await rude.must('GET', '/api/me')).not.toMatchObject({ mutedUntil: expect.any(Number) })
    const [undone, former] = await log()
    expect(undone).toMatchObject({ detail: { act: 'undo', of: deed, what: 'mute' }, text: 'A mistake.' })
    expect(former).toMatchObject({ id: deed, detail: { undone: { by: admin.me.id } } })
    expect(await refusedAct(`log/${deed}/undo`)).toBe('undoneAlready')
    expect(await refusedAct(`log/${undone?.id}/undo`)).toBe('cannotUndo')
    expect(await refusedAct('log/aaaaaaaaaaaa/undo')).toBe('noSuchDeed')
  })

  test('of an older mute leaves a newer one alone', async () => {
    const rude = await arrive()
    const older = await mute(rude)
    await act(`people/${rude.me.id}/mute`, { until: Date.now() + 30 * DAY, reason: 'Again.' })
    expect(await refusedAct(`log/${older}/undo`)).toBe('deedOver')
    expect((await standing(rude)).judgements.filter(({ isUndone }) => !isUndone)).toMatchObject([{ reason: 'Again.' }])
  })

  test('gives a name back, of guests and of kept accounts', async () => {
    for (const [n, isKept] of [false, true].entries()) {
      const visitor = await arrive()
      const name = `Grail Finder ${n}`
      await visitor.must('PATCH', '/api/me', { name })
      if (isKept) await visitor.must('POST', '/api/me/recovery')
      await act(`people/${visitor.me.id}/rename`, { reason: 'Not nice.' })
      const deed = (await lastDeed()).id
      await act(`log/${deed}/undo`)
      expect(await visitor.must('GET', '/api/me')).toMatchObject({ name })
    }
  })

  test('opens an answered report again; a closed table stays closed', async () => {
    const [rude, other] = [await arrive(), await arrive()]
    await other.must('POST', '/api/reports', { whom: { person: rude.me.id }, text: 'x' })
    const { ids } = at(await queue(rude.me.id), 0)
    await act(`reports/${ids[0]}/answer`)
    expect(await queue(rude.me.id)).toEqual([])
    const deed = (await lastDeed()).id
    await act(`log/${deed}/undo`)
    expect(await queue(rude.me.id)).toHaveLength(1)
    await act(`reports/${ids[0]}/answer`)
    const table = await other.makeTable()
    await act(`tables/${table.id}/close`, { reason: 'x' })
    expect(await refusedAct(`log/${(await lastDeed()).id}/undo`)).toBe('cannotUndo')
  })
})
