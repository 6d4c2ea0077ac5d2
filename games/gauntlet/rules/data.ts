/** 1.1 Everybody begins with these. */
export const CARDS = [1, 2, 3, 4, 5] as const

export type Card = (typeof CARDS)[number]

/** 4.1 */
export const USUAL_ROUNDS = 3
