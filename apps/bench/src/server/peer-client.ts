/* Clients of boardgame.io's server, over socket.io and in its own protocol. */
import { createRequire } from 'node:module'
import { avalon } from '@logres/avalon/rules'
import { at, type Chance, present, seededChance } from '@logres/kernel'
import type { Socket } from 'socket.io-client'
import type { LoadClient } from './loops.ts'

const { io }: typeof import('socket.io-client') = createRequire(import.meta.url)('socket.io-client')

type View = ReturnType<typeof avalon.view>

interface Shown {
  readonly G: View
  readonly ctx: { readonly gameover?: unknown }
  readonly _stateID: number
}

export class PeerClient implements LoadClient {
  readonly #name: string
  readonly #seats: readonly PeerSeat[]
  readonly #chance: Chance
  #waits: (() => void) | undefined
  #then: (() => void) | undefined
  /** The answer: the sender is shown the state after its act. */
  #sender: PeerSeat | undefined

  private constructor(name: string, seats: readonly PeerSeat[]) {
    this.#name = name
    this.#seats = seats
    this.#chance = seededChance(name)
    for (const seat of seats) {
      seat.onNews = () => {
        if (seat === this.#sender) this.#answer()
        this.#look()
      }
    }
  }

  static async open(port: number, name: string): Promise<PeerClient> {
    // One after the other: the first sync creates the match.
    const seats = [await PeerSeat.open(port, name, 0), await PeerSeat.open(port, name, 1)]
    return new PeerClient(name, seats)
  }

  get isOver(): boolean {
    return this.#then === undefined && this.#seats.every(({ shown }) => shown.ctx.gameover !== undefined)
  }

  ready(then: () => void): void {
    this.#waits = then
    this.#look()
  }

  act(then: () => void): void {
    const seat = present(this.#asked())
    const legal = avalon.legal(avalon.imagine(seat.shown.G, this.#chance), seat.seat)
    this.#then = then
    this.#sender = seat
    seat.send(this.#name, at(legal, this.#chance.pick(legal.length, 'pick')))
  }

  close(): void {
    for (const { socket } of this.#seats) socket.close()
  }

  #answer(): void {
    const then = this.#then
    this.#then = undefined
    this.#sender = undefined
    then?.()
  }

  /** Both must have seen the last act: acts on an older state are ignored. */
  #asked(): PeerSeat | undefined {
    const [first, second] = this.#seats
    if (first === undefined || second === undefined || first.shown._stateID !== second.shown._stateID) return undefined
    return this.#seats.find(({ shown }) => avalon.asked(shown.G) !== undefined)
  }

  #look(): void {
    if (this.#waits === undefined || this.#then !== undefined || this.#asked() === undefined) return
    const then = this.#waits
    this.#waits = undefined
    then()
  }
}

class PeerSeat {
  readonly socket: Socket
  readonly seat: 0 | 1
  onNews: () => void = () => {}
  #shown: Shown | undefined

  private constructor(socket: Socket, seat: 0 | 1) {
    this.socket = socket
    this.seat = seat
  }

  static open(port: number, name: string, side: 0 | 1): Promise<PeerSeat> {
    const socket = io(`http://127.0.0.1:${port}/avalon`, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false },
    })
    const seat = new PeerSeat(socket, side)
    return new Promise((resolve, reject) => {
      socket.on('connect', () => socket.emit('sync', name, String(side), undefined, 2))
      socket.on('connect_error', reject)
      socket.on('sync', (_id: string, { state }: { readonly state: Shown }) => {
        seat.#shown = state
        resolve(seat)
      })
      socket.on('update', (_id: string, state: Shown) => {
        seat.#shown = state
        seat.onNews()
      })
    })
  }

  get shown(): Shown {
    return present(this.#shown)
  }

  send(name: string, action: object): void {
    const playerID = String(this.seat)
    const payload = { type: 'act', args: [action], playerID, credentials: undefined }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.shown._stateID, name, playerID)
  }
}
