import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Points',
  overTime: 'Les points au fil du temps, par source',
  counted: 'Les points sont comptés, pas estimés : chacun est dans l’enregistrement.',
  against: (a, b) => `${a} et ${b}`,
  difference: 'Écart',
  you: 'toi',
  source: 'Source',
  round: (no) => `manche ${no}`,
  scoring: (no) => `décompte ${no}`,
}
