/* Which sounds are heard, and how loud. */
import { type Pref, prefs, SOUND_PREFS, setPref, setVolume, volume } from './prefs.ts'
import { playSound } from './sound.ts'
import { t } from './words/index.ts'

export function PrefBox({ pref, label }: { readonly pref: Pref; readonly label: string }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={prefs[pref].value}
        onChange={({ currentTarget }) => setPref(pref, currentTarget.checked)}
      />
      {label}
    </label>
  )
}

export function SoundSettings() {
  const words = t()
  return (
    <div class="match-sounds">
      <label>
        {words.volume}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume.value}
          aria-valuetext={`${volume.value} %`}
          onChange={({ currentTarget }) => {
            setVolume(Number(currentTarget.value))
            void playSound('turn')
          }}
        />
      </label>
      {SOUND_PREFS.map((pref) => (
        <PrefBox key={pref} pref={pref} label={words.heard[pref]} />
      ))}
    </div>
  )
}
