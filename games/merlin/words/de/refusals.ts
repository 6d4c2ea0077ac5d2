import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/de'
import { questNumber } from '../../rules/index.ts'
import { type MerlinSentences, provinceNamed, spaceNamed } from '../sentences.ts'
import { colourName, itemName, provinceName, spaceName, tileName } from './things.ts'

export const reasons: MerlinSentences['reasons'] = {
  gameOver: 'Die Partie ist zu Ende.',
  notAsked: 'Du bist nicht dran.',
  notNow: 'Danach ist jetzt nicht gefragt.',
  dieUsed: 'Diesen Würfel hast du in dieser Runde nicht mehr.',
  noApple: 'Du hast keinen Apfel.',
  appleWithoutChange: 'Der Würfel zeigt diesen Wert schon.',
  onlyThisWay: 'Der Ritter zieht im Uhrzeigersinn; nur eine Fahne lässt ihn umkehren.',
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
  oneQuestATurn: 'Du hast in diesem Zug schon einen Auftrag erfüllt; ein zweiter braucht die Fahne dafür.',
  twoQuestsATurn: 'Mehr als zwei Aufträge in einem Zug gehen nicht.',
  greyFlagForSecond: 'Diese Fahne ist für einen zweiten Auftrag in einem Zug.',
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
  flagOtherEffect: 'Die Fahne dieser Farbe bewirkt etwas anderes.',
  noFlag: 'Du hast keine Fahne dieser Farbe.',
  flagBeforeMove: 'Diese Fahne gibt man vor dem Ziehen aus.',
  flagAfterMove: 'Diese Fahne gibt man nach dem Ziehen aus, vor der Aktion.',
  flagForKnight: 'Diese Fahne ist für den Ritter, nicht für Merlin.',
  flagSpentAlready: 'Der Ritter zieht schon gegen den Uhrzeigersinn.',
  onlyChosenDie: 'An diesem Tisch dreht diese Fahne nur den gewählten Würfel.',
  whichDie: 'Sag, welchen Würfel die Fahne drehen soll.',
  brownBeforeOrange: 'Diese Fahne kommt zuerst: Du hast schon eine Aktion geborgt.',
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
  editionSpacing: ({ position, space }) =>
    `Feld ${number(position)} des Rings ist ${provinceIn(space)}; üblich ist eine Grafschaft auf jedem vierten Feld.`,
  editionSpaces: ({ space, spaces, needed }) =>
    `Der Ring muss das Feld „${spaceIn(space)}“ ${number(needed)}-mal haben, nicht ${number(spaces)}-mal.`,
  editionFrame: ({ frame, slots, needed }) =>
    `Der ${frame === 'bottom' ? 'untere' : 'obere'} Rahmen muss ${number(needed)} Plätze haben, nicht ${number(slots)}.`,
  editionTile: ({ rows, tile, colours, least, most }) =>
    `Mit diesen Rahmen erlaubt ${tileName(number(tile))} eines Umlands von ${number(rows)} Reihen ${counted(number(colours), 'Farbe', 'Farben')}; üblich sind ${number(least)} bis ${number(most)}.`,
  editionBalance: ({ rows, province, tiles, least, most }) =>
    `Mit diesen Rahmen baut man mit ${itemName('material', number(province), 'dative')} auf ${counted(number(tiles), 'Plättchen', 'Plättchen')} eines Umlands von ${number(rows)} Reihen; üblich sind ${number(least)} bis ${number(most)}.`,
  editionStartingTiles: ({ tiles, needed }) =>
    `Es müssen ${number(needed)} Startplättchen sein, nicht ${number(tiles)}.`,
  editionStarts: () =>
    'Nach den Startplättchen beginnen zwei Ritter in derselben Grafschaft; üblich ist für jeden eine eigene.',
  editionQuests: ({ quests, needed }) => `Es müssen ${number(needed)} Aufträge sein, nicht ${number(quests)}.`,
  editionQuest: ({ quest }) =>
    `Auftrag ${questNumber(number(quest))} der Liste muss 1 bis 4 Bedingungen haben und jede Person des Gefolges höchstens einmal nennen.`,
  editionFirst: () => 'Der Ring beginnt mit der schwarzen Grafschaft: Das ist Feld 0, wo Merlin startet.',
  editionCounters: ({ quest, most }) =>
    `Auftrag ${questNumber(number(quest))} der Liste verlangt mehr Marker als die ${number(most)}, die jeder hat.`,
  editionAnimals: ({ animals, needed }) => `Es müssen ${number(needed)} Tiere sein, nicht ${number(animals)}.`,
  editionDragon: () => 'Der Drache ist das Tier der schwarzen Grafschaft: So steht es in der Regel.',
  editionAnimalTwice: ({ province }) =>
    `Das Tier ${provinceName(number(province), 'dative')} gehört auch zu einer anderen; üblich ist für jede ein eigenes.`,
  editionFlags: ({ flags, needed }) => `Es müssen ${number(needed)} Fahnen sein, nicht ${number(flags)}.`,
  editionFlagTwice: ({ province, other }) =>
    `Die ${colourName(number(province))}e Fahne bewirkt dasselbe wie die ${colourName(number(other))}e; jede der sechs Wirkungen muss einmal vorkommen.`,
  editionBacks: ({ backs, needed }) =>
    `Es müssen ${number(needed)} Rückseiten sein, eine je Verbündeten, nicht ${number(backs)}.`,
  editionBackCount: ({ a, b, least }) =>
    `${number(a)} Verbündete haben die Rückseite A und ${number(b)} die Rückseite B; üblich sind je sechs, und mindestens ${number(least)} sind nötig.`,
}
