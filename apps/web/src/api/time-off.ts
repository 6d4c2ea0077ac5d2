/* What the account knows of when its owner rests. What does not fit is as if it had not come. */
import { type Answer, ask, isRefused } from './http.ts'

export interface Quiet {
  readonly from: string
  readonly to: string
  readonly zone: string
}

export interface Vacation {
  readonly from: string
  readonly to: string
}

export interface Rests {
  readonly quiet: Quiet | null
  readonly vacation: readonly Vacation[]
}

const PATH = '/api/me/settings'

export async function readRests(): Promise<Answer<Rests>> {
  return restsIn(await ask<object>('GET', PATH))
}

export async function changeRests(wish: Partial<Rests>): Promise<Answer<Rests>> {
  return restsIn(await ask<object>('PUT', PATH, wish))
}

function restsIn(answer: Answer<object>): Answer<Rests> {
  if (isRefused(answer)) return answer
  const { quiet, vacation }: { readonly quiet?: unknown; readonly vacation?: unknown } = answer
  return {
    quiet: isSpan(quiet) && 'zone' in quiet && typeof quiet.zone === 'string' ? { ...quiet, zone: quiet.zone } : null,
    vacation: Array.isArray(vacation) ? vacation.filter(isSpan) : [],
  }
}

function isSpan(value: unknown): value is Vacation {
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value)) return false
  return typeof value.from === 'string' && typeof value.to === 'string'
}
