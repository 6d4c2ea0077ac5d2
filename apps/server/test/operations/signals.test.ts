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
const TIMEOUT = { maxMs: 10_000, duplicateMs: 20 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a graceful shutdown exits with code 0', async () => {
  const host = new FakeHost()
  stopOnSignals(host, async () => {}, TIMEOUT)
  expect(host.codes).toEqual([])
  host.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(host.codes).toEqual([0])
})

test('a failed shutdown exits with code 1', async () => {
  const host = new FakeHost()
  stopOnSignals(host, () => Promise.reject(new Error('the disk is gone')), TIMEOUT)
  host.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(0)
  expect(host.codes).toEqual([1])
})

test('a shutdown that takes too long is cut short', async () => {
  const host = new FakeHost()
  stopOnSignals(host, never, { maxMs: 30, duplicateMs: 20 })
  host.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(29)
  expect(host.codes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(host.codes).toEqual([1])
})

test('a second signal ends at once, unless it is a duplicate of the first; shutdown starts once', async () => {
  const host = new FakeHost()
  let stops = 0
  const stop = () => {
    stops += 1
    return never()
  }
  stopOnSignals(host, stop, TIMEOUT)
  host.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(20)
  host.emit('SIGINT')
  expect(host.codes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  host.emit('SIGTERM')
  expect(host.codes).toEqual([1])
  expect(stops).toBe(1)
})
