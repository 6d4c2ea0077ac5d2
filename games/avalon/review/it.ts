/* I motivi in italiano. */
import { type AvalonReasons, isFirst, reasonsIn } from './sentences.ts'

const crowns = (count: number) => (count === 1 ? 'una corona' : `${count} corone`)
const cards = (count: number) => (count === 1 ? 'una carta' : `${count} carte`)

const sentences: AvalonReasons = {
  'own.crowns': ({ by }) => `Avrai presto circa ${crowns(by)} in più.`,
  'others.crowns': ({ by }) => `L’avversario avrà presto circa ${crowns(by)} in meno.`,
  'own.hand': ({ by }) => `Tieni in mano circa ${cards(by)} in più.`,
  'others.hand': ({ by }) => `L’avversario ha in mano circa ${cards(by)} in meno.`,
  'own.overflow': () => 'Hai più carte di quante puoi tenerne, e puoi giocarle.',
  'others.overflow': () => 'L’avversario ha meno carte in eccesso.',
  'own.waiting': ({ by }) => `La tua tessera in attesa renderà circa ${cards(by)} in più.`,
  'others.waiting': ({ by }) => `La tessera in attesa dell’avversario renderà circa ${cards(by)} in meno.`,
  'own.stretch': () => 'La tua fila di territori si allunga.',
  'others.stretch': () => 'La fila di territori dell’avversario resta più corta.',
  'own.landscape': () => 'Possiedi più territori dello stesso paesaggio.',
  'others.landscape': () => 'L’avversario possiede meno territori dello stesso paesaggio.',
  'own.pile': ({ by }) => `Hai circa ${cards(by)} in più sul tavolo per pagare le perdite.`,
  'others.pile': ({ by }) => `L’avversario ha circa ${cards(by)} in meno sul tavolo per pagare le perdite.`,
  'own.guard': () => 'I tuoi territori sono meglio difesi.',
  'others.guard': () => 'I territori dell’avversario sono meno difesi.',
  'own.reach': () => 'Più corone sono alla portata dei tuoi attacchi.',
  'others.reach': () => 'Meno corone sono alla portata degli attacchi dell’avversario.',
  'fact.knights': (numbers) =>
    isFirst(numbers)
      ? 'Tieni un cavaliere per rispondere a un attacco.'
      : 'Tieni più cavalieri per rispondere agli attacchi.',
  'fact.sorceresses': (numbers) =>
    isFirst(numbers)
      ? 'Tieni una strega per rispondere a un incantesimo.'
      : 'Tieni più streghe per rispondere agli incantesimi.',
  'fact.openRegions': () => 'Meno territori tuoi sono esposti a un attacco.',
  'fact.heldRegions': () => 'Possiedi più territori alla fine del turno.',
}

export const sayReason = reasonsIn(sentences, 'Il campione preferisce questa mossa.')
