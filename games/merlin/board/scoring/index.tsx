/* A scoring, counted out row by row over the board. It opens by itself when one comes, and can be read again afterwards. */

import { Icon, prefersReducedMotion } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { allyOf, hasScoring } from '../../rules/index.ts'
import { Hexes } from '../domain/hexes.tsx'
import type { Model } from '../model.ts'
import { parts } from '../texts/parts.ts'
import { Chart } from './chart.tsx'
import type { Ledger } from './ledger.ts'
import { STEPS } from './ledger.ts'
import { ROW_TAKES, type Showing, showingOf } from './showing.ts'
import { SourceTable } from './sources.tsx'
import { LedgerTable } from './table.tsx'

export { showingOf }

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** So many steps at once are a jump: nothing is counted out then. */
const MOST_AT_ONCE = 12

export function Scoring({ model }: { readonly model: Model }) {
  const showing = showingOf(model)
  useSignalEffect(() => noticeNews(model, showing))
  const ledger = showing.ledger.value
  return ledger === undefined ? null : <Page model={model} showing={showing} ledger={ledger} />
}

/** Opens it when a scoring has come, and when the Grail is asked of me. */
function noticeNews(model: Model, showing: Showing): void {
  const steps = model.context.steps.value
  const isLive = model.context.isLive.value
  // A viewer who comes back from the past has seen what was there before.
  if (!isLive) return
  const before = showing.lastSeen
  showing.lastSeen = steps.length
  const fresh = before === undefined ? [] : steps.slice(before)
  const hasNew =
    fresh.length <= MOST_AT_ONCE && fresh.some(({ events }) => events.some(({ kind }) => kind === 'scoringBegan'))
  const isAsked = model.asked.value?.kind === 'grail'
  const last = hasNew || isAsked ? showing.ledgers.value.at(-1) : undefined
  if (last === undefined || showing.open.peek() === last.no) return
  // With reduced motion it is there at once.
  showing.show(last.no, prefersReducedMotion() || (isAsked && !hasNew))
}

interface PageProps {
  readonly model: Model
  readonly showing: Showing
  readonly ledger: Ledger
}

function Page({ model, showing, ledger }: PageProps) {
  const t = parts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const before = document.activeElement
    current?.showModal()
    current?.querySelector<HTMLElement>('[data-grail], [data-skip], [data-goon]')?.focus()
    return () => {
      current?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const counted = showing.counted.value
  const { isWhole } = showing
  useEffect(() => {
    if (isWhole) return
    if (prefersReducedMotion()) {
      showing.skip()
      return
    }
    const timer = setTimeout(() => {
      showing.counted.value = counted + 1
    }, ROW_TAKES)
    return () => clearTimeout(timer)
  }, [showing, counted, isWhole])
  const step = ledger.rows[counted - 1]?.step
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same
    <dialog
      ref={dialog}
      class="merlin-scoring"
      aria-labelledby="merlin-scoring"
      onCancel={(event) => {
        event.preventDefault()
        if (isWhole) showing.close()
        else showing.skip()
      }}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('button, a'))) showing.skip()
      }}
    >
      <div class="merlin-ledger-part">
        <div class="merlin-scoring-title">
          <div>
            <h2 id="merlin-scoring">{t.scoringTitle(ledger.no)}</h2>
            <p>{t.scoringAfter(at(ROMAN, 2 * ledger.no - 1))}</p>
          </div>
          <ol class="merlin-stepper" aria-hidden="true">
            {STEPS.slice(0, ledger.no === 3 ? 5 : 4).map((each, i) => (
              <li key={each} class={each === step ? 'merlin-step-now' : ''}>
                {ROMAN[i]}
              </li>
            ))}
          </ol>
        </div>
        <LedgerTable model={model} ledger={ledger} counted={counted} />
        <p class="merlin-foot">{ledger.isDone && isWhole ? t.scoringFoot(ledger.no === 3) : ''}</p>
      </div>
      <aside class="merlin-scoring-side">
        <section>
          <h3 class="merlin-heading">{t.course}</h3>
          <Chart model={model} marks={showing.marks.value} />
        </section>
        <section class="merlin-sources">
          <h3 class="merlin-heading">
            {t.sourcesTitle}
            <small>{t.soFar}</small>
          </h3>
          <SourceTable model={model} sources={showing.sources.value} />
        </section>
        <section class="merlin-map">
          <h3 class="merlin-heading">{t.domainCounted}</h3>
          <Hexes
            domain={ledger.view.domain}
            frames={model.edition.value.frames}
            manors={ledger.view.manors}
            doubled={ledger.view.players.flatMap((player) => allyOf(player, 'gaheris')?.marks ?? [])}
            label={t.domainCounted}
          />
        </section>
      </aside>
      <Bar model={model} showing={showing} ledger={ledger} isWhole={isWhole} />
    </dialog>
  )
}

function Bar({ model, showing, ledger, isWhole }: PageProps & { readonly isWhole: boolean }) {
  const t = parts()
  const { round, firstSeat, isOver } = model.view.value
  const isAsked = model.asked.value?.kind === 'grail'
  return (
    <div class="merlin-scoring-foot">
      <div class="merlin-scoring-says" role="status">
        <strong>
          {!isWhole ? t.counting : ledger.isDone ? t.scoringDone : isAsked ? t.grailYours : t.grailTheirs}
        </strong>
        {ledger.isDone && isWhole && !isOver && hasScoring(round - 1) ? (
          <span>{t.opensRound(model.nameOf(firstSeat), at(ROMAN, round - 1))}</span>
        ) : null}
      </div>
      {isWhole ? (
        <>
          <button type="button" class="match-button" data-again onClick={() => showing.show(ledger.no, false)}>
            <Icon name="undo" size={17} />
            <span>{t.countAgain}</span>
          </button>
          <button type="button" class="match-button primary" data-goon onClick={() => showing.close()}>
            {t.goOn}
          </button>
        </>
      ) : (
        <button type="button" class="match-button primary" data-skip onClick={() => showing.skip()}>
          {t.skip}
        </button>
      )}
    </div>
  )
}
