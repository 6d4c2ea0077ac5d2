#!/usr/bin/env node
import './operations/gc-flags.ts'
import { codeAtStart } from './admin/claim.ts'
import { type Config, readConfig } from './config.ts'
import { stopOnSignals } from './operations/signals.ts'
import { startErrorMessage } from './operations/start-errors.ts'
import { startServer } from './server.ts'

let config: Config | undefined
try {
  config = readConfig(process.env)
  const running = await startServer(config)
  const code = await codeAtStart(running.store)
  stopOnSignals(process, () => running.stop())
  console.log(`Logres is at ${running.address}`)
  // The only secret that is logged: the reader of this log is the operator.
  if (code !== undefined) console.log(`There is no admin yet. This code makes one, once, at /claim: ${code}`)
} catch (error) {
  const reason = startErrorMessage(error, config)
  if (reason === undefined) throw error
  console.error(`Logres: ${reason}`)
  process.exitCode = 2
}
