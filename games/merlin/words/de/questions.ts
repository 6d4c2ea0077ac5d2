import { COLOURS, type Item, itemAsked } from '../../rules/index.ts'
import type { MerlinSentences } from '../sentences.ts'
import { itemName, provinceName, tileName } from './things.ts'

const ONE_MORE: Readonly<Record<Item, string>> = {
  shield: 'noch einen Schild',
  flag: 'noch eine Fahne',
  material: 'noch ein Baumaterial',
}

export const questions: MerlinSentences['questions'] = {
  chooseDie: () => 'Wähle einen deiner Würfel.',
  prepare: () => 'Ziehe; vorher darfst du den Würfel oder die Richtung ändern.',
  arrive: () => 'Führe die Aktion des Feldes aus, oder verzichte darauf.',
  repeat: () => 'Einen Stab von Merlin ausgeben und die Aktion wiederholen?',
  act: () => 'Führe die Aktion des Feldes noch einmal aus.',
  finish: () => 'Beende deinen Zug; vorher darfst du noch einen Auftrag erfüllen.',
  exchange: () => 'Nimm für das Zurückgegebene etwas Beliebiges.',
  discardTraitor: () => 'Lege einen deiner Verräter ab.',
  discardMore: () => 'Lege noch einen Auftrag ab, oder ziehe.',
  drawQuest: (n) => `Nimm einen Auftrag aus der Auslage oder vom Stapel${n > 1 ? ` (noch ${n})` : ''}.`,
  tower: (tile) =>
    `Der Turm auf ${tileName(tile)}: Nimm einen Schild oder eine Fahne, oder setze einen Marker, in einer beliebigen Grafschaft.`,
  buildAgain: () => 'Durch das Siegel des Baumeisters noch einmal bauen?',
  placeAgain: () => 'Schicke noch jemanden vom Gefolge in eine Grafschaft, in der du einen Marker hast.',
  chooseAlly: (n) => `Wähle einen Verbündeten aus Stapel ${n % 2 === 0 ? 'A' : 'B'}.`,
  galahad: (n) => {
    const { item, province } = itemAsked(n)
    return `Du hast ${itemName(item, province)} genommen. Mit Galahad ${ONE_MORE[item]} aus einer anderen Grafschaft nehmen?`
  },
  gaheris: (tile) => `Ein Plättchen von Gaheris unter deinen Landsitz auf ${tileName(tile)} legen?`,
  towerAgain: (n) =>
    n >= COLOURS.length
      ? `Der Turm gibt zweimal: Setze noch einen Marker, aber nicht in ${provinceName(n % COLOURS.length)}.`
      : `Der Turm gibt zweimal: Nimm noch einen Schild oder eine Fahne, aber nicht aus ${provinceName(n, 'dative')}.`,
  kay: (province) => `Ein Plättchen von Kay zu deinem Marker in ${provinceName(province, 'dative')} legen?`,
  grail: (province) =>
    `In ${provinceName(province, 'dative')} liegst du gleichauf mit anderen. Mit dem Gral alle Punkte nehmen?`,
}
