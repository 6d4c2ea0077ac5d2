/* The rulebook of the tournament in English. */
import { words } from '@logres/rulebook/en'
import { barter } from './en/barter.ts'
import { lists } from './en/lists.ts'
import { tournamentBook } from './plan.ts'

export const book = tournamentBook({
  title: 'Avalon, the tournament',
  subtitle: 'Bargaining and duels for three to six knights. By Marco Silles.',
  words,
  introduction: {
    idea: {
      title: 'What it is about',
      text: [
        'Each of you sends a knight into the lists. For every duel the knight needs a *shield*, a *sword*, a *lance* and an *armour*. Before it you bargain for these cards, with everybody and for anything.',
        'Duels bring coins, and so does trade. Who is *richest* in the end wins, and that need not be the last one who fights.',
      ],
    },
    barter: {
      title: 'The barter',
      text: [
        'Every round begins with it. All deal at once, without turns: cards for cards, cards for coins. Show an offer to everybody or to a chosen few. Ask for a certain card, or for any lance of 6 or more.',
        'What you offer you must hold. In words you may promise what you like.',
      ],
    },
    outfit: {
      title: 'The announcement',
      text: [
        'Then the duels are announced. Who has one needs a complete outfit: all four weapons, with a joker for any that is missing. A player who cannot show it is out of the fighting for good, but keeps cards and coins, goes on trading, and can still win.',
      ],
    },
    duel: {
      title: 'The duel',
      text: [
        'Both lay four cards face down, one for each weapon, and turn them over pair by pair. The higher card makes a point. But mind: the *winning* card is destroyed, and the beaten one goes to the hand of the player who beat it.',
        'More points win the duel and 10 coins. Then both may buy one of the destroyed cards unseen, for 5 coins.',
      ],
    },
    judgement: {
      title: 'The judgement of God',
      text: [
        'If points are level, small tokens are thrown. They tell which of the four large ones is right: crown, cup, orb or all three. Who touches it first wins the duel.',
      ],
    },
    win: {
      title: 'How you win',
      text: [
        'When only one knight is left, that knight gets 10 coins and the game is over. Purses are opened, and the richest has won. Cards count nothing then.',
      ],
    },
    advice: {
      title: 'For your first game',
      text: [
        'Win narrowly. The winning card is gone: an 8 that beats a 7 is well spent, an 8 that beats a joker is not.',
        'Two strong cards and two weak ones often make 2:2. Then the quicker hand takes the coins.',
        'Keep a spare for every weapon. Anyone who is one card short pays dearly: see that it is the others.',
        'If you are out, sell. What you hold now, somebody needs.',
      ],
    },
  },
  chapters: {
    1: 'What is in the box',
    2: 'Setting up',
    3: 'A round',
    4: 'Barter',
    5: 'The announcement',
    6: 'The duel',
    7: 'The judgement of God',
    8: 'The end',
  },
  rules: { ...barter, ...lists },
  figures: {
    cards: {
      caption: 'The four weapons and a joker, which counts 0.',
      alt: 'Five cards: shield 6, sword 8, lance 2, armour 15 and a joker.',
    },
    sequence: {
      caption: 'The sequence card for 4 knights: three rounds of two duels.',
      alt: 'Round 1: A against B, C against D. Round 2: A against C, B against D. Round 3: A against D, B against C.',
    },
    tokens: {
      caption: 'The four large tokens, and the two faces of each small one.',
      alt: 'Large: crown, cup, orb, all three. Small: crown and cup, cup and orb, orb and crown, one dot and two dots.',
    },
    offer: {
      caption: 'Sword 4 and 3 coins for any lance of 6 or more: lance 6 or lance 9 will do.',
      alt: 'An offer that gives sword 4 and 3 coins and asks for a lance of 6 or more. Beside it a hand of lance 5, lance 6, lance 9 and a joker; lance 6 and lance 9 are lit.',
    },
    outfit: {
      caption: 'The armour is missing, but the joker stands in for it: complete.',
      alt: 'A hand by weapons: shield 3, sword 2 and sword 7, lance 5, no armour, and a joker in its place.',
    },
    duel: {
      caption: 'You win 3:1. The cards that won are destroyed, the others change hands.',
      alt: 'Your shield 6 beats shield 4, your sword 8 loses to sword 9, your lance 2 beats a joker, your armour 5 beats armour 3.',
    },
    jokers: {
      caption: 'Joker against joker: no point. The rest makes it 2:1.',
      alt: 'At the shield two jokers; your sword 5 beats sword 3, your lance 7 beats lance 6, your armour 2 loses to armour 8.',
    },
    level: {
      caption: 'Two strong cards, two given up: 2:2, and the judgement decides.',
      alt: 'Your shield 9 beats shield 3, your sword 8 beats sword 2, your lance 1 loses to lance 4, your joker loses to armour 6.',
    },
    twoDots: {
      caption: 'Two dots: the emblem that fell twice, so the cup.',
      alt: 'The small tokens show cup, cup, orb and two dots. Of the large tokens the cup is marked.',
    },
    oneDot: {
      caption: 'One dot: the emblem that fell once, so the orb.',
      alt: 'The small tokens show cup, cup, orb and one dot. Of the large tokens the orb is marked.',
    },
    allThree: {
      caption: 'Three different emblems: the dots do not matter.',
      alt: 'The small tokens show crown, cup, orb and one dot. Of the large tokens the one with all three is marked.',
    },
    race: {
      caption: 'A touch over a short line and one over a long line: what counts is the time of each hand.',
      alt: 'Two bars. Yours: claimed 330 ms, span 390, allowance 60, counted 330. The opponent’s: claimed 340 ms, span 540, allowance 200, counted 340.',
    },
  },
  glossary: {
    weapons: { word: 'shield, sword, lance, armour', meaning: 'The four weapons, each in values from 1 to 15.' },
    joker: { word: 'joker', meaning: 'Counts 0 and stands in for any weapon when an outfit is shown or laid.' },
    outfit: { word: 'complete outfit', meaning: 'All four weapons, or jokers in place of missing ones.' },
    purse: { word: 'purse', meaning: 'Your coins. Secret until the end, unless the table plays with open purses.' },
    bank: { word: 'bank', meaning: 'Pays rewards and is paid for cards of the heap. Never empty.' },
    banner: { word: 'banner', meaning: 'A letter that says where you stand on the sequence card.' },
    sequenceCard: { word: 'sequence card', meaning: 'Says who meets whom in which round.' },
    bye: { word: 'bye', meaning: 'A round without a duel, where the number of knights is odd.' },
    draft: { word: 'draft', meaning: 'Picking open cards one by one before the first round.' },
    barter: { word: 'barter', meaning: 'The time in which all deal with all, before the duels of a round.' },
    offer: { word: 'offer', meaning: 'What you give and what you ask for it, shown to all or to some.' },
    request: { word: 'request', meaning: 'Asking for any card of a weapon from some value on.' },
    counterOffer: { word: 'counter-offer', meaning: 'An answer to an offer with other terms, for its giver alone.' },
    ready: { word: 'ready', meaning: 'You wish to deal no more. When all are ready, the barter ends.' },
    announcement: {
      word: 'announcement',
      meaning: 'After the barter: who stays, who retires, who lacks an outfit.',
    },
    out: { word: 'out of the fighting', meaning: 'No more duels, but still cards, coins and barter.' },
    duel: { word: 'duel', meaning: 'Two knights, four pairs of cards.' },
    heap: { word: 'armour heap', meaning: 'The destroyed cards, face down.' },
    judgement: { word: 'judgement of God', meaning: 'The race for the right token when a duel is level.' },
    falseStart: {
      word: 'false start',
      meaning: 'A touch before the throw, or less than 100 ms after it. Counts as missed.',
    },
    run: { word: 'run', meaning: 'The race alone, where a table plays over days.' },
  },
})
