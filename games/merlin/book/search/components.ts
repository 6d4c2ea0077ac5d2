/* What one can ask for by its name, with its rules, in every language. */
import { type SearchText, searchWords } from '@logres/rulebook/search'
import type { RuleNo } from '../plan.ts'

const COMPONENTS = {
  blackFlag: { kind: 'flag', rules: ['6.0', '7.1'] },
  greyFlag: { kind: 'flag', rules: ['6.0', '5.1'] },
  blueFlag: { kind: 'flag', rules: ['6.0', '3.2'] },
  violetFlag: { kind: 'flag', rules: ['6.0', '3.3'] },
  orangeFlag: { kind: 'flag', rules: ['6.0'] },
  brownFlag: { kind: 'flag', rules: ['6.0'] },
  lady: { kind: 'servant', rules: ['4.1', '9.4'] },
  shieldBearer: { kind: 'servant', rules: ['4.1', '9.4'] },
  flagBearer: { kind: 'servant', rules: ['4.1', '9.4'] },
  builder: { kind: 'servant', rules: ['4.1', '9.4'] },
  province: { kind: 'space', rules: ['4.1', '1.1'] },
  points: { kind: 'space', rules: ['4.2'] },
  influence: { kind: 'space', rules: ['4.3', '7.3'] },
  moveServant: { kind: 'space', rules: ['4.6'] },
  exchange: { kind: 'space', rules: ['4.7'] },
  questSpace: { kind: 'space', rules: ['4.8'] },
  build: { kind: 'space', rules: ['4.9', '1.7'] },
  excalibur: { kind: 'treasure', rules: ['4.4', '7.1'] },
  grail: { kind: 'treasure', rules: ['4.5', '7.3'] },
  apple: { kind: 'treasure', rules: ['3.3', '8.0', '4.5'] },
  staff: { kind: 'treasure', rules: ['3.4', '8.0'] },
  shield: { kind: 'item', rules: ['7.1', '4.1', '1.1'] },
  material: { kind: 'item', rules: ['1.7', '4.9', '1.1'] },
  counter: { kind: 'marker', rules: ['4.3', '7.3', '4.1'] },
  traitor: { kind: 'marker', rules: ['7.1', '2.3', '4.4'] },
  seal: { kind: 'marker', rules: ['9.1', '9.2', '9.3', '9.4'] },
  manor: { kind: 'marker', rules: ['4.9', '7.2'] },
  quest: { kind: 'card', rules: ['5.1', '5.2', '1.8'] },
  tower: { kind: 'tile', rules: ['4.9', '1.5'] },
  startingTile: { kind: 'tile', rules: ['1.4', '2.2'] },
  tristram: { kind: 'ally', rules: ['10.2'] },
  galahad: { kind: 'ally', rules: ['10.2'] },
  lamorak: { kind: 'ally', rules: ['10.2', '9.3'] },
  bors: { kind: 'ally', rules: ['10.2'] },
  gawain: { kind: 'ally', rules: ['10.2'] },
  gaheris: { kind: 'ally', rules: ['10.2'] },
  percival: { kind: 'ally', rules: ['10.2'] },
  bedivere: { kind: 'ally', rules: ['10.2'] },
  lancelot: { kind: 'ally', rules: ['10.2', '10.1'] },
  gareth: { kind: 'ally', rules: ['10.2', '8.0'] },
  geraint: { kind: 'ally', rules: ['10.2', '8.0'] },
  kay: { kind: 'ally', rules: ['10.2', '7.3'] },
} as const satisfies Readonly<Record<string, { readonly kind: Kind; readonly rules: readonly RuleNo[] }>>

type Kind = 'flag' | 'servant' | 'space' | 'treasure' | 'item' | 'marker' | 'card' | 'tile' | 'ally'

export function merlinSearch(text: SearchText<Kind, keyof typeof COMPONENTS, RuleNo>) {
  return searchWords(COMPONENTS, text)
}
