/* Chapters 5 to 8 in English: announcement, duel, judgement, end. */
import type { RulesOf } from '../plan.ts'

export const lists: RulesOf<5 | 6 | 7 | 8> = {
  '5.1': {
    title: 'The complete outfit',
    text: [
      'A complete outfit is a shield, a sword, a lance and an armour. A joker stands in for any of them, and four jokers are an outfit too.',
    ],
    example: {
      title: 'One joker is enough',
      text: ['Shield 3, sword 2, sword 7, lance 5 and a joker: complete, for the joker is the armour.'],
    },
  },
  '5.2': {
    title: 'Stay or retire',
    text: [
      'After the barter every knight still in the fighting says in secret whether they stay. The answers are shown together.',
      'Players who retire are out for the rest of the game, and so are those who have a duel this round without a complete outfit, whatever they said. Players with a bye are not checked, but they may retire too.',
      'With the option “The announcement checks: all knights, with a bye too” every knight in the fighting must show a complete outfit at every announcement.',
      'Everybody learns who is out, but not the reason.',
    ],
    why: 'The text asks for an outfit “for the duel”, so only duellists are checked; another sentence excludes anybody who has none “at the moment of this announcement”, and the option takes it at its word. An answer that came first would tell the others something.',
  },
  '5.3': {
    title: 'Out of the fighting',
    text: [
      'You keep your cards and coins, and you deal in every barter that follows. You never buy from the heap. At the end you can win like anybody else, unless the table has chosen otherwise {8.1}.',
    ],
  },
  '5.4': {
    title: 'New pairs',
    text: [
      'When anybody is out, the knights left take the sequence card for their number. As many banners as they are, from A on, are dealt again, and round 1 begins without a barter.',
      'The new pairs are announced at once, and again everybody says whether they stay. Who had a bye and now has a duel is checked. This goes on until nobody leaves. Several may go at once.',
      'The bank pays only for duels that were fought.',
    ],
    why: 'In the text a duel follows directly, and a duel needs two complete outfits: so the new pairs are checked too.',
    example: {
      title: 'Five become three',
      text: [
        'Of 5 knights 2 are out. The other 3 are dealt the banners A, B and C again and get the card for 3 knights. A and B are announced, C has a bye.',
      ],
    },
  },
  '5.5': {
    title: 'The last knight',
    text: [
      'If one knight is left, they get 10 coins, whatever they hold, and the game is over. If all leave together, nobody gets the coins and it is over as well.',
    ],
    why: 'The text pays the last knight without looking at the outfit, and does not think of all leaving together.',
  },
  '6.1': {
    title: 'Laying',
    text: [
      'Both knights lay four cards face down at the same time, one on each space: shield, sword, lance, armour. Only a card of that weapon fits, or a joker, even if you hold the real thing.',
      'You see that the other has laid, not what. What is laid stays. Then the pairs are turned over in that order.',
    ],
    why: 'The order is the one in which the text names the outfit. Since nothing else fits a space, its penalty for a misplaced card is not needed.',
  },
  '6.2': {
    title: 'Weapon against weapon',
    text: [
      'The higher card makes a point and is *destroyed*: it goes to the armour heap. The lower card goes to the hand of the player who beat it, even if that player loses the duel. Two equal weapons cannot meet, for each card exists once.',
    ],
    example: {
      title: 'Three to one',
      text: [
        'You lay shield 6, sword 8, lance 2 and armour 5. The opponent lays shield 4, sword 9, a joker and armour 3.',
        'You win 3:1 and get shield 4, the joker and armour 3. The opponent gets sword 8. Shield 6, sword 9, lance 2 and armour 5 go to the heap.',
      ],
    },
  },
  '6.3': {
    title: 'Joker against joker',
    text: ['Two jokers cancel out: nobody scores, and both go to the heap.'],
    example: {
      title: 'Two to one',
      text: [
        'You lay a joker, sword 5, lance 7 and armour 2 against a joker, sword 3, lance 6 and armour 8. Five cards go to the heap, and you win 2:1.',
      ],
    },
  },
  '6.4': {
    title: 'Who wins',
    text: [
      'More points win the duel, and the bank pays the winner 10 coins. If points are level, the judgement of God decides {7.1}.',
    ],
    why: 'The text speaks of 4:0, 3:1 and 2:2. Where jokers have met, fewer points are made; then too the greater number wins.',
    example: {
      title: 'Aiming for the judgement',
      text: [
        'You lay shield 9, sword 8, lance 1 and a joker against shield 3, sword 2, lance 4 and armour 6. It is 2:2, and the quicker finger gets 10 coins.',
      ],
    },
  },
  '6.5': {
    title: 'A card from the heap',
    text: [
      'When the reward is paid, the destroyed cards of this duel lie in the heap and it is shuffled. Now first the winner and then the loser may buy *one* card for 5 coins, without seeing it.',
      'Both are asked, even if they cannot pay. The others see whether they bought, but not what.',
    ],
    why: 'If only those were asked who can pay, the question would tell what is in their purse.',
  },
  '7.1': {
    title: 'The right token',
    text: [
      'The four small tokens are thrown. If they show three different emblems, the large token with *all three* is right, whatever the dots say.',
      'Otherwise one emblem fell twice and one fell once. With *one dot* the emblem that fell once is right, with *two dots* the one that fell twice.',
    ],
    example: {
      title: 'Three throws',
      text: [
        'Cup, cup, orb and 2 dots: the cup.',
        'Cup, cup, orb and 1 dot: the orb.',
        'Crown, cup, orb and 1 dot or 2: all three.',
      ],
    },
  },
  '7.2': {
    title: 'One touch each',
    text: [
      'Each knight touches one large token, once, within 5 seconds. Who touches the wrong one, starts too early or touches nothing has missed.',
      'If one hits and the other misses, the hit wins. If both hit, the shorter time wins. If both miss, or both need the same number of milliseconds, the tokens are thrown again. After the third throw lots decide.',
    ],
    why: 'The text knows only the first finger on the token. On a screen one must say what a mistake costs, and the race must end.',
  },
  '7.3': {
    title: 'The race over the net',
    text: [
      '*Live*, the throw is sent to both at one moment that nobody can foresee, never before. Your own device measures your time, from the moment the throw is painted to your touch. So a long way to the server does not slow you down.',
      'The server measures two things itself. The *span* runs from the throw sent to your touch received. The *allowance* is the shortest of your last eight round trips, 300 ms at most. What your device claims counts, but never less than the span less the allowance and never more than the span.',
      'Less than 100 ms, or a touch before the throw, is a *false start*. Until both touches are in, each is sealed; then both of you see every number.',
      'What this cannot do: a doctored program can feign a long line and gain up to 300 ms, or touch for its owner; all numbers are shown so that you can judge for yourself. Of a round trip beyond 300 ms the rest counts against you. And nobody can even out a slow screen.',
      '*Over days*, each knight runs the same throw alone, once, when they like. Opening it is final, even if the page is loaded again. The other’s time stays sealed until both are in.',
      '*Bots* draw token and time by lot, evenly between two bounds: page 850 to 1900 ms, squire 580 to 1160, knight 500 to 860, champion 420 to 700. Of 100 touches they miss 24, 14, 9 and 5.',
      'With the option “Judgement of God by lot” a fair draw decides at once. That is for tables where somebody cannot race or would rather not.',
    ],
    why: 'At a table the race is seen. Over the net it must be measured, and no line may be favoured for being short.',
    example: {
      title: 'A short line and a long one',
      text: [
        'Your device claims 330 ms, span 390, allowance 60: 330 count. The opponent’s claims 340, span 540, allowance 200: 340 count. You win by 10 ms, not by 150.',
        'Had yours claimed 250, still 330 would count: 390 less 60.',
      ],
    },
  },
  '8.1': {
    title: 'The richest wins',
    text: [
      'The game is over when fewer than two knights are left {5.5}. Then everybody shows their purse. The richest player wins, and it makes no difference who was still fighting. Cards bring nothing any more.',
      'If several are equally rich and the last knight is among them, the last knight wins; otherwise they share the victory.',
      'With the option “The winner: the richest still fighting” the richest of the knights who were in the fighting when the last announcement was made wins, also one who leaves with it. All others come after them.',
    ],
    why: 'The text names the richest, so that is our reading. It adds “by fighting”: the option leaves out those who no longer fight. Then there must be several to compare, so those who go at the last announcement still count.',
    example: {
      title: 'The trader',
      text: [
        'The last knight has 35 coins and gets 10: that is 45. A knight who has been out for long has sold well and has 52: that knight wins.',
      ],
    },
  },
}
