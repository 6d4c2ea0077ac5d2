/* What the narrator says about a step, and what the recap of several turns says. */
import type { Step, Telling, ToldAction, Turn } from '@logres/board-kit'
import type { Seat, Viewer } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { Storyteller, TurnStory } from './story.tsx'

export interface Narration {
  readonly turn: Turn
  readonly isSetUp: boolean
  /** The actions of the turn so far, oldest first. */
  readonly trail: readonly ToldAction[]
  /** Those that the step belongs to; several if it ends one and starts another. */
  readonly current: readonly ToldAction[]
}

/**
 * The turn that the step at `at` belongs to. Where one turn ends and the next begins in the same step, it is the one that ends.
 * `steps` may be longer: what is known while an earlier step is shown again.
 */
export function narrationAt(
  teller: Storyteller,
  story: readonly TurnStory[],
  { steps, at, players }: { readonly steps: readonly Step[]; readonly at: number; readonly players: Players },
): Narration | undefined {
  const told = story
    .filter(({ group: { lines } }) => (lines[0]?.step ?? Number.POSITIVE_INFINITY) <= at)
    .slice(-2)
    .map(({ group, isSetUp }) => ({ turn: group.turn, isSetUp, trail: teller.actions(group, steps, players) }))
    .filter(({ trail }) => trail.some(({ from }) => from <= at))
  const found = told.find(({ trail }) => trail.some(({ from, to }) => from <= at && at <= to)) ?? told.at(-1)
  if (found === undefined) return undefined
  const here = found.trail.filter(({ from, to }) => from <= at && at <= to)
  const ending = here.filter(({ to }) => to === at)
  const last = found.trail.findLast(({ from }) => from <= at)
  const current = ending.length > 0 ? ending : here.length > 0 ? here.slice(-1) : last === undefined ? [] : [last]
  return { ...found, current }
}

/** More than these are folded. */
export const MOST_CHIPS = 7

export interface Trail {
  /** So many older ones are not shown. */
  readonly folded: number
  readonly chips: readonly ToldAction[]
}

/** The newest chips; the current one is always among them. */
export function trailOf({ trail, current }: Narration): Trail {
  const first = current[0] === undefined ? trail.length : trail.indexOf(current[0])
  const folded = Math.max(0, Math.min(trail.length - MOST_CHIPS, first))
  return { folded, chips: trail.slice(folded, folded + MOST_CHIPS) }
}

export interface ScoreChange {
  readonly seat: Seat
  readonly before: number
  readonly after: number
}

export interface Recap {
  /** What matters most. */
  readonly action: ToldAction
  /** What matters just as much, oldest first: other regions that were lost in the same turn. */
  readonly others: readonly ToldAction[]
  readonly scores: readonly ScoreChange[]
}

export interface Since {
  readonly story: readonly TurnStory[]
  readonly steps: readonly Step[]
  /** The viewer's last own step. */
  readonly from: number
  readonly viewer: Viewer
}

/** From this weight on, one sentence is not enough for several actions. */
const WEIGHTY = 2

/** What others did since then; undefined if nothing is told about it. */
export function recapOf(
  teller: Storyteller,
  telling: Telling | undefined,
  { story, steps, from, viewer }: Since,
  players: Players,
): Recap | undefined {
  const actions = story
    .filter(({ group: { lines } }) => (lines.at(-1)?.step ?? -1) > from)
    .flatMap(({ group }) => teller.actions(group, steps, players))
    // One's own action counts if others have answered it.
    .filter((action) => action.to > from && (action.seat !== viewer || action.from <= from))
  const weight = Math.max(...actions.map((action) => action.weight))
  const heaviest = actions.filter((each) => each.weight === weight)
  const action = heaviest.at(-1)
  if (action === undefined) return undefined
  const others = weight < WEIGHTY ? [] : heaviest.slice(0, -1)
  return { action, others, scores: scoresBetween(telling, steps[from], steps.at(-1), players) }
}

export function scoresBetween(
  telling: Telling | undefined,
  before: Step | undefined,
  after: Step | undefined,
  { names }: Players,
): readonly ScoreChange[] {
  if (telling === undefined || before === undefined || after === undefined) return []
  return names.flatMap((_, seat) => {
    const [was, is] = [telling.score(before.view, seat), telling.score(after.view, seat)]
    return was === undefined || is === undefined || was === is ? [] : [{ seat, before: was, after: is }]
  })
}

/** The part of a sentence that was not said yet: an action grows while its steps arrive. */
export function newWords(before: string, now: string): string {
  const stem = before.replace(/[.:…\s]+$/, '')
  return stem !== '' && now.startsWith(stem) ? now.slice(stem.length).replace(/^[.,:;…\s]+/, '') : now
}
