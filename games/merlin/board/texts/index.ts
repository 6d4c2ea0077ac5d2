/* What the board says itself, and the words of the game: those of the edition on this table. */

import { catalogue, withWords } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { type Item, type Layout, layoutOf, merlin, type Options, type Province } from '../../rules/index.ts'
import { fetchWords, type MerlinNames, type MerlinWords } from '../../words/index.ts'
import type { Messages } from './en.ts'
import { partsReady } from './parts.ts'

const own = withWords(
  catalogue<Messages>({
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    de: () => import('./de.ts'),
    it: () => import('./it.ts'),
  }),
  fetchWords,
)

export const { texts } = own

const table = signal<Options>(merlin.options.defaults)

/** A page shows one table: what is printed on its components is said and drawn everywhere on it. */
export function showEdition(options: Options): void {
  table.value = options
}

export function layout(): Layout {
  return layoutOf(table.value)
}

export function words(): MerlinWords {
  return own.words()(table.value)
}

export function names(): MerlinNames {
  return words().names
}

export async function textsReady(): Promise<void> {
  await Promise.all([own.textsReady(), partsReady()])
}

/** "black shield" */
export function itemTitle(item: Item, province: Province): string {
  return names()
    .quest({ conditions: [{ kind: 'item', item, province }] })
    .replace(/^\S+ /, '')
}
