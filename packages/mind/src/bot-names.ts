/** Of knights and ladies who are seldom on Arthur's side. Proper names: the same in every language. */
export const BOT_NAMES = [
  ...['Mordred', 'Morgause', 'Agravain', 'Meleagant', 'Claudas', 'Marhaus'],
  ...['Brunor', 'Palamedes', 'Lamorak', 'Gaheris', 'Dinadan', 'Caradoc'],
] as const

/** The first name that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  for (let no = 1; ; no++) {
    const free = BOT_NAMES.map((name) => (no === 1 ? name : `${name} ${no}`)).find(
      (name) => !used.has(name.toLowerCase()),
    )
    if (free !== undefined) return free
  }
}
