import type { Lang } from '@logres/board-kit'

export interface Labels {
  readonly parts: Readonly<Record<string, { readonly title: string; readonly hint: string }>>
  knights(no: number): string
  round(no: number): string
  duel(no: number): string
  token(no: number): string
  face(no: number): string
  coin(no: number): string
  readonly first: string
  readonly second: string
}

export const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    parts: {
      sequences: { title: 'Sequence cards', hint: 'Who meets whom in each round, by the number of knights.' },
      tokens: { title: 'Small tokens', hint: 'Both faces of the three with emblems.' },
      coins: { title: 'Coins', hint: 'Their values, the smallest first.' },
    },
    knights: (no) => `Card for ${no} knights`,
    round: (no) => `Round ${no}`,
    duel: (no) => `Duel ${no}`,
    token: (no) => `Token ${no}`,
    face: (no) => `Face ${no}`,
    coin: (no) => `Coin ${no}`,
    first: 'First banner',
    second: 'Second banner',
  },
  fr: {
    parts: {
      sequences: {
        title: 'Cartes de déroulement',
        hint: 'Qui rencontre qui à chaque manche, selon le nombre de chevaliers.',
      },
      tokens: { title: 'Petits jetons', hint: 'Les deux faces des trois jetons à symboles.' },
      coins: { title: 'Pièces', hint: 'Leurs valeurs, la plus petite d’abord.' },
    },
    knights: (no) => `Carte pour ${no} chevaliers`,
    round: (no) => `Manche ${no}`,
    duel: (no) => `Duel ${no}`,
    token: (no) => `Jeton ${no}`,
    face: (no) => `Face ${no}`,
    coin: (no) => `Pièce ${no}`,
    first: 'Première bannière',
    second: 'Deuxième bannière',
  },
  de: {
    parts: {
      sequences: {
        title: 'Turnierverlaufskarten',
        hint: 'Wer in welcher Runde auf wen trifft, nach der Zahl der Ritter.',
      },
      tokens: { title: 'Kleine Plättchen', hint: 'Beide Seiten der drei mit Zeichen.' },
      coins: { title: 'Münzen', hint: 'Ihre Werte, die kleinste zuerst.' },
    },
    knights: (no) => `Karte für ${no} Ritter`,
    round: (no) => `Runde ${no}`,
    duel: (no) => `Zweikampf ${no}`,
    token: (no) => `Plättchen ${no}`,
    face: (no) => `Seite ${no}`,
    coin: (no) => `Münze ${no}`,
    first: 'Erstes Banner',
    second: 'Zweites Banner',
  },
  it: {
    parts: {
      sequences: { title: 'Carte del torneo', hint: 'Chi incontra chi in ogni round, secondo il numero di cavalieri.' },
      tokens: { title: 'Gettoni piccoli', hint: 'Le due facce dei tre con simboli.' },
      coins: { title: 'Monete', hint: 'I loro valori, dalla più piccola.' },
    },
    knights: (no) => `Carta per ${no} cavalieri`,
    round: (no) => `Round ${no}`,
    duel: (no) => `Duello ${no}`,
    token: (no) => `Gettone ${no}`,
    face: (no) => `Faccia ${no}`,
    coin: (no) => `Moneta ${no}`,
    first: 'Primo stendardo',
    second: 'Secondo stendardo',
  },
}
