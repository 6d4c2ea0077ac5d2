/* What a language must say to tell a match. Sentences end with a full stop; what is a part of one does not. */
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { Card, Event } from '../../../rules/index.ts'
import type { AnnouncementTale, DuelTale, JudgementTale, OfferTale, Spoil } from '../tales.ts'

export interface TellingTexts {
  /** "you", "Bors": as the subject, in the middle of a sentence. */
  name(seat: Seat, players: Players): string
  event(event: Event, players: Players): string
  offer(tale: OfferTale, players: Players): string
  /** 4.5 Seen where purses are open. Neither of them is the reader. */
  paid(from: Seat, to: Seat, coins: number, players: Players): string
  areReady(seats: readonly Seat[], players: Players): string
  announcement(tale: AnnouncementTale, players: Players): string
  /** 5.4 */
  banners(knights: number, event: Extract<Event, { kind: 'bannersDealt' }>, players: Players): string
  duel(tale: DuelTale, players: Players): string
  spoils(spoils: readonly Spoil[], players: Players): string
  judgement(tale: JudgementTale, players: Players): string
  /** 6.5 Null: only the buyer knows which. */
  bought(seat: Seat, card: Card | null, price: number, players: Players): string
  /** Shown in few words beside pictures. */
  readonly short: {
    readonly privateDeal: string
    readonly level: string
    readonly allStay: string
    readonly thrownAgain: string
    readonly unseen: string
    readonly buysNothing: string
  }
}
