/*
 * What the tests need beside our own packages, installed in one go before they begin: a browser, letters, databases, a proxy.
 * Where it may not be installed, nothing is done: each part that needs one of them then names itself as not run.
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
