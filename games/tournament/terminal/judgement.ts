/* 7 The judgement of God by hand: a terminal has no tokens to touch, so they are typed, and the clerk enters the time. */
import { present, type Seat } from '@logres/kernel'
import type { ByHand } from '@logres/terminal'
import { type Action, LONGEST_TOUCH, question, TOKENS, type Token, type View } from '../rules/index.ts'

export function byHand(view: View): ByHand<Action> | undefined {
  const asked = question(view)
  const { viewer } = view
  if (asked?.kind !== 'judgement' || viewer === 'table') return undefined
  const side = asked.pair.indexOf(viewer)
  if (side < 0) return undefined
  if (asked.shown === null) {
    return {
      prompt: 'Press Enter, and the tokens are thrown. Then type the right one: 1 crown, 2 cup, 3 orb, 4 all. ',
      enter: () => ({ kind: 'throwTokens', shown: 'both' }),
    }
  }
  if (asked.hasTouched[side] === true) return undefined
  return { prompt: '1 crown, 2 cup, 3 orb, 4 all: ', enter: (line, ms) => touch(viewer, line, Math.round(ms)) }
}

/** 7.2 An empty line is no touch, and so is one that comes too late. */
function touch(seat: Seat, line: string, ms: number): Action | undefined {
  const token = line === '' ? null : tokenOf(line)
  if (token === undefined) return undefined
  if (token === null || ms > LONGEST_TOUCH) return { kind: 'touch', seat, token: null, ms: null, measured: null }
  return { kind: 'touch', seat, token, ms, measured: { claimed: ms, span: ms, allowance: 0 } }
}

function tokenOf(line: string): Token | undefined {
  const text = line.toLowerCase().replace(/\s+/g, '')
  if (/^[1-4]$/.test(text)) return present(TOKENS[Number(text) - 1])
  return text === 'all' ? 'allThree' : TOKENS.find((token) => token.toLowerCase() === text)
}
