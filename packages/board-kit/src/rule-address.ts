/* Where a rule stands. Whoever refuses something names the rule, and its address is /rules/GAME#rule-6.1. */

export function ruleAnchor(no: string): string {
  return `rule-${no}`
}

/** For "why not?". */
export function ruleLink(game: string, no: string): string {
  return `/rules/${game}#${ruleAnchor(no)}`
}

/** What an address names: the rule by its number alone too, as people write it. */
export function anchorIn(hash: string): string {
  const name = hash.replace(/^#/, '')
  return /^\d+\.\d+$/.test(name) ? ruleAnchor(name) : name
}
