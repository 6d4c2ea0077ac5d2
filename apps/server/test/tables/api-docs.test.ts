/* The API documentation, for programs and people. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { refuse } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import { expect, test } from 'vitest'
import { Visitor, VisitorServer } from '../people/visitor.ts'

const folder = fileURLToPath(new URL('../../src/tables', import.meta.url))

test('every table refusal has a sentence', () => {
  const text = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const codes = new Set([...text.join('\n').matchAll(/refuse\('(\w+)'/g)].map(([, code = '']) => code))
  expect(codes.size).toBeGreaterThan(20)
  for (const code of codes) {
    const sentence = sayRefusal(refuse(code, null, { seat: 1, most: 2, level: 'x', game: 'x' }))
    expect(sentence, code).toMatch(/^[A-Z].*\.$/)
    expect(sentence, code).not.toMatch(/Not possible|undefined|NaN/)
  }
})

test('every table route is documented', async () => {
  const server = await VisitorServer.open()
  const { paths } = await new Visitor(server.base).must<{ paths: Record<string, Record<string, Described>> }>(
    'GET',
    '/api/docs/json',
  )
  const ways = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, described]) => ({ way: `${verb} ${path}`, described })),
  )
  const tables = ways.filter(({ way }) => / \/api\/(tables|me\/(tables|next|players))/.test(way))
  expect(tables.map(({ way }) => way).sort()).toEqual([
    'delete /api/tables/{id}/invited/{who}',
    'get /api/me/next',
    'get /api/me/players',
    'get /api/me/tables',
    'get /api/tables',
    ...['get /api/tables/{id}', 'get /api/tables/{id}/sealed'],
    'post /api/tables',
    ...['cancel', 'chat', 'decline', 'invite', 'leave', 'link', 'rematch', 'reveal'].map(
      (verb) => `post /api/tables/{id}/${verb}`,
    ),
    ...['post /api/tables/{id}/seats/{seat}', 'post /api/tables/{id}/seats/{seat}/link'],
    ...['sit', 'start', 'swap'].map((verb) => `post /api/tables/{id}/${verb}`),
  ])
  for (const { way, described } of tables) expect(described.summary?.length ?? 0, way).toBeGreaterThan(5)
  await server.close()
})

interface Described {
  readonly summary?: string
}
