import type { ComponentChildren } from 'preact'

/** Wraps everything rendered with the components of a game: the game's style sheets apply only below this element. */
export function GameRoot({ game, children }: { readonly game: string; readonly children: ComponentChildren }) {
  return <div class={`game-root game-${game}`}>{children}</div>
}
