import type { Result } from '@logres/kernel'
import type { Tally } from '@logres/terminal'
import { ratio, type Spread, spread } from '@logres/terminal'
import type { Event } from '../rules/index.ts'

interface Report {
  readonly [figure: string]: number | Spread
  /** On average in one game. */
  readonly duels: number
  readonly exclusions: number
  readonly deals: number
  readonly offers: number
  readonly purchases: number
  /** Of all duels, how many were level and went to the judgement. */
  readonly judgementShare: number
  /** Of all barters, how many the clerk had to end. */
  readonly barterCutShare: number
  readonly rounds: Spread
  /** Coins of those who came first. */
  readonly winnersCoins: number
}

export class TournamentTally implements Tally<Event> {
  readonly #counts = new Map<string, number>()
  readonly #rounds: number[] = []
  /** The first round begins unsaid. */
  #round = 1
  #exclusions = 0
  #barterCuts = 0
  #winners = 0
  #winnersCoins = 0

  event(event: Event): void {
    this.#counts.set(event.kind, this.#count(event.kind) + 1)
    if (event.kind === 'roundBegan') this.#round += 1
    else if (event.kind === 'announced') this.#exclusions += event.out.length
    else if (event.kind === 'barterEnded' && event.by === 'clerk') this.#barterCuts += 1
  }

  played({ places, scores }: Result): void {
    this.#rounds.push(this.#round)
    this.#round = 1
    for (const [seat, place] of places.entries()) {
      if (place !== 1) continue
      this.#winners += 1
      this.#winnersCoins += scores[seat] ?? 0
    }
  }

  report(): Report {
    const each = (count: number) => ratio(count, this.#rounds.length, 2)
    return {
      duels: each(this.#count('duelBegan')),
      exclusions: each(this.#exclusions),
      deals: each(this.#count('dealStruck')),
      offers: each(this.#count('offerMade')),
      purchases: each(this.#count('cardBought')),
      judgementShare: ratio(this.#count('judgementCalled'), this.#count('duelBegan'), 4),
      barterCutShare: ratio(this.#barterCuts, this.#count('barterEnded'), 4),
      rounds: spread(this.#rounds),
      winnersCoins: ratio(this.#winnersCoins, this.#winners, 1),
    }
  }

  lines(): readonly (readonly [string, string])[] {
    const { duels, exclusions, deals, offers, purchases, rounds, ...rest } = this.report()
    const share = (part: number) => `${(100 * part).toFixed(1)} %`
    return [
      ['rounds', `${rounds.mean} on average, ${rounds.shortest} to ${rounds.longest}`],
      ['duels per game', `${duels}`],
      ['duels to judgement', share(rest.judgementShare)],
      ['exclusions per game', `${exclusions}`],
      ['deals per game', `${deals} of ${offers} offers`],
      ['barters cut short', share(rest.barterCutShare)],
      ['cards bought per game', `${purchases}`],
      ["winners' coins", `${rest.winnersCoins} on average`],
    ]
  }

  #count(kind: Event['kind']): number {
    return this.#counts.get(kind) ?? 0
  }
}
