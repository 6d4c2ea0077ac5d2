/* What a player may think about, in German. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  nearWin: ({ crowns }) => `Du hast ${crowns} von 15 Kronen. Welches Gebiet würde zum Sieg reichen?`,
  danger: ({ crowns }) =>
    `Dein Gegner hat ${crowns} Kronen. Welches Gebiet darf nicht fallen, und welches kannst du nehmen?`,
  overflow: ({ cards }) => `Du hast ${cards} Karten und darfst fünf behalten. Welche spielst du?`,
  undefended: ({ knights }) =>
    knights === 1
      ? 'Du hast einen Ritter. Welches Gebiet bewacht niemand?'
      : `Du hast ${knights} Ritter. Welches Gebiet bewacht niemand?`,
  knights: ({ knights }) =>
    knights === 1
      ? 'Du hast einen Ritter. Ist ein Gebiet ihn wert, oder behältst du ihn, um einen Angriff abzuwehren?'
      : `Du hast ${knights} Ritter. Welches Gebiet, das dir nicht gehört, wird von den wenigsten Karten gehalten?`,
  noKnight: () => 'Du hast keinen Ritter. Welcher Stapel braucht eine Karte, und was kann eine Zauberin stehlen?',
  tile: () => 'Welche Tafel bringt jetzt am meisten, und welche brächte in deinem nächsten Zug mehr?',
  attacked: () => 'Was würde dich der Verlust dieses Gebiets kosten, und wofür brauchst du den Ritter noch?',
  enchanted: () => 'Ist dir die Karte eine Zauberin wert?',
  losses: ({ cards }) =>
    cards === 1
      ? 'Eine Karte ist zu zahlen. Welche fehlt dir am wenigsten?'
      : `${cards} Karten sind zu zahlen. Welche fehlen dir am wenigsten?`,
}

export const sayThought = thoughtsIn(sentences)
