/* What a player may think about, in German. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  scoring: ({ traitors }) =>
    traitors === 0
      ? 'Nach dieser Runde kommt eine Wertung. Wo liegst du knapp vorn, wo knapp zurück?'
      : traitors === 1
        ? 'Nach dieser Runde kommt eine Wertung, und gegen einen Verräter fehlt dir der Schild. Kannst du ihn noch bekommen?'
        : `Nach dieser Runde kommt eine Wertung, und gegen ${traitors} Verräter fehlt dir der Schild. Welche kannst du abwehren?`,
  lastDice: () => 'Dein letzter Würfel dieser Runde. Welches Feld brauchst du noch vor den neuen Würfeln?',
  traitors: ({ traitors }) =>
    traitors === 1
      ? 'Gegen einen Verräter fehlt dir der Schild. Welcher Würfel führt zu einem Schild seiner Farbe?'
      : `Gegen ${traitors} Verräter fehlt dir der Schild. Welcher Würfel führt zu einem dieser Schilde?`,
  begin: () => 'Eine neue Runde. Wohin führt jeder deiner Würfel, und wohin führen zwei zusammen?',
  dice: ({ dice }) => `Du hast noch ${dice} Würfel. Welche Reihenfolge führt zu den zwei besten Feldern?`,
  action: () => 'Was bringt dir dieses Feld, und was brächte dir hier etwas anderes?',
  repeat: () => 'Ist dir dieselbe Aktion noch einmal einen Stab wert?',
  finish: () => 'Bevor dein Zug endet: Ist ein Auftrag erfüllt, hilft ein Apfel oder eine Fahne?',
  exchange: () => 'Welches Ding brauchst du am wenigsten, und welches am meisten?',
  quest: () => 'Für welchen Auftrag hast du schon am meisten?',
  tower: () => 'Was fehlt dir für deinen nächsten Landsitz?',
}

export const sayThought = thoughtsIn(sentences)
