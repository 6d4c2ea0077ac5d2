/* The texts of the tournament: what a language must provide, and the functions made of it. */

import type { ByKind, GameWords, Players, SentencesByKind } from '@logres/words'
import { type CommonSentences, commonWords, previewTexts, say } from '@logres/words'
import {
  type Action,
  type Card,
  type DeclineReason,
  dealFor,
  type Event,
  type Offer,
  type Options,
  type Question,
  type Reason,
  type Token,
  WEAPONS,
  type Weapon,
} from '../rules/index.ts'

/** Why a table cannot be set up (2.1), besides the reasons of play. */
export type TournamentCode = Reason | 'valuesNotForPlayers' | EditionCode

/** What can be wrong or unusual with an edition file: see rules/edition.ts. */
export type EditionCode =
  | 'editionRounds'
  | 'editionBanner'
  | 'editionTwice'
  | 'editionDuels'
  | 'editionMeetings'
  | 'editionTokens'
  | 'editionNoEmblem'
  | 'editionThreeAlike'
  | 'editionCoinOrder'
  | 'editionCoins'
  | 'editionNoCoin'

export interface TournamentNames {
  readonly weapons: Readonly<Record<Weapon, string>>
  readonly tokens: Readonly<Record<Token, string>>
  /** 4.3 What somebody says who declines an offer: "That is too little." */
  readonly declines: Readonly<Record<DeclineReason, string>>
  /** "sword 4", "joker" */
  card(card: Card): string
  /** "Bors offers sword 4 to all for 3 coins" */
  offer(offer: Pick<Offer, 'name' | 'gives' | 'wants'>, players: Players): string
  coins(count: number): string
}

type Events = ByKind<Event>
type Actions = ByKind<Action>

export interface TournamentSentences extends CommonSentences<Question['kind'], TournamentCode, keyof Options> {
  readonly events: SentencesByKind<Events>
  readonly actions: SentencesByKind<Actions>
  readonly names: TournamentNames
}

export interface TournamentWords extends GameWords<Event, Action> {
  readonly names: TournamentNames
}

export function tournamentWords(sentences: TournamentSentences): TournamentWords {
  const { events, actions, names } = sentences
  const event = (event: Event, players: Players) =>
    say<Events, Players, Event['kind']>(events, event.kind, event, players)
  return {
    ...commonWords(sentences),
    event,
    action: (action, players) => say<Actions, Players, Action['kind']>(actions, action.kind, action, players),
    preview: (preview, players) => previewTexts(preview, (each) => event(each, players)),
    names,
  }
}

export function weaponNamed(value: unknown): Weapon | undefined {
  return WEAPONS.find((weapon) => weapon === value)
}

/** 2.1 The values in play: "7–12". */
export function valuesText(lowest: number, seats: number): string {
  return `${lowest}–${lowest + dealFor(seats).values - 1}`
}

/** "3 min", "90 s" */
export function timeText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60}\u00a0min` : `${seconds}\u00a0s`
}
