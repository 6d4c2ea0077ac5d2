import type { Pace } from '../api/shapes.ts'
import { t } from '../i18n/site.ts'

/** The presets of the server, from the fastest. */
export const PRESETS = {
  quick: { kind: 'live', bank: 300, increment: 10 },
  live: { kind: 'live', bank: 900, increment: 20 },
  slow: { kind: 'live', bank: 1800, increment: 45 },
  daysFast: { kind: 'days', bank: 24, increment: 4, cap: 72 },
  days: { kind: 'days', bank: 72, increment: 12, cap: 120 },
  daysSlow: { kind: 'days', bank: 72, increment: 36, cap: 240 },
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, Pace>>
export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES: readonly PresetName[] = ['quick', 'live', 'slow', 'daysFast', 'days', 'daysSlow', 'none']

export function paceText(pace: Pace): string {
  const words = t().pace
  switch (pace.kind) {
    case 'live':
      return words.liveTimes(Math.round(pace.bank / 60), pace.increment)
    case 'days':
      return words.daysTimes(pace.bank, pace.increment, pace.cap)
    case 'none':
      return words.noTimes
  }
}

/** Shorter: without the cap. */
export function shortPace(pace: Pace): string {
  return pace.kind === 'days' ? t().pace.daysShort(pace.bank, pace.increment) : paceText(pace)
}

export function paceKind({ kind }: Pace): string {
  const words = t().pace
  return kind === 'live' ? words.live : kind === 'days' ? words.days : words.none
}
