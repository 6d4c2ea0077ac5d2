import { words } from '../words/en.ts'

/** The components by name, in English: a terminal speaks no other language. */
export const { names } = words({})
