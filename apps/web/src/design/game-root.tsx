import type { ComponentChildren } from 'preact'

/** Around everything that is drawn with the components of a game: its style sheets apply below this element only. */
export function GameRoot({ game, children }: { readonly game: string; readonly children: ComponentChildren }) {
  return <div class={`game-root game-${game}`}>{children}</div>
}
