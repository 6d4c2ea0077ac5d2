/*
 * What is said when an action is told with everything that followed from it: one subject, and a predicate for each deed.
 * "Marek moves 4 to “build”, builds a manor in the wood (row 2, tile 5) for a brown material and gets a violet flag from the tower."
 */
import type { Seat } from '@logres/kernel'
import { type ByKind, type Players, type SentencesByKind, say } from '@logres/words'
import type { AllyName, Edition, Item, Province, QuestId, Servant, Space, Terrain, Tile } from '../rules/index.ts'

/** An item of a province's colour, or an apple. */
export type Taken = { readonly item: Item; readonly province: Province } | 'apple'

export type Deed =
  | {
      readonly kind: 'move'
      readonly figure: 'knight' | 'merlin'
      readonly spaces: number
      readonly isBack: boolean
      readonly to: Space
    }
  /** 6 By a flag. */
  | { readonly kind: 'cross'; readonly to: Space }
  /** 10.2 Bors */
  | { readonly kind: 'ride'; readonly to: Space }
  /** The die, before the move. */
  | {
      readonly kind: 'change'
      readonly from: number
      readonly to: number
      readonly by: 'apple' | 'flag' | 'tristram' | 'gawain'
    }
  /** 6 By a flag. */
  | { readonly kind: 'borrow'; readonly to: Space }
  | { readonly kind: 'renounce' }
  /** `isHere`: in the province just reached. */
  | {
      readonly kind: 'place'
      readonly servant: Servant
      readonly from: Province | null
      readonly province: Province
      readonly isHere: boolean
    }
  | { readonly kind: 'again'; readonly servant: Servant; readonly province: Province }
  | { readonly kind: 'take'; readonly things: readonly Taken[]; readonly isFromTower: boolean }
  | { readonly kind: 'counter'; readonly province: Province; readonly count: number }
  | { readonly kind: 'return'; readonly item: Item; readonly province: Province }
  | { readonly kind: 'build'; readonly tile: Tile; readonly terrain: Terrain; readonly material: Province }
  | { readonly kind: 'token'; readonly token: 'grail' | 'excalibur'; readonly from: Seat | null; readonly seat: Seat }
  | { readonly kind: 'dismiss'; readonly colour: Province }
  | {
      readonly kind: 'repel'
      readonly colour: Province
      readonly traitors: number
      readonly by: 'flag' | 'seal'
    }
  | { readonly kind: 'discard'; readonly quests: readonly QuestId[] }
  /** `hidden`: so many more, which the reader does not know. */
  | { readonly kind: 'draw'; readonly quests: readonly QuestId[]; readonly hidden: number }
  | { readonly kind: 'staff' }
  | { readonly kind: 'score'; readonly points: number; readonly before: number; readonly after: number }
  | {
      readonly kind: 'resolve'
      readonly quest: QuestId
      readonly withGreyFlag: boolean
      readonly withPercival: boolean
    }
  | { readonly kind: 'seal'; readonly servant: Servant; readonly row: number }
  | { readonly kind: 'useSeal'; readonly servant: Servant }
  | { readonly kind: 'useAlly'; readonly ally: AllyName }
  | { readonly kind: 'earn'; readonly ally: AllyName }
  | { readonly kind: 'swap'; readonly gives: QuestId; readonly takes: QuestId }
  | { readonly kind: 'join'; readonly ally: AllyName }

/** Who reads, of which edition, and whether the reader is the one who acts. */
export interface Teller extends Players {
  readonly edition: Edition
  readonly isYou: boolean
}

type Deeds = ByKind<Deed>

export interface ToldSentences {
  /** The verb first, in the person of who acts: "moves 4 to “build”". */
  readonly deeds: SentencesByKind<Deeds, Teller>
  /** Puts the subject before the deeds, of which there is at least one. */
  sentence(players: Players, seat: Seat, deeds: readonly string[]): string
  /** In the middle of a sentence: “build”, the blue province. */
  space(space: Space): string
  /** In parentheses after what stands there: row 2, tile 5. */
  place(tile: Tile): string
  /** As what is taken: "a black shield". */
  item(item: Item, province: Province): string
  /** "Traitors: you −3 (31 → 28)", `no` where a scoring begins; '' where nothing changed. */
  scoring(no: number | null, what: string, changes: readonly string[]): string
  /** "you −3 (31 → 28)" */
  change(players: Players, seat: Seat, points: string, before: string, after: string): string
}

/** What somebody did, in one sentence. */
export function tell(
  { deeds: said, sentence }: ToldSentences,
  players: Players,
  edition: Edition,
  seat: Seat,
  deeds: readonly Deed[],
): string {
  const teller: Teller = { ...players, edition, isYou: seat === players.reader }
  return sentence(
    players,
    seat,
    deeds.map((deed) => say<Deeds, Teller, Deed['kind']>(said, deed.kind, deed, teller)),
  )
}

/** With a true minus. */
export function fromTo(before: number, after: number): string {
  return `(${minus(before)} → ${minus(after)})`
}

export function minus(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`
}
