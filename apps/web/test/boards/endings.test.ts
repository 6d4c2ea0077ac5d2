/* What the games say at their end: checked against the records of whole games between bots, in four languages. */
import '../fake-dom/fake-dom.ts'
import { ending as avalonEnding } from '@logres/avalon/board/ending/index.tsx'
import { tallyOf as avalonTally, gapOf } from '@logres/avalon/board/ending/tally.ts'
import { type State as AvalonState, avalon, crowns } from '@logres/avalon/rules'
import { type Moment, switchLang } from '@logres/board-kit'
import type { Ending, EndingModule } from '@logres/board-kit/ending'
import { type AnyGame, type Outcome, sum } from '@logres/kernel'
import { board as merlinBoard } from '@logres/merlin/board'
import { ending as merlinEnding } from '@logres/merlin/board/ending/index.tsx'
import { tallyOf as merlinTally, sourcesOfMoments } from '@logres/merlin/board/ending/tally.ts'
import { type State as MerlinState, merlin } from '@logres/merlin/rules'
import { ending as tournamentEnding } from '@logres/tournament/board/ending/index.tsx'
import { ledgerOfMoments, placeAmong, roundsOf } from '@logres/tournament/board/ending/tally.ts'
import { type State as TournamentState, tournament } from '@logres/tournament/rules'
import { LANGUAGES } from '@logres/words'
import type { ComponentChildren } from 'preact'
import { describe, expect, it } from 'vitest'
import { timelineOf } from '../../src/play/timeline.ts'
import { reach } from '../browser/merlin-matches.ts'
import { findPosition } from '../browser/positions.ts'
import { findTournament } from '../browser/tournament-positions.ts'

interface Finished<State> {
  readonly moments: readonly Moment[]
  readonly state: State
  readonly names: readonly string[]
  readonly outcome: Outcome
}

function finished<State>(
  game: AnyGame,
  text: string,
  isState: (state: object) => state is State & object,
): Finished<State> {
  const record = JSON.parse(text)
  const moments = timelineOf(game, record)
  if ('code' in moments) throw new Error(moments.code)
  const state = moments.at(-1)?.state
  const result = state === undefined ? undefined : game.result(state)
  if (state === undefined || result === undefined || !isState(state)) throw new Error('not finished')
  const seats: readonly { readonly name: string }[] = record.table.seats
  return { moments, state, names: seats.map(({ name }) => name), outcome: { by: 'rules', result } }
}

const isAvalon = (state: object): state is AvalonState => 'places' in state
const isTournament = (state: object): state is TournamentState => 'purses' in state
const isMerlin = (state: object): state is MerlinState => 'merlin' in state

const AVALON = finished(avalon, findPosition((state) => state.ended !== null).text, isAvalon)
const TOURNAMENT = finished(tournament, findTournament(({ ended }) => ended !== null).text, isTournament)
const MERLIN = finished(merlin, reach(({ isOver }) => isOver, { seats: 3 }).text, isMerlin)

async function opened(module: EndingModule, game: Finished<unknown>, reader: number | null): Promise<Ending> {
  await Promise.all([module.ready(), merlinBoard.ready()])
  const { outcome, moments, names } = game
  return module.open({ outcome, moments, players: { names, reader } })
}

/** The text of what is drawn, without the components in it. */
function textOf(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (typeof node !== 'object' || node === null || !('props' in node)) return ''
  return textOf(node.props.children)
}

const GAMES = [
  ['avalon', avalonEnding, AVALON],
  ['tournament', tournamentEnding, TOURNAMENT],
  ['merlin', merlinEnding, MERLIN],
] as const

describe.each(GAMES)('the end of %s', (_, module, game) => {
  const { outcome, names } = game
  const places = outcome.by === 'rules' ? outcome.result.places : []
  const scores = outcome.by === 'rules' ? outcome.result.scores : []
  const winner = places.indexOf(1)
  const loser = places.findIndex((place) => place > 1)

  it('names the winner and the numbers, to the winner, to a loser and to spectators', async () => {
    for (const reader of [winner, loser, null]) {
      const ending = await opened(module, game, reader)
      const { title, sentence } = ending.verdict()
      expect(title).toMatch(/^\p{Lu}/u)
      expect(textOf(sentence)).toContain(reader === winner ? 'You win' : `${names[winner]} wins`)
      expect(textOf(sentence)).toContain(String(scores[winner]))
      expect(names.map((_name, seat) => ending.score(seat))).toEqual(scores)
    }
    const [won, lost] = await Promise.all([opened(module, game, winner), opened(module, game, loser)])
    expect(won.verdict().title).not.toBe(lost.verdict().title)
  })

  it('has words in every language', async () => {
    const said = new Set<string>()
    for (const language of LANGUAGES) {
      await switchLang(language)
      const ending = await opened(module, game, loser)
      said.add(
        [ending.verdict().title, textOf(ending.verdict().sentence), ending.chart?.title, ending.when(5)].join('/'),
      )
      for (const { name, value } of ending.statistics.items)
        expect(`${name}${textOf(value)}`).not.toMatch(/undefined|NaN/)
    }
    expect(said.size).toBe(LANGUAGES.length)
    await switchLang('en')
  })
})

describe('the numbers', () => {
  it('of Avalon are those of the record', () => {
    const { moments, state } = AVALON
    const events = moments.flatMap(({ events: each }) => each)
    const [one, two] = [avalonTally(moments, 0), avalonTally(moments, 1)]
    expect(one.conquests + two.conquests).toBe(events.filter(({ kind }) => kind === 'regionConquered').length)
    expect(one.attacked + two.attacked).toBe(events.filter(({ kind }) => kind === 'attackDeclared').length)
    expect(one.resisted + two.resisted).toBe(events.filter(({ kind }) => kind === 'attackResisted').length)
    expect(one.cardsLost + two.cardsLost).toBe(events.filter(({ kind }) => kind === 'cardLost').length)
    expect(one.regions + two.regions).toBe(state.places.filter(({ owner }) => owner !== null).length)
    for (const [side, tally] of [
      [0, one],
      [1, two],
    ] as const) {
      expect(tally.most.crowns).toBeGreaterThanOrEqual(crowns(state, side))
      expect(gapOf(moments, side)).toBe(15 - tally.most.crowns)
    }
  })

  it('of the tournament are those of the record', () => {
    const { moments, state } = TOURNAMENT
    const { accounts, marks } = ledgerOfMoments(moments)
    expect(accounts.map(({ end }) => end)).toEqual(state.purses)
    expect(marks.at(-1)?.purses).toEqual(state.purses)
    expect(placeAmong(marks, 0)).toBe(0)
    expect(placeAmong(marks, marks.at(-1)?.step ?? 0)).toBe(marks.length - 1)
    const rounds = roundsOf(moments)
    for (const [seat, banner] of state.banners.entries()) expect(rounds.out[seat] !== undefined).toBe(banner === null)
    // 1.3 Each sequence card begins with round 1; here they are counted through.
    const begun = moments.flatMap(({ events }) => events.filter(({ kind }) => kind === 'roundBegan'))
    expect(rounds.after.at(-1)).toBe(begun.length + 1)
    expect(rounds.after).toEqual(rounds.after.toSorted((a, b) => a - b))
    expect(marks.at(-1)?.round).toBe(rounds.after.at(-1))
  })

  it('of Merlin are those of the record', () => {
    const { moments, state } = MERLIN
    const sources = sourcesOfMoments(moments)
    for (const [seat, { score }] of state.players.entries()) {
      expect(sum(Object.values(sources).map((points) => points[seat] ?? 0))).toBe(score)
      const tally = merlinTally(moments, seat)
      expect(tally.manors).toBe(state.manors.filter((owner) => owner === seat).length)
      expect(tally.repelled).toBeLessThanOrEqual(tally.traitors)
      expect(tally.towers).toBeLessThanOrEqual(tally.manors)
    }
  })
})
