/* Reads parts of books, for tests. */
import type { Rule, Rulebook } from './index.ts'

export function rulesIn(book: Rulebook<unknown>): readonly Rule<unknown>[] {
  return book.chapters.flatMap(({ rules }) => rules)
}

export function figuresIn(book: Rulebook<unknown>) {
  return [...book.introduction, ...rulesIn(book)].flatMap((each) => each.figures)
}

/** One rule as it is read: its text, or its example. */
export function textOf(book: Rulebook<unknown>, no: string): string {
  return found(book, no).text.join(' ')
}

export function exampleOf(book: Rulebook<unknown>, no: string): string {
  return found(book, no).example?.text.join(' ') ?? ''
}

function found(book: Rulebook<unknown>, no: string): Rule<unknown> {
  const rule = rulesIn(book).find((each) => each.no === no)
  if (rule === undefined) throw new Error(`no rule ${no}`)
  return rule
}

/** All texts of a book, in the same order for all languages. */
export function textsIn(book: Rulebook<unknown>): string[] {
  return [
    book.subtitle,
    ...book.introduction.flatMap(({ title, text }) => [title, ...text]),
    ...book.chapters.map(({ title }) => title),
    ...rulesIn(book).flatMap(({ title, text, why, example }) => [
      title,
      ...text,
      ...(why === null ? [] : [why]),
      ...(example === null ? [] : [example.title, ...example.text]),
    ]),
    ...figuresIn(book).flatMap(({ caption, alt }) => [caption, alt]),
    ...book.glossary.flatMap(({ word, meaning }) => [word, meaning]),
    ...Object.values(book.words.marks).flatMap(({ name, meaning }) => [name, meaning]),
  ]
}

export function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number).toSorted()
}

/** A question, and the rules any of which answers it. */
export type Asked = readonly [question: string, ...rules: string[]]

/** The questions whose answer is not among the first results, with those results. */
export function unanswered(
  find: (question: string) => readonly string[],
  asked: readonly Asked[],
  first = 3,
): string[] {
  return asked.flatMap(([question, ...rules]) => {
    const found = find(question).slice(0, first)
    return found.some((no) => rules.includes(no))
      ? []
      : [`${question}: ${rules.join(' or ')}, but found ${found.join(', ')}`]
  })
}
