/* For addresses that have moved: old links and bookmarks. */
import { useEffect } from 'preact/hooks'
import { navigate, type Page } from '../shell/router.ts'

export function redirectTo(path: string): Page {
  return function RedirectPage() {
    useEffect(() => void navigate(path, { replace: true }), [])
    return <div class="wrap" aria-busy="true" />
  }
}
