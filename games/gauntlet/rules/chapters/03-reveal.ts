import { at, type Emit, type Seat, type Viewer } from '@logres/kernel'
import type { Card } from '../data.ts'
import type { Event } from '../events.ts'
import type { Player, State } from '../state.ts'
import { endRound } from './04-end.ts'

/** 3.1 Once everybody has laid a card all of them are turned up. */
export function reveal(state: State, emit: Emit<Event>): void {
  const everybody: readonly Viewer[] = [...state.players.keys(), 'table']
  for (const [seat, player] of state.players.entries()) {
    const card = turnUp(player)
    emit({ kind: 'cardRevealed', seat, card }, everybody)
  }
  const seat = winnerOf(state.players.map(({ shown }) => shown))
  if (seat !== null) at(state.players, seat).crowns += 1
  emit({ kind: 'roundWon', seat }, everybody)
  endRound(state, (event) => emit(event, everybody))
}

/** 3.4 A card that was turned up is out of the game. */
function turnUp(player: Player): Card {
  const { laid } = player
  if (laid === null) throw new Error('a card is turned up that nobody laid')
  player.hand = player.hand.filter((card) => card !== laid)
  player.laid = null
  player.shown = laid
  return laid
}

/** 3.2 Who laid the highest card that nobody else did; 3.3 nobody, if there is no such card. */
export function winnerOf(cards: readonly (Card | null)[]): Seat | null {
  const single = cards.filter((card) => card !== null && cards.filter((other) => other === card).length === 1)
  const highest = single.reduce((most, card) => ((card ?? 0) > (most ?? 0) ? card : most), null)
  return highest === null ? null : cards.indexOf(highest)
}
