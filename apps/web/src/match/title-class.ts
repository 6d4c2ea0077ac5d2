/** Longer names need smaller letters to fit on one line of a phone. */
const MOST = 8

/** The class of the title card (match.css). */
export function titleClass(name: string): string {
  return name.length > MOST ? 'match-game-title' : 'match-game-title match-short'
}
