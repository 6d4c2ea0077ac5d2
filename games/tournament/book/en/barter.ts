/* Chapters 1 to 4 in English: material, set-up, round, barter. */
import type { RulesOf } from '../plan.ts'

export const barter: RulesOf<1 | 2 | 3 | 4> = {
  '1.1': {
    title: 'The cards',
    text: [
      'There are four weapons: shield, sword, lance and armour. Each exists once in every value from 1 to 15, which makes 60 cards. More is better.',
      'Six jokers come on top. They count 0 and are all alike.',
    ],
  },
  '1.2': {
    title: 'Coins',
    text: [
      'Money is whole coins. The bank never runs out of them.',
      'Your purse is your secret: the others know only what you paid or got in public. With the option “Open purses” all purses lie open.',
    ],
    why: 'How many coins are in the box is no rule, and nothing says that purses lie open.',
  },
  '1.3': {
    title: 'The sequence cards',
    text: [
      'Every knight bears a banner, from A on. The sequence card for the number of knights says which banners meet in which round. Each pair meets once; with five or three knights one of them has a bye each round.',
      '6 knights: AB CD EF, then AC BE DF, then AE BD CF, then AD CE BF, then BC DE AF.',
      '5 knights: AB CD, then AC BE, then AE BD, then AD CE, then BC DE.',
      '4 knights: AB CD, then AC BD, then AD BC.',
      '3 knights: AB, then AC, then BC.',
      '2 knights: AB.',
      'After its last round a card begins again with the first, and the banners stay.',
    ],
    why: 'Who meets whom when is rebuilt: the text says only that each round names its duels. That a card begins again is a ruling, for the tournament ends by exclusions alone.',
  },
  '1.4': {
    title: 'The tokens of the judgement',
    text: [
      'Four large tokens show the crown, the cup, the orb and all three together.',
      'Of the three small tokens one has crown and cup on its faces, one cup and orb, one orb and crown. A fourth has one dot or two.',
    ],
    why: 'Which emblems share a small token is rebuilt. This way three alike cannot fall, and each large token is right equally often.',
  },
  '1.5': {
    title: 'What all see',
    text: [
      'Open to all: banners, how many cards each hand holds, rewards, who is out of the fighting, that somebody has bought a card, and every card that is picked in the draft or turned over in a duel, with where it goes.',
      'Everything else is secret. Only the buyer knows a bought card, and nobody may look through the heap.',
    ],
    why: 'The heap lies face down and is shuffled, so nobody is meant to search it.',
  },
  '2.1': {
    title: 'Cards in play',
    text: [
      '3 players: values 1 to 6 and 3 jokers, 9 cards each.',
      '4 players: values 1 to 9 and 4 jokers, 10 cards each.',
      '5 players: values 1 to 12 and 2 jokers, 10 cards each.',
      '6 players: values 1 to 15 and 6 jokers, 11 cards each.',
      'Everything is dealt out, unless you draft {2.4}. The option “Card values” lets 3 players begin at 7 or at 10, 4 players at 4 or at 7 and 5 players at 4, with as many values as before.',
    ],
    why: 'The text names the higher values for 3 and for 5 players as examples, to spare the cards. That 4 players have such ranges too is our reading.',
  },
  '2.2': {
    title: 'First coins',
    text: ['Everybody begins with 20 coins, or with as many as the option “Starting coins” says.'],
  },
  '2.3': {
    title: 'Banners',
    text: [
      'The banners that the sequence card names are dealt by lot and lie open. *Clockwise* means by rising seat number, and after the last seat comes the first.',
    ],
    why: 'A table on a screen has no other clockwise.',
  },
  '2.4': {
    title: 'The draft',
    text: [
      'With the draft, which is on unless the table says otherwise, you get only part of your cards: 6 with 3 or 4 players, 5 with 5 or 6 players. All others lie open on the table.',
      'They are picked one by one, clockwise, and everybody sees it. Banner A picks first in the first row, B in the second, and so on until no card is left. The very last card needs no choice and comes by itself.',
    ],
    example: {
      title: 'Three players',
      text: ['Clockwise sit A, C and B. They pick in this order: A, C, B; then B, A, C; then C, B, A.'],
    },
  },
  '3.1': {
    title: 'Order of a round',
    text: [
      'First one barter {4.1}, then the announcement {5.2}, then the duels of the round from left to right as the sequence card has them. A duel is over, purchases included, before the next one is laid.',
      'Between the duels of a round nobody barters.',
      'With the option “Barter: before each duel” every duel has its own barter and its own announcement, which checks the two knights of this duel {5.2}.',
    ],
    why: 'The text lets each round begin with a barter, where it tells the course of the game; the chapter on barter calls for one “before each duel”. We follow the first, and the option is the second. Since a knight may sell something in a barter, an announcement follows each.',
  },
  '3.2': {
    title: 'After an exclusion',
    text: [
      'When a knight drops out, the next round starts straight away, without a barter. With a barter before each duel {3.1} its first duel has none, the others do.',
    ],
  },
  '3.3': {
    title: 'Time',
    text: [
      'The rules know no time limit but that of the judgement {7.2}. Clocks belong to the table: if yours has run out, a bot acts in your place.',
    ],
  },
  '4.1': {
    title: 'Dealing',
    text: [
      'All players deal at once and without turns, those out of the fighting too. A deal is between two: any cards and whole coins from the one for any cards and coins from the other. Either may give nothing, and then it is a gift; both may not.',
      'A side has 6 cards at most, and you have 8 offers open at most. The same card or coin may stand in several of your offers.',
    ],
    why: 'The text sets no limit to barter. A screen and a server need one, so it is a wide one.',
    example: {
      title: 'Fair or not is up to you',
      text: [
        'Armour 4 for sword 4.',
        'Shield 7 for shield 2 and 4 coins.',
        'Sword 9 for lance 3 and armour 5.',
        'A joker for 6 coins.',
        'Lance 2 as a gift, because Bors promised something. Such a promise binds nobody {4.2}.',
      ],
    },
  },
  '4.2': {
    title: 'An offer',
    text: [
      'You show an offer to everybody, or only to the players you choose. What you give you name, and you must hold it: nobody can lie about cards or coins.',
      'What you ask for is named cards, coins, or *any card of a weapon* from some value on. Only what is in play can be asked for. The player who accepts picks among the cards that fit. A joker never passes for a weapon here; who wants a joker asks for a joker.',
      'What players say or promise beside their offers binds nobody.',
    ],
    why: 'The text forbids cheating about one’s cards, so the software checks them. A joker is no lance until it is laid, and talk is part of barter.',
    example: {
      title: 'Any lance of 6 or more',
      text: [
        'You offer sword 4 and 3 coins for any lance of 6 or more. Bors holds lance 5, lance 6, lance 9 and a joker, and is free to accept with lance 6 or with lance 9.',
      ],
    },
  },
  '4.3': {
    title: 'Answering an offer',
    text: [
      'You accept an offer, decline it, or answer with a counter-offer. Its giver may withdraw it, and it is gone as soon as they no longer hold what they give. The others cannot tell one from the other.',
      'A counter-offer goes to the giver alone and is your no to the first offer; for others that one stays open. Only the giver sees who declines, and why if they say so; who has declined cannot accept any more. Whether you could meet an offer nobody learns but you.',
      'If two accept at the same moment, the first one in has it; the other is told so and keeps everything. A deal is final.',
    ],
    why: 'All act at once, and the software must not tell what players would keep to themselves.',
    example: {
      title: 'The same card twice',
      text: [
        'You offer shield 5 to Bors for 3 coins and to Morgan for lance 2. Morgan accepts: your offer to Bors is off the market.',
      ],
    },
  },
  '4.4': {
    title: 'Ready',
    text: [
      'The barter ends the moment all players are ready, those out of the fighting too, or when its time is up. All offers end with it.',
      'Everybody sees who is ready. You may take it back, 5 times in one barter; nobody and nothing else does. While you are ready you answer offers but make none. Nobody makes more than 20 offers in one barter.',
      'On a live table a barter lasts 3 minutes unless the table was made with another time, or with none. Where you have days, the whole barter has the time of one turn.',
    ],
    why: 'In the text it ends when nobody wants to go on. On a screen that has to be said, and without bounds it need never end.',
  },
  '4.5': {
    title: 'What others see of a deal',
    text: [
      'Of a deal on a public offer all see who dealt and for what. Only the card that met a request is known to the two alone.',
      'A private offer is seen by those it was shown to. If a deal comes of it, the others learn which two dealt and how many cards each holds now, but neither cards nor coins.',
    ],
    why: 'The text lets you show cards to chosen players only.',
  },
}
