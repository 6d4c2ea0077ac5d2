/* robots.txt and the sitemap: the pages for everybody can be found, people and their matches cannot. */
import type { FastifyInstance } from 'fastify'
import { originOf } from '../people/relying-party.ts'
import { LISTED_PAGES } from './web-head.ts'

/** Personal pages, tables and matches; profiles begin with @. */
const HIDDEN = [
  ...['/api/', '/@', '/t/', '/g/', '/local/*/', '/next'],
  ...['/settings', '/profile', '/sign-in', '/pair', '/admin', '/moderation', '/claim'],
]

/** They show a link that somebody shares, with its title and picture; they list nothing. */
const PREVIEWS = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
]

export function addSearchEngines(app: FastifyInstance, services: { readonly origin: string | null }): void {
  const addressOf = ({ protocol, host }: { readonly protocol: string; readonly host: string }) =>
    originOf(services.origin, services.origin?.startsWith('https:') === true, { protocol, host })
  const options = { schema: { hide: true } }
  app.get('/robots.txt', options, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(robots(addressOf(request))),
  )
  app.get('/sitemap.xml', options, (request, reply) => {
    const address = addressOf(request)
    return address === undefined
      ? reply.callNotFound()
      : reply.type('application/xml; charset=utf-8').header('cache-control', 'max-age=3600').send(sitemap(address))
  })
}

function robots(address: string | undefined): string {
  return [
    ['User-agent: *', ...HIDDEN.map((path) => `Disallow: ${path}`)],
    [...PREVIEWS.map((name) => `User-agent: ${name}`), 'Disallow: /api/', 'Disallow: /@'],
    address === undefined ? [] : [`Sitemap: ${address}/sitemap.xml`],
  ]
    .filter((group) => group.length > 0)
    .map((group) => `${group.join('\n')}\n`)
    .join('\n')
}

/** One address for all languages: a page is in the language of its reader. */
function sitemap(address: string): string {
  const urls = LISTED_PAGES.map((path) => `  <url><loc>${address}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
