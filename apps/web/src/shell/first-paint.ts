/* What a page shows before any script has come (apps/web/vite/first-paint.ts) becomes the page itself: it is drawn over. */

let title = ''

/** The name of the game on a match page: the server knew it before we have asked. */
export function firstTitle(): string {
  return title
}

/** To be called just before the page is drawn. What was put by for another page, or in another language, is not kept. */
export function readFirst(root: HTMLElement): void {
  const { dataset } = document.documentElement
  if (dataset.other !== undefined) root.replaceChildren()
  delete dataset.other
  title = root.querySelector('.match-game-title')?.textContent ?? ''
}

/** The next match is another. */
export function forgetFirst(): void {
  title = ''
}
