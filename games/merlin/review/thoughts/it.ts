/* What a player may think about, in Italian. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  scoring: ({ traitors }) =>
    traitors === 0
      ? 'Dopo questo round c’è un conteggio. Dove sei avanti di poco, o indietro di poco?'
      : traitors === 1
        ? 'Dopo questo round c’è un conteggio, e contro un traditore ti manca lo scudo. Riesci a prenderlo?'
        : `Dopo questo round c’è un conteggio, e contro ${traitors} traditori ti manca lo scudo. Quali puoi respingere?`,
  lastDice: () => 'Il tuo ultimo dado del round. Di quale casella hai ancora bisogno prima dei nuovi dadi?',
  traitors: ({ traitors }) =>
    traitors === 1
      ? 'Contro un traditore ti manca lo scudo. Quale dado porta a uno scudo del suo colore?'
      : `Contro ${traitors} traditori ti manca lo scudo. Quale dado porta a uno di quegli scudi?`,
  begin: () => 'Un nuovo round. Dove porta ogni tuo dado, e dove portano due insieme?',
  dice: ({ dice }) => `Ti restano ${dice} dadi. Quale ordine porta alle due caselle migliori?`,
  action: () => 'Che cosa ti dà questa casella, e che cosa guadagneresti facendo altro?',
  repeat: () => 'Ripetere questa azione vale un bastone?',
  finish: () => 'Prima che finisca il turno: puoi compiere una missione, o usare una mela o una bandiera?',
  exchange: () => 'Quale oggetto ti serve di meno, e quale di più?',
  quest: () => 'Per quale missione hai già quasi tutto?',
  tower: () => 'Che cosa ti manca per il prossimo maniero?',
}

export const sayThought = thoughtsIn(sentences)
