/* The rulebook with its figures drawn by the components of the board. */
import { renderBook } from '@logres/board-kit'
import type { Language } from '@logres/words'
import { loadBook } from '../book/index.ts'

export function openBook(language: Language) {
  return renderBook(loadBook(language), import('./figures.tsx'))
}
