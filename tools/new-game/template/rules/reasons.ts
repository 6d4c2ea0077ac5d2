/* Why an action is refused, and the number of the rule that refuses. */
export const REASONS = {
  gameOver: null,
  notYourTurn: '2.1',
  tooFewLeft: '2.2',
} as const satisfies Readonly<Record<string, string | null>>

export type Reason = keyof typeof REASONS
