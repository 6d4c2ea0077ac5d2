/*
 * What makes the pages work without a line. Everything that was built is put by at the first visit; a page is asked of the
 * server first, for it may be newer, and taken from here when nothing comes. The API is never kept. A new version waits
 * until the old one's pages are closed: they may still need its files.
 */
const VERSION = '__VERSION__'
const FILES = JSON.parse('__FILES__')
const CACHE = `logres-${VERSION}`
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...FILES])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    const kept = await caches.match('/')
    return kept ?? Response.error()
  }
}

async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  return kept ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})
