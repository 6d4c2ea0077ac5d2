import { join } from 'node:path'
import { gameIds } from '@logres/catalogue'
import { describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

const start = ['play', 'avalon', '--bots', 'reference', '--seed', 'test', '--options', '{"startPlayer":"first"}']

describe('whom one plays against', () => {
  test.each([
    [['avalon'], 'you against a squire. Seed'],
    [['avalon', '--bots', 'page'], 'you against a page. Seed'],
    [['merlin', '--players', '3', '--bots', 'knight'], 'you against 2 knights, who think up to 0.15 s. Seed'],
    [['tournament', '--players', '4', '--bots', 'champion'], 'you against 3 champions, who think up to 1 s. Seed'],
    [['avalon', '--bots', 'reference'], 'you against a reference bot. Seed'],
  ])('%j: the first line says it', (args, words) => {
    expect(logres(['play', ...args, '--seed', 'test'], 'quit\n')).toMatchObject({
      code: 0,
      out: expect.stringContaining(words),
    })
  })

  test.each(gameIds())('%s: a whole game against squires comes to its end', (game) => {
    const { code, out, err } = logres(['play', game, '--seed', 'test'], '1\n'.repeat(3000))
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/The end\. \w+: you -?\d+, /)
  })

  test('a level that does not exist is refused', () => {
    expect(logres(['play', 'avalon', '--bots', 'king'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--bots must be one of novice, page, squire, knight, champion'),
    })
  })
})

describe('logres play avalon', () => {
  test('shows the board, the hand, the question and numbered actions', () => {
    const { code, out } = logres(start, 'quit\n')
    expect(code).toBe(0)
    for (const words of [
      'crowns',
      '· mist ·',
      'Your hand:',
      'Play a card, or stop here.',
      '  1  finish',
      'The game is left unfinished.',
    ]) {
      expect(out).toContain(words)
    }
  })

  test('a whole game to its end, saved, verified', () => {
    const file = join(temporaryFolder(), 'game.json')
    const { code, out } = logres([...start, '--save', file], '1\n'.repeat(3000))
    expect(code).toBe(0)
    expect(out).toMatch(/The end\. Crowns: you \d+, Mordred \d+\./)
    expect(logres(['verify', file])).toMatchObject({ code: 0, out: expect.stringContaining('finished') })
  })

  test('an action in words, undo, restart; the unfinished record with its undo verifies', () => {
    const file = join(temporaryFolder(), 'undone.json')
    const { out } = logres(
      start,
      `reinforce yK 1\nundo\nreinforce yK 2\nreinforce gS 2\nrestart\nundo\nsave ${file}\nquit\n`,
    )
    expect(out).toContain('You reinforce region 1 with a yellow knight.')
    expect(out.match(/Taken back\./g)).toHaveLength(2)
    expect(out).toContain('There is nothing to undo.')
    expect(logres(['verify', file])).toMatchObject({ code: 0, out: expect.stringContaining('unfinished') })
  })

  test('why: the reason with the rule, or what an action would do', () => {
    const { out } = logres(start, 'why attack vS 1\nwhy enchant yK 1\nwhy endturn\nwhy end\nwhy\nwhy finish\nquit\n')
    expect(out).toContain('cannot attack without the stone circle: that takes a knight. (rule 6.1)')
    expect(out).toContain('Only a sorceress can enchant, not a yellow knight. (rule 5.1)')
    expect(out).toContain('First say that you are done playing cards. (rule 3.4)')
    expect(out).toContain('Why what?')
    expect(out).toContain('It is possible.')
  })

  test('an existing file is not overwritten, and a bad one is reported before the game', () => {
    const file = join(temporaryFolder(), 'my game.json')
    expect(logres(start, `save ${file}\nsave ${file}\nquit\n`).out).toMatch(
      /written to .*my game\.json\.[\s\S]*cannot be written/,
    )
    expect(logres([...start, '--save', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('this file already exists'),
    })
    expect(logres([...start, '--save', '/no/such/folder/x'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no such folder'),
    })
  })

  test('nonsense gets an answer and changes nothing', () => {
    const { code, out } = logres(start, 'xyzzy\n999\n0\nattack\nsave\nsave /no/such/folder/x\nhelp\n\nquit\n')
    expect(code).toBe(0)
    expect(out).toContain('"xyzzy" is neither a number of the list nor an action.')
    expect(out).toContain('"999" is neither')
    expect(out).toContain('cannot be written')
    expect(logres(start, `${'x'.repeat(5000)}\nquit\n`).out).not.toContain('x'.repeat(100))
  })
})
