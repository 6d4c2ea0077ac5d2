/* The form for an edition of Avalon: regions and tiles, with pictures by the components of the board. */
import type { EditionForm, EditionPath, EditionTexts, Lang } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { type Edition, LANDSCAPES, REGIONS, STANDARD, TILE_DATA, TILES } from '../../rules/index.ts'
import { type AvalonNames, loadWords } from '../../words/index.ts'
import { Art, groundOf } from '../art.tsx'
import { Crowns } from '../card.tsx'
import { textsReady } from '../texts/index.ts'
import { TileIcon } from '../tile.tsx'
import { LABELS, type Labels } from './labels.ts'
import '../style/index.ts'
import '../figures.css'

export const form: EditionForm = {
  parts: [
    {
      name: 'regions',
      rule: '1.2',
      field: {
        kind: 'list',
        least: REGIONS.length,
        most: REGIONS.length,
        of: {
          kind: 'group',
          fields: {
            landscape: { kind: 'choice', values: [...LANDSCAPES, null] },
            crowns: { kind: 'whole', least: 1, most: 3 },
            castle: { kind: 'flag' },
          },
        },
      },
    },
    {
      name: 'tiles',
      rule: '1.3',
      field: { kind: 'list', least: TILES.length, most: TILES.length, of: { kind: 'whole', least: 0, most: 5 } },
    },
  ],
  texts,
  ready: textsReady,
  picture: ([part, no, field], value) => {
    if (typeof no !== 'number' || field !== undefined) return null
    return part === 'regions' ? <Region edition={{ ...STANDARD, ...value }} no={no} /> : <Tile no={no} />
  },
}

async function texts(language: Lang): Promise<EditionTexts> {
  const { names } = await loadWords(language)
  const labels = LABELS[language]
  return {
    title: (part) => labels.parts[part]?.title ?? part,
    hint: (part) => labels.parts[part]?.hint ?? '',
    label: (path) => labelOf(path, names, labels),
    value: (_, value) => {
      const landscape = LANDSCAPES.find((each) => each === value)
      return landscape === undefined ? labels.none : names.landscapes[landscape]
    },
  }
}

/** Where the named regions are in the list of regions, and the others by number. */
const NAMED: readonly string[] = ['stoneCircle', 'avalon', 'swamp']

function labelOf(path: EditionPath, names: AvalonNames, labels: Labels): string {
  const last = path.at(-1)
  if (typeof last === 'string') return labels.parts[last]?.title ?? labels.fields[last] ?? last
  const no = Number(last)
  if (path[0] === 'tiles') return names.tiles[at(TILES, no)]
  const region = at(REGIONS, no)
  if (NAMED.includes(region)) return names.regions[region]
  return labels.region(1 + REGIONS.slice(0, no).filter((each) => !NAMED.includes(each)).length)
}

function Region({ edition, no }: { readonly edition: Edition; readonly no: number }) {
  const card = { name: at(REGIONS, no), ...at(edition.regions, no) }
  return (
    <span class="avalon-figure">
      <span class={`avalon-figure-plate ground-${groundOf(card)}`}>
        <span class="avalon-art">
          <Art region={card} />
          <Crowns count={card.crowns} />
        </span>
      </span>
    </span>
  )
}

function Tile({ no }: { readonly no: number }) {
  const tile = at(TILES, no)
  const isDark = TILE_DATA[tile].shade === 'dark'
  return (
    <span class="avalon-figure">
      <span class={`avalon-figure-tile ${isDark ? 'avalon-dark-tile' : 'avalon-light-tile'}`}>
        <span class="avalon-tile-body">
          <TileIcon tile={tile} />
          {tile === 'landscapeTwice' ? <em>×2</em> : null}
        </span>
      </span>
    </span>
  )
}
