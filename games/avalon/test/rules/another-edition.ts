/* An owner's file: other crowns, landscapes and castles on the regions, and other copies of the tiles. */
import type { Edition } from '../../rules/index.ts'

const region = (landscape: 'plain' | 'forest' | 'hill' | null, crowns: number, castle = false) => ({
  landscape,
  crowns,
  castle,
})

export const ANOTHER: Edition = {
  name: 'Another box',
  regions: [
    region('hill', 2, true),
    region('plain', 3),
    region('forest', 3, true),
    region('forest', 1),
    region('hill', 3),
    region('forest', 3),
    region('plain', 2, true),
    region('plain', 1),
    region('hill', 3),
    region(null, 1),
    region(null, 1),
  ],
  tiles: [1, 3, 1, 1, 2, 1],
}
