/* What the form for an edition says: names are the game's own, the rest is here. */
import type { EditionPath, EditionTexts, Lang } from '@logres/board-kit'
import {
  ALLIES,
  ANIMALS,
  COLOURS,
  FLAG_EFFECTS,
  type FlagEffect,
  ITEMS,
  type Province,
  SERVANTS,
  SPACES,
} from '../../rules/index.ts'
import { loadWords, type MerlinNames } from '../../words/index.ts'
import { LABELS, type Labels } from './labels.ts'

export async function editionTexts(language: Lang): Promise<EditionTexts> {
  const { names } = await loadWords(language)
  const labels = LABELS[language]
  return {
    title: (part) => labels.parts[part]?.title ?? part,
    hint: (part) => labels.parts[part]?.hint ?? '',
    label: (path) => labelOf(path, names, labels),
    value: (path, value) => valueText(path, value, names, labels),
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

function labelOf(path: EditionPath, names: MerlinNames, labels: Labels): string {
  const [part, first] = path
  const last = path.at(-1)
  if (typeof last === 'string') return path.length === 1 ? (labels.parts[last]?.title ?? last) : fieldName(last, labels)
  const no = Number(last)
  if (path.length > 2) return part === 'frames' ? labels.slot(no + 1) : labels.condition(no + 1)
  switch (part) {
    case 'ring':
      return labels.space(no)
    case 'animals':
      return capital(names.colour(no))
    case 'flags':
      return capital(flagName(no, names))
    case 'backs':
      return names.ally(ALLIES[no] ?? 'kay')
    case 'startingTiles':
      return labels.tile(no + 1)
    default:
      return labels.quest(Number(first) + 1)
  }
}

function fieldName(field: string, labels: Labels): string {
  return labels.fields[field] ?? field
}

/** "black flag" */
function flagName(province: Province, names: MerlinNames): string {
  return names.quest({ conditions: [{ kind: 'item', item: 'flag', province }] }).replace(/^\S+ /, '')
}

function valueText(path: EditionPath, value: unknown, names: MerlinNames, labels: Labels): string {
  if (value === null) return labels.anywhere
  if (typeof value === 'number') return path.at(-1) === 'points' ? String(value) : capital(names.colour(value))
  const space = SPACES.find((each) => each === value)
  if (path[0] === 'ring' && space !== undefined) {
    return COLOURS.some((colour) => colour === space)
      ? capital(names.colour(SPACES.indexOf(space)))
      : capital(names.space(space))
  }
  const animal = COLOURS.findIndex((_, i) => ANIMALS[i] === value)
  if (path[0] === 'animals' && animal >= 0) return capital(names.beast(animal))
  const effect = FLAG_EFFECTS.find((each): each is FlagEffect => each === value)
  if (effect !== undefined) return labels.effects[effect]
  const servant = SERVANTS.find((each) => each === value)
  if (servant !== undefined) return capital(names.servants[servant])
  const item = ITEMS.find((each) => each === value)
  if (item !== undefined && path.at(-1) === 'item') return capital(names.items[item])
  return labels.kinds[String(value)] ?? String(value)
}
