/* What the review of a tournament lists: every bargain judged for both sides, the odds of the duels, and reflexes. */
import type { ReviewPart, ReviewPartProps } from '@logres/board-kit'
import { signed } from '@logres/board-kit/ending'
import type { Seat } from '@logres/kernel'
import type { TournamentFindings } from '../../review/findings.ts'
import { texts, textsReady } from './texts/index.ts'

/** Smaller ones are within what such values are off by. */
const LEAST = 3

interface PartProps extends Omit<ReviewPartProps, 'found'> {
  readonly found: TournamentFindings
  readonly nameOf: (seat: Seat) => string
}

function Bargains(props: ReviewPartProps) {
  const { found, context } = props
  if (found === undefined || !isFound(found)) return null
  const { names, reader } = context.players
  const nameOf = (seat: Seat) => (seat === reader ? texts().you : (names[seat] ?? ''))
  const all = { ...props, found, nameOf }
  return (
    <>
      <Deals {...all} />
      <Duels {...all} />
      <Reflexes {...all} />
    </>
  )
}

function isFound(found: object): found is TournamentFindings {
  return 'deals' in found
}

function Deals({ found: { deals }, nameOf, sayEvent, goTo }: PartProps) {
  const t = texts()
  return (
    <section>
      <h3>{t.deals}</h3>
      {deals.length === 0 ? <p>{t.noDeals}</p> : <p>{t.rough}</p>}
      {deals.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.deal}</th>
              <th scope="col">{t.gain}</th>
            </tr>
          </thead>
          <tbody>
            {deals.map(({ seq, event, sides }) => (
              <tr key={seq}>
                <th scope="row">
                  <button type="button" title={t.show} onClick={() => goTo(seq)}>
                    {sayEvent(event)}
                  </button>
                </th>
                <td>
                  {sides.map(({ seat, gain }, i) => {
                    const whole = Math.round(100 * gain.mean)
                    return (
                      <span key={seat}>
                        {i === 0 ? '' : ' · '}
                        {nameOf(seat)}{' '}
                        <b>
                          {Math.abs(whole) < LEAST
                            ? t.noDifference
                            : `${signed(whole)} ± ${Math.max(LEAST, Math.round(200 * gain.error))}`}
                        </b>
                      </span>
                    )
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Duels({ found: { duels }, nameOf, goTo }: PartProps) {
  const t = texts()
  return (
    <section>
      <h3>{t.duels}</h3>
      {duels.length === 0 ? (
        <p>{t.noDuels}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {[t.duel, t.odds, t.outcome].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {duels.map(({ seq, pair, odds, winner, points }) => (
              <tr key={seq}>
                <th scope="row">
                  <button type="button" title={t.show} onClick={() => goTo(seq)}>
                    {pair.map(nameOf).join(' – ')}
                  </button>
                </th>
                <td>{pair.map((seat, i) => `${nameOf(seat)} ${oddsText(odds[i] ?? 0)}`).join(' · ')}</td>
                <td>
                  {winner === null ? t.open : nameOf(winner)} {points === null ? '' : points.join(' : ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Twice the error of 64 worlds is 12 at most. */
const WORLDS = 64

function oddsText(share: number): string {
  const error = Math.max(1, Math.round(200 * Math.sqrt((share * (1 - share)) / WORLDS)))
  return `${Math.round(100 * share)} ± ${error}`
}

function Reflexes({ found: { reflexes }, context, nameOf }: PartProps) {
  const t = texts()
  if (reflexes.length === 0) return null
  const rows = context.players.names.map((_, seat) => {
    const own = reflexes.filter((reflex) => reflex.seat === seat)
    const times = own.flatMap(({ ms, isHit }) => (ms === null || !isHit ? [] : [ms]))
    return { seat, touches: own.length, hits: own.filter(({ isHit }) => isHit).length, times }
  })
  return (
    <section>
      <h3>{t.reflexes}</h3>
      <table>
        <thead>
          <tr>
            {[t.knight, t.hits, t.best, t.average].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ touches }) => touches > 0)
            .map(({ seat, touches, hits, times }) => (
              <tr key={seat}>
                <th scope="row">{nameOf(seat)}</th>
                <td>{t.of(hits, touches)}</td>
                <td>{times.length === 0 ? '–' : t.ms(Math.min(...times))}</td>
                <td>{times.length === 0 ? '–' : t.ms(Math.round(times.reduce((a, b) => a + b, 0) / times.length))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

export const reviewPart: ReviewPart = { ready: textsReady, title: () => texts().title, Part: Bargains }
