import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  toBoard: 'Show the final board',
  review: 'Review this game',
  reviewShort: 'Review',
  share: 'Share',
  newGame: 'New game',
  newShort: 'New',
  standings: 'Final standings',
  shared: (title: string, game: string) => `${title} (${game})`,
  resultCopied: 'Result copied.',
  // titles and sentences of endings that are the same in all games
  evenHand: 'An even hand',
  peace: 'Peace is made',
  void: 'Without a result',
  youLaidDown: 'You laid down arms',
  laysDown: (name: string) => `${name} lays down arms`,
  victory: 'Victory is yours',
  wins: (name: string) => `${name} wins`,
  with: (winners: string, score: string, rest: string) => `${winners} With **${score}** to ${rest}.`,
  // turning points
  points: 'Turning points',
  threePoints: 'Three turning points',
  yourChance: 'how your chance to win changed, as bots see it; each opens the game there',
  chanceOf: (name: string) => `how ${name}’s chance to win changed, as bots see it; each opens the game there`,
  looking: 'Looking for turning points…',
  noPoints: 'No single move decided this game.',
  you: 'you',
  percent: (change: string) => `${change}%`,
  // numbers
  numbers: 'The game in numbers',
  time: 'From start to end',
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => `${n} days`,
  moves: 'Moves',
  start: 'start',
  // a rated match
  ratings: 'Ratings',
  ratingsSoon: 'The ratings are being computed.',
  ratingsNone: 'This match did not count for ratings.',
  ratingsDamped: 'It counted for less: the same people have met often lately, or somebody resigned at once again.',
  provisional: 'not certain yet',
} as const

export type Messages = Widen<typeof messages>
