/* "Verify this game": the findings in words. */

import { Dialog } from '@logres/board-kit'
import { type BrokenSeals, isRefusal } from '@logres/kernel'
import { brokenSealsText } from '../broken-seals-text.ts'
import { t as site } from '../i18n/site.ts'
import { receiptsOf } from '../pages/table/sealing.ts'
import type { GameTexts } from './game-texts.ts'
import { type Finding, isWrong, prove } from './proof.ts'
import type { MatchState } from './state.ts'
import { t } from './words/index.ts'
import './proof.css'

export function VerifyButton({ state }: { readonly state: MatchState }) {
  return (
    <button type="button" class="match-button" onClick={() => void check(state)}>
      {t().verify}
    </button>
  )
}

async function check(state: MatchState): Promise<void> {
  const { proof, match } = state
  const { play, table } = match
  proof.value = 'checking'
  const record = await play.record()
  if (isRefusal(record)) {
    proof.value = undefined
    state.showRefusal(record)
  } else proof.value = prove(play.game, record, table === undefined ? [] : receiptsOf(table.id))
}

/** Not part of the button: the page about the end may open meanwhile, and replaces the button. */
export function ProofDialog({ state }: { readonly state: MatchState }) {
  const { proof } = state
  const found = proof.value
  if (found === undefined) return null
  const close = () => {
    proof.value = undefined
  }
  const words = t()
  return (
    <Dialog title={words.verify} onClose={close}>
      <div role="status">
        {found === 'checking' ? <p>{words.verifying}</p> : <Findings found={found} texts={state.texts} />}
      </div>
    </Dialog>
  )
}

export function Findings({ found, texts }: { readonly found: readonly Finding[]; readonly texts: GameTexts }) {
  const words = t()
  return (
    <>
      <ul class="match-proof">
        {found.map((finding) => (
          <li key={finding.kind} data-is={finding.kind}>
            <span aria-hidden="true">{markOf(finding)}</span> {sayFinding(finding, texts)}
          </li>
        ))}
      </ul>
      {found.some(isWrong) ? <p>{words.notVerified}</p> : <Meaning found={found} />}
    </>
  )
}

function markOf(finding: Finding): string {
  if (isWrong(finding)) return '✗'
  if (finding.kind === 'serverAlone') return '!'
  return finding.kind === 'noReceipt' || finding.kind === 'sealedAgain' ? '·' : '✓'
}

function Meaning({ found }: { readonly found: readonly Finding[] }) {
  const words = t()
  const isSealed = found.some((finding) => finding.kind === 'verified' && finding.isSealed)
  if (!isSealed) return <p>{words.verifiedSeedMeans}</p>
  const isChoice = found.some(
    (finding) => finding.kind === 'serverAlone' || (finding.kind === 'sealedAgain' && drawsOf(finding.broken) > 1),
  )
  return <p>{isChoice ? words.notProven : `${words.verifiedMeans} ${words.notProven}`}</p>
}

/** Each attempt in which somebody had revealed was a draw that somebody who cheats could refuse. */
function drawsOf({ count, last }: BrokenSeals): number {
  return 1 + count - last.filter(({ revealed }) => revealed.length === 0).length
}

function saySealedAgain(broken: BrokenSeals): string {
  const words = site().seals
  const last = broken.last.map(({ by, ...each }) => ({ ...each, names: by.map(nameOf) }))
  const draws = drawsOf(broken)
  const sentence = words.sealedTimes(broken.count + 1, brokenSealsText({ ...broken, last }))
  return draws > 1 ? `${sentence} ${words.means(draws)}` : sentence
}

const nameOf = ({ name }: { readonly name: string }) => name

function sayFinding(finding: Finding, texts: GameTexts): string {
  const words = t()
  switch (finding.kind) {
    case 'verified':
      return finding.isSealed ? words.verified(finding.entries) : words.verifiedSeed(finding.entries)
    case 'fault':
      return `${words.fault(finding.entry)} ${texts.fault(finding.code, finding.params)}`
    case 'serverAlone':
      return site().seals.serverAlone
    case 'sealedAgain':
      return saySealedAgain(finding.broken)
    case 'attemptsListed':
      return words.attemptsListed
    case 'hiddenAttempt':
      return words.hiddenAttempt
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
