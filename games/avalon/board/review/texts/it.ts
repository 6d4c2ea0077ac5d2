import type { Messages } from './en.ts'

export const messages: Messages = {
  you: 'tu',
  title: 'Corone',
  attacks: 'Gli attacchi che hanno reso, e gli altri',
  none: 'Nessuno ha attaccato.',
  turn: 'Turno',
  who: 'Chi',
  where: 'Territorio',
  crowns: 'Corone',
  cards: 'Carte perse',
  kept: 'Tenuto',
  held: 'respinto',
  toTheEnd: 'fino alla fine',
  turns: (n) => (n === 1 ? '1 turno' : `${n} turni`),
  show: 'Mostra sul tabellone',
}
