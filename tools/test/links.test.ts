import { expect, test } from 'vitest'
import { anchorsIn, linkFaults, linksIn, markdownFiles } from '../check/links.ts'

test('every relative link in a Markdown file points to a file or a heading that is there', () => {
  const files = markdownFiles()
  expect(files).toEqual(expect.arrayContaining(['README.md', 'docs/operations.md', '.github/pull_request_template.md']))
  expect(linkFaults(files)).toEqual([])
})

test('links, pictures, references and HTML are found; other sites and code are not', () => {
  const text = [
    '[a](a.md) ![b](<b.png>) [c](c.md "title") [d](#d)',
    '[e]: e.md',
    '<img src="f.png"> <a href="g.md">',
    '[x](https://example.org) [y](mailto:me@example.org) `[z](z.md)`',
    '```\n[z](z.md)\n```',
  ].join('\n')
  expect(linksIn(text).toSorted()).toEqual(['#d', 'a.md', 'b.png', 'c.md', 'e.md', 'f.png', 'g.md'])
})

test('anchors are made of headings as GitHub does', () => {
  expect(anchorsIn('# Is it well?\n## The King’s `logres` [way](x.md)\n```\n# no\n```\n# Is it well?')).toEqual([
    'is-it-well',
    'the-kings-logres-way',
    'is-it-well-1',
  ])
})
