/* The page answers what has one answer, in a match of two people on a real server. */
import '../fake-dom/fake-dom.ts'
import { at, canonical, present, type Refusal, seededChance, type Tagged } from '@logres/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteReady } from '../../src/i18n/site.ts'
import { AutoAnswers } from '../../src/match/auto-answers.ts'
import { loadMatchGame } from '../../src/match/match-game.ts'
import { applyPref } from '../../src/match/prefs.ts'
import { MatchState } from '../../src/match/state.ts'
import { wordsReady } from '../../src/match/words/index.ts'
import { Guest, startMatch, startTestServer, type TestServer } from '../play/guests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  applyPref('autoAnswer', true)
})
afterAll(async () => {
  applyPref('autoAnswer', false)
  await server.close()
})

interface Page {
  readonly state: MatchState
  /** What was sent, and whether everybody could know that there was one answer. */
  readonly sent: { readonly action: Tagged; readonly isForced: boolean; readonly refusal: Refusal | undefined }[]
}

async function openPage(guest: Guest, id: string, name: string): Promise<Page> {
  const game = present(await loadMatchGame(name))
  await Promise.all([siteReady(), wordsReady(), game.board.ready()])
  const play = guest.watch(id, undefined, game.rules.game)
  // A page opens its board with the first view.
  while (play.current.peek() === undefined) await new Promise((resolve) => setTimeout(resolve, 0))
  const sent: Page['sent'] = []
  const send = play.act.bind(play)
  const match = { kind: 'match', play, game, options: {}, table: undefined, params: undefined } as const
  const state = new MatchState(match, () => () => null)
  play.act = async (action) => {
    const isForced = game.rules.isForced?.(present(play.current.peek()).view) === true
    const refusal = await send(action)
    sent.push({ action, isForced, refusal })
    return refusal
  }
  await state.ready()
  state.autoAnswers = new AutoAnswers(state, () => new Promise((resolve) => setTimeout(resolve, 0)))
  return { state, sent }
}

/** One act by lot, where there is a choice or the page leaves the only answer to the person. */
async function actByHand({ state }: Page, pick: (below: number) => number): Promise<boolean> {
  const { play, game } = state.match
  state.telling.player.catchUp()
  const [only, ...others] = state.question.peek() === null ? [] : state.legality.peek().legal
  if (only === undefined || play.unanswered.peek() > 0) return false
  const finish = state.board.finish.peek()?.action
  const isFinish = finish !== undefined && canonical(finish) === canonical(only)
  const isLeftToPage = others.length === 0 && !isFinish && game.rules.isForced?.(present(play.current.peek()).view)
  if (isLeftToPage === true) return false
  return state.act(at([only, ...others], pick(others.length + 1)))
}

it.each([
  ['avalon', {}],
  ['merlin', { knights: 'random' }],
])('%s: only what everybody can know is answered, and no answer is refused', async (name, options) => {
  const guests = [await Guest.signUp(server.base), await Guest.signUp(server.base)]
  const id = await startMatch(guests, [null, null], { game: name, options })
  const pages = await Promise.all(guests.map((guest) => openPage(guest, id, name)))
  const chance = seededChance(name)
  const automatic = () => pages.flatMap(({ state, sent }) => sent.filter(({ action }) => isGiven(state, action)))
  const answered: { readonly isForced: boolean }[] = []
  for (let i = 0; i < 20_000 && answered.length < 8; i++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    answered.push(...automatic())
    for (const { sent } of pages) {
      expect(sent.flatMap(({ refusal }) => refusal ?? [])).toEqual([])
      sent.length = 0
    }
    if (pages.some(({ state }) => state.outcome.peek() !== null)) break
    for (const page of pages) await actByHand(page, (below) => chance.pick(below, 'which'))
  }
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.every(({ isForced }) => isForced)).toBe(true)
  for (const { state } of pages) {
    state.autoAnswers?.close()
    state.close()
  }
})

function isGiven({ autoAnswers }: MatchState, action: Tagged): boolean {
  return autoAnswers?.given.peek().includes(action) === true
}
