/* The text of a rulebook: introduction, rules by chapter, glossary. */

import type { DrawnFigure, OpenBook } from '@logres/board-kit'
import { ruleAnchor } from '@logres/board-kit'
import { type Chapter, type Figure, type Mark, type Paragraph, type Rule, spansOf } from '@logres/rulebook'
import { type ComponentChildren, Fragment } from 'preact'

export function chapterAnchor(no: number): string {
  return `chapter-${no}`
}

function RuleLink({ no, href = `#${ruleAnchor(no)}` }: { readonly no: string; readonly href?: string }) {
  return (
    <a class="link num" href={href}>
      {no}
    </a>
  )
}

interface TextProps {
  readonly of: Paragraph
  /** Where a rule is, if it is not on this page. */
  readonly ruleLink?: (no: string) => string
}

export function Text({ of, ruleLink }: TextProps) {
  return spansOf(of).map((span, i) => {
    if (span.kind === 'rule') {
      return (
        <span key={i} class="reference">
          <RuleLink no={span.no} {...(ruleLink && { href: ruleLink(span.no) })} />
        </span>
      )
    }
    return span.kind === 'stressed' ? <em key={i}>{span.text}</em> : span.text
  })
}

function Paragraphs({ of }: { readonly of: readonly Paragraph[] }) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      <Text of={paragraph} />
    </p>
  ))
}

function Figures({ of }: { readonly of: readonly Figure<DrawnFigure>[] }) {
  if (of.length === 0) return null
  return (
    <div class="book-figures">
      {of.map(({ id, scene, caption, alt }) => (
        <figure key={id} class="book-figure">
          <div role="img" aria-label={alt}>
            {scene.draw()}
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Whether the figures are narrow enough to be placed beside the text. */
function isBeside(figures: readonly Figure<DrawnFigure>[]): boolean {
  return figures.length > 0 && figures.every(({ scene }) => scene.isNarrow)
}

export function Introduction({ book }: { readonly book: OpenBook }) {
  return (
    <section class="book-intro" aria-labelledby="introduction">
      <h2 class="section-heading" id="introduction" tabIndex={-1}>
        {book.words.introduction}
      </h2>
      {book.introduction.map(({ id, title, text, figures }) => (
        <div key={id} class={isBeside(figures) ? 'book-part beside' : 'book-part'}>
          <div class="prose">
            <h3>{title}</h3>
            <Paragraphs of={text} />
          </div>
          <Figures of={figures} />
        </div>
      ))}
    </section>
  )
}

function MarkBadge({ mark, words }: Pick<OpenBook, 'words'> & { readonly mark: Mark }) {
  return <span class={`badge ${mark === 'ruling' ? 'gold' : 'days'}`}>{words.marks[mark].name}</span>
}

function Marks({ words }: Pick<OpenBook, 'words'>) {
  return (
    <dl class="book-marks">
      {(['ruling', 'data'] as const).map((mark) => (
        <div key={mark}>
          <dt>
            <MarkBadge mark={mark} words={words} />
          </dt>
          <dd>{words.marks[mark].meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

interface OneRule {
  readonly rule: Rule<DrawnFigure>
  readonly words: OpenBook['words']
  readonly isNamed: boolean
}

function OneRule({ rule, words, isNamed }: OneRule) {
  const { no, title, text, marks, why, example, figures, see } = rule
  const id = ruleAnchor(no)
  return (
    <section
      class={`rule ${isNamed ? 'named' : ''} ${isBeside(figures) ? 'beside' : ''}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-h`}
    >
      <h4 id={`${id}-h`}>
        <a class="no num" href={`#${id}`}>
          {no}
        </a>{' '}
        {title}
      </h4>
      <div class="prose">
        <Paragraphs of={text} />
        {why !== null && (
          <p class="why">
            {marks.map((mark) => (
              <Fragment key={mark}>
                <MarkBadge mark={mark} words={words} />{' '}
              </Fragment>
            ))}
            <Text of={why} />
          </p>
        )}
        {example !== null && (
          <div class="book-example">
            <h5>
              <span class="rubric">{words.example}</span> {example.title}
            </h5>
            <Paragraphs of={example.text} />
          </div>
        )}
        {see.length > 0 && (
          <p class="see">
            {words.see}{' '}
            {see.map((other) => (
              <RuleLink key={other} no={other} />
            ))}
          </p>
        )}
      </div>
      <Figures of={figures} />
    </section>
  )
}

function OneChapter({ chapter, under, ...rest }: Omit<OneRule, 'rule' | 'isNamed'> & ChapterProps) {
  const { no, title, rules } = chapter
  const id = chapterAnchor(no)
  return (
    <section class="chapter" aria-labelledby={id} data-chapter={no}>
      <h3 id={id} tabIndex={-1}>
        <span class="num">{no}</span> {title}
      </h3>
      {under(no)}
      {rules.map((rule) => (
        <OneRule key={rule.no} {...rest} rule={rule} isNamed={rest.named === ruleAnchor(rule.no)} />
      ))}
    </section>
  )
}

interface ChapterProps {
  readonly chapter: Chapter<DrawnFigure>
  readonly named: string
  /** Content below the heading of a chapter. */
  readonly under: (chapter: number) => ComponentChildren
}

export function Rules({ book, named, under }: Omit<ChapterProps, 'chapter'> & { readonly book: OpenBook }) {
  return (
    <section aria-labelledby="rules">
      <h2 class="section-heading" id="rules" tabIndex={-1}>
        {book.words.rules}
      </h2>
      <Marks words={book.words} />
      {book.chapters.map((chapter) => (
        <OneChapter key={chapter.no} chapter={chapter} words={book.words} named={named} under={under} />
      ))}
    </section>
  )
}

export function Glossary({ book }: { readonly book: OpenBook }) {
  return (
    <section class="book-words" aria-labelledby="glossary">
      <h2 class="section-heading" id="glossary" tabIndex={-1}>
        {book.words.glossary}
      </h2>
      <dl>
        {book.glossary.map(({ id, word, meaning, rule }) => (
          <div key={id}>
            <dt>{word}</dt>
            <dd>
              <Text of={meaning} /> <RuleLink no={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
