/* What a page of ours would run: all it has is its own origin, a cookie it cannot read, and what is bundled with it. */
import { avalon } from '@logres/avalon/rules'
import {
  type AnyGame,
  at,
  type GameRecord,
  type Seat,
  sealNonce,
  sealSecret,
  seededChance,
  type Table,
  verifyRecord,
} from '@logres/kernel'
import { type MatchView, patchView, type ServerMessage } from '@logres/protocol'

declare const location: { readonly host: string }
declare const isSecureContext: boolean
declare const document: { readonly cookie: string }

interface TableAnswer {
  readonly id: string
  readonly seal: string
}

const nonces = new Map<string, string>()

/** What the server sends this page about itself. */
export function surroundings() {
  const hasSubtle = Reflect.get(crypto, 'subtle') !== undefined
  return { isSecureContext, hasSubtle, cookie: document.cookie }
}

export function arrive(): Promise<{ readonly name: string }> {
  return call('POST', '/api/guest')
}

export async function makeTable(turnLimit: number): Promise<string> {
  const wish = { game: 'avalon', seats: [null, null], options: { turnLimit }, access: 'public' }
  return (await call<TableAnswer>('POST', '/api/tables', wish)).id
}

export async function sit(id: string, seat: Seat): Promise<void> {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)))
  nonces.set(id, nonce)
  await call('POST', `/api/tables/${id}/sit`, { seat, nonceSeal: sealNonce(id, seat, nonce) })
}

export async function start(id: string): Promise<void> {
  await call('POST', `/api/tables/${id}/start`)
}

/** Only after the own seal was found in T. Returns the receipt: T, and the nonce. */
export async function reveal(id: string, seat: Seat): Promise<{ readonly table: Table; readonly nonce: string }> {
  const nonce = nonces.get(id) ?? ''
  const table = await call<Table>('GET', `/api/tables/${id}/sealed`)
  const { seal } = await call<TableAnswer>('GET', `/api/tables/${id}`)
  if (table.nonceSeals[seat] !== sealNonce(id, seat, nonce) || table.seal !== seal) throw new Error('not what I sealed')
  await call('POST', `/api/tables/${id}/reveal`, { nonce })
  return { table, nonce }
}

/** Plays random legal actions to the end, over the page's own socket. */
export function play(id: string): Promise<{ readonly acts: number; readonly outcome: object }> {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${id}/socket?cursor=0`)
  const chance = seededChance(id)
  let view: MatchView | undefined
  let acts = 0
  let asked = -1
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('the socket failed'))
    socket.onclose = () => reject(new Error('the socket was closed'))
    socket.onmessage = ({ data }) => {
      const message: ServerMessage = JSON.parse(String(data))
      if (message.kind === 'refused') reject(new Error(message.refusal.code))
      if (message.kind === 'whole') view = message.view
      if (message.kind === 'update' && message.patch !== null && view) view = patchView(view, message.patch)
      if (view === undefined) return
      if (view.outcome !== null) return resolve({ acts, outcome: view.outcome })
      if (view.question === null || view.ask === asked) return
      asked = view.ask
      socket.send(JSON.stringify({ kind: 'act', key: `act-${acts++}`, ask: asked, action: choice(view, chance) }))
    }
  })
}

const rules: AnyGame = avalon

function choice({ view }: MatchView, chance: ReturnType<typeof seededChance>): object {
  const seat = Reflect.get(view, 'viewer')
  const legal = rules.legal(rules.imagine(view, chance), seat)
  return at(legal, chance.pick(legal.length, 'pick'))
}

/** "Verify this game", as a page would: rules, draws, chain, and the seal that was published before. */
export async function verify(id: string): Promise<{ readonly record: GameRecord; readonly verdict: object }> {
  const record = await call<GameRecord>('GET', `/api/matches/${id}/record`)
  if (record.secret === null) throw new Error('no secret')
  if (sealSecret(id, record.secret) !== record.table.seal) throw new Error('another secret')
  return { record, verdict: verifyRecord(rules, record) }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer: T = JSON.parse(await response.text())
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
