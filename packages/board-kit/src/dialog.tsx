/* The browser's own dialog: it traps focus, closes with Escape, and restores focus. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'
import { type Lang, lang } from './lang.ts'

const CLOSE: Readonly<Record<Lang, string>> = { en: 'Close', fr: 'Fermer', de: 'Schließen', it: 'Chiudi' }

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly broad?: boolean
}

/** Open while it is rendered. */
export function Dialog({ title, onClose, children, broad = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const { current } = element
    const before = document.activeElement
    current?.showModal()
    return () => {
      current?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the one beside it
    <dialog
      ref={element}
      class={broad ? 'dialog broad' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" class="icon-button close-button" aria-label={CLOSE[lang.value]} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </dialog>
  )
}
