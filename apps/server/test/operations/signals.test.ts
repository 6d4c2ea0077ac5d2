import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopOnSignals } from '../../src/operations/signals.ts'

class FakeHost extends EventEmitter {
  readonly codes: number[] = []
  exit(code: number): void {
    this.codes.push(code)
  }
}

const never = () => new Promise<void>(() => {})
const PATIENCE = { longest: 10_000, same: 20 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('after an orderly end the code is 0', async () => {
  const host = new FakeHost()
  stopOnSignals(host, async () => {}, PATIENCE)
  expect(host.codes).toEqual([])
  host.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(host.codes).toEqual([0])
})

test('an end that fails has the code 1', async () => {
  const host = new FakeHost()
  stopOnSignals(host, () => Promise.reject(new Error('the disk is gone')), PATIENCE)
  host.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(0)
  expect(host.codes).toEqual([1])
})

test('an end that takes too long is cut short', async () => {
  const host = new FakeHost()
  stopOnSignals(host, never, { longest: 30, same: 20 })
  host.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(29)
  expect(host.codes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(host.codes).toEqual([1])
})

test('a second signal ends at once, unless it is the echo of the first; stopping begins once', async () => {
  const host = new FakeHost()
  let stops = 0
  const stop = () => {
    stops += 1
    return never()
  }
  stopOnSignals(host, stop, PATIENCE)
  host.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(20)
  host.emit('SIGINT')
  expect(host.codes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  host.emit('SIGTERM')
  expect(host.codes).toEqual([1])
  expect(stops).toBe(1)
})
