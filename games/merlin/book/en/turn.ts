/* 3 Rounds and turns, 4 The spaces, 5 Quests, 6 Flags */
import type { MerlinRules } from '../plan.ts'

export const turn = {
  '3.1': {
    title: 'Six rounds',
    text: [
      'The game has 6 rounds. In each round everybody has 4 turns, one at a time, clockwise from the first player. In your turn you choose one of your dice, move and act. That die is gone for the round.',
      'After rounds 2, 4 and 6 comes a scoring {7.1}. Before every further round all dice are rolled again {2.4}, and the next player to the left becomes the first.',
    ],
  },
  '3.2': {
    title: 'Move and act',
    text: [
      'With an own die your knight goes as many spaces clockwise as it shows. With the white one Merlin goes, clockwise or counter-clockwise. You must move, but you need not act.',
      'Who acts does as much of the action as can be done. You have a choice only where a rule says that you may, or up to how many. Any number of figures can share a space.',
    ],
    why: 'The text lets you give up an action, but says nothing of doing only half of it.',
    example: {
      title: 'From the black province',
      text: [
        'Your knight stands on the black province. With a 3 he comes to *points: shields*, with a 4 to the grey province.',
      ],
    },
  },
  '3.3': {
    title: 'The apple',
    text: [
      'Before the move you may give back an apple. The chosen die, the white one too, then shows any value you like.',
    ],
  },
  '3.4': {
    title: 'The staff',
    text: [
      'When you have moved Merlin and done the action, you may spend a staff directly after it and do that action once more, with new choices. You cannot repeat an action you gave up. One staff a turn; it leaves the game.',
      'A servant who has just acted stands there now. The repetition needs another servant, or another province for him.',
    ],
    why: 'The text says only that the action is repeated. That there is one staff a turn is our reading.',
    example: {
      title: 'Twice on the grey province',
      text: [
        'Merlin comes to the grey province. You send your builder there and take a grey material. For a staff your flag-bearer follows and takes a grey flag.',
      ],
    },
  },
  '3.5': {
    title: 'Free moves',
    text: [
      'You may resolve a quest, and use what can be used at any time, at four points of your turn: before you choose a die, before the move, after the move, and when the action and its repetition are over. Nowhere else, so not between action and staff.',
      'With the option “Quests are resolved: at any time in your turn” you may also resolve one in the middle of an action.',
      'When you draw for the quests you have resolved, your turn is over.',
    ],
    why: 'The text says “at any time in your turn”. These four points are how we read it; the option is the wider reading.',
  },
  '4.1': {
    title: 'Province',
    text: [
      'Take one of your servants from the castle or from one of the other five provinces and put him on his place in this one. If another player’s servant stands there, that one goes home. Then yours acts.',
      'The builder takes a material of this province, the flag-bearer a flag, the shield-bearer a shield. The lady-in-waiting puts one of your counters from the castle here. If there is none left, nothing more happens.',
      'A servant who is already in this province cannot act here again.',
    ],
    example: {
      title: 'The place is taken',
      text: [
        'Your builder goes from the brown to the blue province, where another player’s builder stands. That one goes back to his castle, and you take a blue material.',
      ],
    },
  },
  '4.2': {
    title: 'Points',
    text: [
      'You score 1 point for each shield, each flag or each material in your castle, or for each of your counters on the board, as the space says.',
    ],
    example: {
      title: 'Shields',
      text: ['You have 2 black shields and 1 brown one: *points: shields* brings 3 points.'],
    },
  },
  '4.3': {
    title: 'Influence',
    text: [
      'You take a shield, a flag or a material, as the space says, from a province that has one left and in which you have a counter.',
      'On *influence: servant* you send a servant {4.1} to a province in which you have a counter.',
    ],
  },
  '4.4': {
    title: 'Excalibur',
    text: [
      'Take Excalibur, from its space or from the player who has it. Then discard one of your traitors, if you have any. Who already holds it may do so too.',
    ],
  },
  '4.5': {
    title: 'The Grail',
    text: [
      'Take the Grail, from its space or from the player who has it. Then take an apple, if there is one left. Who already holds it may do so too.',
    ],
  },
  '4.6': {
    title: 'Move servant',
    text: [
      'One of your servants on the board goes to the province next to his, on either side, and acts there {4.1}.',
      'If all four are at home, and only then, you send any one of them to any province.',
    ],
    example: {
      title: 'The neighbours',
      text: ['Your builder stands in the orange province. He can go to the violet or to the brown one.'],
    },
  },
  '4.7': {
    title: 'Exchange',
    text: [
      'Give an item from your castle back to its province. Then take any item from any province, even the one you have just given back. Without an item you cannot act here.',
    ],
    why: 'The text does not forbid taking back the same one.',
  },
  '4.8': {
    title: 'Quest',
    text: [
      'First discard up to two of your quests. Then draw as many, one by one, each from the display or from the deck. A card taken from the display is replaced at once. What you draw here you may resolve in the same turn.',
      'Discards lie open. Only when the deck is empty and a card is needed are they shuffled to make a new one.',
    ],
    why: 'That discards lie open is our reading; nothing says that they are hidden.',
  },
  '4.9': {
    title: 'Build',
    text: [
      'Put one of your manors on a free tile, and give back one material that fits it {1.7} to its province. You can build 7 manors at most.',
      'If the tile has a tower, you may also take a shield or a flag from any province, or put a counter from your castle into any province.',
    ],
  },
  '5.1': {
    title: 'Resolving a quest',
    text: [
      'Once in your turn {3.5} you may resolve a quest from your hand if you meet all its conditions. You give nothing up. You score its points and discard it.',
      'At the end of the turn you draw a card for it, from the display or from the deck {4.8}.',
    ],
  },
  '5.2': {
    title: 'What counts',
    text: [
      'Only what is yours counts: items in your castle, counters and servants where the quest says. Servants together are in one and the same province.',
      'Each condition needs a thing of its own.',
    ],
    why: 'Nothing says whether one thing may serve for two conditions. We say no.',
    example: {
      title: 'Two provinces',
      text: [
        'A quest of 2 points asks for influence in the grey and in the orange province. You need a counter in each; 2 in the grey one are not enough.',
      ],
    },
  },
  '6.0': {
    title: 'The six flags',
    text: [
      'In your turn you may spend as many flags as you like. Each goes back to its province.',
      '*Black*, at any time {3.5}: you repel all your traitors of one colour, without shields. With the option “A black flag repels: one traitor” it is only one.',
      '*Grey*: you resolve a second quest in this turn and score 2 points more. The flag is gone before the quest is checked. There is no third quest.',
      '*Blue*, before the move: your knight goes counter-clockwise.',
      '*Violet*, before the move: the chosen die, the white one too, is turned to its opposite face, before or after an apple. With the option “A violet flag turns: any own die” it may be any die you have left in this round, and you need not have chosen one yet.',
      '*Orange*, after a move and before you act: instead of the action of your space you do that of another one, where another player’s knight stands. Nobody moves. A staff repeats this action.',
      '*Brown*, after your knight’s move and before you act: he goes to the opposite space and acts there. Orange may follow brown, not the other way round.',
    ],
    why: 'The effects are stated, but only of the blue flag do we know the colour; the others are rebuilt. Of the black one the text says that it repels all and that it repels one, of the violet one that it turns “one of his dice”: we take the chosen die, for flags change the turn in which they are spent. That there is no third quest, and how orange goes with brown and with a staff, is our reading.',
    example: {
      title: 'Flags at work',
      text: [
        'Violet turns a 2 into a 5.',
        'Your knight comes to *influence: flag*, space 5. With brown he crosses over to *points: flags*, space 17.',
        'Grey: a second quest of 2 points brings 4.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
