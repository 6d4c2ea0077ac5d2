/* What a game adds to the search of its rulebook: its components, and the words people use instead of those of the rules. */

/** Components of one book, the same in all languages: what kind each is, and its rules, the most important first. */
export type ComponentPlan<Kind extends string, RuleNo extends string> = Readonly<
  Record<string, { readonly kind: Kind; readonly rules: readonly RuleNo[] }>
>

/** What a language must provide. */
export interface SearchText<Kind extends string, Component extends string, RuleNo extends string> {
  /** One of the kind, and several: "flag", "flags". */
  readonly kinds: Readonly<Record<Kind, readonly [one: string, several: string]>>
  /** The name of each component, then other names of it. */
  readonly components: Readonly<Record<Component, readonly [name: string, ...others: string[]]>>
  /** Groups of words or phrases that mean the same to a reader. */
  readonly synonyms: readonly (readonly string[])[]
  /** Words that readers use for a rule and that are not in its text. */
  readonly asked: Readonly<Partial<Record<RuleNo, string>>>
}

export interface Component {
  readonly kind: string
  readonly names: readonly string[]
  readonly rules: readonly string[]
}

export interface SearchWords {
  readonly kinds: Readonly<Record<string, readonly [one: string, several: string]>>
  readonly components: readonly Component[]
  readonly synonyms: readonly (readonly string[])[]
  readonly asked: Readonly<Record<string, string | undefined>>
}

export const NO_SEARCH_WORDS: SearchWords = { kinds: {}, components: [], synonyms: [], asked: {} }

export function searchWords<Kind extends string, RuleNo extends string, Plan extends ComponentPlan<Kind, RuleNo>>(
  plan: Plan,
  text: SearchText<Kind, keyof Plan & string, RuleNo>,
): SearchWords {
  return {
    kinds: text.kinds,
    components: Object.entries(plan).map(([id, { kind, rules }]) => ({
      kind,
      rules,
      names: text.components[id] ?? [],
    })),
    synonyms: text.synonyms,
    asked: text.asked,
  }
}
