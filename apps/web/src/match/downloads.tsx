/* Downloads of a finished match: its record, and a replay that needs only a browser. */

import { lang } from '@logres/board-kit'
import { isRefusal, refuse } from '@logres/kernel'
import type { Replay } from '../replay-file/fill.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'

export function Downloads({ state }: { readonly state: MatchState }) {
  const words = t()
  return (
    <>
      <button type="button" class="match-button" onClick={() => void downloadRecord(state)}>
        {words.record}
      </button>
      <button type="button" class="match-button" onClick={() => void downloadReplay(state)}>
        {words.downloadReplay}
      </button>
    </>
  )
}

async function downloadRecord(state: MatchState): Promise<void> {
  const record = await state.match.play.record()
  if (isRefusal(record)) state.showRefusal(record)
  else saveFile(JSON.stringify(record), 'application/json', `${nameOf(record.table)}.json`)
}

/** Undefined if a part cannot be loaded: offline and not cached. */
async function buildReplay(replay: Replay): Promise<string | undefined> {
  try {
    // Loaded on demand: few people use it.
    const { replayFile } = await import('../replay-file/fetch.ts')
    return await replayFile(lang.peek(), replay)
  } catch {
    return undefined
  }
}

async function downloadReplay(state: MatchState): Promise<void> {
  const record = await state.match.play.record()
  if (isRefusal(record)) return state.showRefusal(record)
  const viewer = state.viewer.peek()
  const file = await buildReplay({ record, viewer: viewer === 'table' ? 0 : viewer })
  if (file === undefined) state.showRefusal(refuse('offline'))
  else saveFile(file, 'text/html', `${nameOf(record.table)}.html`)
}

function nameOf({ game, id }: { readonly game: string; readonly id: string }): string {
  return `${game}-${id.replace(/\W/g, '-')}`
}

function saveFile(text: string, type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
