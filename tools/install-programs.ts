/*
 * Installs what the tests need besides our own packages, in one go: a browser, fonts, databases, a proxy. Where we
 * may not install, nothing is done: each part that needs one of them is then reported as skipped.
 */
import { BROWSER_PACKAGES, findBrowser } from '@logres/browser-testing'
import { findProgram, installPackages, mayInstall } from '@logres/service-testing'

const PROGRAMS = [
  { name: 'initdb', pack: 'postgresql' },
  { name: 'redis-server', pack: 'redis-server' },
  { name: 'caddy', pack: 'caddy' },
]

export function installPrograms(): void {
  const missing = [
    ...(findBrowser() === undefined ? BROWSER_PACKAGES : []),
    ...PROGRAMS.filter(({ name }) => findProgram(name) === undefined).map(({ pack }) => pack),
  ]
  if (missing.length === 0 || !mayInstall()) return
  console.error(`Logres: installing what the tests need from Debian (${missing.join(', ')}) …`)
  if (!installPackages(missing)) console.error('Logres: not all of it could be installed.')
}
