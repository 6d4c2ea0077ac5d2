import type { Widen } from '@logres/board-kit/lang'

export const messages = {
  title: 'Players',
  lead: 'People and bots on one scale, one for each game. A rating is an estimate: the bar shows where the true strength lies, nineteen times out of twenty.',
  game: 'Game',
  scale: 'The scale',
  scaleNote: (each: number) =>
    each === 1
      ? 'Each dot is a person with a rating of ± 150 or better. Gilt cogs are the bots, measured in hundreds of matches among themselves.'
      : `Each dot stands for up to ${each} people with a rating of ± 150 or better. Gilt cogs are the bots, measured in hundreds of matches among themselves.`,
  tooFew: 'Too few people are ranked for a scale yet.',
  botAt: (level: string, value: string) => `${level} ${value}`,
  youAt: (value: string) => `you, ${value}`,
  ranked: (game: string, n: number) => `${game}, ${n} ranked`,
  nobody: 'Nobody is ranked yet. People with an account who play rated matches appear here.',
  showBots: 'Show bots',
  whereAmI: 'Where am I?',
  rank: 'Rank',
  player: 'Player',
  rating: 'Rating',
  whereItLies: (from: string, to: string) => `Where it lies, ${from} to ${to}`,
  matches: 'Matches',
  lastFive: 'Last five',
  lastPlayed: 'Last played',
  you: '(you)',
  bot: 'bot',
  always: 'always',
  results: { won: 'won', lost: 'lost', tied: 'tied' },
  spans:
    'A rank such as 2–7 means: these bars overlap, and nobody can say yet who is better. Listed are people who have played a rated match in the last three months and do not hide their history.',
  pages: 'Pages of the list',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  better: 'Better',
  more: 'More',
  notRanked: 'Not ranked yet',
  notRankedWhy:
    'Wider than ± 150. Some thirty rated matches between two, or about ten with more players, are usually enough.',
  how: 'How ratings are counted',
  howTexts: [
    'Everybody starts at 1500 ± 482. Who is 400 points ahead finishes first about ten times out of eleven between two players. With more players every place counts, not just the first.',
    'Only matches at rated tables count, with a clock, between people with accounts. Bots have fixed ratings. Players who resign, leave or run out of time share the last place; an agreed end is a tie.',
    'The same opponents again and again count less and less: five matches within a week count in full, and any number of them together no more than nine.',
  ],
} as const

export type Messages = Widen<typeof messages>
