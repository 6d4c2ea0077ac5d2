/* The small boards of the games, each loaded when it is first shown. */
import type { SmallBoardModule } from '@logres/board-kit'
import { type ReadonlySignal, signal } from '@preact/signals'
import { isGame, manifestOf } from '../../games.ts'

const boards = new Map<string, ReadonlySignal<SmallBoardModule | undefined>>()

/** Undefined: not loaded yet, or the game has none. */
export function smallBoardOf(game: string): SmallBoardModule | undefined {
  let board = boards.get(game)
  if (board === undefined) {
    board = load(game)
    boards.set(game, board)
  }
  return board.value
}

function load(game: string): ReadonlySignal<SmallBoardModule | undefined> {
  const loaded = signal<SmallBoardModule | undefined>(undefined)
  const fetched = isGame(game) ? manifestOf(game).smallBoard?.() : undefined
  fetched
    ?.then(async (board) => {
      await board.ready()
      loaded.value = board
    })
    // Without it the list shows names and scores; the next visit may bring it.
    .catch(() => boards.delete(game))
  return loaded
}
