/* Whole games of bots, as each viewer is shown them. */

import { type Moment, type Step, stepsFor } from '@logres/board-kit'
import type { BotName } from '@logres/bots'
import type { Viewer } from '@logres/kernel'
import { isView } from '../../board/telling/readings.ts'
import { messages as de } from '../../board/telling/texts/de.ts'
import { messages as en } from '../../board/telling/texts/en.ts'
import { messages as fr } from '../../board/telling/texts/fr.ts'
import type { TellingTexts } from '../../board/telling/texts/index.ts'
import { messages as it } from '../../board/telling/texts/it.ts'
import { type Options, tournament, type View } from '../../rules/index.ts'
import { play } from '../mind/play.ts'

export const TEXTS: Readonly<Record<string, TellingTexts>> = { en, fr, de, it }

export const NAMES = ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt', 'Laudine'] as const

export interface BotGame {
  readonly seats: number
  readonly timeline: readonly Moment[]
}

function botGame(seats: number, seed: string, options: Partial<Options>): BotGame {
  const timeline: Moment[] = []
  const bots = Array.from({ length: seats }, (_, i): BotName => (i % 2 === 0 ? 'squire' : 'page'))
  play(
    bots,
    seed,
    options,
    () => {},
    (moment) => void timeline.push(moment),
  )
  return { seats, timeline }
}

/** Of three to six, with and without the draft, with open purses and the lot in some; one by all other readings of disputed rules. */
export const BOT_GAMES: readonly BotGame[] = [
  botGame(3, 'told three', { draft: true }),
  botGame(4, 'told four', { draft: false, openPurse: true }),
  botGame(5, 'told five', { draft: false, judgementByLot: true }),
  botGame(6, 'told six', { draft: true, openPurse: true, judgementByLot: true }),
  botGame(5, 'told otherwise', {
    draft: false,
    judgementByLot: true,
    barterTimes: 'duel',
    outfitCheck: 'all',
    winner: 'fighting',
  }),
]

export function viewersOf({ seats }: BotGame): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table']
}

export function stepsOf({ timeline }: BotGame, viewer: Viewer): readonly Step[] {
  return stepsFor(tournament, timeline, viewer)
}

export function playersFor({ seats }: BotGame, viewer: Viewer) {
  return { names: NAMES.slice(0, seats), reader: viewer === 'table' ? null : viewer }
}

export function viewIn(view: object): View {
  if (!isView(view)) throw new TypeError('not a view of the tournament')
  return view
}
