/* The player aid of the tournament in English. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['tokens', 'sequence'],
  sections: [
    {
      title: 'A round',
      lines: [
        '*Barter*: all deal with all, cards and coins, those out of the fighting too {4.1}. What you offer you must hold; promises bind nobody {4.2}.',
        '*Announcement*: in secret, stay or retire. Who has a duel without a complete outfit is out {5.2}.',
        '*Duels* of the round, in the order of the sequence card {3.1}.',
      ],
    },
    {
      title: 'Complete outfit',
      lines: ['Shield, sword, lance and armour; a joker stands in for any {5.1}.'],
    },
    {
      title: 'The duel',
      lines: [
        'Four cards face down, one for each weapon, turned over pair by pair: shield, sword, lance, armour {6.1}.',
        'The higher card makes a point and is destroyed. The lower one goes to the player who beat it {6.2}.',
        'Two jokers: no point, both destroyed {6.3}. More points win 10 coins {6.4}.',
        'Then first the winner and then the loser may buy one card of the heap unseen, for 5 coins {6.5}.',
      ],
    },
    {
      title: 'Level: the judgement of God',
      lines: [
        '*Three different* emblems: the large token with all three {7.1}.',
        '*One dot*: the emblem that fell once. *Two dots*: the one that fell twice.',
        'One touch each. A hit beats a miss, then the faster wins. Both miss: throw again; after the third throw lots decide {7.2}.',
      ],
    },
    {
      title: 'Somebody is out',
      lines: [
        'They keep cards and coins, go on trading and can still win {5.3}.',
        'The others take the card for their number, banners are dealt again, and round 1 begins without a barter {5.4}.',
      ],
    },
    {
      title: 'The end',
      lines: ['One knight left: 10 coins, and the game is over {5.5}. The richest player wins, fighting or not {8.1}.'],
    },
    {
      title: 'Set-up',
      lines: [
        '3 players: 1–6, 3 jokers. 4: 1–9, 4 jokers. 5: 1–12, 2 jokers. 6: 1–15, 6 jokers {2.1}. 20 coins each {2.2}.',
      ],
    },
  ],
}
