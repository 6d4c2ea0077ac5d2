/* Actions in the notation of a game, with `*` for any word. */

export function isLike(text: string, pattern: string): boolean {
  const words = text.toLowerCase().split(' ')
  const wanted = pattern.toLowerCase().split(' ')
  if (wanted.at(-1) === '**') return wanted.slice(0, -1).every((each, i) => each === '*' || each === words[i])
  return words.length === wanted.length && wanted.every((each, i) => each === '*' || each === words[i])
}

export function isLikeOneOf(text: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => isLike(text, pattern))
}
