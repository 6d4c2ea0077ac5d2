/* Standing answers: which are allowed, and what they mean when the question comes. */
import type { StandingQuestion } from '@logres/kernel'
import { type Question, type Refusal, refuse, type Tagged } from '@logres/kernel'
import type { StandingAnswers } from '@logres/protocol'

/** Refuses answers about questions or places this game does not have. */
export function checkStandingAnswers(
  questions: readonly StandingQuestion[],
  answers: StandingAnswers,
): Refusal | undefined {
  for (const [name, { places }] of Object.entries(answers)) {
    const known = questions.find(({ question }) => question === name)
    if (known === undefined) return refuse('noStandingAnswer', null, { question: name.slice(0, 40) })
    const unknown = Object.keys(places).find(
      (place) => String(Number(place)) !== place || Number(place) >= known.places,
    )
    if (unknown !== undefined) return refuse('noSuchPlace', null, { place: unknown })
  }
  return undefined
}

/** The standing answer to this question; undefined: ask the person. */
export function standingAnswer(
  questions: readonly StandingQuestion[],
  answers: StandingAnswers,
  { kind, params }: Question,
  isLegal: (action: Tagged) => boolean,
): Tagged | undefined {
  const known = questions.find(({ question }) => question === kind)
  const given = answers[kind]
  if (known === undefined || given === undefined) return undefined
  switch (given.places[String(params.at)] ?? given.otherwise) {
    case 'ask':
      return undefined
    case 'never':
      return known.decline
    // Without the card it is declined, not asked: being asked would reveal the lack of it.
    case 'whenever':
      return isLegal(known.answer) ? known.answer : known.decline
  }
}
