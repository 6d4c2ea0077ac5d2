/* What admins did, in a sentence. */
import { me } from '../../api/me.ts'
import type { Detail, NoteView } from '../../api/moderation.ts'
import { dayAndTime } from '../../chat/when.ts'
import { moderationTexts } from './words/index.ts'

export function deedText({ by, about, detail }: NoteView): string {
  const words = moderationTexts()
  return sentence(by.id === me.value?.id ? words.you : by.name, about.name ?? words.aTable, detail)
}

/** As the person concerned was told it: by whom is not said. */
export function judgementText(detail: Detail, name: string): string {
  return sentence(moderationTexts().someone, name, detail)
}

function sentence(who: string, whom: string, { act = 'answer', until, from = '', to = '' }: Detail): string {
  const { log } = moderationTexts()
  switch (act) {
    case 'mute':
      return log.mute(who, whom, dayAndTime(until ?? 0))
    case 'rename':
      return log.rename(who, from, to === '' ? whom : to)
    default:
      return log[act](who, whom)
  }
}

/** Whether it can be undone. What no longer applies is refused by the server, with the reason. */
export function canUndo({ detail: { act, undone } }: NoteView): boolean {
  return undone === undefined && (act === 'mute' || act === 'ban' || act === 'rename' || act === 'answer')
}
