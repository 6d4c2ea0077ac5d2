/*
 * A person's settings: time off, and preferences for the pages. Stored values may be from an older server; invalid
 * ones fall back to the default.
 */
import { type Refusal, refuse } from '@logres/kernel'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { DAY } from '../clocks/pace.ts'
import { changeVacation, type Quiet, readQuiet, timeOffIn, type Vacation } from '../clocks/time-off.ts'
import { dayOf } from '../clocks/zones.ts'
import type { Id } from '../store/store.ts'
import { isRefused, type Registry } from './registry.ts'

const closed = { additionalProperties: false }
const Clock = Type.String({ pattern: '^\\d\\d:\\d\\d$' })
const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })
const QuietHours = Type.Object(
  { from: Clock, to: Clock, zone: Type.String({ maxLength: 60, description: 'like Europe/Berlin' }) },
  { ...closed, description: 'every day; at most twelve hours; a change counts a day later' },
)
const Vacations = Type.Array(Type.Object({ from: Day, to: Day }, closed), {
  maxItems: 40,
  description: 'both days included; at most 30 days a year; what has begun stays taken',
})
export const LANGUAGES = [Type.Literal('en'), Type.Literal('fr'), Type.Literal('de'), Type.Literal('it')] as const
/** More than there are. */
const MOST_LESSONS = 200
const preferences = {
  language: Type.Union([...LANGUAGES, Type.Null()], { description: "null: the browser's" }),
  theme: Type.Union([Type.Literal('light'), Type.Literal('dark'), Type.Null()], { description: "null: the browser's" }),
  confirmEndOfTurn: Type.Boolean(),
  endTurnByItself: Type.Boolean({ description: 'where nothing is left to do' }),
  answerByItself: Type.Boolean({ description: 'whether pages answer what has one answer' }),
  botPace: Type.Union([Type.Literal('calm'), Type.Literal('brisk'), Type.Literal('instant')], {
    description: 'how fast pages tell what bots and other players do',
  }),
  sound: Type.Boolean(),
  volume: Type.Integer({ minimum: 0, maximum: 100, description: 'of all sounds' }),
  soundMine: Type.Boolean({ description: 'sounds of what you do' }),
  soundOthers: Type.Boolean({ description: 'sounds of what others do' }),
  soundTurn: Type.Boolean({ description: 'a sound when it is your turn' }),
  soundEnd: Type.Boolean({ description: 'a sound at the end of a match' }),
  motion: Type.Boolean({ description: 'whether pieces move, or are just where they are' }),
  notify: Type.Boolean({ description: 'whether browsers that subscribed are told of your turns' }),
  hidePresence: Type.Boolean({ description: 'others do not see that you are here, or what you play' }),
  hideHistory: Type.Boolean({ description: 'your page shows others no matches, and nobody can search for yours' }),
  lessons: Type.Array(Type.String({ pattern: '^[\\w-]{1,30}/[\\w-]{1,30}$' }), {
    maxItems: MOST_LESSONS,
    description: 'lessons that are done, like avalon/crowns; what is sent is added',
  }),
}
const Preferences = Type.Object(preferences, closed)
type Preferences = Static<typeof Preferences>

export const SettingsChange = Type.Partial(
  Type.Object(
    { quiet: Type.Union([QuietHours, Type.Null()]), vacation: Vacations, ...preferences },
    { ...closed, description: 'what is not named stays as it is' },
  ),
  closed,
)
export type SettingsChange = Static<typeof SettingsChange>

export interface Settings extends Preferences {
  readonly quiet: Quiet | null
  readonly vacation: readonly Vacation[]
}

const DEFAULTS: Preferences = {
  ...{ language: null, theme: null },
  ...{
    confirmEndOfTurn: true,
    endTurnByItself: false,
    answerByItself: false,
    botPace: 'calm',
    motion: true,
    notify: false,
  },
  lessons: [],
  ...{ hidePresence: false, hideHistory: false },
  ...{ sound: true, volume: 40, soundMine: true, soundOthers: true, soundTurn: true, soundEnd: true },
}
const check = Compile(Preferences)

export function settingsIn(kept: object): Settings {
  const excuses = timeOffIn(kept)
  return { ...preferencesIn(kept), quiet: excuses?.quiet ?? null, vacation: excuses?.vacation ?? [] }
}

/** One by one: an unknown value must not cost the others. */
function preferencesIn(kept: object): Preferences {
  // Once there was only the choice whether bots are slowed down.
  let read: Preferences = { ...DEFAULTS, botPace: Reflect.get(kept, 'slowBots') === false ? 'instant' : 'calm' }
  for (const name of Object.keys(DEFAULTS)) {
    const tried: unknown = { ...read, [name]: Reflect.get(kept, name) }
    if (check.Check(tried)) read = tried
  }
  return read
}

export interface SettingsResult {
  readonly settings: Settings
  /** Whether the clocks must know. */
  readonly isExcused: boolean
  /** Whether others now see that this person is here, or no longer. */
  readonly isSeenChanged: boolean
}

export async function changeSettings(
  registry: Registry,
  id: Id,
  change: SettingsChange,
): Promise<SettingsResult | Refusal> {
  return registry.withPerson(id, async (person) => {
    const former = settingsIn(person.settings)
    const next = wanted(former, change, registry.now())
    if (isRefused(next)) return next
    await registry.store.commit([{ in: 'people', put: { ...person, settings: next } }])
    const excuses = ({ quiet, vacation }: Settings) => JSON.stringify([quiet, vacation])
    const isSeenChanged = former.hidePresence !== next.hidePresence
    return { settings: next, isExcused: excuses(former) !== excuses(next), isSeenChanged }
  })
}

/** Browsers know of different ones: none is ever forgotten. */
function allLessons(former: readonly string[], more: readonly string[] = []): string[] {
  return [...new Set([...former, ...more])].toSorted().slice(0, MOST_LESSONS)
}

function wanted(former: Settings, { quiet, vacation, ...rest }: SettingsChange, now: number): Settings | Refusal {
  const read = quiet === undefined || quiet === null ? undefined : readQuiet(quiet)
  if (isRefused(read)) return read
  const lessons = allLessons(former.lessons, rest.lessons)
  const next = {
    ...former,
    ...rest,
    lessons,
    ...(quiet !== undefined && { quiet: read === undefined ? null : read.quiet }),
  }
  if (vacation === undefined) return next
  const changed = changeVacation(vacation, former.vacation, dateAt(former.quiet?.zone ?? 'UTC', now))
  // The schema covers everything but the number of days.
  if (changed.kind === 'refusal') return changed.code === 'badValue' ? refuse('badVacation') : changed
  return { ...next, vacation: 'vacation' in changed ? changed.vacation : [] }
}

function dateAt(zone: string, now: number): string {
  return new Date(dayOf(zone, now) * DAY).toISOString().slice(0, 10)
}
