/* What chance is told to draw. */

export type Draws = readonly (readonly [why: string, value: number])[]

/** 1.4 The two faces of each small token, as the rules name them. */
export const FACES: readonly (readonly string[])[] = [
  ['crown', 'cup'],
  ['cup', 'orb'],
  ['orb', 'crown'],
]

/** "crown cup crown", in the order of FACES, and the dots: the draws that make the tokens fall so. */
export function fall(emblems: string, dots: 1 | 2): Draws {
  const shown = emblems.split(' ')
  const faces = FACES.map((two, i): Draws[number] => {
    const face = two.indexOf(shown[i] ?? '')
    if (face < 0) throw new Error(`token ${i + 1} has no ${shown[i]}`)
    return ['small token', face]
  })
  return [...faces, ['dots', dots - 1]]
}

/** The draws that give the knights these banners, in the order of the seats: "BAC". */
export function dealt(banners: string): Draws {
  const left = [...banners].toSorted()
  return [...banners].map((banner) => {
    const i = left.indexOf(banner)
    left.splice(i, 1)
    return ['banner', i]
  })
}
