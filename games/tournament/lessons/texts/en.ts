import type { Texts } from '../plan.ts'

export const texts: Texts = {
  coins: {
    title: 'The richest wins',
    end: 'You know what wins: coins, however you earn them.',
    facts: [
      'The richest player wins, in the lists or out of them',
      'A duel won pays 10 coins, and so does being the last knight',
      'Players who are out go on trading',
    ],
    steps: {
      purse: {
        say: 'Knights duel, everybody trades, and the richest wins.',
        task: 'Touch *your purse*.',
        else: { theirs: 'That one is sealed. Yours lies with your hand.' },
      },
      sealed: {
        say: 'You have left the lists; Isolde and Bors still fight. Their purses stay sealed until the end.',
        task: 'Touch *Isolde*.',
        else: { bors: 'That is Bors. Look for Isolde.', own: 'That is you. Look for Isolde.' },
      },
      richest: {
        say: 'Bors left too. Isolde, the last knight, got 10 coins more. Now all purses are open.',
        task: 'Touch the winner.',
        else: {
          last: 'Isolde fought to the end, but has one coin less than you.',
          bors: 'Bors is the poorest. Compare the coins.',
        },
      },
      sell: {
        say: 'A moment earlier: Bors offers 4 coins for your lance. You are out and need none.',
        task: '*Accept*.',
        else: {
          decline: 'Allowed. But cards are worth nothing at the end: take the coins.',
          ready: 'Allowed, but first take the coins: accept.',
        },
      },
      count: {
        say: 'At the end you hold 20 coins and five cards. What counts?',
        task: '',
        answers: { coins: 'the coins', both: 'coins and cards' },
        because: 'Only the coins. Cards are worth nothing at the end, so sell them in time.',
      },
    },
  },
  outfit: {
    title: 'A complete outfit',
    end: 'You see at a glance what you lack.',
    facts: [
      'Shield, sword, lance and armour; a joker stands for any of them',
      'Before the first round, open cards are picked in turn',
      'With a duel but without a complete outfit you are out for good',
    ],
    steps: {
      gap: {
        say: 'A knight needs four things: shield, sword, lance and armour. One is missing in your hand.',
        task: 'Touch the gap.',
        else: {
          have: 'You hold one of those. Look for the empty column.',
          open: 'Those lie open on the table. Look at your hand, below.',
        },
      },
      pick: {
        say: 'Before the first round, everyone picks open cards in turn.',
        task: 'Pick the *lance*.',
        else: { other: 'Allowed, but you would still lack a lance.' },
      },
      alone: {
        say: 'Complete: one card of each weapon. Spare ones can be traded. Which card can you not spare?',
        task: 'Touch it.',
        else: { spare: 'You hold another one of that weapon. Look for one that stands alone.' },
      },
      joker: {
        say: 'A joker is worth 0, but stands for any weapon: here for the lance you lack.',
        task: 'Touch it.',
        else: { weapon: 'That is a weapon. The joker stands where a lance is missing.' },
      },
      short: {
        say: 'The announcement checks everybody with a duel. You face Isolde, and you lack a lance. What happens?',
        task: '',
        answers: { fight: 'I fight without a lance', out: 'I am out of the lists' },
        because: 'Out for good, whatever you answer. Only a knight with a bye is not checked.',
      },
    },
  },
  offer: {
    title: 'Make an offer',
    end: 'You can strike a deal, and end a barter.',
    facts: [
      'Deal in cards and coins, with anybody',
      'Ask for one card, or for any card of a weapon',
      'The barter ends once everybody is ready',
    ],
    steps: {
      gap: {
        say: 'You lack a lance. In the barter you can ask for one.',
        task: 'Touch *the gap*.',
        else: { have: 'That is something to give: it comes next. First touch the gap.' },
      },
      give: {
        say: 'You ask for any lance. In return, one of your three swords.',
        task: 'Touch the *sword of 4*.',
        else: {
          best: 'Allowed, but it is your strongest. Give the sword of 4.',
          spare: 'You could spare that one too. Here we give the sword of 4.',
        },
      },
      whom: {
        say: 'Everyone would see what you lack. Show it to Isolde alone.',
        task: 'Touch *Isolde* below the offer.',
        else: {
          all: 'Then Bors would see it too. Touch Isolde.',
          bors: 'Then Bors would see it. Touch Isolde.',
        },
      },
      send: {
        say: 'A spare sword for any lance: that completes your outfit.',
        task: '*Send* it.',
        else: {
          other: 'Allowed. Here: the sword of 4 for any lance, to Isolde alone.',
          ready: 'Allowed, but your outfit is not complete. Send the offer.',
        },
      },
      deal: {
        say: 'Isolde accepts and gives a lance of 3. Every deal is final.',
        task: 'Touch your new card.',
      },
      ready: {
        say: 'Everybody trades at the same time. The barter ends once all are ready.',
        task: 'Say that you are *ready*.',
      },
    },
  },
  duel: {
    title: 'A duel',
    end: 'You can lay your cards for a duel, and read what it brings.',
    facts: [
      'Four cards face down, one for each weapon',
      'The winning card is destroyed, the beaten one changes hands; two jokers destroy each other',
      'The winner of the duel gets 10 coins',
    ],
    steps: {
      shield: {
        say: 'Both lay four cards, one for each weapon. Bors has laid. Give up the shield.',
        task: 'Lay *your 3*.',
        else: {
          strong: 'Allowed, but keep the 5 for a duel where it wins.',
          other: 'That fits another space. Begin with the shield.',
          joker: 'A joker fits everywhere, but is worth 0. Keep it.',
        },
      },
      sword: {
        say: 'The higher card scores a point. Win the sword.',
        task: 'Lay *your 6*.',
        else: {
          weak: 'Allowed, but weak. Win this one with the 6.',
          other: 'That fits another space. Now comes the sword.',
        },
      },
      lance: {
        say: 'Only a lance fits here, or a joker, which is worth 0.',
        task: 'Lay your *lance of 4*.',
        else: {
          joker: 'It fits, but loses to any weapon. Keep it.',
          other: 'Only a lance or a joker fits here.',
        },
      },
      lay: {
        say: 'What you lay is final. Then all cards are turned over.',
        task: 'Add the *armour of 4* and lay these four.',
        else: { other: 'Allowed. Here: shield 3, sword 6, lance 4, armour 4.' },
      },
      lost: {
        say: 'Bors’s 6 beats your 3: a point. The 6 is destroyed, and Bors gets your 3.',
        task: 'Touch the shields.',
        else: { won: 'There you scored. Look at the shields.' },
      },
      won: {
        say: 'Where you score, your card is destroyed and the beaten one is yours.',
        task: 'Touch a weapon you won.',
        else: { lost: 'There Bors scored. Look where you have the point.' },
      },
      buy: {
        say: 'Three to one: 10 coins for you. Both may buy a destroyed card, face down, for 5.',
        task: 'Buy or pass.',
      },
    },
  },
  judgement: {
    title: 'The judgement of God',
    end: 'You can read a throw, and you have run a race.',
    facts: [
      'A level duel goes to the judgement',
      'One dot: shown once. Two dots: shown twice. All different: all three',
      'A miss loses to a hit; of two hits the faster wins',
    ],
    steps: {
      dots: {
        say: 'Two points each: the judgement decides. Four small tokens are thrown; one has dots.',
        task: 'Touch *the dots*.',
        else: { large: 'That is a large token. The small ones lie in the middle.' },
      },
      once: {
        say: 'One dot: the emblem shown once is right.',
        task: 'Touch its *large token*.',
        else: {
          twice: 'The crown is shown twice. Which emblem is shown once?',
          absent: 'The cup is not shown. Look at the small tokens.',
          different: 'That one counts when all three differ. Here the crown is shown twice.',
          small: 'That is a small token. Touch the large one with its emblem.',
        },
      },
      twice: {
        say: 'Another throw. Two dots: the emblem shown twice is right.',
        task: 'Touch its large token.',
        else: {
          once: 'The orb is shown once. Two dots mean twice.',
          absent: 'The crown is not shown. Look at the small tokens.',
          different: 'That one counts when all three differ. Here the cup is shown twice.',
        },
      },
      different: {
        say: 'Three different emblems: then the token with all three is right, whatever the dots.',
        task: 'Touch it.',
        else: { one: 'All three are shown. Look for the token that bears them all.' },
      },
      race: {
        say: 'Now a race: Bors has already run. Start, wait for the throw, then touch fast.',
        task: 'Start your *run*.',
        opened: 'Touch the right token.',
      },
      result: { say: 'A hit beats a miss; of two hits the faster one wins.', task: '' },
      miss: {
        say: 'Suppose you touch another token at once, and Bors the right one later. Who wins?',
        task: '',
        answers: { you: 'I do', bors: 'Bors' },
        because: 'Bors: another token is a miss, however fast. Of two hits, the faster one wins.',
      },
    },
  },
  leave: {
    title: 'Stay or leave',
    end: 'You know when to leave, and how to win narrowly. You are ready for a tournament.',
    facts: [
      'A knight who withdraws keeps cards and coins, and trades on',
      'A winning card is destroyed: win narrowly',
      'After somebody leaves, banners are dealt again, without barter',
    ],
    steps: {
      leave: {
        say: 'Everyone secretly chooses to stay or to withdraw. Your cards are weak, and Isolde is strong.',
        task: '*Withdraw*, and confirm it.',
        else: { stay: 'Allowed, and brave. Try withdrawing here.' },
      },
      out: {
        say: 'You will never fight again. But you keep cards and coins, and you trade on.',
        task: 'Touch your name.',
        else: { other: 'That is somebody else. Look for your own line.' },
      },
      again: {
        say: 'Two knights are left: new banners are dealt, and this time there is no barter first.',
        task: 'Touch a new banner.',
      },
      sell: {
        say: 'The next barter: Bors lacks a shield and offers 6 coins for any. Your worst will do.',
        task: '*Accept*.',
        else: {
          strong: 'Allowed, but any shield will do: give the 1.',
          decline: 'Allowed, but 6 coins are a lot for a 1. Accept.',
          ready: 'Allowed, but first earn 6 coins: accept.',
        },
      },
      narrow: {
        say: 'Suppose you still fight. Isolde’s only sword is a 4. Which sword do you lay?',
        task: 'Touch it.',
        else: {
          six: 'It wins too, but a winning card is destroyed. The 5 is enough.',
          other: 'Swords meet swords. Choose one of your two.',
        },
      },
      aim: {
        say: 'Two strong cards, and two to give up. Which result can you aim at?',
        task: '',
        answers: { four: '4 : 0', level: '2 : 2' },
        because: 'Two points each: then the judgement decides about the 10 coins.',
      },
    },
  },
}
