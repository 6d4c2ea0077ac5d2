import type { Messages } from './en.ts'

const cards = (n: number) => (n === 1 ? '1 carta' : `${n} carte`)

export const messages: Messages = {
  mist: (hidden) =>
    hidden === 1
      ? 'L’ultimo territorio nella nebbia. Si scopre quando qualcuno lo conquista.'
      : `Uno dei ${hidden} territori nella nebbia. Si scopre quando qualcuno lo conquista, e vale da 1 a 3 corone.`,
  nobodys: 'Non è di nessuno.',
  yours: 'È tuo.',
  theirs: (name) => `È di ${name}.`,
  costs: (who, n) =>
    who === null ? `Conquistarlo ti costerebbe ${cards(n)}.` : `Conquistarlo costerebbe ${cards(n)} a ${who}.`,
  needs: (who, has, needed) => {
    const needs = needed === 1 ? 'serve' : 'servono'
    return who === null
      ? `Per attaccarlo ti ${needs} qui ${cards(needed)}; ne hai ${has}.`
      : `Per attaccarlo a ${who} ${needs} qui ${cards(needed)}; ne ha ${has}.`
  },
  pileTitle: (who, place) => (who === null ? `La tua pila: ${place}` : `La pila di ${who}: ${place}`),
  pile: (n, list) =>
    n === 0
      ? 'Qui non ci sono carte.'
      : `${cards(n)}, dall’alto: ${list}. Una strega dello stesso colore può incantare quella in cima.`,
  crownsTitle: (who) => (who === null ? 'Le tue corone' : `Le corone di ${who}`),
  crowns: (n, toWin) => `${n} su ${toWin}. Vince chi ne possiede ${toWin} quando ha finito di giocare carte.`,
  handTitle: (who) => (who === null ? 'La tua mano' : `La mano di ${who}`),
  hand: (n) => `${cards(n)}. Alla fine del turno se ne tengono al massimo cinque.`,
  known: (list) => `Hai visto: ${list}.`,
  knight:
    'Rinforza qualsiasi territorio, ne attacca uno che non è tuo, oppure resiste all’attacco di una carta del suo colore.',
  sorceress:
    'Rinforza qualsiasi territorio, incanta la carta in cima a una pila avversaria se è del suo colore, oppure risponde con un contro-incantesimo.',
  circle: 'Con il cerchio di pietre può anche attaccare.',
  could: (attacks, spells) => {
    const list = [
      ...(attacks === 0 ? [] : [attacks === 1 ? 'attaccare 1 territorio' : `attaccare ${attacks} territori`]),
      ...(spells === 0 ? [] : [`incantare ${cards(spells)}`]),
    ]
    return list.length === 0 ? 'Adesso può solo rinforzare.' : `Adesso può ${list.join(' o ')}.`
  },
  noTile: 'Qui una tessera scura resta dalla fine di un turno all’inizio del successivo.',
  gives: (who, n) => (who === null ? `Adesso ti darebbe ${cards(n)}.` : `Adesso darebbe ${cards(n)} a ${who}.`),
  givesLater: (who, n) =>
    who === null
      ? `Così come stanno le cose, ti darà ${cards(n)} all’inizio del prossimo turno.`
      : `Così come stanno le cose, darà ${cards(n)} a ${who} all’inizio del prossimo turno.`,
  used: 'È stata usata, e torna quando lo sono state tutte e nove.',
  drawTitle: 'Il mazzo',
  drawPile: (n) => `${cards(n)}, coperte. Quando è vuoto, gli scarti diventano il nuovo mazzo.`,
  discards: (n) => `${cards(n)}, visibili a tutti. Diventano il nuovo mazzo quando è vuoto.`,
  conquestsTitle: 'Conquiste di questo turno',
  conquests: (n) => `${n} su 2. Gli attacchi falliti non contano.`,
}
