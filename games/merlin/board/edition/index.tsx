/* The form for an edition of Merlin: all that is printed, with pictures by the components of the board. */
import type { EditionField, EditionForm, EditionPath } from '@logres/board-kit'
import { at } from '@logres/kernel'
import {
  ALLIES,
  ANIMALS,
  COLOURS,
  COUNTERS,
  DEEDS,
  type Edition,
  FLAG_EFFECTS,
  ITEMS,
  MOST_CONDITIONS,
  needsOf,
  PROVINCES,
  QUESTS,
  type Quest,
  RING,
  reviewEdition,
  SERVANTS,
  STANDARD,
} from '../../rules/index.ts'
import { AnimalBadge, Badge, ItemMark, Sign } from '../art/signs.tsx'
import { KnightFace } from '../draft/index.tsx'
import { Head, NeedLines } from '../quests/card.tsx'
import { SpaceSign } from '../ring/space-sign.tsx'
import { textsReady } from '../texts/index.ts'
import { editionTexts } from './texts.ts'
import '../style/index.ts'
import '../figures.css'

const province: EditionField = { kind: 'choice', values: PROVINCES }
const anywhere: EditionField = { kind: 'choice', values: [null, ...PROVINCES] }
const item: EditionField = { kind: 'choice', values: ITEMS }
const fixed = (of: EditionField, count: number): EditionField => ({ kind: 'list', of, least: count, most: count })
const words = (values: readonly string[], count: number) => fixed({ kind: 'choice', values }, count)

const condition: EditionField = {
  kind: 'variants',
  variants: {
    item: { fields: { item, province }, first: { kind: 'item', item: 'shield', province: 0 } },
    items: {
      fields: { item, count: { kind: 'whole', least: 1, most: 6 } },
      first: { kind: 'items', item: 'shield', count: 3 },
    },
    influence: {
      fields: { province, count: { kind: 'whole', least: 1, most: COUNTERS } },
      first: { kind: 'influence', province: 0, count: 1 },
    },
    counters: { fields: { count: { kind: 'whole', least: 1, most: 6 } }, first: { kind: 'counters', count: 3 } },
    servants: {
      fields: { servants: { kind: 'set', values: SERVANTS }, province: anywhere },
      first: { kind: 'servants', servants: ['lady'], province: 0 },
    },
  },
}

const quest: EditionField = {
  kind: 'group',
  fields: {
    points: { kind: 'whole', least: 1, most: 3 },
    icon: { kind: 'choice', values: SERVANTS },
    conditions: {
      kind: 'list',
      of: condition,
      least: 1,
      most: MOST_CONDITIONS,
      added: { kind: 'item', item: 'shield', province: 0 },
    },
  },
}

const startingTile: EditionField = {
  kind: 'group',
  fields: { knight: province, influence: province, shield: province, flag: province, material: province },
}

export const form: EditionForm = {
  parts: [
    { name: 'ring', rule: '1.2', field: words([...COLOURS, ...DEEDS], RING) },
    { name: 'animals', rule: '1.1', field: words(ANIMALS, COLOURS.length) },
    { name: 'flags', rule: '6.0', field: words(FLAG_EFFECTS, COLOURS.length) },
    {
      name: 'frames',
      rule: '1.6',
      field: { kind: 'group', fields: { top: fixed(province, 7), bottom: fixed(province, 7) } },
    },
    { name: 'startingTiles', rule: '1.4', field: fixed(startingTile, 4) },
    { name: 'quests', rule: '1.8', field: fixed(quest, QUESTS) },
    { name: 'backs', rule: '10.1', field: words(['A', 'B'], ALLIES.length) },
  ],
  texts: editionTexts,
  ready: textsReady,
  picture: (path, value) => draw(path, shapeOf(value)),
}

/** What is shown has the right shape; whatever is wrong with it is no matter here. */
function shapeOf(value: object): Edition {
  return reviewEdition(value).edition ?? asShown(value)
}

function asShown(value: object): Edition {
  return { ...STANDARD, ...value }
}

function draw([part, first, second]: EditionPath, edition: Edition) {
  switch (part) {
    case 'ring':
      return typeof first === 'number' ? <SpaceSign space={at(edition.ring, first)} size={34} /> : null
    case 'animals':
      return typeof first === 'number' ? (
        <AnimalBadge province={first} animal={at(edition.animals ?? ANIMALS, first)} size={34} />
      ) : null
    case 'flags':
      return typeof first === 'number' ? <ItemMark item="flag" province={first} size={34} /> : null
    case 'frames':
      if ((first !== 'top' && first !== 'bottom') || typeof second !== 'number') return null
      return <ItemMark item="material" province={at(edition.frames[first], second)} size={30} />
    case 'startingTiles':
      return typeof first === 'number' && second === undefined ? <StartingTile {...{ edition }} no={first} /> : null
    case 'quests':
      return typeof first === 'number' && second === undefined ? <QuestCard quest={at(edition.quests, first)} /> : null
    case 'backs':
      return typeof first === 'number' ? <KnightFace ally={at(ALLIES, first)} /> : null
    default:
      return null
  }
}

function StartingTile({ edition, no }: { readonly edition: Edition; readonly no: number }) {
  const { knight, influence, shield, flag, material } = at(edition.startingTiles, no)
  return (
    <span class="merlin-figure-tile">
      <Sign name="helm" size={20} />
      <Badge province={knight} size={26} />
      <Badge province={influence} size={18} />
      <ItemMark item="shield" province={shield} size={22} />
      <ItemMark item="flag" province={flag} size={22} />
      <ItemMark item="material" province={material} size={22} />
    </span>
  )
}

const NOTHING = {
  items: { shield: [0, 0, 0, 0, 0, 0], flag: [0, 0, 0, 0, 0, 0], material: [0, 0, 0, 0, 0, 0] },
  influence: [0, 0, 0, 0, 0, 0],
  servants: [null, null, null, null],
}

function QuestCard({ quest }: { readonly quest: Quest }) {
  const needs = needsOf(quest.conditions, NOTHING).map((need) => ({ ...need, has: need.of, isMet: true }))
  return (
    <span class="merlin-figure-quest merlin-ready">
      <Head quest={quest} />
      <NeedLines quest={quest} needs={needs} />
    </span>
  )
}
