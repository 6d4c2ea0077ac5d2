/* Fetches the parts of a replay file on demand. */
import { addresses } from 'virtual:replay-file'
import type { Lang } from '@logres/board-kit'
import { fillReplay, type Replay } from './fill.ts'

export async function replayFile(lang: Lang, replay: Replay): Promise<string> {
  const parts = addresses[replay.record.table.game]
  if (parts === undefined) throw new Error('no page can show this game')
  const [page, words] = await Promise.all([read(parts.page), read(parts.words[lang])])
  return fillReplay({ lang, page, words }, replay)
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
