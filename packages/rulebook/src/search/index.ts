/* The search in a rulebook: by question and by component. */
export { type FoundSpan, type Hit, type HitGroup, type RuleSearch, ruleSearch } from './search.ts'
export type { SearchLanguage } from './stem.ts'
export { type ComponentPlan, NO_SEARCH_WORDS, type SearchText, type SearchWords, searchWords } from './words.ts'
