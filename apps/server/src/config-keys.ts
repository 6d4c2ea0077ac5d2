/* A mistyped key would silently leave a setting at its default. */

/** What readConfig reads. */
export const SETTINGS = [
  'LOGRES_PORT',
  'LOGRES_HOST',
  'LOGRES_DATA',
  'LOGRES_STORE',
  'LOGRES_BUS',
  'LOGRES_ORIGIN',
  'LOGRES_TRUST_PROXY',
  'LOGRES_LOG',
  'LOGRES_REQUESTS_PER_MINUTE',
  'LOGRES_MESSAGES_PER_SECOND',
  'LOGRES_LIMIT_SCALE',
  'LOGRES_KNOWN_NETWORKS',
  'LOGRES_BOT_THREADS',
  'LOGRES_ANSWER_DELAY',
  'LOGRES_METRICS',
  'LOGRES_PUSH_CONTACT',
  'LOGRES_PUSH_ANYWHERE',
] as const

/** What the commands, the tests and the tools of this repository read. */
export const OTHER_KEYS = [
  'LOGRES_ADMIN_TOKEN',
  'LOGRES_ABUSE',
  'LOGRES_ARCHIVE_MATCHES',
  'LOGRES_CHROME',
  'LOGRES_CLUSTER_ALL',
  'LOGRES_COLLISIONS',
  'LOGRES_CORPUS',
  'LOGRES_FAULTS',
  'LOGRES_FAULT_MATCHES',
  'LOGRES_FUZZ_SEED',
  'LOGRES_GOLDEN',
  'LOGRES_KILLS',
  'LOGRES_KILL_MATCHES',
  'LOGRES_LAW_GAMES',
  'LOGRES_LEAK_MATCHES',
  'LOGRES_NOT_RUN',
  'LOGRES_PAIRING_PEOPLE',
  'LOGRES_SHARED_PAGES',
  'LOGRES_SIEGE_ALL',
  'LOGRES_TEST_ALL',
  'LOGRES_TEST_COUNTS',
  'LOGRES_TRICKS',
  'LOGRES_WEB_ALL',
  'LOGRES_WEB_LONG',
] as const

const KNOWN: ReadonlySet<string> = new Set([...SETTINGS, ...OTHER_KEYS])

/** Kubernetes and Docker describe a service called "logres" like this, in every container beside it. */
const OF_ORCHESTRATORS = /^LOGRES(?:_[A-Z0-9]+)*_(?:SERVICE_(?:HOST|PORT)|PORT_\d+_(?:TCP|UDP))(?:_[A-Z0-9]+)*$/

/** What is wrong with the names of these variables, in one line. */
export function unknownKey(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const unknown = Object.keys(env).find(
    (key) => key.startsWith('LOGRES_') && env[key] !== undefined && !KNOWN.has(key) && !OF_ORCHESTRATORS.test(key),
  )
  return unknown === undefined ? undefined : `There is no setting ${unknown}. Did you mean ${nearest(unknown)}?`
}

function nearest(key: string): string {
  return SETTINGS.reduce((best, each) => (distance(key, each) < distance(key, best) ? each : best))
}

/** How many letters must be inserted, removed or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
