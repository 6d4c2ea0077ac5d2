/*
 * 10 What all allies share. Each has a file of its own beside this one: what it is, what it may do, what it does. A player's
 * ally is a name, the tiles left, and marks whose meaning that file tells.
 */
import type { Seat } from '@logres/kernel'
import type { Context } from '../effects.ts'
import type { Frame } from '../frames.ts'
import { type Player, playerAt } from '../state.ts'

export const ALLIES = [
  'tristram',
  'galahad',
  'lamorak',
  'bors',
  'gawain',
  'gaheris',
  'percival',
  'bedivere',
  'lancelot',
  'gareth',
  'geraint',
  'kay',
] as const
export type AllyName = (typeof ALLIES)[number]

/** 10.2 How many tiles each has to spend, to lay out or to earn. */
export const TILES: Readonly<Record<AllyName, number>> = {
  tristram: 6,
  galahad: 6,
  lamorak: 0,
  bors: 3,
  gawain: 3,
  gaheris: 2,
  percival: 8,
  bedivere: 6,
  lancelot: 0,
  gareth: 6,
  geraint: 5,
  kay: 2,
}

export interface Ally {
  readonly name: AllyName
  tiles: number
  readonly marks: number[]
}

export function newAlly(name: AllyName): Ally {
  return { name, tiles: TILES[name], marks: [] }
}

export function copyAlly({ name, tiles, marks }: Ally): Ally {
  return { name, tiles, marks: marks.slice() }
}

export function allyOf({ allies }: Player, name: AllyName): Ally | undefined {
  for (const ally of allies) if (ally.name === name) return ally
  return undefined
}

export function hasTile(player: Player, name: AllyName): boolean {
  return (allyOf(player, name)?.tiles ?? 0) > 0
}

/** 10.2 A used tile leaves the game. */
export function spendTile({ state, emit }: Context, seat: Seat, name: AllyName): Ally {
  const ally = allyOf(playerAt(state, seat), name)
  if (ally === undefined) throw new Error(`seat ${seat} has no ${name}`)
  ally.tiles -= 1
  emit({ kind: 'allyUsed', seat, ally: name })
  if (ally.tiles === 0) dropQuestions(state.frames, name)
  return ally
}

/** Where he is to be asked again already (of a doubled pair), there is nothing left to ask. */
function dropQuestions(frames: Frame[], name: AllyName): void {
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]?.kind === name) frames.splice(i, 1)
}
