/*
 * `node apps/server/test/results/bench/main.ts`: a search of the archive among a million finished matches, against one bare
 * statement that finds the same page by an index made for exactly that question. Both stores, in turns; LOGRES_ARCHIVE_MATCHES
 * makes it smaller. Then a list is leafed through while results arrive. Fails if a goal is missed.
 */
import { type SearchPlan, searchArchive } from '../../../src/results/search.ts'
import type { Store } from '../../../src/store/store.ts'
import { type Archive, openPostgresArchive, openSqliteArchive } from './databases.ts'
import { APART, entriesOf, finished, idOf, Numbers, START } from './finished-matches.ts'
import { type Search, searchFrom } from './searches.ts'

const COUNT = Number(process.env.LOGRES_ARCHIVE_MATCHES ?? 1_000_000)
const WARM_UP = 300
const MEASURED = 3_000
/** How many times as long as the bare query. */
const GOAL = 5
const PAGES = 100
/** About as many matches as there are from one page of the list to the next. */
const FAR = 640

function quantile(times: readonly number[], q: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(q * (times.length - 1))] ?? 0
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

async function measure({ name, store, bare }: Archive): Promise<number> {
  const numbers = new Numbers(99)
  const all: { readonly what: string; readonly searched: number; readonly bare: number }[] = []
  for (let i = 0; i < WARM_UP + MEASURED; i++) {
    const search: Search = searchFrom(numbers, COUNT)
    const found = () => searchArchive(store, search.plan)
    const plain = async () => (await bare(search)).map((body) => JSON.parse(body))
    // In turns: whoever is second finds the pages of the file read already.
    const isFirst = i % 2 === 0
    const first = await timed(isFirst ? found : plain)
    const second = await timed(isFirst ? plain : found)
    const times = isFirst ? { searched: first, bare: second } : { searched: second, bare: first }
    if (i >= WARM_UP) all.push({ what: search.what, ...times })
  }
  const report = (what: string, some: typeof all) => {
    const [a, b] = [some.map(({ searched }) => searched), some.map((each) => each.bare)]
    const [p95, bare95] = [quantile(a, 0.95), quantile(b, 0.95)]
    const ms = (time: number) => time.toFixed(2).padStart(7)
    console.log(
      `${name.padEnd(10)} ${what.padEnd(31)} ${String(some.length).padStart(5)} searches, median ${ms(quantile(a, 0.5))} ms, p95 ${ms(p95)} ms; bare ${ms(quantile(b, 0.5))}, ${ms(bare95)} ms; p95 ${(p95 / bare95).toFixed(2)} ×`,
    )
    return p95 / bare95
  }
  for (const what of new Set(all.map((each) => each.what)))
    report(
      what,
      all.filter((each) => each.what === what),
    )
  return report('all', all)
}

/** Leafs through while newer results arrive, and one that was caught up late: nothing twice, nothing left out. */
async function leaf({ name, store }: Archive): Promise<boolean> {
  const plan: SearchPlan = { game: 'merlin', ending: 'resigned', before: START + COUNT * APART, isPublic: true }
  const [expected] = await leafThrough(store, plan, async () => {})
  const numbers = new Numbers(7)
  let added = 0
  const [seen, repeats] = await leafThrough(
    store,
    plan,
    async (page) => {
      // Where the reader has not been yet, and where they have been.
      const late = finished(COUNT + added++, numbers, START + (COUNT - FAR * (page + 5)) * APART + 1)
      const fresh = finished(COUNT + added++, numbers, START + (COUNT + added) * APART)
      for (const result of [late, fresh]) {
        const body = {
          ...result,
          match: idOf('added', added),
          game: 'merlin',
          ending: 'resigned',
          isPublic: true,
        } as const
        await store.commit([
          { in: 'results', put: body },
          ...entriesOf(body).map((put) => ({ in: 'archive', put }) as const),
        ])
      }
    },
    PAGES + 10,
  )
  const missing = [...expected].filter((match) => !seen.has(match)).length
  console.log(
    `${name.padEnd(10)} ${PAGES + 10} pages while ${added} results arrived: ${seen.size} matches, ${repeats} twice, ${missing} left out`,
  )
  return repeats === 0 && missing === 0
}

async function leafThrough(
  store: Store,
  plan: SearchPlan,
  between: (page: number) => Promise<void>,
  pages = PAGES,
): Promise<[seen: Set<string>, repeats: number]> {
  const seen = new Set<string>()
  let repeats = 0
  let found = await searchArchive(store, plan)
  for (let page = 1; ; page++) {
    for (const { match } of found.results) {
      if (seen.has(match)) repeats += 1
      seen.add(match)
    }
    if (found.cursor === null || page === pages) return [seen, repeats]
    await between(page)
    found = await searchArchive(store, { ...plan, cursor: found.cursor })
  }
}

let isGood = true
for (const open of [openSqliteArchive, openPostgresArchive]) {
  const since = performance.now()
  const archive = await open(COUNT)
  if (archive === undefined) continue
  console.log(`${archive.name}: ${COUNT} matches, filled in ${((performance.now() - since) / 1000).toFixed(0)} s`)
  try {
    const ratio = await measure(archive)
    isGood = ratio <= GOAL && (await leaf(archive)) && isGood
  } finally {
    await archive.close()
  }
}
process.exitCode = isGood ? 0 : 1
