/* Les raisons en français. */
import { reasonsIn } from './sentences.ts'

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

export const sayReason = reasonsIn({
  own: {
    points: (by) => `Tu auras bientôt environ ${points(by)} de plus.`,
    apples: (by) => `Tes pommes valent environ ${points(by)} de plus.`,
    staffs: (by) => `Tes bâtons valent environ ${points(by)} de plus.`,
    shields: (by) => `Tes boucliers valent environ ${points(by)} de plus.`,
    flags: (by) => `Tes drapeaux valent environ ${points(by)} de plus.`,
    materials: (by) => `Tes matériaux valent environ ${points(by)} de plus.`,
    traitors: (by) => `Tes traîtres te coûtent environ ${points(by)} de moins.`,
    excalibur: (by) => `Excalibur vaut environ ${points(by)} de plus pour toi.`,
    grail: (by) => `Le Graal vaut environ ${points(by)} de plus pour toi.`,
    servants: (by) => `Tes serviteurs valent environ ${points(by)} de plus.`,
    influence: (by) => `Ton influence vaut environ ${points(by)} de plus.`,
    domain: (by) => `Tes manoirs valent environ ${points(by)} de plus.`,
    seals: (by) => `Tes sceaux valent environ ${points(by)} de plus.`,
    allies: (by) => `Tes alliés valent environ ${points(by)} de plus.`,
    quests: (by) => `Tes quêtes valent environ ${points(by)} de plus.`,
  },
  others: {
    points: (by) => `Les autres auront bientôt environ ${points(by)} de moins.`,
    apples: (by) => `Les pommes des autres valent environ ${points(by)} de moins.`,
    staffs: (by) => `Les bâtons des autres valent environ ${points(by)} de moins.`,
    shields: (by) => `Les boucliers des autres valent environ ${points(by)} de moins.`,
    flags: (by) => `Les drapeaux des autres valent environ ${points(by)} de moins.`,
    materials: (by) => `Les matériaux des autres valent environ ${points(by)} de moins.`,
    traitors: (by) => `Les traîtres des autres leur coûtent environ ${points(by)} de plus.`,
    excalibur: (by) => `Excalibur vaut environ ${points(by)} de moins pour les autres.`,
    grail: (by) => `Le Graal vaut environ ${points(by)} de moins pour les autres.`,
    servants: (by) => `Les serviteurs des autres valent environ ${points(by)} de moins.`,
    influence: (by) => `L’influence des autres vaut environ ${points(by)} de moins.`,
    domain: (by) => `Les manoirs des autres valent environ ${points(by)} de moins.`,
    seals: (by) => `Les sceaux des autres valent environ ${points(by)} de moins.`,
    allies: (by) => `Les alliés des autres valent environ ${points(by)} de moins.`,
    quests: (by) => `Les quêtes des autres valent environ ${points(by)} de moins.`,
  },
  facts: {
    openTraitors: 'Il reste moins de traîtres contre qui tu n’as pas de bouclier.',
    servantsOut: 'Plus de tes serviteurs sont sur le plateau.',
  },
  unknown: 'Le champion préfère ce coup.',
})
