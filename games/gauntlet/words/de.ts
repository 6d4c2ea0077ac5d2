/* Der Fehdehandschuh auf Deutsch. */
import { numberIn } from '@logres/words'
import { capital, does, plural, together } from '@logres/words/de'
import { gauntletWords } from './sentences.ts'

export const words = gauntletWords({
  score: 'Kronen',
  unit: (count) => (count === 1 ? 'Krone' : 'Kronen'),
  options: { rounds: { label: 'Runden', hint: 'So viele Runden dauert die Partie (4.1).' } },
  labels: {
    round: 'Runde',
    isOver: '',
    players: 'Am Tisch',
    crowns: 'Kronen',
    hand: 'Übrige Karten',
    laid: 'Gelegt',
    shown: 'Vorige Runde',
    faceDown: 'verdeckt',
  },
  events: {
    roundBegan: ({ no }) => `Runde ${no} beginnt.`,
    cardLaid: ({ seat, card }, players) =>
      `${does(players, seat, 'legst', 'legt')} verdeckt ${card === null ? 'eine Karte' : `die ${card}`}.`,
    cardRevealed: ({ seat, card }, players) => `${does(players, seat, 'deckst', 'deckt')} die ${card} auf.`,
    roundWon: ({ seat }, players) =>
      `${seat === null ? 'Niemand gewinnt' : does(players, seat, 'gewinnst', 'gewinnt')} eine Krone.`,
    gameEnded: ({ winners }, players) => {
      const [only, ...others] = winners
      if (only !== undefined && others.length === 0) return `${does(players, only, 'gewinnst', 'gewinnt')} die Partie.`
      return `${capital(together(players, winners))} ${plural(players, winners, 'teilt euch', 'teilen sich')} den Sieg.`
    },
  },
  questions: { layCard: () => 'Welche Karte legst du verdeckt?' },
  lay: (card) => `die ${card} legen`,
  refusals: {
    gameOver: () => 'Die Partie ist zu Ende.',
    notAsked: () => 'Du bist nicht dran.',
    cardSpent: ({ card }) => `Die ${numberIn(card)} hast du schon gespielt.`,
    alreadyLaid: () => 'Du hast in dieser Runde schon eine Karte gelegt.',
    noSuchCard: () => 'Diese Karte gibt es nicht.',
  },
})
