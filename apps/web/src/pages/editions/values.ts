/* Values at a path of an edition: to read, to change in a copy, and to compare. */
import type { EditionField, EditionForm, EditionPath } from '@logres/board-kit'

export function valueAt(value: unknown, path: EditionPath): unknown {
  let found = value
  for (const step of path) found = stepInto(found, step)
  return found
}

function stepInto(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
  return Object.entries(value).find(([key]) => key === String(step))?.[1]
}

/** A copy with another value at that place. */
export function changedAt(value: unknown, [step, ...rest]: EditionPath, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) return value.with(Number(step), changedAt(value[Number(step)], rest, next))
  const object = typeof value === 'object' && value !== null ? value : {}
  return { ...object, [step]: changedAt(stepInto(object, step), rest, next) }
}

/** "quests[12].points" */
export function written(path: EditionPath): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')
}

export function anchorOf(path: EditionPath): string {
  return `edition-${path.join('-')}`
}

/** The path that is written like this: "quests[12].points". */
export function pathIn(where: string): EditionPath {
  return where
    .split(/[.[\]]/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) && where.includes(`[${step}]`) ? Number(step) : step))
}

/** The places where two editions differ, as few as possible: of a list of another length the list itself. */
export function differences(ours: unknown, theirs: unknown, path: EditionPath = []): readonly EditionPath[] {
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return []
  if (Array.isArray(ours) && Array.isArray(theirs) && ours.length === theirs.length) {
    return ours.flatMap((each: unknown, i) => differences(each, theirs[i], [...path, i]))
  }
  if (isObject(ours) && isObject(theirs)) {
    const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)])
    return [...keys].flatMap((key) => differences(ours[key], theirs[key], [...path, key]))
  }
  return [path]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What the form says of the field at a path. */
export function fieldAt({ parts }: EditionForm, [part, ...rest]: EditionPath): EditionField | undefined {
  return fieldIn(parts.find(({ name }) => name === part)?.field, rest)
}

function fieldIn(field: EditionField | undefined, [step, ...rest]: EditionPath): EditionField | undefined {
  if (field === undefined || step === undefined) return field
  switch (field.kind) {
    case 'list':
      return fieldIn(field.of, rest)
    case 'group':
      return fieldIn(field.fields[step], rest)
    case 'variants': {
      // Fields of the same name are alike.
      const variant = Object.values(field.variants).find(({ fields }) => Object.hasOwn(fields, step))
      return fieldIn(variant?.fields[step], rest)
    }
    default:
      return undefined
  }
}
