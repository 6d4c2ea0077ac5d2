import { plural } from '@logres/board-kit/lang'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Amministra questo server',
  titleAnother: 'Amministra anche tu',
  lead: 'Questo server non ha ancora un amministratore. Chi lo ha avviato ha un codice per diventarlo; lo può usare una sola persona, una volta sola.',
  leadAnother: 'È stato creato un codice per un altro amministratore. Lo può usare una sola persona, una volta sola.',
  exists: 'Questo server ha un amministratore.',
  existsText: 'Un altro codice si crea direttamente sulla macchina, mentre il server è in funzione:',
  failed: 'Caricamento non riuscito.',
  again: 'Riprova',
  keep: 'Salva il tuo account',
  kept: (name) => `Salvato: ${name}. Un ospite non può amministrare: il ruolo andrebbe perso con il browser.`,
  keepText:
    'Un ospite non può amministrare: il ruolo andrebbe perso con il browser. Salva l’account con una passkey o con i codici di recupero, poi torna qui.',
  keepGo: 'Salva l’account',
  find: 'Trova il codice',
  findText: 'Il server lo mostra all’avvio, finché non c’è un amministratore. Guarda le prime righe.',
  once: 'Vale una volta sola, e solo fino al prossimo avvio.',
  type: 'Scrivilo qui',
  code: 'Codice',
  go: 'Assumi il ruolo',
  more: (n) =>
    plural(n, {
      one: 'Manca un carattere. Puoi anche incollare, con o senza trattino.',
      other: `Mancano ${n} caratteri. Puoi anche incollare, con o senza trattino.`,
    }),
  whole: 'Il codice è completo.',
  wrong: 'Non è il codice.',
  wrongText: 'Oppure è già stato usato, o nel frattempo il server è ripartito.',
  tooFast: 'Cinque tentativi al minuto. Aspetta un momento.',
  done: 'Ora amministri questo server.',
  lost: 'Se perdi il codice',
  lostText: 'Direttamente sulla macchina, mentre il server è in funzione:',
  can: 'Che cosa può fare un amministratore',
  canText:
    'Può leggere le segnalazioni, silenziare, rinominare, escludere, chiudere tavoli. Non può vedere carte coperte, leggere chat che nessuno ha segnalato, giocare sotto un altro nome. Ogni intervento è nel registro, e gli amministratori non possono agire gli uni contro gli altri.',
}
