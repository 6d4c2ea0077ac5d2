const NO_BREAK = '\u00a0'

/** "1 min 15 s", the same in all languages. */
export function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [...(minutes > 0 ? [minutes, 'min'] : []), ...(rest > 0 ? [rest, 's'] : [])].join(NO_BREAK)
}
