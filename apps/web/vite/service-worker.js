/*
 * Makes the pages work offline. All built files are cached at the first visit; a page is requested from the server first,
 * because it may be newer, and taken from the cache when there is no answer. The API is never cached. A new version waits
 * until all pages of the old one are closed: they may still need its files.
 */
const VERSION = '__VERSION__'
const FILES = JSON.parse('__FILES__')
const CACHE = `logres-${VERSION}`
const PATIENCE = 4000

/** A few at a time: what the page asks for meanwhile need not wait behind the whole site. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  const all = ['/', ...FILES]
  for (let i = 0; i < all.length; i += 4) await cache.addAll(all.slice(i, i + 4))
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
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
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  try {
    return await fetch(request, { signal: patience.signal })
  } catch {
    const kept = await caches.match('/')
    return kept ?? Response.error()
  } finally {
    // Once it answers, the rest may take its time: aborted later, the page would be cut off in the middle.
    clearTimeout(timer)
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

/* "It is your turn", from the server by way of a push service: what it says is ready to be read (server/src/push/message.ts). */
function told(data) {
  try {
    const { match, at = 'g', lang, title, body } = data.json()
    const isText = [match, lang, title, body].every((part) => typeof part === 'string')
    return isText && /^[\w-]{1,40}$/.test(match) && /^[gt]$/.test(at) ? { match, at, lang, title, body } : undefined
  } catch {
    return undefined
  }
}

async function pagesOf(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => new URL(url).pathname === address)
}

/** A browser wants something to be shown for every push, unless the page itself is seen. */
async function show({ match, at, lang, title, body }) {
  const open = await pagesOf(`/${at}/${match}`)
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return
  // One for each match: the next takes the place of the last.
  const options = { body, lang, tag: match, icon: '/icon-192.png', badge: '/icon-192.png', data: { match, at } }
  await self.registration.showNotification(title, options)
}

self.addEventListener('push', (event) => {
  const notice = event.data === null ? undefined : told(event.data)
  event.waitUntil(notice === undefined ? self.registration.showNotification('Logres') : show(notice))
})

async function openMatch({ match, at = 'g' } = {}) {
  const address = match === undefined ? '/next' : `/${at}/${match}`
  const [open] = await pagesOf(address)
  await (open === undefined ? self.clients.openWindow(address) : open.focus())
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMatch(event.notification.data ?? undefined))
})

/** The browser has changed its mind about where it is told: the server must know. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(options))).toJSON()
  const own = navigator.language.slice(0, 2)
  const language = ['en', 'fr', 'de', 'it'].includes(own) ? own : 'en'
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language }),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => {
  // If it fails the next page that is opened does it.
  event.waitUntil(subscribeAgain(event).catch(() => undefined))
})
