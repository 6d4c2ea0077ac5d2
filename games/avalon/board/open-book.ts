/* The rulebook with its figures drawn by the components of the board. */
import { drawn } from '@logres/board-kit'
import type { Language } from '@logres/words'
import { loadBook } from '../book/index.ts'

export function openBook(language: Language) {
  return drawn(loadBook(language), import('./figures.tsx'))
}
