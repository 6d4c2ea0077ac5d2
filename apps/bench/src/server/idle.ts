/* Idle connections: sockets that are opened and left alone. */
import { at } from '@logres/kernel'
import { WebSocket } from 'ws'
import { serveCommands } from './rpc.ts'

interface Line {
  readonly url: string
  readonly cookie: string
}

/** Opened at a time. */
const AT_ONCE = 32
const sockets: WebSocket[] = []

async function open({ url, cookie }: Line): Promise<void> {
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false })
  socket.on('message', () => {})
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  sockets.push(socket)
}

serveCommands({
  /** `count` sockets, spread over these connections. */
  async open({ lines, count }: { readonly lines: readonly Line[]; readonly count: number }): Promise<void> {
    let next = 0
    const worker = async () => {
      while (next < count) {
        next += 1
        await open(at(lines, next % lines.length))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  },
  /** How many are still open. */
  count: (): number => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
})
