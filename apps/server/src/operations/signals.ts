/* SIGTERM and SIGINT: an orderly end if it takes no longer than it may, an end at once for who asks again. */

/** What we need of `process`. */
export interface Host {
  on(signal: 'SIGINT' | 'SIGTERM', heard: () => void): unknown
  exit(code: number): void
}

export interface ShutdownTiming {
  /** An end that takes longer, in milliseconds, is cut short. */
  readonly longest: number
  /** `npm start` may pass on the Ctrl-C that the terminal has sent us already: what comes so soon is the same one. */
  readonly same: number
}

const TIMING: ShutdownTiming = { longest: 10_000, same: 500 }

export function stopOnSignals(host: Host, stop: () => Promise<void>, { longest, same }: ShutdownTiming = TIMING): void {
  let first: number | undefined
  const hear = () => {
    const now = performance.now()
    if (first === undefined) {
      first = now
      setTimeout(() => host.exit(1), longest).unref()
      stop().then(
        () => host.exit(0),
        (error) => {
          console.error(`Logres: could not stop in order: ${error}`)
          host.exit(1)
        },
      )
    } else if (now - first > same) host.exit(1)
  }
  host.on('SIGINT', hear)
  host.on('SIGTERM', hear)
}
