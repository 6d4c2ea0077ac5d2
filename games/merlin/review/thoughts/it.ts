/* What a player may think about, in Italian. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  scoring: ({ traitors }) =>
    traitors === 0
      ? 'Dopo questo round c’è un conteggio. Dove sei appena avanti, o appena indietro?'
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
  action: () => 'Che cosa ti dà questa casella, e che cosa avresti da altro, qui?',
  repeat: () => 'La stessa azione un’altra volta vale un bastone?',
  finish: () => 'Una missione è compiuta, o aiutano una mela o una bandiera, prima che finisca il turno?',
  exchange: () => 'Di che cosa hai meno bisogno, e di che cosa di più?',
  quest: () => 'Per quale missione hai già quasi tutto?',
  tower: () => 'Che cosa ti manca per il prossimo maniero?',
}

export const sayThought = thoughtsIn(sentences)
