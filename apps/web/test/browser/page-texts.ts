/* All texts of a page, visible or for screen readers. */
import type { Page } from 'playwright-core'

/**
 * Texts, accessible names and hints, visible or not, and the title. Numbers, signs, code and keys are left out, and elements
 * marked with another language.
 */
export function pageTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const add = (text: string | null) => {
      const plain = text?.replace(/\s+/g, ' ').trim() ?? ''
      if (/\p{L}{2}/u.test(plain)) found.add(plain)
    }
    const isLanguage = (element: Element | null) =>
      element?.closest('noscript, script, style, code, pre, kbd') === null &&
      element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode
      if (isLanguage(parentElement)) add(textContent)
    }
    const names = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names) if (isLanguage(element)) add(element.getAttribute(name))
    for (const part of document.title.split(' · ')) add(part)
    return [...found]
  })
}
