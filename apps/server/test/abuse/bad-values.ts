/* Bad values: made from schemas and then spoiled, or random. */
import { at, type Chance } from '@logres/kernel'

/** The part of JSON Schema used to make values. */
export interface Schema {
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** Existing ids, many of them other people's. */
export interface Pool {
  readonly ids: string[]
}

export const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    -0.5,
    1.5,
    1e308,
    2 ** 53,
    99,
    '',
    ' ',
    'a',
    '\u0000',
    '\ud800',
    '\u202e',
    '%00',
    '../..',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(5000),
    "'; DROP TABLE people; --",
    '<script>',
    '{{7*7}}',
    'null',
  ],
  ...[[], {}, [[[[]]]], [null], { length: 1e9 }, { kind: 'act' }, { toString: 1 }, { toJSON: 1 }, { valueOf: {} }],
  ...['2026-02-30', 'NaN', '1e9', 'é'.repeat(100), '👑', '\ufeff', 'a\nb', 'a\r\nSet-Cookie: logres=x'],
]

export function any<T>(chance: Chance, list: readonly T[]): T {
  return at(list, chance.pick(list.length, 'any'))
}

/** One in so many. */
export function seldom(chance: Chance, often: number): boolean {
  return chance.pick(often, 'seldom') === 0
}

export function bytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.pick(256, 'byte')))
}

const WORDS = [
  'avalon',
  'merlin',
  'tournament',
  'page',
  'squire',
  'live',
  'none',
  'days',
  'public',
  'invite',
  'Gawain',
  'UTC',
]

/** A value that fits the schema, as far as that is easy to tell. */
export function fitting(schema: Schema, chance: Chance, pool: Pool): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return any(chance, schema.enum)
  if (schema.anyOf !== undefined) return fitting(any(chance, schema.anyOf), chance, pool)
  switch (Array.isArray(schema.type) ? any(chance, schema.type) : schema.type) {
    case 'object':
      return objectFor(schema, chance, pool)
    case 'array': {
      const least = schema.minItems ?? 0
      const length = least + chance.pick(Math.min(8, (schema.maxItems ?? 8) - least + 1), 'length')
      return Array.from({ length }, () => fitting(schema.items ?? {}, chance, pool))
    }
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? 0
      return least + chance.pick(Math.min((schema.maximum ?? least + 1000) - least + 1, 1e6), 'number')
    }
    case 'boolean':
      return seldom(chance, 2)
    case 'null':
      return null
    case 'string':
      return textFor(schema, chance, pool)
    default:
      return any(chance, ODD_VALUES)
  }
}

function objectFor(
  { properties = {}, patternProperties = {}, required = [] }: Schema,
  chance: Chance,
  pool: Pool,
): object {
  const named = Object.entries(properties).flatMap(([name, schema]) =>
    required.includes(name) || seldom(chance, 2) ? [[name, fitting(schema, chance, pool)] as const] : [],
  )
  const others = Object.values(patternProperties).map(
    (schema) =>
      [
        ...([
          any(chance, ['answerAttack', '3', 'x', '__proto__', 'constructor']),
          fitting(schema, chance, pool),
        ] as const),
      ] as const,
  )
  const free = Object.keys(properties).length === 0 ? [[any(chance, WORDS), any(chance, ODD_VALUES)] as const] : []
  return Object.fromEntries([...named, ...others, ...free])
}

function textFor({ pattern, maxLength = 40 }: Schema, chance: Chance, { ids }: Pool): string {
  if (pattern?.includes('{64}') === true) return bytes(chance, 32).toString('hex')
  if (pattern !== undefined || seldom(chance, 2)) return any(chance, ids)
  return any(chance, [...WORDS, bytes(chance, 1 + chance.pick(20, 'length')).toString('base64url')]).slice(0, maxLength)
}

/** The same with one fault, at any depth: wrong type, missing, extra, or too long. */
export function spoiled(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && !seldom(chance, 4)) {
    const i = chance.pick(value.length, 'where')
    return seldom(chance, 8) ? Array(500).fill(value[i]) : value.with(i, spoiled(value[i], chance))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || seldom(chance, 8))
    return any(chance, ODD_VALUES)
  const fields = Object.entries(value)
  if (fields.length === 0 || seldom(chance, 4)) return { ...value, [any(chance, WORDS)]: any(chance, ODD_VALUES) }
  const i = chance.pick(fields.length, 'field')
  const [name, old] = at(fields, i)
  if (seldom(chance, 4)) return Object.fromEntries(fields.toSpliced(i, 1))
  return Object.fromEntries(fields.with(i, [name, spoiled(old, chance)]))
}

/** JSON with keys special to JavaScript: written by hand, since no object can have them. */
export function poisoned(value: unknown, chance: Chance): string {
  const text = JSON.stringify(value) ?? 'null'
  const poison = any(chance, [
    '"__proto__":{"role":"admin","kind":"act"}',
    '"constructor":{"prototype":{"role":"admin"}}',
    '"__proto__":null',
    '"__defineGetter__":1',
    '"hasOwnProperty":1',
    '"kind":"act","kind":"resign"',
  ])
  return text.startsWith('{') ? `{${poison}${text === '{}' ? '' : ','}${text.slice(1)}` : `{${poison},"value":${text}}`
}

/** Text that is broken, endless, or deeply nested. */
export function noise(chance: Chance): string | Buffer {
  const depth = 1 + chance.pick(7000, 'depth')
  return any<() => string | Buffer>(chance, [
    () => bytes(chance, 1 + chance.pick(300, 'length')),
    () => bytes(chance, 1 + chance.pick(60, 'length')).toString('latin1'),
    () => `${'['.repeat(depth)}${']'.repeat(depth)}`,
    () => `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`,
    () => '['.repeat(depth),
    () => `"${'\\u0000'.repeat(chance.pick(2000, 'length'))}"`,
    () => '{"kind":"act","key":"k","ask":1e400,"action":{"kind":"x"}}',
    () => `${'1'.repeat(5000)}`,
    () => '{"kind":',
    () => '\ufeff{}',
    () => '',
    () => 'null',
    () => 'NaN',
  ])()
}
