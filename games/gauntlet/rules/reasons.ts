/* Why an action is refused, and the number of the rule that refuses. */
export const REASONS = {
  gameOver: null,
  notAsked: null,
  cardSpent: '2.2',
  alreadyLaid: '2.3',
} as const satisfies Readonly<Record<string, string | null>>

export type Reason = keyof typeof REASONS
