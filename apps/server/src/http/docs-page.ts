/* The API page: plain HTML, no script, its own stylesheet. */

/** The part of JSON Schema that is shown. */
export interface SchemaLike {
  readonly type?: unknown
  readonly description?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: unknown
  readonly anyOf?: readonly SchemaLike[]
  readonly items?: SchemaLike
  readonly properties?: Readonly<Record<string, SchemaLike>>
  readonly required?: readonly string[]
}

export interface Operation {
  readonly verb: string
  readonly path: string
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema?: SchemaLike }[]
  readonly body: SchemaLike | null
}

export interface Contents {
  readonly operations: readonly Operation[]
  /** What a client may send over a match's socket. */
  readonly clientMessages: readonly SchemaLike[]
  /** What the server sends there: the kind, and what it means. */
  readonly serverMessages: readonly (readonly [string, string])[]
}

export function docsPage({ operations, clientMessages, serverMessages }: Contents): string {
  const groups = Map.groupBy(operations, ({ path }) => path.split('/').slice(0, 3).join('/'))
  const chapters = [...groups].map(
    ([path, each]) => `<h2>${inHtml(path)}</h2>\n${each.map((operation) => operationPart(operation)).join('\n')}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Logres: the interface for programs</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
<main>
<h1>The interface for programs</h1>
<p>Everything is JSON. Who you are is said by the cookie that <code>POST /api/guest</code> gives, or by
<code>Authorization: Bearer</code> with a token of your account. What is refused comes back with a <code>code</code> and a
<code>message</code>, and has changed nothing. The same as an OpenAPI document:
<a href="/api/docs/json">/api/docs/json</a>.</p>
${chapters.join('\n')}
<h2>The socket of a match</h2>
<p><code>/api/matches/{id}/socket?cursor=N</code>: a WebSocket. Each message is one JSON text.</p>
<h3>What you may say</h3>
${clientMessages.map((schema) => schemaPart(schema)).join('\n')}
<h3>What you are told</h3>
<dl>
${serverMessages.map(([kind, meaning]) => `<dt><code>${inHtml(kind)}</code></dt><dd>${inHtml(meaning)}</dd>`).join('\n')}
</dl>
</main>
</html>
`
}

function operationPart({ verb, path, summary, parameters, body }: Operation): string {
  const given = parameters.map(
    (each) => `<li><code>${inHtml(each.name)}</code> in the ${inHtml(each.in)}: ${describe(each.schema ?? {})}</li>`,
  )
  return [
    `<section><h3><code>${verb} ${inHtml(path)}</code></h3>`,
    `<p>${inHtml(summary)}.</p>`,
    given.length > 0 ? `<ul>${given.join('')}</ul>` : '',
    body === null ? '' : schemaPart(body),
    '</section>',
  ].join('\n')
}

/** The fields of an object, one line each. */
function schemaPart({ properties = {}, required = [] }: SchemaLike): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const may = required.includes(name) ? '' : ' (may be left out)'
    return `<li><code>${inHtml(name)}</code>: ${describe(field)}${may}</li>`
  })
  return `<ul class="fields">${fields.join('\n')}</ul>`
}

function describe(schema: SchemaLike): string {
  const what = shapeOf(schema)
  return typeof schema.description === 'string' ? `${what}; ${inHtml(schema.description)}` : what
}

function shapeOf({ type, const: only, enum: words, anyOf, items, properties, pattern }: SchemaLike): string {
  if (only !== undefined) return `<code>${inHtml(JSON.stringify(only))}</code>`
  if (words !== undefined) return words.map((word) => `<code>${inHtml(JSON.stringify(word))}</code>`).join(' or ')
  if (anyOf !== undefined) return anyOf.map((each) => describe(each)).join(' or ')
  if (type === 'array' && items !== undefined) return `a list of ${describe(items)}`
  if (properties !== undefined && Object.keys(properties).length > 0) {
    const fields = Object.entries(properties).map(([name, field]) => `<code>${inHtml(name)}</code>: ${describe(field)}`)
    return `an object with ${fields.join(', ')}`
  }
  const fits = typeof pattern === 'string' ? ` like <code>${inHtml(pattern)}</code>` : ''
  return `${inHtml(String(type ?? 'anything'))}${fits}`
}

function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export const DOCS_STYLE = `:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 46rem; margin: 0 auto; padding: 1rem }
h2 { border-bottom: 1px solid; margin-top: 2.5rem }
h3 { font-size: 1rem; margin-bottom: 0 }
section p, .fields { margin: 0.25rem 0 }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
dt { margin-top: 0.5rem }
`
