import type { Texts } from '../plan.ts'

export const texts: Texts = {
  crowns: {
    title: 'Fifteen crowns',
    end: 'You know what wins: crowns. And you have just won.',
    facts: [
      'A region is worth one to three crowns',
      'A knight takes a region',
      'With fifteen crowns after playing your cards, you win',
    ],
    steps: {
      mist: {
        say: 'Eleven regions lie in a row. Some are still hidden in the mist.',
        task: 'Touch one of those.',
        else: { known: 'This one lies open already. The mist is grey and has no crowns.' },
      },
      own: {
        say: 'Regions bear crowns. A gold edge means yours, a dark edge Mordred’s.',
        task: 'Touch one of yours worth three.',
        else: {
          two: 'Yours, but it has two crowns. Look for three.',
          theirs: 'The dark edge is Mordred’s. Yours are gold.',
          mist: 'Nobody owns what lies in the mist.',
        },
      },
      goal: {
        say: 'You own 13. With 15 after playing your cards, you win.',
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
        say: 'It is yours. A conquest costs cards; this one costs just one.',
        task: 'Pay: touch the *top card of a pile*.',
        else: { end: 'The conquest must be paid first.' },
      },
      win: { say: 'Fifteen crowns.', task: 'End your turn and win.' },
    },
  },
  turn: {
    title: 'One turn',
    end: 'That is a whole turn: play, end, take a tile.',
    facts: [
      'Play as many cards as you like',
      'A tile at the end brings new cards',
      'Keep at most five cards, discard the others',
    ],
    steps: {
      knight: {
        say: 'You hold two kinds of cards. Knights wear a helm.',
        task: 'Touch a knight.',
        else: {
          pile: 'A pile, on the board. Your hand lies below: touch a knight there.',
          sorceress: 'Moon and stars: that is a sorceress.',
        },
      },
      sorceress: {
        say: 'Knights attack, sorceresses enchant. And any card may simply reinforce.',
        task: 'Touch a sorceress.',
        else: { knight: 'That is a knight. Look for the moon.' },
      },
      reinforce: {
        say: 'Reinforcing: a card on your own pile.',
        task: 'Lay the green knight from your hand on *your pile at 5*.',
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
      five: {
        say: 'You may keep five cards at the end of a turn; a sixth would be discarded.',
        task: 'Let Mordred play.',
      },
    },
  },
  attack: {
    title: 'Attack',
    end: 'You can attack, and you can answer an attack.',
    facts: [
      'To attack, you need at least as many cards there as the other side',
      'A knight of the same colour stops it',
      'At most two conquests a turn; a failed attack does not count',
    ],
    steps: {
      foreign: {
        say: 'A knight from your hand attacks a region that is not yours.',
        task: 'Touch such a region.',
        else: { own: 'That one is yours already.' },
      },
      enough: {
        say: 'Before you lay the knight, you need at least as many cards there as Mordred.',
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
          decline: 'Allowed, but you would lose three crowns. Try answering.',
          play: 'It is Mordred’s turn. You can only answer now.',
        },
      },
      stay: {
        say: 'Both knights stay on their piles. The attack has failed. Two conquests a turn are the limit.',
        task: '',
      },
    },
  },
  cost: {
    title: 'What it costs',
    end: 'You can count what a conquest costs, and choose a cheap one.',
    facts: [
      'As many of your cards fall as of the other side',
      'Then you pay one for every card that fought, from hand or pile tops',
      'Few cards on both sides: a cheap conquest',
    ],
    steps: {
      fall: {
        say: 'You took region 5. Mordred’s card there fell, and one of yours with it: the knight.',
        task: 'Touch your pile.',
      },
      pay: {
        say: 'The knight fell. Now pay a card for each that fought: two of yours, one of Mordred’s.',
        task: 'Pay one.',
        else: { end: 'The conquest must be paid first.' },
      },
      rest: {
        say: 'From your hand or from the top of a pile: which will you miss least?',
        task: 'Pay the other two.',
        else: { end: 'The conquest must be paid first.' },
      },
      empty: {
        say: 'Region 4: nobody has a card here. How many cards would an attack cost?',
        task: '',
        answers: { one: '1', two: '2', three: '3' },
        because: 'One: only your attacker fights.',
      },
      cheap: {
        say: 'Regions 4 and 7 are worth three crowns each. Which conquest is cheaper?',
        task: 'Touch it.',
        else: { crowd: 'One falls and you pay five: six. Your own three there count too.' },
      },
    },
  },
  enchant: {
    title: 'Enchant',
    end: 'You can steal a card, and stop a spell.',
    facts: [
      'A sorceress enchants the top card of her own colour',
      'The card changes sides and lies on top of yours',
      'A sorceress of the same colour stops the spell',
    ],
    steps: {
      red: {
        say: 'A sorceress steals the opponent’s top card if it has her colour. Which top card is red?',
        task: 'Touch it.',
        else: { violet: 'That top card is violet.', green: 'That top card is green.' },
      },
      spell: {
        say: '',
        task: 'Lay your red sorceress on *region 4*.',
        else: {
          stolen: 'That is the card to steal. Lay your sorceress on the region itself.',
          colour: 'Her colour must be that of the top card. Red on red: region 4.',
          nothing: 'Mordred has no card there to steal. Region 4.',
          knight: 'That is a knight: it would attack. Only a sorceress enchants.',
          pile: 'That strengthens a pile. Lay the sorceress on the region itself.',
          attack: 'Allowed. Here we want a spell at region 4.',
          end: 'Allowed, but first steal a card.',
        },
      },
      stolen: {
        say: 'Mordred had no red sorceress to answer. The red knight is yours and lies on top.',
        task: 'Touch your pile.',
      },
      answer: {
        say: 'Mordred enchants your blue knight. A blue sorceress stops the spell.',
        task: 'Answer.',
        else: {
          decline: 'Allowed, but your knight would be gone. Try answering.',
          play: 'It is Mordred’s turn. You can only answer now.',
        },
      },
      gift: {
        say: 'Your sorceress guards the pile now, and Mordred’s joins your hand.',
        task: 'Touch the new card.',
      },
      safer: {
        say: 'When is a spell safer: against one card in hand, or against six?',
        task: '',
        answers: { one: 'one card', six: 'six cards' },
        because: 'One: the fewer cards in hand, the fewer answers.',
      },
    },
  },
  tiles: {
    title: 'Light and dark tiles',
    end: 'You can read what a tile pays, and when.',
    facts: [
      'Light tiles pay now, dark ones at your next turn',
      'Avalon and the swamp count for no tile, and break no stretch',
      'Used tiles come back once all nine are used',
    ],
    steps: {
      dark: {
        say: 'Light tiles pay now. Dark ones pay more, but at your next turn.',
        task: 'Touch a dark one.',
        else: { light: 'That one is light: it pays now.' },
      },
      chain: {
        say: '*Connected* pays a card per region of your longest stretch. It runs on across Avalon.',
        task: 'Touch one of its regions.',
        else: { avalon: 'Avalon does not break the stretch, but it does not count either.' },
      },
      most: {
        say: 'Which light tile pays most now?',
        task: 'Touch it.',
        else: { two: 'Two pays two. There is a better one.', plains: 'Landscape pays two: two plains.' },
      },
      take: {
        say: 'With three cards in hand you can wait.',
        task: 'Take the dark *Landscape ×2*: four cards.',
        else: {
          realm: 'Allowed. Realm pays three: Avalon is not yours and would not count.',
          light: 'Allowed, it pays now. But four are more: take Landscape ×2.',
        },
      },
      counted: {
        say: 'Mordred took a plain of yours. A waiting tile is counted when it pays: two now.',
        task: 'Touch the waiting tile.',
      },
      back: { say: 'Used tiles turn face down. Once all nine are used, all come back.', task: '' },
    },
  },
  powers: {
    title: 'Castles, stones, Avalon',
    end: 'You know the three powers. You are ready for a game.',
    facts: [
      'A castle needs one card more, and costs one more',
      'With the stone circle sorceresses attack too',
      'Avalon spares you one card a turn',
    ],
    steps: {
      castle: {
        say: 'An enemy castle needs one card more than its owner has there. Is 1 against 1 enough?',
        task: '',
        answers: { yes: 'yes', no: 'no' },
        because: 'Not enough: two against one are needed at region 3.',
      },
      reinforce: {
        say: 'So reinforce first.',
        task: 'Lay the green knight on *your pile at 3*.',
        else: {
          castle: 'Not yet: the castle needs two cards of yours.',
          other: 'Allowed. Here: the green knight, pile 3.',
          attack: 'Allowed. First the castle: reinforce pile 3.',
          end: 'Allowed, but first take the castle.',
        },
      },
      attack: {
        say: 'Two against one.',
        task: 'Attack *region 3* with the red knight.',
        else: {
          sorceress: 'Allowed, thanks to your stone circle. But first the red knight.',
          elsewhere: 'Allowed. First the castle at region 3.',
          pile: 'That strengthens a pile. Lay the knight on the region itself.',
          end: 'Allowed, but first take the castle.',
        },
      },
      avalon: {
        say: 'Four cards fought, and a castle costs one more: pay five. Avalon spares you one.',
        task: 'Press *Yes*.',
        else: {
          region: 'That is Avalon. To use it, press *Yes, save one*.',
          keep: 'Allowed, you may keep it for a second conquest. Use it here.',
        },
      },
      stones: {
        say: 'The other four are paid. With your stone circle sorceresses attack too.',
        task: 'Attack *region 6* with the blue one.',
        else: {
          dear: 'Allowed, but three would fall and you would pay seven: ten. Take region 6.',
          elsewhere: 'Allowed. Here: region 6.',
          pile: 'That strengthens a pile. Lay her on the region itself.',
          end: 'Allowed, but first try the sorceress.',
        },
      },
      tip: {
        say: 'Strike where they have none or one. Which was cheaper: 6, or 9 with three a side?',
        task: 'Touch it.',
        else: { dear: 'At region 9 three would have fallen, and you would have paid seven: ten.' },
      },
    },
  },
}
