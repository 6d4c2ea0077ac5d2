/* Installs Debian packages for tests, where we may: as root, with apt-get. Services in a package are not started. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { findProgram } from './find-program.ts'

/** Debian's packages ask this before they start a service: 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d'
const LIMIT = 600_000

export function mayInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined
}

/** True if all of them are installed now. Several processes may call it at once: apt-get waits for its lock. */
export function installPackages(packages: readonly string[]): boolean {
  if (!mayInstall()) return false
  const isOurs = refuseServices()
  try {
    // On a fresh machine the package lists are empty; elsewhere they may be outdated.
    return aptGet('install', packages) || (aptGet('update') && aptGet('install', packages))
  } finally {
    if (isOurs) rmSync(POLICY, { force: true })
  }
}

function aptGet(verb: 'install' | 'update', packages: readonly string[] = []): boolean {
  const how = verb === 'install' ? ['--yes', '--no-install-recommends'] : []
  const { status } = spawnSync(
    'apt-get',
    ['-o', 'DPkg::Lock::Timeout=240', '-o', 'APT::Get::Lock::Timeout=240', verb, ...how, ...packages],
    { stdio: 'ignore', timeout: LIMIT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  )
  return status === 0
}

/** True if the policy is ours to remove. */
function refuseServices(): boolean {
  if (existsSync(POLICY)) return false
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return true
}
