/*
 * The least a server could do: a bare ws server that forwards what one client of a group sends to all of it, in as
 * many messages and bytes as the real server sent for an act, and an answer. It parses nothing and stores nothing.
 */
import { type WebSocket, WebSocketServer } from 'ws'
import { serveCommands } from './rpc.ts'
import { ANSWER, type Exchange, NEWS } from './trace.ts'

let exchanges: readonly Exchange[] = []
let news: Buffer = Buffer.alloc(0)
let answer: Buffer = Buffer.alloc(0)
let count = 0
const clients = new Map<string, WebSocket[]>()

function pass(sender: WebSocket, client: readonly WebSocket[]): void {
  const exchange = exchanges[count % exchanges.length]
  count += 1
  if (exchange === undefined) return
  const others = client.filter((each) => each !== sender)
  for (const [i, sizes] of exchange.toOthers.entries()) {
    for (const size of sizes) others[i]?.send(news.subarray(0, size), TEXT)
  }
  const last = exchange.toSender.length - 1
  for (const [i, size] of exchange.toSender.entries()) {
    sender.send((i === last ? answer : news).subarray(0, size), TEXT)
  }
}

const TEXT = { binary: false }

serveCommands({
  async listen(): Promise<number> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, backlog: 1024 })
    server.on('connection', (socket, { url = '' }) => {
      const client = clients.get(url) ?? []
      client.push(socket)
      clients.set(url, client)
      socket.on('message', () => pass(socket, client))
      socket.on('close', () => client.splice(client.indexOf(socket), 1))
      socket.on('error', () => socket.terminate())
    })
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  },
  use(trace: { readonly exchanges: readonly Exchange[] }): void {
    exchanges = trace.exchanges
    const most = Math.max(...exchanges.flatMap(({ toSender, toOthers }) => [...toSender, ...toOthers.flat()]))
    news = Buffer.from(NEWS.repeat(most))
    answer = Buffer.from(ANSWER.repeat(most))
  },
})
