/* 1 What is in the box, 2 Setting up */
import type { MerlinRules } from '../plan.ts'

export const material = {
  '1.1': {
    title: 'The provinces',
    text: [
      'There are six provinces. Clockwise they are: black with the dragon, grey with the dove, blue with the fish, violet with the snake, orange with the fox, brown with the two-headed eagle.',
      'In each lie 6 shields, 6 flags and 6 materials of its colour. It has one place for each of the four kinds of servant, and room for influence counters.',
    ],
    why: 'Stated is that the dragon is black. The order of the provinces and the other animals are rebuilt.',
  },
  '1.2': {
    title: 'The ring',
    text: [
      'The ring has 24 spaces, counted clockwise from 0 on black. Every fourth one is a province; the opposite space is 12 further on.',
      'After black: *exchange*, *build*, *points: shields*.',
      'After grey: *influence: flag*, *Excalibur*, *quest*.',
      'After blue: *points: materials*, *build*, *influence: servant*.',
      'After violet: *exchange*, *move servant*, *influence: shield*.',
      'After orange: *points: flags*, *build*, *quest*.',
      'After brown: *influence: material*, *Grail*, *points: influence*.',
    ],
    why: 'How many spaces there are of each kind is stated. Their order, and that every fourth one is a province, is rebuilt.',
  },
  '1.3': {
    title: 'Who has what',
    text: [
      'Everybody has three dice of their own and a white one for Merlin, a knight, 7 manors, 7 influence counters, 3 staffs of Merlin, and four servants: lady-in-waiting, shield-bearer, flag-bearer and builder.',
      'All share 11 apples, the Grail, Excalibur, 24 traitors, four of each colour, and 55 quests. Shields, flags and materials together are called *items*.',
    ],
  },
  '1.4': {
    title: 'The starting tiles',
    text: [
      'Four tiles say how one begins. Everybody gets one at random.',
      'Knight on black: a counter in blue, an orange shield, a grey flag, a brown material.',
      'Knight on grey: a counter in violet, a brown shield, a blue flag, a black material.',
      'Knight on violet: a counter in brown, a grey shield, an orange flag, a blue material.',
      'Knight on orange: a counter in black, a blue shield, a brown flag, a violet material.',
    ],
    why: 'It is stated that there are four such tiles, but not what they show.',
  },
  '1.5': {
    title: 'The domain',
    text: [
      'The domain is made of mountains, woods and lakes: five plain tiles and three with a tower of each.',
      'With two or three players one of each of these six sorts is left out. The tiles are laid at random in rows of six: four rows, or three with two or three players.',
      'The tiles are hexagons with a point upwards. Every second row lies half a tile further to the right. Tiles that touch are neighbours.',
    ],
    why: 'The text speaks of rows only, and the picture is lost. How the tiles touch is our reading.',
  },
  '1.6': {
    title: 'The frames',
    text: [
      'A frame with 7 coloured slots lies above the domain, another one below it. The slots lie between the outer ends of the tiles of that row, and at its two corners.',
      'Above, from the left: orange, blue, black, orange, grey, violet, brown.',
      'Below, from the left: blue, violet, brown, black, grey, orange, blue.',
    ],
    why: 'The colours are rebuilt so that each tile takes 2 to 4 of them, and each colour is useful on about half of the tiles.',
  },
  '1.7': {
    title: 'Which material fits',
    text: [
      'Four lines run from a tile: up to the left, up to the right, down to the left and down to the right, straight on from tile to tile. Where one of them reaches a slot, a material of that colour can build on the tile. A line that leaves at the side is lost.',
      'What stands on the way does not matter.',
    ],
    example: {
      title: 'A tile in the top row',
      text: [
        'The domain has 4 rows. From the third tile of the top row the upper lines reach black and orange at once, the lower ones blue, far left, and grey. So any one of these four materials builds there.',
      ],
    },
  },
  '1.8': {
    title: 'The quests',
    text: [
      'A quest shows conditions, 1 to 3 points, and the picture of a servant, which matters only with the King’s Favour {9.1}.',
      '1 point, 17 cards: a certain servant in a certain province (12); three items of one kind (3); three counters anywhere on the board (2).',
      '2 points, 26 cards: two items in certain colours (15); counters in two certain provinces (6); four items of one kind (3); two certain servants together in any province (2).',
      '3 points, 12 cards: a counter in a certain province with a flag and a shield in certain colours (6); two certain servants in a certain province (6).',
    ],
    why: 'The kinds of conditions are described, the cards are not; only three of them can be seen in a picture.',
  },
  '2.1': {
    title: 'The board',
    text: [
      'Merlin begins on the black province. The Grail and Excalibur lie on their spaces, all items in the province of their colour.',
    ],
  },
  '2.2': {
    title: 'The castles',
    text: [
      'Knight, one counter and three items are put or taken as your starting tile says {1.4}. In your castle you have 6 counters, the four servants, 3 staffs and 1 apple. You begin with 0 points.',
      'Starting tiles that are left over leave the game. Apart from the domain {1.5} nothing depends on the number of players.',
    ],
    why: 'What each player has is stated. What the starting tile puts where was only in a picture.',
  },
  '2.3': {
    title: 'Quests and traitors',
    text: [
      'Three quests lie open beside the deck: the *display*. Everybody holds four. Everybody draws three traitors and lays them open in their castle.',
      'Secret are the hands, the order of the deck and the traitors that lie face down, nothing else.',
    ],
    why: 'The text does not list what is hidden. Only these lie face down or are held in hand.',
  },
  '2.4': {
    title: 'First player and dice',
    text: [
      'Who begins is drawn by lot. All roll their four dice for all to see. Who has three or four alike, the white one included, rolls all four again, as often as need be.',
    ],
    example: {
      title: 'Three alike',
      text: ['4, 4, 2 and a white 4: all four are rolled again.', '4, 4, 2 and a white 2: the dice stay.'],
    },
  },
} as const satisfies Partial<MerlinRules>
