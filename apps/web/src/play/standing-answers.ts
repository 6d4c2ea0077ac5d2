/* Standing answers in a local match. In a match on the server, the server applies them. */
import type { Question, StandingQuestion, Tagged } from '@logres/kernel'
import type { StandingAnswers } from './messages.ts'

/** Undefined: ask the person. */
export function standingAnswer(
  questions: readonly StandingQuestion[],
  answers: StandingAnswers,
  { kind, params }: Question,
  isLegal: (action: Tagged) => boolean,
): Tagged | undefined {
  const known = questions.find(({ question }) => question === kind)
  const given = answers[kind]
  if (known === undefined || given === undefined) return undefined
  const rule = given.places[String(params.at)] ?? given.otherwise
  if (rule === 'ask') return undefined
  return rule === 'whenever' && isLegal(known.answer) ? known.answer : known.decline
}
