/* Answers to attacks and spells: no earlier than a drawn moment, and beforehand where a seat has said so. */
import { at, type Chance, seededChance, type Tagged } from '@logres/kernel'
import type { StandingAnswers } from '@logres/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Client, sleep, type Watcher } from '../client.ts'
import { Hall } from '../clocks/hall.ts'

let hall: Hall

beforeEach(() => {
  hall = new Hall()
})
afterEach(() => hall.close())

const ANSWERS = ['answerAttack', 'answerSpell']

interface Duel {
  readonly id: string
  readonly attacker: Watcher
  readonly defender: Watcher
  /** When the question reached the defender. */
  readonly askedAt: number
}

/** Both play by lot, and rather attack, until one of them is asked to answer. */
async function untilAnswer(
  watchers: readonly Watcher[],
  seed: string,
): Promise<Pick<Duel, 'attacker' | 'defender' | 'askedAt'>> {
  const chance = seededChance(seed)
  for (let i = 0; i < 2000; i++) {
    const mover = await someoneAsked(watchers)
    const other = at(watchers, watchers[0] === mover ? 1 : 0)
    if (ANSWERS.includes(mover.view.question?.kind ?? '')) {
      return { attacker: other, defender: mover, askedAt: performance.now() }
    }
    const legal = mover.legal(chance)
    const hostile = legal.filter(({ kind }) => kind === 'attack' || kind === 'enchant')
    const choices = hostile.length > 0 ? hostile : legal
    await act(mover, at(choices, chance.pick(choices.length, 'any')), `${seed}-${i}`)
  }
  throw new Error('nobody was attacked')
}

async function someoneAsked(watchers: readonly Watcher[]): Promise<Watcher> {
  for (let i = 0; i < 1000; i++) {
    const asked = watchers.find(({ view }) => view.question !== null && view.outcome === null)
    if (asked !== undefined) return asked
    await sleep(5)
  }
  throw new Error('nobody is asked')
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

describe('the drawn moment', () => {
  test('however quickly a person answers, it shows between the least and the most; what is impossible is said at once', async () => {
    hall.answerDelay = '400-600'
    await hall.open()
    const { watchers } = await hall.begin('avalon', [null, null])
    const { attacker, defender, askedAt } = await untilAnswer(watchers, 'haste')
    const before = attacker.cursor
    expect(await act(defender, { kind: 'endTurn' }, 'impossible')).toMatchObject({ kind: 'refused' })
    expect(performance.now() - askedAt).toBeLessThan(390)
    const answered = act(defender, { kind: 'decline' }, 'quick')
    await sleep(Math.max(0, 350 - (performance.now() - askedAt)))
    expect(attacker.cursor).toBe(before)
    expect(await answered).toMatchObject({ kind: 'done' })
    expect(performance.now() - askedAt).toBeGreaterThan(390)
    await attacker.until(() => saw(attacker, ['answerDeclined']))
  })

  test('said twice while it is kept back, it is answered once, and both get the same', async () => {
    hall.answerDelay = '300-300'
    await hall.open()
    const { id, watchers } = await hall.begin('avalon', [null, null])
    const { defender } = await untilAnswer(watchers, 'twice')
    const message = { key: 'same', ...{ kind: 'act', ask: defender.view.ask, action: { kind: 'decline' } } }
    defender.send(message)
    defender.send(message)
    const answers = () => defender.heard.filter((heard) => 'key' in heard && heard.key === 'same')
    await defender.until(() => answers().length === 2)
    expect(answers()[0]).toEqual(answers()[1])
    expect((await hall.entries(id)).filter(({ key }) => key === 'same')).toHaveLength(1)
  })

  test('a bot answers no quicker, whatever it holds', async () => {
    hall.answerDelay = '400-500'
    await hall.open()
    const chance = seededChance('against a bot')
    const waits: number[] = []
    // The cards may end a match before it was attacked three times: then in the next one.
    for (let matches = 0; matches < 5 && waits.length < 3; matches++) {
      const { watchers } = await hall.begin('avalon', [null, 'page'], { turnLimit: 60 })
      waits.push(...(await waitsFor(at(watchers, 0), 3 - waits.length, chance)))
    }
    expect(waits.length).toBe(3)
    for (const wait of waits) expect(wait).toBeGreaterThan(390)
  })
})

/** Attacks and enchants whenever it can, so many times: how long each took until the answer was there. */
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

describe('answers given beforehand', () => {
  test('never: the match goes on without the defender, who is not even asked, and nobody else is told', async () => {
    await hall.open()
    const { id, watchers } = await hall.begin('avalon', [null, null])
    for (const [i, watcher] of watchers.entries()) {
      const others = watchers.filter((other) => other !== watcher)
      const heard = others.map((other) => other.heard.length)
      expect(await watcher.ask({ key: `s${i}`, ...{ kind: 'standing', answers: NEVER } })).toMatchObject({
        kind: 'done',
      })
      await sleep(50)
      expect(others.map((other) => other.heard.length)).toEqual(heard)
      expect(watcher.heard.at(-2)).toEqual({ kind: 'standing', answers: NEVER })
    }
    const chance = seededChance('never')
    for (let i = 0; i < 200 && !watchers.some((watcher) => saw(watcher, ['answerDeclined'])); i++) {
      const mover = await someoneAsked(watchers)
      if (ANSWERS.includes(mover.view.question?.kind ?? '')) {
        await sleep(5)
        continue
      }
      const legal = mover.legal(chance)
      const hostile = legal.filter(({ kind }) => kind === 'attack' || kind === 'enchant')
      const choices = hostile.length > 0 ? hostile : legal
      await act(mover, at(choices, chance.pick(choices.length, 'any')), `n${i}`)
    }
    const declined = (await hall.entries(id)).filter(({ action }) => isDecline(action))
    expect(declined.length).toBeGreaterThan(0)
    for (const entry of declined) expect(entry).toMatchObject({ by: 'person', key: null })
  })

  test('whenever: answered with the card, declined without, and each place may have its own rule', async () => {
    await hall.open()
    const found = new Set<string>()
    for (let i = 0; i < 12 && found.size < 2; i++) {
      const { watchers } = await hall.begin('avalon', [null, null])
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

  test('another place is asked for, and it can be changed until the last moment', async () => {
    hall.answerDelay = '300-300'
    await hall.open()
    const { watchers } = await hall.begin('avalon', [null, null])
    const { attacker, defender } = await untilAnswer(watchers, 'change')
    const elsewhere = {
      otherwise: 'ask',
      places: { [String((Number(defender.view.question?.params.at) + 1) % 11)]: 'never' },
    }
    const ask = (key: string, rule: object) =>
      defender.ask({ key, ...{ kind: 'standing', answers: { answerAttack: rule, answerSpell: rule } } })
    const { cursor } = attacker
    await ask('elsewhere', elsewhere)
    await sleep(400)
    expect(attacker.cursor).toBe(cursor)
    await ask('never', ALL)
    await attacker.until(() => saw(attacker, OUTCOMES))
  })

  test('it is kept over a restart, and ends with the match', async () => {
    await hall.open()
    const { id, clients, watchers } = await hall.begin('avalon', [null, null])
    await at(watchers, 0).ask({ key: 's', ...{ kind: 'standing', answers: NEVER } })
    await hall.stop()
    await hall.open()
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

  test('who gets the seat by its link is not told what the former holder wanted, and does not want it', async () => {
    await hall.open()
    const { id, clients, watchers } = await hall.begin('avalon', [null, null])
    await at(watchers, 1).ask({ key: 's', ...{ kind: 'standing', answers: NEVER } })
    await at(watchers, 1).ask({ key: 'a', ...{ kind: 'agreeEnd' } })
    const { secret } = await at(clients, 1).must<{ secret: string }>('POST', `/api/tables/${id}/seats/1/link`)
    const next = await Client.arrive(hall.base)
    await next.must('POST', `/api/tables/${id}/link`, { secret })
    const watcher = await next.watch(id)
    expect(watcher.viewer).toBe(1)
    await watcher.until(() => watcher.heard.some(({ kind }) => kind === 'standing'))
    expect(watcher.heard).toContainEqual({ kind: 'standing', answers: {} })
    expect(watcher.heard).toContainEqual({ kind: 'agreeing', seats: [] })
    expect(at(watchers, 1).isClosed).toBe(true)
  })

  test.each([
    ['avalon', { endTurn: ALL }, 'noStandingAnswer'],
    ['avalon', { answerSpell: { otherwise: 'ask', places: { 11: 'never' } } }, 'noSuchPlace'],
    ['avalon', { answerSpell: { otherwise: 'ask', places: { '03': 'never' } } }, 'noSuchPlace'],
    ['merlin', NEVER, 'noStandingAnswer'],
    ['avalon', { answerSpell: { otherwise: 'sometimes', places: {} } }, 'badMessage'],
    ['avalon', { __proto__: ALL, toString: ALL }, 'noStandingAnswer'],
  ])('%s: what cannot be answered beforehand is refused (%j)', async (game, answers, code) => {
    await hall.open()
    const { watchers } = await hall.begin(game, [null, null])
    at(watchers, 0).send({ kind: 'standing', key: 'x', answers })
    await at(watchers, 0).until(() => at(watchers, 0).heard.some(({ kind }) => kind === 'refused'))
    expect(at(watchers, 0).heard.at(-1)).toMatchObject({ refusal: { code } })
  })
})

function isDecline(action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'kind' in action && action.kind === 'decline'
}
