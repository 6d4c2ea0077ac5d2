/* What the board of the tournament says by the other readings of disputed rules. */
import '../fake-dom/fake-dom.ts'
import { at, type Seat } from '@logres/kernel'
import { board as tournamentBoard } from '@logres/tournament/board'
import { Announcement } from '@logres/tournament/board/announce.tsx'
import { Model } from '@logres/tournament/board/model.ts'
import { outfitOf } from '@logres/tournament/board/outfit.ts'
import { Phases } from '@logres/tournament/board/phases.tsx'
import { Say } from '@logres/tournament/board/say.tsx'
import { isKnight, type Options, pairsOf, question, type State, tournament } from '@logres/tournament/rules'
import { type ComponentType, h } from 'preact'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, openBoard } from '../fake-dom/open-board.ts'
import { randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt']

let speech: GameTexts
beforeAll(async () => {
  await tournamentBoard.ready()
  speech = await loadTexts(tournament)
})

/** The states of some games in which this is asked, each for a seat that is to answer. */
function asked(kind: string, seats: number, options: Partial<Options>): { state: State; me: Seat }[] {
  const chosen: Options = { ...tournament.options.defaults, draft: false, judgementByLot: true, ...options }
  return ['one', 'two', 'three', 'four'].flatMap((seed) => {
    const game = randomGame(tournament, {
      options: chosen,
      seats,
      seed: `readings ${seed}`,
      isRare: ({ kind: each }) => ['retire', 'ready', 'endBarter', 'withdraw'].includes(each),
    })
    return [...game].flatMap(({ state }, i) => {
      const seat = tournament.toAct(state).find((actor) => actor !== 'clerk')
      if (seat === undefined || question(state)?.kind !== kind || (kind === 'barter' && i % 3 > 0)) return []
      return [{ state, me: seat }]
    })
  })
}

async function textOf(part: ComponentType<{ model: Model }>, state: State, me: Seat): Promise<string> {
  const names = NAMES.slice(0, state.banners.length)
  const { context } = openBoard({ game: tournament, speech, names }, state, me)
  const model = new Model(context)
  const shown = await renderPart(h(part, { model }))
  const text = shown.text()
  shown.clear()
  model.close()
  return text
}

/** 3.1 The duels of this round that are over, from the frame itself. */
function fought({ frames }: State): number {
  const [round] = frames
  return round?.kind === 'round' ? (round.fought ?? 0) : 0
}

describe('barter before each duel', () => {
  it('names the duel, and who has fought, comes later or rests', async () => {
    const seen = new Set<string>()
    for (const { state, me } of asked('announcement', 5, { barterTimes: 'duel' })) {
      const pairs = pairsOf(state)
      expect(await textOf(Phases, state, me)).toContain(`duel ${fought(state) + 1} of ${pairs.length}`)
      const text = await textOf(Announcement, state, me)
      const words = state.banners.flatMap((banner, seat) => {
        if (banner === null) return []
        const no = pairs.findIndex((pair) => pair.includes(seat))
        if (no < 0) return ['bye']
        return no < fought(state) ? ['has fought'] : no > fought(state) ? ['later this round'] : []
      })
      for (const word of words) {
        expect(text).toContain(word)
        seen.add(word)
      }
      const isNext = pairs[fought(state)]?.includes(me) === true
      const isComplete = outfitOf(at(state.hands, me)).gaps.length === 0
      expect(text.includes('not checked')).toBe(!isNext)
      if (isNext) expect(text).toContain(isComplete ? 'complete' : 'You lack')
    }
    expect([...seen].toSorted()).toEqual(['bye', 'has fought', 'later this round'])
  })

  it('says in the barter between two duels that one’s own is over', async () => {
    let over = 0
    for (const { state, me } of asked('barter', 4, { barterTimes: 'duel' })) {
      const no = pairsOf(state).findIndex((pair) => pair.includes(me))
      const now = question(state)
      if (!isKnight(state, me) || (now?.kind === 'barter' && now.ready[me] === true)) continue
      const isOver = no >= 0 && no < fought(state)
      expect((await textOf(Say, state, me)).includes('Your duel of this round is over.')).toBe(isOver)
      if (isOver) over += 1
    }
    expect(over).toBeGreaterThan(2)
  })
})

describe('all outfits are checked', () => {
  it('never says that somebody’s is not', async () => {
    let byes = 0
    for (const kind of ['barter', 'announcement']) {
      for (const { state, me } of asked(kind, 3, { outfitCheck: 'all' })) {
        if (!isKnight(state, me)) continue
        const text = `${await textOf(Say, state, me)} ${kind === 'announcement' ? await textOf(Announcement, state, me) : ''}`
        expect(text).not.toContain('not checked')
        if (!pairsOf(state).flat().includes(me)) byes += 1
      }
    }
    expect(byes).toBeGreaterThan(2)
  })
})

describe('the richest still fighting wins', () => {
  it('tells players who are out that they cannot win any more, and only then', async () => {
    for (const winner of ['richest', 'fighting'] as const) {
      let out = 0
      for (const { state, me } of asked('barter', 4, { winner })) {
        const now = question(state)
        if (isKnight(state, me) || (now?.kind === 'barter' && now.ready[me] === true)) continue
        out += 1
        const text = await textOf(Say, state, me)
        expect(text).toContain(
          winner === 'fighting'
            ? 'only those in the lists until the last announcement can win'
            : 'the richest player wins, in the lists or not',
        )
      }
      expect(out).toBeGreaterThan(0)
    }
  })
})
