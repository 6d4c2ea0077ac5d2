/* Makes screenshots small enough for the repository: at most 256 colours, which drawn pages hardly exceed. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

interface Picture {
  readonly width: number
  readonly height: number
  /** Three bytes for each point. */
  readonly points: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256

export function smallPng(png: Buffer): Buffer {
  const picture = decode(png)
  const counts = new Map<number, number>()
  const { points } = picture
  for (let i = 0; i < points.length; i += 3) {
    const colour = colourAt(points, i)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const palette = paletteOf(counts)
  const nearest = new Map([...counts.keys()].map((colour) => [colour, nearestOf(palette, colour)]))
  return encode(picture, palette, (colour) => nearest.get(colour) ?? 0)
}

function colourAt(points: Uint8Array, i: number): number {
  return ((points[i] ?? 0) << 16) | ((points[i + 1] ?? 0) << 8) | (points[i + 2] ?? 0)
}

function part(colour: number, channel: number): number {
  return (colour >> (16 - 8 * channel)) & 255
}

/** Median cut: the box of colours that spreads widest, weighed by its points, is cut in two until there are enough. */
function paletteOf(counts: ReadonlyMap<number, number>): readonly number[] {
  let boxes = [[...counts.keys()]]
  while (boxes.length < MOST_COLOURS) {
    const spreads = boxes.map((box) => spreadOf(box, counts))
    const widest = spreads.reduce((best, { weight }, i) => (weight > (spreads[best]?.weight ?? 0) ? i : best), 0)
    const spread = spreads[widest]
    if (spread === undefined || spread.weight === 0) break
    const box = (boxes[widest] ?? []).toSorted((a, b) => part(a, spread.channel) - part(b, spread.channel))
    const middle = Math.max(
      1,
      box.findIndex((colour) => part(colour, spread.channel) > spread.middle),
    )
    boxes = [...boxes.slice(0, widest), box.slice(0, middle), box.slice(middle), ...boxes.slice(widest + 1)]
  }
  return boxes.map((box) => meanOf(box, counts))
}

function spreadOf(box: readonly number[], counts: ReadonlyMap<number, number>) {
  let channel = 0
  let width = 0
  let middle = 0
  for (const each of [0, 1, 2]) {
    let low = 255
    let high = 0
    for (const colour of box) {
      const value = part(colour, each)
      if (value < low) low = value
      if (value > high) high = value
    }
    if (high - low > width) [channel, width, middle] = [each, high - low, (low + high) / 2]
  }
  const points = box.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0)
  return { channel, middle, weight: width === 0 ? 0 : width * width * Math.log2(1 + points) }
}

function meanOf(box: readonly number[], counts: ReadonlyMap<number, number>): number {
  const sums = [0, 0, 0]
  let points = 0
  for (const colour of box) {
    const count = counts.get(colour) ?? 0
    points += count
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + part(colour, channel) * count
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / points))
  return (red << 16) | (green << 8) | blue
}

function nearestOf(palette: readonly number[], colour: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [i, each] of palette.entries()) {
    let far = 0
    for (const channel of [0, 1, 2]) far += (part(each, channel) - part(colour, channel)) ** 2
    if (far < least) [best, least] = [i, far]
  }
  return best
}

function encode({ width, height, points }: Picture, palette: readonly number[], indexOf: (colour: number) => number) {
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(colourAt(points, (y * width + x) * 3))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [0, 1, 2].map((channel) => part(colour, channel))))
  const chunks = [chunk('IHDR', header), chunk('PLTE', colours), chunk('IDAT', deflateSync(rows, { level: 9 }))]
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** As browsers write them: eight bits, red, green, blue and perhaps how opaque, not interlaced. */
function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const depth = png[25] === 6 ? 4 : 3
  if (png[24] !== 8 || (png[25] !== 2 && png[25] !== 6)) throw new Error('a PNG of another kind')
  const data: Buffer[] = []
  for (let i = 8; i < png.length; i += png.readUInt32BE(i) + 12)
    if (png.toString('latin1', i + 4, i + 8) === 'IDAT') data.push(png.subarray(i + 8, i + 8 + png.readUInt32BE(i)))
  const raw = inflateSync(Buffer.concat(data))
  const stride = width * depth
  let above = new Uint8Array(stride)
  const points = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1)
    const row = unfilter(raw[start] ?? 0, raw.subarray(start + 1, start + 1 + stride), above, depth)
    for (let x = 0; x < width; x++) points.set(row.subarray(x * depth, x * depth + 3), (y * width + x) * 3)
    above = row
  }
  return { width, height, points }
}

function unfilter(filter: number, row: Uint8Array, above: Uint8Array, depth: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(row.length)
  for (let i = 0; i < row.length; i++) {
    const left = i < depth ? 0 : (out[i - depth] ?? 0)
    const up = above[i] ?? 0
    const corner = i < depth ? 0 : (above[i - depth] ?? 0)
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
    out[i] = (row[i] ?? 0) + guess
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
