/*
 * A QR code of a short text: bytes, error correction M, versions 1 to 10 (213 bytes at most). ISO/IEC 18004.
 * Modules are rows of booleans, true is dark.
 */
const PARITY_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346] as const
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

interface Version {
  readonly no: number
  readonly size: number
  readonly parity: number
  readonly blocks: number
  readonly codewords: number
  readonly data: number
}

function versionFor(bytes: number): Version {
  for (const [i, codewords] of CODEWORDS.entries()) {
    const parity = PARITY_PER_BLOCK[i] ?? 0
    const blocks = BLOCKS[i] ?? 1
    const data = codewords - parity * blocks
    // Four bits say "bytes", 8 or 16 how many.
    const head = i + 1 < 10 ? 12 : 20
    if (Math.ceil((head + 8 * bytes) / 8) <= data) {
      return { no: i + 1, size: 21 + 4 * i, parity, blocks, codewords, data }
    }
  }
  throw new RangeError('too long for a QR code of ours')
}

/** Multiplication in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product & 0xff
}

/** Reed–Solomon: what is left of the data divided by the generator polynomial. */
function parityOf(data: readonly number[], degree: number): number[] {
  let generator = [1]
  let root = 1
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0]
    for (const [j, factor] of generator.entries()) next[j + 1] = (next[j + 1] ?? 0) ^ times(factor, root)
    generator = next
    root = times(root, 2)
  }
  let rest: number[] = new Array(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(generator[i + 1] ?? 0, factor))
  }
  return rest
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1)
}

function dataCodewords(bytes: Uint8Array, { no, data }: Version): number[] {
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, no < 10 ? 8 : 16)]
  for (const byte of bytes) bits.push(...bitsOf(byte, 8))
  bits.push(...new Array(Math.min(4, 8 * data - bits.length)).fill(0))
  while (bits.length % 8 !== 0) bits.push(0)
  const words: number[] = []
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let pad = 0xec; words.length < data; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Blocks side by side: a scratch hits each of them a little instead of one of them badly. */
function interleaved(words: readonly number[], { blocks, codewords, parity }: Version): number[] {
  const longBlocks = codewords % blocks
  const shortData = Math.floor(codewords / blocks) - parity
  const parts: { readonly data: readonly number[]; readonly check: readonly number[] }[] = []
  let from = 0
  for (let block = 0; block < blocks; block++) {
    const length = shortData + (block < blocks - longBlocks ? 0 : 1)
    const data = words.slice(from, from + length)
    parts.push({ data, check: parityOf(data, parity) })
    from += length
  }
  const column = (pick: (part: (typeof parts)[number]) => number | undefined) =>
    parts.flatMap((part) => pick(part) ?? [])
  return [
    ...Array.from({ length: shortData + 1 }, (_, i) => column(({ data }) => data[i])).flat(),
    ...Array.from({ length: parity }, (_, i) => column(({ check }) => check[i])).flat(),
  ]
}

/** Modules, and which of them are not for data. */
class Grid {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(size: number) {
    this.size = size
    this.dark = Array.from({ length: size }, () => new Array(size).fill(false))
    this.fixed = Array.from({ length: size }, () => new Array(size).fill(false))
  }

  fix(x: number, y: number, isDark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]]
    if (row === undefined || fixed === undefined || x < 0 || x >= this.size) return
    row[x] = isDark
    fixed[x] = true
  }

  flip(x: number, y: number): void {
    const row = this.dark[y]
    if (row !== undefined) row[x] = !row[x]
  }

  isFixed(x: number, y: number): boolean {
    return this.fixed[y]?.[x] === true
  }

  isDark(x: number, y: number): boolean {
    return this.dark[y]?.[x] === true
  }
}

function drawPatterns(grid: Grid, no: number): void {
  const { size } = grid
  for (let i = 0; i < size; i++) {
    grid.fix(6, i, i % 2 === 0)
    grid.fix(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        grid.fix(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  const centres = ALIGNMENT[no - 1] ?? []
  const last = centres.at(-1)
  for (const cx of centres) {
    for (const cy of centres) {
      const isCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)
      if (isCorner) continue
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) grid.fix(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    }
  }
}

function remainder(value: number, polynomial: number, degree: number): number {
  let rest = value
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial)
  return rest
}

function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid
  // Level M is 00.
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412
  const bit = (i: number) => ((bits >>> i) & 1) === 1
  for (let i = 0; i <= 5; i++) grid.fix(8, i, bit(i))
  grid.fix(8, 7, bit(6))
  grid.fix(8, 8, bit(7))
  grid.fix(7, 8, bit(8))
  for (let i = 9; i < 15; i++) grid.fix(14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) grid.fix(size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) grid.fix(8, size - 15 + i, bit(i))
  grid.fix(8, size - 8, true)
}

function drawVersion(grid: Grid, no: number): void {
  if (no < 7) return
  const bits = (no << 12) | remainder(no, 0x1f25, 12)
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >>> i) & 1) === 1
    const a = grid.size - 11 + (i % 3)
    const b = Math.floor(i / 3)
    grid.fix(a, b, isDark)
    grid.fix(b, a, isDark)
  }
}

/** In columns of two from the right, upwards and downwards in turn. */
function drawData(grid: Grid, words: readonly number[]): void {
  const bits = words.flatMap((word) => bitsOf(word, 8))
  let next = 0
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < grid.size; step++) {
      const y = isUpward ? grid.size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid.isFixed(x, y)) continue
        if (bits[next] === 1) grid.flip(x, y)
        next++
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function applyMask(grid: Grid, mask: number): void {
  const isHit = MASKS[mask]
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) if (!grid.isFixed(x, y) && isHit?.(x, y) === true) grid.flip(x, y)
  }
}

/** How hard it is to read: runs, blocks, what looks like a corner, and an uneven share of dark. */
function penalty(grid: Grid): number {
  const { size, dark } = grid
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x] === true))]
  let sum = 0
  let darkOnes = 0
  for (const line of lines) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = grid.isDark(x, y)
      if (isDark) darkOnes++
      const isBlock = [grid.isDark(x + 1, y), grid.isDark(x, y + 1), grid.isDark(x + 1, y + 1)].every(
        (is) => is === isDark,
      )
      if (x + 1 < size && y + 1 < size && isBlock) sum += 3
    }
  }
  return sum + 10 * Math.floor(Math.abs(20 * darkOnes - 10 * size * size) / (size * size))
}

export function qrCode(text: string, mask?: number): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const words = interleaved(dataCodewords(bytes, version), version)
  const draw = (mask: number) => {
    const grid = new Grid(version.size)
    drawPatterns(grid, version.no)
    drawFormat(grid, mask)
    drawVersion(grid, version.no)
    drawData(grid, words)
    applyMask(grid, mask)
    return grid
  }
  const grids = mask === undefined ? MASKS.map((_, i) => draw(i)) : [draw(mask)]
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best)).dark
}
