/* SIGTERM and SIGINT: a graceful shutdown with a time limit; a second signal ends at once. */

/** The part of `process` we use. */
export interface Host {
  on(signal: 'SIGINT' | 'SIGTERM', heard: () => void): unknown
  exit(code: number): void
}

export interface ShutdownTiming {
  /** In milliseconds. */
  readonly maxMs: number
  /**
   * `npm start` may forward the Ctrl-C that the terminal already sent us: a second signal this soon is the same one.
   */
  readonly duplicateMs: number
}

const TIMING: ShutdownTiming = { maxMs: 10_000, duplicateMs: 500 }

export function stopOnSignals(
  host: Host,
  stop: () => Promise<void>,
  { maxMs, duplicateMs }: ShutdownTiming = TIMING,
): void {
  let first: number | undefined
  const onSignal = () => {
    const now = performance.now()
    if (first === undefined) {
      first = now
      setTimeout(() => host.exit(1), maxMs).unref()
      stop().then(
        () => host.exit(0),
        (error) => {
          console.error(`Logres: shutdown failed: ${error}`)
          host.exit(1)
        },
      )
    } else if (now - first > duplicateMs) host.exit(1)
  }
  host.on('SIGINT', onSignal)
  host.on('SIGTERM', onSignal)
}
