/* Rated matches for tests: played and finished by the rules, with rows as a server leaves them. */
import { findGame } from '@logres/catalogue'
import { type AnyMatch, at, type Chance, isRefusal, Match, seededChance } from '@logres/kernel'
import { foldName } from '../../src/people/name-folding.ts'
import { resultDue } from '../../src/results/due.ts'
import { newId } from '../../src/secrets.ts'
import type { Change, Id, SeatHolder, Store, TableRow } from '../../src/store/store.ts'
import { tableOf } from '../../src/tables/table-row.ts'

/** Somebody who plays at random might go on for ever. */
const MOST_ACTS = 600

export interface RatedPlan {
  readonly game?: string
  /** People, or levels of bots. */
  readonly seats: readonly (Id | { readonly bot: string })[]
  readonly overAt: number
  /** How many random acts there are before it ends; by default it is played to its end, if it has one. */
  readonly acts?: number
  readonly ending?: 'agreeEnd' | 'void' | { readonly resigns: number }
  /** A bot plays on here before the first act. */
  readonly leaves?: number
  readonly isRated?: boolean
}

let people = 0

/** Accounts that are kept: Bors 0, Bors 1, and so on. */
export async function storePeople(store: Store, count: number): Promise<Id[]> {
  const ids = Array.from({ length: count }, () => newId())
  await store.commit(
    ids.flatMap((id): Change[] => {
      const name = `Bors ${people++}`
      return [
        {
          in: 'people',
          insert: {
            ...{ id, name, createdAt: 0, seenAt: 0, role: 'member', departed: false },
            ...{ bannedAt: null, mutedUntil: null, settings: {} },
          },
        },
        { in: 'names', insert: { folded: foldName(name), person: id, name, since: 0, freedAt: null } },
        {
          in: 'passkeys',
          insert: { id, person: id, publicKey: '', counter: 0, transports: [], createdAt: 0, label: '' },
        },
      ]
    }),
  )
  return ids
}

export async function storeRated(store: Store, plan: RatedPlan): Promise<Id> {
  const { overAt, isRated = true } = plan
  const id = newId()
  const row: TableRow = {
    ...{ id, host: '', status: 'over', createdAt: overAt - 2, touchedAt: overAt, game: plan.game ?? 'avalon' },
    ...{ options: rulesOf(plan).options.defaults, pace: { kind: 'live', bank: 900, increment: 20 }, access: 'public' },
    ...{ invited: [], standIn: 'squire', ...(isRated && { isRated }) },
    seats: plan.seats.map(
      (seat, i): SeatHolder =>
        typeof seat === 'string'
          ? { kind: 'person', person: seat, name: `Kay ${i}` }
          : { kind: 'bot', level: seat.bot, name: `Bot ${i}` },
    ),
    ...{ secret: 'ab'.repeat(32), seal: 'cd'.repeat(32) },
    ...{
      nonceSeals: plan.seats.map(() => null),
      nonces: plan.seats.map(() => null),
      links: plan.seats.map(() => null),
    },
    ...{ rematchOf: null, rematch: null },
  }
  const match = played(row, plan)
  await store.commit([
    { in: 'tables', insert: row },
    {
      in: 'matches',
      insert: {
        ...{ id, status: 'over', table: match.table, startedAt: overAt - 1, overAt, platform: {} },
        outcome: match.outcome ?? null,
      },
    },
    ...match.entries.map(
      (entry): Change => ({
        in: 'entries',
        insert: { match: id, seq: entry.seq, seat: entry.seat, key: entry.key, entry },
      }),
    ),
    resultDue(id, overAt),
  ])
  return id
}

function rulesOf({ game = 'avalon' }: RatedPlan) {
  const found = findGame(game)?.game
  if (found === undefined) throw new Error('no such game')
  return found
}

function played(row: TableRow, plan: RatedPlan): AnyMatch {
  const { overAt, acts = MOST_ACTS, ending = 'agreeEnd', leaves } = plan
  const chance = seededChance(row.id)
  const started = Match.start(rulesOf(plan), tableOf(row), chance, overAt - 1)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const sender = { at: overAt, by: 'person', key: null } as const
  const must = (done: { readonly kind: string }) => {
    if (isRefusal(done)) throw new Error(JSON.stringify(done))
  }
  if (leaves !== undefined) must(match.note('standIn', leaves, { bot: 'squire' }, { ...sender, by: 'clerk' }))
  for (let done = 0; done < acts && match.outcome === undefined; done++) act(match, chance, overAt)
  if (match.outcome === undefined) {
    if (ending === 'agreeEnd') must(match.note(ending, null, null, { ...sender, by: 'clerk' }))
    else if (ending === 'void') must(match.note(ending, null, { reason: 'rules' }, { ...sender, by: 'clerk' }))
    else must(match.note('resign', ending.resigns, null, sender))
  }
  return match
}

function act(match: AnyMatch, chance: Chance, now: number): void {
  const actors = match.game.toAct(match.state)
  const actor = at(actors, chance.pick(actors.length, 'test'))
  const legal = match.game.legal(match.state, actor)
  const action = at(legal, chance.pick(legal.length, 'test'))
  const done = match.act(actor, action, { at: now, by: actor === 'clerk' ? 'clerk' : 'person', key: null })
  if (isRefusal(done)) throw new Error(done.code)
}
