/* Chance from the device, for what is drawn at a real table. Matches use sealed chance instead (docs/record.md). */
import type { Chance } from '@logres/kernel'

const ALL = 2 ** 32

/** Every choice equally likely: numbers beyond the last whole multiple are drawn again. */
export const deviceChance: Chance = {
  pick(choices) {
    if (!Number.isInteger(choices) || choices < 1 || choices > ALL) throw new RangeError(`no draw among ${choices}`)
    const usable = ALL - (ALL % choices)
    const drawn = new Uint32Array(1)
    do crypto.getRandomValues(drawn)
    while ((drawn[0] ?? 0) >= usable)
    return (drawn[0] ?? 0) % choices
  },
}

/** In a new order, each equally likely. */
export function shuffled<Entry>(list: readonly Entry[], chance: Chance = deviceChance): Entry[] {
  const left = [...list]
  return list.flatMap(() => left.splice(chance.pick(left.length, 'order'), 1))
}
