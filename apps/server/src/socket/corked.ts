/* What is said to one socket in the same turn of the event loop leaves in one piece: a call of the system costs more than a message. */
import type { Writable } from 'node:stream'

/** To be called before each message; what follows is held back until this turn has ended. */
export function corking(socket: Writable): () => void {
  let isCorked = false
  const uncork = () => {
    isCorked = false
    socket.uncork()
  }
  return () => {
    if (isCorked) return
    isCorked = true
    socket.cork()
    process.nextTick(uncork)
  }
}
