/* Those who have played rated, but whose rating is not certain enough for a rank. */
import type { BoardView } from '../../api/leaderboards.ts'
import { PersonName } from '../../people/person-name.tsx'
import { plusMinus, whole } from './numbers.ts'
import { t } from './words/index.ts'

export function Newcomers({ board: { newcomers } }: { readonly board: BoardView }) {
  const words = t()
  if (newcomers.length === 0) return null
  return (
    <section class="players-new" aria-labelledby="newcomers">
      <div class="section-head">
        <h2 class="section-heading" id="newcomers">
          {words.notRanked}
        </h2>
        <p class="small">{words.notRankedWhy}</p>
      </div>
      <ul class="panel">
        {newcomers.map(({ person, value, plusMinus: half, isMe }) => (
          <li key={person.name}>
            <PersonName person={person} size={22} />
            {isMe && <span class="soft">{words.you}</span>}
            <span class="soft">
              {whole(value)} {plusMinus(half)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
