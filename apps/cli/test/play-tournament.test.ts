import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { converse, logres, temporaryFolder } from './logres.ts'

const start = ['play', 'tournament', '--bots', 'reference', '--seed', 'test']

describe('logres play tournament', () => {
  test('shows knights, sequence card, open cards, hand, question and actions', () => {
    const { code, out } = logres([...start, '--players', '6'], 'quit\n')
    expect(code).toBe(0)
    for (const words of [
      'you against 5 reference bots',
      'Sequence     [AB CD EF]   AC BE DF',
      'Open cards   shield',
      'Your hand    shield',
      'Your outfit  ',
      'Pick one of the open cards.',
      'Isolde   5 cards   20 coins',
    ]) {
      expect(out).toContain(words)
    }
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test.each([3, 4, 5, 6])(
    'a whole game of %i by the first entry of each menu, saved, verified, replayed',
    (players) => {
      const file = join(temporaryFolder(), 'game.json')
      const { code, out, err } = logres([...start, '--players', `${players}`, '--save', file], '1\n'.repeat(1000))
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/The end\. Coins: you \d+, Ector \d+, Isolde \d+/)
      expect(out).not.toMatch(/undefined|null|\[object|NaN/)
      expect(logres(['verify', file])).toMatchObject({ code: 0, out: expect.stringContaining('finished') })
      const replayed = logres(['replay', file])
      expect(replayed.code).toBe(0)
      expect(replayed.out).toContain('Player: say you are ready')
      expect(replayed.out).not.toMatch(/undefined|null|\[object|NaN/)
    },
  )

  test('with lots instead of the race the clerk has nothing to enter', () => {
    const options = '{"judgementByLot":true,"draft":false}'
    const { out } = logres([...start, '--players', '4', '--options', options], '1\n'.repeat(1000))
    expect(out).toContain('The end. Coins:')
    expect(out).toContain('The lot picks')
    expect(out).not.toContain('Press Enter')
  })

  test('an offer in words, why, a hint, Enter for the others, ready to let them finish', () => {
    const options = '{"draft":false}'
    const { out } = logres(
      [...start, '--options', options],
      'offer 1c for jo to 2\nwhy\nwhy lay jo jo jo jo\nwhy offer 99c for jo to all\nend barter\nhelp\n\n\n\n\n\n\n\nready\nquit\n',
    )
    expect(out).toContain('You offer 1 coin to Ector for a joker.')
    expect(out).toContain('as in "why offer sw4 3c for la8+ to all"')
    expect(out).toContain('There is nothing to lay now. (rule 6.1)')
    expect(out).toContain('You have 20 coins and cannot give 99. (rule 4.2)')
    expect(out).toContain('The barter ends when all are ready, or when its time is up. (rule 4.4)')
    expect(out).toContain('counter 2>all#1: 2c for sh5')
    expect(out).toContain('The others are waiting for you.')
    expect(out).toMatch(/You are ready\.[\s\S]*Everyone is ready: the barter ends\./)
  })

  test('asking and reading do not let the others act', () => {
    const [quiet, asking] = ['quit\n', 'why ready\nhelp\nxyzzy\nboard\nquit\n'].map((input) =>
      logres([...start, '--options', '{"draft":false}'], input),
    )
    const deeds = (out = '') => out.split('\n').filter((line) => /^ {2}\S.* (offers|is ready|deal)/.test(line)).length
    expect(deeds(asking?.out)).toBe(deeds(quiet?.out))
  })

  test('a judgement typed: the clerk enters the token and the time it took', async () => {
    const file = join(temporaryFolder(), 'judged.json')
    let throws = 0
    const { code, out } = await converse([...start, '--players', '3', '--save', file], async (out) => {
      if (/4 all\. $/.test(out)) return ''
      if (!/4 all: $/.test(out)) return throws > 0 ? 'quit' : '1'
      throws += 1
      await setTimeout(150)
      return rightToken(out)
    })
    expect(code).toBe(0)
    expect(throws).toBe(1)
    const [, ms] =
      /The right token was [a-z ]+: (?:.*; )?you [a-z ]+ after (\d+) ms(?!, (?:wrong|a false))/.exec(out) ?? []
    expect(Number(ms)).toBeGreaterThanOrEqual(100)
    const record = readFileSync(file, 'utf8')
    expect(record).toContain(`"ms":${ms},"measured":{"claimed":${ms},"span":${ms},"allowance":0}`)
    expect(logres(['verify', file]).code).toBe(0)
    expect(logres(['replay', file]).out).toMatch(/clerk: enter Player’s touch: [a-z ]+ after \d+ ms \(claimed/)
  })
})

/** 7.1, from the last throw that was told. */
function rightToken(out: string): string {
  const [, ...parts] = [...out.matchAll(/Throw \d: (\w+), (\w+), (\w+) and (\d) dot/g)].at(-1) ?? []
  const emblems = parts.slice(0, 3)
  if (new Set(emblems).size === 3) return 'all'
  return emblems.find((each) => emblems.filter((emblem) => emblem === each).length === Number(parts[3])) ?? ''
}
