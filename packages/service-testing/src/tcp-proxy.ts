/* A TCP proxy to a service that can be cut, made slow, or made to swallow answers: requests still arrive. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface TcpProxy {
  readonly port: number
  /** The same URL, through this proxy. */
  urlThrough(url: string): string
  /** Whether answers are swallowed. */
  swallowsAnswers: boolean
  /** Resolves when an answer was swallowed. */
  swallowed(): Promise<void>
  /** How many milliseconds each answer is held up. */
  delay: number
  /** Breaks all connections, and refuses new ones. */
  cut(): void
  restore(): void
  end(): Promise<void>
}

export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const proxy = new CuttableProxy(target)
  await proxy.listen()
  return proxy
}

class CuttableProxy implements TcpProxy {
  readonly #target: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false
  #waiting: (() => void)[] = []
  swallowsAnswers = false
  delay = 0

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

  urlThrough(url: string): string {
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

  restore(): void {
    this.#isCut = false
    this.swallowsAnswers = false
    this.delay = 0
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
    // In order, whatever the delay of each.
    let sent: Promise<unknown> = Promise.resolve()
    const send = async (data: Buffer) => {
      await sent
      await pause(this.delay)
      if (!near.destroyed) near.write(data)
    }
    far.on('data', (data) => {
      if (!this.swallowsAnswers) sent = send(data)
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
