/* Whose matches others may search. */
import type { Id, Person } from '../store/store.ts'

/**
 * Matches at public tables stay in the archive, where everybody may come across them; but who hides their history cannot be
 * searched for by name. They find all of their own.
 */
export function maySearchFor(reader: Id | undefined, { id, settings }: Person): boolean {
  return reader === id || !hidesHistory(settings)
}

export function hidesHistory(settings: object): boolean {
  return 'hideHistory' in settings && settings.hideHistory === true
}
