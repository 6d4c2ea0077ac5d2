import { useEffect } from 'preact/hooks'

/** Sets the document's title while this page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Logres' : `${title} · Logres`
  }, [title])
}
