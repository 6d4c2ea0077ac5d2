/* The edition that a match is played with, where it is not the one that comes with the game. */
import type { OpenMatch } from './open-match.ts'

export interface PlayedEdition {
  readonly name: string
  readonly edition: object
}

/** An edition is the only option that is an object. */
export function playedEdition(options: object): PlayedEdition | undefined {
  const edition: unknown = Object.values(options).find((value) => typeof value === 'object' && value !== null)
  if (typeof edition !== 'object' || edition === null) return undefined
  return { name: 'name' in edition && typeof edition.name === 'string' ? edition.name : '', edition }
}

/** So that the page of the rulebook can find the values of this match. */
export function rulesQueryOf({ table, local }: Pick<OpenMatch, 'table' | 'local'>): string {
  if (table !== undefined) return `?table=${table.id}`
  return local === undefined ? '' : `?saved=${local.saved.key.peek().id}`
}
