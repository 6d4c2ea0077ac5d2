/* The API about tables: create, sit down, start, and lists. For browsers and programs. */
import { type Refusal, refuse } from '@logres/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { mayChatAtTable } from '../chat/access.ts'
import type { Chat } from '../chat/chat.ts'
import type { People, SignedIn } from '../people/people.ts'
import { personView } from '../people/person-view.ts'
import { isRefused } from '../people/registry.ts'
import { IdParams, Nothing } from '../people/schemas.ts'
import type { Store, TableRow } from '../store/store.ts'
import type { Linked } from '../tables/links.ts'
import { listFinished, listMine, listOffers, listPlayedWith, nextFor } from '../tables/lists.ts'
import type { Started } from '../tables/start-match.ts'
import { seatedAt } from '../tables/table-row.ts'
import type { Tables } from '../tables/tables.ts'
import { allowance, created } from './browser-routes.ts'
import { sendRefusal } from './responses.ts'
import { authenticate, callerOf, isSignedIn } from './session.ts'
import {
  Invite,
  InvitedParams,
  Mine,
  NewTable,
  Offers,
  Present,
  Reveal,
  SeatParams,
  SetSeat,
  Sit,
  Swap,
} from './table-schemas.ts'
import { finishedView, matchView, tableView } from './table-view.ts'

export interface TableServices {
  readonly chat: Pick<Chat, 'countAtTable'>
  readonly people: People
  readonly tables: Tables
  readonly store: Store
}

interface RouteTypes<Body, Params, Query> {
  Body: Body
  Params: Params
  Querystring: Query
}
type Id = Static<typeof IdParams>
type SeatOf = Static<typeof SeatParams>

/** Per minute and person, four times that per address: a link's secret cannot be guessed, but somebody may try. */
const LINKS_PER_MINUTE = 20

/** Per minute and person: it reads all matches of the person. */
const LISTS_PER_MINUTE = 120

export function addTables(app: FastifyInstance, services: TableServices): void {
  addLists(app, services)
  addOne(app, services)
  addSitting(app, services)
  addHosting(app, services)
  addLinks(app, services)
}

function addLists(app: FastifyInstance, services: TableServices): void {
  const { store, tables, people } = services
  const { presence } = tables
  const route = tableRoutes(app, services)
  route<unknown, unknown, Static<typeof Offers>>(
    'GET',
    '/api/tables',
    { summary: 'Open tables that anybody may join, the newest first', querystring: Offers },
    async ({ person }, { query }) => {
      const apart = await people.blocks.blockedEitherWay(person.id)
      const isApart = (row: TableRow) => [row.host, ...seatedAt(row)].some((other) => apart.has(other))
      const isAlive = (row: TableRow) => presence?.isAlive(row) !== false && !isApart(row)
      const { items, next } = await listOffers(store, query.game, Number(query.from ?? 0), isAlive)
      return { tables: await Promise.all(items.map((row) => tableView(store, row, person, presence))), next }
    },
  )
  route<unknown, unknown, Static<typeof Mine>>(
    'GET',
    '/api/me/tables',
    {
      summary: 'Your tables: waiting, invitations, matches with those where it is your turn first, finished',
      querystring: Mine,
      most: LISTS_PER_MINUTE,
    },
    async ({ person }, { query }) => {
      const apart = await people.blocks.blockedEitherWay(person.id)
      const [mine, finished] = await Promise.all([
        listMine(store, person),
        listFinished(store, person, Number(query.from ?? 0)),
      ])
      return {
        waiting: await Promise.all(mine.waiting.map((row) => tableView(store, row, person))),
        invitations: await Promise.all(
          mine.invitations.filter(({ host }) => !apart.has(host)).map((row) => tableView(store, row, person)),
        ),
        matches: await Promise.all(mine.matches.map((played) => matchView(store, played, person))),
        finished: {
          tables: await Promise.all(finished.items.map((each) => finishedView(store, each, person))),
          next: finished.next,
        },
      }
    },
  )
  route('GET', '/api/me/next', { summary: 'The match that has waited longest for you' }, async ({ person }) => {
    const next = await nextFor(store, person)
    return { match: next === undefined ? null : await matchView(store, next, person) }
  })
  route('GET', '/api/me/players', { summary: 'People you have played with lately' }, async ({ person }) => {
    const met = await listPlayedWith(store, person)
    const apart = await people.blocks.blockedEitherWay(person.id)
    const found = await Promise.all(met.map(async (each) => ({ ...each, who: await store.get('people', each.person) })))
    const players = found.map(async ({ table, seat, who }) =>
      who === undefined || who.departed || apart.has(who.id)
        ? []
        : [{ table, seat, ...(await personView(store, who)) }],
    )
    return { players: (await Promise.all(players)).flat() }
  })
}

function addOne(app: FastifyInstance, services: TableServices): void {
  const { tables, store, chat } = services
  const route = tableRoutes(app, services)
  route<Static<typeof NewTable>>(
    'POST',
    '/api/tables',
    { summary: 'Make a table', body: NewTable },
    async (known, request, reply) => {
      const { person } = known
      const refusal = app.limits.take('tables', await callerOf(request, known))
      if (refusal !== undefined) return refusal
      const { options = {}, access = 'link', standIn = 'squire', ...wanted } = request.body
      const row = await tables.create(person, { ...wanted, options, access, standIn })
      if ('kind' in row) return row
      tables.presence?.note(row, person.id)
      return created(reply, await tableView(store, row, person, tables.presence))
    },
  )
  route<unknown, Id>(
    'GET',
    '/api/tables/:id',
    { summary: 'One table', params: IdParams },
    async (known, { params }) => {
      const row = await tables.visit(params.id, known.person)
      if ('kind' in row) return row
      const view = await tableView(store, row, known.person, tables.presence)
      // Its page asks for the lines when there are more.
      return mayChatAtTable(row, known.person) ? { ...view, chatLines: await chat.countAtTable(row.id) } : view
    },
  )
  route<unknown, Id>(
    'POST',
    '/api/tables/:id/rematch',
    { summary: 'The same again, once for all: seats are kept for those who played', params: IdParams },
    async (known, request, reply) => {
      const { person } = known
      const refusal = app.limits.take('tables', await callerOf(request, known))
      if (refusal !== undefined) return refusal
      const rematch = await tables.rematches.ask(request.params.id, person)
      if (isRefused(rematch)) return rematch
      const view = await tableView(store, rematch.row, person)
      return rematch.isNew ? created(reply, view) : view
    },
  )
}

function addSitting(app: FastifyInstance, services: TableServices): void {
  const { tables } = services
  const change = changing(app, services)
  change<Static<typeof Sit>>(
    'sit',
    'Sit down, move to another seat, or seal again on your own',
    Sit,
    async (id, known, request) => {
      const { person, session } = known
      const { seat, nonceSeal } = request.body
      const bare = whyNotBare(session, nonceSeal)
      if (bare !== undefined) return bare
      // It may start a match.
      const caller = await callerOf(request, known)
      return tables.sit(id, person, seat, nonceSeal, (strongBots) => app.limits.take('strongBots', caller, strongBots))
    },
  )
  change('leave', 'Leave your seat', undefined, (id, { person }) => tables.leave(id, person))
  change('decline', 'Decline an invitation, or a seat that is kept for you', undefined, (id, { person }) =>
    tables.decline(id, person),
  )
  change('start', 'Freeze the table: everybody reveals their nonce now', undefined, async (id, known, request) => {
    const caller = await callerOf(request, known)
    return rowOf(
      await tables.start(id, known.person, (strongBots) => app.limits.take('strongBots', caller, strongBots)),
    )
  })
  change<Static<typeof Reveal>>(
    'reveal',
    'Reveal your nonce; with the last one the match begins',
    Reveal,
    async (id, { person }, { body }) => rowOf(await tables.reveal(id, person, body.nonce)),
  )
}

function addHosting(app: FastifyInstance, services: TableServices): void {
  const { tables, store } = services
  const change = changing(app, services)
  const route = tableRoutes(app, services)
  change('cancel', 'Cancel your table', undefined, (id, { person }) => tables.cancel(id, person))
  change<Static<typeof Swap>>('swap', 'Swap two seats of your table, free or not', Swap, (id, { person }, { body }) =>
    tables.hostActions.swap(id, person, ...body.seats),
  )
  change<Static<typeof Invite>>('invite', 'Invite somebody to your table', Invite, (id, { person }, { body }) =>
    tables.hostActions.invite(id, person, body),
  )
  route<unknown, Static<typeof InvitedParams>>(
    'DELETE',
    '/api/tables/:id/invited/:who',
    { summary: 'Take an invitation back, by its id in the table’s list', params: InvitedParams },
    async ({ person }, { params }) => {
      const row = await tables.hostActions.uninvite(params.id, person, params.who)
      return 'kind' in row ? row : tableView(store, row, person)
    },
  )
  route<Static<typeof SetSeat>, SeatOf>(
    'POST',
    '/api/tables/:id/seats/:seat',
    { summary: 'Put a bot on a seat of your table, or free it', params: SeatParams, body: SetSeat },
    async ({ person }, { params, body }) => {
      const row = await tables.hostActions.setSeat(params.id, person, Number(params.seat), body.bot)
      return 'kind' in row ? row : tableView(store, row, person)
    },
  )
}

function addLinks(app: FastifyInstance, services: TableServices): void {
  const { tables, store } = services
  const route = tableRoutes(app, services)
  route<unknown, SeatOf>(
    'POST',
    '/api/tables/:id/seats/:seat/link',
    {
      summary: 'A link for your seat, or for a free one of your table; told once',
      params: SeatParams,
      most: LINKS_PER_MINUTE,
    },
    async ({ person }, { params }, reply) => {
      const linked = await tables.links.make(params.id, person, Number(params.seat))
      return isRefused(linked) ? linked : created(reply, { ...linkOf(linked) })
    },
  )
  route<Static<typeof Present>, Id>(
    'POST',
    '/api/tables/:id/link',
    {
      summary: 'Take the seat of a link; you get the next one',
      params: IdParams,
      body: Present,
      most: LINKS_PER_MINUTE,
    },
    async ({ person, session }, { params, body }) => {
      const refusal = whyNotBare(session, body.nonceSeal)
      if (refusal !== undefined) return refusal
      const linked = await tables.links.present(params.id, person, body.secret, body.nonceSeal)
      if (isRefused(linked)) return linked
      return { table: await tableView(store, linked.row, person), seat: linked.seat, link: linkOf(linked) }
    },
  )
}

/** People always add to chance; only a program may leave it to the others. */
function whyNotBare({ kind }: SignedIn['session'], nonceSeal: string | null | undefined): Refusal | undefined {
  return nonceSeal === null && kind === 'browser' ? refuse('nonceNeeded') : undefined
}

/** After the #: browsers never send that part, so it cannot end up in a log. */
function linkOf({ row, secret }: Linked): { readonly path: string; readonly secret: string } | null {
  return secret === null ? null : { path: `/t/${row.id}#${secret}`, secret }
}

function rowOf(started: Started | Refusal): TableRow | Refusal {
  return 'row' in started ? started.row : started
}

interface RouteOptions {
  readonly summary: string
  readonly body?: TSchema
  readonly params?: TSchema
  readonly querystring?: TSchema
  /** Per minute and person. */
  readonly most?: number
}

function tableRoutes(app: FastifyInstance, { people }: TableServices) {
  return <Body = unknown, Params = unknown, Query = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { most, ...schema }: RouteOptions,
    work: (
      known: SignedIn,
      request: FastifyRequest<RouteTypes<Body, Params, Query>>,
      reply: FastifyReply,
    ) => Promise<object>,
  ): void => {
    app.route<RouteTypes<Body, Params, Query>>({
      ...{ method, url, schema: { querystring: Nothing, ...schema } },
      onRequest: most === undefined ? [] : allowance(app, people, most),
      handler: async (request, reply) => {
        const known = await authenticate(people, request)
        if (!isSignedIn(known)) return sendRefusal(reply, known)
        const answer = await work(known, request, reply)
        return isRefused(answer) ? sendRefusal(reply, answer) : answer
      },
    })
  }
}

/** Routes that change a table answer with the table. */
function changing(app: FastifyInstance, services: TableServices) {
  const { presence } = services.tables
  const route = tableRoutes(app, services)
  return <Body = unknown>(
    verb: string,
    summary: string,
    body: TSchema | undefined,
    work: (
      id: string,
      known: SignedIn,
      request: FastifyRequest<RouteTypes<Body, Id, unknown>>,
    ) => Promise<TableRow | Refusal>,
  ): void =>
    route<Body, Id>(
      'POST',
      `/api/tables/:id/${verb}`,
      { summary, params: IdParams, ...(body && { body }) },
      async (known, request) => {
        const row = await work(request.params.id, known, request)
        if ('kind' in row) return row
        presence?.note(row, known.person.id)
        return tableView(services.store, row, known.person, presence)
      },
    )
}
