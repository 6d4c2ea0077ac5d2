#!/usr/bin/env node
import { type Config, readConfig } from './config.ts'
import { whyNotStarted } from './operations/not-started.ts'
import { stopOnSignals } from './operations/signals.ts'
import { startServer } from './server.ts'

let config: Config | undefined
try {
  config = readConfig(process.env)
  const running = await startServer(config)
  stopOnSignals(process, () => running.stop())
  console.log(`Logres is at ${running.address}`)
} catch (error) {
  const reason = whyNotStarted(error, config)
  if (reason === undefined) throw error
  console.error(`Logres: ${reason}`)
  process.exitCode = 2
}
