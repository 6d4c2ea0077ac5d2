/** How many can play. */
export const SEATS = { min: 3, max: 6 } as const
