/* Where the time goes, by the folder whose code runs. */
import { type Profiler, Session } from 'node:inspector/promises'

/** Parts of the whole, which is 1. */
export interface Shares {
  /** The game's rules and the kernel. */
  readonly rules: number
  /** The game's mind: policy and evaluation. */
  readonly judgement: number
  readonly search: number
  /** Garbage collection, and other work of the engine. */
  readonly other: number
}

const FOLDERS: readonly (readonly [keyof Shares, RegExp])[] = [
  ['rules', /\/(games\/[^/]+\/rules|packages\/kernel)\//],
  ['search', /\/packages\/bots\/src\/(search|players)\//],
  ['judgement', /\/(games\/[^/]+|packages)\/mind\/|\/packages\/bots\//],
]

export async function sharesOfTime(work: () => unknown): Promise<Shares> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return sharesOf(profile)
}

export function sharesOf({ nodes, samples = [] }: Pick<Profiler.Profile, 'nodes' | 'samples'>): Shares {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame.url)]))
  const counts = { rules: 0, judgement: 0, search: 0, other: 0 }
  for (const sample of samples) counts[parts.get(sample) ?? 'other'] += 1
  const whole = Math.max(1, samples.length)
  return {
    rules: counts.rules / whole,
    judgement: counts.judgement / whole,
    search: counts.search / whole,
    other: counts.other / whole,
  }
}

function partOf(url: string): keyof Shares {
  return FOLDERS.find(([, folder]) => folder.test(url))?.[0] ?? 'other'
}
