/*
 * The pages built by Vite. All files are read at startup, so a path can name nothing else. Files with a hash in their
 * name are immutable; every other path is the page itself, with metadata for sharing.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { homePage } from '../home.ts'
import { originOf } from '../people/relying-party.ts'
import type { Store } from '../store/store.ts'
import { readPageAssets } from './page-assets.ts'
import { addSearchEngines } from './search-engines.ts'
import { escaped, headOf } from './web-head.ts'

export interface WebServices {
  readonly store: Store
  /** Our public origin, if configured. */
  readonly origin: string | null
}

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
}
/** The others are compressed already. */
const IS_TEXT = /^text\/|json|svg/

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** 9 for what is compressed once, 4 for what is compressed for every request. */
const pack = {
  br: (body: Buffer, quality = 9) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer, level = 9) => promisify(gzip)(body, { level }),
}

class Served {
  readonly type: string
  readonly body: Buffer
  readonly tag: string
  readonly isForEver: boolean
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  /** `packed`: compressed at build time (apps/web/vite/compress.ts). */
  constructor(path: string, body: Buffer, packed: ReadonlyMap<Encoding, Buffer>) {
    this.type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    this.body = body
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.isForEver = path.startsWith('/assets/')
    for (const [encoding, small] of packed) this.#packed.set(encoding, Promise.resolve(small))
  }

  /** Compressed on first use, unless done at build time. */
  packed(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding)
    if (known !== undefined) return known
    const fresh = pack[encoding](this.body)
    this.#packed.set(encoding, fresh)
    return fresh
  }

  encodingFor(request: FastifyRequest): Encoding | undefined {
    return IS_TEXT.test(this.type) ? encodingFor(request) : undefined
  }
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function readDist(dist: string): Map<string, Served> {
  const files = new Map<string, Served>()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath.slice(dist.length)}/${entry.name}`.replaceAll('\\', '/')
    // Dotfiles are Vite's own.
    if (!entry.isFile() || path.includes('/.')) continue
    files.set(path, new Served(path, readFileSync(join(dist, path)), packedIn(dist, path)))
  }
  return files
}

function packedIn(dist: string, path: string): Map<Encoding, Buffer> {
  const found = new Map<Encoding, Buffer>()
  for (const encoding of ENCODINGS) {
    const file = join(dist, '.vite/packed', `${path}.${encoding}`)
    if (existsSync(file)) found.set(encoding, readFileSync(file))
  }
  return found
}

async function send(request: FastifyRequest, reply: FastifyReply, file: Served): Promise<FastifyReply> {
  const encoding = file.encodingFor(request)
  void reply
    .type(file.type)
    .header('cache-control', file.isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', file.tag)
    .header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send()
  if (encoding === undefined) return reply.send(file.body)
  const body = await file.packed(encoding)
  return reply.header('content-encoding', encoding).send(body)
}

/** The page is rendered for every request. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language')
  if (encoding === undefined) return reply.send(html)
  const body = await pack[encoding](Buffer.from(html), 4)
  return reply.header('content-encoding', encoding).send(body)
}

/** The scripts of a board are large: the name of the game, which is already there, must not wait for them. */
function styleFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** Paths of the server itself: an unknown one is not a page. */
const NOT_PAGES = /^\/(api|assets|metrics|healthz|readyz)(\/|$)/

export function addWeb(app: FastifyInstance, services: WebServices, dist: string = DIST): void {
  const hide = { schema: { hide: true }, config: { rateLimit: false } }
  if (!existsSync(join(dist, 'index.html'))) {
    app.get('/', hide, (_request, reply) => reply.type('text/html; charset=utf-8').send(homePage()))
    return
  }
  addSearchEngines(app, services)
  const files = readDist(dist)
  const begin = readPageAssets(dist)
  const page = files.get('/index.html')?.body.toString('utf8') ?? ''
  files.delete('/index.html')
  // Every page has its own description.
  const bare = page.replace(/<meta name="description"[^>]*>\s*/, '')
  app.get('/*', hide, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const file = files.get(path)
    if (file !== undefined) return send(request, reply, file)
    if (NOT_PAGES.test(path) || /\.\w+$/.test(path)) return reply.callNotFound()
    const { protocol, host } = request
    const address = originOf(services.origin, services.origin?.startsWith('https:') === true, { protocol, host })
    const [{ isPage, title, html }, { lang, links, first, isMatch }] = await Promise.all([
      headOf(services.store, path, address),
      begin(services.store, path, request.headers['accept-language']),
    ])
    const whole = bare
      .replace('<!-- og -->', () => html)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace('</head>', () => `${links}</head>`)
      .replace('<html lang="en">', () => `<html lang="${lang}"${first === '' ? '' : ` data-page="${escaped(path)}"`}>`)
      .replace('<div id="app"></div>', () => `<div id="app">${first}</div>`)
    return sendPage(request, reply.code(isPage ? 200 : 404), isMatch ? styleFirst(whole) : whole)
  })
}
