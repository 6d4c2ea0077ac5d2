/* Helpers: an admin, and people who meet in matches. */
import { WebSocket } from 'ws'
import { createCode } from '../../src/admin/claim.ts'
import { Watcher } from '../client.ts'
import { type Me, Visitor, type VisitorServer } from '../people/visitor.ts'

export type Guest = Visitor & { readonly me: Me }

export async function arriveAdmin(server: Pick<VisitorServer, 'base' | 'running'>): Promise<Guest> {
  const admin = await Visitor.arrive(server.base)
  await admin.must('POST', '/api/me/recovery')
  await admin.must('POST', '/api/admin/claim', { code: await createCode(server.running.store) })
  return admin
}

/** The same person with a token. */
export async function tokenOf(base: string, visitor: Visitor, label = 'program'): Promise<Visitor> {
  const program = new Visitor(base)
  program.token = (await visitor.must<{ secret: string }>('POST', '/api/me/tokens', { label })).secret
  return program
}

/** `atTable`: before it starts. */
export async function begin(
  host: Guest,
  guest: Guest,
  atTable: (id: string) => Promise<unknown> = async () => {},
): Promise<string> {
  const { id } = await host.makeTable()
  const nonces = [await host.sit(id, 0), await guest.sit(id, 1)]
  await atTable(id)
  await host.must('POST', `/api/tables/${id}/start`)
  await host.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[0] })
  await guest.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[1] })
  return id
}

export function watch(server: VisitorServer, visitor: Visitor, id: string): Promise<Watcher> {
  const address = `${server.base.replace('http', 'ws')}/api/matches/${id}/socket`
  const headers = visitor.token ? { authorization: `Bearer ${visitor.token}` } : { cookie: `logres=${visitor.secret}` }
  return Watcher.open(new WebSocket(address, { headers }))
}

/** The close code; fails if it stays open. */
export function closing({ socket }: Watcher): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.once('close', resolve)
    setTimeout(() => reject(new Error('it stays open')), 600_000).unref()
  })
}

export interface NoteAnswer {
  readonly id: string
  readonly at: number
  readonly text: string
  readonly by: Me
  readonly about: Me
  readonly detail: Readonly<Record<string, unknown>>
}
