/* 7 Scoring, 8 The end */
import type { MerlinRules } from '../plan.ts'

export const scoring = {
  '7.1': {
    title: 'Traitors',
    text: [
      'First the traitors. For each one you must give back a shield of his colour, and so repel him. Each for whom you have none costs 3 points, below zero too. Then all traitors are discarded.',
      'The player who holds Excalibur scores 3 points if all their traitors were repelled, or if they had none.',
      'Then everybody draws three new ones, clockwise from the first player, but not at the end of the game. Discarded ones are shuffled when there is none to draw.',
      'Flags and seals belong to your own turn and do not help here.',
    ],
    why: 'Points below zero, Excalibur for who has no traitors at all, and when they are shuffled: these are our readings.',
    example: {
      title: 'Two shields for three traitors',
      text: [
        'You have a black, a grey and a blue traitor, and a black and a blue shield. Two are repelled, the grey one costs 3 points. Excalibur brings nothing.',
      ],
    },
  },
  '7.2': {
    title: 'The domain',
    text: [
      'A *territory* is made of tiles of one terrain that hang together; a single tile is one too. Who has the most manors on it scores as many points as it has tiles. If several have the most, they share, rounded down.',
      'Without a manor nobody scores. Manors stay where they are.',
    ],
    example: {
      title: 'A shared wood',
      text: ['A wood of 5 tiles with 1 manor of each of two players: 2 points for each.'],
    },
  },
  '7.3': {
    title: 'Influence',
    text: [
      'The provinces follow one another clockwise from black. All counters in a province are points for the player who has the most of them there. If several have the most, they share, rounded down.',
      'If the holder of the Grail is one of several leaders, they are asked: once in a scoring they may take all the points there. Their answer is final.',
      'After each province everybody takes all their counters in it home but one. With the option “Counters after a province is scored: all go home” those who have more than one there take all of them.',
      'With the option “The Grail decides: any tie of its holder” they may also take all the points where they are tied with others without leading.',
    ],
    why: 'The text could also mean that all of several counters go home. When the Grail is asked for is our reading.',
    example: {
      title: 'Who has the most',
      text: [
        'Three players with 1 counter each: 1 point for each.',
        '3, 2 and 1 counters: the first scores 6 points, the others nothing.',
        'Two players with 2 counters each: 2 points for each. With the Grail one of them scores 4, the other nothing.',
      ],
    },
  },
  '7.4': {
    title: 'Servants',
    text: ['Last you score 1 point for each of your servants on the board. Those at home count nothing.'],
  },
  '8.0': {
    title: 'The last points',
    text: [
      'After the third scoring each apple brings 1 point, each staff 2, and every 3 items, of whatever kind, 1. With the knights Gareth and Geraint follow {10.2}.',
      'Most points win. Who has equally many shares the victory.',
    ],
    example: {
      title: 'What is left',
      text: ['2 apples, 1 staff and 5 items: 2 points, 2 points and 1 point, 5 in all.'],
    },
  },
} as const satisfies Partial<MerlinRules>
