/* What the coach says whichever game is played. */
const gamesOf = (games: number) => (games === 1 ? '1 game' : `${games} games`)

export const messages = {
  coach: 'Coach',
  think: 'To think about',
  idea: 'A good move',
  warning: 'Wait a moment',
  show: 'Show me a good move',
  showShort: 'Good move',
  play: 'Play it',
  another: 'Another idea',
  again: 'Choose again',
  anyway: 'Play it anyway',
  settings: 'Coach: settings',
  fold: 'Fold the coach to one line',
  unfold: 'Unfold the coach',
  looking: 'Trying out what is possible …',
  checking: 'I am looking at this move …',
  now: 'Play it now',
  nothing: 'There is nothing for you to do now. Wait and see.',
  others: 'Watch what the others do.',
  idle: 'Play as you like. Ask if you want to see a good move.',
  prefers: 'The champion prefers it.',
  asGood: 'About as good as the first.',
  behind: (games: number) => `It wins about ${gamesOf(games)} in 100 fewer than the first.`,
  loses: (games: number) => `This wins about ${gamesOf(games)} in 100 fewer than the best move.`,
  rule: (rule: string) => `Rule ${rule}`,
  how: 'Only in games against bots on this device.',
  services: {
    think: { label: 'What to think about', hint: 'One line at the start of a turn.' },
    warn: { label: 'Warn me', hint: 'Before a move that you may regret.' },
    show: { label: 'Show me a good move', hint: 'Only if you ask.' },
  },
  noWarnings: 'No more warnings',
  off: 'Turn the coach off',
  close: 'Close',
}
export type Messages = typeof messages
