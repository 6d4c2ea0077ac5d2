/* Options are chosen from lists with units, and only those that the number of players allows. */
import '../fake-dom/fake-dom.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  fieldsOf,
  numbersFor,
  numberText,
  type OptionField,
  optionsFor,
  valueText,
} from '../../src/pages/table/options.ts'

let fields: readonly OptionField[]
beforeAll(async () => {
  fields = await fieldsOf('tournament')
})

function field(name: string): OptionField {
  const found = fields.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no option ${name}`)
  return found
}

const listed = (name: string, value: unknown, seats: number) =>
  numbersFor(field(name), value, seats).map((number) =>
    numberText(field(name), number, seats).replaceAll('\u00a0', ' '),
  )

describe('the options of the tournament', () => {
  it('2.1 offer the values that the number of players allows, as ranges', () => {
    expect(listed('lowestValue', 1, 3)).toEqual(['1–6', '7–12', '10–15'])
    expect(listed('lowestValue', 1, 5)).toEqual(['1–12', '4–15'])
    expect(listed('lowestValue', 1, 4)).toEqual(['1–9', '4–12', '7–15'])
    // No choice.
    expect(listed('lowestValue', 1, 6)).toEqual(['1–15'])
  })

  it('2.2, 4.4 have units', () => {
    expect(listed('startCoins', 20, 4)).toEqual([
      '10 coins',
      '15 coins',
      '20 coins',
      '25 coins',
      '30 coins',
      '40 coins',
    ])
    expect(listed('barterSeconds', 180, 4)).toEqual(['1 min', '2 min', '3 min', '5 min', '10 min', 'no limit'])
    expect(valueText(field('barterSeconds'), 90, 4)).toBe('90\u00a0s')
  })

  it('keep a value that is not in the list', () => {
    expect(listed('startCoins', 33, 4)).toContain('33 coins')
  })

  it('drop what was chosen for another number of players', () => {
    const chosen = { lowestValue: 7, startCoins: 30, draft: false }
    expect(optionsFor(fields, chosen, 3)).toEqual(chosen)
    expect(optionsFor(fields, chosen, 5)).toEqual({ startCoins: 30, draft: false })
  })
})
