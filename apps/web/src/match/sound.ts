/* A short sound when it becomes the player's turn. */
import { useEffect, useRef } from 'preact/hooks'
import { prefs } from './prefs.ts'
import type { MatchState } from './state.ts'

export function useSound(state: MatchState): void {
  const isAsked = state.question.value !== null
  const was = useRef(true)
  useEffect(() => {
    if (isAsked && !was.current && prefs.sound.peek()) void chime()
    was.current = isAsked
  }, [isAsked])
}

let audio: AudioContext | undefined

/** Two soft notes, a fifth apart. Browsers play nothing before the first user interaction. */
async function chime(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    // New contexts, and those of background tabs, are suspended at first.
    if (audio.state !== 'running') await audio.resume()
    for (const [i, pitch] of [587, 880].entries()) play(audio, pitch, audio.currentTime + i * 0.12)
  } catch {
    // No sound then.
  }
}

function play(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.06, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + 0.55)
}
