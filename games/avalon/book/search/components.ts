/* What one can ask for by its name, with its rules, in every language. */
import { type SearchText, searchWords } from '@logres/rulebook/search'
import type { RuleNo } from '../plan.ts'

const COMPONENTS = {
  knight: { kind: 'card', rules: ['6.1', '6.4', '1.1'] },
  sorceress: { kind: 'card', rules: ['5.1', '5.2', '6.3', '1.1'] },
  castle: { kind: 'region', rules: ['6.2', '6.7', '1.2'] },
  stoneCircle: { kind: 'region', rules: ['6.3', '1.2'] },
  avalon: { kind: 'region', rules: ['6.8', '7.3', '1.2'] },
  swamp: { kind: 'region', rules: ['7.3', '1.2'] },
  two: { kind: 'tile', rules: ['1.3', '7.2'] },
  four: { kind: 'tile', rules: ['1.3', '7.2'] },
  landscape: { kind: 'tile', rules: ['7.3', '1.3'] },
  connected: { kind: 'tile', rules: ['7.3', '1.3'] },
  realm: { kind: 'tile', rules: ['1.3', '7.2', '7.3'] },
  darkTile: { kind: 'tile', rules: ['7.2', '3.1', '7.4'] },
  lightTile: { kind: 'tile', rules: ['7.2', '1.3', '7.4'] },
  crown: { kind: 'sign', rules: ['8.1', '1.2'] },
  mist: { kind: 'sign', rules: ['6.6', '1.2', '2.1'] },
} as const satisfies Readonly<Record<string, { readonly kind: Kind; readonly rules: readonly RuleNo[] }>>

type Kind = 'card' | 'region' | 'tile' | 'sign'

export function avalonSearch(text: SearchText<Kind, keyof typeof COMPONENTS, RuleNo>) {
  return searchWords(COMPONENTS, text)
}
