/* "Verify this game": the findings in words. */

import { Dialog } from '@logres/board-kit'
import { isRefusal } from '@logres/kernel'
import { useSignal } from '@preact/signals'
import { receiptsOf } from '../pages/table/sealing.ts'
import type { GameTexts } from './game-texts.ts'
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
      state.showRefusal(record)
      return
    }
    // The receipt that belongs to the start.
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
            {found === 'checking' ? <p>{words.verifying}</p> : <Findings found={found} texts={state.texts} />}
          </div>
        </Dialog>
      )}
    </>
  )
}

export function Findings({ found, texts }: { readonly found: readonly Finding[]; readonly texts: GameTexts }) {
  const words = t()
  return (
    <>
      <ul class="match-proof">
        {found.map((finding) => (
          <li key={finding.kind} data-is={finding.kind}>
            <span aria-hidden="true">{isWrong(finding) ? '✗' : finding.kind === 'noReceipt' ? '·' : '✓'}</span>{' '}
            {sayFinding(finding, texts)}
          </li>
        ))}
      </ul>
      {found.some(isWrong) ? <p>{words.notVerified}</p> : found.some(wasSealed) ? <p>{words.verifiedMeans}</p> : null}
    </>
  )
}

const wasSealed = (finding: Finding) => finding.kind === 'verified' && finding.isSealed

function sayFinding(finding: Finding, texts: GameTexts): string {
  const words = t()
  switch (finding.kind) {
    case 'verified':
      return finding.isSealed ? words.verified(finding.entries) : words.verifiedSeed(finding.entries)
    case 'fault':
      return `${words.fault(finding.entry)} ${texts.fault(finding.code, finding.params)}`
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
