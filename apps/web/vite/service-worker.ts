/* Writes /sw.js, which knows the names of all files that were built. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const HERE = import.meta.dirname
/** Who reads Latin letters alone never needs the others; the picture for shared links is for others. */
const LEFT_OUT = /latin-ext|og\.png|manifest\.json$|\.map$|index\.html$/

export function serviceWorker(): Plugin {
  return {
    name: 'logres-service-worker',
    apply: 'build',
    // After Vite has put in everything else.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const open = readdirSync(join(HERE, '../public'))
      const files = [...Object.keys(bundle), ...open].filter((name) => !LEFT_OUT.test(name)).toSorted()
      const hash = createHash('sha256')
      for (const name of files) hash.update(name)
      for (const name of open) hash.update(readFileSync(join(HERE, '../public', name)))
      const source = readFileSync(join(HERE, 'service-worker.js'), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__FILES__', () => JSON.stringify(files.map((name) => `/${name}`)))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
