/* What one can ask for by its name, with its rules, in every language. */
import { type SearchText, searchWords } from '@logres/rulebook/search'
import type { RuleNo } from '../plan.ts'

const COMPONENTS = {
  weapon: { kind: 'card', rules: ['1.1', '6.2', '5.1'] },
  joker: { kind: 'card', rules: ['1.1', '6.3', '5.1', '4.2'] },
  sequenceCard: { kind: 'card', rules: ['1.3', '5.4', '3.1'] },
  heap: { kind: 'place', rules: ['6.5', '6.2', '1.5'] },
  coin: { kind: 'money', rules: ['1.2', '2.2', '6.4', '8.1'] },
  purse: { kind: 'money', rules: ['1.2', '8.1'] },
  bank: { kind: 'money', rules: ['1.2', '6.4'] },
  banner: { kind: 'token', rules: ['2.3', '1.3', '5.4'] },
  largeToken: { kind: 'token', rules: ['1.4', '7.1'] },
  smallToken: { kind: 'token', rules: ['1.4', '7.1'] },
  dots: { kind: 'token', rules: ['7.1', '1.4'] },
} as const satisfies Readonly<Record<string, { readonly kind: Kind; readonly rules: readonly RuleNo[] }>>

type Kind = 'card' | 'place' | 'money' | 'token'

export function tournamentSearch(text: SearchText<Kind, keyof typeof COMPONENTS, RuleNo>) {
  return searchWords(COMPONENTS, text)
}
