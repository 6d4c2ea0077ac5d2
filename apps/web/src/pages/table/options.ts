/* The options of a game as fields of a form, from the schema that the rules bring along. */
import type { AnyGame } from '@logres/kernel'
import type { GameId } from '../../games.ts'
import { t } from '../../i18n/site.ts'

export type OptionField = { readonly name: string; readonly description: string; readonly standard: unknown } & (
  | { readonly kind: 'flag' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** What a form has no field for: an edition file. It is shown, and left as it is. */
  | { readonly kind: 'other' }
)

/** Rules are loaded for one game at a time. */
const GAMES: Readonly<Record<GameId, () => Promise<Pick<AnyGame, 'options'>>>> = {
  avalon: async () => (await import('@logres/avalon')).avalon,
  tournament: async () => (await import('@logres/tournament')).tournament,
  merlin: async () => (await import('@logres/merlin')).merlin,
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldOf(name: string, schema: Readonly<Record<string, unknown>>): OptionField {
  const { type, description, minimum, maximum } = schema
  const common = { name, description: typeof description === 'string' ? description : '', standard: schema.default }
  if (type === 'boolean') return { ...common, kind: 'flag' }
  if (type === 'integer') return { ...common, kind: 'whole', min: Number(minimum ?? 0), max: Number(maximum ?? 1000) }
  if (Array.isArray(schema.enum)) return { ...common, kind: 'words', words: schema.enum.map(String) }
  return { ...common, kind: 'other' }
}

/** Options for games without people have no place in a form for people. */
const FOR_MACHINES: readonly string[] = ['turnLimit']

const known = new Map<GameId, readonly OptionField[]>()

/** Once `fieldsOf` has answered, at once. */
export function knownFields(game: GameId): readonly OptionField[] {
  return known.get(game) ?? []
}

export async function fieldsOf(game: GameId): Promise<readonly OptionField[]> {
  const { options } = await GAMES[game]()
  const { properties } = options.schema
  const fields = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) =>
    isObject(schema) && !FOR_MACHINES.includes(name) ? [fieldOf(name, schema)] : [],
  )
  known.set(game, fields)
  return fields
}

function said(words: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const text = words[key]
  return typeof text === 'string' ? text : undefined
}

/** A new option without words of ours yet shows what the rules call it. */
export function labelOf({ name, description }: OptionField): string {
  return said(t().options, name) ?? description
}

export function hintOf({ name }: OptionField): string | undefined {
  return said(t().options, `${name}Hint`)
}

export function wordText(word: string): string {
  return said(t().options.words, word) ?? word
}

export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? t().options.yes : t().options.no
  return typeof value === 'string' ? wordText(value) : typeof value === 'number' ? String(value) : '…'
}
