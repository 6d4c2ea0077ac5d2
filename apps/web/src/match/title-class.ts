/** More letters than that do not fit into one line of a phone unless they are small. */
const MOST = 8

/** How the name of a game is written while its table is laid (match.css). */
export function titleClass(name: string): string {
  return name.length > MOST ? 'match-game-title' : 'match-game-title match-short'
}
