/* An owner's file: other duels in other rounds, tokens with which three alike can fall, and other coins. */
import { type Edition, type Rounds, STANDARD } from '../../rules/index.ts'

const { sequences } = STANDARD

/** The rounds from last to first, and the first one once more. */
function turned(rounds: Rounds): Rounds {
  const back = rounds.toReversed()
  return [...back, ...back.slice(0, 1)].map((pairs) => pairs.toReversed().map(([one, two]) => [two, one]))
}

export const ANOTHER: Edition = {
  name: 'Another box',
  sequences: {
    2: turned(sequences[2]),
    3: turned(sequences[3]),
    4: turned(sequences[4]),
    5: turned(sequences[5]),
    6: turned(sequences[6]),
  },
  tokens: [
    ['crown', 'cup'],
    ['crown', 'orb'],
    ['orb', 'crown'],
  ],
  coins: [1, 2, 5, 10, 20],
}
