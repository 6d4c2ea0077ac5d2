import { describe, expect, test } from 'vitest'
import { type SequenceFrame, sequence } from '../src/index.ts'

interface TurnFrame extends SequenceFrame<'income' | 'play' | 'fight' | 'tidy'> {
  readonly kind: 'turn'
}
type Stack = {
  said: string[]
  frames: (TurnFrame | { readonly kind: 'question' })[]
  skipFight: boolean
  again: number
}

const turn = sequence<TurnFrame, Stack>([
  ['income', (stack) => stack.said.push('income')],
  [
    'play',
    (stack, frame) => {
      stack.said.push('play')
      stack.frames.push({ kind: 'question' })
      if (stack.skipFight) frame.step = 'tidy'
    },
  ],
  ['fight', (stack) => stack.said.push('fight')],
  [
    'tidy',
    (stack, frame) => {
      stack.said.push(`tidy before ${frame.step}`)
      if (stack.again-- > 0) frame.step = 'play'
    },
  ],
])

function begin(change: Partial<Stack> = {}): { stack: Stack; frame: TurnFrame } {
  const frame: TurnFrame = { kind: 'turn', step: 'income' }
  return { frame, stack: { said: [], frames: [frame], skipFight: false, again: 0, ...change } }
}

/** Goes on until something is asked; answers whether anything was done last. */
function run(stack: Stack): void {
  for (let frame = stack.frames.at(-1); frame?.kind === 'turn'; frame = stack.frames.at(-1)) {
    if (!turn.advance(frame, stack)) stack.frames.pop()
  }
}

describe('a sequence', () => {
  test('lists its steps in order', () => {
    expect(turn.steps).toEqual(['income', 'play', 'fight', 'tidy'])
  })

  test('does one step at a time and has moved the frame on before the step runs', () => {
    const { frame, stack } = begin()
    const path: string[] = []
    while (turn.advance(frame, stack)) path.push(frame.step)
    expect(path).toEqual(['play', 'fight', 'tidy', 'done'])
    expect(stack.said).toEqual(['income', 'play', 'fight', 'tidy before done'])
  })

  test('done stays done and does nothing', () => {
    const { stack } = begin()
    const frame: TurnFrame = { kind: 'turn', step: 'done' }
    expect(turn.advance(frame, stack)).toBe(false)
    expect(turn.advance(frame, stack)).toBe(false)
    expect([frame.step, stack.said]).toEqual(['done', []])
  })

  test('stops at a question pushed in the middle and goes on behind it', () => {
    const { frame, stack } = begin()
    run(stack)
    expect(stack.said).toEqual(['income', 'play'])
    expect(stack.frames.at(-1)).toEqual({ kind: 'question' })
    expect(frame.step).toBe('fight')
    stack.frames.pop()
    run(stack)
    expect(stack.said).toEqual(['income', 'play', 'fight', 'tidy before done'])
    expect(stack.frames).toEqual([])
  })

  test('a step may send the frame elsewhere, forward or back', () => {
    const { frame, stack } = begin({ skipFight: true, again: 1 })
    while (turn.advance(frame, stack));
    expect(stack.said).toEqual(['income', 'play', 'tidy before done', 'play', 'tidy before done'])
  })

  test('goes on from data alone: a frame that was stored as JSON', () => {
    const { stack } = begin()
    const stored: TurnFrame = JSON.parse('{"kind":"turn","step":"tidy"}')
    expect(turn.advance(stored, stack)).toBe(true)
    expect(stack.said).toEqual(['tidy before done'])
  })

  test.each(['dance', '', '0', 'toString', '__proto__'])('an unknown step throws: "%s"', (step) => {
    const { stack } = begin()
    const stored: TurnFrame = JSON.parse(JSON.stringify({ kind: 'turn', step }))
    expect(() => turn.advance(stored, stack)).toThrow(/turn has no step/)
    expect(stack.said).toEqual([])
  })

  test('without steps there is nothing but done', () => {
    const nothing = sequence<SequenceFrame<never>, null>([])
    expect(nothing.steps).toEqual([])
    expect(nothing.advance({ kind: 'nothing', step: 'done' }, null)).toBe(false)
  })
})
