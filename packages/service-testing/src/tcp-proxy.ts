/* A line to a service that can be cut, or made deaf: what comes back is lost, though what was asked arrives. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** The same address, by way of this relay. */
  through(url: string): string
  /** Whether answers get through. */
  isDeaf: boolean
  /** Resolves when somebody's answer was swallowed. */
  swallowed(): Promise<void>
  /** All connections break, and nobody gets a new one. */
  cut(): void
  mend(): void
  end(): Promise<void>
}

export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const relay = new TcpRelay(target)
  await relay.listen()
  return relay
}

class TcpRelay implements TcpProxy {
  readonly #target: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false
  #waiting: (() => void)[] = []
  isDeaf = false

  constructor(target: number) {
    this.#target = target
    this.#server = createServer((near) => this.#join(near))
  }

  get port(): number {
    const address = this.#server.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  through(url: string): string {
    const other = new URL(url)
    other.port = String(this.port)
    return other.href
  }

  swallowed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isCut = false
    this.isDeaf = false
  }

  async end(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy()
      return
    }
    const far = connect(this.#target, '127.0.0.1')
    near.on('data', (data) => far.write(data))
    far.on('data', (data) => {
      if (!this.isDeaf) near.write(data)
      else for (const resolve of this.#waiting.splice(0)) resolve()
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
  }
}
