/* A page of a leaderboard, as it is sent: people by name, never by id. */
import type { Id } from '../store/store.ts'
import { type BotRating, botRatings } from './bot-skills.ts'
import type { Board, BoardEntry, RankedEntry } from './leaderboards.ts'
import { exactPoints, type Points } from './scale.ts'

export const PER_PAGE = 50
/** Fewer people make no scale. */
export const LEAST_ON_SCALE = 10
/** Points per column of dots. */
const STEP = 20

export interface BoardEntryView extends Omit<BoardEntry, 'id'> {
  readonly isMe: boolean
}

export interface BoardView {
  readonly game: string
  /** How many have a rank. */
  readonly ranked: number
  readonly page: number
  readonly pages: number
  readonly entries: readonly (BoardEntryView & Pick<RankedEntry, 'rank'>)[]
  /** Not ranked yet, the latest. */
  readonly newcomers: readonly BoardEntryView[]
  readonly bots: readonly BotRating[]
  /** Bots stand between people: on this page, those below the one and not below the other. Null: no bound. */
  readonly botsBelow: number | null
  readonly botsFrom: number | null
  /** Of everybody who is ranked: how many within each step of points. Null: too few. */
  readonly scale: readonly { readonly from: number; readonly people: number }[] | null
  /** What bars are drawn on. */
  readonly span: { readonly from: number; readonly to: number }
  /** The reader; null: has no rank. */
  readonly me: (Points & Pick<RankedEntry, 'rank'> & { readonly page: number }) | null
}

export function boardView(game: string, board: Board, wanted: number, reader: Id | undefined): BoardView {
  const { ranked, newcomers, places } = board
  const pages = Math.max(1, Math.ceil(ranked.length / PER_PAGE))
  const page = Math.min(wanted, pages)
  const shown = ranked.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const mine = reader === undefined ? undefined : places.get(reader)
  const me = mine === undefined ? undefined : ranked[mine]
  const bots = botRatings(game)
  const view = ({ id, ...entry }: BoardEntry) => ({ ...entry, isMe: id === reader })
  return {
    ...{ game, ranked: ranked.length, page, pages, bots },
    entries: shown.map((entry) => ({ ...view(entry), rank: entry.rank })),
    newcomers: newcomers.map(view),
    botsBelow: page === 1 ? null : (ranked[(page - 1) * PER_PAGE - 1]?.value ?? null),
    botsFrom: page === pages ? null : (shown.at(-1)?.value ?? null),
    scale: ranked.length < LEAST_ON_SCALE ? null : scaleOf(ranked),
    span: spanOf([...ranked, ...bots]),
    me:
      me === undefined || mine === undefined
        ? null
        : { value: me.value, plusMinus: me.plusMinus, rank: me.rank, page: 1 + Math.floor(mine / PER_PAGE) },
  }
}

function scaleOf(ranked: readonly Points[]): { from: number; people: number }[] {
  const columns = Map.groupBy(ranked, ({ value }) => Math.floor(value / STEP) * STEP)
  return [...columns].map(([from, people]) => ({ from, people: people.length })).toSorted((a, b) => a.from - b.from)
}

/** In whole hundreds. */
function spanOf(all: readonly Points[]): { from: number; to: number } {
  const start = exactPoints(25)
  const low = Math.min(start, ...all.map(({ value, plusMinus }) => value - plusMinus))
  const high = Math.max(start, ...all.map(({ value, plusMinus }) => value + plusMinus))
  return { from: Math.floor(low / 100) * 100, to: Math.ceil(high / 100) * 100 }
}
