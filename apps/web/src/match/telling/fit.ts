/* Long sentences in smaller letters: the prompt must not grow, because the board lies around it. */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

const SMALLER = [0.9, 0.82, 0.75] as const

/** In pixels: less than a line. */
const TAILS = 4

/** For a line whose height is limited. What is too long even in the smallest letters can be scrolled. */
export function useFit(text: unknown, inSight: 'start' | 'end'): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (line.current !== null) fit(line.current, inSight)
  }, [text])
  useEffect(() => {
    const again = () => {
      if (line.current !== null) fit(line.current, inSight)
    }
    addEventListener('resize', again)
    return () => removeEventListener('resize', again)
  }, [])
  return line
}

export function fit(line: HTMLElement, inSight: 'start' | 'end'): void {
  line.style.fontSize = ''
  line.removeAttribute('data-small')
  if (!isCut(line)) return
  const usual = Number.parseFloat(getComputedStyle(line).fontSize)
  line.dataset.small = ''
  for (const factor of SMALLER) {
    line.style.fontSize = `${usual * factor}px`
    if (!isCut(line)) return
  }
  if (inSight === 'end') line.scrollTop = line.scrollHeight
}

/** Places that can be pressed, and letters with long tails, reach a little below their line. */
function isCut({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + TAILS
}
