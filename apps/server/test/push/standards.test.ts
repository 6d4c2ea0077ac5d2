/* Encryption and signatures, compared with the examples in the standards. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encrypt, isRecipient, MOST_TEXT } from '../../src/push/encryption.ts'
import { pushKeys } from '../../src/push/keys.ts'
import { unsigned, vapid } from '../../src/push/vapid.ts'
import { openStore } from '../../src/store/index.ts'
import { Browser, claimsOf } from './service.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, 5 and appendix A. */
const RFC8291 = {
  text: 'When I grow up, I want to be a watermelon',
  ours: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  theirs: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

/** RFC 8292, 2.4. */
const RFC8292 = {
  claims: { aud: 'https://push.example.net', exp: 1_453_523_768, sub: 'mailto:push@example.com' },
  said:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQi' +
    'LCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0',
  signature: 'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
}

test('RFC 8291: the example is encrypted to the same bytes, and our browser reads them', () => {
  const { text, ours, salt, theirs, p256dh, auth, message } = RFC8291
  const browser = new Browser(theirs, bytes(auth))
  expect(browser.keys).toEqual({ p256dh, auth })
  const made = encrypt(Buffer.from(text), { p256dh, auth }, { privateKey: ours, salt })
  expect(made.toString('base64url')).toBe(message)
  expect(browser.read(bytes(message))).toBe(text)
})

test('any text comes out as it went in, never twice in the same bytes, and for one browser only', () => {
  const [browser, other] = [new Browser(), new Browser()]
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
      const sealed = encrypt(Buffer.from(text), browser.keys)
      expect(browser.read(sealed)).toBe(text.toWellFormed())
      expect(encrypt(Buffer.from(text), browser.keys).equals(sealed)).toBe(false)
      expect(() => other.read(sealed)).toThrow()
    }),
    { numRuns: 50 },
  )
  expect(encrypt(Buffer.alloc(MOST_TEXT), browser.keys).length).toBeLessThanOrEqual(4096)
  expect(() => encrypt(Buffer.alloc(MOST_TEXT + 1), browser.keys)).toThrow(RangeError)
})

test('invalid keys are detected', () => {
  const { keys } = new Browser()
  expect(isRecipient(keys)).toBe(true)
  const offCurve = bytes(keys.p256dh).fill(7, 60).toString('base64url')
  expect(isRecipient({ ...keys, p256dh: offCurve })).toBe(false)
  expect(isRecipient({ ...keys, p256dh: keys.auth })).toBe(false)
  expect(isRecipient({ ...keys, auth: keys.p256dh })).toBe(false)
})

test("RFC 8292: the same claims give the same bytes, and our check accepts the example's signature", () => {
  const { claims, said, signature, key } = RFC8292
  expect(unsigned(claims)).toBe(said)
  expect(claimsOf(`vapid t=${said}.${signature}, k=${key}`)).toEqual(claims)
})

test('our own key signs, is the same at the next start, and another server has another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-push-keys-'))
  const [store, other] = await Promise.all(['one', 'two'].map((name) => openStore(join(folder, name))))
  if (store === undefined || other === undefined) throw new Error('no store')
  // Two processes start at once: one is first.
  const [first, second] = await Promise.all([pushKeys(store), pushKeys(store)])
  expect(second.publicKey).toBe(first.publicKey)
  expect((await pushKeys(store)).publicKey).toBe(first.publicKey)
  const elsewhere = await pushKeys(other)
  expect(elsewhere.publicKey).not.toBe(first.publicKey)
  const { claims } = RFC8292
  expect(claimsOf(vapid(second, claims))).toEqual(claims)
  expect(() => claimsOf(vapid({ ...first, publicKey: elsewhere.publicKey }, claims))).toThrow('not signed')
  await Promise.all([store.close(), other.close()])
  rmSync(folder, { recursive: true })
})
