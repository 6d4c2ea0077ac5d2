import { describe, expect, it } from 'vitest'
import { matchPath } from '../../src/shell/router.ts'

describe('the path of a page', () => {
  it.each([
    ['/', '/', {}],
    ['/new', '/new', {}],
    ['/new', '/new/', {}],
    ['/g/:id', '/g/abcdefghijkl', { id: 'abcdefghijkl' }],
    ['/rules/:game', '/rules/avalon/', { game: 'avalon' }],
    ['/rules/:game', '/rules/caf%C3%A9', { game: 'café' }],
    // What cannot be decoded is taken as it is, and no page breaks over it.
    ['/rules/:game', '/rules/%E0%A4', { game: '%E0%A4' }],
  ])('%s fits %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params)
  })

  it.each([
    ['/', '/new'],
    ['/new', '/'],
    ['/g/:id', '/g/'],
    ['/g/:id', '/g'],
    ['/g/:id', '/g/a/b'],
    ['/rules', '/rules/avalon'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined()
  })
})
