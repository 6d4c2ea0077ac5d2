/* The focus, moved by keys. Each answers whether the key is used up. */

export function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector)
  found?.focus()
  return found !== null
}

/** From one to the next or the one before, and from the last to the first. */
export function focusBeside(selector: string, from: HTMLElement | SVGElement, by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
  const at = all.indexOf(from)
  all[(at + by + all.length) % all.length]?.focus()
  return true
}

/** The button is focused too: it may ask once more. */
export function pressOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  found?.click()
  return found !== null
}
