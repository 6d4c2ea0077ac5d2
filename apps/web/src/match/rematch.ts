/* Another match of the same people, by the same options. */
import { isRefused } from '../api/http.ts'
import { manifestOf } from '../games.ts'
import { optionsQuery } from '../local-link.ts'
import { navigate } from '../shell/router.ts'
import { playedEdition } from './played-edition.ts'
import { askForRematch } from './rematch-offer.ts'
import type { MatchState } from './state.ts'

export async function rematch(state: MatchState): Promise<void> {
  const { table } = state.match
  if (table === undefined) {
    await navigate(localRematch(state) + (await boxQuery(state)))
    return
  }
  const again = await askForRematch(table.id)
  if (isRefused(again)) state.showRefusal(again)
}

/** The edition of this match is kept once more, so that a link can name it. */
async function boxQuery(state: MatchState): Promise<string> {
  const { play, options } = state.match
  const played = playedEdition(options)
  if (played === undefined) return ''
  const { edition } = played
  const { listEditions, newEditionId, writeEdition } = await import('../pages/editions/stored.ts')
  const text = JSON.stringify(edition)
  const game = play.game.id
  const known = listEditions(game).find((each) => JSON.stringify(each.edition) === text)?.id
  const id = known ?? newEditionId()
  if (known === undefined) writeEdition(game, id, edition)
  return `&box=${id}`
}

/** On this device it starts at once, with the sides changed where a game has an option for that. */
function localRematch(state: MatchState): string {
  const { play, options } = state.match
  const seats = play.current.peek()?.seats ?? []
  const bot = seats.find((seat) => seat.bot !== null)?.bot
  const began = state.steps.peek()[0]?.turn.seat
  const begins =
    manifestOf(play.game.id).firstPlayerOption === undefined ? '' : `&begins=${began === 0 ? 'second' : 'first'}`
  const who = bot === undefined || bot === null ? `people=${seats.length}` : `bot=${bot}&seats=${seats.length}`
  return `/local/${play.game.id}?new=1&${who}${begins}${optionsQuery(play.game.id, options)}`
}
