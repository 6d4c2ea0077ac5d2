/* /practice/judgement: the race of the tournament's judgement, as often as one likes. */

import { ruleLink, useTitle } from '@logres/board-kit'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { rightToken } from '../../rules/index.ts'
import { SmallToken } from '../judgement/art.tsx'
import { TokenField, throwText, tokenOfKey } from '../judgement/field.tsx'
import { whyRight } from '../judgement/model.ts'
import { Legend } from '../judgement/panels.tsx'
import { Result } from '../judgement/record.tsx'
import { judgementReady, texts, tokenName } from '../judgement/texts/index.ts'
import '../judgement/style/index.ts'
import './practice.css'
import { Practice, summaryOf, THROWS, type Tried } from './practice.ts'

/** For the companion: in one part with the page, so that the board does not come in smaller pieces. */
export { Race } from './race-screen.tsx'
export { judgementReady as ready }

export function Page() {
  const t = texts()
  useTitle(t.practice)
  const practice = useMemo(() => new Practice(), [])
  useEffect(() => () => practice.stop(), [practice])
  useKeys(practice)
  return (
    <div class="wrap plain broad practice-page">
      <h1 tabIndex={-1}>{t.practice}</h1>
      <p class="lead">
        {t.practiceLead} <a href={ruleLink('tournament', '7.1')}>{t.rule('7')}</a>
      </p>
      <Now practice={practice} />
      <div class="judgement-page">
        <div class="judgement-arena">
          <Arena practice={practice} />
        </div>
        <div class="judgement-beside">
          <Results tried={practice.tried.value} />
          <Legend />
        </div>
      </div>
    </div>
  )
}

function useKeys(practice: Practice): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const token = tokenOfKey(event)
      if (token !== undefined && practice.stage.peek() !== 'still') practice.touch(token, event.timeStamp)
      else if (event.key === 'Escape') practice.stop()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [practice])
}

function Now({ practice }: { readonly practice: Practice }) {
  const t = texts()
  const place = useRef<HTMLDivElement>(null)
  const begin = () => {
    // All four tokens in sight.
    place.current?.scrollIntoView()
    practice.begin()
  }
  const stage = practice.stage.value
  const tried = practice.tried.value
  const [fact, more] = sentence(practice)
  return (
    <div class="practice-now" ref={place}>
      <p role="status">
        <b>{fact}</b> {more}
      </p>
      {stage === 'still' ? (
        <button type="button" class="button primary" onClick={begin}>
          {tried.length === 0 ? t.begin : t.beginAgain}
        </button>
      ) : (
        <button type="button" class="button secondary" onClick={() => practice.stop()}>
          {t.stop}
        </button>
      )}
    </div>
  )
}

function sentence(practice: Practice): readonly [string, string] {
  const t = texts()
  const tried = practice.tried.value
  const last = tried.at(-1)
  switch (practice.stage.value) {
    case 'waiting':
      return t.wait
    case 'open':
      return t.touchKeys
    case 'told':
      return last === undefined
        ? t.wait
        : [saidOf(last), t.right(tokenName(rightToken(last.thrown)), t.whys[whyRight(last.thrown)])]
    default:
      return tried.length === 0 ? t.practiceStart(THROWS) : ended(tried)
  }
}

function saidOf({ verdict, ms }: Tried): string {
  const t = texts()
  return verdict === 'hit' && ms !== null ? `${t.ms(ms)}.` : t.practiceMiss[verdict]
}

function ended(tried: readonly Tried[]): readonly [string, string] {
  const t = texts()
  const { median, best, mistakes, level } = summaryOf(tried)
  const missed = t.mistakesOf(mistakes, tried.length)
  return [
    median === undefined || best === undefined ? t.noHits : t.practiceTimes(median, best),
    level === undefined ? missed : `${missed} ${t.fits(level)}`,
  ]
}

function Arena({ practice }: { readonly practice: Practice }) {
  const stage = practice.stage.value
  const last = practice.tried.value.at(-1)
  const isTold = stage === 'told' && last !== undefined
  return (
    <TokenField
      thrown={practice.thrown}
      shown={practice.showing}
      touch={stage === 'still' ? undefined : practice.touch}
      mine={isTold ? (last.token ?? undefined) : undefined}
      right={isTold ? rightToken(last.thrown) : undefined}
    />
  )
}

function Results({ tried }: { readonly tried: readonly Tried[] }) {
  const t = texts()
  const { median, best, mistakes } = summaryOf(tried)
  const time = (ms: number | undefined) => (ms === undefined ? '–' : t.ms(ms))
  return (
    <section class="judgement-panel judgement-record" aria-label={t.myTimes}>
      <h2>
        {t.myTimes}
        <small>{t.countOf(tried.length, THROWS)}</small>
      </h2>
      <dl class="practice-summary">
        <div>
          <dt>{t.median}</dt>
          <dd>{time(median)}</dd>
        </div>
        <div>
          <dt>{t.best}</dt>
          <dd>{time(best)}</dd>
        </div>
        <div>
          <dt>{t.mistakes}</dt>
          <dd>{mistakes}</dd>
        </div>
      </dl>
      {tried.length === 0 ? null : <Throws tried={tried} />}
    </section>
  )
}

function Throws({ tried }: { readonly tried: readonly Tried[] }) {
  const t = texts()
  return (
    <table class="judgement-table practice-throws">
      <caption class="visually-hidden">{t.myTimes}</caption>
      <thead>
        <tr>
          <th scope="col">{t.throwColumn}</th>
          <th scope="col">{t.countsRow}</th>
          <th scope="col">{t.resultRow}</th>
        </tr>
      </thead>
      <tbody>
        {tried.map(({ thrown, token, ms, verdict }, i) => (
          <tr key={i}>
            <th scope="row">
              <span class="practice-thrown" role="img" aria-label={throwText(thrown)}>
                {thrown.emblems.map((emblem, slot) => (
                  <SmallToken key={slot} face={emblem} />
                ))}
                <SmallToken face={thrown.dots} />
              </span>
            </th>
            <td>{ms === null ? t.nothing : verdict === 'early' && ms === 0 ? '–' : t.ms(ms)}</td>
            <td>
              <Result touch={{ token, ms, measured: null }} right={rightToken(thrown)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
