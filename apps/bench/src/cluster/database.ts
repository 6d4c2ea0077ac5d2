/* The CPU time of PostgreSQL so far: all its processes, including ended ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

const TICKS_A_SECOND = 100

/** In milliseconds of a core. */
export async function cpuOfDatabase(url: string): Promise<number> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return (ticksOf(parentOf(rows[0]?.pid ?? 0)) * 1000) / TICKS_A_SECOND
  } finally {
    await client.end()
  }
}

/** From the third field on: see proc(5). */
function fieldsOf(pid: number): readonly string[] {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  return rest.split(' ')
}

function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1])
}

function ticksOf(postmaster: number): number {
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid)) continue
    try {
      const [, parent, ...rest] = fieldsOf(pid)
      const [user, system, ofDeadUser, ofDeadSystem] = rest.slice(9, 13).map(Number)
      if (pid === postmaster) ticks += (ofDeadUser ?? 0) + (ofDeadSystem ?? 0)
      if (pid === postmaster || Number(parent) === postmaster) ticks += (user ?? 0) + (system ?? 0)
    } catch {
      // It has just ended.
    }
  }
  return ticks
}
