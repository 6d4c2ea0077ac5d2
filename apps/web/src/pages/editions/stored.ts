/* The editions that are kept in this browser: one value each, so that two tabs never write over each other's. */
import { isPlainObject, MOST_EDITION_LENGTH } from '@logres/kernel'
import { readStored, writeStored } from '../../local-storage.ts'

export interface StoredEdition {
  readonly id: string
  readonly name: string
  readonly edition: object
}

const PREFIX = 'logres:'

function keyOf(game: string, id: string): string {
  return `edition/${game}/${id}`
}

export function newEditionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}

export function readEdition(game: string, id: string): StoredEdition | undefined {
  const edition = parseEdition(readStored(keyOf(game, id)) ?? '')
  return edition && { id, name: nameOf(edition), edition }
}

export function nameOf(edition: object): string {
  return 'name' in edition && typeof edition.name === 'string' ? edition.name : ''
}

/** A text of reasonable length that holds an object; whether that is an edition is for the game to say. */
export function parseEdition(text: string): object | undefined {
  if (text.length > 4 * MOST_EDITION_LENGTH) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isPlainObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether it is kept now. */
export function writeEdition(game: string, id: string, edition: object): boolean {
  writeStored(keyOf(game, id), JSON.stringify(edition))
  return readStored(keyOf(game, id)) !== undefined
}

export function deleteEdition(game: string, id: string): void {
  writeStored(keyOf(game, id), undefined)
}

/** By name. */
export function listEditions(game: string): readonly StoredEdition[] {
  const start = PREFIX + keyOf(game, '')
  return allKeys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => readEdition(game, key.slice(start.length)) ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

function allKeys(): readonly string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
  } catch {
    return []
  }
}
