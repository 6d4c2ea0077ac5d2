/* Captions and text alternatives of the figures. */
import type { MerlinText } from '../plan.ts'

export const figures: MerlinText['figures'] = {
  ring: {
    caption: 'The round table: six provinces, and three other spaces after each. Merlin is in black.',
    alt: 'A ring of 24 spaces. Six of them are coloured and show a beast: dragon, dove, fish, snake, fox and eagle. Four knights stand at the black, grey, violet and orange province, Merlin beside the first.',
  },
  own: {
    caption: 'What is yours: three dice, the white one, knight, servants, manors, counters, staffs and an apple.',
    alt: 'Three blue dice with 2, 3 and 6 and a white one with 4; a knight; lady-in-waiting, shield-bearer, flag-bearer and builder; a manor, a counter, a staff and an apple.',
  },
  items: {
    caption: 'Each province has shields, flags and materials of its colour.',
    alt: 'Six columns, black, grey, blue, violet, orange and brown, each with its beast, a shield, a flag and a material.',
  },
  lines: {
    caption: 'From this tile the four lines reach black, orange, grey and blue: one such material builds here.',
    alt: 'A domain of 4 rows between two frames. From the third tile of the top row two lines lead up to black and orange, two others down to blue on the far left and to grey.',
  },
  walk: {
    caption: 'A 3 takes your knight from black to “points: shields”. A white 2 takes Merlin two spaces, either way.',
    alt: 'The ring. An arrow leads your knight 3 spaces clockwise from the black province. From Merlin at the violet province two arrows lead 2 spaces on, one each way.',
  },
  servant: {
    caption: 'Your builder comes to the blue province: the other one goes home, and you take a blue material.',
    alt: 'The four places of the blue province before and after. Before, a yellow builder stands on his place; after, a blue one stands there, and beside it lies a blue material.',
  },
  quests: {
    caption: 'The first and the third quest are met. For the second a counter in the orange province is missing.',
    alt: 'Three quests with ticks and crosses. For 1 point: the builder in the blue province, ticked. For 2 points: influence in grey, ticked, and in orange, crossed out. For 3 points: influence in grey, a violet flag and a black shield, all ticked.',
  },
  flags: {
    caption: 'Each flag bends another rule, once, and then goes back to its province.',
    alt: 'Six flags, black, grey, blue, violet, orange and brown, and beside each what it does.',
  },
  traitors: {
    caption: 'Two shields for three traitors: the grey one costs 3 points.',
    alt: 'A black, a grey and a blue traitor. Under the black and the blue one lies a shield of the same colour and a tick, under the grey one nothing and minus 3.',
  },
  territory: {
    caption: 'A wood of 5 tiles with a manor of each of two players: 2 points for each.',
    alt: 'A domain of 3 rows. In its middle 5 woods hang together inside a bold line; a round blue manor and a square yellow one stand on them.',
  },
  seals: {
    caption:
      'The board of the module, with two seals of yours. For the top row any quest will do, for the lowest one of 3 points.',
    alt: 'A table of four columns for the servants and 3 rows of abilities. A seal lies on row 1 of the builder and one on row 3 of the flag-bearer.',
  },
  knights: {
    caption: 'Four of the twelve allies: two of pile A, two of pile B.',
    alt: 'Four tablets with a helmet: Tristram, Galahad, Percival and Kay, each with its tiles and what he can do.',
  },
}
