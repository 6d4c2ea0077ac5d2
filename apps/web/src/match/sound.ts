/* When which sound is heard. */
import type { SoundName } from '@logres/board-kit'
import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { botPace } from './bot-pace.ts'
import { prefs, volume } from './prefs.ts'
import type { MatchState } from './state.ts'
import type { BegunAction } from './telling/state.ts'

/** What is still heard at double speed. */
const BRISK_SOUNDS: readonly SoundName[] = ['conquest', 'shield']
/** The page knows better when these are to be heard, and by whom. */
const OF_THE_PAGE: readonly SoundName[] = ['turn', 'victory', 'defeat']
/** One's own cards are softer. */
const OWN_CARD = 0.6

export function useSound(state: MatchState): void {
  const isAsked = state.question.value !== null
  const wasAsked = useRef(true)
  useEffect(() => {
    if (isAsked && !wasAsked.current && prefs.soundTurn.peek()) void playSound('turn')
    wasAsked.current = isAsked
  }, [isAsked])
  useSignalEffect(() => {
    const begun = state.telling.begun.value
    const name = begun === undefined ? null : soundOf(begun, state.telling.player.isSkipping.peek())
    if (name === null || begun === undefined || document.hidden) return
    if (prefs[begun.isOwn ? 'soundMine' : 'soundOthers'].peek())
      void playSound(name, begun.isOwn && name === 'card' ? OWN_CARD : 1)
  })
  const isOver = state.outcome.value !== null
  const isKnown = state.match.play.current.value !== undefined
  const wasRunning = useRef(false)
  useEffect(() => {
    const name = isOver && wasRunning.current ? endSound(state) : null
    if (name !== null && !document.hidden && prefs.soundEnd.peek()) void playSound(name)
    wasRunning.current = isKnown && !isOver
  }, [isOver, isKnown, state])
}

/** What is passed over is not heard; at double speed only what matters. */
export function soundOf({ action: { sound }, isBrisk }: BegunAction, isSkipped: boolean): SoundName | null {
  if (sound === null || OF_THE_PAGE.includes(sound) || isSkipped || botPace.peek() === 'instant') return null
  return !isBrisk || BRISK_SOUNDS.includes(sound) ? sound : null
}

/** Null for those who watch, and where nobody won. */
function endSound({ outcome, match: { play } }: MatchState): SoundName | null {
  const now = outcome.peek()
  const places = now?.by === 'rules' ? now.result.places : now?.by === 'resignation' ? now.places : []
  const viewer = play.viewer.peek()
  if (viewer === 'table' || places.every((place) => place === 1)) return null
  // One of those who share the device has won.
  const people = play.current.peek()?.seats.filter(({ bot }) => bot === null).length ?? 0
  if (play.isLocal && people > 1) return 'victory'
  return places[viewer] === 1 ? 'victory' : 'defeat'
}

let audio: AudioContext | undefined

/** Browsers play nothing before the first user interaction. */
export async function playSound(name: SoundName, share = 1): Promise<void> {
  const loudness = (volume.peek() / 100) * share
  if (!prefs.sound.peek() || loudness === 0 || !navigator.userActivation.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    // New contexts, and those of background tabs, are suspended at first.
    if (audio.state !== 'running') await audio.resume()
    const out = audio.createGain()
    out.gain.value = loudness
    out.connect(audio.destination)
    const { SOUNDS_MADE } = await import('./sounds.ts')
    SOUNDS_MADE[name].play({ context: audio, out }, audio.currentTime)
    setTimeout(() => out.disconnect(), SOUNDS_MADE[name].ms + 500)
  } catch {
    // No sound then.
  }
}
