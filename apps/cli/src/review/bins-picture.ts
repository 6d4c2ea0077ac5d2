/* Predicted against actual wins as a picture: a dot for each bin, its 95 % interval, and the diagonal that would be right. */

export interface Bin {
  readonly count: number
  readonly predicted: number
  readonly won: number
  /** The standard error of `won`. */
  readonly error: number
}

const SIZE = 480
const LEFT = 56
const TOP = 40
const WIDTH = LEFT + SIZE + 20
const HEIGHT = TOP + SIZE + 52

const x = (share: number) => (LEFT + SIZE * share).toFixed(1)
const y = (share: number) => (TOP + SIZE * (1 - share)).toFixed(1)
const within = (share: number) => Math.min(1, Math.max(0, share))

export function binsPicture(title: string, bins: readonly Bin[]): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1]
  const filled = bins.filter(({ count }) => count > 0)
  const most = Math.max(...filled.map(({ count }) => count))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="14">`,
    `<title>Predicted against actual wins: ${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="24">${title}</text>`,
    ...ticks.flatMap((tick) => [
      `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="#ddd"/>`,
      `<text x="${x(tick)}" y="${TOP + SIZE + 20}" text-anchor="middle">${100 * tick}</text>`,
      `<text x="${LEFT - 8}" y="${Number(y(tick)) + 5}" text-anchor="end">${100 * tick}</text>`,
    ]),
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="6 4"/>`,
    ...filled.flatMap(({ predicted, won, error, count }) => [
      `<path d="M${x(predicted)} ${y(within(won - 1.96 * error))}V${y(within(won + 1.96 * error))}" stroke="#23406e" stroke-width="2"/>`,
      `<circle cx="${x(predicted)}" cy="${y(won)}" r="${(3 + 6 * Math.sqrt(count / most)).toFixed(1)}" fill="#23406e"/>`,
    ]),
    `<text x="${x(0.5)}" y="${HEIGHT - 10}" text-anchor="middle">predicted, wins in 100</text>`,
    `<text transform="translate(14 ${y(0.5)}) rotate(-90)" text-anchor="middle">won, of 100</text>`,
    '</svg>',
    '',
  ].join('\n')
}
