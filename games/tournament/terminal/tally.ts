import type { Result } from '@logres/kernel'
import type { Tally } from '@logres/terminal'
import { ratio, type Spread, spread } from '@logres/terminal'
import { type Event, type OfferName, offerText } from '../rules/index.ts'

interface Report {
  readonly [figure: string]: number | Spread
  /** On average in one game. */
  readonly duels: number
  readonly exclusions: number
  readonly retirements: number
  /** Retirements that playouts of the bots' own do not justify. */
  readonly unjustified: number
  readonly purchases: number
  readonly barters: number
  /** On average in one barter. */
  readonly offers: number
  readonly counters: number
  readonly deals: number
  /** Of the offers that were answered at all, how many with more than a bare no: a deal, a counter-offer, a reason. */
  readonly answeredShare: number
  /** Of all duels, how many were level and went to the judgement. */
  readonly judgementShare: number
  /** Of all barters, how many the clerk had to end. */
  readonly barterCutShare: number
  readonly rounds: Spread
  /** Coins of those who came first, and of everybody. */
  readonly winnersCoins: number
  readonly coins: number
}

export class TournamentTally implements Tally<Event> {
  readonly #counts = new Map<string, number>()
  readonly #rounds: number[] = []
  /** Offers of the current game that were answered: whether with more than a no. */
  readonly #answered = new Map<string, boolean>()
  /** The first round begins unsaid. */
  #round = 1
  #seats = 0
  #exclusions = 0
  #retirements = 0
  #unjustified = 0
  #barterCuts = 0
  #counters = 0
  #answers = 0
  #fullAnswers = 0
  #winners = 0
  #winnersCoins = 0
  #coins = 0

  event(event: Event): void {
    this.#counts.set(event.kind, this.#count(event.kind) + 1)
    switch (event.kind) {
      case 'roundBegan':
        this.#round += 1
        break
      case 'announced':
        this.#exclusions += event.out.length
        break
      case 'answered':
        if (event.answer === 'retire') this.#retirements += 1
        break
      case 'barterEnded':
        if (event.by === 'clerk') this.#barterCuts += 1
        break
      case 'offerDeclined':
        this.#answer(event.offer, event.reason !== undefined)
        break
      case 'offerMade':
        if (event.answers === null) break
        this.#counters += 1
        this.#answer(event.answers, true)
        break
      case 'dealStruck':
        if (event.terms !== null) this.#answer(event.terms.offer, true)
    }
  }

  unjustified(): void {
    this.#unjustified += 1
  }

  #answer(offer: OfferName, isMore: boolean): void {
    const name = offerText(offer)
    this.#answered.set(name, isMore || this.#answered.get(name) === true)
  }

  played({ places, scores }: Result): void {
    this.#rounds.push(this.#round)
    this.#round = 1
    this.#seats = scores.length
    for (const isMore of this.#answered.values()) {
      this.#answers += 1
      if (isMore) this.#fullAnswers += 1
    }
    this.#answered.clear()
    for (const [seat, place] of places.entries()) {
      this.#coins += scores[seat] ?? 0
      if (place !== 1) continue
      this.#winners += 1
      this.#winnersCoins += scores[seat] ?? 0
    }
  }

  report(): Report {
    const games = this.#rounds.length
    const barters = this.#count('barterEnded')
    const each = (count: number) => ratio(count, games, 2)
    const perBarter = (count: number) => ratio(count, barters, 2)
    return {
      duels: each(this.#count('duelBegan')),
      exclusions: each(this.#exclusions),
      retirements: each(this.#retirements),
      unjustified: each(this.#unjustified),
      purchases: each(this.#count('cardBought')),
      barters: each(barters),
      offers: perBarter(this.#count('offerMade') - this.#counters),
      counters: perBarter(this.#counters),
      deals: perBarter(this.#count('dealStruck')),
      answeredShare: ratio(this.#fullAnswers, this.#answers, 4),
      judgementShare: ratio(this.#count('judgementCalled'), this.#count('duelBegan'), 4),
      barterCutShare: ratio(this.#barterCuts, barters, 4),
      rounds: spread(this.#rounds),
      winnersCoins: ratio(this.#winnersCoins, this.#winners, 1),
      coins: ratio(this.#coins, games * this.#seats, 1),
    }
  }

  lines(): readonly (readonly [string, string])[] {
    const { rounds, ...report } = this.report()
    const share = (part: number) => `${(100 * part).toFixed(1)} %`
    const perSeat = (much: number) => `${much} (${ratio(much, this.#seats, 2)} per seat)`
    return [
      ['rounds', `${rounds.mean} on average, ${rounds.shortest} to ${rounds.longest}`],
      ['duels per game', `${report.duels}`],
      ['duels to judgement', share(report.judgementShare)],
      ['exclusions per game', `${report.exclusions}`],
      ['retirements per game', `${report.retirements}, ${report.unjustified} not justified by playouts`],
      ['barters per game', `${report.barters}`],
      ['offers per barter', perSeat(report.offers)],
      ['counters per barter', perSeat(report.counters)],
      ['deals per barter', perSeat(report.deals)],
      ['more than a bare no', share(report.answeredShare)],
      ['barters cut short', share(report.barterCutShare)],
      ['cards bought per game', `${report.purchases}`],
      ['coins', `${report.coins} on average, winners ${report.winnersCoins}`],
    ]
  }

  #count(kind: Event['kind']): number {
    return this.#counts.get(kind) ?? 0
  }
}
