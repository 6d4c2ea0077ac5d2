/* A bot for Logres: makes a table against a squire and plays whatever is legal. node bot.ts URL TOKEN [GAME] */
import { createHash, randomBytes } from 'node:crypto'

const [url = '', token = '', game = 'avalon'] = process.argv.slice(2)

const call = async (method: string, path: string, body?: object): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response
}

const stream = await call('GET', '/api/bot/stream')
const table = JSON.parse(await (await call('POST', '/api/tables', { game, seats: [null, 'squire'] })).text())
// A secret number of our own, so that chance is not the server's alone: first only its seal (docs/record.md).
const nonce = randomBytes(32)
const parts = ['logres-nonce-1', table.id, Buffer.of(0), nonce].map((part) => Buffer.from(part))
const nonceSeal = createHash('sha256').update(Buffer.concat(parts)).digest('hex')
const path = `/api/tables/${table.id}`
await call('POST', `${path}/sit`, { seat: 0, nonceSeal })
await call('POST', `${path}/start`)
const sealed = JSON.parse(await (await call('GET', `${path}/sealed`)).text())
if (sealed.seal !== table.seal || sealed.nonceSeals[0] !== nonceSeal) throw new Error('not the table we sat down at')
await call('POST', `${path}/reveal`, { nonce: nonce.toString('hex') })
let rest = ''
for await (const chunk of stream.body ?? []) {
  const lines = (rest + new TextDecoder().decode(chunk)).split('\n')
  rest = lines.pop() ?? ''
  for (const told of lines.filter((line) => line !== '').map((line) => JSON.parse(line))) {
    if (told.kind === 'turn') {
      const action = told.legal[Math.floor(Math.random() * told.legal.length)]
      await call('POST', `/api/bot/matches/${told.match}/act`, { key: `${told.ask}`, ask: told.ask, action })
    } else if (told.kind === 'over') {
      console.log(JSON.stringify(told.outcome))
      process.exit(0)
    }
  }
}
