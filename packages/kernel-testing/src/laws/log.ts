/* Laws about the log: a match can be rebuilt from it. */
import {
  effective,
  exportRecord,
  hash,
  importRecord,
  isRefusal,
  Match,
  openingOfSeed,
  type Tagged,
  verifyRecord,
} from '@logres/kernel'
import { expect } from 'vitest'
import type { LawGame, LawMatch } from './game.ts'

export function checkReplay<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  { game }: LawGame<O, S, A, E, V>,
  { match, hashes }: LawMatch<O, S, A, E, V>,
): void {
  const [first, ...entries] = match.entries
  if (first === undefined) throw new Error('no entries')
  const again = Match.restart(game, match.table, first)
  if (again.kind === 'refusal') throw new Error(again.code)
  expect(hash(again.match.state)).toBe(hashes[0])
  for (const entry of entries) {
    const done = again.match.replay(JSON.parse(JSON.stringify(entry)))
    expect(done.kind, `replay of entry ${entry.seq}`).toBe('appended')
    expect(hash(again.match.state), `replay of entry ${entry.seq} gives its hash again`).toBe(hashes[entry.seq])
  }
  expect(again.match.outcome).toEqual(match.outcome)
  checkEffective(match, first)
  checkRecord(game, match)
}

/** What counts alone leads to the same end. */
function checkEffective<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  match: Match<O, S, A, E, V>,
  first: Parameters<typeof match.replay>[0],
): void {
  const bare = Match.restart(match.game, match.table, first)
  if (bare.kind === 'refusal') throw new Error(bare.code)
  for (const [i, entry] of effective(match.entries).entries()) bare.match.replay({ ...entry, seq: i + 1 })
  expect(hash(bare.match.state), 'the effective log alone leads to the same state').toBe(hash(match.state))
}

function checkRecord<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: LawGame<O, S, A, E, V>['game'],
  match: Match<O, S, A, E, V>,
): void {
  const opening = openingOfSeed(match.table)
  if (opening === undefined) throw new Error('a law game has a seed')
  const record = importRecord(JSON.parse(JSON.stringify(exportRecord(match, opening))))
  if (isRefusal(record)) throw new Error(record.code)
  const verdict = verifyRecord(game, record)
  expect(verdict, 'the record verifies').toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
}
