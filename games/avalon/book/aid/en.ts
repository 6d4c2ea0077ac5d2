/* The player aid of Avalon in English. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['regions', 'tiles'],
  sections: [
    {
      title: 'Your turn',
      lines: [
        'Draw for a dark tile that waits before you, by what it is worth now {3.1}.',
        'Play as many cards as you like, one at a time, onto your own piles. Say what each does: *reinforce*, *enchant* or *attack* {3.3}.',
        'Say that you have finished: 15 crowns win {8.1}. Then take a tile {7.1} and keep five cards at most {7.6}.',
      ],
    },
    {
      title: 'Enchant',
      lines: [
        'A sorceress takes the top card opposite if it has her colour {5.1}.',
        'Counter: a sorceress of the same colour from hand. Yours goes into that hand {5.2}.',
      ],
    },
    {
      title: 'Attack',
      lines: [
        'A knight from hand, at a region that is not yours, with at least as many cards there as the opponent before the knight is laid {6.1}.',
        'Castle of the opponent, face up: one card more {6.2}. Stone circle: its owner attacks with sorceresses too {6.3}.',
        'Resistance: a knight of the same colour from hand stops the attack {6.4}. Two conquests a turn {6.5}.',
      ],
    },
    {
      title: 'What a conquest costs',
      lines: [
        'First all cards of the defender there are discarded, and as many of yours {6.7}.',
        'Then pay one card for each that lay there on either side, the attacker included; one more for a castle of the opponent.',
        'Avalon: one card less, once a turn {6.8}. Too few cards: you lose all and keep the region {6.9}.',
      ],
    },
    {
      title: 'Tiles',
      lines: [
        '*Light*, at once: Two 2; Landscape 1 for each region of your most frequent landscape; Connected 1 for each region of your longest stretch {1.3}.',
        '*Dark*, at the start of your next turn: Four 4; Landscape ×2 2 for each; Realm 1 for each of your regions.',
        'Avalon and the swamp count for no tile {7.3}. No tile face up: turn up the used ones {7.4}.',
      ],
    },
    {
      title: 'Set-up',
      lines: [
        'Eleven regions face down in a row, one open card on either side of each, five cards in hand, nine tiles face up {2.2}.',
      ],
    },
  ],
}
