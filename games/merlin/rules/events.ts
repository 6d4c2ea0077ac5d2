/* What happened: past tense, one visible change each. Text, animation and recap are made from these. */
import type { Seat, Viewer } from '@logres/kernel'
import type { AllyName } from './allies/ally.ts'
import type { Tile } from './domain.ts'
import type { QuestId } from './state.ts'
import type { Colour, Item, Position, Province, Servant } from './vocabulary.ts'

/** What points are for: every change of a score is told by one event of this kind. */
export type Reward =
  | 'pointsSpace'
  | 'quest'
  | 'greyFlag'
  | 'sealedIcon'
  | 'seal'
  | 'traitors'
  | 'excalibur'
  | 'territory'
  | 'influence'
  | 'servants'
  | 'apples'
  | 'staffs'
  | 'items'
  | 'gareth'
  | 'geraint'

export type Event =
  | { readonly kind: 'roundBegan'; readonly round: number; readonly first: Seat }
  | { readonly kind: 'diceRolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly merlinDie: number }
  | { readonly kind: 'turnBegan'; readonly no: number; readonly seat: Seat }
  | { readonly kind: 'dieChosen'; readonly seat: Seat; readonly figure: 'knight' | 'merlin'; readonly value: number }
  | { readonly kind: 'appleEaten'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'flagSpent'; readonly seat: Seat; readonly flag: Colour }
  /** `other`: not the die that was chosen for this turn, but Merlin's or one of the knight's (6, option `violetFlag`). */
  | { readonly kind: 'dieTurned'; readonly seat: Seat; readonly value: number; readonly other?: 'knight' | 'merlin' }
  | {
      readonly kind: 'figureMoved'
      readonly seat: Seat
      readonly figure: 'knight' | 'merlin'
      readonly from: Position
      readonly to: Position
    }
  | { readonly kind: 'actionBorrowed'; readonly seat: Seat; readonly at: Position }
  | { readonly kind: 'actionRenounced'; readonly seat: Seat; readonly at: Position }
  | {
      readonly kind: 'servantPlaced'
      readonly seat: Seat
      readonly servant: Servant
      readonly from: Province | null
      readonly province: Province
    }
  | { readonly kind: 'servantSentHome'; readonly seat: Seat; readonly servant: Servant; readonly province: Province }
  | { readonly kind: 'itemTaken'; readonly seat: Seat; readonly item: Item; readonly province: Province }
  | { readonly kind: 'itemReturned'; readonly seat: Seat; readonly item: Item; readonly province: Province }
  | { readonly kind: 'counterPlaced'; readonly seat: Seat; readonly province: Province }
  | { readonly kind: 'countersTakenHome'; readonly seat: Seat; readonly province: Province; readonly counters: number }
  | {
      readonly kind: 'scored'
      readonly seat: Seat
      readonly points: number
      readonly reward: Reward
      readonly of: number
    }
  | { readonly kind: 'excaliburTaken'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly kind: 'grailTaken'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly kind: 'appleTaken'; readonly seat: Seat }
  | { readonly kind: 'traitorDiscarded'; readonly seat: Seat; readonly colour: Province }
  | { readonly kind: 'traitorsRepelled'; readonly seat: Seat; readonly colour: Province; readonly traitors: number }
  | { readonly kind: 'traitorsUnrepelled'; readonly seat: Seat; readonly colour: Province; readonly traitors: number }
  | { readonly kind: 'traitorDrawn'; readonly seat: Seat; readonly colour: Province }
  | { readonly kind: 'questDiscarded'; readonly seat: Seat; readonly quest: QuestId }
  | { readonly kind: 'questResolved'; readonly seat: Seat; readonly quest: QuestId }
  /** The quest is null for everyone but the drawer if it came from the deck. */
  | {
      readonly kind: 'questDrawn'
      readonly seat: Seat
      readonly from: 'deck' | 'display'
      readonly quest: QuestId | null
    }
  | { readonly kind: 'questLaidOut'; readonly quest: QuestId }
  | { readonly kind: 'questsShuffled'; readonly quests: number }
  | { readonly kind: 'traitorsShuffled'; readonly traitors: number }
  | { readonly kind: 'manorBuilt'; readonly seat: Seat; readonly tile: Tile; readonly province: Province }
  | { readonly kind: 'towerPassed'; readonly seat: Seat }
  | { readonly kind: 'staffSpent'; readonly seat: Seat }
  | { readonly kind: 'staffKept'; readonly seat: Seat }
  | { readonly kind: 'sealPlaced'; readonly seat: Seat; readonly servant: Servant; readonly row: number }
  | { readonly kind: 'sealTurned'; readonly seat: Seat; readonly servant: Servant }
  | { readonly kind: 'sealTurnedBack'; readonly seat: Seat; readonly servant: Servant }
  | { readonly kind: 'sealPassed'; readonly seat: Seat; readonly servant: Servant }
  | { readonly kind: 'allyJoined'; readonly seat: Seat; readonly ally: AllyName }
  | { readonly kind: 'allyUsed'; readonly seat: Seat; readonly ally: AllyName }
  | { readonly kind: 'kayCameHome'; readonly seat: Seat; readonly tiles: number }
  | { readonly kind: 'allyPassed'; readonly seat: Seat; readonly ally: AllyName }
  | { readonly kind: 'allyTileEarned'; readonly seat: Seat; readonly ally: AllyName; readonly of: number }
  | { readonly kind: 'servantActedAgain'; readonly seat: Seat; readonly servant: Servant; readonly province: Province }
  | { readonly kind: 'questSwapped'; readonly seat: Seat; readonly gives: QuestId; readonly takes: QuestId }
  | { readonly kind: 'scoringBegan'; readonly no: number }
  | { readonly kind: 'grailUsed'; readonly seat: Seat; readonly province: Province }
  | { readonly kind: 'grailKept'; readonly seat: Seat; readonly province: Province }
  | { readonly kind: 'gameEnded'; readonly scores: readonly number[] }

export function redact(event: Event, viewer: Viewer): Event {
  if (event.kind !== 'questDrawn' || event.from === 'display' || event.seat === viewer) return event
  return { ...event, quest: null }
}
