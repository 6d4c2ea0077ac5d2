/* Whether a person can reach all that can be pressed on a page, judged by where it lies. */
import type { Page } from 'playwright-core'

/**
 * Controls that lie outside the window and cannot be scrolled into it, that something else covers, or whose words do not fit;
 * and a page that scrolls sideways. Parts of a stack, such as fanned cards, may cover each other as long as enough is exposed.
 */
export function controlFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Of the points tried in each control; a drawing does not fill its box. */
    const enough = (control: Element) => (control instanceof SVGElement ? 0.04 : 0.2)
    const places = ['nearest', 'center', 'start', 'end'] as const
    const faults: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) faults.push(`the page scrolls sideways: ${root.scrollWidth} px`)
    scrollTo(0, 0)
    for (const control of controls()) {
      const reached = places.some((block) => isReached(control, block))
      if (!reached) faults.push(`out of reach or covered: ${nameOf(control)}, ${describe(control)}`)
      if (isCut(control)) faults.push(`cut: ${nameOf(control)}`)
      if (isBlank(control)) faults.push(`blank: ${nameOf(control)}`)
    }
    scrollTo(0, 0)
    return faults

    function controls(): Element[] {
      // What lies under a dialog is not asked for.
      const under = document.querySelector('.match dialog[open]') === null ? '.match' : '.match dialog[open]'
      const all = document.querySelectorAll<HTMLElement | SVGElement>(
        `${under} :is(button, a[href], input, select, textarea, summary, [role="button"])`,
      )
      return [...all].filter((each) => {
        // Of the many lines of a log the last one will do.
        const line = each.closest('.match-log-lines li, .match-log-lines section')
        if (line !== null && line.nextElementSibling !== null) return false
        if (each.matches(':disabled, [aria-disabled="true"]') || !each.checkVisibility({ visibilityProperty: true }))
          return false
        const { width, height } = each.getBoundingClientRect()
        return width > 2 && height > 2
      })
    }

    /** In the window, though what no person can scroll stays where it was, and enough of it on top. */
    function isReached(control: Element, block: ScrollLogicalPosition): boolean {
      const still = hiders(control)
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      for (const hider of still) hider.scrollTo(0, 0)
      const { left, top, right, bottom } = control.getBoundingClientRect()
      const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
      return isInside && exposed(control) >= enough(control)
    }

    /** What cuts off its content, and could only be scrolled by a script. */
    function hiders(control: Element): Element[] {
      const found: Element[] = []
      for (let each = control.parentElement; each !== null; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each)
        if (overflowX === 'hidden' && overflowY === 'hidden') found.push(each)
      }
      return found
    }

    /** The part of its points at which a click would meet it. */
    function exposed(control: Element): number {
      const { left, top, width, height } = control.getBoundingClientRect()
      const steps = [0.08, 0.3, 0.5, 0.7, 0.92]
      const met = steps.flatMap((x) =>
        steps.filter((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height)
          return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true)
        }),
      )
      return met.length / (steps.length * steps.length)
    }

    function isCut(control: Element): boolean {
      const isWord = control.matches('.match-button, .tab-bar button')
      return (
        isWord && (control.scrollWidth > control.clientWidth + 1 || control.scrollHeight > control.clientHeight + 2)
      )
    }

    /** Neither a picture nor a word is to be seen on it. */
    function isBlank(control: Element): boolean {
      if (!control.matches('.match-button')) return false
      const isSeen = (part: Element) => {
        const { width, height } = part.getBoundingClientRect()
        return width > 4 && height > 4
      }
      const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (words.nextNode() !== null) {
        const { currentNode } = words
        const { parentElement } = currentNode
        if (currentNode.textContent?.trim() !== '' && parentElement !== null && isSeen(parentElement)) return false
      }
      return ![...control.querySelectorAll('svg, img')].some(isSeen)
    }

    function nameOf(control: Element): string {
      const text = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
      return `${control.tagName.toLowerCase()}.${control.getAttribute('class') ?? ''} "${text}"`
    }

    function describe(control: Element): string {
      const { left, top, right, bottom } = control.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return `${[left, top, right, bottom].map(Math.round).join(' ')}, exposed ${exposed(control)}, under ${over?.getAttribute('class')}`
    }
  })
}
