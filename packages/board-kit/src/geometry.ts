/* Colours and shapes that drawings share. These colours are the same in both themes. */
export const PAINT = {
  or: '#d7a944',
  orDim: '#b1832b',
  argent: '#f5ecd6',
  azure: '#234a77',
  azureDeep: '#1b385b',
  gules: '#9b2335',
  vert: '#2f6b55',
  purpure: '#6d4590',
  sable: '#2a2118',
} as const

/** A shield, 40 wide and 47 high. */
export const SHIELD = 'M2 2H38V21C38 33 29.5 40 20 45C10.5 40 2 33 2 21Z'

export function rounded(n: number): number {
  return Math.round(n * 100) / 100
}

/** The point at this radius; degrees run clockwise from the top. */
export function polar(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [rounded(radius * Math.sin(angle)), rounded(-radius * Math.cos(angle))]
}

/** The 24 seats of the round table as bars around the centre: every fourth is longer, the first is the Siege Perilous. */
export function seatBars(radius: number, length: number, width: number) {
  return Array.from({ length: 24 }, (_, i) => {
    const isLong = i % 4 === 0
    const tall = rounded(isLong ? length * 1.5 : length)
    const wide = rounded(isLong ? width * 1.15 : width)
    return {
      degrees: i * 15,
      x: -wide / 2,
      y: rounded(-radius - tall),
      width: wide,
      height: tall,
      rx: rounded(wide / 2.2),
    }
  })
}

/** Petals around the centre. */
export function rosette(radius: number, petals = 6): string {
  return Array.from({ length: petals }, (_, i) => {
    const at = (i * 360) / petals
    const tip = polar(radius, at).join(' ')
    return `M0 0Q${polar(radius * 0.62, at - 24).join(' ')} ${tip}Q${polar(radius * 0.62, at + 24).join(' ')} 0 0z`
  }).join('')
}
