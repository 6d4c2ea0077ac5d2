/*
 * Counts of what a person has played, a game at a time: for their page. They are in `tallies` like those of the game, and
 * written with them, so they are exact however many matches there are. Matches that are not public are counted apart: only
 * their player sees them.
 */
import type { Result, ResultSeat } from '../store/community.ts'
import type { Id, Store, Tally } from '../store/store.ts'
import { resultOfSeat } from './archive-lists.ts'
import { type Counts, readCounts } from './tallies.ts'

/** The `game` of their rows. No game has a space in its name. */
function scopeOf(game: string, person: Id, isPublic: boolean): string {
  return isPublic ? `${game} ${person}` : `${game} ${person} private`
}

/** What a result adds to the counts of everybody who played in it. */
export async function personTallies(store: Pick<Store, 'list'>, result: Result): Promise<Tally[]> {
  const { game, isPublic, seats } = result
  // Somebody who held several seats is counted on the first.
  const first = seats.flatMap((seat, no) => {
    const { person } = seat
    return person === null || seats.findIndex((other) => other.person === person) < no ? [] : [{ person, seat, no }]
  })
  const rows = first.map(async ({ person, seat, no }) => {
    const scope = scopeOf(game, person, isPublic)
    const counts = await readCounts(store, scope)
    return [...countsOf(result, seat, no)].map(([what, more]) => ({
      ...{ game: scope, what, count: (counts.get(what) ?? 0) + more },
    }))
  })
  return (await Promise.all(rows)).flat()
}

function countsOf({ ending, seats, turns, pace }: Result, seat: ResultSeat, no: number): Map<string, number> {
  const counts: Counts = new Map([['matches', 1]])
  const add = (what: string, n = 1) => counts.set(what, (counts.get(what) ?? 0) + n)
  const others = seats.filter((other) => other !== seat)
  const isWithPeople = others.some(({ bot }) => bot === null)
  if ('kind' in pace) add(`pace ${pace.kind}`)
  if (isWithPeople) add('with people')
  if (seat.hasLeft) add('left')
  if (ending === 'time' && seat.hasLeft) add('out of time')
  if (ending === 'void') return counts
  const result = resultOfSeat(seat, seats)
  add('turns', turns)
  add('counted')
  add(`seat ${no} of ${seats.length}`)
  if (result === 'won') add(`seat ${no} of ${seats.length} won`)
  const levels = new Set(others.flatMap(({ bot }) => bot ?? []))
  // Where people and bots sat together, people are what it was about.
  for (const against of isWithPeople ? ['people'] : [...levels].map((level) => `bot:${level}`)) {
    add(`${against} ${result}`)
  }
  return counts
}

export interface Record {
  readonly won: number
  readonly lost: number
  readonly tied: number
}

export interface PersonStatistics {
  readonly game: string
  readonly matches: number
  readonly withPeople: number
  /** Not played to the end by this person. */
  readonly left: number
  readonly outOfTime: number
  /** By the kind of pace. */
  readonly paces: Readonly<{ [pace: string]: number }>
  /** Turns of a match, on average; null: none was played. */
  readonly turns: number | null
  readonly people: Record
  readonly bots: readonly (Record & { readonly level: string })[]
  readonly seats: readonly {
    readonly seat: number
    readonly of: number
    readonly matches: number
    readonly won: number
  }[]
}

/** `isOwn`: with the matches that nobody else can find. */
export async function personStatistics(
  store: Pick<Store, 'list'>,
  game: string,
  person: Id,
  isOwn: boolean,
): Promise<PersonStatistics> {
  const scopes = [true, ...(isOwn ? [false] : [])].map((isPublic) => scopeOf(game, person, isPublic))
  const counts: Counts = new Map()
  for (const read of await Promise.all(scopes.map((scope) => readCounts(store, scope)))) {
    for (const [what, n] of read) counts.set(what, (counts.get(what) ?? 0) + n)
  }
  return statisticsIn(game, counts)
}

function statisticsIn(game: string, counts: Counts): PersonStatistics {
  const count = (what: string) => counts.get(what) ?? 0
  const record = (against: string): Record => ({
    ...{ won: count(`${against} won`), lost: count(`${against} lost`), tied: count(`${against} tied`) },
  })
  const names = [...counts.keys()]
  const levels = new Set(names.flatMap((name) => /^bot:(\S+) /.exec(name)?.[1] ?? []))
  const seats = names.flatMap((name) => {
    const [, seat, of] = /^seat (\d+) of (\d+)$/.exec(name) ?? []
    return seat === undefined || of === undefined ? [] : [{ seat: Number(seat), of: Number(of) }]
  })
  const counted = count('counted')
  return {
    ...{ game, matches: count('matches'), withPeople: count('with people') },
    ...{ left: count('left'), outOfTime: count('out of time') },
    paces: Object.fromEntries(
      names.flatMap((name) => (name.startsWith('pace ') ? [[name.slice(5), count(name)]] : [])),
    ),
    turns: counted === 0 ? null : count('turns') / counted,
    people: record('people'),
    bots: [...levels].map((level) => ({ level, ...record(`bot:${level}`) })),
    seats: seats
      .toSorted((a, b) => a.of - b.of || a.seat - b.seat)
      .map(({ seat, of }) => {
        const name = `seat ${seat} of ${of}`
        return { seat, of, matches: count(name), won: count(`${name} won`) }
      }),
  }
}

/** The rows of a person who deletes their account. */
export async function personTallyRows(
  store: Pick<Store, 'list'>,
  games: readonly string[],
  person: Id,
): Promise<Tally[]> {
  const scopes = games.flatMap((game) => [scopeOf(game, person, true), scopeOf(game, person, false)])
  return (await Promise.all(scopes.map((scope) => store.list('tallies', [scope])))).flat()
}
