import type { Refusal } from '@logres/kernel'
import { showWhyNot } from '../design/toasts.tsx'
import { explain } from './refusal-texts.ts'

/** Says why not at the foot of the page. */
export async function showRefusal(refusal: Refusal): Promise<void> {
  showWhyNot(await explain(refusal))
}
