/*
 * Installs what the tests need besides our own packages, in one go: a browser, fonts, databases, a proxy, Python. Where we
 * may not install, nothing is done: each part that needs one of them is then reported as NOT RUN.
 */
import { spawnSync } from 'node:child_process'
import { BROWSER_PACKAGES, findBrowser } from '@logres/browser-testing'
import { findProgram, installPackages, mayInstall } from '@logres/service-testing'

const PROGRAMS = [
  { name: 'initdb', pack: 'postgresql' },
  { name: 'redis-server', pack: 'redis-server' },
  { name: 'caddy', pack: 'caddy' },
  { name: 'python3', pack: 'python3' },
  // For files that become read-only; a small Debian lacks it.
  { name: 'chattr', pack: 'e2fsprogs' },
]

/** Both that the pages are fitted to. */
function hasFonts(): boolean {
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return /Liberation Sans/.test(stdout ?? '') && /DejaVu Sans/.test(stdout ?? '')
}

export function installPrograms(): void {
  const missing = [
    ...(findBrowser() === undefined || !hasFonts() ? BROWSER_PACKAGES : []),
    ...PROGRAMS.filter(({ name }) => findProgram(name) === undefined).map(({ pack }) => pack),
  ]
  if (missing.length === 0 || !mayInstall()) return
  console.error(`Logres: installing what the tests need from Debian (${missing.join(', ')}) …`)
  if (!installPackages(missing)) console.error('Logres: not all of it could be installed.')
}
