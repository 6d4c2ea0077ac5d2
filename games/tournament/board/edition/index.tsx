/* The form for an edition of the tournament: sequence cards, tokens and coins, with pictures by the components of the board. */
import type { EditionField, EditionForm, EditionPath, EditionTexts, Lang } from '@logres/board-kit'
import { at } from '@logres/kernel'
import {
  BANNERS,
  bannersFor,
  type Edition,
  EMBLEMS,
  HIGHEST_COIN,
  MOST_COINS,
  MOST_ROUNDS,
  type SequenceName,
  STANDARD,
} from '../../rules/index.ts'
import { loadWords, type TournamentNames } from '../../words/index.ts'
import { BannerArt, Coin } from '../art.tsx'
import { SmallToken } from '../judgement/art.tsx'
import { judgementReady } from '../judgement/texts/index.ts'
import { textsReady } from '../texts/index.ts'
import { LABELS, type Labels } from './labels.ts'
import '../judgement/style/index.ts'
import '../style/index.ts'
import '../figures.css'

const pairOf = (values: readonly string[]): EditionField => ({
  kind: 'list',
  least: 2,
  most: 2,
  of: { kind: 'choice', values },
})

function sequence(knights: number): EditionField {
  const duels = Math.floor(knights / 2)
  const banners = bannersFor(knights)
  const first = Array.from({ length: duels }, (_, i) => [at(banners, 2 * i), at(banners, 2 * i + 1)])
  return {
    kind: 'list',
    least: 1,
    most: MOST_ROUNDS,
    added: first,
    of: { kind: 'list', least: duels, most: duels, of: pairOf(banners) },
  }
}

export const form: EditionForm = {
  parts: [
    {
      name: 'sequences',
      rule: '1.3',
      field: {
        kind: 'group',
        fields: { 2: sequence(2), 3: sequence(3), 4: sequence(4), 5: sequence(5), 6: sequence(6) },
      },
    },
    { name: 'tokens', rule: '1.4', field: { kind: 'list', least: 3, most: 3, of: pairOf(EMBLEMS) } },
    {
      name: 'coins',
      rule: '1.2',
      field: {
        kind: 'list',
        least: 1,
        most: MOST_COINS,
        added: HIGHEST_COIN,
        of: { kind: 'whole', least: 1, most: HIGHEST_COIN },
      },
    },
  ],
  texts,
  async ready() {
    await Promise.all([textsReady(), judgementReady()])
  },
  picture: (path, value) => draw(path, { ...STANDARD, ...value }),
}

async function texts(language: Lang): Promise<EditionTexts> {
  const { names } = await loadWords(language)
  const labels = LABELS[language]
  return {
    title: (part) => labels.parts[part]?.title ?? part,
    hint: (part) => labels.parts[part]?.hint ?? '',
    label: (path) => labelOf(path, labels),
    value: (_, value) => valueText(value, names),
  }
}

function valueText(value: unknown, names: TournamentNames): string {
  const emblem = EMBLEMS.find((each) => each === value)
  return emblem === undefined ? String(value) : names.tokens[emblem]
}

function labelOf(path: EditionPath, labels: Labels): string {
  const [part, first] = path
  const last = path.at(-1)
  if (path.length === 1) return labels.parts[String(part)]?.title ?? String(part)
  const no = Number(last) + 1
  if (part === 'coins') return labels.coin(no)
  if (part === 'tokens') return path.length === 2 ? labels.token(no) : labels.face(no)
  if (path.length === 2) return labels.knights(Number(first))
  if (path.length === 3) return labels.round(no)
  return path.length === 4 ? labels.duel(no) : no === 1 ? labels.first : labels.second
}

const NAMES: readonly SequenceName[] = ['2', '3', '4', '5', '6']

function draw([part, first, second, third, fourth]: EditionPath, edition: Edition) {
  if (part === 'coins' && typeof first === 'number') {
    const value = at(edition.coins, first)
    return <Coin count={value} label={String(value)} />
  }
  if (part === 'tokens' && typeof first === 'number' && second === undefined) {
    return at(edition.tokens, first).map((face, i) => <SmallToken key={i} face={face} />)
  }
  const name = NAMES.find((each) => each === String(first))
  if (part !== 'sequences' || name === undefined || typeof second !== 'number' || typeof third !== 'number') return null
  if (fourth !== undefined) return null
  const pair = at(at(edition.sequences[name], second), third)
  return pair.map((banner, i) => <BannerArt key={i} banner={banner} seat={BANNERS.indexOf(banner)} />)
}
