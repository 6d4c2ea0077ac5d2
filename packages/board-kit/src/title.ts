import { useEffect } from 'preact/hooks'

/** The title of the window while this page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Logres' : `${title} · Logres`
  }, [title])
}
