/* /api/docs for people: made from the same OpenAPI document that programs get, and the schemas of the socket. */
import { ClientMessage, type ServerMessage } from '@logres/protocol'
import type { FastifyInstance } from 'fastify'
import { DOCS_STYLE, docsPage, type Operation, type SchemaLike } from './docs-page.ts'

/** What we send over a match's socket. A new kind does not compile without a line here. */
const SERVER_MESSAGES: Readonly<Record<ServerMessage['kind'], string>> = {
  whole: 'everything you may see: on opening, with what happened since the cursor you named',
  update: 'what happened, and how your view has changed',
  done: 'what you asked for under this key is done, and shown at this cursor',
  refused: 'what you asked for under this key is not done, and why',
  saving: 'whether the server can save what you send; until it can, it refuses with `cannotSave`',
  clock: 'what the clocks show',
  readiness: 'who is not ready yet for the throw of a race, and how long it waits for them',
  presence: 'who is connected, and how many people watch; sent after each change',
  agreeing: 'who agrees to end the match',
  standing: 'the answers that stand for you, as you have set them',
  chat: 'somebody said something',
  chatSoFar: 'the last lines of a chat you may read, on opening; more by GET /api/matches/{id}/chat',
}

export function addDocs(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } }
  let page: string | undefined
  app.get('/api/docs', hidden, (_request, reply) => {
    page ??= docsPage({
      operations: operationsOf(app),
      clientMessages: membersOf(ClientMessage),
      serverMessages: Object.entries(SERVER_MESSAGES),
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs/style.css', hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE))
  app.get('/api/docs/json', hidden, () => app.swagger())
}

function operationsOf(app: FastifyInstance): Operation[] {
  const { paths = {} }: Paths = JSON.parse(JSON.stringify(app.swagger()))
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { summary = '', parameters = [], requestBody }]) => ({
      ...{ verb: verb.toUpperCase(), path, summary, parameters },
      body: requestBody?.content?.['application/json']?.schema ?? null,
    })),
  )
}

interface Paths {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

interface Described {
  readonly summary?: string
  readonly parameters?: Operation['parameters']
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: SchemaLike }>> }
}

function membersOf(schema: SchemaLike): readonly SchemaLike[] {
  return schema.anyOf ?? [schema]
}
