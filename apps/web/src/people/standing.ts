/* What admins decided about the reader. Loaded only where there is something to tell. */
import { signal } from '@preact/signals'
import { type Answer, isRefused, request } from '../api/http.ts'

export interface Judgement {
  readonly deed: string
  readonly act: 'mute' | 'rename' | 'ban' | 'close'
  readonly at: number
  readonly until: number | null
  readonly reason: string
  /** The name that was taken away. */
  readonly from: string | null
  readonly isSeen: boolean
  readonly isUndone: boolean
  readonly appeal: { readonly answer: string | null } | null
}

export interface Standing {
  readonly isBanned: boolean
  readonly mutedUntil: number | null
  readonly judgements: readonly Judgement[]
}

/** Undefined until it was loaded. */
export const standing = signal<Standing | undefined>(undefined)

function keep(answer: Answer<Standing>): Answer<Standing> {
  if (!isRefused(answer)) standing.value = answer
  return answer
}

export async function loadStanding(): Promise<Answer<Standing>> {
  return keep(await request<Standing>('GET', '/api/me/standing'))
}

export async function markSeen(): Promise<Answer<Standing>> {
  return keep(await request<Standing>('POST', '/api/me/standing/seen'))
}

export async function appeal(deed: string, text: string): Promise<Answer<Standing>> {
  return keep(await request<Standing>('POST', '/api/me/appeals', { deed, text }))
}

/** What keeps the reader from chatting now. */
export function muteIn(now: Standing | undefined, time: number): Judgement | undefined {
  if (now === undefined || now.mutedUntil === null || now.mutedUntil <= time) return undefined
  return now.judgements.find(({ act, isUndone }) => act === 'mute' && !isUndone)
}
