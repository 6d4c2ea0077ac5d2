import type { Refusal } from '@logres/kernel'
import { showWhyNot } from '../design/toasts.tsx'
import { explain } from './refusal-texts.ts'

/** Shows a refusal as a toast. */
export async function showRefusal(refusal: Refusal): Promise<void> {
  showWhyNot(await explain(refusal))
}
