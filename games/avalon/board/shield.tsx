import { SignPaths } from './signs.tsx'

/** The shield of a side: a tower for the one at the bottom, a star for the other. */
export function Shield({ isMine, cls = '' }: { readonly isMine: boolean; readonly cls?: string }) {
  return (
    <svg class={`avalon-shield ${isMine ? 'mine' : 'theirs'} ${cls}`} viewBox="0 0 24 28" aria-hidden="true">
      <path d="M1 1H23V13C23 20.5 17.5 25 12 27.4 6.5 25 1 20.5 1 13Z" />
      <SignPaths id={isMine ? 'tower' : 'star'} cls="avalon-charge-of-shield" at="translate(5 4.5) scale(.5833)" />
    </svg>
  )
}
