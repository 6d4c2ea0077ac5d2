#!/usr/bin/env node
import { BadConfig, readConfig } from './config.ts'
import { startServer } from './server.ts'

try {
  const running = await startServer(readConfig(process.env))
  console.log(`Logres is at ${running.address}`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      running.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof BadConfig)) throw error
  console.error(`Logres: ${error.message}`)
  process.exitCode = 2
}
