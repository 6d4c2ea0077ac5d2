/* What a rulebook is. Numbers, marks, figures and references are the same in all languages; texts are not. */

/** Not stated in the printed rules: a ruling of ours, or a component that had to be reconstructed. */
export type Mark = 'ruling' | 'data'

/** A paragraph with markup: `{6.7}` refers to a rule, `*word*` is emphasised. See `spansOf`. */
export type Paragraph = string

export interface Titled {
  readonly title: string
  readonly text: readonly Paragraph[]
}

export interface RuleText extends Titled {
  readonly example?: Titled
}

/** A marked rule says why it reads as it does, or what was reconstructed. */
export interface MarkedRuleText extends RuleText {
  readonly why: Paragraph
}

export interface FigureText {
  readonly caption: string
  /** The text alternative. */
  readonly alt: string
}

export interface TermText {
  readonly word: string
  readonly meaning: Paragraph
}

/** Headings and labels of the book. */
export interface BookWords {
  readonly introduction: string
  readonly rules: string
  readonly glossary: string
  readonly example: string
  readonly see: string
  readonly marks: Readonly<Record<Mark, { readonly name: string; readonly meaning: string }>>
}

export interface Figure<Scene> extends FigureText {
  readonly id: string
  /** What to draw, with the components of the game. */
  readonly scene: Scene
}

export interface Section<Scene> extends Titled {
  readonly id: string
  readonly figures: readonly Figure<Scene>[]
}

export interface Rule<Scene> extends Titled {
  readonly no: string
  /** Both, if one part is a ruling and another reconstructed. */
  readonly marks: readonly Mark[]
  readonly why: Paragraph | null
  readonly example: Titled | null
  readonly figures: readonly Figure<Scene>[]
  /** Other rules to read with this one. */
  readonly see: readonly string[]
}

export interface Chapter<Scene> {
  readonly no: number
  readonly title: string
  readonly rules: readonly Rule<Scene>[]
}

export interface Term extends TermText {
  readonly id: string
  /** Where it is explained. */
  readonly rule: string
}

export interface Rulebook<Scene> {
  readonly game: string
  readonly title: string
  readonly subtitle: string
  readonly words: BookWords
  /** One page for beginners: what you do, and how you win. */
  readonly introduction: readonly Section<Scene>[]
  readonly chapters: readonly Chapter<Scene>[]
  readonly glossary: readonly Term[]
}

export type Span =
  | { readonly kind: 'plain' | 'stressed'; readonly text: string }
  | { readonly kind: 'rule'; readonly no: string }

/** A paragraph split into plain text, emphasised text and references. */
export function spansOf(paragraph: Paragraph): Span[] {
  return paragraph.split(/(\{\d+\.\d+\}|\*[^*]+\*)/).flatMap((piece): Span[] => {
    if (piece === '') return []
    if (piece.startsWith('{')) return [{ kind: 'rule', no: piece.slice(1, -1) }]
    if (piece.startsWith('*')) return [{ kind: 'stressed', text: piece.slice(1, -1) }]
    return [{ kind: 'plain', text: piece }]
  })
}

/** Replaces each scene of a book, for example by its rendered figure. */
export function withScenes<Scene, Drawn>(book: Rulebook<Scene>, draw: (scene: Scene) => Drawn): Rulebook<Drawn> {
  const drawn = <Part extends { readonly figures: readonly Figure<Scene>[] }>(part: Part) => ({
    ...part,
    figures: part.figures.map((figure) => ({ ...figure, scene: draw(figure.scene) })),
  })
  return {
    ...book,
    introduction: book.introduction.map(drawn),
    chapters: book.chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.map(drawn) })),
  }
}
