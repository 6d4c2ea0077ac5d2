/* One decision: what was played, the best that was found, what each is worth, and why. */
import { ruleLink } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { SayReason } from '@logres/mind'
import type { Decision, Option } from '@logres/review'
import { nameOf } from './moment-words.ts'
import { hundred, inHundred, twice } from './numbers.ts'
import type { ReviewSession } from './session.ts'
import { t } from './words/index.ts'

interface Props {
  readonly session: ReviewSession
}

export function DecisionText({ session }: Props) {
  const words = t()
  const decision = session.decision.value
  if (decision === undefined || decision.judgement.isForced) return <p class="review-plain">{words.notJudged}</p>
  const { judgement } = decision
  const { best, played } = judgement
  const isBest = played === best
  return (
    <>
      <p class="review-plain">
        {words.played}: <b>{sayAction(session, decision, played?.action)}</b>
      </p>
      {isBest && judgement.options.length === 1 ? (
        <p class="review-plain">{words.asGood}</p>
      ) : (
        <>
          <h3 class="review-best">
            <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12.500l5 5L20 7" />
            </svg>
            {isBest ? words.asGood : `${words.best}: ${sayAction(session, decision, best.action)}`}
          </h3>
          <Reasons session={session} decision={decision} />
          <Options session={session} decision={decision} />
        </>
      )}
      <Hindsight session={session} decision={decision} />
    </>
  )
}

function sayAction({ open }: ReviewSession, { judgement }: Decision, action: Tagged | undefined): string {
  const { texts, players } = open.state
  return action === undefined ? '' : texts.action(action, { names: players.value.names, reader: judgement.seat })
}

interface DecisionProps extends Props {
  readonly decision: Decision
}

function Reasons({ session, decision: { judgement } }: DecisionProps) {
  const words = t()
  const { state, reader } = session.open
  const say: SayReason | undefined = session.sayReason.value
  const reasons = say === undefined ? [] : judgement.reasons
  if (reasons.length === 0) return <p class="review-plain">{words.noReason}</p>
  return (
    <>
      <ul class="review-reasons">
        {reasons.map((reason) => (
          <li key={`${reason.code} ${reason.of} ${reason.at}`}>
            {say?.(reason)}{' '}
            {reason.rule === null ? null : (
              <a class="match-rule" href={ruleLink(state.match.play.game.id, reason.rule)}>
                {words.rule(reason.rule)}
              </a>
            )}
          </li>
        ))}
      </ul>
      {judgement.seat === reader ? null : (
        <p class="review-small">{words.reasonsTo(nameOf(session, judgement.seat))}</p>
      )}
    </>
  )
}

/** Dots, not bars: the axis is cut. */
function Options({ session, decision }: DecisionProps) {
  const words = t()
  const { judgement, squires } = decision
  const options = judgement.options.filter(({ value }) => Number.isFinite(value.mean))
  const low = Math.min(...options.map(({ value }) => value.mean - 2 * value.error))
  const high = Math.max(...options.map(({ value }) => value.mean + 2 * value.error))
  const from = Math.max(0, Math.floor(low * 20) / 20)
  const to = Math.min(1, Math.max(from + 0.1, Math.ceil(high * 20) / 20))
  const at = (share: number) => `${(100 * (Math.min(to, Math.max(from, share)) - from)) / (to - from)}%`
  const noteOf = (option: Option<Tagged>) =>
    option === judgement.played
      ? words.isPlayed
      : option !== judgement.best && option.behind.mean <= 2 * option.behind.error
        ? words.nearly
        : option === squires
          ? words.squire
          : ''
  return (
    <table class="review-options">
      <caption>
        {words.options} <small>{words.optionsOf(nameOf(session, judgement.seat))}</small>
      </caption>
      <tbody>
        {options.map((option, i) => (
          <tr key={i} class={option === judgement.played ? 'review-was-played' : ''}>
            <th scope="row">
              {sayAction(session, decision, option.action)} <small>{noteOf(option)}</small>
            </th>
            <td class="review-dots" aria-hidden="true">
              <i
                style={{
                  left: at(option.value.mean - 2 * option.value.error),
                  right: `calc(100% - ${at(option.value.mean + 2 * option.value.error)})`,
                }}
              />
              <b class={i === 0 ? 'review-is-best' : ''} style={{ left: at(option.value.mean) }} />
            </td>
            <td class="review-value">
              <span aria-hidden="true">{inHundred(option.value)}</span>
              <span class="visually-hidden">{words.more(hundred(option.value.mean), twice(option.value))}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Hindsight({ session, decision: { judgement, play } }: DecisionProps) {
  const point = session.reviewing.data.value.points[play]
  const { seat } = judgement
  const [open, known] = [point?.open[seat], point?.known[seat]?.[seat]]
  if (open === undefined || known === undefined) return null
  return (
    <aside class="review-hindsight">
      <h3>{t().afterwards}</h3>
      <p>{t().hindsight(inHundred(open), inHundred(known))}</p>
    </aside>
  )
}
