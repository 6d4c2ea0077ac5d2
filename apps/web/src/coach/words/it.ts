import type { Messages } from './en.ts'

const gamesOf = (games: number) => (games === 1 ? '1 partita' : `${games} partite`)

export const messages: Messages = {
  coach: 'Allenatore',
  think: 'A cosa pensare',
  idea: 'Una buona mossa',
  warning: 'Aspetta un momento',
  show: 'Mostrami una buona mossa',
  showShort: 'Buona mossa',
  play: 'Giocala',
  another: 'Un’altra idea',
  again: 'Scegli di nuovo',
  anyway: 'Gioca lo stesso',
  settings: 'Allenatore: impostazioni',
  fold: 'Riduci l’allenatore a una riga',
  unfold: 'Apri l’allenatore',
  looking: 'Provo le mosse possibili…',
  checking: 'Guardo questa mossa…',
  now: 'Gioca subito',
  nothing: 'Per ora non devi fare niente. Aspetta.',
  others: 'Guarda che cosa fanno gli altri.',
  idle: 'Gioca come vuoi. Chiedi se vuoi vedere una buona mossa.',
  prefers: 'Il campione la preferisce.',
  asGood: 'Buona più o meno come la prima.',
  behind: (games) => `Fa vincere circa ${gamesOf(games)} su 100 in meno della prima.`,
  loses: (games) => `Questa mossa fa vincere circa ${gamesOf(games)} su 100 in meno della migliore.`,
  rule: (rule) => `Regola ${rule}`,
  how: 'Solo nelle partite contro i bot su questo dispositivo.',
  services: {
    think: { label: 'A cosa pensare', hint: 'Una riga all’inizio del turno.' },
    warn: { label: 'Avvisami', hint: 'Prima di una mossa di cui potresti pentirti.' },
    show: { label: 'Mostrami una buona mossa', hint: 'Solo se lo chiedi.' },
  },
  noWarnings: 'Niente più avvisi',
  off: 'Disattiva l’allenatore',
  close: 'Chiudi',
}
