/* The server's HTML shows a heading before any script runs (apps/web/vite/first-paint.ts). The page is rendered over it. */

let title = ''

/** The name of the game in the server's HTML of a match page. */
export function firstPaintTitle(): string {
  return title
}

/** To be called just before the page is rendered. Content cached for another page or language is removed. */
export function takeOverFirstPaint(root: HTMLElement): void {
  const { dataset } = document.documentElement
  if (dataset.other !== undefined) root.replaceChildren()
  delete dataset.other
  title = root.querySelector('.match-game-title')?.textContent ?? ''
}

/** The title applies to the first match only. */
export function forgetFirstPaint(): void {
  title = ''
}
