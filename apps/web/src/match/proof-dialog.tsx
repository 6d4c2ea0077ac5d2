/* "Verify this game": what was found, part by part, in words. */

import { Dialog } from '@logres/board-kit'
import { isRefusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { receiptsOf } from '../pages/table/sealing.ts'
import type { Speech } from './game-words.ts'
import { type Finding, isWrong, prove } from './proof.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './proof.css'

export function Verify({ state }: { readonly state: MatchState }) {
  const findings = useSignal<readonly Finding[] | 'checking' | undefined>(undefined)
  const words = t()
  const close = () => {
    findings.value = undefined
  }
  const check = async () => {
    findings.value = 'checking'
    const { play, table } = state.match
    const record = await play.record()
    if (isRefusal(record)) {
      close()
      state.refused(record)
      return
    }
    // The one that led to a start.
    const receipt = table && receiptsOf(table.id).find((each) => each.table !== null)
    findings.value = prove(play.game, record, receipt)
  }
  const found = findings.value
  return (
    <>
      <button type="button" class="match-button" onClick={() => void check()}>
        {words.verify}
      </button>
      {found === undefined ? null : (
        <Dialog title={words.verify} onClose={close}>
          <div role="status">
            {found === 'checking' ? <p>{words.verifying}</p> : <Found found={found} speech={state.speech} />}
          </div>
        </Dialog>
      )}
    </>
  )
}

export function Found({ found, speech }: { readonly found: readonly Finding[]; readonly speech: Speech }) {
  const words = t()
  return (
    <>
      <ul class="match-proof">
        {found.map((finding) => (
          <li key={finding.kind} data-is={finding.kind}>
            <span aria-hidden="true">{isWrong(finding) ? '✗' : finding.kind === 'noReceipt' ? '·' : '✓'}</span>{' '}
            {sayFinding(finding, speech)}
          </li>
        ))}
      </ul>
      {found.some(isWrong) ? <p>{words.notVerified}</p> : found.some(wasSealed) ? <p>{words.verifiedMeans}</p> : null}
    </>
  )
}

const wasSealed = (finding: Finding) => finding.kind === 'verified' && finding.isSealed

function sayFinding(finding: Finding, speech: Speech): string {
  const words = t()
  switch (finding.kind) {
    case 'verified':
      return finding.isSealed ? words.verified(finding.entries) : words.verifiedSeed(finding.entries)
    case 'fault':
      return `${words.fault(finding.entry)} ${speech.fault(finding.code, finding.params)}`
    case 'sameTable':
      return words.sameTable
    case 'otherTable':
      return words.otherTable
    case 'ownNonce':
      return words.ownNonce
    case 'otherNonce':
      return words.otherNonce
    case 'noReceipt':
      return words.noReceipt
  }
}
