/* What is said whichever game is played, in English and at once: for servers and terminals. */
import { general } from './en/general.ts'

export const english = general
export const { sayRefusal, sayFault, sayOutcome } = general
