/* The server in a process of its own that says how much memory it needs. */
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'

const { port } = await startServer(readConfig(process.env), { minBotDelay: 0 })
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ heapUsed, rss })
})
process.send?.({ port })
