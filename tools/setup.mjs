// Installs the dependencies when they are missing or no longer fit the lock file.
// Plain JavaScript without imports of its own: it runs before anything is installed, on any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules', '.logres-setup')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')
const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined

if (installed !== wanted) {
  const why = installed === undefined ? 'not installed yet' : 'the lock file has changed'
  console.error(`Logres: installing dependencies (${why}; about half a minute) …`)
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('Logres: "npm ci" failed, see above. Is the package registry within reach?')
    process.exit(1)
  }
  const node = spawnSync(join(root, 'node_modules', '.bin', 'node'), ['--version'], { encoding: 'utf8' })
  if (!node.stdout?.startsWith('v24.')) {
    console.error(
      'Logres: the package "node" did not bring Node 24. Are install scripts switched off (ignore-scripts)?',
    )
    process.exit(1)
  }
  writeFileSync(stampFile, wanted)
  console.error('Logres: dependencies are in place.')
}
