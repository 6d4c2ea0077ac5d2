/* What an edition can leave out: then it is as here. Reconstructed but for the dragon. */

/** 1.1 The animals of the provinces, in the order of COLOURS; an edition may say otherwise. */
export const ANIMALS = ['dragon', 'dove', 'fish', 'snake', 'fox', 'eagle'] as const
export type Animal = (typeof ANIMALS)[number]

/** 6.0 What a flag does, in the order of COLOURS; an edition may say otherwise. */
export const FLAG_EFFECTS = ['repel', 'secondQuest', 'backwards', 'turnDie', 'borrow', 'cross'] as const
export type FlagEffect = (typeof FLAG_EFFECTS)[number]

export type Back = 'A' | 'B'

/** 10.1 In the order of ALLIES. Reconstructed; an edition may say otherwise. */
export const BACKS: readonly Back[] = ['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'B', 'B']
