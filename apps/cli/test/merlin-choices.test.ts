import { findTerminal } from '@logres/catalogue/terminals'
import { at, present, seededChance } from '@logres/kernel'
import { merlin, RESOLVE, withPercival } from '@logres/merlin/rules'
import { expect, test } from 'vitest'

test('10.2 the terminal offers Percival only for quests that are not met without him', () => {
  const { terminal } = present(findTerminal('merlin'))
  const view = merlin.view(merlin.setup(merlin.options.defaults, 2, seededChance('terminal')), 0)
  const [met, unmet] = [at(at(RESOLVE, 3), 0), at(at(RESOLVE, 4), 0)]
  const recolour = { condition: 0, province: 2 }
  const legal = [met, withPercival(met, recolour), withPercival(unmet, recolour)]
  expect(terminal.selection(view, legal)).toEqual([met, withPercival(unmet, recolour)])
})
