#!/usr/bin/env node
import { benchCluster, FULL, QUICK } from './index.ts'
import { measureWrites, writesLine } from './store-writes.ts'

const plan = process.argv.includes('--quick') ? QUICK : FULL
const rates = await benchCluster(plan, console.log)
const writes = await measureWrites(plan)
if (writes !== undefined) console.log(`\n${writesLine(writes)}`)
if (rates === undefined || writes === undefined) process.exitCode = 1
