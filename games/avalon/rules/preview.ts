import { type Preview, type Seat, top } from '@logres/kernel'
import type { Action } from './actions.ts'
import { topCard } from './chapters/05-enchant.ts'
import { lossesOf } from './chapters/06-attack.ts'
import { yieldOf } from './chapters/07-supply.ts'
import { hasWon } from './chapters/08-end.ts'
import { TILE_DATA } from './data.ts'
import type { Event } from './events.ts'
import { couldHold } from './imagine.ts'
import { placeAt, question, tilesDown, tilesUp } from './state.ts'
import type { View } from './view.ts'
import { type Card, knightOf, opponentOf, type Position, type Side, type Tile } from './vocabulary.ts'

/** What `seat` can know of the effect of an action that is legal now. */
export function preview(view: View, viewer: Seat, action: Action): Preview<Event> {
  const seat: Side = viewer === 0 ? 0 : 1
  const asked = question(view)
  switch (action.kind) {
    case 'reinforce':
      return certainly({ kind: 'reinforced', seat, card: action.card, at: action.at })
    case 'enchant':
      return previewSpell(view, seat, action.card, action.at)
    case 'attack':
      return previewAttack(view, seat, action.card, action.at)
    case 'counterSpell':
      return asked?.kind === 'answerSpell' ? certainly(countered(view, seat, asked.at)) : NOTHING
    case 'resist':
      return asked?.kind === 'answerAttack' ? certainly(resisted(view, seat, asked.at)) : NOTHING
    case 'decline':
      return previewDecline(view, seat)
    case 'useAvalon':
      return certainly({ kind: 'avalonUsed', seat })
    case 'keepAvalon':
      return certainly({ kind: 'avalonKept', seat })
    case 'payLoss': {
      const card = action.from === 'hand' ? action.card : top(placeAt(view, action.from).piles[seat])
      return card === undefined ? NOTHING : certainly({ kind: 'cardLost', seat, card, from: action.from })
    }
    case 'discard':
      return certainly({ kind: 'cardDiscarded', seat, card: action.card })
    case 'takeTile':
      return previewTile(view, seat, action.tile)
    case 'finishPlays':
      return previewFinish(view, seat)
    case 'endTurn':
      return NOTHING
  }
}

const NOTHING: Preview<Event> = { certain: [], possible: [] }

function certainly(...certain: Event[]): Preview<Event> {
  return { certain, possible: [] }
}

/** 8.1, 7.4 */
function previewFinish(view: View, seat: Side): Preview<Event> {
  const finished: Event = { kind: 'playsFinished', seat }
  if (hasWon(view, seat)) return certainly(finished, { kind: 'gameEnded', winner: seat, reason: 'crowns' })
  if (tilesUp(view) === 0) return certainly(finished, { kind: 'tilesTurnedUp', tiles: tilesDown(view) })
  return certainly(finished)
}

function countered(view: View, defender: Side, position: Position): Event {
  return { kind: 'spellCountered', seat: defender, card: topCard(view, opponentOf(defender), position), at: position }
}

function resisted(view: View, defender: Side, position: Position): Event {
  const card = knightOf(topCard(view, opponentOf(defender), position))
  return { kind: 'attackResisted', seat: defender, card, at: position }
}

/** 5.2, 5.3 Certain only against an empty hand; a counter-spell is possible if such a card is out of sight. */
function previewSpell(view: View, seat: Side, card: Card, position: Position): Preview<Event> {
  const defender = opponentOf(seat)
  const target = top(placeAt(view, position).piles[defender])
  if (target === undefined) return NOTHING
  const cast: Event = { kind: 'spellCast', seat, card, at: position, target }
  const enchanted: Event = { kind: 'cardEnchanted', seat, card: target, at: position }
  if (view.hands[defender].size === 0) return certainly(cast, enchanted)
  const counter: Event = { kind: 'spellCountered', seat: defender, card, at: position }
  return { certain: [cast], possible: couldHold(view, defender, card) ? [enchanted, counter] : [enchanted] }
}

/** 6.4 to 6.7 */
function previewAttack(view: View, seat: Side, card: Card, position: Position): Preview<Event> {
  const defender = opponentOf(seat)
  const declared: Event = { kind: 'attackDeclared', seat, card, at: position }
  const conquest = conquestEvents(view, seat, position, placeAt(view, position).piles[seat].length + 1)
  if (view.hands[defender].size === 0) return certainly(declared, ...conquest)
  const knight = knightOf(card)
  const resistance: Event = { kind: 'attackResisted', seat: defender, card: knight, at: position }
  return { certain: [declared], possible: couldHold(view, defender, knight) ? [...conquest, resistance] : conquest }
}

/** `a` as in 6.7. */
function conquestEvents(view: View, seat: Side, position: Position, a: number): Event[] {
  const place = placeAt(view, position)
  return [
    { kind: 'regionConquered', seat, at: position, from: place.owner },
    { kind: 'lossesOwed', seat, at: position, cards: lossesOf(place, seat, a).owed },
  ]
}

/** 5.3, 6.5 Letting a spell or an attack happen hides nothing but what lies in the mist. */
function previewDecline(view: View, defender: Side): Preview<Event> {
  const asked = question(view)
  if (asked?.kind === 'answerSpell') {
    const card = topCard(view, defender, asked.at)
    return certainly({ kind: 'cardEnchanted', seat: opponentOf(defender), card, at: asked.at })
  }
  if (asked?.kind !== 'answerAttack') return NOTHING
  const attacker = opponentOf(defender)
  return certainly(...conquestEvents(view, attacker, asked.at, placeAt(view, asked.at).piles[attacker].length))
}

/** 7.2 A dark tile pays by what its owner will own then; as things are it would give this. */
function previewTile(view: View, seat: Side, tile: Tile): Preview<Event> {
  const taken: Event = { kind: 'tileTaken', seat, tile }
  const paid: Event = { kind: 'tilePaid', seat, tile, cards: yieldOf(view, seat, tile) }
  return TILE_DATA[tile].shade === 'light' ? certainly(taken, paid) : { certain: [taken], possible: [paid] }
}
