import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Edizioni',
  boxOf: (game) => `${game}: la tua scatola`,
  lead: 'Due dei nostri giochi sono esauriti, e alcune loro parti sono ricostruite. Se hai la scatola, inserisci ciò che c’è stampato e gioca con quello.',
  mine: 'Su questo dispositivo',
  none: 'Ancora nessuna salvata.',
  create: 'Inserisci un’edizione',
  name: 'Nome dell’edizione',
  newName: 'La mia scatola',
  save: 'Salva',
  saved: 'Salvata su questo dispositivo.',
  notSaved: 'Questo browser non può salvarla. Scarica invece il file.',
  remove: 'Elimina',
  file: 'Scarica il file',
  link: 'Copia il link',
  linkCopied: 'Il link è copiato.',
  open: 'Apri un file',
  unreadable: 'Non è un’edizione leggibile di questo gioco.',
  reset: 'Torna alla nostra',
  play: 'Gioca contro i bot',
  table: 'Crea un tavolo',
  check: 'Controllo',
  fine: 'È tutto a posto. Si può giocare.',
  errors: 'Da correggere: non si può ancora giocare',
  warnings: 'Insolito, ma permesso',
  add: 'Aggiungi',
  removeOne: 'Togli',
  edited: 'modificato',
  chosen: 'Edizione',
  ours: 'la nostra (ricostruita)',
  same: (count) =>
    count === 0
      ? 'Uguale alla nostra.'
      : count === 1
        ? 'Un valore è diverso dai nostri:'
        : `${count} valori sono diversi dai nostri:`,
  more: (count) => `e altri ${count}`,
  playedBox: (name) => `Giocata con i valori della scatola «${name}»`,
  playedBoxInRule: (name) => `Questo tavolo gioca con i valori della scatola «${name}».`,
  ruleNo: (no) => `regola ${no}`,
}
