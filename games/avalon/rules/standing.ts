/* What can be answered beforehand, so that a match over days need not stop at each attack (5.2, 6.4). */
import { SAY } from './actions.ts'
import { ROW } from './data.ts'

export const STANDING = [
  { question: 'answerSpell', answer: SAY.counterSpell, decline: SAY.decline, places: ROW },
  { question: 'answerAttack', answer: SAY.resist, decline: SAY.decline, places: ROW },
] as const
