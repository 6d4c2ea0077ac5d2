/* A proxy in front of the server that sends the second half of some pages late. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface SlowPages {
  readonly base: string
  close(): Promise<void>
}

/** `isLate`: of which addresses; `ms`: how long after the first half. Sockets are not passed on. */
export async function openSlowPages(target: string, isLate: (path: string) => boolean, ms: number): Promise<SlowPages> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const { status, headers, body } = await ask(`${target}${path}`, request.method, request.headers.accept)
    response.writeHead(status, { 'content-type': headers.get('content-type') ?? 'text/plain' })
    if (!isLate(path)) return void response.end(body)
    response.write(body.subarray(0, body.length / 2))
    await pause(ms)
    response.end(body.subarray(body.length / 2))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    base: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function ask(url: string, method = 'GET', accept = '*/*') {
  const answer = await fetch(url, { method, headers: { accept } })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
