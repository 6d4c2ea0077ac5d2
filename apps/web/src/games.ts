/* What the pages say about the games before any rule is loaded. */
export const GAME_IDS = ['avalon', 'tournament', 'merlin'] as const
export type GameId = (typeof GAME_IDS)[number]

export interface GameFacts {
  readonly id: GameId
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  /** 1 to 5. */
  readonly weight: number
}

export const GAMES: readonly GameFacts[] = [
  { id: 'avalon', seats: { min: 2, max: 2 }, minutes: 45, weight: 2 },
  { id: 'tournament', seats: { min: 3, max: 6 }, minutes: 60, weight: 3 },
  { id: 'merlin', seats: { min: 2, max: 4 }, minutes: 90, weight: 4 },
]

export const LEVELS = ['page', 'squire', 'knight', 'champion'] as const
export type Level = (typeof LEVELS)[number]

export function isGameId(text: string | undefined | null): text is GameId {
  return GAME_IDS.some((id) => id === text)
}

export function isLevel(text: string | undefined | null): text is Level {
  return LEVELS.some((level) => level === text)
}

export function factsOf(id: GameId): GameFacts {
  const facts = GAMES.find((game) => game.id === id)
  if (facts === undefined) throw new Error(`no game ${id}`)
  return facts
}
