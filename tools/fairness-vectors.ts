// Writes games/randomness/vectors/draws.jsonl.gz: ten thousand draws that every implementation has to make the same way. All of it follows
// from a counter, so anybody can make the file again: `npm run fairness-vectors`.
import { createHash, createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Draws, Stream, deal, messageOf, pickWeighted } from '@tucano/randomness'

export const VECTORS = path.join(import.meta.dirname, '..', 'games', 'randomness', 'vectors', 'draws.jsonl.gz')
const COUNT = 10_000
const ASKED_PER_VECTOR = 6

type Asked = number | string | ['deal', count: number, size: number] | ['weigh', ...weights: number[]]

export interface Question {
  seed: string
  game: string
  maths: string
  client: string
  nonce: number
  ask: Asked[]
}

/** Makes the HMAC-SHA256 of a text. */
type Hmac = (key: Uint8Array, message: string) => Uint8Array

const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const GAMES = ['dados', 'foguete', 'roleta', 'minas', 'video-poker', 'sete-da-sorte', 'blackjack', 'x']
const CLIENT_LENGTHS = [8, 13, 21, 36, 64]
const BIGGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** A number below `n`, which is small, as a table of contents needs it: even enough, and the same for ever. */
const choose = (text: string, n: number): number => digest(text).readUInt32BE() % n

const SMALL = [
  1,
  2,
  3,
  6,
  10,
  13,
  37,
  52,
  64,
  100,
  365,
  4096,
  10_000,
  32_768,
  32_769,
  65_535,
  65_536,
  65_537,
  1_000_000,
  2 ** 31 + 1,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 32 + 1,
  2 ** 40 + 1,
  2 ** 47 + 1,
  2 ** 48,
]
const LARGE = [2n ** 48n + 1n, 10n ** 16n, 10n ** 18n + 9n, 2n ** 63n + 1n, 2n ** 64n, 10n ** 20n]
const RANGES: Asked[] = [
  ...SMALL,
  ...LARGE.map(String),
  ['deal', 5, 52],
  ['deal', 20, 80],
  ['deal', 24, 25],
  ['weigh', 1, 2, 3],
  ['weigh', 0, 70_000, 1, 500],
]

function ask(n: number, place: number): Asked {
  const listed = choose(`range ${n} ${place}`, RANGES.length * 2)
  if (listed < RANGES.length) return RANGES[listed]!
  // The other half is of no list: from one bit to 68.
  const bits = BigInt(1 + choose(`bits ${n} ${place}`, 68))
  const any = (digest(`any ${n} ${place}`).readBigUInt64BE() * 1021n) % 2n ** bits
  return any < BIGGEST_SAFE && any <= 2n ** 48n && place % 2 === 0 ? Number(any + 1n) : String(any + 1n)
}

/** Seeds stay for some rounds, as they do for a player. */
const questions = (): Question[] =>
  Array.from({ length: COUNT }, (_, n) => {
    const sitting = n - (n % 20)
    const game = GAMES[choose(`game ${n - (n % 5)}`, GAMES.length)]!
    return {
      seed: digest(`seed ${sitting}`).toString('hex'),
      game,
      maths: digest(`maths ${game}`).toString('hex'),
      client: digest(`client ${sitting}`)
        .toString('base64url')
        .padEnd(64, '_-')
        .slice(0, CLIENT_LENGTHS[choose(`length ${sitting}`, 5)]),
      nonce: n % 7 === 6 ? choose(`nonce ${n}`, 2 ** 32) * 2 ** 20 + 1 : (n % 20) + 1,
      ask: Array.from({ length: ASKED_PER_VECTOR }, (_, place) => ask(n, place)),
    }
  })

function draw(draws: Draws, asked: Asked): string {
  if (typeof asked === 'number') return String(draws.below(asked))
  if (typeof asked === 'string') return String(draws.belowBig(BigInt(asked)))
  if (asked[0] === 'weigh') return String(pickWeighted(draws, asked.slice(1) as number[]))
  const [, count, size] = asked
  return deal(
    draws,
    Array.from({ length: size }, (_, thing) => thing),
    count,
  ).join()
}

/** What a stream over the given HMAC draws, with spaces between the answers. */
export function answer({ seed, game, maths, client, nonce, ask }: Question, hmac: Hmac): string {
  const key = Uint8Array.from(Buffer.from(seed, 'hex'))
  const draws = new Stream((cursor) => hmac(key, messageOf({ game, maths, clientSeed: client, nonce }, cursor)))
  return ask.map((asked) => draw(draws, asked)).join(' ')
}

/** The vectors as they are in the file, line by line. */
export const vectors = (): string[] => questions().map((question) => JSON.stringify({ ...question, draws: answer(question, nodeHmac) }))

if (import.meta.main) {
  const packed = gzipSync(`${vectors().join('\n')}\n`, { level: 9 })
  fs.writeFileSync(VECTORS, packed)
  process.stdout.write(`${COUNT} vectors, ${packed.length} bytes\n`)
}
