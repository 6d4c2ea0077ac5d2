/* Quiet hours and vacations of the account. Invalid values are ignored. */
import { type Answer, isRefused, request } from './http.ts'

export interface Quiet {
  readonly from: string
  readonly to: string
  readonly zone: string
}

export interface Vacation {
  readonly from: string
  readonly to: string
}

export interface TimeOff {
  readonly quiet: Quiet | null
  readonly vacation: readonly Vacation[]
}

const PATH = '/api/me/settings'

export async function loadTimeOff(): Promise<Answer<TimeOff>> {
  return parseTimeOff(await request<object>('GET', PATH))
}

export async function saveTimeOff(changes: Partial<TimeOff>): Promise<Answer<TimeOff>> {
  return parseTimeOff(await request<object>('PUT', PATH, changes))
}

function parseTimeOff(answer: Answer<object>): Answer<TimeOff> {
  if (isRefused(answer)) return answer
  const { quiet, vacation }: { readonly quiet?: unknown; readonly vacation?: unknown } = answer
  return {
    quiet: isPeriod(quiet) && 'zone' in quiet && typeof quiet.zone === 'string' ? { ...quiet, zone: quiet.zone } : null,
    vacation: Array.isArray(vacation) ? vacation.filter(isPeriod) : [],
  }
}

function isPeriod(value: unknown): value is Vacation {
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value)) return false
  return typeof value.from === 'string' && typeof value.to === 'string'
}
