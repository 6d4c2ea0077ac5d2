import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/it'
import { questNumber } from '../../rules/index.ts'
import { type MerlinSentences, provinceNamed, spaceNamed } from '../sentences.ts'
import { colourName, colourOfWoman, provinceAlone, provinceName, spaceName, tileName } from './things.ts'

export const reasons: MerlinSentences['reasons'] = {
  gameOver: 'La partita è finita.',
  notAsked: 'Non tocca a te.',
  notNow: 'Non è ciò che si chiede adesso.',
  dieUsed: 'In questo round non hai più quel dado.',
  noApple: 'Non hai mele.',
  appleWithoutChange: 'Il dado mostra già questo valore.',
  onlyThisWay: 'Il cavaliere va in senso orario; solo una bandiera lo fa tornare indietro.',
  otherSpace: 'È l’azione di un’altra casella.',
  servantHere: 'Questo servitore è già in quella provincia e non può agirvi di nuovo.',
  otherProvince: 'Il servitore deve andare nella provincia della casella.',
  noCounterThere: 'Non hai segnalini influenza in quella provincia.',
  provinceEmpty: 'In quella provincia non ce ne sono più.',
  onlyThisItem: 'Non è il tipo di oggetto che si prende qui.',
  notNeighbour: 'Il servitore può andare solo in una provincia vicina.',
  servantAtHome: 'Un servitore nel castello può partire solo se vi sono tutti e quattro.',
  noSuchItem: 'Non hai questo oggetto nel tuo castello.',
  tileTaken: 'Su quella tessera c’è già un maniero.',
  noManorLeft: 'Hai costruito tutti i tuoi manieri.',
  wrongMaterial: 'Quella tessera non ammette un materiale di questo colore.',
  noMaterial: 'Non hai materiale di questo colore.',
  noTile: 'Questa tessera non c’è nel dominio.',
  noCounterLeft: 'Non hai più segnalini influenza nel tuo castello.',
  towerGivesOther: 'Una torre dà uno scudo, una bandiera o un segnalino, non un materiale.',
  noTraitor: 'Non hai traditori di quel colore.',
  questNotInHand: 'Non hai in mano quella missione.',
  questUnfulfilled: 'Non soddisfi tutte le condizioni di quella missione.',
  oneQuestATurn: 'In questo turno hai già compiuto una missione; per una seconda serve la bandiera apposita.',
  twoQuestsATurn: 'Due missioni per turno sono il massimo.',
  greyFlagForSecond: 'Quella bandiera serve per una seconda missione nello stesso turno.',
  displayEmpty: 'Lì non c’è nessuna missione.',
  deckEmpty: 'Non ci sono più missioni da pescare.',
  noSealLeft: 'Hai messo tutti i tuoi sigilli.',
  abilityTaken: 'Il tuo sigillo è già lì.',
  rowTooHigh: 'La riga non può superare i punti stampati sulla missione.',
  noFavour: 'Non hai questo sigillo.',
  sealUsed: 'Hai già usato quel sigillo; torna disponibile dopo il prossimo conteggio.',
  sealElsewhere: 'Quel sigillo non serve su questa casella.',
  noAlly: 'Non hai questo alleato, o non ha più tessere.',
  allyNotThere: 'Questo alleato non è nella pila da cui scegli.',
  allyOnceATurn: 'In questo turno hai già usato quell’alleato.',
  allyForKnight: 'Quell’alleato aiuta solo con uno dei tuoi dadi.',
  allyForMerlin: 'Quell’alleato aiuta solo con il dado di Merlino.',
  tristramTooFar: 'Tristram cambia un dado di 1 o 2.',
  dieHasThatValue: 'Quel valore il dado lo mostra già.',
  anotherProvince: 'Deve essere un’altra provincia.',
  noColourPrinted: 'Lì non è stampato alcun colore.',
  sameColour: 'È il colore stampato.',
  sameGift: 'La torre dà due oggetti o due segnalini, non uno per tipo.',
  flagOtherEffect: 'La bandiera di quel colore fa altro.',
  noFlag: 'Non hai bandiere di quel colore.',
  flagBeforeMove: 'Quella bandiera si spende prima di muovere.',
  flagAfterMove: 'Quella bandiera si spende dopo aver mosso, prima di agire.',
  flagForKnight: 'Quella bandiera è per il cavaliere, non per Merlino.',
  flagSpentAlready: 'Il cavaliere va già in senso antiorario.',
  onlyChosenDie: 'A questo tavolo quella bandiera gira solo il dado scelto.',
  whichDie: 'Di’ quale dado deve girare la bandiera.',
  brownBeforeOrange: 'Quella bandiera viene prima: hai già preso in prestito un’azione.',
  noKnightThere: 'Lì non c’è il cavaliere di un altro giocatore.',
}

function spaceIn(value: Param): string {
  const space = spaceNamed(value)
  return space === undefined ? 'altro' : spaceName(space)
}

function provinceIn(value: Param): string {
  const province = provinceNamed(value)
  return province === undefined ? 'la stessa provincia' : provinceName(province)
}

/** Le posizioni dell'anello si contano da 0, come in 1.2. */
export const editionFaults: MerlinSentences['editionFaults'] = {
  editionRing: ({ spaces, needed }) => `L’anello deve avere ${number(needed)} caselle, non ${number(spaces)}.`,
  editionSpacing: ({ position, space }) =>
    `La casella ${number(position)} dell’anello è ${provinceIn(space)}; di solito c’è una provincia ogni quattro caselle.`,
  editionSpaces: ({ space, spaces, needed }) =>
    `L’anello deve avere la casella “${spaceIn(space)}” ${times(number(needed))}, non ${times(number(spaces))}.`,
  editionFrame: ({ frame, slots, needed }) =>
    `La cornice ${frame === 'bottom' ? 'in basso' : 'in alto'} deve avere ${number(needed)} posti, non ${number(slots)}.`,
  editionTile: ({ rows, tile, colours, least, most }) =>
    `Con queste cornici la ${tileName(number(tile))} di un dominio di ${number(rows)} file ammette ${counted(number(colours), 'colore', 'colori')}; di solito sono da ${number(least)} a ${number(most)}.`,
  editionBalance: ({ rows, province, tiles, least, most }) =>
    `Con queste cornici il materiale ${colourName(number(province))} serve su ${counted(number(tiles), 'tessera', 'tessere')} di un dominio di ${number(rows)} file; di solito sono da ${number(least)} a ${number(most)}.`,
  editionStartingTiles: ({ tiles, needed }) =>
    `Le tessere iniziali devono essere ${number(needed)}, non ${number(tiles)}.`,
  editionStarts: () =>
    'Secondo le tessere iniziali due cavalieri partono dalla stessa provincia; di solito ognuno ha la sua.',
  editionQuests: ({ quests, needed }) => `Le missioni devono essere ${number(needed)}, non ${number(quests)}.`,
  editionQuest: ({ quest }) =>
    `La missione ${questNumber(number(quest))} dell’elenco deve avere da 1 a 4 condizioni e nominare ogni servitore al massimo una volta.`,
  editionFirst: () => 'L’anello comincia dalla provincia nera: è la casella 0, da cui parte Merlino.',
  editionCounters: ({ quest, most }) =>
    `La missione ${questNumber(number(quest))} dell’elenco chiede più segnalini dei ${number(most)} che ha ogni giocatore.`,
  editionAnimals: ({ animals, needed }) => `Gli animali devono essere ${number(needed)}, non ${number(animals)}.`,
  editionDragon: () => 'Il drago è l’animale della provincia nera: lo dice il regolamento.',
  editionAnimalTwice: ({ province }) =>
    `L’animale della ${provinceAlone(number(province))} è anche quello di un’altra; di solito ognuna ha il suo.`,
  editionFlags: ({ flags, needed }) => `Le bandiere devono essere ${number(needed)}, non ${number(flags)}.`,
  editionFlagTwice: ({ province, other }) =>
    `La bandiera ${colourOfWoman(number(province))} ha lo stesso effetto di quella ${colourOfWoman(number(other))}; ognuno dei sei effetti serve una volta.`,
  editionBacks: ({ backs, needed }) =>
    `I dorsi devono essere ${number(needed)}, uno per alleato, non ${number(backs)}.`,
  editionBackCount: ({ a, b, least }) =>
    `${number(a)} alleati hanno il dorso A e ${number(b)} il dorso B; di solito sono sei per parte, e ne servono almeno ${number(least)}.`,
}

function times(count: number): string {
  return counted(count, 'volta', 'volte')
}
