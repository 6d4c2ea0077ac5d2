/* The level of the next game against bots: it rises by winning, once for each match, and stays what people chose. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { coachLink, levelAfterWin, preferredLevel, storePreferredLevel } from '../../src/local-link.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

describe('the level of the next game', () => {
  test('is a page for newcomers, and rises by one after a victory over that level', () => {
    expect(preferredLevel('avalon')).toBe('page')
    expect(levelAfterWin('avalon', 'm1', 'page')).toBe('squire')
    expect(preferredLevel('avalon')).toBe('squire')
    expect(preferredLevel('merlin')).toBe('page')
  })

  test('rises once for each match, however often its end is looked at', () => {
    expect(levelAfterWin('avalon', 'm1', 'page')).toBe('squire')
    expect(levelAfterWin('avalon', 'm1', 'page')).toBe('squire')
    expect(preferredLevel('avalon')).toBe('squire')
  })

  test('does not rise after a victory over a weaker level, nor above the champion', () => {
    expect(levelAfterWin('avalon', 'm1', 'novice')).toBeUndefined()
    storePreferredLevel('avalon', 'champion')
    expect(levelAfterWin('avalon', 'm2', 'champion')).toBeUndefined()
    expect(preferredLevel('avalon')).toBe('champion')
  })

  test('is the one that was chosen', () => {
    storePreferredLevel('avalon', 'novice')
    expect(preferredLevel('avalon')).toBe('novice')
    expect(levelAfterWin('avalon', 'm1', 'novice')).toBe('page')
  })
})

test('a first game with a coach is against as few novices as the game allows', () => {
  expect(coachLink('merlin')).toBe('/local/merlin?new=1&bot=novice&seats=2&coach=1')
})
