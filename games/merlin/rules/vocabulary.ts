/* The words of the rulebook: const tuples and the unions derived from them. */

/** 1.1 The provinces clockwise, by their colours. */
export const COLOURS = ['black', 'grey', 'blue', 'violet', 'orange', 'brown'] as const
export type Colour = (typeof COLOURS)[number]

/** A province, by its place in COLOURS. What there is of each colour stands in lists of six, in this order. */
export type Province = number
export const PROVINCES: readonly Province[] = COLOURS.map((_, province) => province)

export const ITEMS = ['shield', 'flag', 'material'] as const
export type Item = (typeof ITEMS)[number]

export const SERVANTS = ['lady', 'shieldBearer', 'flagBearer', 'builder'] as const
export type Servant = (typeof SERVANTS)[number]

export const TERRAINS = ['mountain', 'wood', 'lake'] as const
export type Terrain = (typeof TERRAINS)[number]

/** 1.2 What the ring's spaces are, provinces aside. */
export const DEEDS = [
  'exchange',
  'build',
  'quest',
  'moveServant',
  'excalibur',
  'grail',
  'influenceShield',
  'influenceFlag',
  'influenceMaterial',
  'influenceServant',
  'pointsShields',
  'pointsFlags',
  'pointsMaterials',
  'pointsInfluence',
] as const
export type Deed = (typeof DEEDS)[number]

/** 4.2 */
export const POINTS_SPACES = ['pointsShields', 'pointsFlags', 'pointsMaterials', 'pointsInfluence'] as const
export type PointsSpace = (typeof POINTS_SPACES)[number]

export type Space = Colour | Deed
export const SPACES: readonly Space[] = [...COLOURS, ...DEEDS]

/** A place on the ring, 0 to 23, clockwise. */
export type Position = number
