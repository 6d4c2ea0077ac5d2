/* People who are ranked, in the rows of a server's store, for the page of the players. */
import type { Store } from '@logres/server'

interface Somebody {
  readonly id: string
  readonly value: number
}

/** As ratings/scale.ts: 1500 points are 25, and 400 points are odds of ten to one. */
const unitsOf = (points: number) => (points / (400 / Math.LN10)) * (25 / 6) * Math.SQRT2

/** Some have long names. `me` is an account that is there already. */
export async function storeRanked(store: Store, game: string, count: number, me?: Somebody): Promise<void> {
  for (let i = 0; i < count; i++) {
    const id = `${game.slice(0, 2)}ranked${String(i).padStart(4, '0')}`
    const name = i % 9 === 3 ? `Bertilak de Hautdesert ${i}` : `Ragnhild ${game} ${i}`.slice(0, 24)
    await store.commit([
      {
        in: 'people',
        put: {
          ...{ id, name, createdAt: 1, seenAt: 1, role: 'member', departed: false, bannedAt: null },
          ...{ mutedUntil: null, settings: {} },
        },
      },
    ])
    await rank(store, game, { id, value: 1900 - 13 * i }, i)
  }
  if (me !== undefined) await rank(store, game, me, 7)
}

async function rank(store: Store, game: string, { id, value }: Somebody, i: number): Promise<void> {
  const mu = 25 + unitsOf(value - 1500)
  const sigma = unitsOf(45 + ((i * 7) % 80)) / 1.96
  const last = (['won', 'lost', 'tied', 'won', 'lost'] as const).slice(0, 1 + (i % 5))
  const at = Date.now() - i * 20 * 60 * 60 * 1000
  await store.commit([
    { in: 'leaders', put: { game, rank: -Math.round(100 * value), person: id, mu, sigma, played: 30 + i, at, last } },
  ])
}
