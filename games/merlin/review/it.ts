/* I motivi in italiano. */
import { reasonsIn } from './sentences.ts'

const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`)

export const sayReason = reasonsIn({
  own: {
    points: (by) => `Avrai presto circa ${points(by)} in più.`,
    apples: (by) => `Le tue mele valgono circa ${points(by)} in più.`,
    staffs: (by) => `I tuoi bastoni valgono circa ${points(by)} in più.`,
    shields: (by) => `I tuoi scudi valgono circa ${points(by)} in più.`,
    flags: (by) => `Le tue bandiere valgono circa ${points(by)} in più.`,
    materials: (by) => `I tuoi materiali valgono circa ${points(by)} in più.`,
    traitors: (by) => `I tuoi traditori ti costano circa ${points(by)} in meno.`,
    excalibur: (by) => `Excalibur vale per te circa ${points(by)} in più.`,
    grail: (by) => `Il Graal vale per te circa ${points(by)} in più.`,
    servants: (by) => `I tuoi servitori valgono circa ${points(by)} in più.`,
    influence: (by) => `La tua influenza vale circa ${points(by)} in più.`,
    domain: (by) => `I tuoi manieri valgono circa ${points(by)} in più.`,
    seals: (by) => `I tuoi sigilli valgono circa ${points(by)} in più.`,
    allies: (by) => `I tuoi alleati valgono circa ${points(by)} in più.`,
    quests: (by) => `Le tue missioni valgono circa ${points(by)} in più.`,
  },
  others: {
    points: (by) => `Gli altri avranno presto circa ${points(by)} in meno.`,
    apples: (by) => `Le mele degli altri valgono circa ${points(by)} in meno.`,
    staffs: (by) => `I bastoni degli altri valgono circa ${points(by)} in meno.`,
    shields: (by) => `Gli scudi degli altri valgono circa ${points(by)} in meno.`,
    flags: (by) => `Le bandiere degli altri valgono circa ${points(by)} in meno.`,
    materials: (by) => `I materiali degli altri valgono circa ${points(by)} in meno.`,
    traitors: (by) => `I traditori degli altri costano loro circa ${points(by)} in più.`,
    excalibur: (by) => `Excalibur vale per gli altri circa ${points(by)} in meno.`,
    grail: (by) => `Il Graal vale per gli altri circa ${points(by)} in meno.`,
    servants: (by) => `I servitori degli altri valgono circa ${points(by)} in meno.`,
    influence: (by) => `L’influenza degli altri vale circa ${points(by)} in meno.`,
    domain: (by) => `I manieri degli altri valgono circa ${points(by)} in meno.`,
    seals: (by) => `I sigilli degli altri valgono circa ${points(by)} in meno.`,
    allies: (by) => `Gli alleati degli altri valgono circa ${points(by)} in meno.`,
    quests: (by) => `Le missioni degli altri valgono circa ${points(by)} in meno.`,
  },
  facts: {
    openTraitors: 'Restano meno traditori contro cui non hai uno scudo.',
    servantsOut: 'Più tuoi servitori sono sul tabellone.',
  },
  unknown: 'Il campione preferisce questa mossa.',
})
