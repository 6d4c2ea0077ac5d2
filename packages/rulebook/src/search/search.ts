/*
 * Finds the rules that answer a question. Words are weighted by how rare they are (BM25) and by where they stand; endings,
 * accents and small mistakes in writing do not matter. A rulebook has at most some fifty rules, so that nothing has to be
 * stored: an index is built when a book is opened.
 */
import type { Rulebook } from '../book.ts'
import { type Document, documentsOf, type Sentence } from './documents.ts'
import { type Idea, type Query, queryOf } from './query.ts'
import { type SearchLanguage, stemsIn } from './stem.ts'
import { type Component, NO_SEARCH_WORDS, type SearchWords } from './words.ts'

/** A part of a sentence; what the question asked for is marked. */
export interface FoundSpan {
  readonly text: string
  readonly isFound: boolean
}

export interface Hit {
  readonly no: string
  readonly title: string
  readonly sentence: readonly FoundSpan[]
}

/** Hits under the component that was asked for; without one, in the order of how well they fit. */
export interface HitGroup {
  readonly component: { readonly kind: string; readonly name: string } | null
  readonly hits: readonly Hit[]
}

export interface RuleSearch {
  find(question: string): readonly HitGroup[]
}

const MOST_HITS = 8
/** Beside a component that was asked for. */
const MOST_OTHERS = 3
/** Of BM25: how soon more of the same word counts no more, and how much longer texts are marked down. */
const SATURATION = 1.4
const LENGTH = 0.6
/** A rule of a named component, the first one more than the others. */
const COMPONENT_FIRST = 5
const COMPONENT_OTHER = 2.5
/** How little of the best hit's score is still shown. */
const LEAST_SHARE = 0.2

interface Index {
  readonly documents: readonly Document[]
  readonly language: SearchLanguage
  readonly words: SearchWords
  readonly meanLength: number
  /** In how many documents each word stands. */
  readonly spread: ReadonlyMap<string, number>
}

export function ruleSearch(
  book: Rulebook<unknown>,
  language: SearchLanguage,
  words: SearchWords = NO_SEARCH_WORDS,
): RuleSearch {
  const documents = documentsOf(book, words, language)
  const spread = new Map<string, number>()
  for (const { weights } of documents) for (const stem of weights.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const meanLength = documents.reduce((total, { length }) => total + length, 0) / Math.max(1, documents.length)
  const index: Index = { documents, language, words, meanLength, spread }
  return { find: (question) => findIn(index, question) }
}

function findIn(index: Index, question: string): HitGroup[] {
  if (question.trim() === '') return []
  const query = queryOf(question, index.words, index.language)
  const ideas = query.ideas.map((idea) => withForms(idea, index.spread))
  if (query.isAboutComponents) {
    const groups = query.named.map((component) => groupOf(index, component, ideas))
    const others = rank(index, { ...query, named: [] }, ideas)
      .filter(({ no }) => !query.named.some(({ rules }) => rules.includes(no)))
      .slice(0, MOST_OTHERS)
    return others.length === 0 ? groups : [...groups, { component: null, hits: others }]
  }
  const hits = rank(index, query, ideas)
  return hits.length === 0 ? [] : [{ component: null, hits }]
}

function groupOf(index: Index, component: Component, asked: readonly Idea[]): HitGroup {
  const { kind, names, rules } = component
  const own = ownIdeas(index, component)
  const ownStems = new Set(own.flatMap((idea) => [...idea.keys()]))
  const others = asked.filter((idea) => ![...idea.keys()].some((stem) => ownStems.has(stem)))
  const wanted = [...own.map((idea) => withForms(idea, index.spread)), ...others]
  return {
    component: { kind: index.words.kinds[kind]?.[0] ?? kind, name: names[0] ?? kind },
    hits: rules
      .flatMap((no) => index.documents.filter((each) => each.no === no))
      .map((each) => hitOf(each, index, wanted)),
  }
}

/** The words of its names; those that others of its kind share say little about it: "flag" in "brown flag". */
function ownIdeas({ language, words }: Index, { kind, names }: Component): Idea[] {
  const namesOfKind = words.components.filter((other) => other.kind === kind).map((other) => other.names)
  return names.flatMap((name) =>
    stemsIn(name, language).map((stem) => {
      const sharing = namesOfKind.filter((each) => each.some((text) => stemsIn(text, language).includes(stem))).length
      return new Map([[stem, 1 / Math.max(1, sharing)]])
    }),
  )
}

function rank(index: Index, query: Query, ideas: readonly Idea[]): Hit[] {
  const scored = index.documents
    .map((document) => ({ document, score: scoreOf(document, index, ideas) + bonusOf(document, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const least = (scored[0]?.score ?? 0) * LEAST_SHARE
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, MOST_HITS)
    .map(({ document }) => hitOf(document, index, ideas))
}

function bonusOf({ no }: Document, { named }: Query): number {
  return named.reduce((total, { rules }) => {
    const place = rules.indexOf(no)
    return total + (place < 0 ? 0 : place === 0 ? COMPONENT_FIRST : COMPONENT_OTHER)
  }, 0)
}

function scoreOf(document: Document, index: Index, ideas: readonly Idea[]): number {
  const scores = ideas.map((idea) =>
    Math.max(0, ...[...idea].map(([stem, by]) => by * weightOf(stem, document, index))),
  )
  const found = scores.filter((score) => score > 0).length
  const total = scores.reduce((sum, score) => sum + score, 0)
  return total * (0.4 + (0.6 * found) / Math.max(1, ideas.length))
}

function rarity(stem: string, { documents, spread }: Index): number {
  const within = spread.get(stem) ?? 0
  return Math.log(1 + (documents.length - within + 0.5) / (within + 0.5))
}

function weightOf(stem: string, document: Document, index: Index): number {
  const weight = document.weights.get(stem) ?? 0
  if (weight === 0) return 0
  const length = 1 - LENGTH + (LENGTH * document.length) / index.meanLength
  return (rarity(stem, index) * weight * (SATURATION + 1)) / (weight + SATURATION * length)
}

const PREFIX = 0.5
const PART = 0.4
const MISSPELT = 0.5

/** With other words of the book that begin like it, contain it, or differ in one letter. */
function withForms(idea: Idea, spread: ReadonlyMap<string, number>): Idea {
  const all = new Map(idea)
  for (const [stem, by] of idea) {
    const isKnown = spread.has(stem)
    for (const other of spread.keys()) {
      const share = likeness(stem, other, isKnown) * by
      if (share > (all.get(other) ?? 0)) all.set(other, share)
    }
  }
  return all
}

function likeness(stem: string, other: string, isKnown: boolean): number {
  if (stem.length < 4 || other.length < 4 || /\d/.test(stem)) return 0
  if (other.startsWith(stem)) return PREFIX
  if (stem.length >= 5 && other.includes(stem)) return PART
  if (isKnown) return 0
  if (other.length >= 5 && stem.startsWith(other)) return PREFIX
  return stem.length >= 5 && isOneLetterOff(stem, other) ? MISSPELT : 0
}

/** One letter more, less or other, or two neighbours exchanged. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let i = 0
  while (i < short.length && short[i] === long[i]) i++
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1)
  if (short.slice(i + 1) === long.slice(i + 1)) return true
  return short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2)
}

function hitOf(document: Document, index: Index, ideas: readonly Idea[]): Hit {
  const { no, title } = document
  const value = new Map<string, number>()
  for (const idea of ideas)
    for (const [stem, by] of idea) value.set(stem, Math.max(value.get(stem) ?? 0, by * rarity(stem, index)))
  const best = bestSentence(document, ideas, value)
  return { no, title, sentence: best === undefined ? [] : spansOf(best, value) }
}

function bestSentence(
  { sentences }: Document,
  ideas: readonly Idea[],
  value: ReadonlyMap<string, number>,
): Sentence | undefined {
  let best: Sentence | undefined
  let most = -1
  for (const sentence of sentences) {
    const stems = new Set(sentence.words.map(({ stem }) => stem))
    const found = ideas.reduce((total, idea) => {
      const there = [...idea.keys()].filter((stem) => stems.has(stem)).map((stem) => value.get(stem) ?? 0)
      return total + Math.max(0, ...there)
    }, 0)
    if (found * sentence.weight <= most) continue
    most = found * sentence.weight
    best = sentence
  }
  return best
}

function spansOf({ text, words }: Sentence, value: ReadonlyMap<string, number>): FoundSpan[] {
  const spans: FoundSpan[] = []
  let at = 0
  for (const { stem, from, to } of words) {
    if (!value.has(stem)) continue
    if (from > at) spans.push({ text: text.slice(at, from), isFound: false })
    spans.push({ text: text.slice(from, to), isFound: true })
    at = to
  }
  if (at < text.length) spans.push({ text: text.slice(at), isFound: false })
  return spans
}
