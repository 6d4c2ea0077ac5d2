/* An edition in a link: packed into the part after #, which browsers send to no server. */
import { MOST_EDITION_LENGTH } from '@logres/kernel'
import { parseEdition } from './stored.ts'

const MARK = '#edition='

export async function linkTo(game: string, edition: object): Promise<string> {
  const packed = await packedBytes(
    new TextEncoder().encode(JSON.stringify(edition)),
    new CompressionStream('deflate-raw'),
  )
  const text = btoa(String.fromCharCode(...packed))
  return `${location.origin}/editions/${game}${MARK}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Undefined if the address holds none, null if what it holds cannot be read. */
export async function editionInLink(hash: string): Promise<object | null | undefined> {
  if (!hash.startsWith(MARK)) return undefined
  try {
    const text = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0))
    const unpacked = await packedBytes(bytes, new DecompressionStream('deflate-raw'))
    return parseEdition(new TextDecoder().decode(Uint8Array.from(unpacked))) ?? null
  } catch {
    return null
  }
}

/** Ends with an error as soon as more comes out than an edition can be. */
async function packedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<number[]> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader()
  const all: number[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return all
    all.push(...value)
    if (all.length > 4 * MOST_EDITION_LENGTH) throw new RangeError('too long')
  }
}
