/* 9 The King's Favour, 10 Knights of the Round Table */
import type { MerlinRules } from '../plan.ts'

export const modules = {
  '9.1': {
    title: 'Points or a seal',
    text: [
      'If the table chose this module, everybody has twelve abilities, a column of three for each servant, and 4 seals.',
      'Who resolves a quest takes its points *or* puts a seal on an ability that is still free: in the column of the servant shown on the quest, in a row no higher than the points printed on it. A seal stays where it is.',
      'Rows 2 and 3 work at once, row 1 from the next quest on. With the grey flag {6.0} you score its 2 points in either case, but it raises no row.',
    ],
    why: 'From when a seal works, and how the grey flag goes with it, is our reading.',
  },
  '9.2': {
    title: 'Row 1: a point more',
    text: ['Each later quest with this servant brings 1 point more, also if you resolve it for a seal.'],
    why: 'The quest that brought you the seal does not count yet; the text leaves this open.',
    example: {
      title: 'With the builder’s seal',
      text: [
        'Your seal lies on row 1 of the builder. A quest of 2 points with the builder brings 3 points, or 1 point and another seal.',
      ],
    },
  },
  '9.3': {
    title: 'Row 2: to any province',
    text: [
      'When your knight or Merlin comes to a province, you may send this servant to any other province instead, but not to the one he stands in. There he acts {4.1}.',
      'A repetition by staff may use it again. Lamorak does not let him act where he stands; Lancelot’s marshal counts {10.2}.',
    ],
    why: 'The text does not say how this goes with staffs and allies.',
  },
  '9.4': {
    title: 'Row 3: once before each scoring',
    text: [
      'A seal on row 3 is turned over when it is used, and turned back after each scoring.',
      '*Builder*: on a build space you build two manors. No staff.',
      '*Shield-bearer*, at any time {3.5}: you repel one traitor without a shield, and score 1 point.',
      '*Flag-bearer*: on a points space you score any of the four sorts, and 1 point more. A staff scores the same sort again, without that point.',
      '*Lady-in-waiting*: on any influence space, instead of its action, you send a servant {4.1} twice, one after the other, to provinces in which you have a counter. Two servants may go to the same province, or one to two provinces. Lamorak does not help. No staff.',
    ],
    why: 'The text does not say what a staff repeats after the flag-bearer’s seal, nor whether one servant may go twice.',
    example: {
      title: 'The flag-bearer on points: shields',
      text: ['You have 1 shield and 4 flags. With the seal you score 4 points for the flags and 1 for the seal.'],
    },
  },
  '10.1': {
    title: 'Two allies each',
    text: [
      'If the table chose this expansion, everybody gets two of the twelve allies, one of each pile, at random or by choice. Pile A: Tristram, Galahad, Lamorak, Bors, Gawain, Gaheris. Pile B: Percival, Bedivere, Lancelot, Gareth, Geraint, Kay.',
      'You choose openly, after the first dice. Pile A goes clockwise from the first player, pile B counter-clockwise from the last; in each step A comes first. The allies left over leave the game.',
      'Then Bedivere draws his two cards, and Lancelot’s marshal goes to the province where your knight starts.',
    ],
    why: 'Who is in which pile is rebuilt. In the text both piles go round at the same time; that A comes first is our reading.',
  },
  '10.2': {
    title: 'The twelve allies',
    text: [
      'A used tile leaves the game, except with Gaheris, Gareth, Geraint and Kay. Tristram, Gawain and Bors help before the move, with the chosen die: one tile of each a turn, in any order with apple and violet flag.',
      '*Tristram*, 6 tiles: you change an own die by 1 or 2, staying within 1 to 6.',
      '*Galahad*, 6 tiles: after each item you take from a province, one tile brings another of the same kind from another province. Nothing follows from that one.',
      '*Lamorak*: on a province or on *influence: servant*, one of your servants who is already in that province may act again where he stands.',
      '*Bors*, 3 tiles: whatever an own die shows, your knight goes to any province, even the one on which he stands.',
      '*Gawain*, 3 tiles: you set the white die to any value.',
      '*Gaheris*, 2 tiles: you put one under a manor as you build it. A tower then gives two items from two provinces, or lets you put two counters into two provinces, not one of each. In the scoring of the domain the tile is one more manor, but not one of your 7.',
      '*Percival*, 8 tiles, one a quest: one printed colour may be any other, of an item or of a province. Two servants must still stand together. Where no colour is printed he is no use.',
      '*Bedivere*, 6 tiles: you hold six quests instead of four. At any time {3.5} one tile lets a quest in your hand change places with one of the display.',
      '*Lancelot*: each servant whom you send to the marshal’s province acts twice, as far as there is something left. Not one who acts where he stands.',
      '*Gareth*, 6 tiles: when you first repel a traitor of a colour, you get its tile and 1 point. For 1 to 6 tiles he brings 1, 3, 5, 7, 9 or 12 points at the end. Excalibur does not repel.',
      '*Geraint*, 5 tiles: when a points space of a sort first brings you at least 1 point, you get the tile of that space and 1 point, whatever the flag-bearer’s seal scores there. For 1 to 5 tiles he brings 1, 3, 5, 7 or 10 points at the end; on this board 4 can be had.',
      '*Kay*, 2 tiles: when you place a counter, you may put one beside it. In the scoring of influence it counts as one more counter for who has the most, for nothing else. Both may lie in one province. After the scoring they come back.',
    ],
    why: 'The text tells what each ally does, but hardly when, nor how he goes with flags, seals and staffs. That much is our reading.',
    example: {
      title: 'Allies at work',
      text: [
        'Two players have 2 counters each in a province, and one of them has Kay there: with 3 against 2 that player scores all 4 points.',
        'Gareth has tiles in 4 colours: they brought 4 points, and at the end he brings 7.',
      ],
    },
  },
} as const satisfies Partial<MerlinRules>
