/* Whom a request is about. Pages know no ids. */

/** Whom a request is about: a kept account by its name; anybody by a seat, or a line of a chat. */
export type Whom =
  | { readonly name: string }
  | { readonly table: string; readonly seat: number }
  | { readonly match: string; readonly room: string; readonly n: number }

/** As a query, and as an attribute of an element. */
export function whomText(whom: Whom): string {
  const pairs = Object.entries(whom).map(([key, value]): [string, string] => [key, String(value)])
  return new URLSearchParams(pairs).toString()
}

export function whomIn(text: string): Whom | undefined {
  const query = new URLSearchParams(text)
  const [name, table, match, room] = ['name', 'table', 'match', 'room'].map((key) => query.get(key))
  if (typeof name === 'string') return { name }
  if (typeof table === 'string') return { table, seat: Number(query.get('seat')) }
  if (typeof match !== 'string' || typeof room !== 'string') return undefined
  return { match, room, n: Number(query.get('n')) }
}
