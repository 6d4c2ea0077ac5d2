/* A card for each game: the rating with its doubt, the rank, and how it came to be. */
import { lang } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { type RatingView, ratingsOf } from '../../api/ratings.ts'
import { GameMark } from '../../design/draw/game-mark.tsx'
import { Segments } from '../../design/fields.tsx'
import { aboutOf, GAMES } from '../../games.ts'
import { RatingCurve } from './rating-curve.tsx'
import { profileTexts } from './words/index.ts'

const SPANS = ['months', 'all'] as const
type Span = (typeof SPANS)[number]
const THREE_MONTHS = 92 * 24 * 60 * 60 * 1000

export function Ratings({ name }: { readonly name: string }) {
  const words = profileTexts()
  const ratings = useSignal<readonly RatingView[] | undefined>(undefined)
  const span = useSignal<Span>('all')
  useEffect(() => {
    void ratingsOf(name).then((answer) => {
      if (!isRefused(answer)) ratings.value = answer.ratings
    })
  }, [name, ratings])
  const now = ratings.value
  if (now === undefined) return null
  return (
    <section class="profile-section" aria-labelledby="ratings">
      <div class="section-head">
        <h2 class="section-heading" id="ratings">
          {words.ratings}
        </h2>
        {now.some(({ points }) => points.length > 1) && (
          <Segments
            label={words.span}
            value={span.value}
            choices={SPANS.map((value) => ({ value, text: words.spans[value] }))}
            onChoose={(value) => {
              span.value = value
            }}
          />
        )}
      </div>
      <ul class="rating-cards">
        {GAMES.map(({ id }) => (
          <RatingCard key={id} game={id} rating={now.find(({ game }) => game === id)} span={span.value} />
        ))}
      </ul>
    </section>
  )
}

interface RatingCardProps {
  readonly game: string
  readonly rating: RatingView | undefined
  readonly span: Span
}

function RatingCard({ game, rating, span }: RatingCardProps) {
  const words = profileTexts()
  const since = span === 'all' ? Number.NEGATIVE_INFINITY : Date.now() - THREE_MONTHS
  const points = rating?.points.filter(({ at }) => at >= since) ?? []
  return (
    <li class="panel rating-card">
      <div class="rating-head">
        <GameMark game={game} size={34} />
        <h3>
          {aboutOf(game).name}
          <small>{rating === undefined ? words.notRated : words.ratedMatches(rating.played)}</small>
        </h3>
      </div>
      {rating !== undefined && (
        <>
          <p class="rating-value num">
            <b>{rating.value}</b> <span>± {rating.plusMinus}</span>
            {rating.rank !== null ? (
              <span class="badge rating-rank">{words.rank(rating.rank.from, rating.rank.to, rating.ranked)}</span>
            ) : (
              rating.isProvisional && <span class="badge rating-rank">{words.tooFew}</span>
            )}
          </p>
          {points.length > 1 && <RatingCurve points={points} isGrey={rating.isProvisional} locale={lang.value} />}
          {rating.isProvisional && rating.untilRanked > 0 && (
            <p class="profile-small">{words.untilRanked(rating.untilRanked)}</p>
          )}
        </>
      )}
    </li>
  )
}
