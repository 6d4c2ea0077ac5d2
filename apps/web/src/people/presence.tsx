/* Whether somebody is here: a shape at their arms, and the same in words. */
import type { Presence } from '../api/people.ts'
import { Arms } from '../design/draw/arms.tsx'
import { aboutOf, isGame } from '../games.ts'
import { peopleTexts } from './words/index.ts'

export function presenceText({ state, playing }: Presence): string {
  const words = peopleTexts()
  return playing !== null && isGame(playing.game) ? words.plays(aboutOf(playing.game).name) : words[state]
}

interface FaceProps {
  readonly arms: string
  readonly size: number
  readonly presence: Presence | null
}

export function Face({ arms, size, presence }: FaceProps) {
  const sign = presence === null ? undefined : presence.playing === null ? presence.state : 'playing'
  return (
    <span class="face">
      <Arms of={arms} size={size} />
      {sign !== undefined && <i class={`face-sign face-${sign}`} />}
    </span>
  )
}
