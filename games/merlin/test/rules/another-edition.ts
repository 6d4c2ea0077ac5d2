/* An owner's file: the spaces between the provinces, the starting tiles and the quests in another order, frames turned. */
import { at } from '@logres/kernel'
import { type Edition, RECONSTRUCTED } from '../../rules/index.ts'

const { ring, frames, startingTiles, quests } = RECONSTRUCTED

/** Every k-th, round and round: each once if k and the length have no common divisor. */
function hop<T>(list: readonly T[], k: number): T[] {
  return list.map((_, i) => at(list, (i * k) % list.length))
}

const deeds = hop(
  ring.filter((_, position) => position % 4 !== 0),
  5,
)

export const ANOTHER: Edition = {
  name: 'Another box',
  ring: ring.map((space, position) =>
    position % 4 === 0 ? space : at(deeds, position - 1 - Math.floor(position / 4)),
  ),
  frames: { top: frames.bottom.toReversed(), bottom: frames.top.toReversed() },
  startingTiles: hop(startingTiles, 3).map((tile) => ({ ...tile, influence: tile.shield, shield: tile.influence })),
  quests: hop(quests, 13),
}

const PROVINCE_SPACES = ['black', 'orange', 'grey', 'brown', 'blue', 'violet'] as const

/** All that an edition can hold is otherwise: provinces and flags too, and quests for several counters in one province. */
export const WHOLE: Edition = {
  ...ANOTHER,
  name: 'A whole box',
  ring: ANOTHER.ring.map((space, position) => (position % 4 === 0 ? at(PROVINCE_SPACES, position / 4) : space)),
  quests: ANOTHER.quests.map((quest, i) =>
    i % 11 === 0 ? { ...quest, conditions: [{ kind: 'influence', province: i % 6, count: 2 }] } : quest,
  ),
  animals: ['dragon', 'fox', 'eagle', 'dove', 'snake', 'fish'],
  flags: ['cross', 'repel', 'turnDie', 'borrow', 'secondQuest', 'backwards'],
  backs: ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B'],
}
