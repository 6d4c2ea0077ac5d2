import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Fifteen crowns',
    end: 'You know what wins: crowns. And you have just won.',
    facts: ['A region is worth one to three crowns', 'A knight takes a region', 'Fifteen crowns after your plays win'],
    steps: {
      mist: {
        say: 'Eleven regions lie in a row. Some are still hidden in the mist.',
        task: 'Touch one of those.',
        else: { known: 'This one lies open already. The mist is grey and has no crowns.' },
      },
      own: {
        say: 'Regions bear crowns. A gold edge means yours, a dark edge Mordred’s.',
        task: 'Touch one of yours with three.',
        else: {
          two: 'Yours, but it has two crowns. Look for three.',
          theirs: 'The dark edge is Mordred’s. Yours are gold.',
          mist: 'Nobody owns what lies in the mist.',
        },
      },
      goal: {
        say: 'You own 13. Whoever owns 15 after playing their cards wins.',
        task: 'Touch your crowns.',
        else: { theirs: 'Those are Mordred’s. Yours are below, beside your name.' },
      },
      attack: {
        say: 'Region 4 is worth two, and nobody guards it.',
        task: 'Lay your red knight on *region 4*.',
        else: {
          pile: 'That strengthens your pile. Lay the knight on the region itself.',
          mist: 'Allowed, but nobody knows what lies there. Region 4 is sure.',
          own: 'That region is yours already. Take region 4.',
          guarded: 'Mordred has a card there, and you have none. Region 4 is empty.',
          end: 'Allowed, but two crowns are missing. Attack first.',
        },
      },
      pay: {
        say: 'It is yours. A conquest costs cards, this one just one.',
        task: 'Pay: touch the *top card of a pile*.',
        else: { end: 'The conquest must be paid first.' },
      },
      win: { say: 'Fifteen crowns.', task: 'End your turn and win.' },
    },
  },
  turn: {
    title: 'One turn',
    end: 'That is a whole turn: play, end, take a tile.',
    facts: ['Play as many cards as you like', 'A tile at the end brings new cards', 'Keep five cards at most'],
    steps: {
      knight: {
        say: 'You hold two kinds of cards. Knights wear a helm.',
        task: 'Touch a knight.',
        else: { sorceress: 'Moon and stars: that is a sorceress.' },
      },
      sorceress: {
        say: 'Knights attack, sorceresses enchant. And any card may simply reinforce.',
        task: 'Touch a sorceress.',
        else: { knight: 'That is a knight. Look for the moon.' },
      },
      reinforce: {
        say: 'Reinforcing: a card on your own pile.',
        task: 'Lay the green knight on *your pile at 5*.',
        else: {
          attack: 'On the region it would attack: that is the next lesson. Your pile, please.',
          other: 'Allowed: any card may go on any pile. Here: the green knight, pile 5.',
          few: 'On the region it would attack. Your pile lies below it.',
          end: 'Allowed, you need not play anything. Here: one card first.',
        },
      },
      pile: {
        say: 'It lies on top. For attacks the number of cards counts, for magic the top card.',
        task: 'Touch the pile.',
      },
      end: {
        say: 'Play as many cards as you like, or none. Enough for now.',
        task: 'End your turn.',
        else: { play: 'Allowed. Save your cards this time.' },
      },
      tile: {
        say: 'Every turn ends with a supply tile.',
        task: 'Take *Two*: two cards at once.',
        else: { dark: 'Dark tiles pay at your next turn. Take the light one.' },
      },
      five: { say: 'Five cards: the most you may keep at the end of a turn.', task: 'Let Mordred play.' },
    },
  },
  attack: {
    title: 'Attack',
    end: 'You can attack, and you can answer an attack.',
    facts: [
      'A knight attacks with as many cards there as the other side',
      'A knight of the same colour stops it',
      'At most two conquests a turn',
    ],
    steps: {
      foreign: {
        say: 'A knight from your hand attacks a region that is not yours.',
        task: 'Touch one of those.',
        else: { own: 'That one is yours already.' },
      },
      enough: {
        say: 'Before the knight, you need at least as many cards there as Mordred.',
        task: 'Where is that so?',
        else: {
          own: 'That one is yours already.',
          few: 'Mordred has more cards there than you. Compare both piles.',
        },
      },
      attack: {
        say: 'One card each at region 5: enough to attack.',
        task: 'Lay the red knight on *region 5*.',
        else: {
          few: 'Not there: Mordred has more cards. Compare at region 5. Your card is back.',
          own: 'That region is yours already. Attack region 5.',
          sorceress: 'Only knights attack, and no spell works there. Take the red knight.',
          yellow: 'Allowed. Here we want the red knight.',
          pile: 'That strengthens a pile. Lay the red knight on the region itself.',
          end: 'Allowed, but first take a region.',
        },
      },
      forest: {
        say: 'A red knight would have stopped you, and Mordred has none. See what the mist hid.',
        task: 'Touch region 5.',
      },
      answer: {
        say: 'Now Mordred attacks your plain with a blue knight. Only a blue knight stops it.',
        task: 'Answer.',
        else: {
          decline: 'Allowed, but you would lose three crowns. Try the answer.',
          play: 'It is Mordred’s turn. You can only answer now.',
        },
      },
      stay: {
        say: 'Both knights stay on their piles. The attack has failed. Two conquests a turn are the limit.',
        task: '',
      },
    },
  },
}
