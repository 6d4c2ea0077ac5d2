/*
 * Compresses every text file once, as small as it gets, where the server finds it (apps/server/src/http/web.ts): the first
 * visitor must not wait for it. Over plain http browsers accept gzip only.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** The page itself is written for each request. */
const IS_TEXT = /(?<!^index)\.(js|css|html|svg|json|webmanifest|txt)$/
/** The best both have; brotli does its best unless told. */
const PACK = {
  br: promisify(brotliCompress),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

export function compress(): Plugin {
  return {
    name: 'logres-compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
          .map((path) => path.replaceAll('\\', '/'))
          .filter((path) => IS_TEXT.test(path) && !path.startsWith('.'))
        await Promise.all(paths.map((path) => pack(dir, path)))
      },
    },
  }
}

async function pack(dir: string, path: string): Promise<void> {
  const body = readFileSync(join(dir, path))
  for (const [encoding, small] of Object.entries(PACK)) {
    const file = join(dir, '.vite/packed', `${path}.${encoding}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await small(body))
  }
}
