/* Beside the board: the moment that is shown, and all that stand out. */
import { Icon } from '@logres/board-kit'
import { sizeOf, turnOf } from './curve.tsx'
import { isComplete } from './data.ts'
import { DecisionText } from './decision.tsx'
import { FromHere } from './from-here.tsx'
import { LuckText } from './luck-text.tsx'
import { Mark } from './mark.tsx'
import { nameOf, titleOf } from './moment-words.ts'
import { change } from './numbers.ts'
import { isSame, type ReviewSession } from './session.ts'
import { t } from './words/index.ts'

interface Props {
  readonly session: ReviewSession
}

export function Moments({ session }: Props) {
  const moment = session.moment.value
  const words = t()
  return (
    <>
      <section class="review-moment" aria-live="polite" aria-labelledby="review-where">
        <Head session={session} />
        {moment === undefined ? null : (
          <div class="review-title">
            <Mark moment={moment} />
            <h3>{titleOf(moment)}</h3>
            <p class={`review-size ${sizeOf(moment).mean < 0 ? 'review-worse' : 'review-better'}`}>
              <b>{change(sizeOf(moment))}</b> <small>{words.ofHundred}</small>
            </p>
          </div>
        )}
        {moment?.kind === 'luck' ? <LuckText session={session} moment={moment} /> : <DecisionText session={session} />}
      </section>
      <FromHere session={session} />
      <MomentList session={session} />
    </>
  )
}

function Head({ session }: Props) {
  const words = t()
  const { state } = session.open
  const moments = session.moments.value
  const moment = session.moment.value
  const turn = state.steps.value[state.shownAt.value]?.turn
  const decision = session.decision.value
  const who = moment?.seat ?? decision?.judgement.seat ?? turn?.seat
  const no = moment === undefined ? undefined : moments.indexOf(moment) + 1
  const name = who === undefined || who === 'all' ? words.nobody : nameOf(session, who)
  return (
    <div class="review-head">
      <h2 id="review-where">{words.who(turn?.no ?? 0, name)}</h2>
      <span class="review-count">{no === undefined ? '' : words.momentOf(no, moments.length)}</span>
      <button
        type="button"
        class="match-button"
        aria-label={words.before}
        title={words.before}
        onClick={() => session.stepMoment(-1)}
      >
        <Icon name="back" size={18} />
      </button>
      <button
        type="button"
        class="match-button review-forth"
        aria-label={words.next}
        title={words.next}
        onClick={() => session.stepMoment(1)}
      >
        <Icon name="back" size={18} />
      </button>
    </div>
  )
}

function MomentList({ session }: Props) {
  const words = t()
  const moments = session.moments.value
  const shown = session.moment.value
  return (
    <section class="review-list" aria-labelledby="review-all">
      <h2 id="review-all">{words.allMoments}</h2>
      {moments.length === 0 ? <p>{isComplete(session.reviewing.data.value) ? words.quiet : words.soFar}</p> : null}
      <ol>
        {moments.map((moment) => (
          <li key={`${moment.kind} ${moment.seq}`}>
            <button
              type="button"
              aria-current={shown !== undefined && isSame(shown, moment)}
              onClick={() => session.choose(moment)}
            >
              <Mark moment={moment} />
              <span>
                {words.who(turnOf(session, moment.play), nameOf(session, moment.seat))}: {titleOf(moment)}
              </span>
              <b class={sizeOf(moment).mean < 0 ? 'review-worse' : 'review-better'}>{change(sizeOf(moment))}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
