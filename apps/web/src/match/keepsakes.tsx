/* What one can take home of a match that is over: its record, and a replay that needs nothing but a browser. */

import { lang } from '@logres/board-kit'
import { isRefusal, refuse } from '@logres/kernel'
import type { Replay } from '../replay-file/fill.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

export function Keepsakes({ state }: { readonly state: MatchState }) {
  const words = t()
  return (
    <>
      <button type="button" class="match-button" onClick={() => void takeRecord(state)}>
        {words.record}
      </button>
      <button type="button" class="match-button" onClick={() => void takeReplay(state)}>
        {words.keepReplay}
      </button>
    </>
  )
}

async function takeRecord(state: MatchState): Promise<void> {
  const record = await state.match.play.record()
  if (isRefusal(record)) state.refused(record)
  else hand(JSON.stringify(record), 'application/json', `${nameOf(record.table)}.json`)
}

/** Undefined where a part cannot be had: there is no line, and nothing was put by. */
async function replayOf(replay: Replay): Promise<string | undefined> {
  try {
    // Most never ask for it.
    const { replayFile } = await import('../replay-file/fetch.ts')
    return await replayFile(lang.peek(), replay)
  } catch {
    return undefined
  }
}

async function takeReplay(state: MatchState): Promise<void> {
  const record = await state.match.play.record()
  if (isRefusal(record)) return state.refused(record)
  const viewer = state.viewer.peek()
  const file = await replayOf({ record, eyes: viewer === 'table' ? 0 : viewer })
  if (file === undefined) state.refused(refuse('offline'))
  else hand(file, 'text/html', `${nameOf(record.table)}.html`)
}

function nameOf({ game, id }: { readonly game: string; readonly id: string }): string {
  return `${game}-${id.replace(/\W/g, '-')}`
}

function hand(text: string, type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
