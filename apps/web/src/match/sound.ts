/* A short sound when one is asked after others have acted. */
import { useEffect, useRef } from 'preact/hooks'
import { prefs } from './prefs.ts'
import type { MatchState } from './state.ts'

export function useSound(state: MatchState): void {
  const isAsked = state.match.play.shown.value?.question != null
  const was = useRef(true)
  useEffect(() => {
    if (isAsked && !was.current && prefs.sound.peek()) chime()
    was.current = isAsked
  }, [isAsked])
}

let audio: AudioContext | undefined

/** Two soft notes, a fifth apart. Browsers that have not been touched yet play nothing. */
function chime(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state !== 'running') return
    for (const [i, pitch] of [587, 880].entries()) {
      const start = audio.currentTime + i * 0.12
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(0.06, start + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5)
      tone.connect(volume).connect(audio.destination)
      tone.start(start)
      tone.stop(start + 0.55)
    }
  } catch {
    // Without sound, then.
  }
}
