/* The player aid of Merlin in English. */
import type { PlayerAid } from '@logres/rulebook'

export const aid: PlayerAid = {
  figures: ['flags'],
  sections: [
    {
      title: 'Six rounds, four turns each',
      lines: [
        'Choose a die. A die of your own moves your knight clockwise, the white one Merlin either way. Then do the action of the space, or not {3.2}.',
        'Before the move: an apple sets the die {3.3}. After Merlin’s action: a staff repeats it {3.4}.',
        'One quest a turn: meet its conditions, give up nothing, score it, draw a new one at the end {5.1}.',
        'Scoring after rounds 2, 4 and 6 {3.1}.',
      ],
    },
    {
      title: 'Spaces',
      lines: [
        '*Province*: send a servant there. Builder: material; flag-bearer: flag; shield-bearer: shield; lady-in-waiting: a counter {4.1}.',
        '*Points*: 1 for each shield, flag, material or counter on the board {4.2}.',
        '*Influence*: take the item from a province in which you have a counter, or send a servant there {4.3}.',
        '*Excalibur*: take it, discard a traitor {4.4}. *Grail*: take it and an apple {4.5}.',
        '*Move servant*: one province on, and act {4.6}. *Exchange*: one item for any other {4.7}. *Quest*: discard up to two, draw as many {4.8}.',
        '*Build*: a manor on a tile, for a material that fits {4.9}; tower: shield, flag or counter besides.',
      ],
    },
    {
      title: 'Flags',
      lines: [
        '*Black*: repel all your traitors of one colour. *Grey*: a second quest, 2 points more. *Blue*: the knight goes back {6.0}.',
        '*Violet*: turn the die over. *Orange*: the action of a space with another player’s knight. *Brown*: go to the opposite space and act there.',
      ],
    },
    {
      title: 'Scoring',
      lines: [
        '*Traitors*: a shield of the colour each, else −3. Excalibur: 3 points if all were repelled {7.1}. Draw three new ones.',
        '*Territories*: most manors score 1 point a tile; ties share, rounded down {7.2}.',
        '*Influence*: most counters score all counters there; ties share, the Grail breaks one tie. All but one go home {7.3}.',
        '*Servants* on the board: 1 point each {7.4}.',
      ],
    },
    {
      title: 'The end',
      lines: ['1 point for each apple, 2 for each staff, 1 for every 3 items. Most points win {8.0}.'],
    },
  ],
}
