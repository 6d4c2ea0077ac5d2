/*
 * Passkeys: a guest keeps their account with one, and signs in with it anywhere. Credentials are discoverable, so
 * nobody types a name; there are no passwords. User verification is preferred, not required.
 */

import { type Refusal, refuse } from '@logres/kernel'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { hashOf, newSecret } from '../secrets.ts'
import { Conflict, type Passkey, type Person } from '../store/store.ts'
import { CHALLENGE_TTL, Challenges } from './challenges.ts'
import { closedRefusal } from './judgements.ts'
import { keepingChanges } from './name-claims.ts'
import { cleanLabel } from './names.ts'
import { isRefused, type Registry, type SignedIn } from './registry.ts'
import type { RelyingParty } from './relying-party.ts'
import { type NewSession, publicId, type Sessions, type SignInContext } from './sessions.ts'

const MOST_PASSKEYS = 20
/** EdDSA, ES256, RS256. The library's other defaults are experimental in Node and print a warning. */
const ALGORITHMS = [-8, -7, -257]

/** The part of a browser's PublicKeyCredential JSON that we use. All strings are base64url. */
export interface NewCredential {
  readonly id: string
  readonly rawId: string
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: string[]
  }
}

export interface Assertion {
  readonly id: string
  readonly rawId: string
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | null
  }
}

export class Passkeys {
  readonly #registry: Registry
  readonly #sessions: Sessions
  readonly #challenges: Challenges

  constructor(registry: Registry, sessions: Sessions) {
    this.#registry = registry
    this.#sessions = sessions
    this.#challenges = new Challenges(registry.now, registry.bus.shared)
  }

  async list({ id }: Person): Promise<Passkey[]> {
    const mine = await this.#registry.store.find('passkeys', 'person', id)
    return mine.sort((a, b) => a.createdAt - b.createdAt)
  }

  /** Options for creating a passkey. The challenge is bound to this session. */
  async creationOptions({ person, session }: SignedIn, relyingParty: RelyingParty): Promise<object | Refusal> {
    const mine = await this.list(person)
    if (mine.length >= MOST_PASSKEYS) return refuse('tooManyPasskeys', null, { most: MOST_PASSKEYS })
    // Not only once a passkey was made.
    const claims = await keepingChanges(this.#registry, person)
    if (isRefused(claims)) return claims
    return generateRegistrationOptions({
      ...{ rpName: 'Logres', rpID: relyingParty.id, challenge: await this.#challenges.make(ownerOf(session)) },
      ...{ userID: bytesOf(person.id, 'utf8'), userName: person.name, userDisplayName: person.name },
      ...{ timeout: CHALLENGE_TTL, attestationType: 'none', supportedAlgorithmIDs: ALGORITHMS },
      excludeCredentials: mine.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
  }

  /** Saves a new passkey. */
  async add(
    { person, session }: SignedIn,
    relyingParty: RelyingParty,
    credential: NewCredential,
    label: string,
  ): Promise<Passkey | Refusal> {
    const expected = await this.#challenges.take(ownerOf(session))
    if (expected === undefined) return refuse('challengeOver')
    const made = await verifyNew(credential, expected, relyingParty)
    if (made === undefined) return refuse('passkeyRefused')
    return this.#registry.withPerson(person.id, async (current) => {
      const { id } = current
      const { store, now } = this.#registry
      const mine = await this.list(person)
      if (mine.length >= MOST_PASSKEYS) return refuse('tooManyPasskeys', null, { most: MOST_PASSKEYS })
      const passkey: Passkey = { ...made, person: id, createdAt: now(), label: cleanLabel(label) }
      const claims = await keepingChanges(this.#registry, current)
      if (isRefused(claims)) return claims
      try {
        await store.commit([{ in: 'passkeys', insert: passkey }, ...claims])
        return passkey
      } catch (error) {
        if (error instanceof Conflict && error.collection === 'passkeys') return refuse('passkeyTaken')
        throw error
      }
    })
  }

  /** By its public id. Somebody without recovery codes keeps at least one passkey. */
  remove({ id }: Person, wanted: string): Promise<Passkey | Refusal> {
    return this.#registry.withPerson(id, async (person) => {
      const { store } = this.#registry
      const [mine, tickets] = await Promise.all([this.list(person), store.find('tickets', 'person', id)])
      const passkey = mine.find((each) => publicId(each.id) === wanted)
      if (passkey === undefined) return refuse('noSuchPasskey')
      if (mine.length === 1 && tickets.every(({ kind }) => kind !== 'recovery')) return refuse('lastPasskey')
      await store.commit([{ in: 'passkeys', remove: [passkey.id] }])
      return passkey
    })
  }

  /** For a browser that is not signed in: the challenge is bound to a new secret. */
  async signInOptions(relyingParty: RelyingParty): Promise<{ readonly ceremony: string; readonly options: object }> {
    const ceremony = newSecret()
    const challenge = await this.#challenges.make(hashOf(ceremony))
    const options = await generateAuthenticationOptions({
      ...{ rpID: relyingParty.id, challenge, timeout: CHALLENGE_TTL, userVerification: 'preferred' },
    })
    return { ceremony, options }
  }

  async signIn(
    ceremony: string | undefined,
    relyingParty: RelyingParty,
    assertion: Assertion,
    arrival: SignInContext,
  ): Promise<NewSession | Refusal> {
    const expected = ceremony === undefined ? undefined : await this.#challenges.take(hashOf(ceremony))
    if (expected === undefined) return refuse('challengeOver')
    const { store } = this.#registry
    const owner = (await store.get('passkeys', assertion.id))?.person
    if (owner === undefined) return refuse('noSuchPasskey')
    return this.#registry.withPerson(owner, async (person) => {
      // Again, under the lock: two devices with the same counter mean a cloned key.
      const passkey = await store.get('passkeys', assertion.id)
      if (passkey === undefined) return refuse('noSuchPasskey')
      const counter = await verifyKnown(assertion, passkey, expected, relyingParty)
      if (counter === undefined) return refuse('passkeyRefused')
      if (person.bannedAt !== null) return closedRefusal(person)
      return this.#sessions.signIn(person, arrival, [{ in: 'passkeys', put: { ...passkey, counter } }])
    })
  }
}

export function passkeyView({ id, label, createdAt, transports }: Passkey): object {
  return { id: publicId(id), label, createdAt, transports }
}

function ownerOf({ hash }: SignedIn['session']): string {
  return `session ${hash}`
}

type Made = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>

/** The library throws on anything invalid; the details are of no use to the client. */
async function verifyNew({ id, rawId, response }: NewCredential, challenge: string, relyingParty: RelyingParty) {
  try {
    if (!isWithoutCertificates(response.attestationObject)) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, response, type: 'public-key', clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin: relyingParty.origin, expectedRPID: relyingParty.id },
      ...{ requireUserVerification: false, supportedAlgorithmIDs: ALGORITHMS },
    })
    if (registrationInfo === undefined) return undefined
    const { credential } = registrationInfo
    const made: Made = {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    }
    return made
  } catch {
    return undefined
  }
}

/** We ask for no attestation. With one that has certificates, somebody could make us fetch URLs named in them. */
function isWithoutCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(bytesOf(attestationObject, 'base64url'))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

/** The new counter; undefined if it is not this passkey, or a clone. */
async function verifyKnown(
  { id, rawId, response }: Assertion,
  passkey: Passkey,
  challenge: string,
  relyingParty: RelyingParty,
): Promise<number | undefined> {
  const { userHandle, ...rest } = response
  if (typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').toString() !== passkey.person) {
    return undefined
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, response: rest, type: 'public-key', clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin: relyingParty.origin, expectedRPID: relyingParty.id },
      credential: { id, publicKey: bytesOf(passkey.publicKey, 'base64url'), counter: passkey.counter },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

function bytesOf(text: string, encoding: BufferEncoding): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, encoding))
}
