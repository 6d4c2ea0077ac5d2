/* Patches over whole games: each viewer has only what was sent to them, and sees what the game shows them. */
import { isDeepStrictEqual } from 'node:util'
import { CATALOGUE } from '@logres/catalogue'
import { type AnyGame, at, type SeededChance, seededChance, type Viewer } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { diffViews, type Json, type JsonObject, patch } from '../src/patch.ts'

const GAMES = 2
const MOST_ACTIONS = 200
const LARGE_VIEW = 1000

interface ViewerCopy {
  readonly viewer: Viewer
  view: object
  /** The result of the patches. */
  copy: JsonObject
}

interface Tally {
  actions: number
  updates: number
  patchBytes: number
  viewBytes: number
}

describe.each(CATALOGUE.map(({ game, machineOptions }) => ({ id: game.id, game, machineOptions })))('$id', (entry) => {
  const { game, machineOptions } = entry
  test.each([...new Set([game.seats.min, game.seats.max])])(
    'with %i seats: by patches alone everyone sees all',
    (seats) => {
      const tally: Tally = { actions: 0, updates: 0, patchBytes: 0, viewBytes: 0 }
      for (let no = 0; no < GAMES; no++) {
        const chance = seededChance(`patch ${seats} ${no}`)
        const state = game.setup({ ...game.options.defaults, ...machineOptions }, seats, chance)
        const viewers: Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)]
        const viewerCopies = viewers.map((viewer) => {
          const view = game.view(state, viewer)
          return { viewer, view, copy: received(view) }
        })
        for (let n = 0; n < MOST_ACTIONS && playOn(game, state, chance); n++) {
          tally.actions += 1
          for (const viewerCopy of viewerCopies) update(viewerCopy, game.view(state, viewerCopy.viewer), tally)
        }
      }
      expect(tally.actions).toBeGreaterThan(0)
      expect(tally.updates).toBeGreaterThan(tally.actions)
      // Of a small view even a small change is a larger part.
      const isLarge = tally.viewBytes / tally.updates > LARGE_VIEW
      expect(tally.patchBytes / tally.viewBytes).toBeLessThan(isLarge ? 0.2 : 0.5)
    },
  )
})

function playOn(game: AnyGame, state: object, chance: SeededChance): boolean {
  const actors = game.toAct(state)
  if (actors.length === 0) return false
  const actor = at(actors, chance.pick(actors.length, 'who'))
  const legal = game.legal(state, actor)
  game.apply(state, actor, at(legal, chance.pick(legal.length, 'what')), chance, () => {})
  return true
}

function update(viewerCopy: ViewerCopy, view: object, tally: Tally): void {
  const change = diffViews(viewerCopy.view, view)
  if ((change === undefined) !== isDeepStrictEqual(viewerCopy.view, view)) expect.fail('no patch is not no change')
  viewerCopy.view = view
  if (change === undefined) return
  const text = JSON.stringify(change)
  const former = viewerCopy.copy
  viewerCopy.copy = asObject(patch(frozen(former), JSON.parse(text)))
  // Vitest's own comparison takes ten times as long: it is for the message.
  if (!isDeepStrictEqual(viewerCopy.copy, view)) expect(viewerCopy.copy).toStrictEqual(view)
  expectShared(former, viewerCopy.copy)
  tally.updates += 1
  tally.patchBytes += text.length
  tally.viewBytes += JSON.stringify(view).length
}

/** For a screen that redraws only changed objects. */
function expectShared(former: JsonObject, now: JsonObject): void {
  for (const [key, part] of Object.entries(now)) {
    const old = former[key]
    if (old !== part && isDeepStrictEqual(old, part)) expect.fail(`${key} is equal but not the same`)
  }
}

/** Deeply; what is frozen already was shared. */
function frozen<T extends object>(value: T): T {
  if (Object.isFrozen(value)) return value
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}

function received(view: object): JsonObject {
  return asObject(JSON.parse(JSON.stringify(view)))
}

function asObject(value: Json): JsonObject {
  if (typeof value === 'object' && value !== null && !isList(value)) return value
  throw new Error('a view is an object')
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
