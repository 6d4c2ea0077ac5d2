/*
 * The names of kept accounts. Each is claimed by its fold (name-folding.ts), which is a key of the store, so that no two
 * accounts have names that look alike, whichever server they asked. A name that was given up rests for a while, so that
 * nobody is taken for its former owner. Guests have no claim: where a name is claimed, they get it with a number.
 */
import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@logres/kernel'
import { DAY } from '../clocks/pace.ts'
import type { NameClaim } from '../store/community.ts'
import type { Change, Id, Person, Store, Time } from '../store/store.ts'
import { foldName, isReserved } from './name-folding.ts'
import { LONGEST_NAME } from './names.ts'

/** How long a name rests that was given up. */
export const REST = 30 * DAY
/** How often a kept account may take another name. */
export const RENAME_INTERVAL = 30 * DAY
const MOST_FORMER_NAMES = 10
/** Numbers tried in order; then any. */
const ORDERLY = 50

interface Claiming {
  readonly store: Pick<Store, 'get' | 'find'>
  now(): Time
}

export function isResting({ freedAt }: NameClaim, now: Time): boolean {
  return freedAt !== null && now < freedAt + REST
}

/** In use, or resting. */
function isClaimed(claim: NameClaim | undefined, now: Time): claim is NameClaim {
  return claim !== undefined && (claim.freedAt === null || isResting(claim, now))
}

/** Whether somebody with this id, or nobody yet, may have this name. */
async function isFree({ store, now }: Claiming, name: string, person: Id | undefined): Promise<boolean> {
  const claim = await store.get('names', foldName(name))
  return !isClaimed(claim, now()) || (person !== undefined && claim.person === person)
}

/** This name, or the same with a number. */
export async function freeName(claiming: Claiming, wanted: string, person?: Id): Promise<string> {
  const name = isReserved(wanted) ? `Sir ${wanted.replace(/[\d\s]+$/, '')}` : wanted
  if (await isFree(claiming, name, person)) return name
  for (let no = 2; ; no++) {
    const numbered = withNumber(name, no <= ORDERLY ? no : randomInt(1_000_000))
    if (await isFree(claiming, numbered, person)) return numbered
  }
}

function withNumber(name: string, no: number): string {
  const letters = [...name.replace(/ \d+$/, '')].slice(0, LONGEST_NAME - 1 - String(no).length)
  return `${letters.join('').trim()} ${no}`
}

/** The name this person has claimed. */
export async function claimOf(store: Pick<Store, 'find'>, person: Id): Promise<NameClaim | undefined> {
  return (await store.find('names', 'person', person)).find(({ freedAt }) => freedAt === null)
}

/** Whose name this is. Names that look like it are the same. */
export async function ownerOf(store: Pick<Store, 'get'>, name: string): Promise<Person | undefined> {
  const claim = await store.get('names', foldName(name))
  const person = claim === undefined || claim.freedAt !== null ? undefined : await store.get('people', claim.person)
  return person?.departed === false ? person : undefined
}

/** What claims a name for this person, and frees the one they had. Commit it under their lock, with the person. */
export async function claimChanges(
  claiming: Claiming,
  { id: person }: Pick<Person, 'id'>,
  name: string,
): Promise<readonly Change[] | Refusal> {
  const { store } = claiming
  const now = claiming.now()
  const folded = foldName(name)
  const [known, mine] = await Promise.all([store.get('names', folded), store.find('names', 'person', person)])
  if (isClaimed(known, now) && known.person !== person) {
    return refuse('nameTaken', null, { name, free: await freeName(claiming, name, person) })
  }
  const isMine = known?.person === person && known.freedAt === null
  const claim: NameClaim = { folded, person, name, since: isMine ? known.since : now, freedAt: null }
  return [
    known === undefined
      ? { in: 'names', insert: claim }
      : { in: 'names', put: { ...claim, ...(known.revision !== undefined && { revision: known.revision }) } },
    ...mine
      .filter((each) => each.folded !== folded && each.freedAt === null)
      .map((each): Change => ({ in: 'names', put: { ...each, freedAt: now } })),
  ]
}

/** What claims the name of a guest who keeps their account from now on. None where they have one. */
export async function keepingChanges(claiming: Claiming, person: Person): Promise<readonly Change[] | Refusal> {
  const mine = await claimOf(claiming.store, person.id)
  return mine === undefined ? claimChanges(claiming, person, person.name) : []
}

/** The names of a deleted account rest without saying whose they were. */
export async function freeingChanges({ store, now }: Claiming, person: Id): Promise<readonly Change[]> {
  const mine = await store.find('names', 'person', person)
  return mine.map((claim) => ({
    in: 'names',
    put: { ...claim, person: '', name: '', freedAt: claim.freedAt ?? now() },
  }))
}

/** Conflicts if somebody has claimed it meanwhile. */
export function forgettingChanges({ folded, revision = 0 }: NameClaim): readonly Change[] {
  return [
    { in: 'names', remove: [folded], must: true },
    { in: 'revisions', remove: [`names ${folded}`, revision], must: true },
  ]
}

/** The person under another name. */
export function renamed(person: Person, name: string, now: Time): Person {
  const { name: former, formerNames = [] } = person
  return { ...person, name, formerNames: [{ name: former, until: now }, ...formerNames].slice(0, MOST_FORMER_NAMES) }
}
