/*
 * In which stages pages show what a step brings: weapon by weapon, then the result. Pages show it at this pace, and the
 * server lets bots and clocks wait as long (platform.ts `revealTime`).
 */
import type { Event } from './events.ts'

export interface EventStage {
  /** So many of the events are told. */
  readonly told: number
  readonly ms: number
}

/** In milliseconds. */
const FACE_DOWN = 900
const WEAPON = 1000
const RESULT = 2500
const THROW = 1500
const TOUCHES = 3500
const OUT = 4000
const BANNERS = 3000

const NONE: readonly EventStage[] = []

/** None: it is shown at once. The last stage tells all. */
export function eventStages(events: readonly Event[]): readonly EventStage[] {
  const all = events.length
  const indexOf = (kind: Event['kind']) => events.findIndex((event) => event.kind === kind)
  if (indexOf('weaponTurned') >= 0) return duelStages(events)
  const touches = indexOf('touchesShown')
  const lot = indexOf('lotDrawn')
  if (touches >= 0 && lot >= 0)
    return [
      { told: lot, ms: TOUCHES },
      { told: all, ms: RESULT },
    ]
  if (touches >= 0) return [{ told: all, ms: TOUCHES }]
  if (events.some((event) => event.kind === 'tokensThrown' && event.thrown !== null)) return [{ told: all, ms: THROW }]
  if (events.some((event) => event.kind === 'announced' && event.out.length > 0)) {
    const isRedealt = indexOf('bannersDealt') >= 0
    return [
      { told: indexOf('announced') + 1, ms: OUT },
      { told: all, ms: isRedealt ? BANNERS : 0 },
    ]
  }
  return NONE
}

/** 6.1 Both have laid, then weapon by weapon; what comes of the last one is told with the result. */
function duelStages(events: readonly Event[]): readonly EventStage[] {
  const weapons = events.flatMap(({ kind }, i) => (kind === 'weaponTurned' ? [i] : []))
  const lot = events.findIndex(({ kind }) => kind === 'lotDrawn')
  return [
    { told: weapons[0] ?? 0, ms: FACE_DOWN },
    ...weapons.map((i) => ({ told: i + 1, ms: WEAPON })),
    ...(lot >= 0 ? [{ told: lot, ms: RESULT }] : []),
    { told: events.length, ms: RESULT },
  ]
}

/** How long pages take to show these events. */
export function revealTime(events: readonly Event[]): number {
  return eventStages(events).reduce((sum, { ms }) => sum + ms, 0)
}
