/* A match against a bot in a page that is only paper, the way the match page opens it. */
import './paper.ts'
import { type AnyGame, at, type Chance, seededChance, type Tagged } from '@logres/kernel'
import type { BoardModule } from '../../src/boards/board.ts'
import { siteReady } from '../../src/i18n/site.ts'
import { MatchState } from '../../src/match/state.ts'
import { wordsReady } from '../../src/match/words/index.ts'
import { judgeOf } from '../../src/play/judge.ts'
import { beginLocal, type LocalPlan } from '../../src/play/local.ts'
import { thinkHere } from '../../src/play/thinker.ts'

/** Bors against Mordred, who is a page; in Avalon Bors begins. */
export async function openMatch(board: BoardModule, seed: string): Promise<MatchState> {
  await Promise.all([siteReady(), wordsReady(), board.ready()])
  const game: AnyGame = board.game
  const plan: LocalPlan = {
    game,
    shelf: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    soon: (save) => save(),
    thinker: ({ table }) =>
      thinkHere(
        game,
        table.seats.map(({ bot }) => (bot === null ? null : 'page')),
        'bots',
      ),
    pace: 0,
    standing: board.standing,
    now: () => 1_000,
  }
  const seats = [
    { name: 'Bors', bot: null },
    { name: 'Mordred', bot: 'page' },
  ]
  const options = game.id === 'avalon' ? { startPlayer: 'first' } : {}
  const play = beginLocal(plan, { seats, options, seed })
  if ('code' in play) throw new Error(play.code)
  const state = new MatchState(
    { kind: 'match', play, board, options: play.options, table: undefined, wish: undefined },
    () => null,
  )
  await state.ready()
  return state
}

export function legalIn({ match: { play } }: MatchState): readonly Tagged[] {
  return judgeOf(play.game, play.shown.value?.view ?? {}, play.viewer.value).legal
}

export function askedIn({ question }: MatchState): string | undefined {
  return question.value?.kind
}

export function turnIn({ steps }: MatchState): number {
  return steps.value.at(-1)?.turn.no ?? 0
}

/** One of these, or a moment for the others if there is none. */
export async function actOrWait(
  state: MatchState,
  legal: readonly Tagged[] = legalIn(state),
  chance: Chance = seededChance('act'),
): Promise<void> {
  if (legal.length === 0) await new Promise((resolve) => setTimeout(resolve, 0))
  else await state.act(at(legal, chance.pick(legal.length, 'which')))
}
