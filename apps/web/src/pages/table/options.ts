/* The options of a game as form fields, from the schema in its rules. */
import { type Catalogue, catalogueFrom } from '@logres/board-kit'
import type { OptionWords } from '@logres/words'
import { manifestOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'

interface Common {
  readonly name: string
  readonly description: string
  readonly standard: unknown
  /** The game's texts for it, in the page's language. */
  readonly words: () => OptionWords | undefined
}

export type OptionField = Common &
  (
    | { readonly kind: 'flag' }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    /** Without a form field, like an edition file: shown, but not editable. */
    | { readonly kind: 'other' }
  )

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldOf(name: string, schema: Readonly<Record<string, unknown>>, words: Common['words']): OptionField {
  const { type, description, minimum, maximum, default: standard } = schema
  const common = { name, description: typeof description === 'string' ? description : '', standard, words }
  if (type === 'boolean') return { ...common, kind: 'flag' }
  if (type === 'integer') return { ...common, kind: 'whole', min: Number(minimum ?? 0), max: Number(maximum ?? 1000) }
  if (Array.isArray(schema.enum)) return { ...common, kind: 'choice', choices: schema.enum.map(String) }
  return { ...common, kind: 'other' }
}

type WordsByOption = Readonly<Record<string, OptionWords | undefined>>
const spokenOptions = new Map<string, Catalogue<WordsByOption>>()

function optionWords(game: string): Catalogue<WordsByOption> {
  const { words } = manifestOf(game)
  const found =
    spokenOptions.get(game) ?? catalogueFrom(async (lang): Promise<WordsByOption> => (await words(lang))({}).options)
  spokenOptions.set(game, found)
  return found
}

const known = new Map<string, readonly OptionField[]>()

/** Synchronous, once `fieldsOf` has resolved. */
export function knownFields(game: string): readonly OptionField[] {
  return known.get(game) ?? []
}

/** Loads rules and texts of one game. Options for matches without people are left out. */
export async function fieldsOf(game: string): Promise<readonly OptionField[]> {
  const { rules, machineOptions } = manifestOf(game)
  const words = optionWords(game)
  const [{ options }] = await Promise.all([rules().then((found) => found.game), words.ready()])
  const { properties } = options.schema
  const fields = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) =>
    isObject(schema) && !Object.hasOwn(machineOptions, name) ? [fieldOf(name, schema, () => words.get()[name])] : [],
  )
  known.set(game, fields)
  return fields
}

/** An option without texts shows the description in its schema. */
export function labelOf({ words, description }: OptionField): string {
  return words()?.label ?? description
}

export function hintOf({ words }: OptionField): string | undefined {
  return words()?.hint
}

export function wordText({ words }: OptionField, word: string): string {
  return words()?.values?.[word] ?? word
}

export function valueText(field: OptionField, value: unknown): string {
  if (typeof value === 'boolean') return value ? t().options.yes : t().options.no
  return typeof value === 'string' ? wordText(field, value) : typeof value === 'number' ? String(value) : '…'
}
