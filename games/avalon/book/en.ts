/* The rulebook of Avalon in English. */
import { words } from '@logres/rulebook/en'
import { avalonBook } from './plan.ts'

export const book = avalonBook({
  title: 'Avalon',
  subtitle: 'A contest for a land in the mist, for two players. By Leo Colovini.',
  words,
  introduction: {
    idea: {
      title: 'What it is about',
      text: [
        'Eleven regions lie in a row between you and your opponent, hidden in the mist. With *knights* you conquer them, with *sorceresses* you lure away cards of the other side.',
        'Each region is worth one to three *crowns*. The player who owns 15 crowns at the end of their own turn wins.',
      ],
    },
    board: {
      title: 'The table',
      text: [
        'On either side of every region lies a pile of cards: yours on your side, your opponent’s on the other. Both of you may read all piles at any time. Only the hands are secret.',
        'A card is a knight or a sorceress in one of five colours. All are equally strong: what counts is how many lie there, and which one is on top.',
      ],
    },
    turn: {
      title: 'Your turn',
      text: [
        'Play as many cards from your hand as you like, one by one, each onto your own pile at some region. With each card you choose one of three things.',
        '*Reinforce*: just lay it down. That is always allowed.',
        '*Enchant*: a sorceress takes the top card of the opposite pile if it has her colour. It changes sides.',
        '*Attack*: a knight tries to conquer the region.',
      ],
    },
    attack: {
      title: 'To attack',
      text: [
        'You need at least as many cards at the region as the opponent, before your knight is laid. The opponent can stop you with a knight of the same colour from their hand; they can stop a spell with a sorceress of the same colour.',
        'If they do not, the region is yours. But a conquest is dear: all their cards there fall and as many of yours, and then you lose one card more for each that lay there. So strike where little lies.',
      ],
    },
    supply: {
      title: 'New cards',
      text: [
        'At the end of your turn you take a supply tile. *Light* tiles give cards at once. *Dark* tiles give more, but only at the start of your next turn. After that you keep five cards at most.',
      ],
    },
    win: {
      title: 'How you win',
      text: [
        'When you have finished playing cards and own 15 crowns or more, the game is yours at once. There are 22 crowns in all, so you need about two thirds of the land.',
      ],
    },
    advice: {
      title: 'For your first game',
      text: [
        'Do not attack in your first turn: collect cards, and take a tile that gives four.',
        'Attack where the opponent has no card or one. Two conquests in one turn pay only if both are that cheap.',
        'Enchant when your opponent’s hand is small: the fewer cards they hold, the less likely it is that they can counter.',
        'With three cards or more left, a dark tile is better; with fewer take a light one, or you cannot answer attacks.',
      ],
    },
  },
  chapters: {
    1: 'What is in the box',
    2: 'Setting up',
    3: 'A turn',
    4: 'Reinforcing',
    5: 'Enchanting',
    6: 'Attacking and conquering',
    7: 'Supply',
    8: 'The end',
  },
  rules: {
    '1.1': {
      title: 'The cards',
      text: [
        'There are 80 character cards: knights and sorceresses in yellow, green, red, blue and violet, eight of each. None is stronger than another.',
      ],
      why: 'Which five colours they are is known from a review only.',
    },
    '1.2': {
      title: 'The regions',
      text: [
        'There are eleven region cards with 22 crowns in all. Each lies in the mist, face down, until it is conquered.',
        'Plains: one of 3 crowns, one of 2, one of 2 with a castle. Hills: the same. Forests: one of 3 crowns, one of 2 with a castle, and the stone circle with 1.',
        'Avalon and the swamp have 1 crown each and belong to no landscape.',
        'A castle is harder to attack {6.2}, the stone circle lets sorceresses attack {6.3}, Avalon spares a loss {6.8}. The swamp does nothing.',
      ],
      why: 'Printed texts state eleven cards of 1 to 3 crowns, three castles, 1 crown for Avalon and for the swamp, and that the stone circle is a forest. How the other crowns are spread is rebuilt.',
    },
    '1.3': {
      title: 'The supply tiles',
      text: [
        'There are nine tiles. Five are light: twice *Two* (2 cards), once *Landscape* (1 card for each region of the landscape you own most of), twice *Connected* (1 card for each region of your longest stretch).',
        'Four are dark: twice *Four* (4 cards), once *Landscape ×2* (2 cards for each region of the landscape you own most of), once *Realm* (1 card for each region you own).',
      ],
      why: 'The kinds are stated; how often each is there is rebuilt.',
    },
    '2.1': {
      title: 'The row',
      text: ['The eleven regions are shuffled and laid face down in a row between the players.'],
    },
    '2.2': {
      title: 'The first cards',
      text: [
        'One open card is dealt to each side of every region. Then both players get five cards in hand. The other 48 are the draw pile.',
      ],
    },
    '2.3': {
      title: 'Tiles and first player',
      text: ['All nine tiles lie face up. Who begins is drawn by lot, or agreed when the table is made.'],
      why: 'The printed way to find the first player is meant for people in one room.',
    },
    '3.1': {
      title: 'A waiting dark tile pays',
      text: [
        'If a dark tile lies before you from your last turn, your turn begins with it: you draw as many cards as it is worth *now*. Then it is used.',
      ],
    },
    '3.2': {
      title: 'Playing cards',
      text: [
        'Then you may play any number of cards, or none: one at a time, from your hand, always onto the top of your own pile at a region.',
        'All piles with their order, the discards, and how many cards are in the hands and in the draw pile are open to both. What is in a hand is secret.',
      ],
      why: 'Cards are laid so that they can be counted, and nothing says that the discards are hidden.',
    },
    '3.3': {
      title: 'Saying what it does',
      text: [
        'With each card you say at once what it does: reinforce, enchant or attack. It cannot be changed later. You are never forced to enchant or to attack.',
      ],
      why: 'Any card from the hand may be laid to reinforce, so the other two are choices.',
    },
    '3.4': {
      title: 'When you have finished',
      text: [
        'Once you declare that you play no more cards, three things follow in this order: see whether you have won {8.1}, take a tile {7.1}, cut your hand to five {7.6}. No card is played after that.',
      ],
    },
    '3.5': {
      title: 'Taking back',
      text: [
        'You can take back your last steps as long as they asked the opponent nothing, drew nothing and turned nothing up. It does not matter that the opponent has seen your card.',
      ],
      why: 'Nobody could have acted on such a step.',
    },
    '4.1': {
      title: 'Reinforce',
      text: ['Any card can be laid at any region, no matter who owns it. Nothing else happens.'],
    },
    '5.1': {
      title: 'Who can be enchanted',
      text: [
        'Lay a sorceress from your hand at a region where the *top* card of the opposite pile has her colour. Whether that card is a knight or a sorceress makes no difference, nor does it matter who owns the region.',
      ],
    },
    '5.2': {
      title: 'The counter-spell',
      text: [
        'The opponent may answer at once with a sorceress of the same colour from their hand. She is laid on their pile, the card you wanted stays below her, and your sorceress goes *into their hand*.',
      ],
      why: 'Both cards stay with the defender, and a card is always laid on top, so she covers the target.',
    },
    '5.3': {
      title: 'The spell works',
      text: ['If the opponent does not counter, their top card moves over and is laid on your sorceress.'],
    },
    '5.4': {
      title: 'One answer',
      text: [
        'A spell or an attack is answered once; there is no counter to a counter. Everybody who holds at least one card is asked, even if they cannot answer.',
        'Your turn goes on either way. A sorceress won by a counter-spell is an ordinary card of that hand from then on.',
      ],
      why: 'If only those were asked who can answer, the question itself would tell what they hold.',
    },
    '6.1': {
      title: 'Who can attack',
      text: [
        'Lay a *knight from your hand* at a region that is not yours. Before he is laid you must have at least as many cards there as the opponent. None against none is enough.',
        'Only the card you lay attacks. Knights that lie there already, or that you have enchanted, do not.',
      ],
      why: 'A region you own cannot be conquered again.',
    },
    '6.2': {
      title: 'Castles',
      text: [
        'Against a castle that is face up and belongs to the opponent you need at least one card *more* than they have. A castle still in the mist protects nobody.',
      ],
    },
    '6.3': {
      title: 'The stone circle',
      text: [
        'The owner of the stone circle may attack with sorceresses too, from the moment of its conquest until they lose it. A sorceress who attacks does not enchant.',
      ],
    },
    '6.4': {
      title: 'Resistance',
      text: [
        'The opponent may answer at once with a *knight* of the attacking card’s colour from their hand, against a sorceress too. The attack fails, and both cards stay on top of their piles. How many lie there does not matter.',
      ],
    },
    '6.5': {
      title: 'Conquest',
      text: [
        'Without resistance the region is conquered. You can conquer two regions a turn at most; attacks that fail do not count. After the second conquest you can still reinforce and enchant.',
      ],
    },
    '6.6': {
      title: 'The mist lifts',
      text: [
        'A region in the mist is turned up before anything is paid. It is yours from now on, and its power works at once. A castle only helps against later attacks.',
      ],
      why: 'What the region can do may bear on the losses, so it has to be known first.',
    },
    '6.7': {
      title: 'Losses',
      text: [
        'First all cards of the defender at the region are discarded, and as many from the top of your pile there.',
        'Then you pay: one card for each card that lay there *on either side*, the attacking one included, and one more if it was a castle of the opponent. You choose them one by one, from your hand and from the tops of any of your piles.',
        'A region stays yours even if no card of yours is left there.',
      ],
      why: 'Who owns a region is told by the region, not by the cards beside it.',
      example: {
        title: 'What a conquest costs',
        text: [
          '3 cards against 1: one card of each side falls, then you pay 4.',
          '1 card against none: nothing falls, then you pay 1.',
          '3 cards against 1 at a castle of the opponent: one of each falls, then you pay 5.',
        ],
      },
    },
    '6.8': {
      title: 'Avalon',
      text: [
        'Once a turn its owner may pay one card less for a conquest of their choice, and says so before paying. The conquest of Avalon itself may use it already.',
      ],
      why: 'Powers work at once, and what is owed must be known before it is paid.',
      example: { title: 'With Avalon', text: ['You owe 3 cards. With the help of Avalon you pay 2.'] },
    },
    '6.9': {
      title: 'Too few cards',
      text: [
        'If you have fewer cards in all than you must lose, you lose everything and keep the region.',
        'With the option “Attacks must be paid in full” you may not declare such an attack in the first place.',
      ],
      why: 'The texts do not say what happens. The option is the stricter reading.',
    },
    '6.10': {
      title: 'Pay first',
      text: ['The losses of a conquest are paid before you play the next card.'],
    },
    '7.1': {
      title: 'You must take a tile',
      text: ['At the end of your turn you take one tile that lies face up, even if it gives you nothing.'],
    },
    '7.2': {
      title: 'Light and dark',
      text: [
        'A light tile pays at once, by what you own. A dark one lies before you and pays at the start of your next turn, by what you own *then*. So who conquers your regions makes it smaller.',
      ],
    },
    '7.3': {
      title: 'What tiles count',
      text: [
        'Avalon and the swamp count for no tile and have no landscape. If you own equally many of two landscapes, one of them counts.',
        'A *stretch* is neighbouring regions of the row that you own. Avalon and the swamp, once face up, do not break it, no matter who owns them, but add nothing. Mist and regions that are not yours break it.',
        'With the option “Avalon and the swamp interrupt” they break it too.',
      ],
      why: 'The German text says that they do not interrupt, the French and Italian ones that they do. The German is the original; the others are an option.',
      example: {
        title: 'Counting',
        text: [
          'You own 2 forests, 1 plain and 1 hill: *Landscape* gives 2 cards, *Landscape ×2* gives 4.',
          'You own three regions, and Avalon lies between two of them: *Connected* gives 3 cards.',
        ],
      },
    },
    '7.4': {
      title: 'Used tiles',
      text: [
        'A light tile is used when it is taken, a dark one when it has paid. Used tiles are turned face down; when all nine are, all are turned up again.',
        'If you must take a tile and none is face up, because one still waits before the other player, the eight used ones are turned up now. The ninth comes back face up when it pays.',
      ],
      why: 'The texts do not say what happens then, and it happens in most games.',
    },
    '7.5': {
      title: 'The draw pile is empty',
      text: [
        'When a card has to be drawn and the pile is empty, the discards are shuffled and become the new pile. If there are none either, the missing cards are lost.',
      ],
      why: 'Nothing says that cards could be owed.',
    },
    '7.6': {
      title: 'Five cards in hand',
      text: [
        'After the tile you discard, as you choose, until you hold five. During the turn a hand may be of any size.',
      ],
      why: 'Only the French text says so.',
    },
    '8.1': {
      title: 'Fifteen crowns',
      text: [
        'You win if you own at least 15 crowns when you declare that you play no more cards, all losses paid. No tile is taken any more.',
      ],
      why: 'It is decided before the tile, for nothing could change after that.',
    },
    '8.2': {
      title: 'When no person plays',
      text: ['Games between bots stop after a fixed number of turns. Who has more crowns wins; equal is a draw.'],
      why: 'So that such a game ends at all.',
    },
  },
  figures: {
    cards: {
      caption: 'Knights and sorceresses: five colours, each with its own sign.',
      alt: 'Six cards: a red knight, a red sorceress, a yellow knight, a green sorceress, a blue knight, a violet sorceress.',
    },
    regions: {
      caption: 'The eleven regions and their crowns.',
      alt: 'Three plains, two forests and the stone circle, three hills, Avalon and the swamp; one plain, one forest and one hill have a castle.',
    },
    tiles: {
      caption: 'The six kinds of supply tiles: three light, three dark.',
      alt: 'Light: Two, Landscape, Connected. Dark: Four, Landscape ×2, Realm.',
    },
    setUp: {
      caption: 'Part of the row at the start: all in the mist, one card on either side.',
      alt: 'Five face-down regions; each has one card on your side and one on the opposite side.',
    },
    reinforce: {
      caption: 'A violet sorceress reinforces: two cards against one.',
      alt: 'A region in the mist with a green knight on your side and a blue knight opposite; a violet sorceress is laid on the green knight.',
    },
    enchant: {
      caption: 'The red sorceress takes the red knight, who lay on top.',
      alt: 'Opposite lie a blue knight and on top a red knight. A red sorceress is laid on your green knight, and the red knight moves onto her.',
    },
    counterSpell: {
      caption: 'The spell is countered: the attacking sorceress goes to the opponent’s hand.',
      alt: 'The opponent lays a red sorceress on their red knight. Your red sorceress leaves the table.',
    },
    attack: {
      caption: 'With the red knight 3 against 1: one card of each side falls, 4 more are paid.',
      alt: 'On your side a green knight and a violet sorceress, opposite a blue knight, a region in the mist. After the attack it is a hill of yours; the blue and the red knight are gone.',
    },
    emptyAttack: {
      caption: '1 against none: nothing falls, 1 card is paid. It is only the swamp.',
      alt: 'A region in the mist without cards. A red knight attacks; it turns out to be the swamp and is yours.',
    },
    castle: {
      caption: 'A castle of the opponent: two cards against one are just enough, and it costs one more.',
      alt: 'A plain with castle of the opponent; on your side a green knight and a violet sorceress, opposite a blue knight. A red knight attacks and conquers it.',
    },
    resistance: {
      caption: 'A red knight against a red knight: the attack fails, both stay.',
      alt: 'A hill of the opponent; your red knight and the opponent’s red knight lie on top of their piles.',
    },
    stretch: {
      caption: 'A stretch of three: Avalon lies between and does not break it.',
      alt: 'Mist, your forest, Avalon of the opponent, your hill, your plain, a forest with castle of the opponent.',
    },
  },
  glossary: {
    card: {
      word: 'knight, sorceress',
      meaning: 'The two kinds of cards. Knights attack and resist, sorceresses enchant and counter.',
    },
    region: { word: 'region', meaning: 'One of the eleven cards in the row that the game is about.' },
    mist: { word: 'in the mist', meaning: 'Face down: nobody knows which region it is.' },
    crowns: { word: 'crowns', meaning: 'What a region is worth. Fifteen win.' },
    castle: { word: 'castle', meaning: 'On three regions. Makes attacks on its owner harder.' },
    stoneCircle: { word: 'stone circle', meaning: 'A forest whose owner may attack with sorceresses.' },
    pile: { word: 'pile', meaning: 'The cards of one side at a region, with a top card.' },
    reinforce: { word: 'reinforce', meaning: 'To lay a card without anything more.' },
    enchant: { word: 'enchant', meaning: 'To take over the top card opposite with a sorceress of its colour.' },
    counterSpell: { word: 'counter-spell', meaning: 'The answer to a spell: the same sorceress from hand.' },
    attack: { word: 'attack', meaning: 'To try to conquer a region with a knight from hand.' },
    resistance: { word: 'resistance', meaning: 'The answer to an attack: a knight of the same colour from hand.' },
    conquest: { word: 'conquest', meaning: 'An attack that succeeds. Two a turn at most.' },
    losses: { word: 'losses', meaning: 'The cards a conquest costs.' },
    tile: { word: 'supply tile', meaning: 'Gives new cards: light ones at once, dark ones next turn.' },
    stretch: { word: 'stretch', meaning: 'Neighbouring regions of one owner.' },
  },
})
