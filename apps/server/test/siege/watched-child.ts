/*
 * The server as a child process that measures how long its event loop is blocked: by the clock, and by the processor
 * time of its thread. On a busy machine only the latter says something about the server.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'

class LoopMonitor {
  #clock = performance.now()
  #work = worked()
  longest = 0
  longestWork = 0

  /** It runs in every turn of the event loop that takes a millisecond or more. */
  tick(): void {
    const [clock, work] = [performance.now(), worked()]
    this.longest = Math.max(this.longest, clock - this.#clock)
    this.longestWork = Math.max(this.longestWork, work - this.#work)
    this.#clock = clock
    this.#work = work
  }

  reset(): void {
    this.tick()
    this.longest = 0
    this.longestWork = 0
  }
}

/** Milliseconds of processor time that this thread has used. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const { port, stop } = await startServer(readConfig(process.env), { minBotDelay: 0 })
const monitor = new LoopMonitor()
setInterval(() => monitor.tick(), 1)
process.on('message', async (what) => {
  if (what === 'stop') {
    await stop()
    process.exit()
  }
  const { longest, longestWork } = monitor
  if (what !== 'report') {
    // That blocks too.
    globalThis.gc?.()
    await sleep(20)
    monitor.reset()
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  const all = process.cpuUsage()
  process.send?.({ longest, longestWork, heapUsed, external, rss, cpu: (all.user + all.system) / 1000, work: worked() })
})
process.send?.({ port })
