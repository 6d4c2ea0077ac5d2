/* I motivi in italiano. */
import { reasonsIn } from './sentences.ts'

const coins = (count: number) => (count === 1 ? 'moneta' : 'monete')

export const sayReason = reasonsIn({
  own: {
    coins: (by) => `Avrai presto circa ${by} ${coins(by)} in più.`,
    knight: () => 'È più probabile che tu resti in lizza.',
    firstGaps: () => 'È più probabile che il tuo equipaggiamento sia completo.',
    moreGaps: () => 'Ti manca meno per un secondo equipaggiamento.',
    best: () => 'Le tue armi migliori sono più forti.',
    second: () => 'Le tue armi di riserva sono più forti.',
    jokers: () => 'Tieni più jolly.',
    cards: () => 'Tieni più carte.',
    outlasts: () => 'I tuoi equipaggiamenti durano più di quelli degli altri.',
    trader: () => 'Le tue carte si vendono a prezzo più alto.',
  },
  others: {
    coins: (by) => `Gli altri avranno presto circa ${by} ${coins(by)} in meno.`,
    knight: () => 'È meno probabile che gli altri restino in lizza.',
    firstGaps: () => 'È meno probabile che gli altri abbiano un equipaggiamento completo.',
    moreGaps: () => 'Agli altri manca di più per un secondo equipaggiamento.',
    best: () => 'Le armi migliori degli altri sono più deboli.',
    second: () => 'Le armi di riserva degli altri sono più deboli.',
    jokers: () => 'Gli altri tengono meno jolly.',
    cards: () => 'Gli altri tengono meno carte.',
    outlasts: () => 'Gli equipaggiamenti degli altri durano di meno.',
    trader: () => 'Le carte degli altri si vendono a prezzo più basso.',
  },
  unknown: 'Il campione preferisce questa mossa.',
})
