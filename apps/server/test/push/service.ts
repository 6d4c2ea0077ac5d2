/*
 * A push service and a browser: it accepts requests over HTTP, and the browser decrypts them by RFC 8291,
 * independently of our code. Its answers are configurable.
 */
import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  /** Which browser it was for. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export class PushService {
  readonly received: Received[] = []
  /** Its answer; null: it never answers. */
  status: number | null = 201
  /** Answers for some browsers. */
  readonly statusFor = new Map<string, number>()
  /** How many wait for an answer. */
  waiting = 0
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    server.on('request', (request, response) => {
      this.waiting += 1
      response.on('close', () => {
        this.waiting -= 1
      })
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        const status = this.statusFor.get(request.url ?? '') ?? this.status
        if (status === null) return
        // A client that follows it would come back.
        const headers = status >= 300 && status < 400 ? { location: '/followed' } : {}
        response.writeHead(status, headers).end('so be it')
      })
    })
  }

  static async open(server: Server = createServer()): Promise<PushService> {
    const service = new PushService(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return service
  }

  get port(): number {
    const address = this.#server.address()
    return isAddress(address) ? address.port : 0
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

/** A browser's secrets, and what it gives to the page. */
export class Browser {
  readonly #ecdh: ECDH
  readonly #auth: Buffer

  constructor(privateKey?: Buffer, auth: Buffer = randomBytes(16)) {
    this.#ecdh = createECDH('prime256v1')
    if (privateKey === undefined) this.#ecdh.generateKeys()
    else this.#ecdh.setPrivateKey(privateKey)
    this.#auth = auth
  }

  get keys() {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const length = body[20] ?? 0
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    if (body.length > 4096 || sealed.length > body.readUInt32BE(16)) throw new Error('more than one record')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender, Buffer.of(1)])
    const input = hmac(hmac(this.#auth, this.#ecdh.computeSecret(sender)), info)
    const secret = hmac(salt, input)
    const key = hmac(secret, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16)
    const nonce = hmac(secret, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = text.lastIndexOf(2)
    if (end < 0 || text.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the last record')
    return text.subarray(0, end).toString()
  }
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

/** The claims of a token, if it is signed with its own key, as a push service checks it (RFC 8292). */
export function claimsOf(authorization: string): object {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(k, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed with that key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
