import { COLOURS, itemAsked } from '../../rules/index.ts'
import type { MerlinSentences } from '../sentences.ts'
import { allyName, ITEM_NAMES, itemName, provinceName, tileName } from './things.ts'

export const questions: MerlinSentences['questions'] = {
  chooseDie: () => 'Choisis un de tes dés.',
  prepare: () => 'Avance, après avoir changé le dé ou le sens si tu veux.',
  arrive: () => 'Fais l’action de la case, ou renonces-y.',
  repeat: () => 'Dépenser un bâton de Merlin pour refaire l’action ?',
  act: () => 'Refais l’action de la case.',
  finish: () => 'Finis ton tour ; avant cela, tu peux encore résoudre une quête.',
  exchange: () => 'Prends un objet au choix pour celui que tu as rendu.',
  discardTraitor: () => 'Défausse un de tes traîtres.',
  discardMore: () => 'Défausse une autre quête, ou pioche.',
  drawQuest: (n) => `Prends une quête de la rangée ou de la pioche${n > 1 ? ` (${n} à prendre)` : ''}.`,
  tower: (tile) =>
    `La tour sur ${tileName(tile)} : prends un bouclier ou un drapeau, ou place un compteur, dans n’importe quelle province.`,
  buildAgain: () => 'Bâtir encore une fois par le sceau du maçon ?',
  placeAgain: () => 'Envoie encore un serviteur dans une province où tu as un compteur.',
  chooseAlly: (n) => `Choisis un allié de la pile ${n % 2 === 0 ? 'A' : 'B'}.`,
  galahad: (n) => {
    const { item, province } = itemAsked(n)
    return `Tu as pris ${itemName(item, province)}. Utiliser ${allyName('galahad')} pour prendre encore un ${ITEM_NAMES[item]} dans une autre province ?`
  },
  gaheris: (tile) => `Mettre une tuile de Gaheris sous ton manoir sur ${tileName(tile)} ?`,
  towerAgain: (n) =>
    n >= COLOURS.length
      ? `La tour donne deux fois : place un autre compteur, mais pas dans ${provinceName(n % COLOURS.length)}.`
      : `La tour donne deux fois : prends un autre bouclier ou drapeau, mais pas dans ${provinceName(n)}.`,
  kay: (province) => `Mettre une tuile de Kay à côté de ton compteur dans ${provinceName(province)} ?`,
  grail: (province) =>
    `Tu es à égalité dans ${provinceName(province)}. Utiliser le Graal pour prendre tous les points ?`,
}
