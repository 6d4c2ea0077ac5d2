/* The server as a child process that measures how long its event loop is blocked. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'

const { port, stop } = await startServer(readConfig(process.env), { minBotDelay: 0 })
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', (what) => {
  if (what === 'stop') {
    void stop().then(() => process.disconnect())
    return
  }
  if (what === 'reset') {
    globalThis.gc?.()
    delay.reset()
  }
  const longest = delay.max / 1e6
  // Only now: collecting all garbage at once blocks too.
  if (what === 'memory') globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ longest, heapUsed, rss, cpu: process.cpuUsage().user / 1000 })
})
process.send?.({ port })
