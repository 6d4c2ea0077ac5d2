import { expect, test } from 'vitest'
import { PendingAction } from '../src/index.ts'

test('an action that is chosen again and again is due when it would have been at first', () => {
  const pending = new PendingAction()
  expect(pending.msLeft({ kind: 'accept', n: 1 }, 6000, 1000)).toBe(6000)
  expect(pending.msLeft({ kind: 'accept', n: 1 }, 6000, 3500)).toBe(3500)
  expect(pending.msLeft({ kind: 'accept', n: 1 }, 6000, 9000)).toBe(0)
})

test('another action, or the same once more after it was taken, waits from the beginning', () => {
  const pending = new PendingAction()
  pending.msLeft({ kind: 'accept', n: 1 }, 6000, 1000)
  expect(pending.msLeft({ kind: 'accept', n: 2 }, 6000, 3000)).toBe(6000)
  pending.clear()
  expect(pending.msLeft({ kind: 'accept', n: 2 }, 6000, 4000)).toBe(6000)
})
