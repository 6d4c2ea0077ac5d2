/* A rulebook as what is searched: one document per rule, with weights by where a word stands, and its sentences. */
import type { Rule, Rulebook } from '../book.ts'
import { type SearchLanguage, stemsIn, wordsIn } from './stem.ts'
import type { SearchWords } from './words.ts'

export interface Sentence {
  readonly text: string
  readonly words: ReturnType<typeof wordsIn>
  /** Sentences of the rule itself are preferred to those of examples and reasons. */
  readonly weight: number
}

export interface Document {
  readonly no: string
  readonly title: string
  /** How much of each word there is, places weighted. */
  readonly weights: ReadonlyMap<string, number>
  readonly length: number
  readonly sentences: readonly Sentence[]
}

const TITLE = 4
const ASKED = 4
const TERM = 2.5
const CHAPTER = 1
const TEXT = 1
const EXAMPLE = 0.6
const FIGURE = 0.5
const WHY = 0.4

/** Without the markup of paragraphs. */
function plainText(paragraph: string): string {
  return paragraph.replace(/\s?\{\d+\.\d+\}/g, '').replaceAll('*', '')
}

function sentencesOf(paragraphs: readonly string[], weight: number, language: SearchLanguage): Sentence[] {
  return paragraphs
    .flatMap((paragraph) => plainText(paragraph).split(/(?<=[.?])\s+(?=[\p{Lu}\d«„“"])/u))
    .map((text) => ({ text, words: wordsIn(text, language), weight }))
}

export function documentsOf(book: Rulebook<unknown>, words: SearchWords, language: SearchLanguage): Document[] {
  return book.chapters.flatMap(({ title, rules }) =>
    rules.map((rule) => documentOf(rule, title, termsOf(book, rule.no), words.asked[rule.no] ?? '', language)),
  )
}

/** The glossary belongs to the rules it points to. */
function termsOf({ glossary }: Rulebook<unknown>, no: string): string {
  return glossary.flatMap(({ rule, word }) => (rule === no ? [word] : [])).join(' ')
}

function documentOf(
  rule: Rule<unknown>,
  chapter: string,
  terms: string,
  asked: string,
  language: SearchLanguage,
): Document {
  const { no, title, text, why, example, figures } = rule
  const weights = new Map<string, number>()
  const add = (content: string, weight: number) => {
    for (const stem of stemsIn(plainText(content), language)) weights.set(stem, (weights.get(stem) ?? 0) + weight)
  }
  add(no, TITLE)
  add(title, TITLE)
  add(asked, ASKED)
  add(terms, TERM)
  add(chapter, CHAPTER)
  for (const paragraph of text) add(paragraph, TEXT)
  if (why !== null) add(why, WHY)
  if (example !== null) for (const paragraph of [example.title, ...example.text]) add(paragraph, EXAMPLE)
  for (const { caption } of figures) add(caption, FIGURE)
  return {
    no,
    title,
    weights,
    length: [...weights.values()].reduce((total, weight) => total + weight, 0),
    sentences: [
      ...sentencesOf(text, 1, language),
      ...sentencesOf(example?.text ?? [], EXAMPLE, language),
      ...sentencesOf(why === null ? [] : [why], WHY, language),
    ],
  }
}
