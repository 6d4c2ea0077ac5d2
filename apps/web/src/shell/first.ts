/* What a page shows before any script has come (apps/web/pwa/first.ts) becomes the page itself: it is drawn over. */

let title = ''

/** The name of the game on a match page: the server knew it before we have asked. */
export function firstTitle(): string {
  return title
}

/** To be called just before the page is drawn. */
export function readFirst(root: HTMLElement): void {
  title = root.querySelector('.m-title')?.textContent ?? ''
  delete document.documentElement.dataset.other
}

/** The next match is another. */
export function forgetFirst(): void {
  title = ''
}
