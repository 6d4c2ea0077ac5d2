// Builds the pages when they are missing or older than what they are made of. Before `npm start`; half a second when
// nothing has changed. Plain JavaScript: it runs on any Node from 20 on, after tools/setup.mjs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'apps', 'web', 'dist')
const stampFile = join(dist, '.logres-build')

/** Everything that affects the build: the pages, the packages they use, and the versions of the tools. */
function sources() {
  const folders = ['apps/web/src', 'apps/web/public', 'apps/web/vite', 'packages', 'games']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/node_modules|[\\/]test([\\/]|$)/.test(entry.parentPath ?? entry.path))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  )
  const single = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json'].map((file) => join(root, file))
  return [...files, ...single].sort()
}

const hash = createHash('sha256')
for (const file of sources()) hash.update(file.slice(root.length)).update(readFileSync(file))
const wanted = hash.digest('hex')
const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined

if (built !== wanted) {
  console.error('Logres: building the pages …')
  const node = join(root, 'node_modules', '.bin', 'node')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(node, [vite, 'build', join(root, 'apps', 'web'), '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('Logres: the pages could not be built, see above.')
    process.exit(1)
  }
  writeFileSync(stampFile, wanted)
  console.error('Logres: the pages are built.')
}
