import { build } from 'vite'

/** A script as a page would load it: this file and all its imports, as one. Its exports are in `window[name]`. */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name }, minify: false },
  })
  const [bundle] = [built].flat()
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built')
  return bundle.output[0].code
}
