/*
 * How large a match is drawn, beyond what the window asks for (design/base.css). Stored in this browser only: screens and eyes at
 * a desk differ from those on a phone.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { readStored, writeStored } from '../local-storage.ts'

/** In per cent. */
export const SIZES = ['90', '100', '115', '130'] as const
export type Size = (typeof SIZES)[number]

const current = signal<Size>(SIZES.find((size) => size === readStored('size')) ?? '100')
export const matchSize: ReadonlySignal<Size> = current

export function setSize(size: Size): void {
  current.value = size
  writeStored('size', size)
}

export function useMatchSize(): void {
  const size = current.value
  useLayoutEffect(() => document.documentElement.style.setProperty('--size', String(Number(size) / 100)), [size])
}
