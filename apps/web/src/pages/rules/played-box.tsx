/* Above a rulebook that was opened from a match with another edition: which of the numbers below are others at that table. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRefused } from '../../api/http.ts'
import { ensureSignedIn } from '../../api/me.ts'
import { tables } from '../../api/tables.ts'
import { type PlayedEdition, playedEdition } from '../../match/played-edition.ts'
import { browserStorage, readRecord, recordKey } from '../../play/shelf.ts'
import { companionTexts } from '../companion/words/index.ts'
import { Differences } from '../editions/differences.tsx'

/** The edition of the match that the address names: one on the server, or one that is kept in this browser. */
async function editionOf(game: string, query: URLSearchParams): Promise<PlayedEdition | undefined> {
  const [table, saved] = [query.get('table'), query.get('saved')]
  if (saved !== null) {
    const record = readRecord(browserStorage()?.getItem(recordKey({ game, id: saved })) ?? '')
    return record && playedEdition(record.table.options)
  }
  if (table === null || isRefused(await ensureSignedIn())) return undefined
  const found = await tables.get(table)
  return isRefused(found) || found.game !== game ? undefined : playedEdition(found.options)
}

export function PlayedBoxNote({ game, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const played = useSignal<PlayedEdition | undefined>(undefined)
  const address = query.toString()
  useEffect(() => {
    let isWanted = true
    void editionOf(game, new URLSearchParams(address)).then((found) => {
      if (isWanted) played.value = found
    })
    return () => {
      isWanted = false
    }
  }, [game, address, played])
  if (played.value === undefined) return null
  return (
    <section class="panel box rules-played-box" aria-labelledby="played-box">
      <h2 class="section-heading" id="played-box">
        {companionTexts().search.playedBox(played.value.name)}
      </h2>
      <p>{companionTexts().search.playedBoxHint}</p>
      <Differences game={game} edition={played.value.edition} />
    </section>
  )
}
