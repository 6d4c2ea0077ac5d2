/* Gründe auf Deutsch. */
import { reasonsIn } from './sentences.ts'

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`)

export const sayReason = reasonsIn({
  own: {
    points: (by) => `Du hast bald etwa ${points(by)} mehr.`,
    apples: (by) => `Deine Äpfel sind etwa ${points(by)} mehr wert.`,
    staffs: (by) => `Deine Stäbe sind etwa ${points(by)} mehr wert.`,
    shields: (by) => `Deine Schilde sind etwa ${points(by)} mehr wert.`,
    flags: (by) => `Deine Fahnen sind etwa ${points(by)} mehr wert.`,
    materials: (by) => `Dein Baumaterial ist etwa ${points(by)} mehr wert.`,
    traitors: (by) => `Deine Verräter kosten dich etwa ${points(by)} weniger.`,
    excalibur: (by) => `Excalibur ist für dich etwa ${points(by)} mehr wert.`,
    grail: (by) => `Der Gral ist für dich etwa ${points(by)} mehr wert.`,
    servants: (by) => `Dein Gefolge ist etwa ${points(by)} mehr wert.`,
    influence: (by) => `Dein Einfluss ist etwa ${points(by)} mehr wert.`,
    domain: (by) => `Deine Landsitze sind etwa ${points(by)} mehr wert.`,
    seals: (by) => `Deine Siegel sind etwa ${points(by)} mehr wert.`,
    allies: (by) => `Deine Verbündeten sind etwa ${points(by)} mehr wert.`,
    quests: (by) => `Deine Aufträge sind etwa ${points(by)} mehr wert.`,
  },
  others: {
    points: (by) => `Die anderen haben bald etwa ${points(by)} weniger.`,
    apples: (by) => `Die Äpfel der anderen sind etwa ${points(by)} weniger wert.`,
    staffs: (by) => `Die Stäbe der anderen sind etwa ${points(by)} weniger wert.`,
    shields: (by) => `Die Schilde der anderen sind etwa ${points(by)} weniger wert.`,
    flags: (by) => `Die Fahnen der anderen sind etwa ${points(by)} weniger wert.`,
    materials: (by) => `Das Baumaterial der anderen ist etwa ${points(by)} weniger wert.`,
    traitors: (by) => `Die Verräter der anderen kosten sie etwa ${points(by)} mehr.`,
    excalibur: (by) => `Excalibur ist für die anderen etwa ${points(by)} weniger wert.`,
    grail: (by) => `Der Gral ist für die anderen etwa ${points(by)} weniger wert.`,
    servants: (by) => `Das Gefolge der anderen ist etwa ${points(by)} weniger wert.`,
    influence: (by) => `Der Einfluss der anderen ist etwa ${points(by)} weniger wert.`,
    domain: (by) => `Die Landsitze der anderen sind etwa ${points(by)} weniger wert.`,
    seals: (by) => `Die Siegel der anderen sind etwa ${points(by)} weniger wert.`,
    allies: (by) => `Die Verbündeten der anderen sind etwa ${points(by)} weniger wert.`,
    quests: (by) => `Die Aufträge der anderen sind etwa ${points(by)} weniger wert.`,
  },
  facts: {
    openTraitors: 'Gegen weniger Verräter fehlt dir ein Schild.',
    servantsOut: 'Mehr von deinem Gefolge ist auf dem Spielplan.',
  },
  unknown: 'Der Champion zieht diesen Zug vor.',
})
