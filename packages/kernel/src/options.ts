/* A game's options: small typed fields, from which the JSON Schema for forms and docs is made. */

import { type Refusal, refuse } from './game.ts'
import { isPlainObject } from './plain-json.ts'
import { isOneOf, isWhole } from './shape.ts'

export interface Field<T> {
  readonly schema: Readonly<Record<string, unknown>>
  fits(value: unknown): value is T
  /** More about a value that does not fit than that. */
  whyNot?(value: unknown): Refusal | undefined
}

export interface OptionsSpec<Options extends object> {
  readonly schema: Readonly<Record<string, unknown>>
  readonly defaults: Options
  /** What a table means that does not name these options. They came later: tables of before must stay as they are. */
  readonly implied: Partial<Options>
  /** Any value may be given; fields left out take their default. Implied values are left out. */
  read(value: unknown): { readonly kind: 'options'; readonly options: Options } | Refusal
}

export function flag(description: string): Field<boolean> {
  return {
    schema: { type: 'boolean', description },
    fits: (value): value is boolean => typeof value === 'boolean',
  }
}

/** `common`: the values that forms offer. Others are accepted too. */
export function whole(description: string, least: number, most: number, common?: readonly number[]): Field<number> {
  return {
    schema: {
      ...{ type: 'integer', minimum: least, maximum: most, description },
      ...(common !== undefined && { examples: common }),
    },
    fits: isWhole(least, most),
  }
}

export function oneOf<const T extends string>(description: string, words: readonly T[]): Field<T> {
  return {
    schema: { type: 'string', enum: words, description },
    fits: isOneOf(words),
  }
}

export function optionsSpec<Options extends object>(
  defaults: Options,
  fields: { readonly [Key in keyof Options]-?: Field<Options[Key]> },
  implied: Partial<Options> = {},
): OptionsSpec<Options> {
  const isKey = (key: string): key is keyof Options & string => Object.hasOwn(fields, key)
  const keys = Object.keys(fields).filter(isKey)
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        keys.map((key) => [key, { ...fields[key].schema, default: defaults[key] ?? implied[key] }]),
      ),
    },
    defaults,
    implied,
    read(value) {
      if (!isPlainObject(value)) return refuse('optionsNotAnObject')
      const options = { ...defaults }
      for (const key of Object.keys(value)) {
        if (!isKey(key)) return refuse('optionUnknown', null, { option: key.slice(0, 40) })
        const given = value[key]
        if (!fields[key].fits(given)) return fields[key].whyNot?.(given) ?? refuse('optionBad', null, { option: key })
        if (given !== implied[key]) options[key] = given
      }
      return { kind: 'options', options }
    },
  }
}
