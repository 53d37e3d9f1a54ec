import { base64url } from '@tucano/randomness'
import { BadMove } from '@tucano/round'
import { EPOCH_MS } from './spawns.ts'
import { type Ref, type Shot, WEAPONS } from './shots.ts'

/** Shots of one player that were decided together: one round. */
export type Volley = {
  /** Seeds of the minute that ran, and of the one before it, in base64url. */
  minutes: [now: string, before: string]
  /** The shots, written as `writeShots` does. */
  shots: string
}

/** A page fires ten a second at most, and shots wait for less than that. */
export const SHOTS_MAX = 16
export const SEED_BYTES = 16

const AGO = 0x8000

/** A bullet at one fish takes six bytes: weapon and level, moment, how many fish, which. */
export function writeShots(shots: readonly Shot[]): string {
  const bytes: number[] = []
  for (const { weapon, level, atMs, at } of shots) {
    bytes.push(WEAPONS.indexOf(weapon) * 16 + level, atMs >> 8, atMs & 255, at.length)
    for (const { ago, fish } of at) {
      const ref = ago * AGO + fish
      bytes.push(ref >> 8, ref & 255)
    }
  }
  return base64url(Uint8Array.from(bytes))
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Reads base64url, and nothing that is written otherwise than it would be. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of text) {
    const value = LETTERS.indexOf(letter)
    if (value === -1) throw new BadMove('shots', 'not in base64url')
    held = ((held << 6) | value) & 0xfff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = (held >> bits) & 255
    }
  }
  if (base64url(bytes) !== text) throw new BadMove('shots', 'not in base64url')
  return bytes
}

export function readShots(text: string): Shot[] {
  const bytes = bytesOf(text)
  let read = 0
  const next = (): number => {
    const byte = bytes[read++]
    if (byte === undefined) throw new BadMove('shots', 'cut off')
    return byte
  }
  const shots: Shot[] = []
  while (read < bytes.length) {
    const head = next()
    const weapon = WEAPONS[head >> 4]
    if (!weapon) throw new BadMove('shots', 'no weapon')
    const atMs = next() * 256 + next()
    if (atMs >= EPOCH_MS) throw new BadMove('shots', 'no moment')
    const many = next()
    if (many === 0) throw new BadMove('shots', 'at nothing')
    const at = Array.from({ length: many }, (): Ref => {
      const ref = next() * 256 + next()
      return { ago: ref >= AGO ? 1 : 0, fish: ref % AGO }
    })
    shots.push({ weapon, level: head & 15, atMs, at })
  }
  if (shots.length === 0 || shots.length > SHOTS_MAX) throw new BadMove('shots', `1 to ${SHOTS_MAX}`)
  return shots
}
