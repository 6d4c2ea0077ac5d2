/* The ratings on the card of a name. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../api/http.ts'
import { type RatingView, ratingsOf } from '../api/ratings.ts'
import { GameMark } from '../design/draw/game-mark.tsx'
import { aboutOf, isGame } from '../games.ts'

/** A number of rating is never shown without its doubt. */
export function CardRatings({ name }: { readonly name: string }) {
  const ratings = useSignal<readonly RatingView[]>([])
  useEffect(() => {
    void ratingsOf(name).then((answer) => {
      if (!isRefused(answer)) ratings.value = answer.ratings
    })
  }, [name, ratings])
  const shown = ratings.value.filter(({ game }) => isGame(game))
  if (shown.length === 0) return null
  return (
    <ul class="name-card-ratings num">
      {shown.map(({ game, value, plusMinus }) => (
        <li key={game}>
          <GameMark game={game} size={22} />
          <span class="visually-hidden">{aboutOf(game).name}: </span>
          <b>{value}</b>
          <small>± {plusMinus}</small>
        </li>
      ))}
    </ul>
  )
}
