/* Answers to attacks and spells: delayed to a random moment, or given in advance. */
import { at, type Chance, present, seededChance, type Tagged } from '@logres/kernel'
import type { StandingAnswers } from '@logres/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AnswerDelay } from '../../src/matches/answer-delay.ts'
import { Client, sleep, type Watcher } from '../client.ts'
import { ClockServer } from '../clocks/clock-server.ts'

let server: ClockServer

beforeEach(() => {
  server = new ClockServer()
})
afterEach(() => server.close())

const ANSWERS = ['answerAttack', 'answerSpell']

interface Duel {
  readonly id: string
  readonly attacker: Watcher
  readonly defender: Watcher
  /** Just before the attack was sent. */
  readonly before: number
}

/** Both play at random, preferring attacks, until one of them must answer. */
async function untilAnswer(
  watchers: readonly Watcher[],
  seed: string,
): Promise<Pick<Duel, 'attacker' | 'defender' | 'before'>> {
  const chance = seededChance(seed)
  let before = performance.now()
  for (let i = 0; i < 2000; i++) {
    const mover = await someoneAsked(watchers)
    const other = at(watchers, watchers[0] === mover ? 1 : 0)
    if (ANSWERS.includes(mover.view.question?.kind ?? '')) {
      return { attacker: other, defender: mover, before }
    }
    const legal = mover.legal(chance)
    const hostile = legal.filter(({ kind }) => kind === 'attack' || kind === 'enchant')
    const choices = hostile.length > 0 ? hostile : legal
    before = performance.now()
    await act(mover, at(choices, chance.pick(choices.length, 'any')), `${seed}-${i}`)
  }
  throw new Error('nobody was attacked')
}

async function someoneAsked(watchers: readonly Watcher[]): Promise<Watcher> {
  const asked = () => watchers.find(({ view }) => view.question !== null && view.outcome === null)
  await expect.poll(asked, { interval: 5, timeout: 600_000 }).toBeDefined()
  return present(asked())
}

/** Everything sent before has arrived: it comes before the answer to this no-op. */
async function caughtUp(watcher: Watcher, key: string): Promise<void> {
  expect(await watcher.ask({ key, ...{ kind: 'takeBack' } })).toMatchObject({ refusal: { code: 'noStandIn' } })
}

function act(watcher: Watcher, action: Tagged, key: string) {
  return watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action } })
}

function saw({ heard }: Watcher, kinds: readonly string[]): boolean {
  return heard.some(
    (message) =>
      message.kind === 'update' &&
      message.events.some((event) => 'kind' in event && typeof event.kind === 'string' && kinds.includes(event.kind)),
  )
}

const ALL = { otherwise: 'never', places: {} } as const
const NEVER: StandingAnswers = { answerAttack: ALL, answerSpell: ALL }
const OUTCOMES = ['answerDeclined', 'attackResisted', 'spellCountered']

describe('the random delay', () => {
  test('is between minimum and maximum, and applies to one question of one seat', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const hold = new AnswerDelay({ least: 400, most: 600 })
      for (let ask = 0; ask < 200; ask++) {
        hold.start(1, ask)
        const left = hold.msLeft(1, ask)
        expect(left).toBeGreaterThanOrEqual(400)
        expect(left).toBeLessThanOrEqual(600)
        expect([hold.msLeft(0, ask), hold.msLeft(1, ask + 1)]).toEqual([0, 0])
        vi.advanceTimersByTime(399)
        // Asking again does not draw again.
        hold.start(1, ask)
        expect(hold.msLeft(1, ask)).toBeCloseTo(left - 399)
        vi.advanceTimersByTime(201)
        expect(hold.msLeft(1, ask)).toBe(0)
      }
    } finally {
      vi.useRealTimers()
    }
  })

  test('a fast answer is delayed; an illegal one is refused at once', async () => {
    // Longer than any machine needs for the rest of this test.
    server.answerDelay = '60000-60000'
    await server.open()
    const { watchers } = await server.begin('avalon', [null, null])
    const { attacker, defender } = await untilAnswer(watchers, 'haste')
    const { cursor } = attacker
    defender.send({ key: 'quick', ...{ kind: 'act', ask: defender.view.ask, action: { kind: 'decline' } } })
    expect(await act(defender, { kind: 'endTurn' }, 'impossible')).toMatchObject({ kind: 'refused' })
    await caughtUp(attacker, 'now')
    expect(attacker.cursor).toBe(cursor)
    expect(defender.heard.some((heard) => 'key' in heard && heard.key === 'quick')).toBe(false)
    // A delayed answer is dropped then.
    await attacker.ask({ key: 'end', ...{ kind: 'resign' } })
  })

  test('an answer is shown when its delay is over, and not sooner', async () => {
    server.answerDelay = '400-600'
    await server.open()
    const { watchers } = await server.begin('avalon', [null, null])
    const { attacker, defender, before } = await untilAnswer(watchers, 'patience')
    expect(await act(defender, { kind: 'decline' }, 'quick')).toMatchObject({ kind: 'done' })
    // A slow machine can only make this longer.
    expect(performance.now() - before).toBeGreaterThan(390)
    await attacker.until(() => saw(attacker, ['answerDeclined']))
  })

  test('sent twice while it is delayed, it is played once, and both get the same answer', async () => {
    // On a slow machine it may no longer be delayed, which does not change the answers.
    server.answerDelay = '1000-1000'
    await server.open()
    const { id, watchers } = await server.begin('avalon', [null, null])
    const { defender } = await untilAnswer(watchers, 'twice')
    const message = { key: 'same', ...{ kind: 'act', ask: defender.view.ask, action: { kind: 'decline' } } }
    defender.send(message)
    defender.send(message)
    const answers = () => defender.heard.filter((heard) => 'key' in heard && heard.key === 'same')
    await defender.until(() => answers().length === 2)
    expect(answers()[0]).toEqual(answers()[1])
    expect((await server.entries(id)).filter(({ key }) => key === 'same')).toHaveLength(1)
  })

  test('a bot answers no faster, whatever cards it holds', async () => {
    server.answerDelay = '400-500'
    await server.open()
    const chance = seededChance('against a bot')
    const waits: number[] = []
    // A match may end before three attacks: then the next one continues.
    for (let matches = 0; matches < 5 && waits.length < 3; matches++) {
      const { watchers } = await server.begin('avalon', [null, 'page'], { turnLimit: 60 })
      waits.push(...(await waitsFor(at(watchers, 0), 3 - waits.length, chance)))
    }
    expect(waits.length).toBe(3)
    // A slow machine can only make them longer.
    for (const wait of waits) expect(wait).toBeGreaterThan(390)
  })
})

/** Attacks and casts spells whenever possible, so many times; answers how long each took. */
async function waitsFor(person: Watcher, times: number, chance: Chance): Promise<number[]> {
  const outcomes = () =>
    person.heard.filter(
      (message) =>
        message.kind === 'update' &&
        JSON.stringify(message.events).match(/answerDeclined|attackResisted|spellCountered/),
    ).length
  const waits: number[] = []
  for (let i = 0; i < 400 && waits.length < times; i++) {
    await person.until(() => person.view.question !== null || person.view.outcome !== null)
    if (person.view.outcome !== null) break
    const legal = person.legal(chance)
    const hostile = legal.filter(({ kind }) => kind === 'attack' || kind === 'enchant')
    const choices = hostile.length > 0 ? hostile : legal
    const seen = outcomes()
    const since = performance.now()
    await act(person, at(choices, chance.pick(choices.length, 'any')), `b${i}`)
    if (hostile.length === 0) continue
    await person.until(() => person.view.question !== null || person.view.outcome !== null)
    if (outcomes() > seen) waits.push(performance.now() - since)
  }
  return waits
}

describe('standing answers', () => {
  test('never: the match continues without asking the defender, and nobody else learns of it', async () => {
    await server.open()
    const { id, watchers } = await server.begin('avalon', [null, null])
    for (const [i, watcher] of watchers.entries()) {
      const others = watchers.filter((other) => other !== watcher)
      const heard = others.map((other) => other.heard.length)
      expect(await watcher.ask({ key: `s${i}`, ...{ kind: 'standing', answers: NEVER } })).toMatchObject({
        kind: 'done',
      })
      for (const other of others) await caughtUp(other, `c${i}`)
      // That answer, and nothing else.
      expect(others.map((other) => other.heard.length - 1)).toEqual(heard)
      expect(watcher.heard).toContainEqual({ kind: 'standing', answers: NEVER })
    }
    const chance = seededChance('never')
    for (let i = 0; i < 200 && !watchers.some((watcher) => saw(watcher, ['answerDeclined'])); i++) {
      const mover = await someoneAsked(watchers)
      if (ANSWERS.includes(mover.view.question?.kind ?? '')) {
        // They see the question, and soon that it was answered for them.
        await mover.until(() => !ANSWERS.includes(mover.view.question?.kind ?? ''))
        continue
      }
      const legal = mover.legal(chance)
      const hostile = legal.filter(({ kind }) => kind === 'attack' || kind === 'enchant')
      const choices = hostile.length > 0 ? hostile : legal
      await act(mover, at(choices, chance.pick(choices.length, 'any')), `n${i}`)
    }
    const declined = (await server.entries(id)).filter(({ action }) => isDecline(action))
    expect(declined.length).toBeGreaterThan(0)
    for (const entry of declined) expect(entry).toMatchObject({ by: 'person', key: null })
  })

  test('whenever: answered with the card, declined without, and each place may have its own rule', async () => {
    await server.open()
    const found = new Set<string>()
    for (let i = 0; i < 12 && found.size < 2; i++) {
      const { watchers } = await server.begin('avalon', [null, null])
      const { attacker, defender } = await untilAnswer(watchers, `whenever-${i}`)
      const can = defender.legal(seededChance('legal')).some(({ kind }) => kind !== 'decline')
      const place = String(defender.view.question?.params.at)
      const rule = { otherwise: 'ask', places: { [place]: 'whenever' } }
      const seen = attacker.heard.length
      await defender.ask({ key: 'w', ...{ kind: 'standing', answers: { answerAttack: rule, answerSpell: rule } } })
      await attacker.until(() => attacker.heard.slice(seen).some(({ kind }) => kind === 'update'))
      const outcomes = JSON.stringify(attacker.heard.slice(seen))
      if (can) expect(outcomes).toMatch(/attackResisted|spellCountered/)
      else expect(outcomes).toMatch(/answerDeclined/)
      found.add(can ? 'with' : 'without')
      for (const watcher of watchers) watcher.close()
    }
    expect(found).toEqual(new Set(['with', 'without']))
  })

  test('another place is still asked, and the answer can be changed until the question comes', async () => {
    server.answerDelay = '300-300'
    await server.open()
    const { watchers } = await server.begin('avalon', [null, null])
    const { attacker, defender } = await untilAnswer(watchers, 'change')
    const elsewhere = {
      otherwise: 'ask',
      places: { [String((Number(defender.view.question?.params.at) + 1) % 11)]: 'never' },
    }
    const ask = (key: string, rule: object) =>
      defender.ask({ key, ...{ kind: 'standing', answers: { answerAttack: rule, answerSpell: rule } } })
    const { cursor } = attacker
    await ask('elsewhere', elsewhere)
    // Its moment passes; a slow machine can only make this pass.
    await sleep(400)
    await caughtUp(attacker, 'now')
    expect(attacker.cursor).toBe(cursor)
    await ask('never', ALL)
    await attacker.until(() => saw(attacker, OUTCOMES))
  })

  test('they survive a restart, and end with the match', async () => {
    await server.open()
    const { id, clients, watchers } = await server.begin('avalon', [null, null])
    await at(watchers, 0).ask({ key: 's', ...{ kind: 'standing', answers: NEVER } })
    await server.stop()
    await server.open()
    const again = await at(clients, 0).watch(id)
    const other = await at(clients, 1).watch(id)
    await again.until(() => again.heard.some(({ kind }) => kind === 'standing'))
    expect(again.heard).toContainEqual({ kind: 'standing', answers: NEVER })
    expect(JSON.stringify(other.heard)).not.toContain('never')
    await again.ask({ key: 'r', ...{ kind: 'resign' } })
    expect(await again.ask({ key: 't', ...{ kind: 'standing', answers: {} } })).toMatchObject({
      refusal: { code: 'matchOver' },
    })
  })

  test('preferences of the former holder do not pass on with the seat, and are not shown', async () => {
    await server.open()
    const { id, clients, watchers } = await server.begin('avalon', [null, null])
    await at(watchers, 1).ask({ key: 's', ...{ kind: 'standing', answers: NEVER } })
    await at(watchers, 1).ask({ key: 'a', ...{ kind: 'agreeEnd' } })
    const { secret } = await at(clients, 1).must<{ secret: string }>('POST', `/api/tables/${id}/seats/1/link`)
    const next = await Client.arrive(server.base)
    await next.must('POST', `/api/tables/${id}/link`, { secret })
    const watcher = await next.watch(id)
    expect(watcher.viewer).toBe(1)
    await watcher.until(() => watcher.heard.some(({ kind }) => kind === 'standing'))
    expect(watcher.heard).toContainEqual({ kind: 'standing', answers: {} })
    expect(watcher.heard).toContainEqual({ kind: 'agreeing', seats: [] })
    await expect.poll(() => at(watchers, 1).isClosed, { timeout: 600_000 }).toBe(true)
  })

  test.each([
    ['avalon', { endTurn: ALL }, 'noStandingAnswer'],
    ['avalon', { answerSpell: { otherwise: 'ask', places: { 11: 'never' } } }, 'noSuchPlace'],
    ['avalon', { answerSpell: { otherwise: 'ask', places: { '03': 'never' } } }, 'noSuchPlace'],
    ['merlin', NEVER, 'noStandingAnswer'],
    ['avalon', { answerSpell: { otherwise: 'sometimes', places: {} } }, 'badMessage'],
    ['avalon', { __proto__: ALL, toString: ALL }, 'noStandingAnswer'],
  ])('%s: what cannot be answered beforehand is refused (%j)', async (game, answers, code) => {
    await server.open()
    const { watchers } = await server.begin(game, [null, null])
    at(watchers, 0).send({ kind: 'standing', key: 'x', answers })
    await at(watchers, 0).until(() => at(watchers, 0).heard.some(({ kind }) => kind === 'refused'))
    expect(at(watchers, 0).heard.findLast(({ kind }) => kind === 'refused')).toMatchObject({ refusal: { code } })
  })
})

function isDecline(action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'kind' in action && action.kind === 'decline'
}
