import { describe, expect, test } from 'vitest'
import { linkedParts } from '../../src/chat/linked-text.ts'

const links = (text: string) =>
  linkedParts(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [shown]))

describe('addresses in a line of chat', () => {
  test('are links, and nothing of the text is lost', () => {
    const lines = [
      'no link here, only 1 < 2 & <b>bold</b>',
      'see https://example.org/a?b=c#d, then say so.',
      'https://example.org',
      '(as in https://en.wikipedia.org/wiki/Avalon_(board_game))',
      'two: http://a.example/1 http://b.example/2!',
      '“https://example.org/x”',
    ]
    for (const line of lines) {
      expect(
        linkedParts(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
    }
    expect(lines.map(links)).toEqual([
      [],
      ['https://example.org/a?b=c#d'],
      ['https://example.org'],
      ['https://en.wikipedia.org/wiki/Avalon_(board_game)'],
      ['http://a.example/1', 'http://b.example/2'],
      ['https://example.org/x'],
    ])
  })

  test('are none where they would run something, or look like another host', () => {
    const lines = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://example.org@evil.example/',
      'https://user:secret@evil.example/',
      'https://',
      'https://localhost',
      'ftp://example.org/x',
    ]
    for (const line of lines) expect(links(line), line).toEqual([])
  })

  test('have an address that a browser has normalised', () => {
    expect(linkedParts('HTTPS://EXAMPLE.org/Ä"onmouseover="x')[0]?.href).toBe('https://example.org/%C3%84')
  })
})
