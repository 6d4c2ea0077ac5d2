/* What the review of a game of Avalon lists: every attack, what it brought and what it cost. */
import type { ReviewPart, ReviewPartProps } from '@logres/board-kit'
import type { AvalonFindings } from '../../review/findings.ts'
import { stateAt } from '../ending/tally.ts'
import { regionName } from '../names.ts'
import { texts, textsReady } from './texts/index.ts'

function Attacks({ context, found, goTo }: ReviewPartProps) {
  const t = texts()
  const { moments, players } = context
  if (found === undefined || !isFound(found)) return null
  const last = stateAt(moments, moments.length - 1)
  return (
    <section>
      <h3>{t.attacks}</h3>
      {found.attacks.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {[t.turn, t.who, t.where, t.crowns, t.cards, t.kept].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.attacks.map(({ seq, turn, seat, at, isHeld, crowns, cards, keptFor }) => (
              <tr key={seq}>
                <th scope="row">
                  <button
                    type="button"
                    title={t.show}
                    aria-label={`${t.turn} ${turn}: ${t.show}`}
                    onClick={() => goTo(seq)}
                  >
                    {turn}
                  </button>
                </th>
                <td>{seat === players.reader ? t.you : players.names[seat]}</td>
                <td>
                  {at + 1} {regionName(last.places[at]?.region ?? null)}
                </td>
                <td>{isHeld ? t.held : <b>+{crowns}</b>}</td>
                <td>{isHeld ? '' : cards}</td>
                <td>{isHeld ? '' : keptFor === null ? t.toTheEnd : t.turns(keptFor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function isFound(found: object): found is AvalonFindings {
  return 'attacks' in found
}

export const reviewPart: ReviewPart = { ready: textsReady, title: () => texts().title, Part: Attacks }
