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
    // There is no clipboard API without https.
    return false
  }
}

/** The old way works without https, as on a home network. A dialog traps focus, so the text area must be inside it. */
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
