/* The options of a game as form fields, from the schema in its rules. */
import { type Catalogue, catalogueFrom } from '@logres/board-kit'
import type { OptionWords } from '@logres/words'
import { manifestOf } from '../../games.ts'
import { t } from '../../i18n/site.ts'

interface Common {
  readonly game: string
  readonly name: string
  readonly description: string
  readonly standard: unknown
  /** The game's texts for it, in the page's language. */
  readonly words: () => OptionWords | undefined
  /** Whether the game can be set up like this, all other options being as usual. */
  isFor(value: unknown, seats: number): boolean
}

export type OptionField = Common &
  (
    | { readonly kind: 'flag' }
    | {
        readonly kind: 'whole'
        readonly min: number
        readonly max: number
        /** The usual values; none: any number may be typed. */
        readonly choices: readonly number[]
      }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    /** An edition: ours, or one that is kept on this device. */
    | { readonly kind: 'other' }
  )

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Known = Pick<Common, 'game' | 'name' | 'words' | 'isFor'>

function fieldOf(known: Known, schema: Readonly<Record<string, unknown>>): OptionField {
  const { type, description, minimum, maximum, examples, default: standard } = schema
  const common = { ...known, description: typeof description === 'string' ? description : '', standard }
  if (type === 'boolean') return { ...common, kind: 'flag' }
  if (type === 'integer') {
    const choices = Array.isArray(examples) ? examples.map(Number) : []
    return { ...common, kind: 'whole', min: Number(minimum ?? 0), max: Number(maximum ?? 1000), choices }
  }
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
  const [{ options, checkSetup }] = await Promise.all([rules().then((found) => found.game), words.ready()])
  const { properties } = options.schema
  const fields = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) => {
    if (!isObject(schema) || Object.hasOwn(machineOptions, name)) return []
    const isFor = (value: unknown, seats: number) =>
      checkSetup({ ...options.defaults, [name]: value }, seats) === undefined
    return [fieldOf({ game, name, isFor, words: () => words.get()[name] }, schema)]
  })
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

/** With its unit. */
export function numberText({ words }: OptionField, value: number, seats: number): string {
  return words()?.number?.(value, seats) ?? String(value)
}

export function valueText(field: OptionField, value: unknown, seats: number): string {
  if (typeof value === 'boolean') return value ? t().options.yes : t().options.no
  if (typeof value === 'number') return numberText(field, value, seats)
  if (isObject(value)) return typeof value.name === 'string' ? value.name : '…'
  return typeof value === 'string' ? wordText(field, value) : '…'
}

/** The numbers to choose from at a table of this size; the one that is set is among them. */
export function numbersFor(field: OptionField, value: unknown, seats: number): readonly number[] {
  if (field.kind !== 'whole') return []
  const choices = field.choices.filter((choice) => field.isFor(choice, seats))
  return typeof value !== 'number' || choices.includes(value) || !field.isFor(value, seats)
    ? choices
    : [...choices, value]
}

/** Without what was chosen for a table of another size. */
export function optionsFor(
  fields: readonly OptionField[],
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Readonly<Record<string, unknown>> {
  const isFor = ([name, value]: readonly [string, unknown]) =>
    fields.find((field) => field.name === name)?.isFor(value, seats) !== false
  return Object.fromEntries(Object.entries(options).filter(isFor))
}
