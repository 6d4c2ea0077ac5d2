/* The English texts that do not depend on the game, loaded at once: for servers and terminals. */
import { general } from './en/general.ts'

export const english = general
export const { sayRefusal, sayFault, sayOutcome } = general
