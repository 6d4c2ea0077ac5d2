import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Diventare il primo amministratore',
  titleAnother: 'Diventare amministratore',
  lead: 'Questo server non ha ancora un amministratore. Chi lo ha avviato ha un codice; lo può usare una sola persona, una volta.',
  leadAnother: 'È stato creato un codice per un altro amministratore. Lo può usare una sola persona, una volta.',
  exists: 'Questo server ha un amministratore.',
  existsText: 'Un altro codice si crea sulla macchina stessa, mentre il server è in funzione:',
  failed: 'Non è stato possibile caricare.',
  again: 'Riprova',
  keep: 'Conserva il tuo account',
  kept: (name) => `Conservato come ${name}. Un ospite non può amministrare: il diritto andrebbe perso con il browser.`,
  keepText:
    'Un ospite non può amministrare: il diritto andrebbe perso con il browser. Conserva l’account con una passkey o con i codici di recupero, poi torna qui.',
  keepGo: 'Conserva l’account',
  find: 'Trova il codice',
  findText: 'Il server lo mostra all’avvio, finché nessuno amministra. Guarda le sue prime righe.',
  once: 'Vale una volta, e solo fino al prossimo avvio.',
  type: 'Scrivilo qui',
  code: 'Codice',
  go: 'Diventa amministratore',
  more: (n) =>
    plural(n, {
      one: 'Ancora uno. Si può incollare, con o senza trattino.',
      other: `Ancora ${n}. Si può incollare, con o senza trattino.`,
    }),
  whole: 'È completo.',
  wrong: 'Non è il codice.',
  wrongText: 'Oppure è già usato, o il server è ripartito nel frattempo.',
  tooFast: 'Cinque tentativi al minuto. Aspetta un momento.',
  done: 'Ora sei amministratore.',
  lost: 'Se il codice è perso',
  lostText: 'Sulla macchina stessa, mentre il server è in funzione:',
  can: 'Che cosa può un amministratore',
  canText:
    'Leggere le segnalazioni, silenziare, rinominare, escludere, chiudere tavoli. Non: vedere carte coperte, leggere chat che nessuno ha segnalato, giocare sotto un altro nome. Ogni atto è nel registro, e gli amministratori non possono agire gli uni contro gli altri.',
}
