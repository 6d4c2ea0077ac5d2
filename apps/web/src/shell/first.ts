/* What a page shows before any script has come (apps/web/pwa/first.ts) gives way to the page itself. */

let title = ''

/** The name of the game on a match page: the server knew it before we have asked. */
export function firstTitle(): string {
  return title
}

/** To be called just before the page is drawn. */
export function clearFirst(root: HTMLElement): void {
  title = root.querySelector('.m-title')?.textContent ?? ''
  root.replaceChildren()
  delete document.documentElement.dataset.other
}
