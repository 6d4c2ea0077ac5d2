/* All limits by person and address, and the timeouts for slow clients, as data. docs/limits.md explains them. */

/** A token bucket: `burst` at once, then so many per minute. */
export interface Rate {
  readonly perMinute: number
  readonly burst: number
}

/** A network address gets as much as so many people: a household, or a class that plays at a normal pace. */
export const PEOPLE_PER_ADDRESS = 10
/** Requests are counted at a door of their own, before anybody knows who sent them. */
export const PEOPLE_PER_ADDRESS_HTTP = 5

export interface LimitPlan {
  readonly rates: {
    /** Requests to the API. Those of an address are counted by http/app.ts. */
    readonly requests: ByPerson
    readonly writes: ByPerson
    /** Over all sockets of a person. */
    readonly messages: ByBoth
    readonly upgrades: ByBoth
    readonly guests: ByAddress
    readonly tables: ByBoth
    readonly chatLines: ByBoth
    /** Seats of knights and champions in matches that are started. */
    readonly strongBots: ByBoth
    /** Reviews of finished matches that are begun. */
    readonly reviews: ByBoth
  }
  /** How much may be open at once. */
  readonly open: {
    readonly sockets: MaxOpen
    readonly streams: MaxOpen
  }
  /** Seats of knights and champions in the running matches that one person hosts. */
  readonly strongBotSeats: number
  /** HTTP requests per minute and address, pages and files included. */
  readonly requestsPerAddress: number
  /** TCP connections; those of an address only without a proxy, which has one address for everybody. */
  readonly connections: { readonly server: number; readonly address: number }
}

interface ByPerson {
  readonly person: Rate
}
interface ByAddress {
  readonly address: Rate
}
type ByBoth = ByPerson & ByAddress
interface MaxOpen {
  readonly person: number
  readonly address: number
}

export type RateName = keyof LimitPlan['rates']
export type OpenName = keyof LimitPlan['open']

export interface LimitSettings {
  readonly requestsPerMinute: number
  readonly messagesPerSecond: number
  /** Multiplies everything else. */
  readonly limitScale: number
}

export function limitsOf({ requestsPerMinute, messagesPerSecond, limitScale }: LimitSettings): LimitPlan {
  const scaled = (perMinute: number, burst: number) => both(perMinute * limitScale, burst * limitScale)
  const open = (person: number) => ({
    person: person * limitScale,
    address: PEOPLE_PER_ADDRESS * person * limitScale,
  })
  return {
    rates: {
      requests: { person: { perMinute: requestsPerMinute, burst: requestsPerMinute } },
      // A page that opens sends several requests.
      writes: { person: { perMinute: requestsPerMinute / 2, burst: Math.max(1, requestsPerMinute / 8) } },
      messages: both(60 * messagesPerSecond, 3 * messagesPerSecond),
      upgrades: scaled(60, 60),
      // Four classes at once, then one more every eight minutes.
      guests: { address: { perMinute: 4 * limitScale, burst: 120 * limitScale } },
      tables: scaled(6, 10),
      chatLines: scaled(30, 5),
      strongBots: scaled(2, 15),
      // Each takes a core for up to a minute or two.
      reviews: scaled(0.2, 3),
    },
    open: { sockets: open(30), streams: open(4) },
    strongBotSeats: 15 * limitScale,
    requestsPerAddress: PEOPLE_PER_ADDRESS_HTTP * requestsPerMinute,
    connections: { server: 20_000 * limitScale, address: 1_000 * limitScale },
  }
}

function both(perMinute: number, burst: number): ByBoth {
  return {
    person: { perMinute, burst },
    address: { perMinute: PEOPLE_PER_ADDRESS * perMinute, burst: PEOPLE_PER_ADDRESS * burst },
  }
}

/** For clients that send or read slowly, in milliseconds. */
export interface Timeouts {
  /** Until the headers of a request are complete. */
  readonly headers: number
  /** Until a request is complete. */
  readonly request: number
  /** How often both are checked. */
  readonly check: number
  /** Until an answer has been read. */
  readonly response: number
  /** Without anything sent or read in the middle of a request or an answer. */
  readonly stalled: number
  /** An idle connection waits so long for its next request; longer than common proxies keep theirs. */
  readonly keepAlive: number
  /** An open socket must answer a ping within this time. */
  readonly ping: number
  /** How often a bot stream gets an empty line. One that is behind for four of them is closed. */
  readonly streamTick: number
}

export const TIMEOUTS: Timeouts = {
  ...{ headers: 10_000, request: 30_000, check: 5_000, response: 60_000, stalled: 75_000, keepAlive: 72_000 },
  ...{ ping: 25_000, streamTick: 15_000 },
}
