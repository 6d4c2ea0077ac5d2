/* How a page lets people enter an edition: a description of its fields, their names, and a picture beside each. */
import type { ComponentChildren } from 'preact'
import type { Lang } from './lang.ts'

/** The way to a value in an edition: ['quests', 12, 'points']. */
export type EditionPath = readonly (string | number)[]

export type EditionField =
  /** One of a few values, which `value` of the texts names. */
  | { readonly kind: 'choice'; readonly values: readonly (string | number | null)[] }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  /** Some of a few words, each once at most. */
  | { readonly kind: 'set'; readonly values: readonly string[] }
  /** `added`: what a further one is at first. With as many at least as at most, none can be added or removed. */
  | {
      readonly kind: 'list'
      readonly of: EditionField
      readonly least: number
      readonly most: number
      readonly added?: unknown
    }
  | { readonly kind: 'group'; readonly fields: Readonly<Record<string, EditionField>> }
  /** An object whose field `kind` says which others there are; `first` is what one is at first. */
  | {
      readonly kind: 'variants'
      readonly variants: Readonly<
        Record<string, { readonly fields: Readonly<Record<string, EditionField>>; readonly first: object }>
      >
    }

export interface EditionPart {
  /** The field of the edition. */
  readonly name: string
  /** The rule about it. */
  readonly rule: string
  readonly field: EditionField
}

export interface EditionTexts {
  /** Of a part: what it is and where it is printed. */
  title(part: string): string
  hint(part: string): string
  label(path: EditionPath): string
  value(path: EditionPath, value: unknown): string
}

export interface EditionForm {
  readonly parts: readonly EditionPart[]
  texts(language: Lang): Promise<EditionTexts>
  /** What the pictures say must be loaded first. */
  ready(): Promise<void>
  /** Drawn by the game's own components; null where there is none. The edition may be faulty, but its shape is right. */
  picture(path: EditionPath, edition: object): ComponentChildren
}
