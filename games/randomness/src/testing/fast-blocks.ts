import { type Binding, messageOf } from '../message.ts'

/** Bytes that are digested at a time, and the words of 32 bits in them. */
const BLOCK = 64
const WORDS = 16
const ROUNDS = 64

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime > 0)) found.push(n)
  return found
}
const fraction = (number: number): number => ((number % 1) * 2 ** 32) | 0

const CONSTANTS = Int32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

/** What is being digested: 16 words, and what follows from them. */
const schedule = new Int32Array(ROUNDS)

/** One step of SHA-256: from one state to the next, by the first 16 words of the schedule. */
function compress(from: Int32Array, to: Int32Array): void {
  for (let n = WORDS; n < ROUNDS; n++) {
    const [x, y] = [schedule[n - 15]!, schedule[n - 2]!]
    const left = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const right = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    schedule[n] = (schedule[n - 16]! + left + schedule[n - 7]! + right) | 0
  }
  let [a, b, c, d] = [from[0]!, from[1]!, from[2]!, from[3]!]
  let [e, f, g, h] = [from[4]!, from[5]!, from[6]!, from[7]!]
  for (let n = 0; n < ROUNDS; n++) {
    const mixed = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const first = (h + mixed + (g ^ (e & (f ^ g))) + CONSTANTS[n]! + schedule[n]!) | 0
    const turned = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const second = (turned + ((a & b) | (c & (a | b)))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  to[0] = from[0]! + a
  to[1] = from[1]! + b
  to[2] = from[2]! + c
  to[3] = from[3]! + d
  to[4] = from[4]! + e
  to[5] = from[5]! + f
  to[6] = from[6]! + g
  to[7] = from[7]! + h
}

/** Digests the whole blocks from `from` to `end`, and leaves what comes after them. */
function digest(bytes: DataView, { from, end }: { from: number; end: number }, state: Int32Array): void {
  for (let block = from; block < end; block += BLOCK) {
    for (let n = 0; n < WORDS; n++) schedule[n] = bytes.getInt32(block + 4 * n)
    compress(state, state)
  }
}

function stateOf(block: Uint8Array): Int32Array {
  const state = START.slice()
  digest(new DataView(block.buffer), { from: 0, end: BLOCK }, state)
  return state
}

/**
 * The blocks of production, made several times faster than by asking for each HMAC: what is the same in all messages of a seed, a game and
 * a client seed is digested once. For tests that need gigabytes. The block that is returned is overwritten with the next call.
 */
export function fastBlocks(key: Uint8Array, binding: Omit<Binding, 'nonce'>): (nonce: number, cursor: number) => Uint8Array {
  const padded = (pad: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ pad)
  const inner = stateOf(padded(0x36))
  const outer = stateOf(padded(0x5c))
  const message = new Uint8Array(4 * BLOCK)
  const words = new DataView(message.buffer)
  const beginning = messageOf({ ...binding, nonce: 0 }, 0).slice(0, -'0|0'.length)
  for (let at = 0; at < beginning.length; at++) message[at] = beginning.charCodeAt(at)
  const whole = beginning.length - (beginning.length % BLOCK)
  digest(words, { from: 0, end: whole }, inner)

  const state = new Int32Array(8)
  const block = new Uint8Array(32)
  const result = new DataView(block.buffer)
  return (nonce, cursor) => {
    const ending = `${nonce}|${cursor}`
    const length = beginning.length + ending.length
    const end = Math.ceil((length + 9) / BLOCK) * BLOCK
    for (let at = 0; at < ending.length; at++) message[beginning.length + at] = ending.charCodeAt(at)
    message[length] = 0x80
    message.fill(0, length + 1, end)
    words.setInt32(end - 4, (BLOCK + length) * 8)
    state.set(inner)
    digest(words, { from: whole, end }, state)
    schedule.set(state)
    schedule.fill(0, 8, WORDS)
    schedule[8] = 1 << 31
    schedule[15] = (BLOCK + 32) * 8
    compress(outer, state)
    for (let n = 0; n < 8; n++) result.setInt32(4 * n, state[n]!)
    return block
  }
}
