/* What the pages offer around people: who may ask for a rematch, sit down, accept, or take a seat back. */
import '../fake-dom/fake-dom.ts'
import { refuse } from '@logres/kernel'
import { h } from 'preact'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TableChallenge, TableView } from '../../src/api/shapes.ts'
import { blazonOf } from '../../src/design/draw/arms.tsx'
import { siteReady } from '../../src/i18n/site.ts'
import { lobbyReady } from '../../src/lobby/words/index.ts'
import { MainActions } from '../../src/match/ending/actions.tsx'
import { endReady } from '../../src/match/ending/words/index.ts'
import type { MatchState } from '../../src/match/state.ts'
import { OpenRow } from '../../src/pages/home/open-tables.tsx'
import { Prompt } from '../../src/pages/table/prompt.tsx'
import { SeatRing } from '../../src/pages/table/seat-ring.tsx'
import { TableClient } from '../../src/pages/table/table-client.ts'
import { ChallengeState } from '../../src/people/challenge-state.tsx'
import { peopleReady } from '../../src/people/words/index.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { openMatch } from '../fake-dom/local-match.ts'

const person = (name: string) => ({ name, isGuest: false, arms: `arms of ${name}` })
const seat = (kind: 'person' | 'expected', name: string): TableView['seats'][number] => ({
  ...{ kind, name, person: person(name), level: null, sealed: kind === 'person', revealed: false },
})

/** Tess has challenged Carl, who reads. */
const CHALLENGE: TableChallenge = {
  ...{ by: person('Tess'), to: person('Carl'), until: Date.now() + 600_000, ended: null },
  ...{ isMine: false, isForMe: true },
}
const TABLE: TableView = {
  ...{ id: 'table', status: 'open', createdAt: 0, game: 'avalon', options: {}, access: 'public', standIn: 'page' },
  ...{ pace: { kind: 'live', bank: 900, increment: 20 }, isRated: false, seal: 's', nonceSeals: [null, null] },
  seats: [seat('person', 'Tess'), seat('expected', 'Carl')],
  ...{ host: 'Tess', hostPerson: person('Tess'), isHost: false, startsWhenFull: true, seat: null, keptSeat: 1 },
  ...{ isInvited: false, mustSeal: false, rematchOf: null, rematch: null },
  challenge: CHALLENGE,
}

let opened: MatchState | undefined
beforeAll(async () => {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error
  })
  await Promise.all([siteReady(), lobbyReady(), peopleReady(), endReady()])
})
afterEach(() => {
  opened?.close()
  opened = undefined
})

describe('the end of a match', () => {
  const actionsFor = async (table: TableView | undefined) => {
    const state = await openMatch('avalon', 'end')
    opened = state
    Object.assign(state.match, { table })
    return renderPart(h(MainActions, { state, share: () => '', cls: '' }))
  }

  test('offers a rematch to those who played, and on this device', async () => {
    expect((await actionsFor({ ...TABLE, seat: 0 })).buttons()).toContain('Rematch')
    expect((await actionsFor(undefined)).buttons()).toContain('Rematch')
  })

  test('offers those who watched the review first', async () => {
    const part = await actionsFor({ ...TABLE, seat: null })
    expect(part.buttons()).not.toContain('Rematch')
    expect(part.markup()).toMatch(/<a[^>]* class="end-button end-primary"/)
  })
})

describe('a seat that a bot plays', () => {
  test('is taken back by a double click without an error', async () => {
    const state = await openMatch('avalon', 'seat')
    opened = state
    const shown: string[] = []
    state.showRefusal = ({ code }) => void shown.push(code)
    state.match.play.takeBack = () => Promise.resolve(refuse('noStandIn'))
    await state.takeSeat()
    state.match.play.takeBack = () => Promise.resolve(refuse('offline'))
    await state.takeSeat()
    expect(shown).toEqual(['offline'])
  })
})

describe('the table of a challenge', () => {
  test('has one button to accept, and counts who sits there', async () => {
    const client = new TableClient('table')
    const ring = await renderPart(h(SeatRing, { client, table: TABLE }))
    expect(ring.buttons()).toEqual([])
    expect(ring.text()).toContain('1 of 2seated')
    const prompt = await renderPart(h(Prompt, { client, table: TABLE }))
    expect(prompt.buttons()).toEqual(['Decline', 'Accept'])
  })

  test('names once who has declined', async () => {
    const challenge: TableView['challenge'] = { ...CHALLENGE, ended: 'declined', isMine: true, isForMe: false }
    const table: TableView = { ...TABLE, status: 'cancelled', challenge }
    const part = await renderPart(h(ChallengeState, { table }))
    expect(part.text()).toBe('Carl declines.')
    expect(part.markup()).toContain('href="/@Carl"')
  })
})

describe('an open table', () => {
  const rowOf = (table: TableView) => renderPart(h(OpenRow, { table, isGone: false }))

  test('can be joined by others; its host only goes there', async () => {
    expect((await rowOf(TABLE)).markup()).toContain('href="/t/table?sit=1"')
    for (const own of [{ isHost: true }, { seat: 1 }]) {
      const part = await rowOf({ ...TABLE, ...own })
      expect(part.text()).toContain('To the table')
      expect(part.markup()).not.toContain('sit=1')
    }
  })

  test('shows the arms of the account, not of the name', async () => {
    const [own, byName] = [blazonOf(TABLE.hostPerson.arms).division, blazonOf(TABLE.host).division]
    const { markup } = await rowOf(TABLE)
    expect([markup().includes(own), markup().includes(byName)]).toEqual([true, false])
  })
})
