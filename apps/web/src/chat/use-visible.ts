import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Whether a part of the page is in sight: on phones a chat may be open but scrolled away. */
export function useIsVisible(section: RefObject<HTMLElement | null>): boolean {
  const isSeen = useSignal(true)
  useEffect(() => {
    const { current } = section
    if (current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen.value = entries.at(-1)?.isIntersecting === true
      },
      // The lowest part of the screen is covered by the bar.
      { rootMargin: '0px 0px -20%' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [section, isSeen])
  return isSeen.value
}
