import { t } from '../i18n/site.ts'
import { showToast, showWhyNot } from './toasts.tsx'

export async function copyText(text: string, done: string): Promise<void> {
  if ((await isCopied(text)) || isCopiedByHand(text)) showToast({ text: done })
  else showWhyNot(t().table.copyFailed)
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https there is no clipboard.
    return false
  }
}

/** On a home network without https the old way still works. A dialog keeps the focus, so the text must lie in it. */
function isCopiedByHand(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'vh'
  area.readOnly = true
  const host = before?.closest('dialog') ?? document.body
  host.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
