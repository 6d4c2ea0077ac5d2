/*
 * Clients that hold a connection without using it. Node closes those whose request does not arrive; here are the limits
 * on the number of connections, and on the time that reading an answer takes.
 */
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type KnownNetworks, networkOf } from '../limits/networks.ts'

interface MaxConnections {
  readonly server: number
  readonly address: number
}

/** `networks` is null behind a proxy: all connections come from its address. */
export function limitConnections(server: Server, most: MaxConnections, networks: KnownNetworks | null): void {
  server.maxConnections = most.server
  if (networks === null) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = open.get(network) ?? 0
    // Before a request there is nobody to tell why.
    if (count >= most.address * networks.timesAt(network)) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}

/** Closes connections whose client has not read an answer after so many milliseconds. Bot streams have no end. */
export function limitResponses(app: FastifyInstance, ms: number): void {
  app.addHook('onSend', async ({ routeOptions }, { raw }, payload) => {
    if (routeOptions.config.isEndless === true) return payload
    const timer = setTimeout(() => raw.destroy(), ms).unref()
    raw.once('close', () => clearTimeout(timer))
    return payload
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer goes on for as long as the client listens. */
    readonly isEndless?: boolean
  }
}
