/** Calls back whenever something moves the board: scrolling, a new size, a new drawing, the end of a motion. */
export function followBoard(layer: HTMLElement, moved: () => void): () => void {
  let frame: number | undefined
  const later = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      moved()
    })
  }
  const sizes = new ResizeObserver(later)
  const changes = new MutationObserver(later)
  const match = layer.closest('.match')
  const main = match?.querySelector('.match-main')
  if (match && main) {
    sizes.observe(match)
    changes.observe(main, { childList: true, subtree: true, attributeFilter: ['class', 'style', 'data-tab'] })
  }
  const windowEvents = ['scroll', 'resize', 'transitionend', 'animationend'] as const
  for (const name of windowEvents) addEventListener(name, later, { capture: true, passive: true })
  later()
  return () => {
    sizes.disconnect()
    changes.disconnect()
    for (const name of windowEvents) removeEventListener(name, later, { capture: true })
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
