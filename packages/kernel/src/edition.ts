/*
 * An edition is what is printed on the components of one box: a value of an option, in the place of the one that comes with the
 * game. Who reviews one says what is wrong and what is only unusual, and where.
 */
import { type Refusal, refuse } from './game.ts'
import type { Field } from './options.ts'
import { isPlainObject } from './plain-json.ts'

/** An error bars the edition from play, a warning does not. */
export interface Finding {
  readonly level: 'error' | 'warning'
  /** "quests[12].points"; empty for the whole. */
  readonly where: string
  /** Code, rule and numbers for the sentence. */
  readonly refusal: Refusal
}

export interface EditionReview<Edition> {
  /** Undefined if anything is wrong with it. */
  readonly edition: Edition | undefined
  readonly findings: readonly Finding[]
}

/** The most that an edition may take as JSON text. Several times what one of the games needs. */
export const MOST_EDITION_LENGTH = 32_000

/** What every table plays with that names no other edition. */
export const OUR_EDITION = 'reconstructed'

export function errorAt(where: string, refusal: Refusal): Finding {
  return { level: 'error', where, refusal }
}

export function warningAt(where: string, refusal: Refusal): Finding {
  return { level: 'warning', where, refusal }
}

/** Reads the shape of any value, and if that is right lets `check` look at what it says. */
export function reviewWith<Edition>(
  value: unknown,
  read: (value: unknown) => Refusal | { readonly kind: 'edition'; readonly edition: Edition },
  check: (edition: Edition) => readonly Finding[],
): EditionReview<Edition> {
  if (isPlainObject(value) && isTooLong(value)) {
    const refusal = refuse('editionTooLong', null, { most: MOST_EDITION_LENGTH })
    return { edition: undefined, findings: [errorAt('', refusal)] }
  }
  const found = read(value)
  if (found.kind === 'refusal') {
    const { where, field } = found.params
    const place = [where, field].filter((part) => typeof part === 'string' && part !== 'edition').join('.')
    return { edition: undefined, findings: [errorAt(place, found)] }
  }
  const findings = check(found.edition)
  return { edition: findings.some(isError) ? undefined : found.edition, findings }
}

/** What cannot be written as JSON is somebody else's matter: reading says what is wrong with it. */
function isTooLong(value: object): boolean {
  try {
    return JSON.stringify(value).length > MOST_EDITION_LENGTH
  } catch {
    return false
  }
}

export function isError({ level }: Finding): boolean {
  return level === 'error'
}

/** For an option: the first error, as a refusal. */
export function firstError({ findings }: EditionReview<unknown>): Refusal | undefined {
  return findings.find(isError)?.refusal
}

/** An option whose value is our edition by its name, or another one as a whole. */
export function editionField<Edition extends object>(
  description: string,
  review: (value: unknown) => EditionReview<Edition>,
): Field<typeof OUR_EDITION | Edition> {
  return {
    schema: { description, anyOf: [{ const: OUR_EDITION }, { type: 'object' }] },
    fits: (value): value is typeof OUR_EDITION | Edition =>
      value === OUR_EDITION || review(value).edition !== undefined,
    whyNot: (value) => (isPlainObject(value) ? firstError(review(value)) : undefined),
  }
}
