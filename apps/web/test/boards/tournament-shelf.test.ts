/* The list of offers: under a pointer nothing in it moves, and no press accepts what it was not meant for. */
import { type Clock, type Group, GUARD, type Listed, MARKED, Shelf } from '@logres/tournament/board/shelf.ts'
import { offerText } from '@logres/tournament/rules'
import { describe, expect, it } from 'vitest'

/** Moved by hand. */
class TestClock implements Clock {
  #now = 1000
  #timers: { readonly at: number; readonly run: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }

  pass(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end)
      if (next === undefined) break
      this.#timers = this.#timers.filter((each) => each !== next)
      this.#now = next.at
      next.run()
    }
    this.#now = end
  }
}

function offer(n: number, group: Group = 'public', benefit = 0, ways = 'one'): Listed {
  const name = { giver: 1, audience: 'all' as const, n }
  const nothing = { cards: [], any: [], coins: 0 }
  return {
    offer: { name, gives: { cards: [n], coins: 0 }, wants: nothing, answers: null, declinedBy: [] },
    ...{ group, benefit, ways },
  }
}

const keyOf = (n: number) => offerText({ giver: 1, audience: 'all', n })

function shelf(...listed: readonly Listed[]): { readonly shelf: Shelf; readonly clock: TestClock } {
  const clock = new TestClock()
  const made = new Shelf(clock)
  made.show(listed)
  clock.pass(GUARD)
  return { shelf: made, clock }
}

/** By number; those that are gone with a cross. */
const shown = ({ places }: Shelf) =>
  places.value.map(({ offer, goneAt }) => `${offer.name.n}${goneAt === null ? '' : '×'}`).join(' ')

describe('the order of the offers', () => {
  it('is: to me, those I can meet, mine, the others; in each the best for me first', () => {
    const listed = [offer(1, 'others'), offer(2, 'own'), offer(3, 'public', 2), offer(4, 'mine'), offer(5, 'public', 7)]
    expect(shown(shelf(...listed).shelf)).toBe('4 5 3 2 1')
  })

  it('keeps that of the market among equals', () => {
    expect(shown(shelf(offer(2), offer(1), offer(3)).shelf)).toBe('2 1 3')
  })
})

describe('an offer that is there again, as when a lesson takes a deal back', () => {
  it('stands again, also while the list is held still', () => {
    const { shelf: list } = shelf(offer(1), offer(2))
    list.hold('pointer')
    list.show([offer(2)])
    expect(shown(list)).toBe('1× 2')
    list.show([offer(1), offer(2)])
    expect(shown(list)).toBe('1 2')
  })
})

describe('a list that nobody points at', () => {
  it('takes a new offer in where it belongs, and marks one that is gone for a while', () => {
    const { shelf: list, clock } = shelf(offer(1, 'public', 1), offer(2, 'public', 0))
    list.show([offer(1, 'public', 1), offer(3, 'public', 5)])
    expect(shown(list)).toBe('3 1 2×')
    clock.pass(MARKED - 1)
    expect(shown(list)).toBe('3 1 2×')
    clock.pass(1)
    expect(shown(list)).toBe('3 1')
  })
})

describe('a list under a pointer', () => {
  for (const by of ['pointer', 'focus', 'touch'] as const) {
    it(`moves nothing (${by}): new offers come last, those that are gone leave their place`, () => {
      const { shelf: list, clock } = shelf(offer(1, 'public', 3), offer(2, 'public', 2), offer(3, 'own'))
      list.hold(by)
      list.show([offer(4, 'mine', 9), offer(1, 'others', 0), offer(3, 'own')])
      expect(shown(list)).toBe('1 2× 3 4')
      // Also its group: a heading would move the others.
      expect(list.places.value[0]?.group).toBe('public')
      expect(list.places.value.map(({ isLate }) => isLate)).toEqual([false, false, false, true])
      clock.pass(10 * MARKED)
      expect(shown(list)).toBe('1 2× 3 4')
      list.release(by)
      expect(shown(list)).toBe('4 3 1')
    })
  }

  it('waits for the last of several to leave', () => {
    const { shelf: list } = shelf(offer(1))
    list.hold('pointer')
    list.hold('focus')
    list.show([offer(2, 'mine'), offer(1)])
    list.release('pointer')
    expect(shown(list)).toBe('1 2')
    list.release('focus')
    expect(shown(list)).toBe('2 1')
  })

  it('stays for a moment after a finger is lifted, and longer if it comes back', () => {
    const { shelf: list, clock } = shelf(offer(1))
    list.hold('touch')
    list.show([offer(2, 'mine'), offer(1)])
    list.lift()
    clock.pass(1000)
    list.hold('touch')
    clock.pass(5000)
    expect(shown(list)).toBe('1 2')
    list.lift()
    clock.pass(5000)
    expect(shown(list)).toBe('2 1')
  })

  it('is sorted at once if the reader asks for it, and held still afterwards', () => {
    const { shelf: list } = shelf(offer(1))
    list.hold('pointer')
    list.show([offer(2, 'mine'), offer(1)])
    list.sort()
    expect(shown(list)).toBe('2 1')
    list.show([offer(2, 'mine'), offer(1), offer(3, 'mine', 5)])
    expect(shown(list)).toBe('2 1 3')
  })
})

describe('accepting', () => {
  it('is refused for half a second where something changed, and not where nothing did', () => {
    const { shelf: list, clock } = shelf(offer(1, 'public', 9), offer(2, 'public', 5), offer(3, 'public', 1))
    list.show([offer(1, 'public', 9), offer(3, 'public', 1)])
    expect([...list.guarded.value].sort()).toEqual([keyOf(2), keyOf(3)].sort())
    expect(list.accepts(keyOf(3), clock.now() + GUARD - 1)).toBe(false)
    clock.pass(GUARD)
    expect(list.guarded.value.size).toBe(0)
    expect(list.accepts(keyOf(3), clock.now())).toBe(true)
    const other = shelf(offer(1, 'public', 9), offer(2, 'public', 5))
    other.shelf.show([offer(1, 'public', 9)])
    expect(other.shelf.accepts(keyOf(1), other.clock.now())).toBe(true)
  })

  it('is refused where it would hand over something else than a moment ago', () => {
    const { shelf: list, clock } = shelf(offer(1, 'public', 0, 'lance 3'))
    list.show([offer(1, 'public', 0, 'lance 9')])
    expect(list.accepts(keyOf(1), clock.now() + GUARD - 1)).toBe(false)
  })

  it('is refused for what is gone', () => {
    const { shelf: list, clock } = shelf(offer(1))
    list.hold('pointer')
    list.show([])
    clock.pass(10_000)
    expect(list.accepts(keyOf(1), clock.now())).toBe(false)
  })

  it('counts a press by when it was made, before the list changed', () => {
    const { shelf: list, clock } = shelf(offer(1))
    const pressed = clock.now()
    clock.pass(200)
    list.show([offer(2, 'mine'), offer(1)])
    expect(list.accepts(keyOf(2), pressed)).toBe(false)
  })

  it('strikes one deal by any number of presses that follow each other, wherever they are', () => {
    for (let apart = 0; apart <= 400; apart += 20) {
      const { shelf: list, clock } = shelf(offer(1), offer(2), offer(3))
      let struck = 0
      for (const n of [1, 2, 3, 2]) {
        if (list.accepts(keyOf(n), clock.now())) struck += 1
        clock.pass(apart)
      }
      expect([apart, struck]).toEqual([apart, 1])
    }
  })

  it('is possible again once no key or finger repeats it', () => {
    const { shelf: list, clock } = shelf(offer(1), offer(2))
    expect(list.accepts(keyOf(1), clock.now())).toBe(true)
    clock.pass(GUARD)
    expect(list.accepts(keyOf(2), clock.now())).toBe(true)
  })

  it('is refused for half a second after the list came into sight or was filtered', () => {
    const { shelf: list, clock } = shelf(offer(1))
    list.disturb()
    expect(list.accepts(keyOf(1), clock.now())).toBe(false)
    clock.pass(GUARD)
    expect(list.accepts(keyOf(1), clock.now())).toBe(true)
  })
})
