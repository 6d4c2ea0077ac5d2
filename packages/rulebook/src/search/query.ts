/* A question, made comparable: the ideas in it, each with the words that express it, and the components it names. */
import { type SearchLanguage, stemsIn, wordsIn } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import type { Component, SearchWords } from './words.ts'

/** Words that mean the same, with how well each stands for what was asked. */
export type Idea = ReadonlyMap<string, number>

export interface Query {
  readonly ideas: readonly Idea[]
  /** The components named in it. */
  readonly named: readonly Component[]
  /** Nothing but components or a kind of components is named: "what does the brown flag do". */
  readonly isAboutComponents: boolean
}

const SYNONYM = 0.75

/** Whether one list of words is part of another, in this order and without gaps. */
function contains(all: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && all.some((_, i) => part.every((word, k) => all[i + k] === word))
}

/** Names may stand in any order: "flag brown". Words without meaning are left out on both sides. */
function names(meaningful: ReadonlySet<string>, name: readonly string[]): boolean {
  return name.length > 0 && name.every((word) => meaningful.has(word))
}

export function queryOf(question: string, words: SearchWords, language: SearchLanguage): Query {
  const all = wordsIn(question, language)
  const told = all.filter(({ from, to }) => !isStopWord(question.slice(from, to), language))
  const kept = (told.length > 0 ? told : all).map(({ stem }) => stem)
  const stems = [...new Set(kept)]
  const meaningful = new Set(stems)
  const stemsOf = (name: string) => meaningfulStems(name, language)
  const named = words.components.filter((component) => component.names.some((name) => names(meaningful, stemsOf(name))))
  const best = withoutContained(named, stemsOf, meaningful)
  const ofKind = best.length > 0 ? [] : componentsOfKind(stems, words, stemsOf)
  const used = new Set([
    ...best.flatMap((component) =>
      component.names
        .map(stemsOf)
        .filter((name) => names(meaningful, name))
        .flat(),
    ),
  ])
  return {
    ideas: [
      ...stems.map((stem) => ideaOf(stem, words, language)),
      ...phrases(
        all.map(({ stem }) => stem),
        words,
        language,
      ),
    ],
    named: ofKind.length > 0 ? ofKind : best,
    isAboutComponents: ofKind.length > 0 || (best.length > 0 && stems.every((stem) => used.has(stem))),
  }
}

function meaningfulStems(name: string, language: SearchLanguage): string[] {
  return wordsIn(name, language).flatMap(({ stem, from, to }) =>
    isStopWord(name.slice(from, to), language) ? [] : [stem],
  )
}

/** Who asks for the "flag-bearer" does not ask for flags. */
function withoutContained(
  named: readonly Component[],
  stemsOf: (name: string) => string[],
  meaningful: ReadonlySet<string>,
): Component[] {
  const fitting = (component: Component) => component.names.map(stemsOf).filter((name) => names(meaningful, name))
  return named.filter((one) =>
    fitting(one).some(
      (name) =>
        !named.some(
          (other) =>
            other !== one &&
            fitting(other).some((longer) => longer.length > name.length && name.every((each) => longer.includes(each))),
        ),
    ),
  )
}

function componentsOfKind(
  stems: readonly string[],
  words: SearchWords,
  stemsOf: (name: string) => string[],
): Component[] {
  const kind = Object.entries(words.kinds).find(([, forms]) =>
    forms.some((form) => {
      const wanted = stemsOf(form)
      return wanted.length === stems.length && wanted.every((stem) => stems.includes(stem))
    }),
  )
  return kind === undefined ? [] : words.components.filter((component) => component.kind === kind[0])
}

/** The word itself, and single words that mean the same. */
function ideaOf(stem: string, words: SearchWords, language: SearchLanguage): Idea {
  const idea = new Map([[stem, 1]])
  for (const group of words.synonyms) {
    const stems = group.map((each) => stemsIn(each, language))
    if (!stems.some((each) => each.length === 1 && each[0] === stem)) continue
    for (const each of stems) if (each.length === 1) for (const other of each) addTo(idea, other)
  }
  return idea
}

function addTo(idea: Map<string, number>, stem: string): void {
  if (!idea.has(stem)) idea.set(stem, SYNONYM)
}

/** A phrase of several words stands for the single words of its group. */
function phrases(all: readonly string[], words: SearchWords, language: SearchLanguage): Idea[] {
  return words.synonyms.flatMap((group) => {
    const stems = group.map((each) => stemsIn(each, language))
    if (!stems.some((each) => each.length > 1 && contains(all, each))) return []
    const idea = new Map<string, number>()
    for (const each of stems) if (each.length === 1) for (const word of each) addTo(idea, word)
    return idea.size === 0 ? [] : [idea]
  })
}
