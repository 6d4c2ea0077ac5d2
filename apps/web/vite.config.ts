import { defineConfig } from 'vite'

/** While developing, pages come from Vite and everything under /api from the server (npm start). */
const server = `http://127.0.0.1:${process.env.LOGRES_PORT ?? '4200'}`

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // No data: URLs for fonts and pictures: the policy of the page allows only its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  worker: { format: 'es' },
  server: { port: 4300, proxy: { '/api': { target: server, ws: true } } },
})
