/* The archive: the form, what was found, and nothing that the address does not say. */
import { useEffect, useMemo } from 'preact/hooks'
import { navigate } from '../../shell/router.ts'
import { watching } from './api.ts'
import { ArchiveForm } from './archive-form.tsx'
import { ArchiveList } from './archive-list.tsx'
import { ArchiveSearch } from './archive-search.ts'
import { type Filter, isEverything, queryOf } from './filter.ts'
import { watchTexts } from './words/index.ts'

export function archiveAddress(filter: Filter): string {
  const query = queryOf(filter)
  return query.size === 0 ? '/archive' : `/archive?${query}`
}

export function Archive({ filter }: { readonly filter: Filter }) {
  const words = watchTexts()
  const search = useMemo(() => new ArchiveSearch({ filter, search: watching.search, now: Date.now() }), [filter])
  useEffect(() => {
    void search.more()
    return () => search.close()
  }, [search])
  return (
    <>
      <ArchiveForm filter={filter} onSearch={(wanted) => void navigate(archiveAddress(wanted))} />
      {isEverything(filter) ? null : (
        <p class="archive-says">
          <a href="/archive">{words.clear}</a> · {words.keepsAddress}
        </p>
      )}
      <ArchiveList search={search} filter={filter} />
    </>
  )
}
