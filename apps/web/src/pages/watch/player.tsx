/* Who plays a seat, in cards and rows. */
import { Arms } from '../../design/draw/arms.tsx'
import { PersonName } from '../../people/person-name.tsx'
import { levelName } from '../level-name.ts'
import type { PlayerView } from './api.ts'
import { watchTexts } from './words/index.ts'

export function nameOf({ person, bot }: PlayerView): string {
  return person?.name ?? bot?.name ?? ''
}

/** Who it is, linked to their page if they have one. */
export function Player({ player }: { readonly player: PlayerView }) {
  const { person, bot } = player
  if (person !== null) return <PersonName person={person} />
  return (
    <span class="person-name">
      <Arms of="" bot size={20} />
      <span class="person-name-text">
        {nameOf(player)} {bot === null ? null : <small>({watchTexts().bot(levelName(bot.level))})</small>}
      </span>
    </span>
  )
}

/** Without a link: inside of one. */
export function PlainPlayer({ player, isWinner }: { readonly player: PlayerView; readonly isWinner: boolean }) {
  const { person, bot } = player
  return (
    <span class={`person-name ${isWinner ? 'winner' : ''}`}>
      <Arms of={person?.arms ?? ''} bot={bot !== null} size={20} />
      <span class="person-name-text">
        {nameOf(player)} {bot === null ? null : <small>({watchTexts().bot(levelName(bot.level))})</small>}
      </span>
    </span>
  )
}
