/*
 * Tournament 7.2, 7.3: the race of the judgement between people, over real sockets, with the measurements in the log.
 */
import { at, present, type Seat } from '@logres/kernel'
import { RACE, rightToken, TOKENS, type Touch } from '@logres/tournament/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LONGEST_REVEAL } from '../../src/clocks/clock.ts'
import type { Client, Watcher } from '../client.ts'
import { ClockServer } from '../clocks/clock-server.ts'
import { judgementIn, playToJudgement, StillClock } from './to-judgement.ts'

let server: ClockServer
let clock: StillClock

beforeEach(async () => {
  server = new ClockServer()
  clock = new StillClock()
  server.raceTiming = { ...server.raceTiming, clock }
  await server.open()
})
afterEach(() => server.close())

/** How long pages take to show a level duel. */
const REVEAL = 7_400
const DAYS = { kind: 'days', bank: 24, increment: 4, cap: 72 }

interface Judgement {
  readonly id: string
  readonly clients: readonly Client[]
  readonly watchers: readonly Watcher[]
  readonly pair: readonly Watcher[]
  readonly others: readonly Watcher[]
}

/** The two have seen how the duel ended. */
async function untilReady(pace?: object): Promise<Judgement> {
  const found = await untilJudgement(pace)
  for (const watcher of found.pair)
    expect(await watcher.ask({ key: 'ready', ...{ kind: 'ready' } })).toMatchObject(DONE)
  return found
}

const DONE = { kind: 'done' }

/** Whom the throw waits for, and how long, as this page was told last. */
function readinessIn({ heard }: Watcher) {
  return heard.findLast((message) => message.kind === 'readiness')
}

/** Three people play like pages until two of them come to judgement. */
async function untilJudgement(pace?: object): Promise<Judgement> {
  for (let i = 0; i < 20; i++) {
    const { id, clients, watchers } = await server.begin('tournament', [null, null, null], { startCoins: 4 }, pace)
    const found = await playToJudgement(watchers, `race-${i}`)
    if (found !== undefined) {
      for (const watcher of watchers) await watcher.until(() => judgementIn(watcher) !== undefined)
      const pair = found.map((seat) => at(watchers, seat))
      return { id, clients, watchers, pair, others: watchers.filter((watcher) => !pair.includes(watcher)) }
    }
    for (const watcher of watchers) watcher.close()
  }
  throw new Error('no judgement in twenty matches')
}

function touch(watcher: Watcher, token: string, claimed: number, key = 'touch') {
  return watcher.ask({ key, ...{ kind: 'touch', token, claimed } })
}

/** Probes, then the random moment: at most this long. */
async function letThrow(): Promise<void> {
  for (let i = 0; i < 10; i++) await clock.pass(server.raceTiming.most)
}

async function untilThrown(watcher: Watcher): Promise<string> {
  await watcher.until(() => judgementIn(watcher)?.thrown != null)
  return rightToken(present(judgementIn(watcher)?.thrown ?? undefined))
}

interface Shown {
  readonly touches: readonly Touch[]
  readonly winner: Seat | null
}

async function untilShown(watcher: Watcher): Promise<Shown> {
  let shown: Shown | undefined
  await watcher.until(() => {
    for (const message of watcher.heard) {
      if (message.kind !== 'update') continue
      for (const event of message.events) if (isShown(event)) shown = event
    }
    return shown !== undefined
  })
  return present(shown)
}

function isShown(event: object): event is Shown {
  return 'kind' in event && event.kind === 'touchesShown'
}

describe('live', () => {
  test('6.4 the throw waits until both are ready, and everybody sees who is', async () => {
    const { pair, others } = await untilJudgement()
    const [first, second] = [at(pair, 0), at(pair, 1)]
    for (const watcher of [...pair, ...others]) {
      await watcher.until(() => readinessIn(watcher)?.waitsFor.length === 2)
      // Four weapons and their result, and then the time to say it.
      const { left } = present(readinessIn(watcher))
      expect(left).toBeGreaterThanOrEqual(REVEAL + server.raceTiming.readyWithin)
      expect(left).toBeLessThanOrEqual(LONGEST_REVEAL + server.raceTiming.readyWithin)
    }
    expect(await at(others, 0).ask({ key: 'me', ...{ kind: 'ready' } })).toMatchObject({ refusal: { code: 'noRace' } })
    expect(await first.ask({ key: 'ready', ...{ kind: 'ready' } })).toMatchObject(DONE)
    await second.until(() => readinessIn(second)?.waitsFor.length === 1)
    expect(readinessIn(second)?.waitsFor).toEqual([second.viewer])
    await letThrow()
    expect(judgementIn(second)?.thrown).toBeNull()
    expect(await second.ask({ key: 'ready', ...{ kind: 'ready' } })).toMatchObject(DONE)
    await letThrow()
    await untilThrown(first)
  })

  test('6.4 who does not say so counts as ready when the time is up', async () => {
    const { pair, others } = await untilJudgement()
    const look = at(others, 0)
    await look.until(() => readinessIn(look) !== undefined)
    await clock.pass(LONGEST_REVEAL + server.raceTiming.readyWithin)
    for (const watcher of pair) await watcher.until(() => readinessIn(watcher)?.waitsFor.length === 0)
    expect(judgementIn(at(pair, 0))?.thrown).toBeNull()
    await letThrow()
    await untilThrown(at(pair, 0))
  })

  test('7.3 both see the throw at once, the quicker wins, and every number is shown to all', async () => {
    const { pair, others } = await untilReady()
    const [quick, slow] = [at(pair, 0), at(pair, 1)]
    const probes = pair.map(() => 0)
    for (const [i, { socket }] of pair.entries()) socket.on('ping', () => probes.splice(i, 1, at(probes, i) + 1))
    expect(judgementIn(quick)?.thrown).toBeNull()
    await letThrow()
    const right = await untilThrown(quick)
    expect(await untilThrown(slow)).toBe(right)
    await clock.pass(150)
    expect(await touch(quick, right, 140)).toMatchObject({ kind: 'done' })
    // Sealed until both are in.
    expect(judgementIn(slow)?.touches).toEqual([null, null])
    await clock.pass(200)
    expect(await touch(slow, right, 330)).toMatchObject({ kind: 'done' })
    // They were sent before the throw, over the same socket.
    for (const many of probes) expect(many).toBeGreaterThanOrEqual(7)
    for (const watcher of [quick, slow, ...others]) {
      const { touches, winner } = await untilShown(watcher)
      expect(winner).toBe(quick.viewer)
      const spans: number[] = []
      for (const { ms, measured } of touches) {
        const { claimed, span, allowance } = present(measured ?? undefined)
        expect(allowance).toBeLessThanOrEqual(RACE.mostAllowance)
        expect(ms).toBe(Math.min(Math.max(claimed, Math.max(0, span - allowance)), span))
        spans.push(span)
      }
      expect(spans.toSorted((a, b) => a - b)).toEqual([150, 350])
    }
  })

  test('7.3 a claim faster than the latency allows is raised to span minus allowance', async () => {
    const { pair, others } = await untilReady()
    const [liar, honest] = [at(pair, 0), at(pair, 1)]
    await letThrow()
    const right = await untilThrown(liar)
    await clock.pass(500)
    await touch(liar, right, 101)
    await touch(honest, right, 480)
    const { touches } = await untilShown(at(others, 0))
    const side = liar.viewer === judgementPair(others, liar) ? 0 : 1
    const lied = at(touches, side)
    expect(lied.measured?.claimed).toBe(101)
    expect(lied.measured?.span).toBe(500)
    expect(lied.ms).toBeGreaterThan(101)
    expect(lied.ms).toBe(500 - (lied.measured?.allowance ?? 0))
  })

  test('7.3 a touch before the throw is a false start, and the other hits', async () => {
    const { pair } = await untilReady()
    const [hasty, calm] = [at(pair, 0), at(pair, 1)]
    const early = touch(hasty, at(TOKENS, 0), 5)
    // Its refusal shows that the first has arrived, which is answered with the throw.
    expect(await touch(hasty, at(TOKENS, 0), 5, 'other')).toMatchObject({ refusal: { code: 'alreadyTouched' } })
    await letThrow()
    const right = await untilThrown(calm)
    expect(await early).toMatchObject({ kind: 'done' })
    expect(await touch(hasty, right, 300, 'again')).toMatchObject({ kind: 'refused' })
    await clock.pass(150)
    await touch(calm, right, 140)
    const { touches, winner } = await untilShown(calm)
    expect(winner).toBe(calm.viewer)
    expect(touches.map(({ ms }) => ms)).toContain(0)
  })

  test('7.2 each has one touch: a repeat gets its first answer, another is refused; an invalid token costs nothing', async () => {
    const { pair, others } = await untilReady()
    const [first, second] = [at(pair, 0), at(pair, 1)]
    await letThrow()
    const right = await untilThrown(first)
    expect(await touch(first, 'excalibur', 200, 'none')).toMatchObject({ kind: 'refused' })
    expect(await touch(at(others, 0), right, 200)).toMatchObject({ refusal: { code: 'noRace' } })
    await clock.pass(120)
    const answer = await touch(first, right, 110)
    first.send({ kind: 'touch', key: 'touch', token: right, claimed: 110 })
    await first.until(() => first.heard.filter((heard) => 'key' in heard && heard.key === 'touch').length === 2)
    expect(first.heard.filter((heard) => 'key' in heard && heard.key === 'touch')).toEqual([answer, answer])
    expect(await touch(first, right, 110, 'other')).toMatchObject({ refusal: { code: 'alreadyTouched' } })
    await touch(second, right, 115)
    await untilShown(second)
  })

  test('7.2 no touch within five seconds is a miss, and the match continues', async () => {
    const { pair } = await untilReady()
    const [awake, asleep] = [at(pair, 0), at(pair, 1)]
    await letThrow()
    const right = await untilThrown(awake)
    await clock.pass(130)
    await touch(awake, right, 120)
    expect(judgementIn(asleep)?.touches).toEqual([null, null])
    // Allows for the latency of a last-moment touch.
    await clock.pass(RACE.longest + 1_000)
    const { touches, winner } = await untilShown(asleep)
    expect(winner).toBe(awake.viewer)
    expect(touches.map(({ token }) => token)).toContain(null)
  })
})

describe('over days', () => {
  test('7.3 each runs alone, sees the throw only then, and opening it is final', async () => {
    const { id, clients, pair, others } = await untilJudgement(DAYS)
    const [first, second] = [at(pair, 0), at(pair, 1)]
    await first.until(() => first.view.question !== null)
    expect(await touch(first, at(TOKENS, 0), 200, 'soon')).toMatchObject({ refusal: { code: 'runFirst' } })
    await first.ask({ key: 'run', ...{ kind: 'act', ask: first.view.ask, action: { kind: 'beginRun' } } })
    const right = await untilThrown(first)
    for (const watcher of [second, ...others]) expect(judgementIn(watcher)?.thrown).toBeNull()
    await clock.pass(150)
    await touch(first, right, 140)
    expect(JSON.stringify(second.heard)).not.toContain('"measured":{')
    await second.ask({ key: 'run', ...{ kind: 'act', ask: second.view.ask, action: { kind: 'beginRun' } } })
    // A restart, like any reload, gives no second look: it is a miss.
    await server.stop()
    await server.open()
    const again = await at(clients, Number(first.viewer)).watch(id)
    await again.until(() => judgementIn(again) === undefined)
    const shown = (await server.entries(id)).filter(({ action }) => JSON.stringify(action).includes('"touch"'))
    expect(shown.at(-1)?.action).toMatchObject({ seat: second.viewer, token: null })
  })
})

test('a bot in the race: its touch is drawn when the throw falls', async () => {
  const { id, watchers } = await server.begin('tournament', [null, 'page', 'page'], {})
  const person = at(watchers, 0)
  await person.ask({ key: 'r', ...{ kind: 'resign' } })
  // Nobody watches: the bots need not wait.
  person.close()
  await server.until(async () => (await server.running.store.get('matches', id))?.status === 'over')
  const touches = (await server.entries(id)).filter(({ action }) => JSON.stringify(action).includes('touchAsBot'))
  for (const { by } of touches) expect(by).toBe('clerk')
})

function judgementPair(others: readonly Watcher[], _liar: Watcher): Seat | 'table' | undefined {
  const shown = others
    .flatMap(({ heard }) => heard)
    .flatMap((message) => (message.kind === 'update' ? message.events : []))
  const event = shown.find((each) => isShown(each))
  return event !== undefined && 'pair' in event && Array.isArray(event.pair) ? event.pair[0] : undefined
}
