/* Builds a book from its plan, which is the same in all languages, and the texts of one language. */
import { keysOf } from '@logres/kernel'
import type { BookWords, Figure, FigureText, Mark, Rule, Rulebook, RuleText, TermText, Titled } from './book.ts'

/** The ids of the rules, sections, figures and glossary terms of one book. */
export interface Names {
  readonly chapter: number
  readonly rule: string
  readonly section: string
  readonly figure: string
  readonly term: string
}

export interface Plan<Of extends Names, Scene> {
  readonly game: string
  /** The rules by chapter. */
  readonly chapters: Readonly<Record<Of['chapter'], readonly Of['rule'][]>>
  readonly chapterNumbers: readonly Of['chapter'][]
  readonly marks: Readonly<Partial<Record<Of['rule'], readonly Mark[]>>>
  readonly scenes: Readonly<Record<Of['figure'], Scene>>
  readonly figures: Readonly<Partial<Record<Of['rule'], readonly Of['figure'][]>>>
  readonly see: Readonly<Partial<Record<Of['rule'], readonly Of['rule'][]>>>
  readonly sections: readonly Of['section'][]
  readonly sectionFigures: Readonly<Partial<Record<Of['section'], readonly Of['figure'][]>>>
  /** The rule that explains each term, in the order of the glossary. */
  readonly terms: Readonly<Record<Of['term'], Of['rule']>>
}

/** What a language must provide. A game's own type says which rules need a `why`. */
export interface BookText<Of extends Names> {
  readonly title: string
  readonly subtitle: string
  readonly words: BookWords
  readonly introduction: Readonly<Record<Of['section'], Titled>>
  readonly chapters: Readonly<Record<Of['chapter'], string>>
  readonly rules: Readonly<Record<Of['rule'], RuleText & { readonly why?: string }>>
  readonly figures: Readonly<Record<Of['figure'], FigureText>>
  readonly glossary: Readonly<Record<Of['term'], TermText>>
}

const UNMARKED: readonly Mark[] = []

/** The book of one language. `polish` is applied to every text. */
export function bookOf<Of extends Names, Scene>(
  plan: Plan<Of, Scene>,
  text: BookText<Of>,
  polish: (text: string) => string = (same) => same,
): Rulebook<Scene> {
  const titled = ({ title, text }: Titled): Titled => ({ title: polish(title), text: text.map(polish) })
  const figures = (ids: readonly Of['figure'][] = []): Figure<Scene>[] =>
    ids.map((id) => {
      const { caption, alt } = text.figures[id]
      return { id, scene: plan.scenes[id], caption: polish(caption), alt: polish(alt) }
    })
  const rule = (no: Of['rule']): Rule<Scene> => {
    const written = text.rules[no]
    return {
      no,
      ...titled(written),
      marks: plan.marks[no] ?? UNMARKED,
      why: written.why === undefined ? null : polish(written.why),
      example: written.example === undefined ? null : titled(written.example),
      figures: figures(plan.figures[no]),
      see: plan.see[no] ?? [],
    }
  }
  return {
    game: plan.game,
    title: text.title,
    subtitle: polish(text.subtitle),
    words: text.words,
    introduction: plan.sections.map((id) => ({
      id,
      ...titled(text.introduction[id]),
      figures: figures(plan.sectionFigures[id]),
    })),
    chapters: plan.chapterNumbers.map((no) => ({
      no,
      title: polish(text.chapters[no]),
      rules: plan.chapters[no].map(rule),
    })),
    glossary: keysOf(plan.terms).map((id) => {
      const { word, meaning } = text.glossary[id]
      return { id, rule: plan.terms[id], word, meaning: polish(meaning) }
    }),
  }
}
