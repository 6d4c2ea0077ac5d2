/*
 * npm run test:bare: the README's two commands on a machine that has nothing but Node and npm. Builds a clean Debian in a
 * temporary folder, clones the last commit into it, waits until `npm start` answers with a page, then runs `npm test`, all
 * parts of it. Needs root on Debian.
 *
 *   --runs N    so many times, each in a clean root of its own (default 1)
 *   --busy N    with N busy loops beside it
 *   --keep      leaves the root in place and prints its path
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findProgram, freePort, installPackages } from '@logres/service-testing'
import { ROOT } from './check/sources.ts'

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
/** The Debian mirrors of this machine: every Debian has one of these files. */
const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']
/** Environment variables for network access. */
const NETWORK = /^(https?_proxy|no_proxy|npm_config_registry)$/i
const START_LIMIT = 10 * 60_000
/** Exits when its parent has ended, however that happened. */
const BUSY = 'for (const parent = process.ppid; process.ppid === parent; );'

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill('SIGKILL')
    process.exit(1)
  })

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    busy: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
  },
})

const hindrance = whyNotHere()
if (hindrance !== undefined) {
  console.error(`test:bare cannot run here: ${hindrance}`)
  process.exit(2)
}
const results: string[] = []
for (let i = 1; i <= Number(options.runs); i++) {
  const result = await runOnce(Number(options.busy))
  results.push(result.text)
  if (!result.isGreen) process.exitCode = 1
}
for (const [i, text] of results.entries()) console.log(`test:bare, run ${i + 1} of ${results.length}: ${text}`)

function whyNotHere(): string | undefined {
  if (process.getuid?.() !== 0) return 'it changes its root folder, which only root may do.'
  if (!existsSync('/etc/debian_version')) return 'it builds its root from the mirrors of a Debian.'
  if (findProgram('mmdebstrap') === undefined && !installPackages(['mmdebstrap']))
    return 'mmdebstrap is missing and could not be installed.'
  return undefined
}

async function runOnce(busy: number): Promise<{ readonly isGreen: boolean; readonly text: string }> {
  const root = mkdtempSync(join(tmpdir(), 'logres-bare-'))
  const loops = Array.from({ length: busy }, () => begin(spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' })))
  try {
    console.log(`test:bare: building a clean root in ${root} …`)
    buildRoot(root)
    const started = await timed(() => pageAnswers(root))
    console.log(`test:bare: npm start answered with a page after ${started.time}.`)
    const tested = await timed(() => inRoot(root, 'LOGRES_TEST_ALL=1 npm test').done)
    const isGreen = tested.value === 0
    const beside = busy === 0 ? 'quiet' : `${busy} busy loops beside it`
    return {
      isGreen,
      text: `${isGreen ? 'green' : 'RED'}, ${beside}: npm start ${started.time}, npm test ${tested.time}`,
    }
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
    if (options.keep) console.log(`test:bare: the root is left in ${root}`)
    else rmSync(root, { recursive: true, force: true })
  }
}

/** Debian's smallest system with apt, this machine's Node and npm, and a clone of the last commit. */
function buildRoot(root: string): void {
  const mirrors = SOURCES.find((file) => existsSync(file) && /^\s*[^#\s]/m.test(readFileSync(file, 'utf8')))
  if (mirrors === undefined) throw new Error(`no Debian mirrors in ${SOURCES.join(' or ')}`)
  const suite = /^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable'
  must('mmdebstrap', ['--quiet', '--variant=apt', '--include=ca-certificates', suite, root, mirrors])
  for (const file of ['/etc/resolv.conf', '/etc/hosts', CERTIFICATES, process.env.NODE_EXTRA_CA_CERTS ?? CERTIFICATES])
    if (existsSync(file)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      cpSync(file, join(root, file), { dereference: true })
    }
  copyNode(root)
  must('git', ['clone', '--quiet', '--no-hardlinks', ROOT, join(root, 'srv', 'logres')])
}

/** The Node that was installed before ours came as a package, and its npm. */
function copyNode(root: string): void {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const [node, npm] = ['node', 'npm'].map((name) => findProgram(name, { PATH: folders.join(delimiter) }))
  if (node === undefined || npm === undefined) throw new Error('there is no Node and npm on this machine to be copied')
  cpSync(realpathSync(node), join(root, 'usr/local/bin/node'))
  // npm's own folder: the command is a link to …/npm/bin/npm-cli.js.
  cpSync(dirname(dirname(realpathSync(npm))), join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
    dereference: true,
  })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name))
}

/** Starts the server as the README says, requests its page until it answers, and stops it. */
async function pageAnswers(root: string): Promise<void> {
  const port = await freePort()
  const server = inRoot(root, `LOGRES_PORT=${port} npm start`)
  let hasEnded = false
  const ended = server.done.then(() => {
    hasEnded = true
  })
  const limit = Date.now() + START_LIMIT
  while (!(await hasPage(port))) {
    if (hasEnded) throw new Error('npm start has ended before a page came, see above')
    if (Date.now() > limit) {
      server.end()
      throw new Error('npm start has not answered with a page in ten minutes')
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  server.end()
  await ended
}

async function hasPage(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    return answer.ok && (await answer.text()).includes('<title>')
  } catch {
    return false
  }
}

/**
 * Runs a command in the clone, with its own processes and mounts: all of them end with it. Only the network settings
 * of this machine's environment are passed on.
 */
function inRoot(root: string, command: string): { readonly done: Promise<number>; end(): void } {
  const script = `
    mount -t proc proc "$1/proc"
    mount -t sysfs sys "$1/sys"
    mount --rbind /dev "$1/dev"
    mount -t tmpfs shm "$1/dev/shm"
    exec chroot "$1" /bin/sh -c 'cd /srv/logres && '"$2"
  `
  const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name) || name === 'NODE_EXTRA_CA_CERTS')
  const child = begin(
    spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-euc', script, 'sh', root, command], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...Object.fromEntries(network),
        ...{ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' },
      },
    }),
  )
  const done = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
  return { done, end: () => void child.kill('SIGKILL') }
}

/** Ends with us if we are stopped. */
function begin(child: ChildProcess): ChildProcess {
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

function must(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly time: string }> {
  const since = Date.now()
  const value = await work()
  const seconds = Math.round((Date.now() - since) / 1000)
  return { value, time: `${Math.floor(seconds / 60)} min ${seconds % 60} s` }
}
