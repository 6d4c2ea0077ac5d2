/* The server as a child process that reports its memory. */
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'

const { port } = await startServer(readConfig(process.env), { minBotDelay: 0 })
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ heapUsed, rss })
})
process.send?.({ port })
