import { createHash } from 'node:crypto'

export interface Work {
  salt: string
  /** What the browser found: a decimal whole number of at most 12 digits. */
  answer: string
  /** How many zero bits the hash must begin with; each bit doubles the search. */
  bits: number
}

const ANSWER = /^\d{1,12}$/

/** The way in for people who cannot see pictures: their browser pays with a second of search, we check it with a single hash. */
export function checkWork({ salt, answer, bits }: Work): boolean {
  if (!ANSWER.test(answer)) return false
  const hash = createHash('sha256').update(`${salt}:${answer}`).digest()
  return leadingZeroBits(hash) >= bits
}

function leadingZeroBits(hash: Buffer): number {
  const index = hash.findIndex((byte) => byte !== 0)
  const byte = hash[index]
  return byte === undefined ? hash.length * 8 : index * 8 + Math.clz32(byte) - 24
}
