/* What the prompt says while the match waits for somebody else. The fake page is hidden, so nothing is told. */
import '../../fake-dom/fake-dom.ts'
import { at, present } from '@logres/kernel'
import { h } from 'preact'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { siteReady } from '../../../src/i18n/site.ts'
import { loadMatchGame } from '../../../src/match/match-game.ts'
import { Prompt } from '../../../src/match/prompt.tsx'
import { MatchState } from '../../../src/match/state.ts'
import { wordsReady } from '../../../src/match/words/index.ts'
import type { RemotePlay } from '../../../src/play/remote.ts'
import { type RenderedPart, renderPart } from '../../fake-dom/fake-dom.ts'
import { actOrWait, askedIn, legalIn, openMatch } from '../../fake-dom/local-match.ts'
import { Guest, startMatch, startTestServer, type TestServer } from '../../play/guests.ts'

interface Opened {
  readonly state: MatchState
  readonly part: RenderedPart
}

const opened: Opened[] = []
afterEach(() => {
  for (const { state, part } of opened.splice(0)) {
    part.clear()
    state.close()
  }
})

async function draw(state: MatchState): Promise<Opened> {
  const part = await renderPart(h(Prompt, { state, open: () => {} }))
  const all = { state, part }
  opened.push(all)
  return all
}

/** One of these kinds of action, the first that is legal. */
async function act({ state, part }: Opened, ...kinds: readonly string[]): Promise<void> {
  const legal = legalIn(state)
  const action = kinds.flatMap((kind) => legal.find((each) => each.kind === kind) ?? [])[0]
  if (action === undefined) throw new Error(`none of ${kinds.join(', ')} is legal`)
  await part.after(() => state.act(action))
}

async function endTurn(all: Opened): Promise<void> {
  for (let i = 0; i < 10 && askedIn(all.state) !== undefined; i++)
    await act(all, 'finishPlays', 'takeTile', 'endTurn', 'discard')
}

describe('while another player thinks', () => {
  it('the prompt no longer tells the reader’s own turn', async () => {
    const all = await draw(await openMatch('avalon', 'waits', { botsThink: true }))
    expect(all.part.text()).toContain('Your turn')
    await endTurn(all)
    expect(askedIn(all.state)).toBeUndefined()
    expect(all.part.text()).toContain('Mordred’s turn Mordred is playing.')
    expect(all.part.text()).not.toContain('Your turn')
  })

  it.each(['attack', 'enchant'])('an %s of the reader waits for an answer', async (kind) => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const all = await draw(await openMatch('avalon', seed, { botsThink: true }))
      if (!legalIn(all.state).some((action) => action.kind === kind)) continue
      await act(all, kind)
      if (askedIn(all.state) !== undefined) continue
      expect(all.part.text()).toContain('Your turn Waiting for Mordred’s answer.')
      return
    }
    throw new Error('nothing waited for an answer')
  })

  it('the steps that they have made in their turn stay', async () => {
    const all = await draw(await openMatch('avalon', 'steps', { botsThink: false }))
    for (let i = 0; i < 600 && all.state.telling.narration.value?.turn.seat !== 1; i++)
      await all.part.after(() => actOrWait(all.state))
    expect(all.state.telling.isWaiting.value).toBe(false)
    expect(all.part.text()).toContain('Mordred’s turn Mordred')
  })
})

describe('in a match on a server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  async function openPage(guest: Guest, id: string): Promise<Opened & { readonly play: RemotePlay }> {
    const game = present(await loadMatchGame('avalon'))
    await Promise.all([siteReady(), wordsReady(), game.board.ready()])
    const play = guest.watch(id)
    await expect.poll(() => play.current.peek()).toBeDefined()
    const match = { kind: 'match', play, game, options: {}, table: undefined, params: undefined } as const
    const state = new MatchState(match, () => () => null)
    await state.ready()
    return { ...(await draw(state)), play }
  }

  it('the prompt says who is waited for, and that they are gone', async () => {
    const guests = [await Guest.signUp(server.base), await Guest.signUp(server.base)]
    const id = await startMatch(guests, [null, null])
    const pages = await Promise.all(guests.map((guest) => openPage(guest, id)))
    await expect.poll(() => pages.some(({ state }) => askedIn(state) === 'playCards')).toBe(true)
    const no = pages.findIndex(({ state }) => askedIn(state) === 'playCards')
    const [mine, theirs] = [at(pages, no), at(pages, 1 - no)]
    const name = mine.state.players.value.names[1 - no]
    await endTurn(mine)
    await expect.poll(() => askedIn(theirs.state)).toBe('playCards')
    await mine.part.after(() => {})
    expect(mine.part.text()).toContain(`${name}’s turn ${name} is playing.`)
    // Something of their turn has been told when they leave.
    await act(theirs, 'reinforce')
    await expect.poll(() => mine.state.telling.narration.value?.turn.seat).toBe(1 - no)
    await mine.part.after(() => {})
    expect(mine.part.text()).toContain(`${name}’s turn ${name} reinforces`)
    theirs.play.close()
    const isGone = async () => {
      await mine.part.after(() => {})
      return mine.part.text()
    }
    await expect.poll(isGone, { timeout: 10_000 }).toContain(`${name} is not connected.`)
  }, 30_000)

  it('a bot in the reader’s seat is said to play for you', async () => {
    const guests = [await Guest.signUp(server.base), await Guest.signUp(server.base)]
    const { state, play } = await openPage(at(guests, 0), await startMatch(guests, [null, null]))
    const now = present(play.current.peek())
    play.current.value = { ...now, seats: now.seats.map((seat) => ({ ...seat, standIn: 'squire' })) }
    const me = Number(state.viewer.value)
    expect(state.seats.value[me]?.note).toBe('a squire is playing for you')
    expect(state.seats.value[1 - me]?.note).toBe('a squire is playing for them')
  })
})
