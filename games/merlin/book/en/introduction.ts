import type { MerlinText } from '../plan.ts'

export const introduction: MerlinText['introduction'] = {
  idea: {
    title: 'What it is about',
    text: [
      'King Arthur looks for an heir, and you are one of the knights who want to be chosen. In six rounds you gather *points*. Who has the most of them at the end wins.',
    ],
  },
  table: {
    title: 'The table',
    text: [
      'In the middle lies a ring of 24 spaces. Every fourth one is a *province*; there are six, each with a colour and a beast. In them lie shields, flags and materials, which are all called *items*.',
      'In your castle are four *servants*, influence counters, three staffs of Merlin and an apple; in your hand are four quests. Three *traitors* are there too, and you want to be rid of them.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'For a round you have four dice: three of your own and a white one. In a turn you use one of them. A die of your own moves your *knight* clockwise, the white one moves *Merlin*, who serves everybody, either way. Then you may do what the space says.',
      'For an *apple* a die shows what you like. For a *staff* you act twice where Merlin has brought you.',
    ],
  },
  spaces: {
    title: 'The spaces',
    text: [
      'To a province you send a servant, and there he acts: the shield-bearer takes a shield, the flag-bearer a flag, the builder a material; the lady-in-waiting puts one of your counters there.',
      'Other spaces give points for what you have. Or you take or exchange items, move a servant, change quests, build a manor in the domain, or fetch the Grail or Excalibur.',
    ],
  },
  things: {
    title: 'What it is good for',
    text: [
      '*Shields* repel traitors. A *flag* bends a rule once, each colour another one. *Materials* pay for manors. *Counters* win provinces. A *quest* asks for things that you need only have, not give up: you may resolve one a turn.',
    ],
  },
  scoring: {
    title: 'Scoring',
    text: [
      'After rounds 2, 4 and 6 there is a scoring. Each traitor for whom you have no shield of his colour costs 3 points. Then points go to the player with the most manors on a stretch of one terrain, and to the player with the most counters in a province. Each of your servants on the board is a point.',
    ],
  },
  win: {
    title: 'How you win',
    text: ['Apples, staffs and items that are left bring a little at the end {8.0}. Then the most points win.'],
  },
  advice: {
    title: 'For your first game',
    text: [
      'Look at your four dice together: all of them will be used, but in the order you like.',
      'Keep quests that ask for what you gather anyway, and resolve one in as many turns as you can.',
      'Think of the traitors in time: three without shields cost 9 points.',
      'Keep the apple for the die that leads nowhere, and the staffs for spaces that are good twice.',
      'Leave out the module and the expansion at first.',
    ],
  },
}
