/*
 * Sealed chance: nobody can choose what will be drawn, and everybody can check it afterwards.
 * docs/record.md explains how anybody can do that with their own program; keep the two in step.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BrokenSeals } from './broken-seals.ts'
import { canonical } from './canonical.ts'
import { checkSides, type Source, seededChance } from './chance.ts'
import type { Seat } from './game.ts'

/** Who sits where: `bot` is the bot's level, null for a person. */
export interface TableSeat {
  readonly name: string
  readonly bot: string | null
}

/** What is frozen when a match starts. Its canonical text is T in the documents. */
export interface Table {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: object
  readonly seats: readonly TableSeat[]
  /** C, the commitment to the secret. */
  readonly seal: string
  /** c of each seat's own nonce; null for a seat that adds none. */
  readonly nonceSeals: readonly (string | null)[]
  /** Not null where nothing is secret (simulation, a game at the terminal): draws come from this seed. */
  readonly seed: string | null
  /** Absent if the first attempt to start succeeded, and in records from before they were listed. */
  readonly broken?: BrokenSeals
}

/** The match key and what follows from it. */
export interface Key {
  readonly chance: Source
  /** Keeps an entry from being guessed from its link in the chain while the match goes on. */
  salt(n: number): Uint8Array
}

/** C = SHA-256("logres-seal-1" ‖ table id ‖ S) */
export function sealSecret(tableId: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('logres-seal-1'), utf8ToBytes(tableId), hexToBytes(secret))))
}

/** c = SHA-256("logres-nonce-1" ‖ table id ‖ seat, one byte ‖ N) */
export function sealNonce(tableId: string, seat: Seat, nonce: string): string {
  const parts = [utf8ToBytes('logres-nonce-1'), utf8ToBytes(tableId), Uint8Array.of(seat), hexToBytes(nonce)]
  return bytesToHex(sha256(concatBytes(...parts)))
}

/** The open "secret" of a table with a seed. */
export function secretOfSeed(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`logres-seed-1${seed}`)))
}

/** A table without secrets: for simulation, tests and games at one terminal. */
export function seededTable(
  seed: string,
  table: Pick<Table, 'id' | 'game' | 'rulesVersion' | 'options' | 'seats'>,
): Table {
  const seal = sealSecret(table.id, secretOfSeed(seed))
  return { ...table, seal, nonceSeals: table.seats.map(() => null), seed }
}

/** K = HMAC-SHA-256(S, SHA-256(T ‖ N₀ ‖ N₁ …)); seats without a nonce add nothing. */
export function unseal(table: Table, secret: string, nonces: readonly (string | null)[]): Key {
  const revealed = nonces.filter((nonce) => nonce !== null).map((nonce) => hexToBytes(nonce))
  const digest = sha256(concatBytes(utf8ToBytes(canonical(table)), ...revealed))
  const key = hmac(sha256, hexToBytes(secret), digest)
  return {
    chance: table.seed === null ? sealedChance(key) : seededChance(table.seed),
    salt: (n) => hmac(sha256, key, concatBytes(utf8ToBytes('salt'), number64(n))),
  }
}

/** The key of a table with a seed needs nothing else. */
export function unsealSeeded(table: Table, seed: string): Key {
  return unseal(table, secretOfSeed(seed), [])
}

/**
 * Draw d reads the 32-bit words of HMAC(K, d ‖ j), j = 0, 1 …, and takes the first one below the largest
 * multiple of `sides`, modulo `sides`. All numbers big-endian, d in eight bytes, j in four.
 */
export function sealedChance(key: Uint8Array, first = 0): Source {
  let d = first
  return {
    fork: () => sealedChance(key, d),
    pick(sides, why) {
      checkSides(sides, why)
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides)
      const draw = number64(d++)
      for (let j = 0; ; j++) {
        const block = new DataView(hmac(sha256, key, concatBytes(draw, number32(j))).buffer)
        for (let i = 0; i < 32; i += 4) {
          const word = block.getUint32(i)
          if (word < limit) return word % sides
        }
      }
    },
  }
}

function number32(n: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, n)
  return bytes
}

function number64(n: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n))
  return bytes
}
