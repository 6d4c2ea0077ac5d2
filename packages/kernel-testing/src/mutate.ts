import { at, type Chance } from '@logres/kernel'

const STRANGE: readonly unknown[] = [
  null,
  -1,
  1.5,
  11,
  1e9,
  '',
  'hand',
  'strange',
  true,
  [],
  {},
  [0],
  { kind: 'refusal' },
]

/** A copy of a JSON value with one thing changed: a field altered, dropped, added, or the whole replaced. */
export function mutate(value: unknown, chance: Chance): unknown {
  const strange = () => at(STRANGE, chance.pick(STRANGE.length, 'mutate'))
  if (typeof value !== 'object' || value === null) return strange()
  const fields = Object.entries(value)
  const index = chance.pick(fields.length + 2, 'mutate')
  if (index === fields.length) return { ...value, strange: strange() }
  if (index > fields.length) return strange()
  const [key, old] = at(fields, index)
  if (chance.pick(5, 'mutate') === 0) return Object.fromEntries(fields.filter(([other]) => other !== key))
  return { ...value, [key]: nearby(old, chance) ?? strange() }
}

/** Another value of the same sort: these come closest to slipping through. */
function nearby(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return value + 1 - 2 * chance.pick(2, 'mutate')
  return undefined
}
