import { COLOURS, type Item, itemAsked } from '../../rules/index.ts'
import type { MerlinSentences } from '../sentences.ts'
import { itemName, provinceAlone, tileName } from './things.ts'

const ONE_MORE: Readonly<Record<Item, string>> = {
  shield: 'un altro scudo',
  flag: 'un’altra bandiera',
  material: 'un altro materiale',
}

export const questions: MerlinSentences['questions'] = {
  chooseDie: () => 'Scegli uno dei tuoi dadi.',
  prepare: () => 'Muovi, dopo aver cambiato il dado o il senso se vuoi.',
  arrive: () => 'Fai l’azione della casella, o rinuncia.',
  repeat: () => 'Spendere un bastone di Merlino per rifare l’azione?',
  act: () => 'Rifai l’azione della casella.',
  finish: () => 'Termina il tuo turno; prima puoi ancora compiere una missione.',
  exchange: () => 'Prendi un oggetto a scelta per quello che hai restituito.',
  discardTraitor: () => 'Scarta uno dei tuoi traditori.',
  discardMore: () => 'Scarta un’altra missione, o pesca.',
  drawQuest: (n) => `Prendi una missione dalla fila o dal mazzo${n > 1 ? ` (${n} da prendere)` : ''}.`,
  tower: (tile) =>
    `La torre sulla ${tileName(tile)}: prendi uno scudo o una bandiera, o metti un segnalino, in qualsiasi provincia.`,
  buildAgain: () => 'Costruire ancora con il sigillo del costruttore?',
  placeAgain: () => 'Manda un altro servitore in una provincia dove hai un segnalino.',
  chooseAlly: (n) => `Scegli un alleato della pila ${n % 2 === 0 ? 'A' : 'B'}.`,
  galahad: (n) => {
    const { item, province } = itemAsked(n)
    return `Hai preso ${itemName(item, province)}. Usare Galahad per prendere ${ONE_MORE[item]} da un’altra provincia?`
  },
  gaheris: (tile) => `Mettere una tessera di Gaheris sotto il tuo maniero sulla ${tileName(tile)}?`,
  towerAgain: (n) =>
    n >= COLOURS.length
      ? `La torre dà due volte: metti un altro segnalino, ma non nella ${provinceAlone(n % COLOURS.length)}.`
      : `La torre dà due volte: prendi un altro scudo o un’altra bandiera, ma non dalla ${provinceAlone(n)}.`,
  kay: (province) => `Mettere una tessera di Kay accanto al tuo segnalino nella ${provinceAlone(province)}?`,
  grail: (province) =>
    `Nella ${provinceAlone(province)} sei alla pari con altri. Usare il Graal per prendere tutti i punti?`,
}
