/* The account: passkeys, recovery codes, pairing, sessions, API tokens, blocks. */
import { type Answer, request } from './http.ts'
import type { MeView, PersonView } from './shapes.ts'

export interface NamedItem {
  readonly id: string
  readonly label: string
  readonly createdAt: number
}

export interface SessionView extends NamedItem {
  readonly seenAt: number
  readonly isThis?: boolean
}

export interface BlockView extends PersonView {
  readonly id: string
}

/** A link for a second device. */
export interface Pairing {
  readonly url: string
  readonly expiresAt: number
}

type Done = Promise<Answer<object>>

/** Undefined: the person cancelled. */
async function newCredential(options: PublicKeyCredentialCreationOptionsJSON): Promise<object | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null)
  return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
}

async function existingCredential(options: PublicKeyCredentialRequestOptionsJSON): Promise<object | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null)
  return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
}

function isRefusedBy(answer: object): answer is Extract<Answer<never>, { kind: 'refusal' }> {
  return 'kind' in answer && answer.kind === 'refusal'
}

/** Browsers support passkeys over https only. */
export function canUsePasskeys(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

export const account = {
  passkeys: () => request<readonly NamedItem[]>('GET', '/api/me/passkeys'),
  /** Undefined: the person cancelled. */
  addPasskey: async (): Promise<Answer<object> | undefined> => {
    const options = await request<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options')
    if (isRefusedBy(options)) return options
    const credential = await newCredential(options)
    return credential && request<object>('POST', '/api/me/passkeys', { credential })
  },
  signInWithPasskey: async (): Promise<Answer<MeView> | undefined> => {
    const options = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options')
    if (isRefusedBy(options)) return options
    const credential = await existingCredential(options)
    return credential && request<MeView>('POST', '/api/sign-in/passkey', { credential })
  },
  signInWithCode: (code: string) => request<MeView>('POST', '/api/sign-in/recovery', { code }),
  forgetPasskey: (id: string): Done => request('DELETE', `/api/me/passkeys/${id}`),
  codesLeft: () => request<{ readonly left: number }>('GET', '/api/me/recovery'),
  createCodes: () => request<{ readonly codes: readonly string[] }>('POST', '/api/me/recovery'),
  pair: () => request<Pairing>('POST', '/api/me/pairing'),
  voidPairing: (): Done => request('DELETE', '/api/me/pairing'),
  sessions: () => request<readonly SessionView[]>('GET', '/api/me/sessions'),
  endSession: (id: string): Done => request('DELETE', `/api/me/sessions/${id}`),
  endOthers: (): Done => request('POST', '/api/me/sessions/end-others'),
  tokens: () => request<readonly SessionView[]>('GET', '/api/me/tokens'),
  createToken: (label: string) => request<{ readonly secret: string }>('POST', '/api/me/tokens', { label }),
  revokeToken: (id: string): Done => request('DELETE', `/api/me/tokens/${id}`),
  blocks: () => request<readonly BlockView[]>('GET', '/api/me/blocks'),
  unblock: (id: string): Done => request('DELETE', `/api/me/blocks/${id}`),
  remove: (confirm: string): Done => request('POST', '/api/me/delete', { confirm }),
}
