/* The edition that a match is played with, where it is not the one that comes with the game. */
import { ruleLink } from '@logres/board-kit'
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

/** Where to read the rules of a match: with another edition the page is told of which match, and names the values. */
export function rulesOf({ play, options, table, local }: OpenMatch, no?: string): string {
  const [path, anchor = ''] = no === undefined ? [`/rules/${play.game.id}`] : ruleLink(play.game.id, no).split('#')
  const query =
    playedEdition(options) === undefined
      ? ''
      : table !== undefined
        ? `?table=${table.id}`
        : local !== undefined
          ? `?saved=${local.saved.key.peek().id}`
          : ''
  return `${path}${query}${anchor === '' ? '' : `#${anchor}`}`
}
