import { describe, expect, it } from 'vitest'
import { unusedKeys } from '../check/messages.ts'

const messages = { home: { play: 'Play', soon: 'Soon' }, levels: { page: 'page', squire: 'squire' }, top: 'Top' }

describe('sentences that nobody says', () => {
  it('are found, in a section and beside it', () => {
    const page = 'const words = t().home\nreturn words.play + t().levels.page'
    expect(unusedKeys(messages, [page])).toEqual(['home.soon', 'levels.squire', 'top'])
  })

  it('are not those of a section that is looked up by a value', () => {
    expect(unusedKeys(messages, ['t().levels[level]', 't().home.play + t().home.soon + t().top'])).toEqual([])
  })

  it('are not those that are taken out by name', () => {
    expect(unusedKeys(messages, ['const { play, soon } = t().home', 'said(t().levels, name)', 'x.top'])).toEqual([])
  })

  it('are still found when another section has a key of that name, on another page', () => {
    const other = { home: { title: 'a' }, about: { title: 'b' } }
    expect(unusedKeys(other, ['t().about.title', 'const words = t().home'])).toEqual(['home.title'])
  })
})
