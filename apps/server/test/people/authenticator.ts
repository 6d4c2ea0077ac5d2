/* A software authenticator: makes ES256 keys, keeps them per host, and signs like a browser's. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { present } from '@logres/kernel'

export interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string; readonly name: string }
  readonly excludeCredentials: readonly { readonly id: string }[]
  readonly authenticatorSelection: { readonly residentKey: string; readonly userVerification: string }
  readonly attestation: string
}

export interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
  readonly userVerification: string
  readonly allowCredentials?: readonly { readonly id: string }[]
}

/** Deliberate faults. */
export interface Tampering {
  readonly origin?: string
  readonly challenge?: string
  readonly rpId?: string
  readonly type?: string
  readonly userHandle?: string
  readonly flags?: number
  readonly counter?: number
  readonly spoilSignature?: boolean
  /** The attestation statement, in CBOR, and its format. */
  readonly attestation?: { readonly format: string; readonly statement: Buffer }
}

interface Credential {
  readonly id: Buffer
  readonly rpId: string
  readonly user: string
  readonly key: KeyObject
  readonly publicKey: Buffer
  counter: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export class Authenticator {
  readonly #credentials: Credential[] = []
  readonly #origin: string
  /** Some devices count, some always answer 0. */
  readonly #counts: boolean

  constructor(origin: string, counts = true) {
    this.#origin = origin
    this.#counts = counts
  }

  create(options: CreationOptions, tampering: Tampering = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    const credential: Credential = {
      ...{ id: randomBytes(20), rpId: options.rp.id, user: options.user.id, key: privateKey, counter: 0 },
      publicKey: map([
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(present(x), 'base64url'))],
        [int(-3), bytes(Buffer.from(present(y), 'base64url'))],
      ]),
    }
    this.#credentials.push(credential)
    return this.attest(credential, options, tampering)
  }

  /** The same credential once more. */
  again(options: CreationOptions) {
    return this.attest(present(this.#credentials[0]), options, {})
  }

  attest(credential: Credential, { challenge, rp }: CreationOptions, tampering: Tampering) {
    const { format, statement } = tampering.attestation ?? { format: 'none', statement: map([]) }
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credential.id.length)
    const data = Buffer.concat([
      dataOf(tampering.rpId ?? rp.id, tampering.flags ?? PRESENT | VERIFIED | ATTESTED, 0),
      ...[Buffer.alloc(16), length, credential.id, credential.publicKey],
    ])
    const attestation = map([
      [text('fmt'), text(format)],
      [text('attStmt'), statement],
      [text('authData'), bytes(data)],
    ])
    const clientData = this.#clientData('webauthn.create', challenge, tampering)
    return credentialOf(credential, {
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs with the credential for this host. */
  get({ challenge, rpId }: RequestOptions, tampering: Tampering = {}) {
    const credential = present(this.#credentials.findLast((each) => each.rpId === rpId))
    if (this.#counts) credential.counter += 1
    const counter = tampering.counter ?? credential.counter
    const data = dataOf(tampering.rpId ?? rpId, tampering.flags ?? PRESENT | VERIFIED, counter)
    const clientData = this.#clientData('webauthn.get', challenge, tampering)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), credential.key)
    if (tampering.spoilSignature) signature.writeUInt8(signature.readUInt8(12) ^ 1, 12)
    return credentialOf(credential, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: tampering.userHandle ?? credential.user,
    })
  }

  #clientData(type: string, challenge: string, tampering: Tampering): Buffer {
    const honest = { type, challenge, origin: this.#origin, crossOrigin: false }
    const { origin, challenge: other, type: kind } = tampering
    return Buffer.from(
      JSON.stringify({
        ...honest,
        ...(origin && { origin }),
        ...(other && { challenge: other }),
        ...(kind && { type: kind }),
      }),
    )
  }
}

function credentialOf<T>({ id }: Credential, response: T) {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response }
}

function dataOf(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(rpId)), rest])
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/* The part of CBOR that is needed. */
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n])
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 0xff])
}

function int(n: number): Buffer {
  return n < 0 ? head(1, -1 - n) : head(0, n)
}

export function bytes(data: Buffer): Buffer {
  return Buffer.concat([head(2, data.length), data])
}

export function text(words: string): Buffer {
  return Buffer.concat([head(3, words.length), Buffer.from(words)])
}

export function list(items: readonly Buffer[]): Buffer {
  return Buffer.concat([head(4, items.length), ...items])
}

export function map(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()])
}
