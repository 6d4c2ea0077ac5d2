/* The boards there are, each loaded with its game when it is first wanted. */
import type { BoardModule } from './board.ts'

const BOARDS: ReadonlyMap<string, () => Promise<BoardModule>> = new Map([
  ['avalon', async () => (await import('./avalon/index.tsx')).avalonBoard],
  ['tournament', async () => (await import('./tournament/index.tsx')).tournamentBoard],
  ['merlin', async () => (await import('./merlin/index.tsx')).merlinBoard],
])

export function findBoard(game: string): Promise<BoardModule> | undefined {
  return BOARDS.get(game)?.()
}
