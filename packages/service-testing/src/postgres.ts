import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programsFor } from './programs.ts'
import { eventually, freePort, type Owner, run, type Service, ServiceFolder } from './service.ts'

export interface PostgresService extends Service {
  /** A URL with its own empty schema: as good as a new database, and quick to make. */
  fresh(): Promise<string>
  /** Runs a statement with psql, as the owner of everything; answers its rows, columns separated by `|`. */
  sql(statement: string): Promise<string>
  /** pg_dump and other programs. */
  readonly programs: Readonly<Record<Program, string>>
}

const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pg_dump'] as const
type Program = (typeof PROGRAMS)[number]

const USER = 'logres'

/**
 * A new server, with a user and a database called logres and no password. `what` is reported as skipped where there
 * is no PostgreSQL; `settings` are as in postgresql.conf.
 */
export async function startPostgres(
  what: string,
  settings: Readonly<Record<string, string | number>> = {},
): Promise<PostgresService | undefined> {
  const programs = programsFor(what, PROGRAMS, 'postgresql')
  if (programs === undefined) return undefined
  const owner = otherThanRoot()
  const home = new ServiceFolder('postgres', join('data', 'postmaster.pid'), owner)
  try {
    const postgres = new Postgres(programs, home, owner, settings, await freePort())
    await postgres.create()
    return postgres
  } catch (error) {
    await home.end()
    throw error
  }
}

/** PostgreSQL refuses to be run by root. */
function otherThanRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL refuses to be run by root, and there is neither a user postgres nor a user nobody')
}

class Postgres implements PostgresService {
  readonly programs: Readonly<Record<Program, string>>
  readonly port: number
  readonly url: string
  readonly #home: ServiceFolder
  readonly #owner: Owner | undefined
  readonly #data: string
  readonly #options: string
  #schemas = 0
  readonly #ready: string[] = []

  constructor(
    programs: Readonly<Record<Program, string>>,
    home: ServiceFolder,
    owner: Owner | undefined,
    settings: Readonly<Record<string, string | number>>,
    port: number,
  ) {
    this.programs = programs
    this.port = port
    this.url = `postgres://${USER}@127.0.0.1:${port}/${USER}`
    this.#home = home
    this.#owner = owner
    this.#data = join(home.folder, 'data')
    const all = {
      ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: home.folder, max_connections: 200 },
      ...settings,
    }
    this.#options = Object.entries(all)
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(' ')
  }

  async create(): Promise<void> {
    const options = ['-D', this.#data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync']
    await this.#run('initdb', [...options, '--locale=C.UTF-8', ...(await this.#dictionaryOrder())])
    await this.start()
    await this.#psql('postgres', `CREATE DATABASE ${USER}`)
  }

  /** A dictionary collation, where available: code that needs another order must say so. */
  async #dictionaryOrder(): Promise<string[]> {
    const version = Number(/\d+/.exec(await this.#run('initdb', ['--version']))?.[0])
    return version >= 15 ? ['--locale-provider=icu', '--icu-locale=en'] : []
  }

  async start(): Promise<void> {
    const log = join(this.#home.folder, 'log')
    let last: unknown
    // After a crash its child processes need a moment to exit; until then it does not start.
    await eventually('PostgreSQL starts', async () => {
      try {
        await this.#run('pg_ctl', ['-D', this.#data, '-l', log, '-o', this.#options, '-w', '-t', '60', 'start'])
        return true
      } catch (error) {
        last = error
        return false
      }
    }).catch(() => {
      throw last
    })
  }

  async stop(): Promise<void> {
    await this.#run('pg_ctl', ['-D', this.#data, '-m', 'fast', '-w', 'stop'])
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  async kill(): Promise<void> {
    await this.#home.kill()
  }

  async end(): Promise<void> {
    // Its child processes are gone with it, and not a moment later.
    if (this.#home.pid !== undefined) await this.#run('pg_ctl', ['-D', this.#data, '-m', 'immediate', '-w', 'stop'])
    await this.#home.end()
  }

  async fresh(): Promise<string> {
    if (this.#ready.length === 0) await this.#createSchemas()
    const schema = this.#ready.shift()
    return `${this.url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
  }

  /** Many at a time: it takes as long as for one. */
  async #createSchemas(): Promise<void> {
    const names = Array.from({ length: 20 }, (_, i) => `fresh_${this.#schemas + i}`)
    this.#schemas += names.length
    await this.sql(names.map((name) => `CREATE SCHEMA ${name}`).join('; '))
    this.#ready.push(...names)
  }

  sql(statement: string): Promise<string> {
    return this.#psql(USER, statement)
  }

  async #psql(database: string, statement: string): Promise<string> {
    const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', USER, '-d', database]
    return (
      await this.#run('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...where, '-c', statement])
    ).trim()
  }

  #run(program: Program, args: readonly string[]): Promise<string> {
    return run(this.programs[program], args, this.#owner)
  }
}
