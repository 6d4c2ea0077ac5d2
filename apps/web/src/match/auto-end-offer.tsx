/* After a few games in which turns were ended by hand, the page offers, once, to end them when nothing is left to decide. */
import { signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'
import { setPref, storedPref } from './prefs.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

const GAMES_BEFORE = 3
const STORED = 'games-ended-by-hand'

/** The matches that have been counted. */
const counted = new WeakSet<MatchState>()
/** What is stored is no signal. */
const isAnswered = signal(false)

function gamesBefore(): number {
  return Number(readStored(STORED) ?? 0)
}

function isOffered(state: MatchState): boolean {
  const isLast = state.isLive && state.board.finish.value?.isLast === true
  return isLast && !isAnswered.value && storedPref('autoEnd') === undefined && gamesBefore() >= GAMES_BEFORE
}

function answer(isWanted: boolean): void {
  isAnswered.value = true
  setPref('autoEnd', isWanted)
}

/** All that was left to do in a turn was to end it. Who does that instead of answering wants no more questions. */
export function noteEndByHand(state: MatchState): void {
  if (isOffered(state)) answer(false)
  if (counted.has(state)) return
  counted.add(state)
  writeStored(STORED, String(gamesBefore() + 1))
}

export function AutoEndOffer({ state }: { readonly state: MatchState }) {
  if (!isOffered(state)) return null
  const { question, yes, no } = t().offerAutoEnd
  return (
    <p class="match-offer">
      {question}{' '}
      <button type="button" class="match-button" onClick={() => answer(true)}>
        {yes}
      </button>{' '}
      <button type="button" class="match-button" onClick={() => answer(false)}>
        {no}
      </button>
    </p>
  )
}
