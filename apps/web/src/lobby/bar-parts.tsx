/* What the rows of the looking bar have in common. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** Draws again so often, in milliseconds. */
export function useTicks(every: number): number {
  const now = useSignal(performance.now())
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now()
    }, every)
    return () => clearInterval(timer)
  }, [every, now])
  return now.value
}

interface BarProps {
  readonly marks: ComponentChildren
  readonly head: ComponentChildren
  readonly text: string
  readonly children: ComponentChildren
}

export function Bar({ marks, head, text, children }: BarProps) {
  return (
    <>
      <span class="bar-marks">{marks}</span>
      <p>
        {head}
        <small>{text}</small>
      </p>
      <span class="bar-buttons">{children}</span>
    </>
  )
}
