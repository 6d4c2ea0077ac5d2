/* What the reader wants to play against people, per game: kept in this browser. And which of those who wait fit that. */
import { manifestOf } from '../../games.ts'
import type { LobbyPace, WaitView } from '../../lobby/state.ts'
import { readStored, writeStored } from '../../local-storage.ts'

export interface Choice {
  /** Null: whatever most people wait for. */
  readonly players: number | null
  readonly isRated: boolean
  readonly range: number | null
}

export const RANGES = [100, 200, 400] as const
const USUAL: Choice = { players: null, isRated: false, range: null }
/** A game for 3 to 6 is best with one more than the fewest. */
const ONE_MORE = 3

export function usualPlayers(game: string): number {
  const { min, max } = manifestOf(game).seats
  return min >= ONE_MORE ? Math.min(max, min + 1) : min
}

export function readChoice(game: string): Choice {
  const { min, max } = manifestOf(game).seats
  try {
    const read: Partial<Record<keyof Choice, unknown>> = JSON.parse(readStored(`seek-${game}`) ?? '{}')
    const { players, isRated, range } = read
    const isKnown = typeof players === 'number' && players >= min && players <= max
    return {
      players: isKnown && min < max ? players : null,
      isRated: isRated === true,
      range: RANGES.find((each) => each === range) ?? null,
    }
  } catch {
    return USUAL
  }
}

export function writeChoice(game: string, choice: Choice): void {
  writeStored(`seek-${game}`, JSON.stringify(choice))
}

export interface Fit {
  readonly players: number
  readonly isRated: boolean
  /** Undefined: nobody waits. */
  readonly wait: WaitView | undefined
}

/**
 * What a press means: the number of players and rated or not as they were chosen, if somebody waits for that; else as
 * those want it who need the fewest others. Only somebody with a rating is shown rated ones.
 */
export function bestFit(
  waits: readonly WaitView[],
  { game, pace, choice, mayRate }: { game: string; pace: LobbyPace; choice: Choice; mayRate: boolean },
): Fit {
  const isRated = choice.isRated && mayRate
  const players = choice.players ?? usualPlayers(game)
  const open = waits.filter(
    (wait) =>
      wait.game === game &&
      wait.pace === pace &&
      (mayRate || !wait.isRated) &&
      (choice.players === null || choice.players === wait.players),
  )
  const distance = (wait: WaitView) =>
    Number(wait.isRated !== isRated) * 10 + (wait.players - wait.count) + Number(wait.players !== players) / 2
  const [best] = open.toSorted((a, b) => distance(a) - distance(b))
  return best === undefined ? { players, isRated, wait: undefined } : { ...best, wait: best }
}
