import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/de'
import { questNumber } from '../../rules/index.ts'
import { type MerlinSentences, provinceNamed, spaceNamed } from '../sentences.ts'
import { itemName, provinceName, spaceName, tileName } from './things.ts'

export const reasons: MerlinSentences['reasons'] = {
  gameOver: 'Die Partie ist zu Ende.',
  notAsked: 'Du bist nicht dran.',
  notNow: 'Danach ist jetzt nicht gefragt.',
  dieUsed: 'Diesen Würfel hast du in dieser Runde nicht mehr.',
  noApple: 'Du hast keinen Apfel.',
  appleWithoutChange: 'Der Würfel zeigt diesen Wert schon.',
  onlyThisWay: 'Der Ritter zieht im Uhrzeigersinn; eine blaue Fahne lässt ihn umkehren.',
  otherSpace: 'Das ist die Aktion eines anderen Feldes.',
  servantHere: 'Diese Figur steht schon in dieser Grafschaft und kann dort nicht noch einmal handeln.',
  otherProvince: 'Die Figur muss in die Grafschaft des Feldes gehen.',
  noCounterThere: 'Du hast keinen Einflussmarker in dieser Grafschaft.',
  provinceEmpty: 'In dieser Grafschaft ist davon nichts mehr übrig.',
  onlyThisItem: 'So etwas gibt es hier nicht zu nehmen.',
  notNeighbour: 'Die Figur kann nur in eine benachbarte Grafschaft gehen.',
  servantAtHome: 'Wer in der Burg ist, kann nur gehen, wenn alle vier dort sind.',
  noSuchItem: 'So etwas hast du nicht in deiner Burg.',
  tileTaken: 'Auf diesem Plättchen steht schon ein Landsitz.',
  noManorLeft: 'Du hast alle deine Landsitze gebaut.',
  wrongMaterial: 'Dieses Plättchen erlaubt kein Baumaterial dieser Farbe.',
  noMaterial: 'Du hast kein Baumaterial dieser Farbe.',
  noTile: 'Dieses Plättchen gibt es im Umland nicht.',
  noCounterLeft: 'Du hast keinen Einflussmarker mehr in deiner Burg.',
  towerGivesOther: 'Ein Turm gibt einen Schild, eine Fahne oder einen Marker, kein Baumaterial.',
  noTraitor: 'Du hast keinen Verräter dieser Farbe.',
  questNotInHand: 'Diesen Auftrag hast du nicht auf der Hand.',
  questUnfulfilled: 'Du erfüllst nicht alle Bedingungen dieses Auftrags.',
  oneQuestATurn: 'Du hast in diesem Zug schon einen Auftrag erfüllt; ein zweiter braucht eine graue Fahne.',
  twoQuestsATurn: 'Mehr als zwei Aufträge in einem Zug gehen nicht.',
  greyFlagForSecond: 'Die graue Fahne ist für einen zweiten Auftrag in einem Zug.',
  displayEmpty: 'Dort liegt kein Auftrag.',
  deckEmpty: 'Es ist kein Auftrag mehr zu ziehen.',
  noSealLeft: 'Du hast alle deine Siegel gelegt.',
  abilityTaken: 'Dort liegt dein Siegel schon.',
  rowTooHigh: 'Die Zeile darf nicht höher sein als die aufgedruckten Punkte des Auftrags.',
  noFavour: 'Du hast kein solches Siegel.',
  sealUsed: 'Dieses Siegel hast du schon genutzt; nach der nächsten Wertung wird es zurückgedreht.',
  sealElsewhere: 'Dieses Siegel gilt nicht auf diesem Feld.',
  noAlly: 'Du hast diesen Verbündeten nicht, oder er hat kein Plättchen mehr.',
  allyNotThere: 'Dieser Verbündete ist nicht in dem Stapel, aus dem du wählst.',
  allyOnceATurn: 'Diesen Verbündeten hast du in diesem Zug schon genutzt.',
  allyForKnight: 'Dieser Verbündete hilft nur bei einem eigenen Würfel.',
  allyForMerlin: 'Dieser Verbündete hilft nur bei Merlins Würfel.',
  tristramTooFar: 'Tristram ändert einen Würfel um 1 oder 2.',
  dieHasThatValue: 'Diesen Wert zeigt der Würfel schon.',
  anotherProvince: 'Es muss eine andere Grafschaft sein.',
  noColourPrinted: 'Dort ist keine Farbe aufgedruckt.',
  sameColour: 'Das ist die aufgedruckte Farbe.',
  sameGift: 'Der Turm gibt zwei Dinge oder zwei Marker, nicht von jedem eins.',
  noFlag: 'Du hast keine Fahne dieser Farbe.',
  flagBeforeMove: 'Diese Fahne gibt man vor dem Ziehen aus.',
  flagAfterMove: 'Diese Fahne gibt man nach dem Ziehen aus, vor der Aktion.',
  flagForKnight: 'Diese Fahne ist für den Ritter, nicht für Merlin.',
  flagSpentAlready: 'Der Ritter zieht schon gegen den Uhrzeigersinn.',
  brownBeforeOrange: 'Die braune Fahne kommt vor der orangefarbenen: Du hast schon eine Aktion geborgt.',
  noKnightThere: 'Dort steht kein Ritter eines anderen Spielers.',
}

function spaceIn(value: Param): string {
  const space = spaceNamed(value)
  return space === undefined ? 'etwas anderes' : spaceName(space)
}

function provinceIn(value: Param): string {
  const province = provinceNamed(value)
  return province === undefined ? 'dieselbe Grafschaft' : provinceName(province)
}

/** Die Stellen des Rings zählen ab 0, wie in 1.2. */
export const editionFaults: MerlinSentences['editionFaults'] = {
  editionRing: ({ spaces, needed }) => `Der Ring muss ${number(needed)} Felder haben, nicht ${number(spaces)}.`,
  editionSpacing: ({ position, space, needed }) =>
    typeof needed === 'string'
      ? `Feld ${number(position)} des Rings muss ${provinceIn(needed)} sein, nicht „${spaceIn(space)}“.`
      : `Feld ${number(position)} des Rings darf keine Grafschaft sein, ist aber ${provinceIn(space)}.`,
  editionSpaces: ({ space, spaces, needed }) =>
    `Der Ring muss das Feld „${spaceIn(space)}“ ${number(needed)}-mal haben, nicht ${number(spaces)}-mal.`,
  editionFrame: ({ frame, slots, needed }) =>
    `Der ${frame === 'bottom' ? 'untere' : 'obere'} Rahmen muss ${number(needed)} Plätze haben, nicht ${number(slots)}.`,
  editionTile: ({ rows, tile, colours, least, most }) =>
    `Mit diesen Rahmen erlaubt ${tileName(number(tile))} eines Umlands von ${number(rows)} Reihen ${counted(number(colours), 'Farbe', 'Farben')}: Es müssen ${number(least)} bis ${number(most)} sein.`,
  editionBalance: ({ rows, province, tiles, least, most }) =>
    `Mit diesen Rahmen baut man mit ${itemName('material', number(province), 'dative')} auf ${counted(number(tiles), 'Plättchen', 'Plättchen')} eines Umlands von ${number(rows)} Reihen: Es müssen ${number(least)} bis ${number(most)} sein.`,
  editionStartingTiles: ({ tiles, needed }) =>
    `Es müssen ${number(needed)} Startplättchen sein, nicht ${number(tiles)}.`,
  editionStarts: () => 'Nach den Startplättchen beginnen zwei Ritter in derselben Grafschaft.',
  editionQuests: ({ quests, needed }) => `Es müssen ${number(needed)} Aufträge sein, nicht ${number(quests)}.`,
  editionQuest: ({ quest }) =>
    `Auftrag ${questNumber(number(quest))} der Liste muss 1 bis 4 Bedingungen haben und jede Person des Gefolges höchstens einmal nennen.`,
}
