/*
 * A TCP proxy that adds latency: it delays requests by half the round trip and answers by the other half. In its own thread, so
 * that the test does not slow it down.
 */
import { createServer, connect as dial, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

const { port, roundTrip }: { readonly port: number; readonly roundTrip: number } = workerData

function carry(from: Socket, to: Socket): void {
  from.setNoDelay(true)
  from.on('data', (data) => setTimeout(() => to.writable && to.write(data), roundTrip / 2))
  from.on('end', () => setTimeout(() => to.end(), roundTrip / 2))
  from.on('error', () => to.destroy())
}

const server = createServer((socket) => {
  const onward = dial(port, '127.0.0.1')
  carry(socket, onward)
  carry(onward, socket)
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()))
