/* How long bots wait for pages that show what happened: decided by the events, shortened by pages that have shown it. */
import type { Event } from '@logres/tournament/rules'
import { describe, expect, test } from 'vitest'
import { LONGEST_REVEAL } from '../../src/clocks/clock.ts'
import { RevealTimer } from '../../src/matches/reveal-timer.ts'
import type { RoomClient } from '../../src/matches/room-client.ts'

function client(isProgram = false): RoomClient {
  const latency = isProgram ? null : { probe: () => {}, roundTrip: null, silence: 0 }
  return { viewer: 0, person: 'someone', latency, send: () => {}, disconnect: () => {} }
}

const weapon = (winner: 0 | 1): Event => ({
  kind: 'weaponTurned',
  weapon: 'sword',
  pair: [0, 1],
  cards: [16, 17],
  winner,
})
const DUEL: readonly Event[] = [weapon(0), weapon(1), weapon(0), weapon(1), { kind: 'judgementCalled', pair: [0, 1] }]
const MS = 7_400

/** Whether it is resolved once everything that is due now has run. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))])
}

describe('the time of a reveal', () => {
  test('is that of its stages, one reveal after the other, up to a limit', () => {
    const timer = new RevealTimer('tournament')
    expect(timer.add(1_000, [{ kind: 'barterBegan' }])).toBe(0)
    expect(timer.left(1_000)).toBe(0)
    expect(timer.add(2_000, DUEL)).toBe(MS)
    expect(timer.left(2_000)).toBe(MS)
    expect(timer.left(4_000)).toBe(MS - 2_000)
    timer.add(4_000, DUEL)
    expect(timer.left(4_000)).toBe(LONGEST_REVEAL)
    expect(timer.left(60_000)).toBe(0)
  })

  test('other games have none', () => {
    const timer = new RevealTimer('avalon')
    expect(timer.add(0, DUEL)).toBe(0)
    expect(timer.left(0)).toBe(0)
  })
})

describe('the pages that show it', () => {
  test('a spectator who never says so holds up nobody', () => {
    const timer = new RevealTimer('tournament')
    timer.add(0, DUEL)
    timer.sent({ ...client(), viewer: 'table' }, 5)
    expect(timer.isWatched).toBe(false)
  })

  test('all of them have to say so, for this reveal and not for one before; programs show nothing', async () => {
    const timer = new RevealTimer('tournament')
    const [one, other] = [client(), client()]
    timer.sent(client(true), 5)
    expect(timer.isWatched).toBe(false)
    timer.sent(one, 5)
    timer.sent(other, 7)
    const all = timer.allShown
    timer.shown(one, 5)
    timer.shown(other, 6)
    expect([timer.isWatched, await isOver(all)]).toEqual([true, false])
    timer.shown(other, 7)
    expect([timer.isWatched, await isOver(all)]).toEqual([false, true])
  })

  test('a page that is closed is not waited for', async () => {
    const timer = new RevealTimer('tournament')
    const [one, other] = [client(), client()]
    timer.sent(one, 5)
    timer.sent(other, 5)
    const all = timer.allShown
    timer.gone(one)
    expect(await isOver(all)).toBe(false)
    timer.gone(other)
    expect(await isOver(all)).toBe(true)
  })
})
