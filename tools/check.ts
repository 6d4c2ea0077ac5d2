/*
 * npm run check: types, lint and format, imports, classes, French spaces, rules without a test, refusals without a sentence.
 * Prints everything that is wrong, and fails.
 */
import { spawnSync } from 'node:child_process'
import { classFaults } from './check/classes.ts'
import { frenchFaults } from './check/french.ts'
import { importFaults } from './check/imports.ts'
import { messageFaults } from './check/messages.ts'
import { ruleFaults } from './check/rules.ts'
import { ROOT, sheetFiles, sourceFiles } from './check/sources.ts'
import { wordFaults } from './check/words.ts'

function run(what: string, command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${what}`)
  return status === 0
}

function list(what: string, faults: readonly string[]): boolean {
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}`)
  return faults.length === 0
}

const files = sourceFiles()
const results = [
  run('types', 'tsc', ['-p', 'tsconfig.json']),
  run('types of what needs neither browser nor Node', 'tsc', ['-p', 'tsconfig.pure.json']),
  run('types of the pages', 'tsc', ['-p', 'apps/web/tsconfig.json']),
  run('lint and format', 'biome', ['ci', '--colors=off', '--log-level=warn', '.']),
  list('imports point one way', importFaults(files)),
  list('every class is in a sheet and in code', classFaults([...files, ...sheetFiles()])),
  list('French spaces do not break', frenchFaults(files)),
  list('every sentence of the pages is said somewhere', await messageFaults(files)),
  list('every rule has a place and a test', ruleFaults()),
  list('every refusal has a sentence, and no sentence is left over', await wordFaults(files)),
]
process.exitCode = results.every((ok) => ok) ? 0 : 1
