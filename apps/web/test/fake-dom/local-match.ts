/* A local match against a bot, opened like the match page does, with the fake DOM. */
import './fake-dom.ts'
import { legalityOf } from '@logres/board-kit'
import { at, type Chance, present, seededChance, type TableSeat, type Tagged } from '@logres/kernel'
import { manifestOf } from '../../src/games.ts'
import { siteReady } from '../../src/i18n/site.ts'
import { loadMatchGame } from '../../src/match/match-game.ts'
import { MatchState } from '../../src/match/state.ts'
import { wordsReady } from '../../src/match/words/index.ts'
import { type BotRunner, runBotsHere } from '../../src/play/bot-runner.ts'
import { type LocalPlayOptions, startLocal } from '../../src/play/local.ts'

const AGAINST_A_BOT: readonly TableSeat[] = [
  { name: 'Bors', bot: null },
  { name: 'Mordred', bot: 'page' },
]

const THINKING: BotRunner = { next: () => new Promise(() => {}), close: () => {} }

interface Opening {
  readonly seats?: readonly TableSeat[]
  /** The bots think until the end of time. */
  readonly botsThink?: boolean
}

/** Bors against Mordred, a bot of level page, unless others play; Bors goes first if that is an option. */
export async function openMatch(id: string, seed: string, opening: Opening = {}): Promise<MatchState> {
  const { seats = AGAINST_A_BOT, botsThink = false } = opening
  const of = present(await loadMatchGame(id))
  await Promise.all([siteReady(), wordsReady(), of.board.ready()])
  const { game, standing = [] } = of.rules
  const plan: LocalPlayOptions = {
    game,
    storage: undefined,
    scheduleSave: (save) => save(),
    watchStorage: () => () => {},
    createBotRunner: ({ table }) =>
      botsThink
        ? THINKING
        : runBotsHere(
            game,
            table.seats.map(({ bot }) => (bot === null ? null : 'page')),
            'bots',
          ),
    botDelay: 0,
    standing,
    now: () => 1_000,
  }
  const { firstPlayerOption } = manifestOf(id)
  const options = firstPlayerOption === undefined ? {} : { [firstPlayerOption]: 'first' }
  const play = startLocal(plan, { seats, options, seed })
  if ('code' in play) throw new Error(play.code)
  const state = new MatchState(
    { kind: 'match', play, game: of, options: play.options, table: undefined, params: undefined },
    () => () => null,
  )
  await state.ready()
  return state
}

export function legalIn({ match: { play } }: MatchState): readonly Tagged[] {
  return legalityOf(play.game, play.current.value?.view ?? {}, play.viewer.value).legal
}

export function askedIn({ question }: MatchState): string | undefined {
  return question.value?.kind
}

export function turnIn({ steps }: MatchState): number {
  return steps.value.at(-1)?.turn.no ?? 0
}

/** Plays one of these actions, or gives the others a moment if there is none. */
export async function actOrWait(
  state: MatchState,
  legal: readonly Tagged[] = legalIn(state),
  chance: Chance = seededChance('act'),
): Promise<void> {
  if (legal.length === 0) await new Promise((resolve) => setTimeout(resolve, 0))
  else await state.act(at(legal, chance.pick(legal.length, 'which')))
}
