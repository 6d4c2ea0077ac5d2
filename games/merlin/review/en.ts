/* Reasons in English. */
import { reasonsIn } from './sentences.ts'

const more = (count: number) => (count === 1 ? '1 point more' : `${count} points more`)
const fewer = (count: number) => (count === 1 ? '1 point less' : `${count} points less`)

export const sayReason = reasonsIn({
  own: {
    points: (by) => `You soon have about ${more(by)}.`,
    apples: (by) => `Your apples are worth about ${more(by)}.`,
    staffs: (by) => `Your staffs are worth about ${more(by)}.`,
    shields: (by) => `Your shields are worth about ${more(by)}.`,
    flags: (by) => `Your flags are worth about ${more(by)}.`,
    materials: (by) => `Your materials are worth about ${more(by)}.`,
    traitors: (by) => `Your traitors cost you about ${fewer(by)}.`,
    excalibur: (by) => `Excalibur is worth about ${more(by)} to you.`,
    grail: (by) => `The Grail is worth about ${more(by)} to you.`,
    servants: (by) => `Your servants are worth about ${more(by)}.`,
    influence: (by) => `Your influence is worth about ${more(by)}.`,
    domain: (by) => `Your manors are worth about ${more(by)}.`,
    seals: (by) => `Your seals are worth about ${more(by)}.`,
    allies: (by) => `Your allies are worth about ${more(by)}.`,
    quests: (by) => `Your quests are worth about ${more(by)}.`,
  },
  others: {
    points: (by) => `The others soon have about ${fewer(by)}.`,
    apples: (by) => `The others’ apples are worth about ${fewer(by)}.`,
    staffs: (by) => `The others’ staffs are worth about ${fewer(by)}.`,
    shields: (by) => `The others’ shields are worth about ${fewer(by)}.`,
    flags: (by) => `The others’ flags are worth about ${fewer(by)}.`,
    materials: (by) => `The others’ materials are worth about ${fewer(by)}.`,
    traitors: (by) => `The others’ traitors cost them about ${more(by)}.`,
    excalibur: (by) => `Excalibur is worth about ${fewer(by)} to the others.`,
    grail: (by) => `The Grail is worth about ${fewer(by)} to the others.`,
    servants: (by) => `The others’ servants are worth about ${fewer(by)}.`,
    influence: (by) => `The others’ influence is worth about ${fewer(by)}.`,
    domain: (by) => `The others’ manors are worth about ${fewer(by)}.`,
    seals: (by) => `The others’ seals are worth about ${fewer(by)}.`,
    allies: (by) => `The others’ allies are worth about ${fewer(by)}.`,
    quests: (by) => `The others’ quests are worth about ${fewer(by)}.`,
  },
  facts: {
    openTraitors: 'Fewer traitors are left without a shield against them.',
    servantsOut: 'More of your servants are on the board.',
  },
  unknown: 'The champion prefers it.',
})
