import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECONSTRUCTED } from '@logres/merlin/rules'
import { describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

const start = ['play', 'merlin', '--bots', 'reference', '--seed', 'test']

describe('logres play merlin', () => {
  test('shows ring, provinces, domain, castles, quests, question and actions, in a hundred columns', () => {
    const { code, out } = logres([...start, '--players', '4'], '1\n1\n1\n1\nquit\n')
    expect(code).toBe(0)
    for (const words of [
      'you against 3 reference bots',
      'Round 1 of 6',
      ' 0 black, dragon',
      '22 Grail',
      'brown, two-headed eagle',
      'Domain, between its frames',
      'manor of 2',
      'traitors ',
      'Open quests (36 in the deck)',
      'Your quests',
      'Choose one of your dice.',
      'die merlin',
      'Do the action of the space, or skip it.',
    ]) {
      expect(out).toContain(words)
    }
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
  })

  test.each([
    [2, []],
    [3, ['--kings-favour']],
    [4, ['--knights', 'draft', '--kings-favour']],
  ])('a whole game of %i by the first entry of each menu, saved, verified, replayed', (players, more) => {
    const file = join(temporaryFolder(), 'game.json')
    const args = [...start, '--players', `${players}`, '--save', file, ...more]
    const { code, out, err } = logres(args, '1\n'.repeat(600))
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/The end\. Points: you -?\d+, /)
    expect(out).not.toMatch(/undefined|null|\[object|NaN/)
    expect(logres(['verify', file])).toMatchObject({ code: 0, out: expect.stringContaining('finished') })
    const replayed = logres(['replay', file])
    expect(replayed.code).toBe(0)
    expect(replayed.out).toContain('Player: end the turn')
    expect(replayed.out).not.toMatch(/undefined|null|\[object|NaN/)
  })

  test('an action in words, undo, why with the rule, help', () => {
    const { out } = logres(
      start,
      'die merlin\nundo\nwhy build 3 blue\nwhy end\nwhy flag blue\nwhy\nwhy die merlin\nhelp\nquit\n',
    )
    expect(out).toContain('Taken back.')
    expect(out).toContain('To build a manor on row 1, tile 3, with a blue material: You cannot do that right now.')
    expect(out).toContain('That flag is spent before the move. (rule 6.0)')
    expect(out).toContain('as in "why build 7 blue"')
    expect(out).toContain('To choose Merlin’s die: It is possible.')
    expect(out).toContain('flag orange 17')
  })

  test('with an edition of one’s own the board, the words and the record are its', () => {
    const folder = temporaryFolder()
    const edition = {
      ...RECONSTRUCTED,
      name: 'my box',
      ring: RECONSTRUCTED.ring.with(1, 'build').with(2, 'exchange'),
      quests: RECONSTRUCTED.quests.toReversed(),
    }
    const file = join(folder, 'edition.json')
    const record = join(folder, 'game.json')
    writeFileSync(file, JSON.stringify(edition))
    const { code, out } = logres([...start, '--edition', file, '--save', record], '1\n'.repeat(600))
    expect(code).toBe(0)
    expect(out).toContain(' 1 build')
    expect(logres(['verify', record]).code).toBe(0)
    expect(logres(['replay', record]).out).toMatch(/the “(build” space \(1\)|exchange” space \(2\))/)
    const options = JSON.stringify({ layout: edition })
    expect(logres([...start, '--options', options], 'quit\n').out).toContain(' 1 build')
  })
})
