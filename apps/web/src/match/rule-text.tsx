/* One rule of the rulebook, in a panel beside the board; on phones a sheet from below. The match goes on meanwhile. */
import { Icon, lang, ruleLink } from '@logres/board-kit'
import { type Paragraph, type Rule, type Rulebook, spansOf } from '@logres/rulebook'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { manifestOf } from '../games.ts'
import { t as site } from '../i18n/site.ts'
import { Differences } from '../pages/editions/differences.tsx'
import { texts, textsReady } from '../pages/editions/texts.ts'
import { playedEdition } from './played-edition.ts'
import type { RuleTextProps } from './rule-panel.tsx'
import { t } from './words/index.ts'
import './rule-text.css'

type Found = Rulebook<unknown> | 'coming' | 'lost'

function useBook(game: string): Found {
  const book = useSignal<Found>('coming')
  const now = lang.value
  useEffect(() => {
    let isWanted = true
    const show = (found: Found) => {
      if (isWanted) book.value = found
    }
    manifestOf(game)
      .book?.read(now)
      .then(show, () => show('lost'))
    return () => {
      isWanted = false
    }
  }, [game, now, book])
  return book.value
}

export function RuleText({ state, no, onClose }: RuleTextProps) {
  const { match } = state
  const game = match.play.game.id
  const book = useBook(game)
  const panel = useRef<HTMLElement>(null)
  useFocus(panel, no)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
      // The board would put down what is picked.
      event.stopPropagation()
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  })
  const rule = typeof book === 'string' ? undefined : ruleIn(book, no)
  return (
    <section class="rule-panel" role="dialog" aria-labelledby="rule-panel" tabIndex={-1} ref={panel}>
      <h2 id="rule-panel">
        <span>{no}</span> {rule?.title ?? ''}
      </h2>
      <button type="button" class="icon-button rule-panel-close" aria-label={site().shell.close} onClick={onClose}>
        <Icon name="cross" />
      </button>
      <div class="rule-panel-text" aria-busy={book === 'coming'}>
        {book === 'lost' ? <p>{site().broken.text}</p> : null}
        {rule === undefined || typeof book === 'string' ? null : <Body {...{ game, rule, book }} />}
        {rule === undefined ? null : <BoxInRule game={game} options={match.options} rule={rule} />}
      </div>
      <a
        class="rule-panel-book"
        href={ruleLink(game, no).replace('#', `${state.rulesQuery.value}#`)}
        target="_blank"
        rel="noreferrer"
      >
        {t().openBook}
      </a>
    </section>
  )
}

interface BoxInRuleProps {
  readonly game: string
  readonly options: object
  readonly rule: Rule<unknown>
}

/** The table plays with another box: its values, where the rule is about them. */
function BoxInRule({ game, options, rule: { no, marks } }: BoxInRuleProps) {
  const played = playedEdition(options)
  if (played === undefined) return null
  return (
    <div class="rule-panel-box">
      <BoxName name={played.name} />
      <Differences game={game} edition={played.edition} rule={no} isWholeShown={marks.includes('data')} />
    </div>
  )
}

function BoxName({ name }: { readonly name: string }) {
  const isReady = useSignal(false)
  useEffect(() => {
    void textsReady().then(() => {
      isReady.value = true
    })
  }, [isReady])
  return isReady.value ? <p>{texts().playedBoxInRule(name)}</p> : null
}

/** Reading starts in the panel; after it the focus is where it was. */
function useFocus(panel: { readonly current: HTMLElement | null }, no: string): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollTo(0, 0)
  }, [panel, no])
}

function ruleIn({ chapters }: Rulebook<unknown>, no: string): Rule<unknown> | undefined {
  return chapters.flatMap(({ rules }) => rules).find((rule) => rule.no === no)
}

interface BodyProps {
  readonly game: string
  readonly rule: Rule<unknown>
  readonly book: Rulebook<unknown>
}

function Body({ game, rule: { text, why, example, see }, book }: BodyProps) {
  return (
    <>
      <Paragraphs game={game} of={text} />
      {why === null ? null : (
        <p class="rule-panel-why">
          <Text game={game} of={why} />
        </p>
      )}
      {example === null ? null : (
        <>
          <h3>
            {book.words.example} {example.title}
          </h3>
          <Paragraphs game={game} of={example.text} />
        </>
      )}
      {see.length === 0 ? null : (
        <p>
          {book.words.see}{' '}
          {see.map((no) => (
            <span key={no}>
              <a href={ruleLink(game, no)}>{no}</a>{' '}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function Paragraphs({ game, of }: { readonly game: string; readonly of: readonly Paragraph[] }) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      <Text game={game} of={paragraph} />
    </p>
  ))
}

function Text({ game, of }: { readonly game: string; readonly of: Paragraph }) {
  return spansOf(of).map((span, i) => {
    if (span.kind === 'rule') {
      return (
        <a key={i} href={ruleLink(game, span.no)}>
          {span.no}
        </a>
      )
    }
    return span.kind === 'stressed' ? <em key={i}>{span.text}</em> : span.text
  })
}
