/* Toasts: short messages at the bottom of the page. Announced to screen readers; they disappear after a while. */

import { Icon, type IconName } from '@logres/board-kit'
import { signal } from '@preact/signals'
import { t } from '../i18n/site.ts'

export interface ToastOptions {
  readonly text: string
  readonly icon?: IconName
  /** The message is a reason why something is not possible: shown in red. */
  readonly isWhy?: boolean
  readonly link?: { readonly href: string; readonly text: string }
  /** A button, for undoing what was done; pressing it closes the toast. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

interface Toast extends ToastOptions {
  readonly no: number
}

const toasts = signal<readonly Toast[]>([])
let count = 0

export function showToast(options: ToastOptions): void {
  count++
  const no = count
  toasts.value = [...toasts.value.filter(({ text }) => text !== options.text).slice(-2), { ...options, no }]
  // Longer texts stay longer.
  setTimeout(() => dismiss(no), 4000 + options.text.length * 60)
}

export function dismiss(no: number): void {
  toasts.value = toasts.value.filter((toast) => toast.no !== no)
}

/** Why something is not possible, with a link to the rule. */
export function showWhyNot(text: string, link?: ToastOptions['link']): void {
  showToast({ text, icon: 'warn', isWhy: true, ...(link && { link }) })
}

export function ToastCard({
  text,
  icon = 'check',
  isWhy = false,
  link,
  action,
  onClose,
}: ToastOptions & { readonly onClose?: () => void }) {
  return (
    <div class={isWhy ? 'toast why' : 'toast'}>
      <Icon name={icon} size={isWhy ? 22 : 20} />
      <p>{text}</p>
      {link !== undefined && <a href={link.href}>{link.text}</a>}
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            onClose?.()
            action.run()
          }}
        >
          {action.text}
        </button>
      )}
      {onClose !== undefined && (
        <button type="button" onClick={onClose}>
          {t().shell.close}
        </button>
      )}
    </div>
  )
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <ToastCard key={toast.no} {...toast} onClose={() => dismiss(toast.no)} />
      ))}
    </div>
  )
}
