import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Prezzo di una conquista',
  mine: 'Le tue carte lì, prima dell’attacco',
  theirs: 'Carte dell’avversario lì',
  castle: 'Un castello scoperto dell’avversario',
  avalon: 'Con l’aiuto di Avalon',
  cannot: 'Non è permesso: ti servono almeno tante carte quante l’avversario, una in più contro un castello.',
  falls: (n) => plural(n, { one: 'Da ogni parte ne cade 1.', other: `Da ogni parte ne cadono ${n}.` }),
  pay: (n) => `Poi ne paghi ${n}.`,
  crowns: 'Corone',
  nobody: 'nessuno',
  total: (name, n) => `${name}: ${n} corone`,
  won: (name) => `${name} ha 15 corone.`,
}
