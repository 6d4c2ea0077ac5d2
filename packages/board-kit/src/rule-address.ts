/* The URL of a rule, for refusals: /rules/GAME#rule-6.1. */

export function ruleAnchor(no: string): string {
  return `rule-${no}`
}

/** For "why not?". */
export function ruleLink(game: string, no: string): string {
  return `/rules/${game}#${ruleAnchor(no)}`
}

/** The anchor in a URL fragment. A rule can also be given by its number alone. */
export function anchorIn(hash: string): string {
  const name = hash.replace(/^#/, '')
  return /^\d+\.\d+$/.test(name) ? ruleAnchor(name) : name
}
