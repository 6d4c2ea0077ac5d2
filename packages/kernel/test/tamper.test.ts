/*
 * Whatever is changed in a record, import or verification says so, and says where: every leaf, every field taken away
 * or added, every list with an element dropped, doubled or exchanged.
 */
import { describe, expect, test } from 'vitest'
import { canonical, importRecord, isRefusal, verifyRecord } from '../src/index.ts'
import { asJson, changed, isObject, type Json, otherLeaves, otherLists, type Path, places } from './json-walk.ts'
import { finishedSealed, finishedSeeded, unfinishedSealed } from './sample-records.ts'
import { pebbles } from './toy-game.ts'

type Place = 'table' | 'outcome' | 'kind' | 'record' | number

const PLACE_OF_FIELD: Readonly<Record<string, Place>> = {
  kind: 'kind',
  table: 'table',
  tableHash: 'table',
  secret: 'table',
  nonces: 'table',
  salts: 'table',
  entries: 'record',
  chain: 'record',
  outcome: 'outcome',
  state: 'outcome',
}

/** Where a change at this path lies. */
function placeOf([field, index]: Path): Place {
  if (typeof index === 'number' && (field === 'entries' || field === 'chain' || field === 'salts')) return index
  return PLACE_OF_FIELD[String(field)] ?? 'record'
}

/** Where the kernel says that the record is wrong; undefined if it finds nothing wrong. */
function reported(document: Json): { place: Place; code: string } | undefined {
  const record = importRecord(document)
  if (isRefusal(record)) {
    const { where = 'kind', field } = record.params
    const path = where === 'record' ? String(field) : String(where)
    const [, name = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? []
    return { place: placeOf(index === undefined ? [name] : [name, Number(index)]), code: record.code }
  }
  const verdict = verifyRecord(pebbles, record)
  return verdict.kind === 'verified' ? undefined : { place: verdict.where, code: verdict.code }
}

/** One line for each change that slipped through, threw, or was reported at another place. */
function misjudged(document: Json, expected: Place, what: string): string[] {
  try {
    const report = reported(document)
    if (report === undefined) return [`${what}: not noticed`]
    if (report.code === '') return [`${what}: no code`]
    return report.place === expected ? [] : [`${what}: ${report.code} at ${report.place}, not at ${expected}`]
  } catch (error) {
    return [`${what}: threw ${error}`]
  }
}

describe.each([
  ['finished and sealed', asJson(finishedSealed().record), asJson(finishedSeeded().record)],
  ['finished with a seed', asJson(finishedSeeded().record), asJson(finishedSealed().record)],
  ['unfinished and sealed', asJson(unfinishedSealed().record), asJson(finishedSealed().record)],
])('tampering with a record, %s', (_, document, other) => {
  const all = [...places(document)]
  const leaves = all.filter(({ value }) => typeof value !== 'object' || value === null)

  test('untouched it verifies, and there is much to change', () => {
    expect(reported(document)).toBeUndefined()
    expect(leaves.length).toBeGreaterThan(250)
  })

  test('every leaf', () => {
    const wrong = leaves.flatMap(({ path, value }) =>
      otherLeaves(value).flatMap((leaf) =>
        misjudged(
          changed(document, path, () => leaf),
          placeOf(path),
          `${path.join('.')} = ${JSON.stringify(leaf)}`,
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('every container replaced by something else', () => {
    const wrong = all.flatMap(({ path, value }) => {
      if (typeof value !== 'object' || value === null || path.length === 0) return []
      const values: Json[] = [null, 'x', 7, [], {}, [null], { kind: 'x' }]
      return values
        .filter((instead) => canonical(instead) !== canonical(value))
        .flatMap((instead) => {
          const forged = changed(document, path, () => instead)
          const what = `${path.join('.')} = ${JSON.stringify(instead)}`
          if (path.length > 1 || path[0] === 'table') return misjudged(forged, placeOf(path), what)
          // A whole list of entries or links: whichever of them is missed first.
          return reported(forged) === undefined ? [`${what}: not noticed`] : []
        })
    })
    expect(wrong).toEqual([])
  })

  test('every field taken away', () => {
    const wrong = all.flatMap(({ path }) =>
      typeof path.at(-1) !== 'string'
        ? []
        : misjudged(
            changed(document, path, () => undefined),
            placeOf(path),
            `without ${path.join('.')}`,
          ),
    )
    expect(wrong).toEqual([])
  })

  test.each(['extra', 'constructor', '__proto__'])('a field "%s" added to every object', (key) => {
    const field = asJson(JSON.parse(`{"${key}":1}`))
    const wrong = all.flatMap(({ path, value }) => {
      if (!isObject(value) || path.length === 0) return []
      const more = Object.fromEntries([...Object.entries(value), ...Object.entries(isObject(field) ? field : {})])
      return misjudged(
        changed(document, path, () => more),
        placeOf(path),
        `${path.join('.')} with ${key}`,
      )
    })
    expect(wrong).toEqual([])
    const top = isObject(document) ? { ...document, extra: null } : null
    expect(importRecord(top)).toMatchObject({ code: 'fieldUnknown', params: { where: 'record', field: 'extra' } })
  })

  test('every list with an element dropped, doubled or exchanged', () => {
    const wrong = all.flatMap(({ path, value }) => {
      if (!Array.isArray(value)) return []
      return otherLists(value)
        .filter(({ list }) => canonical(list) !== canonical(value))
        .flatMap(({ list, first, how }) => {
          const expected = placeOf([...path, first])
          return misjudged(
            changed(document, path, () => list),
            expected,
            `${path.join('.')} ${how}`,
          )
        })
    })
    expect(wrong).toEqual([])
  })

  test('an entry of another match', () => {
    const wrong = entriesOf(other).flatMap((entry, n) => {
      const mine = entriesOf(document)[n]
      if (mine === undefined || canonical(mine) === canonical(entry)) return []
      return misjudged(
        changed(document, ['entries', n], () => entry),
        n,
        `entries.${n} of another match`,
      )
    })
    expect(wrong).toEqual([])
  })
})

function entriesOf(document: Json): Json[] {
  return isObject(document) && Array.isArray(document.entries) ? document.entries : []
}
