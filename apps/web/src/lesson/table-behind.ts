/*
 * The table at which the learner waits for others (?table=ID). Its page would seal, reveal and go to the match by itself; while a
 * lesson is open instead, the same is done from here.
 */
import { useEffect } from 'preact/hooks'

const ID = /^[\w-]{1,40}$/

export function tableBehind(): string | undefined {
  const id = new URLSearchParams(location.search).get('table') ?? ''
  return ID.test(id) ? id : undefined
}

export function useTableBehind(): void {
  const id = tableBehind()
  useEffect(() => {
    if (id === undefined) return
    let isGone = false
    let stop = () => {}
    import('../pages/table/table-client.ts')
      .then(({ TableClient }) => {
        if (!isGone) stop = new TableClient(id).open()
      })
      .catch(reportError)
    return () => {
      isGone = true
      stop()
    }
  }, [id])
}
